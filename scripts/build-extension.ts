import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "..");
const WXT = join(ROOT, "node_modules", "wxt", "bin", "wxt.mjs");

export interface BuildOptions {
  /** Address of both services, or null for a build that asks the user. */
  readonly service: string | null;
  /** Builds for different uses stand side by side: `.output/<folder>/…`. */
  readonly folder: string;
  readonly browser?: "chrome" | "firefox";
}

/** Builds the extension for a service and returns the folder to load. */
export async function buildExtension({ service, folder, browser = "chrome" }: BuildOptions): Promise<string> {
  const output = join(".output", folder);
  const env = {
    ...process.env,
    PRIMARY_SOURCE_OUTPUT: output,
    WXT_SEARCH_API_URL: service ?? "",
    WXT_FACT_CHECK_API_URL: service ?? "",
  };
  await promisify(execFile)(process.execPath, [WXT, "build", "-b", browser], { cwd: ROOT, env });
  return join(ROOT, output, `${browser}-mv3`);
}
