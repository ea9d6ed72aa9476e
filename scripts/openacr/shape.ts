import * as v from "valibot";

/**
 * What the published schema `openacr-0.1.0` (github.com/GSA/openacr) requires of a report, written again because no package of
 * the registry brings it, and what its catalogue 2.5-edition-wcag-2.2-508-en allows as levels. Stricter than that schema: keys
 * that it does not know are refused, and every criterion needs a level with a remark.
 */
const LEVELS = [
  "supports",
  "partially-supports",
  "does-not-support",
  "not-applicable",
  "not-evaluated",
] as const;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const contact = v.strictObject({
  name: text,
  company_name: text,
  email: v.pipe(text, v.email()),
  website: text,
});

const component = v.strictObject({
  name: v.picklist(["web", "electronic-docs", "software", "authoring-tool", "none", ""]),
  adherence: v.strictObject({ level: v.picklist(LEVELS), notes: text }),
});
const chapter = v.strictObject({
  notes: text,
  disabled: v.exactOptional(v.boolean()),
  criteria: v.exactOptional(
    v.array(
      v.strictObject({
        num: v.pipe(text, v.regex(/^\d+(?:\.\d+){1,2}$/)),
        components: v.pipe(v.array(component), v.minLength(1)),
      }),
    ),
  ),
});

export const openAcr = v.strictObject({
  title: text,
  product: v.strictObject({ name: text, version: text, description: text }),
  author: contact,
  vendor: contact,
  report_date: v.pipe(text, v.isoDate()),
  last_modified_date: v.pipe(text, v.isoDate()),
  version: v.pipe(v.number(), v.integer()),
  notes: text,
  evaluation_methods_used: text,
  legal_disclaimer: text,
  license: text,
  repository: v.exactOptional(text),
  feedback: text,
  catalog: v.literal("2.5-edition-wcag-2.2-508-en"),
  chapters: v.strictObject({
    success_criteria_level_a: chapter,
    success_criteria_level_aa: chapter,
    success_criteria_level_aaa: chapter,
    functional_performance_criteria: chapter,
    hardware: chapter,
    software: chapter,
    support_documentation_and_services: chapter,
  }),
});

export type OpenAcr = v.InferOutput<typeof openAcr>;
export type Chapter = v.InferOutput<typeof chapter>;
export type Level = (typeof LEVELS)[number];
