import type { Language } from "../../utils/platform/languages.ts";
import { STATES, type State } from "./states.ts";

/** What all three stores take. */
export const STORE_SIZE = { width: 1280, height: 800 };

interface Caption {
  readonly title: string;
  readonly sentence: string;
}

interface StorePicture {
  readonly state: State;
  /** Beside a small page; a page that fills the picture speaks for itself. */
  readonly caption: Readonly<Record<Language, Caption>> | null;
}

export const STORE_PICTURES: readonly StorePicture[] = [
  {
    state: named("popup-results"),
    caption: {
      en: {
        title: "Official sources, one gesture away",
        sentence:
          "Government pages from the United States, Canada and the United Kingdom, down to your city.",
      },
      fr: {
        title: "Les sources officielles, d’un seul geste",
        sentence: "Les pages officielles des États-Unis, du Canada et du Royaume-Uni, jusqu’à votre ville.",
      },
      es: {
        title: "Las fuentes oficiales, con un solo gesto",
        sentence:
          "Páginas de los gobiernos de Estados Unidos, Canadá y el Reino Unido, hasta las de su ciudad.",
      },
    },
  },
  { state: { ...named("results"), ...STORE_SIZE }, caption: null },
  {
    state: { ...named("panel-verdicts"), height: 720 },
    caption: {
      en: {
        title: "Select a sentence, read the verdict",
        sentence: "Fact-checks use official .gov sources, listed under the verdict.",
      },
      fr: {
        title: "Sélectionnez une phrase, lisez le verdict",
        sentence: "Les vérifications utilisent des sources officielles en .gov, citées sous le verdict.",
      },
      es: {
        title: "Seleccione una oración, lea el veredicto",
        sentence: "Las verificaciones usan fuentes oficiales .gov, citadas debajo del veredicto.",
      },
    },
  },
  { state: { ...named("results-recent"), ...STORE_SIZE }, caption: null },
  { state: { ...named("welcome"), ...STORE_SIZE }, caption: null },
];

function named(name: string): State {
  const state = STATES.find((each) => each.name === name);
  if (!state) throw new Error(`There is no state "${name}"`);
  return state;
}

/** A page with the caption on the left and the picture of a small page, in its own size, on the right. */
export function framed({ title, sentence }: Caption, picture: Buffer, width: number): string {
  return `<!doctype html>
<style>
  body { margin: 0; height: 100vh; display: flex; align-items: center; justify-content: center; gap: 96px;
    background: #eef1f6; color: #14181f; font: 22px/1.5 system-ui, "Liberation Sans", sans-serif; }
  div { width: 500px; }
  h1 { margin: 0 0 16px; font-size: 46px; line-height: 1.15; letter-spacing: -0.01em; text-wrap: balance; }
  p { margin: 0; color: #454c59; text-wrap: pretty; }
  img { width: ${width}px; border-radius: 8px; box-shadow: 0 12px 40px rgb(20 24 31 / 18%); }
</style>
<div><h1>${title}</h1><p>${sentence}</p></div>
<img src="data:image/png;base64,${picture.toString("base64")}" alt="">`;
}
