// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLanguageOf } from "../../../../components/base/language-of.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const detectLanguage = vi.fn();
let count = 0;
/** One that no test has had before. */
function text(): string {
  count += 1;
  return `Le crédit d’impôt a été versé à ${count} familles.`;
}

function Quote({ text, otherwise }: { text: string; otherwise?: string }) {
  return <q lang={useLanguageOf(text, otherwise)}>{text}</q>;
}

const langs = () => [...document.querySelectorAll("q")].map((quote) => quote.getAttribute("lang"));

beforeEach(() => {
  detectLanguage.mockReset();
  Object.assign(fakeBrowser, { i18n: { ...fakeBrowser.i18n, detectLanguage } });
});
afterEach(() => render(null, document.body));

it("a text is drawn before its language is known, and looked at once wherever it stands", async () => {
  const [asked, answer] = [text(), Promise.withResolvers<unknown>()];
  detectLanguage.mockReturnValue(answer.promise);
  await act(() => render([<Quote text={asked} />, <Quote text={asked} />], document.body));
  expect(langs()).toEqual([null, null]);
  answer.resolve({ isReliable: true, languages: [{ language: "fr", percentage: 98 }] });
  await vi.waitFor(() => expect(langs()).toEqual(["fr", "fr"]));
  await act(() => render([], document.body));
  await act(() => render(<Quote text={asked} />, document.body));
  await vi.waitFor(() => expect(langs()).toEqual(["fr"]));
  expect(detectLanguage).toHaveBeenCalledTimes(1);
});

it.each([
  ["the browser is not sure", { isReliable: false, languages: [{ language: "fr", percentage: 100 }] }],
  ["a part is in another", { isReliable: true, languages: [{ language: "fr", percentage: 60 }] }],
  ["it is in none", { isReliable: true, languages: [{ language: "und", percentage: 100 }] }],
  ["the browser knows none", { isReliable: true, languages: [] }],
])("a text has the language that is expected of it where %s", async (_, guess) => {
  detectLanguage.mockResolvedValue(guess);
  await act(() => render([<Quote text={text()} />, <Quote text={text()} otherwise="en" />], document.body));
  await vi.waitFor(() => expect(detectLanguage).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  expect(langs()).toEqual([null, "en"]);
});

it("looks at no text of a few words, and at the beginning of a long one", async () => {
  detectLanguage.mockRejectedValue(new Error("not here"));
  await act(() => render([<Quote text="Non" />, <Quote text={text().repeat(1_000)} />], document.body));
  await vi.waitFor(() => expect(detectLanguage).toHaveBeenCalledTimes(1));
  expect(detectLanguage.mock.lastCall?.[0]).toHaveLength(5_000);
  await act(async () => undefined);
  expect(langs()).toEqual([null, null]);
});
