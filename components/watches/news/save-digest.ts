import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { localDay } from "../../../utils/text/dates.ts";
import { fileWords } from "../../../utils/text/file-words.ts";
import type { DateReader } from "../../../utils/text/format-date.ts";
import { type DigestEntry, digestOf } from "../../../utils/watches/digest/digest-contents.ts";
import { digestAsHtml } from "../../../utils/watches/digest/digest-html.ts";
import { digestAsMarkdown } from "../../../utils/watches/digest/digest-markdown.ts";
import { statesOf } from "../../../utils/watches/page-states.ts";
import { readRememberedPages } from "../../../utils/watches/read-watches.ts";
import { saveFile } from "../../base/save-file.ts";
import { watches as followed } from "../watches-store.ts";
import { namesFollows } from "./news-choice.ts";
import { dayWords, newsSentence } from "./news-sentences.ts";
import { type News, type NewsLine, watchNames } from "./news-store.ts";

export type DigestForm = "html" | "markdown";

interface DigestParts {
  title: string;
  news: News;
  reader: DateReader;
}

/** So long ago that every day is named: nothing is "today" to whoever reads a file. */
const LONG_AGO = 1;

/** Saves all that is listed, also what is not drawn yet, with the earlier states of each page. */
export async function saveDigest(form: DigestForm, { title, news, reader }: DigestParts): Promise<void> {
  const { lines, among } = await news.all();
  const watches = [...new Set(lines.flatMap(({ entries }) => entries.map(({ watch }) => watch)))];
  const remembered = new Map(
    await Promise.all(watches.map(async (watch) => [watch, await readRememberedPages(watch)] as const)),
  );
  const range = news.range.value;
  const isNamed = namesFollows(news.chosen.value, followed.value);
  const listed = lines.map((line: NewsLine): DigestEntry => {
    const [first] = line.entries;
    const entry = line.entries.find(({ before }) => before !== undefined) ?? first;
    const states = statesOf(remembered.get(entry.watch) ?? [], entry.result.url);
    const names = isNamed ? watchNames(line).join(", ") : "";
    return { day: dayWords(first, range, { ...reader, now: LONG_AGO }), entry, names, states };
  });
  const note = [
    newsSentence(range, reader.now),
    ...(among === null ? [] : [t("report.among", formatNumber(among))]),
  ].join(" · ");
  const digest = digestOf(title, note, listed, reader);
  const name = ["whats-new", fileWords(title), localDay(reader.now)].filter(Boolean).join("-");
  if (form === "html") await saveFile(`${name}.html`, "text/html", digestAsHtml(digest));
  else await saveFile(`${name}.md`, "text/markdown", digestAsMarkdown(digest));
}
