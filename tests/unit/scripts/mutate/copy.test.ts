import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mutate-"));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)(
  "the copy of the repository is removed where the command is ended by %s",
  async (signal, code) => {
    const script = `
    const { Copy } = await import("./scripts/mutate/copy.ts");
    const build = new Copy().build();
    console.log("working");
    await build;
  `;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      env: { ...process.env, TMPDIR: folder },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "exit");
    await Promise.race([once(child.stdout, "data"), ended]);
    expect(await readdir(folder)).toHaveLength(1);
    child.kill(signal);
    expect(await ended).toEqual([code, null]);
    expect(await readdir(folder)).toEqual([]);
  },
);
