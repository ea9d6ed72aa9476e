import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { archivedCopy, archivedResult, archiveRequest } from "../../../../utils/sites/archived-copy.ts";

const CHECKED = Date.parse("2026-11-12T09:05:07Z");

describe("the archived copy of a page", () => {
  test.each([
    [
      "https://www.irs.gov/a?b=c&d=e",
      "https://web.archive.org/web/20261112090507/https://www.irs.gov/a?b=c&d=e",
    ],
    ["https://www.irs.gov/a#rates", "https://web.archive.org/web/20261112090507/https://www.irs.gov/a#rates"],
    ["https://www.irs.gov/a#:~:text=tax", "https://web.archive.org/web/20261112090507/https://www.irs.gov/a"],
    ["http://8.8.8.8/", "https://web.archive.org/web/20261112090507/http://8.8.8.8/"],
  ])("%s", (address, copy) => expect(archivedCopy(address, CHECKED)).toBe(copy));

  test.each([
    [null],
    ["Internal Revenue Service"],
    ["javascript:alert(1)"],
    ["https://person:secret@irs.gov/"],
    ["http://localhost/"],
    ["http://10.0.0.5/admin"],
    ["http://[::1]/"],
    ["https://intranet/"],
    ["https://printer.local/"],
  ])("is missing for %s, and the archive is not asked for one", (address) => {
    expect(archivedCopy(address, CHECKED)).toBeNull();
    expect(archiveRequest(address)).toBeNull();
  });

  test("is asked for by the page's own address", () => {
    expect(archiveRequest("https://www.irs.gov/a?b=c#:~:text=tax")).toBe(
      "https://web.archive.org/save/https://www.irs.gov/a?b=c",
    );
  });

  test("of a result is from when the service last read it", () => {
    const url = "https://www.irs.gov/a";
    const copy = (lastCrawled: string | null, updatedAt: string | null) =>
      archivedResult({ url, lastCrawled, updatedAt })?.slice("https://web.archive.org/web/".length);
    expect(copy("2026-11-12T09:05:07Z", "2026-01-01")).toBe(`20261112090507/${url}`);
    expect(copy("yesterday", "2026-01-01")).toBe(`20260101000000/${url}`);
    expect(copy(null, null)).toBe(url);
  });

  test("leads to the archive, whatever the address", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string({ unit: "binary" })),
        (address) => {
          const copy = archivedCopy(address, CHECKED);
          if (copy !== null) expect(new URL(copy).origin).toBe("https://web.archive.org");
        },
      ),
    );
  });
});
