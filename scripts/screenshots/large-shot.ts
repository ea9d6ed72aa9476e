import type { Page } from "playwright";
import { type Area, STORE_SCALE, STORE_SIZE } from "./store.ts";

/** A part of a page, sharp at the size that the stores' pictures and the film have it in. */
export async function largeShot(page: Page, clip: Area): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? STORE_SIZE;
  const devtools = await page.context().newCDPSession(page);
  const size = { width, height, deviceScaleFactor: STORE_SCALE, mobile: false };
  await devtools.send("Emulation.setDeviceMetricsOverride", size);
  const { data } = await devtools.send("Page.captureScreenshot", { clip: { ...clip, scale: 1 } });
  await devtools.detach();
  return Buffer.from(data, "base64");
}
