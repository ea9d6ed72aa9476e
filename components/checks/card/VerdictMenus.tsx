import { useEffect } from "preact/hooks";
import type { DoneCheck } from "../../../utils/checks/check.ts";
import { claimKey } from "../../../utils/checks/claims/claim.ts";
import { archivedSource } from "../../../utils/checks/sources/archived-source.ts";
import { citedSources } from "../../../utils/checks/sources/cited-sources.ts";
import { shownSources } from "../../../utils/checks/sources/shown-sources.ts";
import { type MessageKey, t } from "../../../utils/platform/i18n.ts";
import { linkHost, plainHost } from "../../../utils/sites/link-host.ts";
import { watchOfSources } from "../../../utils/watches/followed-sources.ts";
import { Menu, type MenuItem } from "../../base/Menu.tsx";
import { tell } from "../../base/Toast.tsx";
import { act } from "../../base/trouble.tsx";
import { useSetting } from "../../base/use-setting.ts";
import { shortClaim } from "../short-claim.ts";
import { useOffersChecks } from "../use-offers-checks.ts";
import { CardMenu, type CheckCardActions } from "./CardFrame.tsx";

interface ShareMenuProps {
  check: DoneCheck;
  actions: CheckCardActions;
  /** What did not work; null: nothing. */
  onProblem(problem: MessageKey | null): void;
}

export function ShareMenu({ check, actions, onProblem }: ShareMenuProps) {
  const isForbidden = useSetting("forbidExports") === true;
  const copyPicture = async (): Promise<void> => {
    onProblem(null);
    // Drawing is rarely needed, so its code is loaded when it is.
    const { copyVerdictPicture } = await import("./verdict-picture.ts");
    if (await copyVerdictPicture(check)) tell(t("notice.picture_copied"));
    else onProblem("notice.picture_not_copied");
  };
  return (
    <Menu
      name={t("card.share", shortClaim(check.claim))}
      note={t(isForbidden ? "policy.exports_off" : "card.share_note")}
      items={[
        { name: t("action.copy_text"), icon: "copy", onSelect: () => actions.copyText(check) },
        { name: t("action.copy_markdown"), icon: "lines", onSelect: () => actions.copyMarkdown(check) },
        { name: t("action.copy_picture"), icon: "picture", onSelect: () => act(copyPicture()) },
        ...(citedSources([check]).length === 0
          ? []
          : [
              {
                name: t("zotero.copy"),
                icon: "quote",
                onSelect: () => actions.copyForZotero(check),
              } as const,
            ]),
        ...(isForbidden
          ? []
          : [
              {
                name: t("report.export"),
                icon: "download",
                onSelect: () => actions.exportReport(check, "html"),
              } as const,
            ]),
        { name: t("action.print"), icon: "printer", onSelect: () => actions.print(check) },
      ]}
    >
      {t("action.share")}
      <span class="visually-hidden"> {shortClaim(check.claim)}</span>
    </Menu>
  );
}

interface VerdictMenuProps {
  check: DoneCheck;
  actions: CheckCardActions;
  onNote(): void;
}

export function VerdictMenu({ check, actions, onNote }: VerdictMenuProps) {
  // The archived copies of the other sources are in their list.
  const archived = shownSources(check)
    .slice(0, 1)
    .flatMap(({ source: { url } }): MenuItem[] => {
      const address = archivedSource(url, check);
      const host = linkHost(url ?? "");
      if (address === null || host === null) return [];
      return [{ name: t("archive.copy_of", plainHost(host)), icon: "archive", address }];
    });
  const { followed } = actions.sources;
  useEffect(() => actions.sources.read(), []);
  const isForbidden = useSetting("forbidBackgroundWatches") === true;
  const offersChecks = useOffersChecks();
  const own = followed.value?.get(claimKey(check.claim));
  const sources = watchOfSources(check)?.request.sources;
  // The claim may have been checked again since, and this answer rest on other pages.
  const areFollowed = own !== undefined && isSameSet(own.pages, sources?.pages ?? []);
  // New ones are asked about as those before: see `createFollowedSources`.
  const consent = own === undefined ? "sources.consent" : "sources.consent_new";
  const canFollow = followed.value !== null && sources !== undefined && !areFollowed;
  return (
    <CardMenu
      check={check}
      note={[
        ...(canFollow ? [t(isForbidden ? "policy.background_off" : consent)] : []),
        t("official.menu_sends"),
      ].join(" ")}
      items={[
        ...(offersChecks
          ? [
              {
                name: t("action.again"),
                icon: "refresh",
                onSelect: () => actions.checkAgain(check),
              } as const,
            ]
          : []),
        { name: t("action.search"), icon: "search", onSelect: () => actions.search(check.claim) },
        {
          name: t("official.title"),
          icon: "lines",
          onSelect: () => act(actions.officialPages.ask(check)),
        },
        ...archived,
        { name: t("note.label"), icon: "quote", onSelect: onNote },
        ...(canFollow
          ? [
              {
                name: t(own === undefined ? "sources.follow" : "sources.follow_new"),
                icon: "bell",
                onSelect: () => actions.sources.follow(check),
              } as const,
            ]
          : []),
        ...(own !== undefined
          ? [
              {
                name: t("sources.unfollow"),
                icon: "bell",
                onSelect: () => actions.sources.unfollow(check),
              } as const,
            ]
          : []),
        {
          name: t("action.delete"),
          icon: "trash",
          isApart: true,
          onSelect: () => actions.remove(check),
        },
      ]}
    />
  );
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}
