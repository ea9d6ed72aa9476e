// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { markdownHtml } from "../../../../utils/text/markdown.ts";
import { renderedMarkdown } from "../../../../utils/text/safe-html.ts";

it("every part of a fact-check's Markdown is drawn as what it is", () => {
  const markdown = [
    ...[
      "First",
      "## 2",
      "### 3",
      "#### 4",
      "##### 5",
      "###### 6",
      "A **strong** *em* `code` [link](https://irs.gov/)  \nb",
    ],
    ...["- ul", "1. ol", "> quote", "---", "```\npre\n```", "| a |\n| - |\n| b |"],
  ].join("\n\n");
  const page = document.createElement("div");
  page.append(renderedMarkdown(markdownHtml(markdown) ?? "") ?? "");
  const drawn = new Set([...page.querySelectorAll("*")].map(({ tagName }) => tagName.toLowerCase()));
  expect([...drawn].sort()).toEqual(
    [
      ...["a", "blockquote", "br", "code", "em", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol", "p"],
      ...["pre", "strong", "table", "tbody", "td", "th", "thead", "tr", "ul"],
    ].sort(),
  );
});

it.each([
  ["[irs.gov](https://evil.example/x)", "irs.gov (evil.example)"],
  ["[https://www.irs.gov/form](https://evil.example/y)", "https://www.irs.gov/form (evil.example)"],
  ["[**irs**.g\u00adov](https://evil.example/)", "irs.g\u00adov (evil.example)"],
  ["[irs。gov](https://irs.gov.evil.example/)", "irs。gov (irs.gov.evil.example)"],
  ["[irs.gov](https://www.irs.gov/form)", "irs.gov"],
  ["[www.irs.gov](https://irs.gov/)", "www.irs.gov"],
  ["[The form, p. 2](https://www.irs.gov/form)", "The form, p. 2"],
  ["[U.S. Code](https://uscode.house.gov/)", "U.S. Code"],
])("%s shows where it leads if its words name another site: %s", (markdown, shown) => {
  const page = document.createElement("div");
  page.append(renderedMarkdown(markdownHtml(markdown) ?? "") ?? "");
  expect(page.textContent?.trim()).toBe(shown);
});
