import { t } from "../../../utils/platform/i18n.ts";
import { Menu, type MenuItem } from "../../base/Menu.tsx";
import { act } from "../../base/trouble.tsx";
import { useSetting } from "../../base/use-setting.ts";
import type { Session } from "../../search/view/session-store.ts";
import type { ViewStore } from "../../search/view/view-store.ts";
import { watches } from "../watches-store.ts";
import { type Followed, followsOf, type NewsChoice } from "./news-choice.ts";
import { choiceTitle, refreshedSentence } from "./news-sentences.ts";
import type { News } from "./news-store.ts";
import type { DigestForm } from "./save-digest.ts";

interface NewsMenuProps {
  choice: NewsChoice;
  news: News;
  /** What is new everywhere. */
  view: Pick<ViewStore, "results">;
  session: Pick<Session, "reader">;
  /** Called when the user asks again. */
  onRefresh?: (() => void) | undefined;
  /** Only of a page of its own. */
  canPrint: boolean;
  /** Shows how many pages changed in each week; null: what is listed is no single search. */
  onLookBack: (() => void) | null;
}

/** Asks again and says when that was done, and what else can be done with the list. */
export function NewsMenu({ choice, news, view, session, onRefresh, canPrint, onLookBack }: NewsMenuProps) {
  const isEverywhere = choice === "everywhere";
  const listed = followsOf(choice, watches.value);
  const refresh = (): void => {
    onRefresh?.();
    act(isEverywhere ? view.results.refresh() : news.refresh());
  };
  const isForbidden = useSetting("forbidExports") === true;
  const age = isEverywhere ? null : refreshedSentence(listed, news.now.value);
  return (
    <Menu
      name={t("news.more_here")}
      items={[
        { name: t("news.check_now"), icon: "refresh", onSelect: refresh },
        ...(onLookBack === null
          ? []
          : [{ name: t("frequency.title"), icon: "history", onSelect: onLookBack } as const]),
        ...(choice === "everywhere" ? [] : newsItems({ choice, news, session, canPrint }, isForbidden)),
      ]}
      {...(age === null ? {} : { note: age })}
    />
  );
}

/** The list as a report, where anything is listed. */
function newsItems(
  {
    choice,
    news,
    session,
    canPrint,
  }: Pick<NewsMenuProps, "news" | "session" | "canPrint"> & { choice: Followed },
  isForbidden: boolean,
): readonly MenuItem[] {
  if ((news.lines.value ?? []).length === 0) return [];
  const save = async (form: DigestForm): Promise<void> => {
    const { saveDigest } = await import("./save-digest.ts");
    await saveDigest(form, { title: choiceTitle(choice, watches.value), news, reader: session.reader() });
  };
  const forms = [
    { name: t("checks.export_as", "HTML"), icon: "download", onSelect: () => act(save("html")) },
    { name: t("checks.export_as", "Markdown"), icon: "download", onSelect: () => act(save("markdown")) },
  ] as const;
  return [
    ...(canPrint
      ? [{ name: t("action.print"), icon: "printer", onSelect: () => act(printAll(news)) } as const]
      : []),
    ...(isForbidden ? [] : forms),
  ];
}

async function printAll(news: News): Promise<void> {
  await news.showAll();
  // The rows are there once the next frame was drawn.
  requestAnimationFrame(() => print());
}
