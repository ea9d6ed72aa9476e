import { LIMITS } from "../../../utils/requests/request.ts";
import { highlight, type OmniboxStyle, oneLine, type Piece } from "./markup.ts";

/** A line under the address bar. Choosing it hands its content back, perhaps to a worker that started only then. */
export type OmniboxRow =
  | { readonly kind: "page"; readonly content: string; readonly title: string; readonly domain: string }
  | { readonly kind: "completion"; readonly content: string; readonly meaning: string }
  | { readonly kind: "recent" | "suggestion"; readonly content: string };

export interface OmniboxKnowledge {
  readonly typed: string;
  /** The person's own searches, newest first. */
  readonly recent: readonly string[];
  /** What the service suggests for exactly this text. */
  readonly suggested: readonly string[];
  /** The typed text with its last operator completed, and what the value means. */
  readonly completions: readonly { readonly query: string; readonly meaning: string }[];
  /** The first result, where this search is saved. */
  readonly top: { readonly url: string; readonly title: string; readonly domain: string } | null;
}

export interface OmniboxLabels {
  readonly searchFor: (words: string) => string;
  readonly search: () => string;
  readonly tooLong: (length: number, limit: number) => string;
  readonly recent: () => string;
  readonly page: (domain: string) => string;
  readonly savedCopies: () => string;
  readonly savedCopy: () => string;
}

/** As many as Chromium shows under the first line; Firefox leaves the last ones out. */
export const OMNIBOX_ROWS = 9;
const RECENT_BESIDE_SUGGESTIONS = 2;
/** Stands in a translated sentence where the typed words go, so that they can be told from the rest. */
const SLOT = "\uE000";

/** The lines for what was typed, best first, none twice and none that only repeats it. */
export function omniboxRows(known: OmniboxKnowledge, limit: number = OMNIBOX_ROWS): OmniboxRow[] {
  const typed = oneLine(known.typed, LIMITS.queryLength);
  const recent = recentRows(known.recent, typed);
  const rows: OmniboxRow[] =
    typed.length < LIMITS.suggestMinimum
      ? recent
      : [
          ...known.completions.map(
            ({ query, meaning }): OmniboxRow => ({ kind: "completion", content: query, meaning }),
          ),
          ...pageRows(known.top),
          ...recent.slice(0, RECENT_BESIDE_SUGGESTIONS),
          ...known.suggested
            .map((text): OmniboxRow => ({ kind: "suggestion", content: oneLine(text, Infinity) }))
            .filter(
              ({ content }) => content.length <= LIMITS.queryLength && choiceOf(content).kind === "search",
            ),
          ...recent.slice(RECENT_BESIDE_SUGGESTIONS),
        ];
  return withoutRepeats(rows, typed).slice(0, limit);
}

/** What choosing a line, or Enter on typed text, means: an address opens that page, words are searched for. */
export function choiceOf(text: string): { kind: "open"; url: string } | { kind: "search"; query: string } {
  const query = text.trim();
  if (/^https?:\/\/\S+$/i.test(query) && URL.canParse(query)) {
    const { href, username, password } = new URL(query);
    if (!username && !password) return { kind: "open", url: href };
  }
  return { kind: "search", query };
}

/** `saved`: the service cannot be reached, so what it suggests is a copy. */
export function describeRow(row: OmniboxRow, typed: string, saved: boolean, labels: OmniboxLabels): Piece[] {
  switch (row.kind) {
    case "page":
      return [
        ...highlight(oneLine(row.title) || row.content, typed),
        { text: ` – ${labels.page(oneLine(row.domain))}`, role: "dim" },
      ];
    case "completion":
      return [
        { text: oneLine(row.content), role: "match" },
        { text: ` – ${oneLine(row.meaning)}`, role: "dim" },
      ];
    case "recent":
      return [...highlight(oneLine(row.content), typed), { text: ` – ${labels.recent()}`, role: "dim" }];
    case "suggestion":
      return [
        ...highlight(oneLine(row.content), typed),
        { text: saved ? ` – ${labels.savedCopy()}` : "", role: "dim" },
      ];
  }
}

/** Chromium puts what is typed in the place of this, so that the line is never a keystroke late. */
const TYPED_BY_CHROMIUM = "%s";

/**
 * The first line, which the browser chooses on Enter. Firefox draws it before it tells of the keystroke, and the typed
 * words beside it: there it names none. `saved`: the service cannot be reached just now.
 */
export function describeDefault(
  typed: string,
  saved: boolean,
  style: OmniboxStyle,
  labels: OmniboxLabels,
): Piece[] {
  const { length } = typed.trim();
  if (length > LIMITS.queryLength) {
    return [{ text: labels.tooLong(length, LIMITS.queryLength), role: "text" }];
  }
  const mark: Piece = { text: saved ? ` – ${labels.savedCopies()}` : "", role: "dim" };
  if (style === "plain") return [{ text: labels.search(), role: "text" }, mark];
  const [before = "", after = ""] = labels.searchFor(SLOT).split(SLOT);
  return [
    { text: before, role: "text" },
    { text: TYPED_BY_CHROMIUM, role: "match" },
    { text: after, role: "text" },
    mark,
  ];
}

function recentRows(recent: readonly string[], typed: string): OmniboxRow[] {
  const wanted = typed.toLocaleLowerCase();
  return recent
    .filter((query) => query.toLocaleLowerCase().startsWith(wanted) && choiceOf(query).kind === "search")
    .map((query) => ({ kind: "recent", content: query }));
}

function pageRows(top: OmniboxKnowledge["top"]): OmniboxRow[] {
  if (!top) return [];
  const choice = choiceOf(top.url);
  return choice.kind === "open"
    ? [{ kind: "page", content: choice.url, title: top.title, domain: top.domain }]
    : [];
}

function withoutRepeats(rows: readonly OmniboxRow[], typed: string): OmniboxRow[] {
  const seen = new Set(["", typed.toLocaleLowerCase()]);
  return rows.filter(({ content }) => {
    const key = content.toLocaleLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
