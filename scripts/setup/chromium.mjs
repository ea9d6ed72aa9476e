import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ROOT, SetupError, say } from "./say.mjs";

/** Branded Chrome does not load unpacked extensions from the command line any more, so it is not looked for. */
const NAMES = process.platform === "win32" ? ["chromium.exe"] : ["chromium", "chromium-browser"];

/** The path of a Chromium that loads extensions: the user's, or one installed now. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  say("Chromium not found. Downloading Playwright's…");
  if (playwrightInstall()) {
    const downloaded = await playwrightsOwn();
    if (downloaded) return downloaded;
  }
  if (isDebianRoot()) {
    say("The download failed. Installing the distribution's chromium package…");
    const installed = aptInstall(["chromium"]) && onPath(NAMES);
    if (installed) return installed;
  }
  throw new SetupError(
    "Chromium could not be found or installed. Install it (on Debian or Ubuntu: sudo apt install chromium) " +
      "or set CHROMIUM_PATH, then run this again.",
  );
}

export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new SetupError(`CHROMIUM_PATH is ${named}, but that file does not exist. Correct it or unset it.`);
  }
  return onPath(NAMES) ?? (await playwrightsOwn());
}

export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) return existsSync(named) ? named : null;
  return onPath(["firefox-esr", "firefox"]);
}

export function onPath(names) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  return null;
}

export function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync("/etc/os-release", "utf8"));
}

export function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) =>
    spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}

async function playwrightsOwn() {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

function playwrightInstall() {
  const cli = join(ROOT, "node_modules", "playwright", "cli.js");
  const args = [cli, "install", "chromium", ...(process.getuid?.() === 0 ? ["--with-deps"] : [])];
  return (
    spawnSync(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "ignore", "ignore"], timeout: 300_000 })
      .status === 0
  );
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
