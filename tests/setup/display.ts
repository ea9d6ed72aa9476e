import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect } from "playwright/test";
import { onPath } from "../../scripts/setup/chromium.mjs";

/** What a real window needs; the tests that need one are skipped, and say so, where a program is missing. */
export const MISSING_PROGRAMS = ["Xvfb", "openbox", "xdotool", "import"].filter((name) => !onPath([name]));

/** A screen of its own with a window manager: the keyboard goes where it would go on a desk. */
export interface Display {
  readonly env: { readonly DISPLAY: string };
  /** Presses keys by their X names: `ctrl+l`, `Tab`, `Return`. */
  press(...keys: readonly string[]): void;
  type(text: string): void;
  click(x: number, y: number, button?: 1 | 3): void;
  /** How many windows are to be seen, menus among them: how a test knows that a menu has opened. */
  windowCount(): number;
  /** The title of the window that has the keyboard. */
  activeWindow(): string;
  /** A picture of the whole screen. */
  picture(path: string): void;
  /** How many points have exactly this colour (`#rrggbb`) in the upper rows of the screen. */
  countPoints(colour: string, rows: number): number;
  close(): Promise<void>;
}

export async function openDisplay(): Promise<Display> {
  const { server, name } = await startServer();
  const env = { DISPLAY: name };
  const manager = spawn("openbox", [], { env: { ...process.env, ...env }, stdio: "ignore" });
  const xdotool = (...args: readonly string[]): string =>
    execFileSync("xdotool", args, { env: { ...process.env, ...env }, encoding: "utf8" });
  await untilManaged({ ...process.env, ...env });
  return {
    env,
    press: (...keys) => void xdotool("key", ...keys),
    type: (text) => void xdotool("type", "--delay", "40", text),
    click: (x, y, button = 1) => void xdotool("mousemove", String(x), String(y), "click", String(button)),
    windowCount: () => countWindows({ ...process.env, ...env }),
    activeWindow: () => xdotool("getactivewindow", "getwindowname"),
    picture: (path) => {
      execFileSync("import", ["-window", "root", path], { env: { ...process.env, ...env } });
    },
    countPoints: (colour, rows) => {
      const area = ["-window", "root", "-crop", `1280x${rows}+0+0`, "-depth", "8", "rgb:-"];
      const points = execFileSync("import", area, {
        env: { ...process.env, ...env },
        maxBuffer: 1280 * rows * 4,
      });
      const wanted = Number.parseInt(colour.slice(1), 16);
      let count = 0;
      for (let at = 0; at + 2 < points.length; at += 3) {
        if (points.readUIntBE(at, 3) === wanted) count += 1;
      }
      return count;
    },
    close: async () => {
      await end(manager);
      await end(server);
    },
  };
}

/** A browser that starts before the window manager has another title bar, and all in its window lies lower. */
async function untilManaged(env: NodeJS.ProcessEnv): Promise<void> {
  const isManaged = (): boolean =>
    spawnSync("xdotool", ["get_num_desktops"], { env, stdio: "ignore" }).status === 0;
  await expect.poll(isManaged, { timeout: 60_000 }).toBe(true);
}

/** xdotool gives up where a window closes while it walks the tree: it walks again. */
function countWindows(env: NodeJS.ProcessEnv, walksLeft = 5): number {
  try {
    const options = { env, encoding: "utf8" as const, stdio: "pipe" as const };
    return execFileSync("xdotool", ["search", "--onlyvisible", "--name", ""], options).trim().split("\n")
      .length;
  } catch (error) {
    if (walksLeft === 0) throw error;
    return countWindows(env, walksLeft - 1);
  }
}

/** The server picks a free number itself and writes it once it takes clients. */
async function startServer(): Promise<{ server: ChildProcess; name: string }> {
  const screen = ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"];
  // On a busy machine a key can be released late, and must not be taken for one that is held down. When its last client leaves, a
  // server begins anew, and one that is coming at that moment loses it: the first of all may be a program that only looks.
  const server = spawn("Xvfb", [...screen, "-ardelay", "60000", "-noreset"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const written = server.stdio[3];
  if (!written) throw new Error("Xvfb has no pipe for its number");
  const [number] = await once(written, "data");
  return { server, name: `:${String(number).trim()}` };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill();
  await exited;
}
