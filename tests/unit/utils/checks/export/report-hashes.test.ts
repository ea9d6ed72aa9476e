// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { JSON_FILE } from "../../../../../utils/checks/export/json-and-csv.ts";
import { htmlReport, markdownReport } from "../../../../../utils/checks/export/report-files.ts";
import { checksText, fileText } from "../file-text.ts";
import { done, VERDICT } from "../sample.ts";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

async function madeOf(snippet: string) {
  const check = done(1, {
    passagesBySite: [
      {
        host: "ssa.gov",
        at: 0,
        inIndex: true,
        passages: [
          {
            url: "https://ssa.gov/x",
            title: "",
            snippet,
            contentType: null,
            changedAt: null,
            readAt: null,
          },
        ],
      },
    ],
  });
  const html = await fileText(htmlReport({}, 0), [{ latest: check, earlier: [] }]);
  const page = new DOMParser().parseFromString(html, "text/html");
  const cells = [...page.querySelectorAll("tbody td")].map(({ textContent }) => textContent);
  return { check, page, cells };
}

describe("the hashes at the end of a report", () => {
  test.each([
    ["marked words", "Up to <mark>85</mark> % may be\ntaxable …"],
    ["escaped markup", "&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; &quot;x&quot;"],
    ["real markup", "a<script>alert(1)</script><img src=x onerror=alert(1)>b"],
    ["characters nobody sees", "Tax\u202E\u200B\u00AD\uFEFF free \u{1F468}\u200D\u{1F469}"],
    ["line ends of other systems", "one\r\ntwo\rthree\u2028four"],
    ["control characters and lone surrogates", "a\u0000b\u0007c\uD800d"],
    ["other scripts", "Steuer für Ärzte 税金 ضريبة e\u0301"],
    ["100,000 characters", "tax ".repeat(25_000)],
  ])("are those of a passage as it is drawn, with %s", async (_, snippet) => {
    const { page, cells } = await madeOf(snippet);
    const drawn = page.querySelector("li blockquote")?.textContent ?? "";
    expect(drawn).not.toBe("");
    expect(cells.slice(0, 2)).toEqual(["Claim 1: passage from “Income taxes on benefits”", sha256(drawn)]);
  });

  it("are those of an answer as the JSON export has it, without white space between its parts", async () => {
    const { check, cells } = await madeOf("");
    const [{ verdict }] = JSON.parse(checksText(JSON_FILE, [check]));
    expect(cells).toEqual(["Claim 1: answer of the service", sha256(JSON.stringify(verdict))]);
    expect(verdict).toEqual(VERDICT);
  });

  it("are the same in Markdown, with what they show and what they do not", async () => {
    const { check, cells } = await madeOf("Up to 85 %");
    const markdown = await fileText(markdownReport({}, 0), [{ latest: check, earlier: [] }]);
    expect(markdown).toContain(`- Claim 1: passage from “Income taxes on benefits”: ${cells[1]}`);
    expect(markdown).toContain("It does not show that it is true, or who wrote it.");
  });
});
