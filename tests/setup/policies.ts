import { chmod, cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CHROMIUM_ID } from "../../scripts/administrators/policy-files.ts";

const EXAMPLES = join(import.meta.dirname, "..", "..", "docs", "administrators");

/** Values of the administrators' example, with a service that answers. */
export interface Example {
  readonly values: Readonly<Record<string, unknown>>;
  /** A program that starts the browser with the policy, for itself alone: no other browser of this machine sees it. */
  readonly executable: string;
}

/**
 * Chromium with `chrome-linux.json`, but for `changes`. What installs an extension from a store is left out: the test has one of its
 * own.
 */
export async function chromiumExample(
  folder: string,
  id: string,
  service: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Example> {
  const policy = JSON.parse((await example("chrome-linux.json", service)).replaceAll(CHROMIUM_ID, id));
  Object.assign(policy["3rdparty"].extensions[id], changes);
  const { ExtensionSettings: _installation, ...kept } = policy;
  const browser = process.env.CHROMIUM_PATH ?? "chromium";
  const executable = await started(folder, browser, "/etc/chromium", {
    "policies/managed/primary-source.json": JSON.stringify(kept),
  });
  return { values: policy["3rdparty"].extensions[id], executable };
}

/** Firefox with `firefox-policies.json`, without what installs an add-on. */
export async function firefoxExample(
  folder: string,
  firefox: string,
  addOn: string,
  service: string,
): Promise<Example> {
  const { policies } = JSON.parse(await example("firefox-policies.json", service));
  const { ExtensionSettings: _installation, ...kept } = policies;
  const executable = await started(folder, firefox, "/usr/lib/firefox-esr/distribution", {
    "policies.json": JSON.stringify({ policies: kept }),
  });
  return { values: policies["3rdparty"].Extensions[addOn], executable };
}

async function example(name: string, service: string): Promise<string> {
  const text = await readFile(join(EXAMPLES, name), "utf8");
  return text.replaceAll("https://search.example.org", service);
}

/** Browsers read policies from one folder of the system, so the browser gets a view of the disk in which that is another. */
async function started(
  folder: string,
  browser: string,
  place: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const shown = join(folder, "shown");
  await cp(place, shown, { recursive: true, dereference: true });
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(shown, name)), { recursive: true });
    await writeFile(join(shown, name), content);
  }
  const executable = join(folder, "browser");
  const mounted = `mount --bind '${shown}' '${place}' && exec '${browser}' "$@"`;
  await writeFile(
    executable,
    `#!/bin/sh\nexec unshare --map-root-user --mount sh -c '${mounted.replaceAll("'", `'"'"'`)}' sh "$@"\n`,
  );
  await chmod(executable, 0o755);
  return executable;
}
