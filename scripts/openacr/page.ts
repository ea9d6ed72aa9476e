import type { Chapter, Level, OpenAcr } from "./shape.ts";

const WORDS: Readonly<Record<Level, string>> = {
  supports: "Supports",
  "partially-supports": "Partially Supports",
  "does-not-support": "Does Not Support",
  "not-applicable": "Not Applicable",
  "not-evaluated": "Not Evaluated",
};

const TITLES: Readonly<Record<keyof OpenAcr["chapters"], string>> = {
  success_criteria_level_a: "WCAG 2.2, Level A",
  success_criteria_level_aa: "WCAG 2.2, Level AA",
  success_criteria_level_aaa: "WCAG 2.2, Level AAA",
  functional_performance_criteria: "Section 508: Functional Performance Criteria",
  hardware: "Section 508: Hardware",
  software: "Section 508: Software",
  support_documentation_and_services: "Section 508: Support Documentation and Services",
};

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 60rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { border: 1px solid; padding: 0.4rem 0.6rem; text-align: start; vertical-align: top; }
caption { text-align: start; padding-block: 0.4rem; }`;

/** The report as one HTML file, with what was not tried first. */
export function reportAsHtml(report: OpenAcr, names: ReadonlyMap<string, string>): string {
  const chapters = Object.entries(TITLES).map(([key, title]) => {
    const chapter = report.chapters[key as keyof typeof TITLES];
    return chapterAsHtml(title, chapter, names);
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(report.title)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
<h1>${escaped(report.title)}</h1>
<p><strong>${escaped(report.notes)}</strong></p>
<dl>
<dt>Product</dt><dd>${escaped(`${report.product.name} ${report.product.version}`)}</dd>
<dt>What it is</dt><dd>${escaped(report.product.description)}</dd>
<dt>Date</dt><dd>${escaped(report.report_date)}</dd>
<dt>Contact</dt><dd>${escaped(report.author.email)}</dd>
<dt>How it was evaluated</dt><dd>${escaped(report.evaluation_methods_used)}</dd>
</dl>
${chapters.join("\n")}
<h2>Disclaimer</h2>
<p>${escaped(report.legal_disclaimer)}</p>
</main>
</body>
</html>
`;
}

function chapterAsHtml(title: string, chapter: Chapter, names: ReadonlyMap<string, string>): string {
  const heading = `<h2>${escaped(title)}</h2>`;
  if (chapter.criteria === undefined) return `${heading}\n<p>${escaped(chapter.notes)}</p>`;
  const rows = chapter.criteria.flatMap(({ num, components }) =>
    components.map(
      ({ adherence: { level, notes } }) =>
        `<tr><th scope="row">${num} ${escaped(names.get(num) ?? "")}</th><td>${WORDS[level]}</td><td>${escaped(notes)}</td></tr>`,
    ),
  );
  return `${heading}
<table>
<caption>${escaped(chapter.notes)}</caption>
<thead><tr><th scope="col">Criterion</th><th scope="col">Conformance level</th><th scope="col">Remarks</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
