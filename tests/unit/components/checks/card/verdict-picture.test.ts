// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { copyVerdictPicture, verdictPicture } from "../../../../../components/checks/card/verdict-picture.ts";
import type { DoneCheck } from "../../../../../utils/checks/check.ts";
import { expectLogs } from "../../../../setup/logs.ts";
import { done, VERDICT } from "../../../utils/checks/sample.ts";

interface Box {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Words {
  readonly box: Box;
  readonly within: Box;
  readonly baseline: number;
  readonly colour: string;
  readonly font: string;
  readonly direction: string;
}

/** A drawing that notes where its words and surfaces are, and which part of it is not cut off. Every letter has the same width. */
class Paper {
  font = "";
  textAlign = "left";
  direction = "ltr";
  fillStyle = "";
  readonly words: Words[] = [];
  readonly surfaces: { readonly box: Box; readonly colour: string }[] = [];
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
    const { fillStyle: colour, font, direction } = this;
    this.words.push({ box, within: this.#within, baseline: y, colour, font, direction });
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
  fill(): void {
    this.surfaces.push({ box: this.#path, colour: this.fillStyle });
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    const box = { text: "", left: x, top: y, right: x + width, bottom: y + height };
    this.surfaces.push({ box, colour: this.fillStyle });
  }
}

async function drawn(check: DoneCheck): Promise<Paper> {
  const paper = new Paper();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(paper as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((made) => made(new Blob(["png"])));
  await verdictPicture(check);
  return paper;
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
      passagesBySite: [{ host: "ssa.gov", at: 0, inIndex: true, passages: [PASSAGE] }],
    },
    3,
  ],
  [
    "a passage of the most lines below a meaning of two",
    {
      claim: LONG_CLAIM,
      verdict: { ...VERDICT, verdict: "NOT_A_GOVERNMENT_MATTER" },
      passagesBySite: [{ host: "ssa.gov", at: 0, inIndex: true, passages: [PASSAGE] }],
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
      passagesBySite: [
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
  const { words, surfaces } = await drawn(done(1, change));
  const [, card] = surfaces;
  expect(card?.box.top, "the margin above the card").toBeGreaterThanOrEqual(44);
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

afterEach(() => void vi.unstubAllGlobals());

/** The tokens of the page's colours, as the colours that they stand for. */
function colourByTokens(): void {
  vi.stubGlobal("getComputedStyle", (element: HTMLElement) => ({
    color: /var\(--(.*)\)/.exec(element.style.color)?.[1] ?? "",
    getPropertyValue: (token: string) => token.slice(2),
  }));
}

const WITH_PASSAGE: Partial<DoneCheck> = {
  claim: LONG_CLAIM,
  passagesBySite: [{ host: "ssa.gov", at: 0, inIndex: true, passages: [PASSAGE] }],
};

describe.each<[string, Partial<DoneCheck>]>([
  ["a verdict alone", {}],
  ["a long claim", { claim: LONG_CLAIM }],
  ["a meaning of two lines", { verdict: { ...VERDICT, verdict: "NOT_A_GOVERNMENT_MATTER", sources: [] } }],
  ["a passage", WITH_PASSAGE],
])("the picture of %s", (_, change) => {
  async function parts() {
    colourByTokens();
    const { words, surfaces } = await drawn(done(1, change));
    const [ground, card, tint, ring, pill] = surfaces
      .filter(({ colour }) => colour !== "mark")
      .map(({ box }) => box);
    if (!ground || !card || !tint || !ring || !pill) throw new Error("Something is missing.");
    const has = (size: number) => words.filter(({ font }) => font.includes(`${size}px`));
    const verdict = words.find(({ box }) => box.top > ring.top && box.bottom < ring.bottom);
    if (verdict === undefined) throw new Error("No verdict.");
    const [brand, maker, day] = words.slice(-3);
    if (!brand || !maker || !day) throw new Error("No foot.");
    return {
      words,
      surfaces,
      ground,
      card,
      tint,
      ring,
      pill,
      verdict,
      claim: has(32),
      meaning: has(20).slice(0, -1),
      source: has(18).filter((each) => each !== maker && each !== day),
      passage: has(26).filter((each) => each !== verdict),
      brand,
      maker,
      day,
    };
  }

  it("is covered, has its card in the middle, and nothing outside of it but the foot", async () => {
    const { words, ground, card, brand, maker, day } = await parts();
    expect(ground).toMatchObject({ left: 0, top: 0, right: 1200, bottom: 675 });
    expect(card.left - ground.left).toBe(ground.right - card.right);
    // The foot takes as much room as the margin above, and a line.
    expect((card.top + card.bottom) / 2).toBe(316);
    expect(card.top).toBeGreaterThanOrEqual(44);
    for (const { box, within } of words) {
      const isFoot = [brand, maker, day].some((each) => each.box === box);
      expect(isFoot || (within.top === card.top && within.bottom === card.bottom), box.text).toBe(true);
    }
  });

  it("has the claim on the tint, whose edge goes through the middle of the verdict", async () => {
    const { card, tint, ring, pill, verdict, claim } = await parts();
    expect(tint).toMatchObject({ left: card.left, top: card.top, right: card.right });
    for (const { box } of claim) {
      expect(box.top).toBeGreaterThan(tint.top + 20);
      expect(box.bottom).toBeLessThan(ring.top);
    }
    expect((pill.top + pill.bottom) / 2).toBe(tint.bottom);
    expect([
      pill.left - ring.left,
      pill.top - ring.top,
      ring.right - pill.right,
      ring.bottom - pill.bottom,
    ]).toEqual(Array.from({ length: 4 }, () => 5));
    expect(verdict.box.left - pill.left).toBeCloseTo(pill.right - verdict.box.right);
    expect(verdict.box.left - pill.left).toBeGreaterThan(20);
    expect(Math.abs((verdict.box.top + verdict.box.bottom) / 2 - tint.bottom)).toBeLessThan(3);
    expect(verdict.colour).toBe("on-tone");
  });

  it("begins its lines below one another, as far from the left as they may come to the right", async () => {
    const { words, card, verdict, claim, meaning, passage } = await parts();
    const left = claim[0]?.box.left ?? 0;
    const rows = Map.groupBy([...claim, ...meaning, ...passage], ({ baseline }) => baseline);
    for (const row of rows.values()) expect(Math.min(...row.map(({ box }) => box.left))).toBe(left);
    const inCard = words.slice(0, -3).filter((each) => each !== verdict);
    expect(left - card.left).toBeGreaterThan(30);
    for (const { box } of inCard)
      expect(card.right - box.right).toBeGreaterThanOrEqual(left - card.left - 0.001);
  });

  it("names the source that carries it, with its site, where there is one", async () => {
    const { source } = await parts();
    const names = source.map(({ box }) => box.text).filter((text) => !text.startsWith("indexed"));
    expect(names).toEqual(change.verdict === undefined ? ["Income taxes on benefits", "ssa.gov"] : []);
  });

  it("has the colours of the verdict", async () => {
    const { surfaces, claim, meaning } = await parts();
    const tone = change.verdict === undefined ? "bad" : "calm";
    const colours = surfaces.map(({ colour }) => colour).filter((colour) => colour !== "mark");
    expect(colours).toEqual(["paper-deep", "paper", `${tone}-paper`, "paper", tone]);
    expect(new Set(claim.map(({ colour }) => colour))).toEqual(new Set(["ink"]));
    expect(new Set(meaning.map(({ colour }) => colour))).toEqual(new Set(["ink-soft"]));
    expect(new Set(claim.map(({ font }) => font))).toEqual(new Set(["400 32px font-quote"]));
  });

  it("has lines with even space between them, and as much room above the first as below the last", async () => {
    const { card, verdict, pill, claim, meaning, source, passage } = await parts();
    for (const rows of [claim, meaning, passage]) {
      const lines = [...new Set(rows.map(({ baseline }) => baseline))];
      const steps = lines.slice(1).map((line, index) => line - (lines[index] ?? 0));
      const size = Number(/(\d+)px/.exec(rows[0]?.font ?? "")?.[1]);
      for (const step of steps) {
        expect(step).toBe(steps[0]);
        expect(step / size).toBeGreaterThan(1.35);
        expect(step / size).toBeLessThan(1.55);
      }
    }
    const last = Math.max(
      ...[...claim, ...meaning, ...source, ...passage, verdict].map(({ box }) => box.bottom),
    );
    const top = Math.min(...claim.map(({ box }) => box.top)) - card.top;
    expect(Math.abs(card.bottom - last - top)).toBeLessThanOrEqual(2);
    expect(top).toBeGreaterThan(30);
    const first = Math.min(...meaning.map(({ box }) => box.top));
    expect(first - pill.bottom).toBeGreaterThan(12);
    expect(first - pill.bottom).toBeLessThan(24);
  });

  it("says below the card who made it and when, on one line between the card's edges", async () => {
    const { card, brand, maker, day } = await parts();
    expect(brand.box).toMatchObject({ text: "Primary Source", left: card.left });
    expect(day.box.right).toBe(card.right);
    expect(brand.box.top).toBeGreaterThan(card.bottom);
    expect(maker.box.text).toBe("Automated fact-check");
    expect(maker.box.left - brand.box.right).toBe(14);
    expect(new Set([brand, maker, day].map(({ baseline }) => baseline))).toEqual(new Set([644]));
    expect([brand, maker, day].map(({ font }) => font)).toEqual([
      "700 20px font",
      "400 18px font",
      "400 18px font",
    ]);
    expect([brand, maker, day].map(({ colour }) => colour)).toEqual(["ink", "ink-soft", "ink-soft"]);
  });
});

it("is a PNG of the size that pages show pictures of links in", async () => {
  const made: unknown[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
  ) {
    made.push(kind, this.width, this.height);
    return new Paper() as never;
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((give, type) => {
    made.push(type);
    give(new Blob(["png"]));
  });
  await verdictPicture(done(1));
  expect(made).toEqual(["2d", 1200, 675, "image/png"]);
  expect(document.body.childElementCount).toBe(0);
});

it("marks words of a passage with a little room around them, within their line", async () => {
  colourByTokens();
  const { words, surfaces } = await drawn(done(1, WITH_PASSAGE));
  const marks = surfaces.filter(({ colour }) => colour === "mark").map(({ box }) => box);
  const marked = words.filter(({ colour }) => colour === "mark-ink");
  expect(marked.map(({ box }) => box.text)).toContain("85");
  expect(marks).toHaveLength(marked.length);
  const step = 39;
  for (const [index, { box, baseline }] of marked.entries()) {
    const mark = marks[index];
    const width = box.text.length * 26 * 0.6;
    expect(mark?.left).toBeCloseTo(box.left - 3);
    expect(mark?.right).toBeCloseTo(box.left + width + 3);
    expect(mark?.top).toBeLessThan(box.top);
    expect(mark?.bottom).toBeGreaterThan(box.bottom);
    expect((mark?.bottom ?? 0) - (mark?.top ?? 0)).toBeLessThan(step);
    expect(baseline - (mark?.top ?? 0)).toBeLessThan(step);
  }
});

it("has the title, the host and the day of a source on one line, in this order and apart", async () => {
  colourByTokens();
  const { words } = await drawn(done(1, WITH_PASSAGE));
  const [title, host, read] = words.filter(({ font }) => font.includes("18px")).slice(0, 3);
  expect([title, host, read].map((each) => each?.box.text)).toEqual([
    "Income taxes on benefits",
    "ssa.gov",
    "indexed Nov 9, 2026",
  ]);
  expect(new Set([title, host, read].map((each) => each?.baseline)).size).toBe(1);
  expect((host?.box.left ?? 0) - (title?.box.right ?? 0)).toBeCloseTo(10);
  expect([title, host, read].map((each) => each?.colour)).toEqual(["ink", "ink-faint", "ink-faint"]);
  expect([title, host].map((each) => each?.font.slice(0, 3))).toEqual(["600", "400"]);
});

it("leaves a title room beside a host with a long name", async () => {
  const source = { ...SOURCE, title: "Long words of a title. ".repeat(5), url: LONG_HOST };
  const { words } = await drawn(
    done(1, {
      verdict: { ...VERDICT, sources: [source] },
      passagesBySite: [
        { host: new URL(LONG_HOST).host, at: 0, inIndex: true, passages: [{ ...PASSAGE, url: LONG_HOST }] },
      ],
    }),
  );
  const title = words.find(({ box }) => box.text.startsWith("Long words"));
  expect(title?.box.text).toMatch(/^Long words of .*…$/);
});

it("writes lines from right to left at the right edge of the others", async () => {
  colourByTokens();
  const { words } = await drawn(done(1, { claim: "لم تخضع المزايا للضريبة أبدا" }));
  const [claim, ...others] = words;
  expect(claim).toMatchObject({
    direction: "rtl",
    colour: "ink",
    box: { text: "“لم تخضع المزايا للضريبة أبدا”", right: 1088 },
  });
  for (const { direction } of others) expect(direction).toBe("ltr");
  expect(others.find(({ font }) => font.includes("20px"))?.box.left).toBe(112);
});

describe("a copied picture", () => {
  const withClipboard = (write: (items: readonly unknown[]) => Promise<void>): void => {
    vi.stubGlobal(
      "ClipboardItem",
      class {
        readonly data: unknown;
        constructor(data: unknown) {
          this.data = data;
        }
      },
    );
    vi.stubGlobal("navigator", { clipboard: { write } });
  };

  it("is put on the clipboard as a PNG", async () => {
    const written: unknown[] = [];
    withClipboard(async (items) => void written.push(...items));
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(new Paper() as never);
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((made) => made(new Blob(["png"])));
    expect(await copyVerdictPicture(done(1))).toBe(true);
    expect(written).toEqual([{ data: { "image/png": expect.any(Blob) } }]);
  });

  it.each([
    ["the browser forbids it", new Blob(["png"]), /not be copied/],
    ["nothing was drawn", null, /not be copied/],
  ])("is said to have failed where %s", async (_, blob, log) => {
    expectLogs(log);
    withClipboard(() => Promise.reject(new Error("Not allowed.")));
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(new Paper() as never);
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((made) => made(blob));
    expect(await copyVerdictPicture(done(1))).toBe(false);
  });
});
