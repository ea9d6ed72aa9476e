import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { computingTime } from "../../setup/computing-time.ts";
import { type Attack, attacksOn } from "./regex-attacks.ts";
import { regexesIn, type WrittenRegex } from "./written-regexes.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");

/** Every regular expression that is written in shipped code. */
function written(): readonly WrittenRegex[] {
  const files = globSync("{entrypoints,components,utils}/**/*.{ts,tsx}", { cwd: ROOT });
  return files.toSorted().flatMap((file) => regexesIn(file, readFileSync(join(ROOT, file), "utf8")));
}

/** What takes so long each time, in milliseconds, and so long altogether is not tried again: no disturbance is that long. */
const LONG_EACH_TIME = 60;
const LONG_ALTOGETHER = 500;

/** In milliseconds; the processor's own time is too coarse for less. */
const LONGER_THAN_A_TURN = 30;

/**
 * Gives the shortest of so many tries, in milliseconds, those of earlier calls included: what else the machine does only makes
 * a try longer. `times`: so often in each try.
 */
function tried(everywhere: RegExp, text: string, times = 1): (tries: number) => number {
  let least = Number.POSITIVE_INFINITY;
  let altogether = 0;
  let round = 0;
  return (tries) => {
    for (; round < tries && !(least > LONG_EACH_TIME && altogether > LONG_ALTOGETHER); round += 1) {
      let taken = 0;
      const computed = computingTime(() => {
        const start = performance.now();
        for (let time = 0; time < times; time += 1) text.replace(everywhere, "");
        taken = performance.now() - start;
      });
      // What takes longer than its turn at the processor is always disturbed on a busy machine.
      if (taken > LONGER_THAN_A_TURN) taken = Math.min(taken, computed);
      least = Math.min(least, taken);
      altogether += taken;
    }
    return least;
  };
}

function textOf({ before, repeated, after }: Attack, length: number): string {
  return before + repeated.repeat(Math.ceil(length / repeated.length)) + after;
}

/** What is slow here already would take for ever on more: it is not tried on longer texts. */
const SHORT_TEXTS = [22, 60, 200, 600];

/** The least of so many tries counts. What seems slow is tried more often, as a busy machine can slow down a few. */
const TRIES = [1, 3, 12];
/** Two times that are compared must both be undisturbed once: one try is often disturbed, and is then no measure. */
const TRIES_OF_PAIRS = [3, 12, 48];
/** How much longer the long text is. */
const LONGER = 16;

/**
 * A long text takes about as long as so many short ones, and never three times as long. The short ones are taken together: of
 * tries that are not equally long, a busy machine disturbs the longer ones more.
 */
function growsFasterThanItsText(regex: RegExp, attack: Attack): boolean {
  const takesLong = (length: number, limit: number): boolean => {
    const least = tried(regex, textOf(attack, length));
    return TRIES.every((tries) => least(tries) > limit);
  };
  if (SHORT_TEXTS.some((length) => takesLong(length, 3))) return true;
  if (!takesLong(1_000, 0.03)) return false;
  const [short, long] = [
    tried(regex, textOf(attack, 1_000), LONGER),
    tried(regex, textOf(attack, 1_000 * LONGER)),
  ];
  return TRIES_OF_PAIRS.every((tries) => long(tries) > 5 && long(tries) > short(tries) * 3);
}

function slowAttack({ flags, source }: RegExp): Attack | undefined {
  // Where a text is split or replaced, the search goes on after each match.
  const everywhere = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  return attacksOn(source, flags).find((attack) => growsFasterThanItsText(everywhere, attack));
}

describe("A regular expression", { timeout: 180_000 }, () => {
  it("takes no longer than its text is long, whatever the text", () => {
    const slow = written().flatMap(({ where, regex }) => {
      const attack = slowAttack(regex);
      return attack === undefined ? [] : [`${where} on ${JSON.stringify(attack)}`];
    });
    expect(slow).toEqual([]);
  });

  it.each([
    ["a literal", "/a+$/u"],
    [
      "texts of its file",
      `const A = "b".replace(/b/, "a"); const END = ["+", "$"].join(""); new RegExp(A + END, "u")`,
    ],
    ["other expressions", 'const ALL = [/a+$/u]; new RegExp(ALL.map(({ source }) => source).join("|"), "u")'],
  ])("is found where it is made of %s", (_of, code) => {
    expect(regexesIn("a.ts", code).map(({ regex }) => String(regex))).toContain("/a+$/u");
  });

  it("that cannot be read is refused", () => {
    expect(() => regexesIn("a.ts", "new RegExp(words.join())")).toThrow();
  });

  it.each([
    /\/+$/,
    /^[.-]+|[.-]+$/g,
    /(?<![a-z0-9+.-])(https?:[\\/]*)[^\\/?# ]*@/gi,
    /\s+[-–—]+\s+|\s*[|]\s*/u,
    /\d[\d,.]*\s?(?:million|billion)/i,
    /^(?:here|ici)\s+(.+)$/i,
    /(a+)+b/,
    /^[^\p{L}]+|[^\p{L}\p{M}]+$/gu,
    /<!--[\s\S]*?-->/,
  ])("that takes longer is found: %s", (regex) => {
    expect(slowAttack(regex)).toBeDefined();
  });
});
