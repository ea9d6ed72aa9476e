import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Answer } from "../../../utils/calls/calls-table.ts";
import type { Check, DoneCheck, FailedCheck, UnsentCheck } from "../../../utils/checks/check.ts";
import type { CountryCode } from "../../../utils/checks/sources/official-pages.ts";
import type { SourceChanges } from "../../../utils/checks/sources/source-changes.ts";
import type { VerdictTone } from "../../../utils/checks/verdict-kind.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Icon, type IconName } from "../../base/Icon.tsx";
import { Menu, type MenuItem } from "../../base/Menu.tsx";
import { AddressWarning } from "../AddressWarning.tsx";
import type { FollowedSourcesStore } from "../follow-sources-store.ts";
import type { OfficialPagesStore } from "../official-pages-store.ts";
import type { PassagesStore } from "../passages-store.ts";
import { shortClaim } from "../short-claim.ts";
import styles from "./CardFrame.module.css";
import { Claim } from "./Claim.tsx";
import { MeantClaim } from "./MeantClaim.tsx";

interface CardFrameProps {
  check: Check;
  tone: VerdictTone;
  /** Words to underline in the claim, as `tellingWords` gives them. */
  marked?: ReadonlySet<string>;
  pill: ComponentChildren;
  foot: ComponentChildren;
  children: ComponentChildren;
}

/** What the cards of all states share: the article, the claim that names it, the pill on its edge, and the foot. */
export function CardFrame({ check, tone, marked, pill, foot, children }: CardFrameProps) {
  const claimId = `claim-${check.id}`;
  return (
    <article
      id={`check-${check.id}`}
      class={styles.article}
      aria-labelledby={claimId}
      data-state={check.state}
    >
      <div class={`${styles.card} ${styles[tone]}`}>
        <Claim id={claimId} claim={check.claim} marked={marked} />
        {pill}
        <AddressWarning claim={check.claim} />
        <MeantClaim check={check} />
        {children}
        <footer class={styles.foot}>{foot}</footer>
      </div>
    </article>
  );
}

interface PillProps {
  /** A verdict's pill is filled; that of a check without one is not. */
  isVerdict?: boolean;
  icon?: IconName;
  /** In place of the icon. */
  sign?: ComponentChildren;
  name: string;
  note?: string;
}

/** What became of the check, on the edge between the claim and the answer. */
export function Pill({ isVerdict = false, icon, sign, name, note }: PillProps) {
  return (
    <div
      class={isVerdict ? `${styles.pill} ${styles.verdict}` : styles.pill}
      data-verdict={isVerdict ? "" : undefined}
    >
      {sign}
      {icon && (
        <span class={styles.sign} aria-hidden="true">
          <Icon name={icon} />
        </span>
      )}
      <h3 dir="auto">{name}</h3>
      {note && <span class={styles.pillNote}>{note}</span>}
    </div>
  );
}

/** The second thoughts about a check. */
interface CardMenuProps {
  check: Check;
  items: readonly MenuItem[];
  note?: string;
}

export function CardMenu({ check, items, note }: CardMenuProps) {
  return <Menu name={t("card.more", shortClaim(check.claim))} items={items} {...(note && { note })} />;
}

/** As one HTML file, or as Markdown. */
export type ReportForm = "html" | "markdown";

/** What a reader can do with a card, and what the page knows of all checks. */
export interface CheckCardActions {
  readonly passages: PassagesStore;
  readonly officialPages: Omit<OfficialPagesStore, "servedBy">;
  /** What is known of changes of the pages that verdicts rest on. */
  readonly sourceChanges: ReadonlySignal<SourceChanges>;
  readonly sources: FollowedSourcesStore;
  checkAgain(check: DoneCheck): void;
  /** Of an unsent check: asks for the consent that it was not sent without. */
  retry(check: FailedCheck | UnsentCheck): void;
  /** Tries now instead of waiting until the service is tried again. */
  hurry(): void;
  /** Opens the claim in the editor. */
  edit(check: Check): void;
  /** In one country, or where the reader searches otherwise. */
  search(claim: string, country?: CountryCode): void;
  copyText(check: DoneCheck): void;
  copyMarkdown(check: DoneCheck): void;
  /** Its sources, as references. */
  copyForZotero(check: DoneCheck): void;
  /**
   * The service's own text form, requested on demand because it costs one of the ten requests per minute. The failure
   * is a sentence.
   */
  askText(check: DoneCheck): Promise<Answer<"verdictText">>;
  /** False: it could not be saved. */
  note(check: DoneCheck, note: string): Promise<boolean>;
  print(check: DoneCheck): void;
  exportReport(check: DoneCheck, form: ReportForm): void;
  remove(check: Check): void;
  openOptions(): void;
}
