import { type BrowserContext, chromium, type Page, type Worker } from "playwright";

export interface LaunchOptions {
  /** Folder of the built extension. */
  readonly extension: string;
  /** Folder of the browser's profile; empty for one that is thrown away. */
  readonly profile: string;
  readonly headless: boolean;
  readonly language?: string;
  readonly colorScheme?: "light" | "dark";
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
}

export interface ExtensionSession {
  readonly context: BrowserContext;
  readonly worker: Worker;
  readonly id: string;
  address(page: string): string;
}

/** Chromium with the extension loaded and nothing else that talks to the network. */
export async function launchWithExtension(options: LaunchOptions): Promise<ExtensionSession> {
  const executablePath = process.env.CHROMIUM_PATH;
  const context = await chromium.launchPersistentContext(options.profile, {
    ...(executablePath ? { executablePath } : {}),
    headless: options.headless,
    viewport: null,
    ...(options.colorScheme ? { colorScheme: options.colorScheme } : {}),
    env: { ...definedEnvironment(), LANGUAGE: options.language ?? "en", ...options.env },
    // Closing is the caller's: it has a service and a profile to end as well.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      ...(options.headless ? ["--headless=new"] : []),
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      `--disable-extensions-except=${options.extension}`,
      `--load-extension=${options.extension}`,
      `--lang=${options.language ?? "en"}`,
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...(options.args ?? []),
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const id = new URL(worker.url()).host;
  const address = (page: string) => `chrome-extension://${id}/${page}`;
  if (options.profile === "") await firstRunPage(context, address("welcome.html"));
  return { context, worker, id, address };
}

/** It opens by itself in a new profile, and comes to the front: whoever goes on before that loses the focus to it. */
async function firstRunPage(context: BrowserContext, url: string): Promise<void> {
  const isFirstRun = (page: Page) => page.url() === url;
  if (context.pages().some(isFirstRun)) return;
  await context.waitForEvent("page", isFirstRun);
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
