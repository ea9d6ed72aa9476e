import { t } from "../../../utils/platform/i18n.ts";
import type { SearchResult } from "../../../utils/search/service-answers.ts";
import { archivedResult } from "../../../utils/sites/archived-copy.ts";
import type { MenuItem } from "../../base/Menu.tsx";
import type { OpenPage } from "../../base/on-opened.ts";

/** What a user can do with a result besides opening it. */
export interface ResultCardActions {
  readonly onOpen: OpenPage;
  onCopyLink(result: SearchResult): void;
  onCopyCitation(result: SearchResult): void;
  onSearchSite(domain: string): void;
  /** False where an administrator forbids fact-checks. */
  offersChecks(): boolean;
  onCheckPage(result: SearchResult): void;
  onCheckClaim(result: SearchResult): void;
}

/** What can be done with a result besides opening it, in the order of its menu. */
export function actionsOf(
  result: SearchResult,
  address: string | null,
  actions: ResultCardActions,
): readonly MenuItem[] {
  const archived = archivedResult(result);
  const isWebPage = address !== null;
  return [
    ...(isWebPage
      ? [
          {
            name: t("result.copy_link"),
            icon: "link",
            onSelect: () => actions.onCopyLink(result),
          } as const,
        ]
      : []),
    { name: t("result.copy_citation"), icon: "quote", onSelect: () => actions.onCopyCitation(result) },
    ...(archived === null ? [] : [{ name: t("archive.copy"), icon: "archive", address: archived } as const]),
    ...(result.domain
      ? [
          {
            name: t("result.search_site"),
            icon: "search-site",
            onSelect: () => actions.onSearchSite(result.domain),
          } as const,
        ]
      : []),
    ...(actions.offersChecks() ? checksOf(result, isWebPage, actions) : []),
  ];
}

/** What checks of a result send; nothing where there are none. */
export function checksNote(actions: Pick<ResultCardActions, "offersChecks">): { readonly note?: string } {
  return actions.offersChecks() ? { note: t("result.check_sends") } : {};
}

function checksOf(result: SearchResult, isWebPage: boolean, actions: ResultCardActions): readonly MenuItem[] {
  const ofPage: MenuItem = {
    name: t("result.check_page"),
    icon: "shield",
    isApart: true,
    onSelect: () => actions.onCheckPage(result),
  };
  const ofTitle: MenuItem = {
    name: t("result.check_claim"),
    icon: "speech",
    isApart: !isWebPage,
    onSelect: () => actions.onCheckClaim(result),
  };
  return isWebPage ? [ofPage, ofTitle] : [ofTitle];
}
