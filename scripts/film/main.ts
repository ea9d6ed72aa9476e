import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pointAtService } from "../../tests/e2e/fixtures.ts";
import { startTestService } from "../../tests/setup/service.ts";
import { buildExtension } from "../build-extension.ts";
import { launchWithExtension } from "../launch-browser.ts";
import { oneFont } from "../screenshots/fonts.ts";
import { STORE_SIZE } from "../screenshots/store.ts";
import { filmOf } from "./encode.ts";
import { factCheck, search, thisPage, title } from "./scenes.ts";
import { createStage } from "./stage.ts";

/**
 * A silent film of the three gestures, made from the product as it is: search, fact-check what is selected, and see whose site a page
 * is of. Its frames are pictures of the pages, and Chromium's own encoder makes `docs/film.webm` of them, so nothing else has to
 * be installed.
 */
const ROOT = join(import.meta.dirname, "..", "..");
const FILM = join(ROOT, "docs", "film.webm");
const LONGEST = 30_000;
const LARGEST = 1_500_000;

const service = await startTestService();
const extension = await buildExtension({ service: service.url, folder: "film" });
const session = await launchWithExtension({
  extension,
  profile: "",
  headless: true,
  language: "en",
  colorScheme: "light",
  env: await oneFont(join(ROOT, ".output", "pictures")),
});
await pointAtService(session, service.url, { suggestions: false, sourcePassages: true });
const stage = await createStage(session);
for (const scene of [search, factCheck, thisPage, title]) await scene({ session, service, stage });
const length = stage.frames.reduce((sum, { shownFor }) => sum + shownFor, 0);
if (length > LONGEST) throw new Error(`The film takes ${length} ms`);
await writeFile(FILM, await filmOf(await session.context.newPage(), stage.frames, STORE_SIZE));
await session.context.close();
await service.close();
const { size } = await stat(FILM);
console.log(
  `docs/film.webm: ${Math.round(length / 100) / 10} s, ${stage.frames.length} frames, ${size} bytes`,
);
if (size > LARGEST) throw new Error(`The film has more than ${LARGEST} bytes`);
