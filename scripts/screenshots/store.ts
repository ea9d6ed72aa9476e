import type { Page } from "playwright";
import type { Language } from "../../utils/platform/languages.ts";
import { SHEET } from "./promotion.ts";
import { STATES, type State } from "./states.ts";

/** What all three stores take. */
export const STORE_SIZE = { width: 1280, height: 800 };
/** How large the product is in them: readable where the store shows a picture at half its size. */
export const STORE_SCALE = 1.6;
/** What has room in a picture, in pixels of the product. */
const MOST_HEIGHT = 450;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface StorePicture {
  readonly name: string;
  readonly state: State;
  /** Where the headline is: beside a popup or a card, above what is wide. */
  readonly layout: "beside" | "card" | "above";
  /** In brackets: what is marked, as the product marks words. */
  readonly headline: Readonly<Record<Language, string>>;
  /** What is shown of the page. It may be made smaller for that, so that nothing is cut. */
  area(page: Page): Promise<Area>;
}

export const STORE_PICTURES: readonly StorePicture[] = [
  {
    name: "claim",
    state: { ...named("panel-verdicts"), width: 430 },
    layout: "card",
    headline: {
      en: "Is it true? Read the [official] page.",
      fr: "Est-ce vrai ? Lisez la page [officielle].",
      es: "¿Es cierto? Lea la página [oficial].",
    },
    area: (page) => areaOf(page, "article > div", "article blockquote[cite] ~ p"),
  },
  {
    name: "look-alike",
    state: named("popup-look-alike"),
    layout: "beside",
    headline: {
      en: "Know whose [site] it is.",
      fr: "Sachez à qui est ce [site].",
      es: "Sepa de quién es el [sitio].",
    },
    area: wholeItems,
  },
  {
    name: "verdict",
    state: { ...named("wide-checks"), width: 770, height: 700 },
    layout: "above",
    headline: {
      en: "A verdict, beside its [source].",
      fr: "Un verdict, à côté de sa [source].",
      es: "Un veredicto, junto a su [fuente].",
    },
    area: (page) => areaOf(page, "article", "article div:has(> p[lang])"),
  },
  {
    name: "whats-new",
    state: named("popup-whats-new"),
    layout: "beside",
    headline: {
      en: "See what [changed].",
      fr: "Voyez ce qui a [changé].",
      es: "Vea qué ha [cambiado].",
    },
    area: wholeItems,
  },
  {
    name: "search",
    state: named("popup-results"),
    layout: "beside",
    headline: {
      en: "Search [government] pages.",
      fr: "Cherchez dans les pages [officielles].",
      es: "Busque en páginas [oficiales].",
    },
    area: wholeItems,
  },
];

function named(name: string): State {
  const state = STATES.find((each) => each.name === name);
  if (!state) throw new Error(`There is no state "${name}"`);
  return state;
}

/** In pixels of the product: less than from there to the next line. */
const BELOW = 8;

/** An element as far as the lower edge of another. */
async function areaOf(page: Page, element: string, last: string): Promise<Area> {
  const [box, end] = await Promise.all(
    [element, last].map((each) => page.locator(each).first().boundingBox()),
  );
  if (!box || !end) throw new Error(`"${element}" or "${last}" is not shown`);
  return { ...box, height: end.y + end.height + BELOW - box.y };
}

/** The popup, so high that its last item is whole. */
async function wholeItems(page: Page): Promise<Area> {
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate((most) => {
    const stays = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position);
    let foot = document.elementFromPoint(innerWidth / 2, innerHeight - 4);
    while (foot !== null && !stays(foot)) foot = foot.parentElement;
    const below = foot?.getBoundingClientRect().height ?? 12;
    const ends = [...document.querySelectorAll("li")]
      .map((item) => item.getBoundingClientRect().bottom)
      .filter((bottom) => bottom + below <= most);
    return Math.floor(Math.max(...ends) + below);
  }, MOST_HEIGHT);
  await page.setViewportSize({ width, height });
  return { x: 0, y: 0, width, height };
}

/** A picture for the stores: the headline, and the product beside or below it. */
export function framed(
  headline: string,
  layout: StorePicture["layout"],
  picture: Buffer,
  width: number,
): string {
  const words = headline.replace(/\[(.+?)\]/, "<mark>$1</mark>");
  return `<!doctype html>
<style>
  * { box-sizing: border-box; margin: 0; }
  body { height: 100vh; overflow: hidden; background: #1b3fa8; color: #fff; padding: 40px 48px; gap: 44px;
    font-family: "Liberation Sans", Arial, sans-serif; display: flex; align-items: center; justify-content: space-between; }
  .above { flex-direction: column; justify-content: center; align-items: stretch; gap: 40px; }
  .name { display: flex; align-items: center; gap: 14px; font-size: 25px; font-weight: 700; margin-bottom: 30px; }
  .name svg { width: 40px; height: 40px; flex: none; }
  h1 { font-size: 58px; line-height: 1.16; letter-spacing: -0.02em; text-wrap: balance; }
  .above header { display: flex; align-items: center; justify-content: space-between; }
  .above .name { order: 2; margin: 0; }
  .above h1 { font-size: 54px; }
  mark { background: #ffc93d; color: #141d3a; border-radius: 6px; padding: 0 0.14em; margin: 0 -0.04em; }
  .shown { flex: none; background: #fff; border-radius: 14px; overflow: hidden; box-shadow: 0 24px 70px rgb(8 20 64 / 55%); }
  .card .shown { padding-bottom: 14px; }
  .above .shown { align-self: center; padding: 20px; }
  img { display: block; width: ${width * STORE_SCALE}px; }
</style>
<body class="${layout}">
<header><div class="name">${SHEET}Primary Source</div><h1>${words}</h1></header>
<div class="shown"><img src="data:image/png;base64,${picture.toString("base64")}" alt=""></div>`;
}
