import type { Page } from "playwright";
import type { ExtensionSession } from "../launch-browser.ts";
import { largeShot } from "../screenshots/large-shot.ts";
import { framed, STORE_SIZE } from "../screenshots/store.ts";

/** A picture of the whole film, as a JPEG in base64, and for how many milliseconds it is shown. */
export interface Frame {
  readonly picture: string;
  readonly shownFor: number;
}

export interface Stage {
  readonly frames: readonly Frame[];
  /** Adds a frame: the page as it is now, beside a headline. */
  show(page: Page, headline: string, shownFor: number): Promise<void>;
  /** Adds a frame of words alone. */
  say(html: string, shownFor: number): Promise<void>;
}

/** Where frames are put together, as the stores' pictures are. */
export async function createStage({ context }: ExtensionSession): Promise<Stage> {
  const stage = await context.newPage();
  await stage.setViewportSize(STORE_SIZE);
  const frames: Frame[] = [];
  const add = async (html: string, shownFor: number): Promise<void> => {
    await stage.setContent(html);
    await stage.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const picture = await stage.screenshot({ type: "jpeg", quality: 95 });
    frames.push({ picture: picture.toString("base64"), shownFor });
  };
  return {
    frames,
    async show(page, headline, shownFor) {
      const { width, height } = page.viewportSize() ?? STORE_SIZE;
      const shown = await largeShot(page, { x: 0, y: 0, width, height });
      await add(framed(headline, "beside", shown, width), shownFor);
    },
    say: add,
  };
}
