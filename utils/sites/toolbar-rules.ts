import { browser } from "../platform/browser.ts";
import { canMarkToolbar } from "../platform/browser-parts.ts";

/**
 * Chrome's rules about pages, which Firefox does not have: the browser itself compares each page's host with them and
 * changes the toolbar icon, so that the extension sees no address.
 */
interface PageRules {
  readonly PageStateMatcher: new (matcher: { pageUrl: { hostSuffix: string } }) => object;
  readonly SetIcon: new (icon: { imageData: Readonly<Record<number, ImageData>> }) => object;
  readonly onPageChanged: {
    addRules(
      rules: readonly { id: string; conditions: object[]; actions: object[] }[],
      done: () => void,
    ): void;
    getRules(ids: readonly string[] | undefined, done: (rules: readonly object[]) => void): void;
    removeRules(ids: undefined, done: () => void): void;
  };
}

declare const chrome:
  | {
      readonly declarativeContent?: PageRules;
      readonly permissions: Record<
        "contains" | "request" | "remove",
        (asked: { permissions: readonly string[] }) => Promise<boolean>
      >;
    }
  | undefined;

const PERMISSION = { permissions: ["declarativeContent"] };

export async function isToolbarMarked(): Promise<boolean> {
  if (!canMarkToolbar() || typeof chrome === "undefined") return false;
  return chrome.permissions.contains(PERMISSION);
}

/** Must be called within the click. The browser asks the user nothing, since the permission lets us see nothing. */
export async function allowToolbarMark(): Promise<boolean> {
  return typeof chrome !== "undefined" && (await chrome.permissions.request(PERMISSION));
}

/** Takes the rules away, and the permission with them. */
export async function endToolbarMark(): Promise<void> {
  if (!(await isToolbarMarked())) return;
  const { onPageChanged } = await pageRules();
  await new Promise<void>((done) => onPageChanged.removeRules(undefined, done));
  if (typeof chrome !== "undefined") await chrome.permissions.remove(PERMISSION);
}

/** Whether the rule of this name is set. */
export async function hasRules(name: string): Promise<boolean> {
  const { onPageChanged } = await pageRules();
  const found = await new Promise<readonly object[]>((done) => onPageChanged.getRules([name], done));
  return found.length > 0;
}

/** Marks the icon on pages whose host ends like one of these, in place of all earlier rules. */
export async function setRules(name: string, hostSuffixes: readonly string[]): Promise<void> {
  const { onPageChanged, PageStateMatcher, SetIcon } = await pageRules();
  const conditions = hostSuffixes.map((hostSuffix) => new PageStateMatcher({ pageUrl: { hostSuffix } }));
  const imageData = { 16: markedIcon(16), 32: markedIcon(32) };
  const rule = { id: name, conditions, actions: [new SetIcon({ imageData })] };
  await new Promise<void>((done) => onPageChanged.removeRules(undefined, done));
  await new Promise<void>((resolve, reject) =>
    onPageChanged.addRules([rule], () => {
      const error = browser.runtime.lastError;
      if (error) reject(new Error(error.message));
      else resolve();
    }),
  );
}

/** A disc with a tick, which is told apart from the usual icon by its shape. Drawn here, since a worker loads no image. */
function markedIcon(size: number): ImageData {
  const pen = new OffscreenCanvas(size, size).getContext("2d");
  if (pen === null) throw new Error("This browser draws no icons");
  pen.scale(size / 16, size / 16);
  pen.arc(8, 8, 7.5, 0, 2 * Math.PI);
  pen.fillStyle = "#1f4fd1";
  pen.fill();
  pen.beginPath();
  pen.moveTo(4, 8.2);
  pen.lineTo(7, 11.2);
  pen.lineTo(12.2, 5.2);
  pen.lineWidth = 2.2;
  pen.strokeStyle = "#ffffff";
  pen.stroke();
  return pen.getImageData(0, 0, size, size);
}

const STEP = 20;
const PATIENCE = 2000;

/** Each page and worker gets the interface a moment after the permission was given. */
async function pageRules(): Promise<PageRules> {
  for (let waited = 0; waited <= PATIENCE; waited += STEP) {
    const rules = typeof chrome === "undefined" ? undefined : chrome.declarativeContent;
    if (rules !== undefined) return rules;
    await new Promise((resolve) => setTimeout(resolve, STEP));
  }
  throw new Error("The browser offers no rules, although it gave the permission");
}
