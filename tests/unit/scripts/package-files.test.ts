import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import JSZip from "jszip";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fileList, filesOfArchive, filesOfFolder, firstDifference } from "../../../scripts/packages/files.ts";
import { commitOf, sourceProblem } from "../../../scripts/packages/sources.ts";

const HELLO = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";
const NAMES = ["the package", "the build"] as const;

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-source-test-"));
  await mkdir(join(folder, "icon"));
  await writeFile(join(folder, "popup.html"), "hello");
  await writeFile(join(folder, "icon", "16.png"), "hello");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the files of a package", () => {
  it("are those of the folder that it was packed from", async () => {
    const zip = new JSZip();
    zip.file("popup.html", "hello");
    zip.file("icon/16.png", "hello");
    const packed = await filesOfArchive(await zip.generateAsync({ type: "uint8array" }));
    expect(firstDifference(packed, await filesOfFolder(folder), NAMES)).toBeNull();
    expect(fileList(packed)).toBe(`${HELLO}  icon/16.png\n${HELLO}  popup.html`);
  });

  it.each([
    ["another content", { a: "1", b: "3" }, "b differs between the package and the build"],
    ["one file less", { a: "1" }, "b is in the package and not in the build"],
    ["one file more", { a: "1", aa: "1", b: "2" }, "aa is in the build and not in the package"],
    ["several", { c: "1" }, "a is in the package and not in the build"],
  ])("are told apart by the first that differs: %s", (_, others, sentence) => {
    const files = new Map(Object.entries({ a: "1", b: "2" }));
    expect(firstDifference(files, new Map(Object.entries(others)), NAMES)).toBe(sentence);
  });
});

describe("the source package", () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.org", ...args], { cwd: folder });

  it("has no commit outside a repository", () => {
    expect(commitOf(folder)).toBeNull();
  });

  it("holds only files of the commit", async () => {
    git("init", "--quiet");
    git("add", "popup.html");
    git("commit", "--quiet", "-m", "One page");
    const whole = await filesOfFolder(folder);
    const page = new Map([...whole].filter(([path]) => path === "popup.html"));
    expect(commitOf(folder)).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{40}$/), isChanged: true });
    expect(await sourceProblem(folder, page)).toBeNull();
    expect(await sourceProblem(folder, new Map([...page, ["secret.txt", HELLO]]))).toBe(
      "secret.txt is in the source package and not in the commit",
    );
    expect(await sourceProblem(folder, new Map([["popup.html", "other"]]))).toBe(
      "popup.html differs between the source package and the commit",
    );
  });
});
