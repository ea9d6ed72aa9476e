// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LinkStatus } from "../../../components/base/LinkHost.tsx";
import { OriginLine } from "../../../components/checks/card/Origin.tsx";
import { PassagesPart } from "../../../components/checks/card/Passages.tsx";
import { ResultCard } from "../../../components/search/results/ResultCard.tsx";
import { CARD_ACTIONS } from "../../../gallery/examples.ts";
import type { OfficialSource } from "../../../utils/checks/verdict.ts";
import { NO_FILTERS } from "../../../utils/search/request.ts";
import type { SearchResult } from "../../../utils/search/service-answers.ts";
import { done, VERDICT } from "../utils/checks/sample.ts";
import { sampleActions } from "./checks/sample-actions.ts";
import { RESULT } from "./sample-result.ts";

afterEach(() => render(null, document.body));

const SOURCE: OfficialSource = {
  title: "Form 1040",
  url: "https://www.irs.gov/forms",
  domain: null,
  excerpt: null,
};
const READER = { now: 0, timeZone: "UTC", language: "en" };

function sourceText(source: Partial<OfficialSource>): string {
  const check = done(1, { verdict: { ...VERDICT, sources: [{ ...SOURCE, ...source }] } });
  render(<PassagesPart check={check} passages={sampleActions().passages} />, document.body);
  return document.querySelector("li")?.textContent ?? "";
}

function cardText(result: Partial<SearchResult>): string {
  render(
    <ResultCard
      result={{ ...RESULT, ...result }}
      known={{ countries: [], states: [] }}
      filters={NO_FILTERS}
      reader={READER}
      sort={null}
      actions={CARD_ACTIONS}
    />,
    document.body,
  );
  return document.querySelector("li")?.textContent ?? "";
}

describe("a source of a verdict", () => {
  it.each<[string, Partial<OfficialSource>, string[]]>([
    ["shows its host from the link", {}, ["irs.gov"]],
    [
      "on another site is marked",
      { url: "https://evil.example/" },
      ["evil.example", "Not a government-only address"],
    ],
    [
      "whose title is another address is told apart",
      { title: "https://www.irs.gov/", url: "https://irs.gov.evil.example/" },
      [
        "irs.gov.evil.example",
        "Not a government-only address",
        "Shown as irs.gov, but this link goes to irs.gov.evil.example.",
      ],
    ],
    [
      "whose domain is another one is told apart",
      { domain: "ssa.gov" },
      ["irs.gov", "Shown as ssa.gov, but this link goes to irs.gov."],
    ],
  ])("%s", (_what, source, expected) => {
    const text = sourceText(source);
    for (const words of expected) expect(text).toContain(words);
  });

  it("of a government is not marked", () => {
    expect(sourceText({ domain: "irs.gov" })).toBe("Form 1040irs.govGovernment addressArchived copy");
  });

  it("with a user name that looks like a site shows whose link it is, and leads nowhere", () => {
    const text = sourceText({ url: "https://www.irs.gov@evil.example/", domain: "irs.gov" });
    expect(text).toBe(
      "Form 1040evil.exampleNot a government-only addressShown as irs.gov, but this link goes to evil.example.",
    );
    expect(document.querySelector("a")).toBeNull();
  });

  it("that is a domain alone shows it once", () => {
    expect(sourceText({ title: "irs.gov", domain: "irs.gov", url: null })).toBe("irs.gov");
  });
});

describe("what is no web address leads nowhere", () => {
  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "chrome://settings",
    "//irs.gov",
    "",
  ])("%s", (url) => {
    sourceText({ url });
    expect(document.querySelector("a")).toBeNull();
    cardText({ url });
    expect(document.querySelector("a")).toBeNull();
    render(<OriginLine origin={{ title: "A page", url }} />, document.body);
    expect(document.querySelector("a")).toBeNull();
    expect(document.body.textContent).toContain("A page");
  });

  it("while one does", () => {
    render(<OriginLine origin={{ title: "A page", url: "https://news.example/a" }} />, document.body);
    expect(document.querySelector("a")?.href).toBe("https://news.example/a");
  });
});

describe("a result", () => {
  it("shows where its link leads and not what the service calls it", () => {
    const text = cardText({ url: "https://evil.example/login" });
    expect(text).toContain("evil.example");
    expect(text).toContain("Shown as irs.gov, but this link goes to evil.example.");
  });

  it.each([
    ["fr", "fr"],
    ["EN", "en"],
    [null, null],
    ["", null],
  ])("in the language %j is marked as that", (language, lang) => {
    cardText({ language, snippet: "Words" });
    for (const part of [".card-title", ".card-snippet"]) {
      expect(document.querySelector(part)?.getAttribute("lang")).toBe(lang);
    }
  });

  it("with a user name that looks like a site shows whose link it is, and offers no copy of it", async () => {
    const url = "https://www.irs.gov@evil.example/";
    const text = cardText({ url, title: "" });
    expect(document.querySelector(".link-host")?.textContent).toBe("evil.example");
    expect(text).toContain("Shown as irs.gov, but this link goes to evil.example.");
    expect(text).not.toContain("www.irs.gov@");
    const items = async (): Promise<readonly (string | null)[]> => {
      await act(() => document.querySelector<HTMLElement>("[aria-haspopup=menu]")?.click());
      return [...document.querySelectorAll("[role=menuitem]")].map(({ textContent }) => textContent);
    };
    expect(document.querySelector("a")).toBeNull();
    expect(await items()).not.toContain("Copy link");
    render(null, document.body);
    cardText({});
    expect(await items()).toContain("Copy link");
  });

  it("whose link is within its domain says nothing more", () => {
    expect(cardText({ url: "https://apps.irs.gov/app" })).not.toContain("Shown as");
  });
});

it("what its owner registered comes out strong once the list of suffixes has come", async () => {
  sourceText({ url: "https://irs.gov.evil.example/" });
  await vi.waitFor(() => expect(document.querySelector(".link-host b")?.textContent).toBe("evil.example"));
  expect(document.querySelector(".link-host")?.textContent).toBe("irs.gov.evil.example");
});

it.each([
  ["www.gov.uk", "gov.uk", "gov.uk"],
  ["www.nhs.uk", "nhs.uk", "nhs.uk"],
  ["www.police.uk", "police.uk", "police.uk"],
  ["www.leeds.gov.uk", "leeds.gov.uk", "leeds.gov.uk"],
  ["www.github.io", "www.github.io", "www.github.io"],
])("the host %s is shown as %s, with %s strong", async (host, shown, strong) => {
  sourceText({ url: `https://${host}/` });
  await vi.waitFor(() => expect(document.querySelector(".link-host b")?.textContent).toBe(strong));
  expect(document.querySelector(".link-host")?.textContent).toBe(shown);
});

it("the address of a link is shown while it has the pointer or the focus, until Escape", async () => {
  await act(() =>
    render(
      <>
        <a href="https://www.irs.gov/forms#:~:text=evil.example%20forms">Forms</a>
        <LinkStatus />
      </>,
      document.body,
    ),
  );
  const link = document.querySelector("a");
  const shown = () => document.querySelector<HTMLElement>(".link-status:not([hidden])")?.textContent ?? null;
  expect(shown()).toBeNull();
  await act(() => link?.focus());
  expect(shown()).toBe("https://www.irs.gov/forms");
  await act(() => link?.blur());
  expect(shown()).toBeNull();
  await act(() => void link?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true })));
  expect(shown()).toBe("https://www.irs.gov/forms");
  await act(() => void link?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
  expect(shown()).toBeNull();
});
