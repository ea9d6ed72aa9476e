import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Beasties from "beasties";

/**
 * Writes into the popup's page the styles that its frame needs, and moves the style sheets and scripts behind the frame:
 * so it is painted as soon as an empty page would be, and not once two files more have been read. Answers the word by
 * which the content security policy lets that one style through.
 */
export async function inlineFrameStyle(output: string): Promise<string> {
  const path = join(output, "popup.html");
  const beasties = new Beasties({ path: output, publicPath: "/", preload: "body", logLevel: "warn" });
  const page = await beasties.process(await readFile(path, "utf8"));
  const [, style] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  if (style === undefined) throw new Error("The popup's page has got no style of its own");
  const needed = onlyUsedValues(style);
  await writeFile(
    path,
    withScriptsLast(page.replace(style, () => needed).replace(" data-beasties-container", "")),
  );
  return `'sha256-${createHash("sha256").update(needed).digest("base64")}'`;
}

/** The sheet that comes later sets all colours and sizes: until then only those that the frame uses count. */
function onlyUsedValues(style: string): string {
  const used = style.replace(/(--[\w-]+):[^;}]*;?/g, (setting, name) =>
    style.includes(`var(${name})`) ? setting : "",
  );
  return used === style ? style : onlyUsedValues(used);
}

/** Behind the style sheets, which a script waits for. */
function withScriptsLast(page: string): string {
  const scripts = page.match(/ *<(?:script|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/g) ?? [];
  const without = scripts.reduce((rest, script) => rest.replace(script, ""), page);
  return without.replace("</body>", () => `${scripts.join("")}</body>`);
}
