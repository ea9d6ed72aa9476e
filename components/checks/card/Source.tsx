import { useId } from "preact/hooks";
import type { DoneCheck } from "../../../utils/checks/check.ts";
import { archivedSource } from "../../../utils/checks/sources/archived-source.ts";
import { unitsIn } from "../../../utils/checks/sources/compared-figures.ts";
import { passagesSentence } from "../../../utils/checks/sources/passage-sentences.ts";
import { isCut, type Passage } from "../../../utils/checks/sources/passages.ts";
import { tellingWords, worthTo } from "../../../utils/checks/sources/shared-words.ts";
import type { ShownSource } from "../../../utils/checks/sources/shown-sources.ts";
import { language, t } from "../../../utils/platform/i18n.ts";
import { archivedResult } from "../../../utils/sites/archived-copy.ts";
import { linkHost, namedHost } from "../../../utils/sites/link-host.ts";
import { isGovernmentHost } from "../../../utils/sites/namespaces.ts";
import { shortDay } from "../../../utils/text/format-date.ts";
import { highlightParts, plainText } from "../../../utils/text/highlights.ts";
import { addressAtPassage } from "../../../utils/text/text-fragment.ts";
import { safeLink } from "../../../utils/text/untrusted.ts";
import { Disc } from "../../base/Disc.tsx";
import { Icon } from "../../base/Icon.tsx";
import { LinkHost, LinkWarning } from "../../base/LinkHost.tsx";
import { useLanguageOf } from "../../base/language-of.ts";
import { openAtPassage } from "../../base/on-opened.ts";
import { MarkedWords } from "./MarkedWords.tsx";
import styles from "./Passages.module.css";

interface SourceProps extends ShownSource {
  check: DoneCheck;
  isAsking: boolean;
}

/** A source of a verdict: whose it is, and its passage, or why there is none. */
export function Source({ source, found, check, isAsking }: SourceProps) {
  const id = useId();
  const { title, url, domain, excerpt } = source;
  const link = url ?? "";
  const address = safeLink(link);
  // A link that nobody should follow still says whose it is.
  const host = linkHost(link);
  const isOfficial = host !== null && isGovernmentHost(host);
  const archived = archivedSource(url, check);
  const hasPassage = found?.kind === "passage";
  const lang = useLanguageOf(title);
  const sentence = found && !(found.kind === "missing" && isAsking) ? passagesSentence(found) : null;
  return (
    <li class={styles.source}>
      <div class={styles.from}>
        {isOfficial && <Disc tone="good" icon="check" size="small" />}
        <h4 id={id} dir="auto" lang={lang}>
          {address === null || hasPassage ? (
            title || link
          ) : (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {title || address}
            </a>
          )}
        </h4>
        {host === null ? (
          domain && domain !== title && <span class={styles.host}>{domain}</span>
        ) : (
          <span class={styles.host}>
            <LinkHost address={link} />
            <WhoseSite isOfficial={isOfficial} />
            {!hasPassage && archived !== null && <ArchivedCopy address={archived} describedBy={id} />}
          </span>
        )}
      </div>
      <LinkWarning address={link} named={domain ?? namedHost(title)} />
      {sentence && <p class="hint">{sentence}</p>}
      {hasPassage && (
        <PassageText passage={found.passage} claim={check.claim} describedBy={id} archived={archived} />
      )}
      {found?.kind === "other-pages" && found.others.length > 0 && (
        <>
          <p class="hint">{t("passages.others", found.host)}</p>
          <ul class={styles.others}>
            {found.others.map((other) => (
              <OtherPage key={other.url} page={other} claim={check.claim} />
            ))}
          </ul>
        </>
      )}
      {!hasPassage && excerpt && (
        <p class="hint" dir="auto" lang="en">
          {excerpt}
        </p>
      )}
    </li>
  );
}

/** In words what the sign beside a title shows, or that it is missing. */
function WhoseSite({ isOfficial }: { isOfficial: boolean }) {
  return isOfficial ? (
    <span class="visually-hidden">{t("sources.government")}</span>
  ) : (
    <span class="link-mark">{t("link.not_government")}</span>
  );
}

function OtherPage({ page, claim }: { page: Passage; claim: string }) {
  const id = useId();
  return (
    <li>
      <PageTitle id={id} page={page} />
      <PassageText passage={page} claim={claim} describedBy={id} archived={archivedPage(page)} />
    </li>
  );
}

/** A page that a search found: whose it is, and its passage. */
export function FoundPage({ page, claim }: { page: Passage; claim: string }) {
  const id = useId();
  const isOfficial = isGovernmentHost(linkHost(page.url) ?? "");
  return (
    <li class={styles.source}>
      <div class={styles.from}>
        {isOfficial && <Disc tone="good" icon="check" size="small" />}
        <PageTitle id={id} page={page} />
        <span class={styles.host}>
          <LinkHost address={page.url} />
          <WhoseSite isOfficial={isOfficial} />
        </span>
      </div>
      <LinkWarning address={page.url} named={namedHost(plainText(page.title))} />
      <PassageText passage={page} claim={claim} describedBy={id} archived={archivedPage(page)} />
    </li>
  );
}

function PageTitle({ id, page }: { id: string; page: Passage }) {
  const title = plainText(page.title);
  const lang = useLanguageOf(title);
  return (
    <h5 id={id} dir="auto" lang={lang}>
      {title || page.url}
    </h5>
  );
}

/** The archived copy of a page as the index has it. */
function archivedPage({ url, readAt, changedAt }: Passage): string | null {
  return archivedResult({ url, lastCrawled: readAt, updatedAt: changedAt });
}

interface PassageTextProps {
  passage: Passage;
  claim: string;
  /** The id of the page's title. */
  describedBy: string;
  archived: string | null;
}

/** A passage exactly as the service sent it. Only what is marked in it is ours. */
function PassageText({ passage, claim, describedBy, archived }: PassageTextProps) {
  const { url, snippet, contentType, readAt } = passage;
  const address = safeLink(url);
  const opened = address && addressAtPassage(address, snippet, contentType, worthTo(claim));
  const day = readAt && /^\d{4}-\d{2}-\d{2}/.exec(readAt)?.[0];
  const plain = plainText(snippet);
  const isMissing = plain === "";
  const lang = useLanguageOf(plain);
  return (
    <>
      {isMissing ? (
        <p class="hint">{t("passages.empty")}</p>
      ) : (
        <blockquote class={styles.passage} cite={address ?? undefined} dir="auto" lang={lang}>
          <MarkedWords parts={highlightParts(snippet)} words={tellingWords([claim])} units={unitsIn(claim)} />
        </blockquote>
      )}
      {isCut(passage) && <p class="hint">{t("passages.cut")}</p>}
      <div class={styles.to}>
        {opened && (
          <a
            href={opened}
            data-address={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={describedBy}
            onAuxClick={openAtPassage}
          >
            {opened === address ? t("passages.open_page") : t("passages.open")}
            <Icon name="arrow-out" />
          </a>
        )}
        {archived !== null && <ArchivedCopy address={archived} describedBy={describedBy} />}
        {day && <time dateTime={day}>{t("passages.read", shortDay(day, language()))}</time>}
      </div>
    </>
  );
}

function ArchivedCopy({ address, describedBy }: { address: string; describedBy: string }) {
  return (
    <a
      class={styles.archived}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
    >
      {t("archive.copy")}
    </a>
  );
}
