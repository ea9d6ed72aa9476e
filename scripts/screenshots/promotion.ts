import type { Language } from "../../utils/platform/languages.ts";

/** What Chrome's store shows of an extension where it is recommended. */
export const TILE_SIZE = { width: 440, height: 280 };
export const PROMISE: Readonly<Record<Language, string>> = {
  en: "See what governments actually say",
  fr: "Voyez ce que disent les gouvernements",
  es: "Vea lo que dicen los gobiernos",
};
export const MARQUEE_SIZE = { width: 1400, height: 560 };

/** The icon's own colours and drawing: a page with the line that counts, marked. */
const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body { height: 100vh; overflow: hidden; position: relative; color: #fff;
    background: radial-gradient(circle at 78% 18%, #3d6be6, #1b3fa8 46%, #122b78);
    font: 20px/1.4 "Liberation Sans", Arial, sans-serif; }
  .words { position: absolute; top: 0; bottom: 0; display: flex; flex-direction: column; justify-content: center; }
  h1 { line-height: 1.08; letter-spacing: -0.02em; }
  p { color: #d5dffa; text-wrap: balance; }
  svg { position: absolute; filter: drop-shadow(0 10px 24px rgb(8 20 64 / 40%)); }
  img { position: absolute; border-radius: 10px; box-shadow: 0 24px 70px rgb(8 20 64 / 55%); }`;

export const SHEET = `<svg viewBox="0 0 24 24" aria-hidden="true">
  <rect x="3" y="0.500" width="18" height="23" rx="1.500" fill="#fff"/>
  <path stroke="#1b3fa8" stroke-width="2" stroke-linecap="round" d="M7 5h10M7 19h6"/>
  <rect x="0" y="8.500" width="24" height="6.500" rx="1.750" fill="#ffc93d"/>
  <path stroke="#1b3fa8" stroke-width="2" stroke-linecap="round" d="M7 11.750h10"/>
</svg>`;

export function tile(sentence: string): string {
  return `<!doctype html><style>${STYLE}
  .words { left: 32px; width: 224px; }
  h1 { font-size: 42px; margin-bottom: 12px; }
  p { font-size: 18px; line-height: 1.3; }
  svg { right: 18px; top: 44px; width: 156px; rotate: 6deg; }
</style><div class="words"><h1>Primary Source</h1><p>${sentence}</p></div>${SHEET}`;
}

/** With the picture of a small page on the right, which runs out of the picture at its lower edge. */
export function marquee(sentence: string, picture: Buffer): string {
  return `<!doctype html><style>${STYLE}
  .words { left: 96px; width: 620px; }
  h1 { font-size: 84px; margin-bottom: 20px; white-space: nowrap; }
  p { font-size: 32px; line-height: 1.3; }
  svg { left: 756px; top: 150px; width: 228px; rotate: -8deg; }
  img { left: 888px; top: 56px; width: 420px; }
</style><div class="words"><h1>Primary Source</h1><p>${sentence}</p></div>${SHEET}
<img src="data:image/png;base64,${picture.toString("base64")}" alt="">`;
}
