// @vitest-environment happy-dom
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { toTextPosition } from "dom-anchor-text-quote";
import { describe, expect, it, test } from "vitest";
import { checksAsAnnotations } from "../../../../../utils/checks/export/web-annotations.ts";
import { done, VERDICT, waiting } from "../sample.ts";

const PAGE =
  "You must pay taxes on up to 85% of your benefits if you file a return. Some states tax them too.";

function annotationsOf(snippet: string, url = "https://ssa.gov/x") {
  const passage = { url, title: "", snippet, contentType: null, changedAt: null, readAt: null };
  const check = done(1, {
    verdict: { ...VERDICT, service: "facts.example" },
    passagesBySite: [{ host: "ssa.gov", at: Date.UTC(2026, 10, 21), inIndex: true, passages: [passage] }],
  });
  return JSON.parse(checksAsAnnotations([check, waiting(2), done(3)]) ?? "null");
}

describe("a passage as a web annotation", () => {
  test.each([
    ["whole", "You must pay <mark>taxes</mark> on up to 85% of your benefits"],
    ["cut at both ends", "… on up to 85% of your <mark>benefits</mark> if you …"],
    ["of two parts", "pay taxes … <mark>benefits</mark> if you file a return…"],
    ["of two parts with full stops", "taxes on...if you file a return"],
  ])("is found again in its page by another program, %s", (_, snippet) => {
    const [{ target }] = annotationsOf(snippet);
    const [quote, fragment] = target.selector;
    const page = document.createElement("p");
    page.textContent = PAGE;
    const place = toTextPosition(page, quote);
    expect(PAGE.slice(place?.start, place?.end)).toBe(quote.exact);
    expect(quote.exact.length).toBeGreaterThan(10);
    expect(fragment.value).toMatch(/^:~:text=/);
  });

  it("has what the W3C's model requires of one, and says who gave the verdict", () => {
    const annotations = annotationsOf("up to 85% of your benefits");
    const ajv = new Ajv({ strict: false });
    addFormats(ajv);
    expect(ajv.validate(MODEL, annotations), ajv.errorsText()).toBe(true);
    expect(annotations).toHaveLength(1);
    expect(annotations[0].target.source).toBe("https://ssa.gov/x");
    expect(annotations[0].body.value).toContain("An automated service at facts.example gave this verdict.");
  });

  it.each([
    ["nothing", ""],
    ["only ellipses", "… ..."],
  ])("of %s is left out, and nothing is left to write", (_, snippet) => {
    expect(annotationsOf(snippet)).toBeNull();
  });
});

/** The requirements of https://www.w3.org/TR/annotation-model/ sections 3.1, 3.2.4, 4.2.1 and 4.2.4. */
const MODEL = {
  type: "array",
  items: {
    type: "object",
    required: ["@context", "id", "type", "target"],
    properties: {
      "@context": { const: "http://www.w3.org/ns/anno.jsonld" },
      id: { type: "string", format: "uri" },
      type: { const: "Annotation" },
      created: { type: "string", format: "date-time" },
      motivation: { enum: ["commenting", "describing", "linking", "highlighting"] },
      body: {
        type: "object",
        required: ["type", "value"],
        properties: {
          type: { const: "TextualBody" },
          value: { type: "string" },
          language: { type: "string" },
        },
      },
      target: {
        type: "object",
        required: ["source", "selector"],
        properties: {
          source: { type: "string", format: "uri" },
          selector: {
            type: "array",
            items: {
              oneOf: [
                {
                  type: "object",
                  required: ["type", "exact"],
                  properties: {
                    type: { const: "TextQuoteSelector" },
                    exact: { type: "string", minLength: 1 },
                  },
                },
                {
                  type: "object",
                  required: ["type", "value", "conformsTo"],
                  properties: {
                    type: { const: "FragmentSelector" },
                    conformsTo: { type: "string", format: "uri" },
                  },
                },
              ],
            },
          },
        },
      },
    },
  },
};
