import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, SetupError, say } from "./say.mjs";

const STAMP = join(ROOT, "node_modules", ".installed-from");

/** Installs the locked packages where they are missing or older than the lock file. */
export function ensurePackages() {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 20) {
    throw new SetupError(
      `Node ${process.versions.node} is too old. Install Node 20 or newer, then run this again.`,
    );
  }
  const wanted = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
  const installed = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
  if (installed === wanted && existsSync(bundledNode())) return;
  say("Installing packages (once, and again when the lock file changes)…");
  const run = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (run.status !== 0) {
    throw new SetupError(
      "The packages could not be installed (see npm's message above). Check the network, then run this again.",
    );
  }
  writeFileSync(STAMP, wanted);
}

/** The Node the project runs on comes with its packages, whatever version the user has. */
export function bundledNode() {
  return join(ROOT, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
}
