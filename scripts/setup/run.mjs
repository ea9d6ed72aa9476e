import { spawn } from "node:child_process";
import { bundledNode, ensurePackages } from "./packages.mjs";
import { ROOT, SetupError } from "./say.mjs";

/**
 * What every command does first, with nothing but Node's built-ins: install what is missing, find a browser where
 * one is needed, then go on in the Node that came with the packages.
 */
export async function runPrepared(script, { needsBrowser = true } = {}) {
  try {
    ensurePackages();
    const env = { ...process.env };
    if (needsBrowser) {
      const { ensureChromium } = await import("./chromium.mjs");
      env.CHROMIUM_PATH = await ensureChromium();
    }
    if (script) process.exitCode = await inBundledNode([script, ...process.argv.slice(2)], env);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Ctrl+C reaches the child from the terminal; this process waits for it to end what it started. */
function inBundledNode(args, env) {
  const child = spawn(bundledNode(), args, { cwd: ROOT, env, stdio: "inherit" });
  const pass = (signal) => () => child.kill(signal);
  const ignore = () => undefined;
  process.on("SIGINT", ignore);
  process.on("SIGTERM", pass("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 1)));
  });
}
