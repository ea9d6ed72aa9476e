import { FUNCTIONAL, type Row, SOFTWARE, SUPPORT } from "./section-508.ts";
import type { Chapter, Level, OpenAcr } from "./shape.ts";

/** The criteria whose subject the product does not have. */
const NOT_APPLICABLE = new Set([
  "1.2.1",
  "1.2.2",
  "1.2.3",
  "1.2.4",
  "1.2.5",
  "1.3.5",
  "1.4.2",
  "2.5.4",
  "3.3.8",
]);
const HEADING = /^## Known gaps\n\n/m;

export interface Written {
  readonly version: string;
  /** The day on which the table was last changed. */
  readonly day: string;
}

/** The report from docs/accessibility.md: its table of criteria, and its known gaps. */
export function reportFrom(page: string, { version, day }: Written): OpenAcr {
  const gaps = (page.split(HEADING)[1] ?? "").trim();
  const partly = new Set([...gaps.matchAll(/\((\d\.\d\.\d+)\)/g)].map(([, num = ""]) => num));
  const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) (.+) \((AA?)\) \| (.+?) \|/gm)].map(
    ([, num = "", name = "", level = "", notes = ""]) => ({ num, name, level, notes }),
  );
  const wcag = (wanted: string): Chapter => ({
    notes: `WCAG 2.2, level ${wanted}.`,
    criteria: rows
      .filter(({ level }) => level === wanted)
      .map(({ num, notes }) => criterion(num, "web", levelOf(num, partly), plain(notes))),
  });
  const contact = {
    name: "Primary Source",
    company_name: "Primary Source",
    email: "accessibility@primary-source.example",
    website: "https://primary-source.example",
  };
  return {
    title: "Primary Source Accessibility Conformance Report",
    product: {
      name: "Primary Source",
      version,
      description:
        "A browser extension for searching government pages, following what changes and fact-checking sentences.",
    },
    author: contact,
    vendor: contact,
    report_date: day,
    last_modified_date: day,
    version: 1,
    notes: `What was not tried: NVDA, JAWS, VoiceOver, Orca and other real assistive technology. Known gaps: ${plain(gaps)}`,
    evaluation_methods_used:
      "Tests that run in Chromium and Firefox on every change: axe, keyboard and focus tests, zoom to 400 %, text to 200 %, text spacing, forced colours, contrast of every token, pages in a pseudo-locale in both directions of writing. Transcripts of a virtual screen reader that follows the specifications, read by hand. No test with users of assistive technology.",
    legal_disclaimer:
      "This report says what its authors found. It is no warranty. The addresses of the contact are placeholders until a build is published.",
    license: "MIT",
    feedback: "The support address in the options of a published build",
    catalog: "2.5-edition-wcag-2.2-508-en",
    chapters: {
      success_criteria_level_a: wcag("A"),
      success_criteria_level_aa: wcag("AA"),
      success_criteria_level_aaa: { notes: "Level AAA was not evaluated.", disabled: true },
      functional_performance_criteria: of508(FUNCTIONAL, "Section 508, chapter 3."),
      hardware: { notes: "There is no hardware.", disabled: true },
      software: of508(SOFTWARE, "Section 508, chapter 5."),
      support_documentation_and_services: of508(SUPPORT, "Section 508, chapter 6."),
    },
  };
}

/** The names of all criteria, by their numbers. */
export function namesOf(page: string): ReadonlyMap<string, string> {
  const wcag = [...page.matchAll(/^\| (\d\.\d\.\d+) (.+) \((?:AA?)\) \|/gm)].map(
    ([, num = "", name = ""]) => [num, name] as const,
  );
  const others = [...FUNCTIONAL, ...SOFTWARE, ...SUPPORT].map(([num, name]) => [num, name] as const);
  return new Map([...wcag, ...others]);
}

function levelOf(num: string, partly: ReadonlySet<string>): Level {
  if (partly.has(num)) return "partially-supports";
  return NOT_APPLICABLE.has(num) ? "not-applicable" : "supports";
}

function of508(rows: readonly Row[], notes: string): Chapter {
  return {
    notes,
    criteria: rows.map(([num, , level, remark]) =>
      criterion(num, num.startsWith("302") ? "none" : "software", level, remark),
    ),
  };
}

function criterion(num: string, name: "web" | "software" | "none", level: Level, notes: string) {
  return { num, components: [{ name, adherence: { level, notes } }] };
}

/** Markdown without its marks, in one line. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/^- /gm, "")
    .replace(/\s+/g, " ")
    .trim();
}
