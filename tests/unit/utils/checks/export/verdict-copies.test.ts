import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvFile, JSON_FILE } from "../../../../../utils/checks/export/json-and-csv.ts";
import { verdictAsText } from "../../../../../utils/checks/export/verdict-copies.ts";
import { markdownFile, verdictAsMarkdown } from "../../../../../utils/checks/export/verdict-markdown.ts";
import { hostileWords } from "../../text/hostile-words.ts";
import { kindsIn, partsOf } from "../../text/read-markdown.ts";
import { checksText } from "../file-text.ts";
import { done, failedCheck, VERDICT, waiting } from "../sample.ts";

const check = done(1, {
  claim: "Benefits are *never* taxed",
  origin: { title: "Five [tax] myths", url: "https://news.example.com/a_b" },
  finishedAt: Date.UTC(2026, 10, 21, 10, 32),
});

describe("a copied verdict", () => {
  it("says as text what the card says", () => {
    const text = verdictAsText(check);
    expect(text).toContain("“Benefits are *never* taxed”");
    expect(text).toContain("Refuted (92% confidence). An official source contradicts this claim.");
    expect(text).toContain("- Income taxes on benefits https://www.ssa.gov/x");
    expect(text).toContain("Claim found at: Five [tax] myths https://news.example.com/a_b");
  });

  it("is Markdown in which no text of others becomes markup", () => {
    const markdown = verdictAsMarkdown(check);
    expect(markdown).toContain("> Benefits are \\*never\\* taxed");
    expect(markdown).toContain("[Income taxes on benefits](<https://www.ssa.gov/x>)");
    expect(markdown).toContain("[Five \\[tax\\] myths](<https://news.example.com/a_b>)");
    expect(markdown).toContain("See **Topic 423**.");
  });

  it("holds the passages of its sources, as plain text", () => {
    const passage = {
      url: "http://ssa.gov/x/",
      title: "",
      snippet: "Up to <mark>85</mark>&nbsp;% *may* be &lt;taxable&gt; …",
      contentType: "text/html",
      changedAt: null,
      readAt: null,
    };
    const asked = {
      ...check,
      passagesBySite: [{ host: "ssa.gov", at: 0, inIndex: true, passages: [passage] }],
    };
    expect(verdictAsText(asked)).toContain(
      "What the sources say\n\n“Up to 85\u00a0% *may* be <taxable> …”\nIncome taxes on benefits\nPassage found on ",
    );
    // Read without the page, it must not pass for proof.
    expect(verdictAsText(asked)).toContain("They are not proof.");
    const dated = { ...passage, readAt: "2026-11-20" };
    expect(
      verdictAsText({
        ...asked,
        passagesBySite: [{ host: "ssa.gov", at: 0, inIndex: true, passages: [dated] }],
      }),
    ).toContain("(page indexed on November 20, 2026).");
    expect(verdictAsMarkdown(asked)).toContain(
      "> Up to 85\u00a0% \\*may\\* be \\<taxable\\> …\n>\n> [Income taxes on benefits](<http://ssa.gov/x/>)",
    );
    expect(JSON.parse(checksText(JSON_FILE, [asked]))).toMatchObject([
      { passages: [{ url: "http://ssa.gov/x/", foundAt: "1970-01-01T00:00:00.000Z" }] },
    ]);
    expect(checksText(csvFile(), [asked])).toContain("http://ssa.gov/x/ Up to 85");
  });

  it("holds the service's own text where that was asked for, and the claim and sources that it does not name", () => {
    const asked = { ...check, serviceText: "# Refuted\n\nThe service's *own* words.\n" };
    const markdown = verdictAsMarkdown(asked);
    expect(markdown).toMatch(
      /^> Benefits are \\\*never\\\* taxed\n\n# Refuted\n\nThe service's \*own\* words\.\n/,
    );
    expect(markdown).toContain("[Income taxes on benefits](<https://www.ssa.gov/x>)\n\nChecked on");
    expect(markdown).toContain("[Five \\[tax\\] myths](<https://news.example.com/a_b>)");
    expect(markdown).not.toContain("Topic 423");
    const text = verdictAsText(asked, "Refuted\n\nThe service's own words.");
    expect(text).toMatch(/^“Benefits are \*never\* taxed”\n\nRefuted\n\nThe service's own words\.\n/);
    expect(text).toContain("- Income taxes on benefits https://www.ssa.gov/x\n\nChecked on");
    expect(text).toContain("Claim found at: Five [tax] myths https://news.example.com/a_b");
  });

  it("says nothing twice that the service's own text names", () => {
    const serviceText = "“Benefits are *never* taxed.” **Refuted**, see https://www.ssa.gov/x.";
    const asked = { ...check, serviceText };
    for (const copied of [verdictAsMarkdown(asked), verdictAsText(asked, serviceText)]) {
      expect(copied.match(/taxed/g)).toHaveLength(1);
      expect(copied).not.toContain("Income taxes on benefits");
      expect(copied).toContain("Checked on");
    }
  });

  it("names a source of which the service's text names only another with a longer address", () => {
    const [source] = VERDICT.sources;
    if (source === undefined) throw new Error("the sample has a source");
    const serviceText = `“Benefits” are taxed, see ${source.url}/more (\\*never\\* mind).`;
    const asked = { ...check, claim: "x/more", serviceText };
    for (const copied of [verdictAsMarkdown(asked), verdictAsText(asked, serviceText)]) {
      expect(copied).toContain(source.title);
      expect(copied).toMatch(/^(?:> |“)x\/more/);
    }
  });

  it("leaves out what the service did not give", () => {
    const bare = done(1, { verdict: { ...VERDICT, confidence: null, summary: "", sources: [], result: "" } });
    expect(verdictAsText(bare)).not.toMatch(/Confidence|Official sources|undefined|null|\n\n\n/);
    expect(verdictAsMarkdown(bare)).not.toMatch(/Confidence|Full result|undefined|null|\n\n\n/);
  });
});

describe("an exported history", () => {
  it("is JSON with everything that is kept", () => {
    const [first, second] = JSON.parse(checksText(JSON_FILE, [check, failedCheck(2)]));
    expect(first).toMatchObject({
      claim: check.claim,
      state: "done",
      verdict: VERDICT,
      checkedAt: "2026-11-21T10:32:00.000Z",
      serviceText: null,
    });
    const [asked] = JSON.parse(checksText(JSON_FILE, [{ ...check, serviceText: "# Text" }]));
    expect(asked).toMatchObject({ serviceText: "# Text" });
    expect(second).toMatchObject({ state: "failed", verdict: null, failure: { kind: "offline" } });
  });

  it("is CSV that no spreadsheet runs", () => {
    const formula = waiting(1, { claim: '=HYPERLINK("https://evil.example","x")' });
    const table = checksText(csvFile(), [formula, check]);
    expect(table).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
    expect(table.split("\r\n")).toHaveLength(4);
  });

  it("is a table with a column for each thing, empty where there is none", () => {
    const [header, ...rows] = checksText(csvFile(), [check, waiting(2)]).split("\r\n");
    expect(header).toBe(
      "\uFEFFclaim,state,verdict,confidence,summary,sources,checked_at,origin_title,origin_url,passages,service,note",
    );
    expect(rows).toEqual([
      "Benefits are *never* taxed,done,REFUTED,0.92,Up to 85 % may be taxable.,https://www.ssa.gov/x,2026-11-21T10:32:00.000Z,Five [tax] myths,https://news.example.com/a_b,,,",
      "Claim 2,waiting,,,,,,,,,,",
      "",
    ]);
  });

  it.each([
    ["text", verdictAsText],
    ["Markdown", verdictAsMarkdown],
    ["text in the service's words", (given: typeof check) => verdictAsText(given, "Its own words.")],
    ["Markdown of a list", (given: typeof check) => checksText(markdownFile(), [given])],
    ["a table", (given: typeof check) => checksText(csvFile(), [given])],
    ["JSON", (given: typeof check) => checksText(JSON_FILE, [given])],
  ])("says as %s which automated service gave the verdict", (_, write) => {
    expect(write({ ...check, verdict: { ...VERDICT, service: "facts.example" } })).toContain("facts.example");
  });

  it.each([verdictAsText, verdictAsMarkdown])(
    "says that a service gave it where its host is unknown",
    (write) => {
      expect(write(check)).toContain("by an automated service against official .gov sources.");
    },
  );

  it("has its note in a file of Markdown, and not where the verdict alone is copied", () => {
    const noted = { ...check, note: "Ask the editor." };
    expect(checksText(markdownFile(), [noted])).toMatch(/^### Note\n\nAsk the editor\.$/m);
    expect(verdictAsMarkdown(noted)).not.toContain("Ask the editor");
  });

  it("is a Markdown document of the verdicts alone", () => {
    expect(checksText(markdownFile(), [waiting(3), check, done(2)]).match(/\*\*Refuted\*\*/g)).toHaveLength(
      2,
    );
    expect(checksText(markdownFile(), [check, done(2)]).match(/^---$/gm), "a line between two").toHaveLength(
      1,
    );
    expect(checksText(markdownFile(), [waiting(3)])).toBe("");
  });
});

it("has the same structure in Markdown, whatever a page and the services wrote", () => {
  const structure =
    "block_quote paragraph paragraph strong paragraph paragraph strong list item paragraph link https://www.irs.gov/a " +
    "paragraph paragraph link https://evil.example/";
  fc.assert(
    fc.property(hostileWords, hostileWords, (one, other) => {
      const hostile = done(1, {
        claim: `${one}x`,
        origin: { title: `x${other}`, url: "https://www.irs.gov:x@evil.example/" },
        verdict: {
          ...VERDICT,
          verdict: `${other}x`,
          summary: `${one}x`,
          result: "",
          sources: [{ title: `x${one}`, url: "https://www.irs.gov/a", domain: null, excerpt: null }],
        },
      });
      const markdown = verdictAsMarkdown(hostile);
      expect(kindsIn(partsOf(markdown)).join(" ")).toBe(structure);
    }),
    { numRuns: 500 },
  );
});

it("never holds the user name and password of a page's address, in whatever form it is copied", () => {
  const url = "https://www.irs.gov:secret@evil.example/";
  const sources = [{ title: "", url, domain: null, excerpt: null }];
  const named = done(1, { origin: { title: "", url }, verdict: { ...VERDICT, sources } });
  for (const text of [verdictAsText(named), verdictAsMarkdown(named)]) {
    expect(text).toContain("evil.example");
    expect(text).not.toMatch(/irs|secret/);
  }
  const plain = { ...named, verdict: VERDICT };
  expect(checksText(csvFile(), [plain]) + checksText(JSON_FILE, [plain])).not.toMatch(/secret/);
});

it("hides nothing in a copied text", () => {
  const text = verdictAsText(done(1, { claim: "a\u202Eb\u{E0041}\u200Bc" }));
  expect(text).toContain("“abc”");
});

it("keeps the note of a text", () => {
  const head = { title: "Speech", note: "Held, in May" };
  const given = [done(1), done(2)];
  const [header, ...rows] = checksText(csvFile(head), given).trim().split("\r\n");
  expect(header).toMatch(/,note,text_note$/);
  expect(rows.map((row) => row.endsWith(',"Held, in May"'))).toEqual([true, true]);
  expect(checksText(markdownFile(head), given)).toMatch(/^# Speech\n\nHeld, in May\n\n---\n\n> /);
  const unnoted = { title: "Speech", note: "" };
  expect(checksText(csvFile(unnoted), given)).toBe(checksText(csvFile(), given));
  expect(checksText(markdownFile(unnoted), given)).toBe(checksText(markdownFile(), given));
});
