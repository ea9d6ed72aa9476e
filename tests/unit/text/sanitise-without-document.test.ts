import { expect, it } from "vitest";
import { markedText, plainText, renderedMarkdown } from "../../../utils/text/sanitise.ts";

it("answers with nothing where there is no document to work in", () => {
  expect(markedText("<b>a</b>")).toBeNull();
  expect(renderedMarkdown("<b>a</b>")).toBeNull();
  expect(plainText("<b>a</b>")).toBe("");
});
