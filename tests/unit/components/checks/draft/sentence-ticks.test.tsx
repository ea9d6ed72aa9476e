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

it.each([
  [[], "Choose all", "Choose none"],
  [["One.", "Two."], "Choose none", "Choose all"],
])("with %j chosen, %j is offered and %j waits", async (chosen, offered, held) => {
  const asked: boolean[] = [];
  await act(() =>
    render(
      <SentenceTicks
        sentences={["One.", "Two."]}
        chosen={new Set(chosen)}
        onChoose={() => undefined}
        onChooseAll={(isChosen) => asked.push(isChosen)}
      />,
      document.body,
    ),
  );
  await click(held);
  expect(asked).toEqual([]);
  await click(offered);
  expect(asked).toEqual([offered === "Choose all"]);
});
