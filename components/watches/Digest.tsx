import { browser } from "../../utils/platform/browser.ts";
import { counted, language, t } from "../../utils/platform/i18n.ts";
import { pageAddress } from "../../utils/search/to-parameters.ts";
import { dayOf } from "../../utils/text/dates.ts";
import { type DateReader, dayHeading } from "../../utils/text/format-date.ts";
import { viewOf, type Watch } from "../../utils/watches/watch.ts";
import { Button } from "../base/Button.tsx";
import { EmptyState } from "../base/notices.tsx";
import { Region } from "../base/Region.tsx";
import { Toast } from "../base/Toast.tsx";
import { act } from "../base/trouble.tsx";
import { chosen, type DigestLine, hasMore, isLooking, lines, look, now, showMore } from "./digest-store.ts";
import { EntryCard } from "./EntryCard.tsx";
import { RemovedNotice } from "./RemovedNotice.tsx";
import { useFirstScreen } from "./use-first-screen.ts";
import { WatchFiles } from "./WatchFiles.tsx";
import { WatchList } from "./WatchList.tsx";
import { hasWatches, markRead, watches } from "./watches-store.ts";

/** The page of all watches: what they found by day, and the watches themselves. */
export function Digest() {
  const reader: DateReader = {
    now: now.value,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: language(),
  };
  return (
    <>
      <a class="skip-link" href="#results">
        {t("results.skip_to")}
      </a>
      <header>
        <div class="page-head">
          <h1 class="brand">
            <span>{t("watches.title")}</span>
          </h1>
          <nav class="digest-ways" aria-label={t("popup.views")}>
            <a href="search.html">{t("tab.search")}</a>
            <a href="search.html?view=recent">{t("tab.recent")}</a>
          </nav>
        </div>
      </header>
      <main>
        {hasWatches() ? (
          <div class="digest">
            <section class="side" aria-label={t("watches.title")}>
              <Region name={t("watches.title")} subject={watches.value}>
                <Side now={reader.now} />
              </Region>
            </section>
            <div class="main" id="results" tabIndex={-1}>
              <Region name={t("results.list")} subject={lines.value}>
                <Pages reader={reader} />
              </Region>
            </div>
          </div>
        ) : (
          <p>{t("watches.private")}</p>
        )}
      </main>
      <Toast />
    </>
  );
}

function Side({ now }: { now: number }) {
  const { value: id } = chosen;
  return (
    <>
      <RemovedNotice />
      {watches.value.length > 0 && (
        <>
          <p>
            <a href="search.html?view=watches" aria-current={id === null ? "page" : undefined}>
              {t("watches.all")}
            </a>
          </p>
          <WatchList
            watches={watches.value}
            now={now}
            room={isNarrow() ? 0.4 : 1}
            nameOf={(watch) => (
              <a
                href={`search.html?view=watches&watch=${encodeURIComponent(watch.id)}`}
                aria-current={id === watch.id ? "page" : undefined}
              >
                {watch.name}
              </a>
            )}
          />
        </>
      )}
      <WatchFiles />
    </>
  );
}

function Pages({ reader }: { reader: DateReader }) {
  const shown = lines.value;
  return shown && <Lines lines={shown} reader={reader} />;
}

/** Of a card with a title and a snippet of one line each. */
const LEAST_HEIGHT = 110;

/** Where the watches are above the pages, as in watches.css. */
const isNarrow = (): boolean => matchMedia("(max-width: 719px)").matches;

function Lines({ lines, reader }: { lines: readonly DigestLine[]; reader: DateReader }) {
  const count = useFirstScreen(LEAST_HEIGHT, isNarrow() ? 0.6 : 1);
  const shown = lines.slice(0, count);
  const watch = watches.value.find(({ id }) => id === chosen.value) ?? null;
  const days = shown.map(({ entries: [{ foundAt }] }) => dayHeading(dayOf(foundAt, reader.timeZone), reader));
  return (
    <>
      <Head watch={watch} />
      {shown.length === 0 ? (
        <EmptyState title={t("digest.empty")}>
          <p>{t(watches.value.length === 0 ? "watches.none" : "digest.empty_hint")}</p>
        </EmptyState>
      ) : (
        <ul class="cards" aria-label={t("digest.list")}>
          {shown.map((line, index) => (
            <EntryCard
              key={line.entries[0].id}
              line={line}
              reader={reader}
              day={days[index] === days[index - 1] ? null : (days[index] ?? null)}
            />
          ))}
        </ul>
      )}
      {hasMore.value && count > lines.length && <Button onClick={showMore}>{t("digest.more")}</Button>}
    </>
  );
}

function Head({ watch }: { watch: Watch | null }) {
  const unread = (watch ? [watch] : watches.value).reduce((sum, each) => sum + each.unread, 0);
  const hasOverflow = (watch ? [watch] : watches.value).some(({ overflow }) => overflow !== null);
  return (
    <div class="list-head">
      <p class="result-count" role="status">
        {isLooking.value ? t("digest.looking") : counted("watches.unread", unread)}
      </p>
      <div class="list-tools">
        {watch && <a href={pageAddress(viewOf(watch.request))}>{t("digest.view")}</a>}
        <Button
          icon="refresh"
          disabled={isLooking.value}
          onClick={() => look(chosen.value === null ? "all" : { id: chosen.value })}
        >
          {t("digest.check_now")}
        </Button>
        <Button
          icon="check"
          disabled={unread === 0 && !hasOverflow}
          onClick={() => markRead(watch ? { watch: watch.id } : { all: true })}
        >
          {t("digest.mark_all")}
        </Button>
        <Button kind="quiet" icon="gear" onClick={() => act(browser.runtime.openOptionsPage())}>
          {t("open.options")}
        </Button>
      </div>
    </div>
  );
}
