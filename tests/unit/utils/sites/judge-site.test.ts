import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { domainOf } from "../../../../utils/sites/judge-site.ts";
import { isGovernmentHost } from "../../../../utils/sites/namespaces.ts";
import { WELL_KNOWN } from "../../../../utils/sites/well-known.ts";
import { LISTED_HOSTS, OFFICIAL_HOSTS } from "./official-hosts.ts";
import { judge, listOf } from "./tools.ts";

/** Names that phishing imitates, of every kind: a namespace of its own, names below one, listed names. */
const IMITATED =
  `irs.gov ssa.gov medicare.gov uscis.gov usps.gov healthcare.gov studentaid.gov treasury.gov state.gov maine.gov
army.mil canada.ca cra-arc.gc.ca ircc.gc.ca statcan.gc.ca gov.uk hmrc.gov.uk leeds.gov.uk nhs.uk parliament.uk
toronto.ca ontario.ca calgary.ca montreal.ca`.split(/\s+/);

const LIST = listOf(...LISTED_HOSTS, ...IMITATED, "uspsoig.gov");

/** Cyrillic letters that no one can tell from Latin ones. */
const CYRILLIC: Readonly<Record<string, string>> = { a: "а", c: "с", e: "е", o: "о", p: "р", i: "і", s: "ѕ" };

function inCyrillic(name: string): string {
  const at = [...name].findIndex((letter) => CYRILLIC[letter] !== undefined);
  return name.slice(0, at) + CYRILLIC[name[at] ?? ""] + name.slice(at + 1);
}

const everyDot = (name: string): string => name.replaceAll(".", "-");

const TRICKS: Readonly<Record<string, (name: string) => string>> = {
  "as a subdomain": (name) => `https://${name}.evil.example/`,
  "as a subdomain with www.": (name) => `https://www.${name}.account-update.com/refund`,
  "as a subdomain with a port and a dot at the end": (name) => `https://${name}.evil.example.:8443/`,
  "in another's subdomain": (name) => `http://secure.${name}.login.co.uk/`,
  "below a company's suffix": (name) => `https://${name}.github.io/`,
  "as a user name": (name) => `https://${name}@evil.example/`,
  "as a user name before an address by number": (name) => `https://${name}@192.0.2.1/`,
  "as a user name with www. and a password": (name) => `https://www.${name}:443@evil.example/`,
  "as a user name with an escaped slash": (name) => `https://${name}%2Frefund@evil.example/`,
  "with hyphens for dots": (name) => `https://${everyDot(name)}.com/`,
  "with hyphens for dots below another": (name) => `https://www-${everyDot(name)}.evil.example/`,
  "followed by a hyphen": (name) => `https://${name}-refund.com/`,
  "with a Cyrillic letter": (name) => `https://${inCyrillic(name)}/`,
  "with a Cyrillic letter, as punycode": (name) => new URL(`https://${inCyrillic(name)}/`).href,
  "with a Cyrillic letter, below another": (name) => `https://${inCyrillic(name)}.evil.example/`,
  "with an accent, below another": (name) =>
    `https://${name.replace(/[aeiou]/, (letter) => `${letter}\u0301`)}.evil.example/`,
  "with an accent, below another's name under .ca": (name) =>
    `https://${name.replace(/[aeiou]/, (letter) => `${letter}\u0301`)}.refund-claim.ca/`,
  "with a dot of another alphabet": (name) => `https://${name}。evil.example/`,
  "as the source of a page": (name) => `view-source:https://${name}.evil.example/`,
  "in the reader": (name) => `about:reader?url=${encodeURIComponent(`https://${name}.evil.example/`)}`,
  "in a blob": (name) => `blob:https://${name}.evil.example/5a8c`,
};

describe.each(Object.entries(TRICKS))("an official name %s", (_trick, imitate) => {
  it.each(IMITATED)("(%s) is a look-alike", (name) => {
    expect(judge(imitate(name), LIST)).toMatchObject({ kind: "look-alike" });
  });
});

/** Letters doubled or swapped, in names that anybody can register. */
const SLIPS: Readonly<Record<string, (label: string) => string>> = {
  doubled: (label) => label.slice(0, 3) + label.slice(2),
  swapped: (label) => label.replace(/(.)((?!\1).)(?!.*(.)(?!\3).)/, "$2$1"),
};

const LONG = [...LISTED_HOSTS, "canada.ca", "parliament.uk", "police.uk"].filter((name) =>
  /^[^.]{6,}\.[^.]+$/.test(name),
);

describe.each(Object.entries(SLIPS))("a name with letters %s", (_slip, write) => {
  it.each(LONG)("(%s) is a look-alike", (name) => {
    const [label = "", ...rest] = name.split(".");
    const slipped = [write(label), ...rest].join(".");
    for (const address of [
      `https://${slipped}/`,
      `https://www.${slipped}/pay`,
      `https://pay.online.${slipped}/`,
    ]) {
      expect(judge(address, LIST)).toMatchObject({ kind: "look-alike", imitated: name });
    }
  });
});

it.each([
  ["https://m0ntreal.ca/", "montreal.ca"],
  ["https://montréal.ca.refund.ca/", "montreal.ca"],
  ["https://írs.gov.refund-claim.ca/", "irs.gov"],
  ["https://írs-gov.ca/", "irs.gov"],
  ["https://gôv.uk.refund.ca/", "gov.uk"],
  ["https://rnontreal.ca/", "montreal.ca"],
  ["https://ca1gary.ca/", "calgary.ca"],
  ["https://vvinnipeg.ca/", "winnipeg.ca"],
  ["https://govv.uk/", "gov.uk"],
  ["https://www.leeds.govv.uk/", "gov.uk"],
  ["https://qov.uk/", "gov.uk"],
  ["https://nhss.uk/", "nhs.uk"],
])("%s reads like %s", (address, imitated) => {
  expect(judge(address, LIST)).toMatchObject({ kind: "look-alike", imitated });
});

it.each([
  ["https://hmrc.gov.co.uk/", "hmrc.gov"],
  ["https://irs.gov.co.uk/", "irs.gov"],
  ["https://irs.gov.us/", "irs.gov"],
  ["https://www.irs.gov.us/", "irs.gov"],
  ["https://irs--gov.com/", "irs.gov"],
  ["https://irs_gov.evil.example/", "irs.gov"],
  ["https://irsgov.com/", "irs.gov"],
  ["https://www.wwwirsgov.top/refund", "irs.gov"],
  ["https://pay.hmrcgov.uk/", "hmrc.gov.uk"],
  ["https://govuk.com/", "gov.uk"],
  // In no list: a name below a namespace is imitated all the same.
  ["https://smalltown.gov-pay.example/", "smalltown.gov"],
  ["https://www.smalltown.gov-pay.example/", "smalltown.gov"],
])("%s pretends to be %s", (address, imitated) => {
  expect(judge(address)).toMatchObject({ kind: "look-alike", imitated });
});

it.each(["https://shop.torronto.example/", "https://www.shop.torronto.example/"])(
  "%s is one letter off a listed name that has others above it",
  (address) => {
    const answer = judge(address, listOf("shop.toronto.example"));
    expect(answer).toMatchObject({ kind: "look-alike", imitated: "shop.toronto.example" });
  },
);

it.each(["https://opengov.com/", "https://govtech.com/", "https://www.gcca.org/"])(
  "%s only has such letters in its name",
  (address) => {
    expect(judge(address, LIST).kind).toBe("not-listed");
  },
);

it.each([
  [0, "official"],
  [3, "official"],
  [4, "not-listed"],
])("a page in %i views of the browser is %s", (views, kind) => {
  expect(judge(`${"view-source:".repeat(views)}https://www.irs.gov/`, LIST).kind).toBe(kind);
});

describe("a real official host", () => {
  it.each(OFFICIAL_HOSTS)("%s is official by its namespace alone", (host) => {
    const answer = judge(`https://${host}/`);
    expect(answer).toMatchObject({ kind: "official", host });
  });

  it.each(LISTED_HOSTS)("%s is official by the list alone", (host) => {
    expect(judge(`https://www.${host}/`, LIST)).toMatchObject({
      kind: "official",
      namespace: null,
      listed: { domain: host, organization: `Government of ${host}` },
    });
    expect(judge(`https://www.${host}/`).kind).toBe("not-listed");
  });

  it.each([
    "https://IRS.GOV./forms",
    "https://irs.gov:8443/",
    "http://irs.gov",
    "https://anybody@irs.gov/",
    "view-source:https://www.irs.gov/",
    "blob:https://www.irs.gov/0e6f",
    "about:reader?url=https%3A%2F%2Fwww.irs.gov%2Fforms",
    "read://https_www.irs.gov/?url=https%3A%2F%2Fwww.irs.gov%2Fforms",
    "chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/https://www.irs.gov/pub/irs-pdf/f1040.pdf",
    "chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/index.html?src=https%3A%2F%2Fwww.irs.gov%2Ff1040.pdf",
    "chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/index.html?https://www.irs.gov/pub/irs-pdf/f1040.pdf",
    "resource://pdf.js/web/viewer.html?file=https%3A%2F%2Fwww.irs.gov%2Ff1040.pdf",
    "https://irs.gov%2e/",
    "https://ｉｒｓ.ｇｏｖ/",
  ])("is told from %s", (address) => {
    expect(judge(address)).toMatchObject({ kind: "official" });
  });

  it("with French accents is the same owner's under .ca, so it is no look-alike", () => {
    expect(judge("https://santé.gc.ca/", LIST)).toMatchObject({ kind: "official" });
    expect(judge("https://montréal.ca/", LIST)).toMatchObject({ kind: "not-listed" });
    expect(judge("https://montréal.ca/", listOf("montréal.ca"))).toMatchObject({ kind: "official" });
    expect(judge("https://www.montréal.ca/", LIST)).toMatchObject({ kind: "not-listed" });
    expect(judge("https://hôtel-québec.ca/", LIST)).toMatchObject({ kind: "not-listed" });
  });
});

describe("what is neither is not listed", () => {
  it.each([
    ...["https://example.com/", "https://www.nytimes.com/section/us", "https://en.wikipedia.org/wiki/IRS"],
    ...[
      "https://www.gov.ie/",
      "https://www.gov.pl/",
      "https://www.gov.si/",
      "https://abc.gov.au/",
      "https://gov.br/",
    ],
    ...[
      "https://www.justice.gov.sk/",
      "https://irs.gov.co/",
      "https://leeds.gov.ua/",
      "https://www.gov.il/en",
    ],
    ...[
      "https://gov.slack.com/",
      "https://www.gov.capital/",
      "https://opengov.com/",
      "https://e-gov.example/",
    ],
    ...[
      "https://visit-toronto.ca/",
      "https://tourismtoronto.com/",
      "https://torontozoo.com/",
      "https://www.ci.ontario.ca.us/",
    ],
    ...["https://hamilton.ch/", "https://toronto.com/", "https://ottawa.co/", "https://www.victoria.co.uk/"],
    ...[
      "https://milk.example/",
      "https://www.milano.it/",
      "https://nhse.example/",
      "https://bc.ca/",
      "https://leg.bc.ca/",
    ],
    ...[
      "https://gnu.ca/",
      "https://irss.com/",
      "https://ssa.com/",
      "https://user.github.io/irs.gov/",
      "https://evil.example/irs.gov",
    ],
    ...[
      "https://evil.example/?next=https://irs.gov/",
      "https://evil.example/#@irs.gov",
      "https://münchen.de/",
    ],
    ...[
      "https://xn--/",
      "https://xn--a.example/",
      "https://пример.рф/",
      "https://例え.jp/",
      "https://www.gov.example/",
    ],
    ...["https://gov/", "https://com/", "https://github.io/", "https://co.uk/", "https://1.example/"],
  ])("%s", (address) => {
    expect(judge(address, LIST).kind).toBe("not-listed");
  });

  it.each([
    ...[
      "about:blank",
      "chrome://newtab/",
      "edge://settings",
      "about:addons",
      "file:///home/a/irs.gov.html",
      "",
    ],
    ...["data:text/html,irs.gov", "javascript:alert(1)", "blob:null/5a8c", "irs.gov", "ftp://ftp.irs.gov/"],
    ...["chrome-extension://aaaabbbbccccddddeeeeffffgggghhhh/viewer.html?file=https://irs.gov/f.pdf"],
    ...[
      "view-source:view-source:view-source:view-source:view-source:https://irs.gov/",
      "about:reader?url=irs.gov",
    ],
  ])("%j has no site", (address) => {
    expect(judge(address, LIST)).toEqual({ kind: "not-listed", reason: "no-site" });
  });

  it.each([
    "http://192.168.0.1/",
    "https://[2001:db8::1]/",
    "http://localhost:8787/",
    "http://0x7f000001/",
    "http://printer/",
  ])("%s has no name", (address) => {
    expect(judge(address, LIST)).toMatchObject({ kind: "not-listed", reason: "nameless" });
  });

  it("rows of names that differ by a number alone", () => {
    const list = listOf("district12schools.org");
    expect(judge("https://district13schools.org/", list).kind).toBe("not-listed");
  });

  it("names of one owner that are one letter apart", () => {
    const list = listOf("records.example.org");
    expect(judge("https://record.example.org/", list).kind).toBe("not-listed");
  });
});

it("a name that is one letter off and listed itself is listed", () => {
  expect(judge("https://uspsoig.gov/", LIST).kind).toBe("official");
  expect(judge("https://calgaryy.ca/", listOf("calgary.ca", "calgaryy.ca")).kind).toBe("official");
});

it.each([
  ["com", "https://evil.com/"],
  ["github.io", "https://anybody.github.io/"],
  ["co.uk", "https://anybody.co.uk/"],
  ["192.168.0.1", "http://192.168.0.1/"],
  ["evil example.com", "https://evil.example.com/"],
  ["https://evil.example.com/", "https://evil.example.com/"],
  ["*.evil.example", "https://a.evil.example/"],
  ["localhost", "http://localhost/"],
])("a list with %j makes nothing official", (entry, address) => {
  expect(judge(address, listOf(entry)).kind).toBe("not-listed");
});

it("a list with a suffix that anybody registers below makes no look-alike of names that hold it", () => {
  expect(judge("https://me.github.io.evil.example/", listOf("github.io")).kind).toBe("not-listed");
});

it("each of the best known sites is a whole name, and named once", () => {
  for (const name of WELL_KNOWN) expect(name).toMatch(/^[a-z\d-]+(\.[a-z\d-]+)+$/);
  expect(new Set(WELL_KNOWN).size).toBe(WELL_KNOWN.length);
});

it("no look-alike is ever called official, whatever surrounds the name", () => {
  const label = fc
    .stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/)
    .filter((text) => !text.startsWith("xn--"));
  // "gov" in front of a province's or state's own name is no imitation: `gov.on.ca`.
  const isProvince = ([own, suffix]: [string, string]) => own.length === 2 && /^(ca|us)$/.test(suffix);
  const owner = fc
    .tuple(label, fc.constantFrom("com", "example", "co.uk", "github.io", "ca", "us"))
    .filter((each) => !isProvince(each));
  fc.assert(
    fc.property(
      fc.constantFrom(...IMITATED),
      fc.constantFrom(...Object.values(TRICKS)),
      fc.array(label, { maxLength: 3 }),
      owner,
      (name, imitate, before, [own, suffix]) => {
        const address = imitate(name).replace(
          /evil\.example|account-update\.com/,
          [...before, own, suffix].join("."),
        );
        fc.pre(
          URL.canParse(address.replace(/^(view-source|blob):|^about:.*/, "")) || address.startsWith("about:"),
        );
        const host = /@?([^/@]+)\//.exec(address.replace(/^[a-z-]+:(?=https)/, ""))?.[1] ?? "";
        fc.pre(
          !LISTED_HOSTS.some((listed) => `${own}.${suffix}` === listed) &&
            !isGovernmentHost(`${own}.${suffix}`),
        );
        expect([judge(address, LIST).kind, host]).not.toContain("official");
      },
    ),
    { numRuns: 500 },
  );
});

it.each([
  ["https://hmrc.gov.uk.evil.example/", "hmrc.gov.uk"],
  ["https://www.gov.uk.evil.example/", "gov.uk"],
  ["https://login.hmrc.gov.uk.evil.example/", "hmrc.gov.uk"],
])("%s makes one think of %s, not only of its namespace", (address, imitated) => {
  expect(judge(address)).toMatchObject({ kind: "look-alike", trick: "subdomain", imitated });
});

describe("a host that is longer than any name", () => {
  const LABEL = "abcdefghi.";

  it("is judged by its beginning and its end, in whole labels", () => {
    const answer = judge(`https://irs.gov.${LABEL.repeat(60)}evil.example/`, LIST);
    if (answer.kind !== "look-alike") throw new Error("It is taken for another.");
    expect(answer).toMatchObject({ imitated: "irs.gov", owner: "evil.example" });
    expect(answer.host.length).toBeLessThanOrEqual(253);
    expect(answer.host.length).toBeGreaterThan(220);
    expect(new Set(answer.host.split("."))).toEqual(new Set(["irs", "gov", "abcdefghi", "evil", "example"]));
    expect(judge(`https://${LABEL.repeat(60)}irs.gov/`, LIST).kind).toBe("official");
  });

  it.each([
    [241, true],
    [242, false],
  ])("with %i letters before its own twelve stays as it is: %s", (before, isWhole) => {
    const host = `${LABEL.repeat(40).slice(0, before - 1)}.evil.example`;
    const answer = judge(`https://${host}/`);
    if (answer.kind !== "not-listed" || answer.reason !== "unknown") throw new Error("Nobody knows it.");
    expect(answer.host === host).toBe(isWhole);
    expect(answer.host.length).toBeLessThanOrEqual(253);
  });

  it("is no user name either", () => {
    expect(judge(`https://${"a".repeat(400)}irs.gov@evil.example/`, LIST).kind).toBe("not-listed");
  });
});

describe("the domain to search in or to follow", () => {
  it.each([
    ["https://www.irs.gov/", "irs.gov"],
    ["https://www.toronto.ca/", "toronto.ca"],
    ["https://www.example.com/a", "example.com"],
    ["https://münchen.example/", "xn--mnchen-3ya.example"],
    ["https://irs.gov.evil.example/", null],
    ["https://10.0.0.1/", null],
    ["about:blank", null],
  ])("of %s is %s", (address, domain) => {
    expect(domainOf(judge(address, LIST))).toBe(domain);
  });
});
