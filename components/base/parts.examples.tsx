import type { Examples } from "../../gallery/examples.ts";
import type { ApiFailure, Service, ServiceState } from "../../utils/platform/failure.ts";
import { Facts } from "./Facts.tsx";
import { FailedPart } from "./FailedPart.tsx";
import { LinkWarning, SiteName } from "./LinkHost.tsx";
import { EmptyState, Note } from "./notices.tsx";
import { type ListOption, OptionList } from "./OptionList.tsx";
import { PageNav } from "./PageNav.tsx";
import { ButtonRow, LinkRow, Rows } from "./Rows.tsx";
import { ServiceStates } from "./ServiceStates.tsx";
import { ThenAndNow } from "./ThenAndNow.tsx";

const nothing = (): void => undefined;
const nothingYet = async (): Promise<void> => undefined;
/** Sentences with a time go by the real one. */
const FAR_AWAY = Date.UTC(2100, 0, 15, 12);

const HOSTS: readonly (readonly [name: string, address: string, named: string])[] = [
  ["as it is named", "https://www.irs.gov/forms", "irs.gov"],
  ["below what is named", "https://taxes.irs.gov/", "irs.gov"],
  ["above what is named", "https://irs.gov/", "taxes.irs.gov"],
  ["another one", "https://irs.gov.refunds.example/", "irs.gov"],
  ["a user name", "https://irs.gov@refunds.example/", "irs.gov"],
  ["a port", "http://localhost:8080/", "localhost"],
  ["a number", "http://192.0.2.7/", "irs.gov"],
  ["letters of another alphabet", "https://xn--80ak6aa92e.com/", "apple.com"],
  ["nothing that may be opened", "javascript:alert(1)", "irs.gov"],
  ["nothing at all", "", ""],
];

const SERVICES: readonly (readonly [name: string, search: ServiceState, factCheck: ServiceState])[] = [
  ["both work", { state: "up" }, { state: "up" }],
  ["search is slow", { state: "slow" }, { state: "unknown" }],
  ["fact-checks are paused", { state: "up" }, { state: "paused", until: FAR_AWAY }],
  ["both are down", { state: "down", since: 0 }, { state: "down", since: 0 }],
  ["offline", { state: "offline" }, { state: "offline" }],
  ["neither is set", { state: "not-configured" }, { state: "not-configured" }],
];

const FAILURES: readonly (readonly [name: string, failure: ApiFailure, more: string | null])[] = [
  ["offline", { kind: "offline" }, null],
  ["with what comes after", { kind: "unavailable", status: 503, message: "Busy." }, "2 of 3 were not read."],
  ["no access", { kind: "no-access", origins: "https://search.example.org/*" }, null],
];

const OPTIONS: readonly ListOption[] = [
  { value: "us", label: "United States", count: 1_234, group: "Countries" },
  { value: "ca", label: "Canada", detail: "also Canada’s provinces", count: 0, group: "Countries" },
  { value: "TX", label: "Texas", group: "States" },
];
const LIST = { id: "list", label: "Places", options: OPTIONS, onPick: nothing } as const;

const UNREAD = { text: "14", description: "14 unread" };

/** What components are made of, in less usual states. */
export const EXAMPLES: Examples = {
  of: "Parts",
  states: [
    ...HOSTS.map(([name, address, named]) => ({
      name: `Whose link it is: ${name}`,
      draw: () => (
        <>
          <SiteName address={address} named={named} />
          <LinkWarning address={address} named={named === "" ? null : named} />
        </>
      ),
    })),
    ...SERVICES.map(([name, search, factCheck]) => ({
      name: `Services: ${name}`,
      draw: () => <ServiceStates states={{ search, factCheck } satisfies Record<Service, ServiceState>} />,
    })),
    { name: "Services: not read yet", draw: () => <ServiceStates states={null} /> },
    ...FAILURES.map(([name, failure, more]) => ({
      name: `A part that failed: ${name}`,
      width: "panel" as const,
      draw: () => <FailedPart failure={failure} more={more} onRetry={nothingYet} />,
    })),
    {
      name: "Options, one reached and one chosen",
      draw: () => <OptionList {...LIST} active={1} selected={["us"]} multiple />,
    },
    {
      name: "Options without a field, and without choices",
      draw: () => <OptionList {...LIST} options={[]} active={-1} onKeyDown={nothing} />,
    },
    {
      name: "Rows: a link, one that nobody should follow, a button",
      draw: () => (
        <Rows title="Newest pages">
          <LinkRow
            address="https://irs.gov/a"
            note="irs.gov"
            language="es"
            onOpen={() => false}
            onOpened={nothing}
          >
            Formularios
          </LinkRow>
          <LinkRow address={null} note="" onOpen={() => false} onOpened={nothing}>
            An address that lies
          </LinkRow>
          <ButtonRow icon="search" note="Texas" onClick={nothing}>
            property tax
          </ButtonRow>
        </Rows>
      ),
    },
    {
      name: "A text then, and nothing now",
      width: "panel",
      draw: () => (
        <ThenAndNow
          earlier={{
            label: "Then",
            stretches: [
              { text: "The wage is ", isChanged: false },
              { text: "$7.25", isChanged: true },
            ],
          }}
          now={null}
        />
      ),
    },
    { name: "Facts in a line", draw: () => <Facts words="2 sources · checked yesterday · 97% confidence" /> },
    {
      name: "The head of a page, with a count",
      width: "page",
      draw: () => (
        <PageNav
          current="recent"
          addresses={{ search: "search.html", recent: "search.html?view=recent", checks: "checks.html" }}
          badges={{ recent: UNREAD, checks: null }}
        >
          <a href="options.html">Options</a>
        </PageNav>
      ),
    },
    {
      name: "Good news, and nothing to show",
      draw: () => (
        <>
          <Note kind="good">Saved.</Note>
          <EmptyState title="Nothing yet">
            <p>What you follow is listed here.</p>
          </EmptyState>
        </>
      ),
    },
  ],
};
