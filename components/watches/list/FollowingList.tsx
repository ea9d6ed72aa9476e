import type { ComponentChildren } from "preact";
import { t } from "../../../utils/platform/i18n.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import type { Unread } from "../../../utils/watches/count-unread.ts";
import { followsSources } from "../../../utils/watches/followed-sources.ts";
import { byGroup } from "../../../utils/watches/groups.ts";
import { checkedSentence, rhythmName, rhythmText, shortRhythm } from "../../../utils/watches/sentences.ts";
import {
  hasMoreUnread,
  isPaused,
  notifies,
  type Rhythm,
  viewOf,
  type Watch,
} from "../../../utils/watches/watch.ts";
import { Icon } from "../../base/Icon.tsx";
import { Menu, type MenuItem } from "../../base/Menu.tsx";
import { act } from "../../base/trouble.tsx";
import { useSetting } from "../../base/use-setting.ts";
import { followId, type NewsChoice, newsAddress, sameChoice } from "../news/news-choice.ts";
import { unreadText } from "../unread-text.ts";
import { useFirstScreen } from "../use-first-screen.ts";
import { changeWatches, removeWatch } from "../watches-store.ts";
import styles from "./FollowingList.module.css";
import { FollowTrouble } from "./FollowNotes.tsx";

interface FollowingListProps {
  watches: readonly Watch[];
  now: number;
  /** What is shown beside the list. */
  chosen: NewsChoice;
  /** How much of the window's height the style sheet leaves to it. */
  room: number;
}

/** Of one line. */
const LEAST_HEIGHT = 36;

type Group = ReturnType<typeof byGroup<Watch>>[number];

/** What is in no group stands first: below a group it would seem to be of it. */
const withNewsFirst = (groups: readonly Group[]): readonly Group[] =>
  groups.toSorted((one, other) => place(one) - place(other));

function place([group, watches]: Group): number {
  if (group === undefined) return 0;
  return watches.some(({ unread }) => unread > 0) ? 1 : 2;
}

/** All that is followed, what has unread pages first; what is in a group below its name. */
export function FollowingList({ watches, now, chosen, room }: FollowingListProps) {
  const count = useFirstScreen(LEAST_HEIGHT, room);
  const isForbidden = useSetting("forbidBackgroundWatches") === true;
  const rows = withNewsFirst(byGroup(watches)).flatMap(([group, inGroup]) =>
    inGroup.map((watch, index) => ({ watch, heading: index === 0 ? group : undefined })),
  );
  return (
    <ul class={styles.list} aria-label={t("watches.title")}>
      {rows.slice(0, count).map(({ watch, heading }) => (
        <li key={watch.id}>
          {heading !== undefined && <GroupHeading group={heading} chosen={chosen} />}
          <ListRow
            id={followId(watch.id)}
            address={newsAddress({ watch: watch.id })}
            isCurrent={sameChoice({ watch: watch.id }, chosen)}
            unread={{ pages: watch.unread, isMore: hasMoreUnread(watch) }}
            rhythm={isPaused(watch) ? "paused" : isForbidden ? "look" : watch.rhythm}
            title={`${rhythmSentenceOf(watch, isForbidden)} ${checkedSentence(watch, now)}`}
            end={
              <Menu
                name={t("watch.more", watch.name)}
                note={rowNote(watch, now, isForbidden)}
                items={[
                  { name: t("news.view"), icon: "search", address: pageAddress(viewOf(watch.request)) },
                  pauseItem(watch),
                  ...(watch.preset === "fixed"
                    ? []
                    : [
                        {
                          name: t("watch.remove", watch.name),
                          icon: "trash",
                          isApart: true,
                          onSelect: () => act(removeWatch(watch.id)),
                        } as const,
                      ]),
                ]}
              />
            }
          >
            {followsSources(watch) && (
              <span class={`${styles.bell} ${styles.verdict}`}>
                <Icon name="check-circle" />
                <span class="visually-hidden">{t("sources.of")}</span>
              </span>
            )}
            <bdi>{watch.name}</bdi>
            {!isForbidden && notifies(watch) && (
              <span class={styles.bell}>
                <Icon name="bell" />
                <span class="visually-hidden">{t("watch.notifies")}</span>
              </span>
            )}
          </ListRow>
          <FollowTrouble watch={watch} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** The name of a group, which leads to its pages. */
function GroupHeading({ group, chosen }: { group: string; chosen: NewsChoice }) {
  const isCurrent = sameChoice({ group }, chosen);
  return (
    <h3 class={isCurrent ? `${styles.group} ${styles.current}` : styles.group}>
      <a href={newsAddress({ group })} aria-current={isCurrent ? "page" : undefined}>
        <bdi>{group}</bdi>
      </a>
    </h3>
  );
}

function pauseItem(watch: Watch): MenuItem {
  const isOff = isPaused(watch);
  return {
    name: t(isOff ? "watch.resume" : "watch.pause", watch.name),
    icon: isOff ? "play" : "pause",
    onSelect: () => changeWatches([watch.id], { paused: !isOff }),
  };
}

interface ListRowProps {
  /** Of its link. */
  id?: string;
  address: string;
  isCurrent: boolean;
  unread?: Unread;
  /** How often it is refreshed by itself, if it is. */
  rhythm?: Rhythm | "paused";
  title?: string;
  end?: ComponentChildren;
  children: ComponentChildren;
}

/** What is shown beside the list, and how much of it is unread. */
export function ListRow({
  id,
  address,
  isCurrent,
  unread,
  rhythm = "look",
  title,
  end,
  children,
}: ListRowProps) {
  const said = unread ? unreadText(unread) : null;
  return (
    <div class={isCurrent ? `${styles.row} ${styles.current}` : styles.row}>
      <a id={id} href={address} title={title} aria-current={isCurrent ? "page" : undefined}>
        {children}
      </a>
      {rhythm === "paused" && <span class={styles.rhythm}>{t("watch.paused")}</span>}
      {rhythm !== "look" && rhythm !== "paused" && (
        <span class={styles.rhythm} title={rhythmName(rhythm)}>
          <span aria-hidden="true">{shortRhythm(rhythm)}</span>
          <span class="visually-hidden">{rhythmName(rhythm)}</span>
        </span>
      )}
      {said && (
        <span class={styles.unread}>
          <span aria-hidden="true">{said.text}</span>
          <span class="visually-hidden">{said.description}</span>
        </span>
      )}
      {end}
    </div>
  );
}

/** How often it is asked, or that an administrator has it asked only when somebody looks. */
function rhythmSentenceOf(watch: Watch, isForbidden: boolean): string {
  return isForbidden && !isPaused(watch) ? t("policy.background_off") : `${rhythmText(watch)}.`;
}

function rowNote(watch: Watch, now: number, isForbidden: boolean): string {
  const parts = [
    ...(followsSources(watch) ? [t("sources.of")] : []),
    ...[rhythmSentenceOf(watch, isForbidden), checkedSentence(watch, now)],
  ];
  if (watch.details?.note !== undefined) parts.push(watch.details.note);
  if (watch.preset !== null) parts.push(t("watch.preset"));
  return parts.join(" ");
}
