import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const read = (path: string): Promise<string> => readFile(join(ROOT, path), "utf8");

interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
}

/** Only types, or programs that `npm ci` installs for the build: in no package. */
const NOT_SHIPPED = ["typescript"];

/** What is installed for the dependencies, with theirs. */
const { packages }: { packages: Record<string, Locked> } = JSON.parse(await read("package-lock.json"));
const shipped = Object.entries(packages)
  .filter(([path, { dev, optional }]) => path !== "" && !dev && !optional)
  .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length))
  .filter((name) => !NOT_SHIPPED.includes(name));

/** The file in the package, whose scripts hold no comments. */
describe("public/licences.txt", async () => {
  const licences = await read("public/licences.txt");

  it.each(shipped)("names the holder of the rights in %s", async (name) => {
    const { license }: { license: string } = JSON.parse(await read(`node_modules/${name}/package.json`));
    if (license.includes("MPL-2.0")) {
      expect(licences.toLowerCase()).toContain(name);
      expect(licences).toContain("https://mozilla.org/MPL/2.0/");
      return;
    }
    const file = ["valibot", "@mozilla/readability"].includes(name) ? "LICENSE.md" : "LICENSE";
    const [, holder] =
      /^Copyright \(c\) (.+?)(?: [<(]|$)/m.exec(await read(`node_modules/${name}/${file}`)) ?? [];
    expect(holder).toBeTruthy();
    expect(licences.toLowerCase()).toContain(`${name}, copyright (c) ${holder?.toLowerCase()}`);
  });
});
