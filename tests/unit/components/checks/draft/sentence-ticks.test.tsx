// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { SentenceTicks } from "../../../../../components/checks/draft/SentenceTicks.tsx";
import { click, focused, named } from "../../user.ts";

afterEach(() => render(null, document.body));

it("more sentences come with a press, and the focus goes to the first of them", async () => {
  const sentences = Array.from({ length: 302 }, (_, index) => `Sentence ${index + 1}.`);
  const nothing = (): void => undefined;
  await act(() =>
    render(<SentenceTicks sentences={sentences} chosen={new Set()} onChoose={nothing} />, document.body),
  );
  expect(document.querySelectorAll("input")).toHaveLength(300);
  await click("Show more sentences");
  expect([focused(), named("Show more sentences")]).toEqual(["Sentence 301.", []]);
});
