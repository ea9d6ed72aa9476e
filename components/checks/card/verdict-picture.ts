import type { DoneCheck } from "../../../utils/checks/check.ts";
import { type PictureContents, pictureContents } from "../../../utils/checks/export/picture-contents.ts";
import { type Line, lineRows, readsFromRight } from "./picture-lines.ts";

const WIDTH = 1200;
const HEIGHT = 675;
const MARGIN = 72;
const INNER = 40;
const CARD = { left: MARGIN, right: WIDTH - MARGIN, top: 44, bottom: 588 } as const;
const TEXT_WIDTH = CARD.right - CARD.left - 2 * INNER;
/** Between the title, the host and the day of a source. */
const GAP = 10;
const LEAST_TITLE = 240;
/** From line to line. */
const CLAIM_STEP = 45;
const MEANING_STEP = 28;
const PASSAGE_STEP = 39;
const SOURCE_STEP = 47;
const ABOVE_PASSAGE = 3;
/** Of the verdict, half of which is on the tint below the claim. */
const PILL_HEIGHT = 56;
const PILL_EDGE = 5;

/**
 * Draws a verdict as a picture on this device and copies it. False where the browser does not allow that. Called soon after
 * a click, because browsers copy only then.
 */
export async function copyVerdictPicture(check: DoneCheck): Promise<boolean> {
  try {
    const picture = await verdictPicture(check);
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return true;
  } catch (error) {
    console.error("The picture could not be copied:", error);
    return false;
  }
}

/** The picture as a PNG. Its colours are those of the light scheme, wherever it is made. */
export function verdictPicture(check: DoneCheck): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (context === null) return Promise.reject(new Error("This browser does not draw."));
  draw(context, pictureContents(check), readLook());
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("Nothing was drawn.")) : resolve(blob)),
      "image/png",
    );
  });
}

interface Look {
  readonly font: string;
  readonly quote: string;
  colour(token: string): string;
}

/** The faces and colours of the page, by their tokens. */
function readLook(): Look {
  const root = getComputedStyle(document.documentElement);
  return {
    font: root.getPropertyValue("--font"),
    quote: root.getPropertyValue("--font-quote"),
    colour(token) {
      const probe = document.createElement("span");
      probe.style.colorScheme = "light";
      probe.style.color = `var(${token})`;
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    },
  };
}

function draw(context: CanvasRenderingContext2D, contents: PictureContents, look: Look): void {
  const { tone, claim, verdict, meaning, lead, maker, day } = contents;
  const hasPassage = lead !== null && lead.passage.length > 0;
  const toneColour = look.colour(`--${tone}`);
  const ink = look.colour("--ink");
  const soft = look.colour("--ink-soft");
  const faint = look.colour("--ink-faint");
  const paper = look.colour("--paper");
  const left = CARD.left + INNER;
  context.textBaseline = "alphabetic";
  context.fillStyle = look.colour("--paper-deep");
  context.fillRect(0, 0, WIDTH, HEIGHT);

  const measure = (font: string) => (text: string) => {
    context.font = font;
    return context.measureText(text).width;
  };
  const claimFont = `400 32px ${look.quote}`;
  const claimRows = lineRows(
    [{ text: claim, isMarked: false }],
    TEXT_WIDTH,
    measure(claimFont),
    hasPassage ? 3 : 5,
  );
  const meaningFont = `400 20px ${look.font}`;
  const meaningRows = lineRows([{ text: meaning, isMarked: false }], TEXT_WIDTH, measure(meaningFont), 2);

  const tint = 32 + claimRows.length * CLAIM_STEP + 44;
  const below = 44 + meaningRows.length * MEANING_STEP + 32;
  const room = CARD.bottom - CARD.top - tint - below - SOURCE_STEP - ABOVE_PASSAGE;
  const passageFont = `400 26px ${look.quote}`;
  const passageRows = hasPassage
    ? lineRows(lead.passage, TEXT_WIDTH, measure(passageFont), Math.min(5, Math.floor(room / PASSAGE_STEP)))
    : [];
  const ofPassage = hasPassage ? ABOVE_PASSAGE + passageRows.length * PASSAGE_STEP : 0;
  const height = tint + below + (lead ? SOURCE_STEP : 0) + ofPassage;
  const top = CARD.top + (CARD.bottom - CARD.top - height) / 2;

  context.save();
  context.beginPath();
  context.roundRect(CARD.left, top, CARD.right - CARD.left, height, 20);
  context.clip();
  context.fillStyle = paper;
  context.fillRect(CARD.left, top, CARD.right - CARD.left, height);
  context.fillStyle = look.colour(`--${tone}-paper`);
  context.fillRect(CARD.left, top, CARD.right - CARD.left, tint);

  drawRows(context, claimRows, { x: left, y: top + 32 + 33, step: CLAIM_STEP, font: claimFont, ink });
  const edge = top + tint;
  drawPill(context, { x: CARD.left + 36, y: edge, words: verdict, colour: toneColour, look });
  let y = edge + PILL_HEIGHT / 2 + 32;
  drawRows(context, meaningRows, { x: left, y, step: MEANING_STEP, font: meaningFont, ink: soft });
  y += meaningRows.length * MEANING_STEP + 18;
  if (lead) {
    const from = `600 18px ${look.font}`;
    const small = `400 18px ${look.font}`;
    // A host is never cut, since its end says whose it is: a long one leaves less room for the title, and is narrower.
    const room = TEXT_WIDTH - measure(small)(lead.read) - 2 * GAP;
    const hostWidth = Math.min(measure(small)(lead.host), room - LEAST_TITLE);
    const [title] = lineRows([{ text: lead.source, isMarked: false }], room - hostWidth, measure(from), 1);
    const words = title?.map(({ text }) => text).join("") ?? "";
    context.font = from;
    context.fillStyle = ink;
    context.fillText(words, left, y);
    const after = left + context.measureText(words).width + GAP;
    context.font = small;
    context.fillStyle = faint;
    context.fillText(lead.host, after, y, hostWidth);
    if (lead.read) {
      context.textAlign = "right";
      context.fillText(lead.read, CARD.right - INNER, y);
      context.textAlign = "left";
    }
    drawRows(context, passageRows, {
      x: left,
      y: y + 40,
      step: PASSAGE_STEP,
      font: passageFont,
      ink,
      mark: { paper: look.colour("--mark"), ink: look.colour("--mark-ink") },
    });
  }
  context.restore();

  const foot = 644;
  context.fillStyle = ink;
  context.font = `700 20px ${look.font}`;
  context.fillText("Primary Source", MARGIN, foot);
  const after = MARGIN + context.measureText("Primary Source").width + 14;
  context.fillStyle = soft;
  context.font = `400 18px ${look.font}`;
  context.fillText(maker, after, foot, 560);
  context.textAlign = "right";
  context.fillText(day, WIDTH - MARGIN, foot);
  context.textAlign = "left";
}

interface RowsLook {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly font: string;
  readonly ink: string;
  readonly mark?: { readonly paper: string; readonly ink: string };
}

function drawRows(context: CanvasRenderingContext2D, rows: readonly Line[], look: RowsLook): void {
  const isRight = readsFromRight(rows);
  context.font = look.font;
  rows.forEach((row, index) => {
    const y = look.y + index * look.step;
    // Pieces of a line that runs from right to left are not put beside one another by hand.
    if (isRight) {
      context.direction = "rtl";
      context.textAlign = "right";
      context.fillStyle = look.ink;
      context.fillText(row.map(({ text }) => text).join(""), look.x + TEXT_WIDTH, y);
      context.direction = "ltr";
      context.textAlign = "left";
      return;
    }
    let x = look.x;
    for (const { text, isMarked } of row) {
      const { width } = context.measureText(text);
      if (isMarked && look.mark) {
        context.fillStyle = look.mark.paper;
        context.fillRect(x - 3, y - look.step * 0.66, width + 6, look.step * 0.86);
      }
      context.fillStyle = isMarked && look.mark ? look.mark.ink : look.ink;
      context.fillText(text, x, y);
      x += width;
    }
  });
}

interface PillLook {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly colour: string;
  readonly look: Look;
}

function drawPill(context: CanvasRenderingContext2D, { x, y, words, colour, look }: PillLook): void {
  context.font = `700 26px ${look.font}`;
  const most = TEXT_WIDTH - 60;
  const width = Math.min(context.measureText(words).width, most) + PILL_HEIGHT;
  context.fillStyle = look.colour("--paper");
  context.beginPath();
  const radius = PILL_HEIGHT / 2;
  const outer = radius + PILL_EDGE;
  context.roundRect(x - PILL_EDGE, y - outer, width + 2 * PILL_EDGE, 2 * outer, outer);
  context.fill();
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y - radius, width, PILL_HEIGHT, radius);
  context.fill();
  context.fillStyle = look.colour("--on-tone");
  context.fillText(words, x + radius, y + 9, most);
}
