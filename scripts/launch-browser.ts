import { type BrowserContext, chromium, type Page, type Worker } from "playwright";

export interface BrowserOptions {
  /** Folder of the browser's profile; empty for one that is thrown away. */
  readonly profile: string;
  readonly headless: boolean;
  readonly language?: string;
  /** null: as the system has it. Playwright says "light" otherwise. */
  readonly colorScheme?: "light" | "dark" | null;
  readonly args?: readonly string[];
  /** Another program than the Chromium of `CHROMIUM_PATH`. */
  readonly executable?: string;
  readonly env?: Record<string, string>;
}

export interface LaunchOptions extends BrowserOptions {
  /** Folder of the built extension. */
  readonly extension: string;
}

export interface ExtensionSession {
  readonly context: BrowserContext;
  readonly worker: Worker;
  readonly id: string;
  address(page: string): string;
}

/** Chromium with the extension loaded and nothing else that talks to the network. */
export async function launchWithExtension(options: LaunchOptions): Promise<ExtensionSession> {
  const context = await launchBrowser({
    ...options,
    args: [
      `--disable-extensions-except=${options.extension}`,
      `--load-extension=${options.extension}`,
      ...(options.args ?? []),
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const session = sessionOf(context, worker);
  if (options.profile === "") await firstRunPage(session);
  return session;
}

/** Chromium without the extension, into which one can be installed and taken out again. */
export function launchBrowser(options: BrowserOptions): Promise<BrowserContext> {
  const executablePath = options.executable ?? process.env.CHROMIUM_PATH;
  return chromium.launchPersistentContext(options.profile, {
    ...(executablePath ? { executablePath } : {}),
    headless: options.headless,
    viewport: null,
    ...(options.colorScheme !== undefined ? { colorScheme: options.colorScheme } : {}),
    env: { ...definedEnvironment(), LANGUAGE: options.language ?? "en", ...options.env },
    // Closing is the caller's: it has a service and a profile to end as well.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    ignoreDefaultArgs: ["--disable-extensions"],
    args: [
      ...(options.headless ? ["--headless=new"] : []),
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      `--lang=${options.language ?? "en"}`,
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...(options.args ?? []),
    ],
  });
}

export function sessionOf(context: BrowserContext, worker: Worker): ExtensionSession {
  const id = new URL(worker.url()).host;
  return { context, worker, id, address: (page) => `chrome-extension://${id}/${page}` };
}

/** It opens by itself in a new profile, and comes to the front: whoever goes on before that loses the focus to it. */
export async function firstRunPage({ context, address }: ExtensionSession): Promise<Page> {
  const isFirstRun = (page: Page) => page.url() === address("welcome.html");
  return context.pages().find(isFirstRun) ?? (await context.waitForEvent("page", isFirstRun));
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
