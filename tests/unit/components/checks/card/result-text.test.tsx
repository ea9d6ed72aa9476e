// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { markdownAsText } from "../../../../../components/checks/card/ResultText.tsx";

it("a result as plain text keeps the numbers and dashes of its lists and the addresses of its links", () => {
  const text = markdownAsText("### Why\n\n1. One\n2. Two\n\n- [Law](https://www.irs.gov/x)");
  expect(text).toContain("Why");
  expect(text).toContain("1. One");
  expect(text).toContain("2. Two");
  expect(text).toContain("- Law https://www.irs.gov/x");
  expect(document.body.textContent).toBe("");
});
