// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeAll, expect, it, vi } from "vitest";
import { registrableDomain } from "../../../components/base/registrable-domain.ts";
import type { Examples } from "../../../gallery/examples.ts";
import { outline } from "./outline.ts";

const files = import.meta.glob<{ readonly EXAMPLES: Examples }>("../../../components/**/*.examples.tsx", {
  eager: true,
});
const ALL = Object.values(files).map(({ EXAMPLES }) => EXAMPLES);

/** The first links would be drawn as they are before the list of domains is here, which comes when it comes. */
beforeAll(() => vi.waitFor(() => expect(registrableDomain("www.example.com")).toBe("example.com")));

/** Days and times of day differ by the zone of the run. How they are written has tests of its own. */
const inAnyZone = (words: string): string =>
  words.replace(/\b[A-Z][a-z]{2,8} \d{1,2}, \d{4}\b/g, "DAY").replace(/\b\d{1,2}:\d{2}\s[AP]M\b/g, "TIME");

/** Read what changed, and write it anew with `npx vitest run tests/unit/gallery -u`. */
it.each(ALL)("$of says the same as before in every state", async ({ of, states }) => {
  const outlines: string[] = [];
  for (const { name, draw } of states) {
    await act(() => render(draw(), document.body));
    outlines.push(`# ${name}\n\n${outline(document.body)}`);
    await act(() => render(null, document.body));
  }
  await expect(inAnyZone(outlines.join("\n"))).toMatchFileSnapshot(`outlines/${of}.txt`);
});
