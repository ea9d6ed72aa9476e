import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Lets Chromium draw pages in one font, whatever the machine's own is. Returns what its environment needs for that. The fonts are
 * those of Debian's package `fonts-liberation`.
 */
export async function oneFont(folder: string): Promise<Record<string, string>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, "fonts.conf");
  const alias = (family: string) =>
    `<match target="pattern"><test name="family"><string>${family}</string></test>
<edit name="family" mode="assign" binding="strong"><string>Liberation Sans</string></edit></match>`;
  const aliases = ["system-ui", "sans-serif", "sans", "DejaVu Sans"].map(alias).join("\n");
  await writeFile(
    path,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><include>/etc/fonts/fonts.conf</include>\n${aliases}\n</fontconfig>\n`,
  );
  return { FONTCONFIG_FILE: path };
}
