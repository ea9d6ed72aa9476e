import { browser } from "../../utils/platform/browser.ts";
import { readSiteList } from "../../utils/platform/site-list.ts";
import { hasToolbarRules, isToolbarMarked, setToolbarRules } from "../../utils/platform/toolbar-rules.ts";
import { markSuffixes } from "../../utils/sites/mark-suffixes.ts";

const SIZES = [16, 32] as const;

/** Puts the rules in place again if the list or the extension is another since; cheap if not. */
export async function renewToolbarMark(): Promise<void> {
  if (browser.extension.inIncognitoContext || !(await isToolbarMarked())) return;
  const list = await readSiteList();
  const name = `mark ${browser.runtime.getManifest().version} ${list?.fetchedAt ?? 0} ${list?.count ?? 0}`;
  if (await hasToolbarRules(name)) return;
  await setToolbarRules(name, markSuffixes(list?.lines ?? ""), await markedIcons());
}

async function markedIcons(): Promise<Record<number, ImageData>> {
  const icons = await Promise.all(SIZES.map(async (size) => [size, await markedIcon(size)] as const));
  return Object.fromEntries(icons);
}

/** The icon with a tick in a disc at its corner, which is told apart without its colours. */
async function markedIcon(size: number): Promise<ImageData> {
  const icon = new Image();
  icon.src = browser.runtime.getURL(`icon/${size}.png`);
  await icon.decode();
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser draws no icons");
  pen.drawImage(icon, 0, 0, size, size);
  pen.scale(size / 16, size / 16);
  pen.beginPath();
  pen.arc(11, 11, 5, 0, 2 * Math.PI);
  pen.fillStyle = "#ffffff";
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = "#16181d";
  pen.stroke();
  pen.beginPath();
  pen.moveTo(8.5, 11);
  pen.lineTo(10.4, 13);
  pen.lineTo(13.6, 9);
  pen.lineWidth = 1.8;
  pen.stroke();
  return pen.getImageData(0, 0, size, size);
}
