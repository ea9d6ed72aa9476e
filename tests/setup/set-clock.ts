import { globSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shiftClock } from "./shifted-clock.ts";

const LAST = "; // the clock of the run\n";
const SCRIPT = '<script src="/clock.js"></script>';

/** Pages and worker of the built extension live ahead of the machine by `shift`, from before their first line: `moment.ts`. */
export async function setClock(folder: string, shift: number): Promise<void> {
  const end = `)(${shift})${LAST}`;
  const clock = `(${shiftClock}${end}`;
  await change(join(folder, "clock.js"), (old) => (old.endsWith(end) ? old : clock), "");
  // Trusted Types let a worker import no script.
  await change(join(folder, "background.js"), (code) =>
    code.includes(end) ? code : clock + code.split(LAST).at(-1),
  );
  for (const page of globSync("*.html", { cwd: folder })) {
    await change(join(folder, page), (html) => html.replace(SCRIPT, "").replace("<head>", `<head>${SCRIPT}`));
  }
}

/**
 * Suites that run at the same time find the file as it must be, and write none. Where two write it all the same, since they
 * were started apart, none of them reads a part of what the other writes.
 */
async function change(path: string, changed: (text: string) => string, ifMissing?: string): Promise<void> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" && ifMissing !== undefined) return ifMissing;
    throw error;
  });
  const wanted = changed(text);
  if (wanted === text) return;
  const whole = `${path}.${process.pid}.${Math.random()}`;
  await writeFile(whole, wanted);
  await rename(whole, path);
}
