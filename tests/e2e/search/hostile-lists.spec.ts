import type { Worker } from "playwright/test";
import type { TestService } from "../../setup/service.ts";
import { expect, test } from "../fixtures.ts";
import { mischiefIn, watchForMischief, withoutPolicy } from "../hostile.ts";
import { HOSTILE_TEXTS } from "../hostile-vectors.ts";
import { searchPage } from "../search-page.ts";

const SUGGEST = "/api/v1/suggest";
/** What the box shows at once, and what the address bar does. */
const IN_BOX = 6;
const IN_ADDRESS_BAR = 8;

/** All of them are drawn in search-box.test.tsx and markup.test.ts; these show that the browser takes them as those tests do. */
const SOME = HOSTILE_TEXTS.filter((_, index) => index % Math.ceil(HOSTILE_TEXTS.length / 24) === 0);

/** Suggestions that all fit what is typed, each told from the last ones by the word they begin with. */
function batches(size: number): readonly { readonly typed: string; readonly texts: readonly string[] }[] {
  return Array.from({ length: Math.ceil(SOME.length / size) }, (_, index) => {
    const typed = `tax${index}`;
    return { typed, texts: SOME.slice(index * size, (index + 1) * size).map((text) => `${typed} ${text}`) };
  });
}

test.describe("with suggestions turned on", () => {
  test.use({ settings: { suggestions: true } });

  test("no suggestion under the box is more than text", async ({ session, service, openPage }) => {
    await using watch = await watchForMischief(session.context, service.url);
    const page = await openPage("popup.html");
    await withoutPolicy(page);
    const { box, suggestions } = searchPage(page);
    for (const { typed, texts } of batches(IN_BOX)) {
      await suggest(service, texts);
      await box.fill(typed);
      await expect(suggestions).toHaveCount(texts.length);
      await expect(suggestions.last()).toContainText(typed);
      expect(await mischiefIn(page)).toEqual([]);
    }
    expect(watch.strayRequests).toEqual([]);
  });

  test("a line of the address bar is XML that says no more than its text", async ({ session, service }) => {
    await using watch = await watchForMischief(session.context, service.url);
    const lines: string[] = [];
    for (const { typed, texts } of batches(IN_ADDRESS_BAR)) {
      await suggest(service, texts);
      // The address bar waits for no late answer, as a busy machine gives them; it is asked with the next letter.
      const given: (readonly string[])[] = [];
      await expect
        .poll(async () => given.push(await addressBarLines(session.worker, typed)) && given.at(-1)?.length)
        .toBeGreaterThan(0);
      lines.push(...(given.at(-1) ?? []));
    }
    // Texts that are the same on one line, or longer than a search may be, are no lines of their own.
    expect(lines.length).toBeGreaterThan(SOME.length * 0.9);
    const blank = await session.context.newPage();
    const elements = await blank.evaluate(
      (descriptions) =>
        descriptions.flatMap((description) => {
          const parsed = new DOMParser().parseFromString(`<line>${description}</line>`, "application/xml");
          return [...parsed.documentElement.querySelectorAll("*")].map(
            ({ localName, attributes }) => `${localName} ${attributes.length}`,
          );
        }),
      lines,
    );
    expect([...new Set(elements)].sort()).toEqual(["match 0"]);
    expect(watch.strayRequests).toEqual([]);
  });
});

async function suggest(service: TestService, suggestions: readonly string[]): Promise<void> {
  await service.clearFaults();
  await service.fault({ match: SUGGEST, kind: "custom", body: JSON.stringify({ suggestions }) });
}

function addressBarLines(worker: Worker, typed: string): Promise<readonly string[]> {
  return worker.evaluate(
    (text) =>
      new Promise<string[]>((resolve) => {
        chrome.omnibox.onInputChanged.dispatch(text, (lines: { description: string }[]) =>
          resolve(lines.map(({ description }) => description)),
        );
      }),
    typed,
  );
}
