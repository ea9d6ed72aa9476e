import { browser } from "./browser.ts";
import { type StorageKey, storageArea } from "./stored-data.ts";

/**
 * Chrome's rules about pages, which the polyfill does not know: the browser itself compares each page's host with them and
 * changes the toolbar icon, so that the extension sees no address. Firefox has none.
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

/** Whether this browser can mark the toolbar icon at all. */
export function canMarkToolbar(): boolean {
  return !import.meta.env.FIREFOX;
}

export async function isToolbarMarked(): Promise<boolean> {
  if (!canMarkToolbar() || typeof chrome === "undefined") return false;
  return chrome.permissions.contains(PERMISSION);
}

/** Must be called within the click. The browser asks the person nothing, since the permission lets us see nothing. */
export async function allowToolbarMark(): Promise<boolean> {
  return typeof chrome !== "undefined" && (await chrome.permissions.request(PERMISSION));
}

/** Takes the rules away, and the permission with them. */
export async function endToolbarMark(): Promise<void> {
  await area().remove(KEY);
  const rules = pageRules();
  if (rules !== null) await new Promise<void>((done) => rules.onPageChanged.removeRules(undefined, done));
  if (typeof chrome !== "undefined") await chrome.permissions.remove(PERMISSION);
}

const KEY = "site-mark" satisfies StorageKey;

/** Where the icon is marked. The name tells what it was made from. */
interface Mark {
  readonly name: string;
  /** One a line. */
  readonly hostSuffixes: string;
}

export async function isMarkedAs(name: string): Promise<boolean> {
  return (await readMark())?.name === name && (await hasRules(name));
}

/** Marks the icon on pages whose host ends like one of these, in place of all earlier rules. */
export async function setToolbarMark(name: string, hostSuffixes: readonly string[]): Promise<void> {
  const mark: Mark = { name, hostSuffixes: hostSuffixes.join("\n") };
  await area().set({ [KEY]: mark });
  await setRules(mark);
}

/** Sets the rules again that the browser forgot when it was closed. */
export async function restoreToolbarMark(): Promise<void> {
  if (browser.extension.inIncognitoContext || !(await isToolbarMarked())) return;
  const mark = await readMark();
  if (mark !== null && !(await hasRules(mark.name))) await setRules(mark);
}

async function readMark(): Promise<Mark | null> {
  const { [KEY]: stored } = await area().get(KEY);
  return isMark(stored) ? stored : null;
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== "object" || value === null) return false;
  return "hostSuffixes" in value && typeof value.hostSuffixes === "string" && "name" in value;
}

function area() {
  return browser.storage[storageArea(KEY, browser.extension.inIncognitoContext === true) ?? "local"];
}

async function hasRules(name: string): Promise<boolean> {
  const rules = pageRules();
  if (rules === null) return false;
  const found = await new Promise<readonly object[]>((done) => rules.onPageChanged.getRules([name], done));
  return found.length > 0;
}

async function setRules({ name, hostSuffixes }: Mark): Promise<void> {
  const rules = pageRules();
  if (rules === null) return;
  const { onPageChanged, PageStateMatcher, SetIcon } = rules;
  const conditions = hostSuffixes
    .split("\n")
    .map((hostSuffix) => new PageStateMatcher({ pageUrl: { hostSuffix } }));
  await new Promise<void>((done) => onPageChanged.removeRules(undefined, done));
  const imageData = { 16: markedIcon(16), 32: markedIcon(32) };
  const rule = { id: name, conditions, actions: [new SetIcon({ imageData })] };
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

function pageRules(): PageRules | null {
  return (typeof chrome === "undefined" ? undefined : chrome.declarativeContent) ?? null;
}
