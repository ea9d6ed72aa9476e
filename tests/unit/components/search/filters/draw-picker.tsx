import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, vi } from "vitest";
import { FilterPicker } from "../../../../../components/search/filters/FilterPicker.tsx";
import type { FilterTools } from "../../../../../components/search/filters/filter-tools.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { type Filters, NO_FILTERS } from "../../../../../utils/search/request.ts";
import type { KnownValues } from "../../../../../utils/search/service-answers.ts";
import { click, texts } from "../../user.ts";

export const country = (code: string, name: string, levels: readonly string[] = []) => ({
  code,
  name,
  levels,
  aliases: [],
  domains: 1,
  pages: 1,
});

export const state = (code: string, name: string, of = "us") => ({
  code,
  name,
  country: of,
  type: "state",
  cities: 1,
});

const KNOWN: KnownValues = {
  countries: [
    country("us", "United States", ["federal", "state"]),
    country("gb", "United Kingdom", ["national"]),
    country("ca", "Canada", ["federal", "provincial"]),
  ],
  states: [
    state("OR", "Oregon"),
    state("TX", "Texas"),
    state("OK", "Oklahoma"),
    state("ON", "Ontario", "ca"),
  ],
};

export const BLANK: FilterTools = {
  filters: NO_FILTERS,
  known: KNOWN,
  areKnown: true,
  knownFailure: null,
  facets: {},
  findCities: async () => success([]),
  findDomains: async () => success([]),
  onOpen: () => undefined,
  onChange: () => undefined,
};

/** What the picker has chosen, or begins with. */
export const picked: { filters: Filters } = { filters: NO_FILTERS };

export const onOpen = vi.fn();

/** A picker whose choices are kept. */
export async function draw(name: keyof Filters, tools: Partial<FilterTools> = {}): Promise<HTMLElement> {
  const all: FilterTools = { ...BLANK, onOpen, ...tools, filters: picked.filters };
  all.onChange === BLANK.onChange &&
    Object.assign(all, {
      onChange: (change: { filters: Filters }) => {
        picked.filters = change.filters;
        void draw(name, tools);
      },
    });
  await act(() => render(<FilterPicker name={name} tools={all} />, document.body));
  const [button] = document.querySelectorAll("button");
  if (button === undefined) throw new Error("There is no button.");
  return button;
}

export async function open(name: keyof Filters, tools: Partial<FilterTools> = {}): Promise<void> {
  await click(await draw(name, tools));
}

export const chosen = () =>
  texts("[role=option][aria-selected=true]").map((text) => text.replace(/\W.*/, ""));

beforeEach(() => {
  picked.filters = NO_FILTERS;
  onOpen.mockClear();
});

afterEach(() => render(null, document.body));
