// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { verdictPicture } from "../../../../../components/checks/card/verdict-picture.ts";
import type { DoneCheck } from "../../../../../utils/checks/check.ts";
import { done, VERDICT } from "../../../utils/checks/sample.ts";

interface Box {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A drawing that notes where its words are, and which part of it is not cut off. Every letter has the same width. */
class Paper {
  font = "";
  textAlign = "left";
  readonly words: { readonly box: Box; readonly within: Box }[] = [];
  #path: Box = { text: "", left: 0, top: 0, right: 1200, bottom: 675 };
  #within = this.#path;
  readonly #whole = this.#path;

  #size(): number {
    return Number(/(\d+)px/.exec(this.font)?.[1]);
  }
  measureText(text: string): { width: number } {
    return { width: text.length * this.#size() * 0.6 };
  }
  fillText(text: string, x: number, y: number, most = Number.POSITIVE_INFINITY): void {
    const width = Math.min(this.measureText(text.trimEnd()).width, most);
    const left = this.textAlign === "right" ? x - width : x;
    const box = {
      text,
      left,
      top: y - 0.75 * this.#size(),
      right: left + width,
      bottom: y + 0.25 * this.#size(),
    };
    this.words.push({ box, within: this.#within });
  }
  roundRect(x: number, y: number, width: number, height: number): void {
    this.#path = { text: "", left: x, top: y, right: x + width, bottom: y + height };
  }
  clip(): void {
    this.#within = this.#path;
  }
  restore(): void {
    this.#within = this.#whole;
  }
  save(): void {}
  beginPath(): void {}
  fill(): void {}
  fillRect(): void {}
}

async function drawn(check: DoneCheck): Promise<Paper["words"]> {
  const paper = new Paper();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(paper as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((made) => made(new Blob(["png"])));
  await verdictPicture(check);
  return paper.words;
}

const PASSAGE = {
  url: "https://www.ssa.gov/x",
  title: "Income taxes on benefits",
  snippet: `Up to <mark>85</mark> % of benefits may be taxable. ${"More words of the page. ".repeat(20)}`,
  contentType: null,
  changedAt: null,
  readAt: "2026-11-09T10:00:00Z",
};
const LONG_HOST = "https://special-committee-on-aging.oversight-democrats.house.gov/";
const SOURCE = { domain: null, excerpt: null };
const LONG_CLAIM = "Benefits of the social security have never been taxed by anybody. ".repeat(6);

it.each<[string, Partial<DoneCheck>, number]>([
  ["a short claim", {}, 1],
  ["a claim with more words than fit, without a passage", { claim: LONG_CLAIM }, 5],
  [
    "a verdict whose meaning takes two lines",
    { verdict: { ...VERDICT, verdict: "NOT_A_GOVERNMENT_MATTER", sources: [] } },
    1,
  ],
  [
    "a passage of the most lines",
    {
      claim: LONG_CLAIM,
      evidence: [{ host: "ssa.gov", at: 0, inIndex: true, passages: [PASSAGE] }],
    },
    3,
  ],
  [
    "a passage of the most lines below a meaning of two",
    {
      claim: LONG_CLAIM,
      verdict: { ...VERDICT, verdict: "NOT_A_GOVERNMENT_MATTER" },
      evidence: [{ host: "ssa.gov", at: 0, inIndex: true, passages: [PASSAGE] }],
    },
    3,
  ],
  [
    "a passage with a long title, from a host with a long name",
    {
      verdict: {
        ...VERDICT,
        sources: [{ ...SOURCE, title: "Long words of a title. ".repeat(5), url: LONG_HOST }],
      },
      evidence: [
        {
          host: new URL(LONG_HOST).host,
          at: 0,
          inIndex: true,
          passages: [{ ...PASSAGE, url: LONG_HOST }],
        },
      ],
    },
    1,
  ],
])("in the picture of %s no words overlap others or are cut off", async (_, change, claimRows) => {
  const words = await drawn(done(1, change));
  expect(words.filter(({ box }) => box.bottom - box.top === 32)).toHaveLength(claimRows);
  for (const [index, { box, within }] of words.entries()) {
    expect(box.left, box.text).toBeGreaterThanOrEqual(within.left);
    expect(box.right, box.text).toBeLessThanOrEqual(within.right);
    expect(box.top, box.text).toBeGreaterThanOrEqual(within.top);
    expect(box.bottom, box.text).toBeLessThanOrEqual(within.bottom);
    for (const { box: other } of words.slice(index + 1)) {
      const isApart =
        other.left >= box.right - 0.001 ||
        other.right <= box.left + 0.001 ||
        other.top >= box.bottom ||
        other.bottom <= box.top;
      expect(isApart, `“${box.text}” and “${other.text}”`).toBe(true);
    }
  }
});
