import { join } from "node:path";
import { build } from "wxt";

const ROOT = join(import.meta.dirname, "..");

export interface BuildOptions {
  /** Address of both services, or null for a build that asks the person. */
  readonly service: string | null;
  /** Builds for different uses stand side by side: `.output/<folder>/…`. */
  readonly folder: string;
  readonly browser?: "chrome" | "firefox";
}

/** Builds the extension for a service and returns the folder to load. */
export async function buildExtension({ service, folder, browser = "chrome" }: BuildOptions): Promise<string> {
  setOrUnset("WXT_SEARCH_API_URL", service);
  setOrUnset("WXT_FACT_CHECK_API_URL", service);
  const outDir = join(".output", folder);
  await build({ root: ROOT, browser, outDir, logger: quiet });
  return join(ROOT, outDir, `${browser}-mv3`);
}

function setOrUnset(name: string, value: string | null): void {
  if (value === null) delete process.env[name];
  else process.env[name] = value;
}

const nothing = (): void => undefined;
const quiet = {
  debug: nothing,
  log: nothing,
  info: nothing,
  success: nothing,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
  level: 1,
};
