import { expect, it } from "vitest";
import { renderedMarkdown } from "../../../../utils/text/safe-html.ts";

it("answers with nothing where there is no document to work in", () => {
  expect(renderedMarkdown("<b>a</b>")).toBeNull();
});
