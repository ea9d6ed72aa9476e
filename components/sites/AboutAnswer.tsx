import { useEffect, useState } from "preact/hooks";
import { ifAllowed } from "../../utils/checks/consent.ts";
import { resumingSentence } from "../../utils/platform/failure-sentences.ts";
import { t } from "../../utils/platform/i18n.ts";
import { lockedSettings } from "../../utils/settings/settings.ts";
import { lookAlikeWords, shownSite, siteWords } from "../../utils/sites/sentences.ts";
import { AllowAccess } from "../base/AllowAccess.tsx";
import { Button } from "../base/Button.tsx";
import { Alert } from "../base/notices.tsx";
import { PauseCountdown } from "../base/PauseCountdown.tsx";
import { act, done } from "../base/trouble.tsx";
import { useSetting } from "../base/use-setting.ts";
import { useIsLong } from "../base/waiting.tsx";
import { FollowSite } from "../watches/form/FollowSite.tsx";
import { siteListSentence } from "./site-list-sentence.ts";
import { mayKeepList, type PageKnown, type ThisPageStore } from "./this-page-store.ts";

const PROOF_NAME = { rule: "site.proof_rule", registry: "site.proof_registry" } as const;

interface AboutProps {
  page: PageKnown;
  store: ThisPageStore;
  onClose(): void;
}

/** What the answer rests on, the list of government sites, and a watch of the site. */
export function AboutAnswer({ page, store, onClose }: AboutProps) {
  const { asking, failure, goesOnAt } = store;
  const { answer, listState } = page;
  const namespace = answer.kind === "official" ? answer.namespace : null;
  // The list is many answers, and its coming is told as it is.
  const isLong = useIsLong(asking.value === "site");
  const isUnknown = answer.kind === "not-listed" && answer.reason === "unknown" && listState !== "whole";
  return (
    <>
      <p>{reasonOf(page)}</p>
      {namespace !== null && (
        <p>
          <a href={namespace.proof.url} target="_blank" rel="noopener noreferrer">
            {t(PROOF_NAME[namespace.proof.kind], `.${namespace.name}`)}
          </a>
        </p>
      )}
      {isUnknown && page.domain !== null && (
        <div class="row">
          <Button
            isHeld={asking.value !== null}
            onClick={() => act(done(ifAllowed(() => store.lookUp(page))))}
          >
            {t("site.look_up")}
          </Button>
          <span class="hint">{t("site.look_up_hint", page.domain)}</span>
        </div>
      )}
      <p class="hint" role="status">
        {isLong ? t("wait.long") : listSentence(store)}
      </p>
      {mayKeepList() && <ListActions store={store} />}
      {failure.value !== null && (
        <Alert
          actions={
            failure.value.kind === "no-access" && (
              <AllowAccess origins={failure.value.origins} onAllowed={() => act(store.askAgain())} />
            )
          }
        >
          {resumingSentence(failure.value, goesOnAt.value)}
        </Alert>
      )}
      <PauseCountdown goesOnAt={goesOnAt.value} />
      {page.domain !== null && <FollowSite domain={page.domain} onDone={onClose} />}
    </>
  );
}

function reasonOf({ answer, listState }: PageKnown): string {
  if (answer.kind !== "look-alike") return siteWords(answer, listState).reason;
  return [lookAlikeWords(answer).reason, shownSite(answer.owner)].join(" ");
}

/** Whether an administrator wants the list not to be kept. */
function useListForbidden(): boolean {
  const isWanted = useSetting("siteList");
  const [isLocked, setLocked] = useState(false);
  useEffect(() => act(lockedSettings().then((names) => setLocked(names.includes("siteList")))), []);
  return isLocked && isWanted === false;
}

function ListActions({ store }: { store: ThisPageStore }) {
  const { siteList, asking, keepList } = store;
  const list = siteList.value;
  if (useListForbidden()) return <p class="hint">{t("options.locked")}</p>;
  const isBusy = asking.value !== null;
  if (list === null || list.next !== null) {
    return (
      <Button isHeld={isBusy} onClick={() => act(keepList())}>
        {t(list === null ? "site.keep" : "site.fetch_rest")}
      </Button>
    );
  }
  if (list.shrunkTo === null) return null;
  return (
    <Button isHeld={isBusy} onClick={() => act(keepList(true))}>
      {t("site.use_shorter")}
    </Button>
  );
}

function listSentence({ asking, siteList }: ThisPageStore): string {
  if (asking.value !== null) return t(asking.value === "list" ? "site.fetching" : "site.looking_up");
  return siteListSentence(siteList.value);
}
