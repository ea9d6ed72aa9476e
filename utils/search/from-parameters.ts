import { FILE_TYPES } from "../text/file-type.ts";
import { oneLine } from "../text/one-line.ts";
import { tidy } from "../text/tidy.ts";
import type { LeftOut } from "./known-filters.ts";
import { countryCode, foldCity, hasStates } from "./places.ts";
import { type Filters, type PageRequest, RECENT_SORTS } from "./request.ts";
import { LIMITS } from "./service-limits.ts";
import { canonical, defaultSize } from "./to-parameters.ts";

interface AddressRead {
  readonly request: PageRequest;
  /** What could not be used and is not in the request. The user is told. */
  readonly leftOut: readonly LeftOut[];
}

/** The request in an address. */
export function fromParameters(parameters: URLSearchParams): PageRequest {
  return readAddress(parameters).request;
}

/** The request in an address, and what could not be used. */
export function readAddress(parameters: URLSearchParams): AddressRead {
  const values = reader(parameters);
  const view = values.one("view", (text) => ONE_OF_VIEWS.find((each) => each === text)) ?? "search";
  const shared = {
    ...filtersOf(values),
    q: values.one("q", (text) => text) ?? "",
    page: values.one("page", pageOf) ?? 1,
    size: sizeOf(values) ?? defaultSize(view),
  };
  if (view === "search") return { request: { view, ...shared }, leftOut: values.leftOut() };
  const request: PageRequest = {
    view,
    ...shared,
    sort: values.one("sort", (text) => RECENT_SORTS.find((sort) => sort === text)) ?? "updated",
    since: values.one("since", (text) => text),
    until: values.one("until", (text) => text),
  };
  return { request, leftOut: values.leftOut() };
}

const ONE_OF_VIEWS = ["search", "recent"] as const;
/** A parameter of the service (contract §4.1) that the pages do not need: they always show the counts. */
const WITHOUT_EFFECT = "facets";
const LONGEST_TOLD = 60;

interface Reader {
  /** The value of a parameter that may appear once; null if it is missing or cannot be read. */
  one<Value>(name: string, read: (text: string) => Value | undefined): Value | null;
  /** The values of a repeatable parameter. */
  all(name: string): string[];
  leave(name: string, ...values: readonly string[]): void;
  /** The values that were left out, and the parameters that were never read. */
  leftOut(): readonly LeftOut[];
}

function reader(parameters: URLSearchParams): Reader {
  const left: LeftOut[] = [];
  const known = new Set([WITHOUT_EFFECT]);
  const all = (name: string): string[] => {
    known.add(name);
    return parameters.getAll(name).flatMap(clean);
  };
  const leave = (name: string, ...values: readonly string[]): void => {
    for (const value of values) left.push({ name, value: oneLine(value, LONGEST_TOLD) });
  };
  return {
    all,
    leave,
    one(name, read) {
      const [first, ...others] = all(name);
      if (first === undefined) return null;
      const value = read(first);
      if (value === undefined) leave(name, first);
      leave(name, ...others.filter((other) => other !== first));
      return value ?? null;
    },
    leftOut() {
      for (const name of new Set(parameters.keys())) {
        if (!known.has(name)) leave(oneLine(name, LONGEST_TOLD), ...all(name));
      }
      return left;
    },
  };
}

function filtersOf(values: Reader): Filters {
  const list = (name: string): string[] => values.all(name).flatMap((text) => text.split(",").flatMap(clean));
  const country = canonical(list("country"), countryCode);
  const state = list("state");
  const isTaken = hasStates(country);
  if (!isTaken) values.leave("state", ...state);
  return {
    country,
    state: isTaken ? canonical(state, (code) => code.toUpperCase()) : [],
    // A name may contain a comma.
    city: canonical(values.all("city"), (name) => name, foldCity),
    level: canonical(list("level"), (level) => level.toLowerCase()),
    domain: canonical(list("domain"), (domain) => domain.toLowerCase()),
    filetype: values.one("filetype", (text) => FILE_TYPES.find((type) => type === text.toLowerCase())),
    language: values.one("language", (text) => (/^[a-z]{2}$/i.test(text) ? text.toLowerCase() : undefined)),
  };
}

/** Some people count from page 0. */
function pageOf(text: string): number | undefined {
  return isWholeNumber(text) ? Math.min(1_000_000, Math.max(1, Number(text))) : undefined;
}

/** Too large a size becomes the largest possible one. Null: the default size. */
function sizeOf(values: Reader): number | null {
  return values.one("size", (text) => {
    const size = isWholeNumber(text) ? Number(text) : 0;
    if (size > LIMITS.sizeMaximum) values.leave("size", text);
    return size > 0 ? Math.min(LIMITS.sizeMaximum, size) : undefined;
  });
}

function isWholeNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

function clean(text: string): string[] {
  const tidied = tidy(text);
  return tidied ? [tidied] : [];
}
