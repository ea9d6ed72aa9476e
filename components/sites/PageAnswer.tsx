import { t } from "../../utils/platform/i18n.ts";
import type { SiteAnswer } from "../../utils/sites/judge-site.ts";
import { deceivingAddress } from "../../utils/sites/look-alikes/deceiving-address.ts";
import { type ListState, lookAlikeWords, siteWords } from "../../utils/sites/sentences.ts";
import { withoutFragment } from "../../utils/sites/without-fragment.ts";
import { Disc } from "../base/Disc.tsx";
import { Icon } from "../base/Icon.tsx";
import type { AnswerSize } from "./answer-size.ts";
import { PageMenu } from "./PageMenu.tsx";
import { lookAlikeActions, siteActions } from "./page-actions.ts";
import type { PageHandlers } from "./page-handlers.ts";
import styles from "./ThisPage.module.css";
import type { PageKnown, ThisPage, ThisPageStore } from "./this-page-store.ts";

interface WordsProps {
  page: ThisPage;
  size: AnswerSize;
}

/** The answer, and in a card its reason. */
export function PageWords({ page, size }: WordsProps) {
  switch (page.step) {
    case "reading":
      return null;
    case "no-access":
      return <p class={styles.why}>{t("site.no_access")}</p>;
    case "known":
      return page.answer.kind === "look-alike" ? null : (
        <SiteWords answer={page.answer} listState={page.listState} size={size} />
      );
  }
}

interface SiteWordsProps {
  answer: Exclude<SiteAnswer, { kind: "look-alike" }>;
  listState: ListState;
  size: AnswerSize;
}

function SiteWords({ answer, listState, size }: SiteWordsProps) {
  const words = siteWords(answer, listState);
  // A first look at the popup is often from an empty tab, and would not tell what this is for.
  const hint =
    answer.kind === "not-listed" && answer.reason === "no-site" ? ` ${t("site.on_a_website")}` : "";
  const [tone, icon] =
    answer.kind === "official" ? (["good", "check"] as const) : (["calm", "question"] as const);
  return (
    <>
      <Disc tone={tone} icon={icon} size={size === "card" ? "large" : "usual"} />
      <div class={styles.words}>
        <p class={styles.what}>
          <b>{words.answer}</b>
          {words.site !== "" && (
            <>
              {" · "}
              <bdi>{words.site}</bdi>
            </>
          )}
        </p>{" "}
        {size === "card" && <p class={styles.why}>{words.reason + hint}</p>}
      </div>
    </>
  );
}

/** What a look-alike passes for, how, and whose it is. */
export function LookAlikeWords({ page, size }: WordsProps) {
  if (page.step !== "known" || page.answer.kind !== "look-alike") return null;
  const { answer, tab } = page;
  const { sentence, line, reason } = lookAlikeWords(answer);
  if (size === "line") {
    return (
      <>
        <Icon name="warning" />
        <p class={styles.words}>
          <b>{line[0]}</b>
          {` · ${line[1]}`}
        </p>
      </>
    );
  }
  const { before, own, after } = deceivingAddress(tab.address, answer.host, answer.owner);
  return (
    <>
      <Disc tone="bad" icon="exclamation" size="large" />
      <div class={styles.words}>
        <p class={styles.what}>{sentence}</p> <p class={styles.why}>{reason}</p>{" "}
        <p class={styles.address} dir="ltr">
          <span aria-hidden="true">{before}</span>
          <b>{own}</b>
          <span aria-hidden="true">{after}</span>
        </p>
      </div>
    </>
  );
}

interface ControlsProps {
  store: ThisPageStore;
  actions: PageHandlers;
  size: AnswerSize;
}

const IN_VIEW = { card: 2, line: 1 };

export function PageControls({ store, actions, size }: ControlsProps) {
  const page = store.thisPage.value;
  if (page.step !== "known" || page.answer.kind === "look-alike") return null;
  return (
    <PageMenu
      key={keyOf(page)}
      page={page}
      store={store}
      actions={actions}
      size={size}
      all={siteActions(page, store, actions)}
      inView={IN_VIEW[size]}
    />
  );
}

export function LookAlikeControls({ store, actions, size }: ControlsProps) {
  const page = store.thisPage.value;
  if (page.step !== "known" || page.answer.kind !== "look-alike") return null;
  return (
    <PageMenu
      key={keyOf(page)}
      page={page}
      store={store}
      actions={actions}
      size={size}
      all={lookAlikeActions(page, page.answer, actions)}
      inView={size === "card" ? 2 : 0}
    />
  );
}

/** What is open belongs to one page. */
function keyOf({ tab }: PageKnown): string {
  return `${tab.id} ${withoutFragment(tab.address)}`;
}
