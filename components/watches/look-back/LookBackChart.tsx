import { DAY } from "../../../utils/platform/durations.ts";
import { dateFormat, numberFormat } from "../../../utils/platform/formatters.ts";
import { language, t } from "../../../utils/platform/i18n.ts";
import { type Stretch, WEEKS } from "../../../utils/watches/look-back.ts";
import styles from "./LookBack.module.css";
import { pagesText, stretchText, totalSentence } from "./look-back-sentences.ts";

/** In units of the drawing, which is as wide as its place. */
const WEEK_WIDTH = 10;
const GAP = 2;
const HEIGHT = 96;
const LEAST_BAR = 2;

/** Pages a week as bars, the latest at the right. Its table has the same in words. */
export function LookBackChart({ stretches }: { stretches: readonly Stretch[] }) {
  const most = Math.max(...stretches.map(aWeek), 1);
  const [first, last] = [stretches.at(-1), stretches[0]];
  const start = first?.from ?? 0;
  return (
    <figure class={styles.chart}>
      {/* The scale of an empty chart would read as what changed. */}
      {stretches.some(({ pages }) => pages > 0) && (
        <figcaption class={styles.scale}>
          {t("frequency.a_week", numberFormat(language(), { maximumFractionDigits: 1 }).format(most))}
        </figcaption>
      )}
      <svg
        class={styles.bars}
        viewBox={`0 0 ${WEEKS * WEEK_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("text.labelled", t("frequency.title"), totalSentence(stretches))}
      >
        {stretches.map((stretch) => (
          <Bar key={stretch.from} stretch={stretch} start={start} most={most} />
        ))}
      </svg>
      <div class={styles.ends} aria-hidden="true">
        <span>{first && monthText(first.from)}</span>
        <span>{last && monthText(last.from + last.weeks * 7 * DAY - DAY)}</span>
      </div>
    </figure>
  );
}

const aWeek = ({ pages, weeks }: Stretch): number => pages / weeks;

function Bar({ stretch, start, most }: { stretch: Stretch; start: number; most: number }) {
  const { from, weeks, pages, isFloor } = stretch;
  const height = pages === 0 ? 0 : Math.max(LEAST_BAR, (aWeek(stretch) / most) * (HEIGHT - 2));
  const x = ((from - start) / (7 * DAY)) * WEEK_WIDTH;
  const width = weeks * WEEK_WIDTH - GAP;
  return (
    <g>
      <title>{t("text.labelled", stretchText(stretch), pagesText(stretch))}</title>
      <rect class={styles.bar} x={x} y={HEIGHT - height} width={width} height={height} />
      {isFloor && <path class={styles.open} d={`M${x} ${HEIGHT - height}h${width}`} />}
    </g>
  );
}

function monthText(time: number): string {
  return dateFormat(language(), { month: "short", year: "numeric", timeZone: "UTC" }).format(time);
}
