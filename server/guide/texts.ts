import { ENDPOINTS, FACT_CHECKS } from "./openapi.ts";

const NOTE = "This is a local stand-in for trying, developing and testing, not the public service.";

/** `/api-guide.md` */
export function apiGuide(): string {
  const reading = ENDPOINTS.map(({ path, summary, parameters }) => {
    const names = Object.keys(parameters.entries).map((name) => `\`${name}\``);
    return `### GET ${path}\n\n${summary}.${names.length > 0 ? ` Parameters: ${names.join(", ")}.` : ""}`;
  });
  const checking = FACT_CHECKS.map(
    ({ path, summary }) =>
      `### POST ${path}\n\n${summary}. Body: \`{"claim": "…"}\`, at most 10,000 characters.`,
  );
  return `# API guide

${NOTE}

Operators inside \`q\`: site:, country:, filetype:, level:, state:, city:, intitle:, inurl:, "exact phrase", -excluded.
Different parameters and operators narrow each other; of several values of one, any will do. Words that tell nothing, such
as "how do I", need not be on a page unless they are quoted. Up to 10,000 matches are counted; beyond them the total is a
lower bound, and pages with the words in their titles come first.

Facet counts are taken with every chosen filter applied, the facet's own included. Errors have a \`detail\`.
Fact-checks are answered from a small table of claims checked against the pages of this service, at most 10 in 60 seconds.

${[...reading, ...checking].join("\n\n")}
`;
}

/** `/llms.txt` */
export function llmsText(): string {
  return `# Government search and fact-checks (local stand-in)

> ${NOTE}

- [API guide](/api-guide.md): every endpoint in words
- [OpenAPI](/openapi.json): the same for machines
`;
}
