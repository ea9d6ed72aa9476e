import { ifAllowed } from "../../utils/checks/consent.ts";
import { t } from "../../utils/platform/i18n.ts";
import type { SiteAnswer } from "../../utils/sites/judge-site.ts";
import { hasOwnSite } from "../../utils/sites/namespaces.ts";
import type { MenuItem } from "../base/Menu.tsx";
import { act, done } from "../base/trouble.tsx";
import type { PageHandlers } from "./page-handlers.ts";
import type { PageKnown, ThisPageStore } from "./this-page-store.ts";

/** What opens beside the answer. */
export type PagePanel = "details" | "sentences" | "links";

/** What can be done from a page, in view or in the menu. */
export interface PageAction extends MenuItem {
  /** Fewer words, where it is in view. They are in its name as well. */
  readonly short?: string;
  readonly opens?: PagePanel;
  readonly isMain?: boolean;
}

/** The likeliest first. */
export function siteActions(
  page: PageKnown,
  store: ThisPageStore,
  actions: PageHandlers,
): readonly PageAction[] {
  const { answer, domain, listState } = page;
  const inSite: readonly PageAction[] =
    domain === null
      ? []
      : [
          { name: t("site.search"), icon: "search-site", onSelect: () => actions.searchSite(domain) },
          { name: t("site.changed"), icon: "history", onSelect: () => actions.showChanges(domain) },
        ];
  // The browser's own pages are about nothing, and have no sentences of anybody's.
  const hasSite = answer.kind !== "not-listed" || answer.reason !== "no-site";
  const ofPage = hasSite ? [...aboutPage(page.words, actions), ...sentences(actions)] : [];
  const isUnknown = answer.kind === "not-listed" && domain !== null && listState !== "whole";
  const lookUp: PageAction = {
    name: t("site.look_up"),
    icon: "globe",
    opens: "details",
    onSelect: () => act(done(ifAllowed(() => store.lookUp(page)))),
  };
  const first = answer.kind === "official" ? [...inSite, ...ofPage] : [...ofPage, ...inSite];
  const links = hasSite ? facts(actions) : [];
  return [...first, ...links, ...(isUnknown ? [lookUp] : []), details()];
}

export function lookAlikeActions(
  page: PageKnown,
  { imitated, isKnown }: Extract<SiteAnswer, { kind: "look-alike" }>,
  actions: PageHandlers,
): readonly PageAction[] {
  const goTo: PageAction = {
    name: t("site.go_to", imitated),
    icon: "arrow-out",
    address: `https://${imitated}/`,
    isMain: true,
  };
  return [
    ...(isKnown && hasOwnSite(imitated) ? [goTo] : []),
    ...aboutPage(page.words === "" ? imitated : page.words, actions),
    ...sentences(actions),
    ...facts(actions),
    details(),
  ];
}

function aboutPage(words: string, actions: PageHandlers): readonly PageAction[] {
  if (words === "") return [];
  return [{ name: t("site.about"), icon: "search", onSelect: () => actions.searchAbout(words) }];
}

function sentences({ showChecks }: PageHandlers): readonly PageAction[] {
  if (showChecks === null) return [];
  const short = t("site.sentences_short");
  return [{ name: t("site.sentences"), short, icon: "speech", opens: "sentences" }];
}

function facts({ showChecks }: PageHandlers): readonly PageAction[] {
  return showChecks === null ? [] : [{ name: t("site.facts"), icon: "link", opens: "links" }];
}

function details(): PageAction {
  return { name: t("site.details"), icon: "info", opens: "details", isApart: true };
}
