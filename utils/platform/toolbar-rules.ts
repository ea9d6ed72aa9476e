import { browser } from "./browser.ts";

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
  const rules = pageRules();
  if (rules !== null) await new Promise<void>((done) => rules.onPageChanged.removeRules(undefined, done));
  if (typeof chrome !== "undefined") await chrome.permissions.remove(PERMISSION);
}

/** Whether the rules of this name are in place. They outlive the browser and updates of the extension. */
export async function hasToolbarRules(name: string): Promise<boolean> {
  const rules = pageRules();
  if (rules === null) return false;
  const found = await new Promise<readonly object[]>((done) => rules.onPageChanged.getRules([name], done));
  return found.length > 0;
}

/** Shows these icons on pages whose host ends like one of these, in place of all earlier rules. */
export async function setToolbarRules(
  name: string,
  hostSuffixes: readonly string[],
  imageData: Readonly<Record<number, ImageData>>,
): Promise<void> {
  const rules = pageRules();
  if (rules === null) return;
  const { onPageChanged, PageStateMatcher, SetIcon } = rules;
  const conditions = hostSuffixes.map((hostSuffix) => new PageStateMatcher({ pageUrl: { hostSuffix } }));
  await new Promise<void>((done) => onPageChanged.removeRules(undefined, done));
  const rule = { id: name, conditions, actions: [new SetIcon({ imageData })] };
  await new Promise<void>((resolve, reject) =>
    onPageChanged.addRules([rule], () => {
      const error = browser.runtime.lastError;
      if (error) reject(new Error(error.message));
      else resolve();
    }),
  );
}

function pageRules(): PageRules | null {
  return (typeof chrome === "undefined" ? undefined : chrome.declarativeContent) ?? null;
}
