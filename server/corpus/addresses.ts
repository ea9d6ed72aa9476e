import { diceFor } from "./random.ts";
import type { Subject } from "./subject.ts";

type Shape = (slug: string, language: string, code: number) => string;

/** Every site has its own habits; a domain keeps to one of these. */
const shapes: readonly [Shape, ...Shape[]] = [
  (slug) => `/services/${slug}`,
  (slug) => `/${slug}`,
  (slug) => `/residents/${slug}.html`,
  (slug, language, code) => `/${language}/page/${code}/${slug}`,
  (slug) => `/departments/public-services/${slug}/index.html`,
  (slug, _, code) => `/how-do-i/${slug}?id=${code}`,
  (slug) => `/government/${slug.replaceAll("-", "_")}.aspx`,
  (slug, language) => `/${language}/topics/${slug}/`,
];

const prefixes: Record<string, string> = { fr: "/fr", es: "/es", cy: "/cy" };

export function addressOf(domain: string, subject: Subject, language: string, day: Date): string {
  const dice = diceFor(domain);
  const shape = dice.pick(shapes);
  const code = diceFor(`${domain} ${subject.slug}`).whole(100, 9900);
  const month = day.toISOString().slice(0, 7).replace("-", "/");
  const prefix = prefixes[language] ?? "";
  const name =
    subject.editions === undefined ? subject.slug : `${subject.slug}-${day.toISOString().slice(0, 10)}`;
  if (subject.type !== undefined && subject.type !== "html") {
    return `${prefix}/${dice.pick(["files", "documents", "media", "assets"])}/${month}/${name}.${subject.type}`;
  }
  if (subject.dated)
    return `${prefix}/${dice.pick(["news", "newsroom", "updates", "media"])}/${month}/${name}`;
  const path = shape(subject.slug, language, code);
  return path.startsWith(`/${language}/`) ? path : `${prefix}${path}`;
}
