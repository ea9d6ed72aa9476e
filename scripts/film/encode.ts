import type { Page } from "playwright";
import type { Frame } from "./stage.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Still pictures are sent to the encoder again, so that players can seek and nothing stays blurred. */
const AGAIN = 200;
const BITS_A_SECOND = 900_000;

/** Plays frames on a canvas, in real time, and records it with the browser's own encoder. */
export async function filmOf(page: Page, frames: readonly Frame[], size: Size): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.setContent(`<canvas width="${size.width}" height="${size.height}"></canvas>`);
  await page.bringToFront();
  const recorded = await page.evaluate(record, { frames, again: AGAIN, bits: BITS_A_SECOND });
  return Buffer.from(recorded, "base64");
}

async function record(of: { frames: readonly Frame[]; again: number; bits: number }): Promise<string> {
  const canvas = document.querySelector("canvas");
  const context = canvas?.getContext("2d");
  if (!canvas || !context) throw new Error("There is nothing to draw on");
  const pictures = await Promise.all(
    of.frames.map(async ({ picture }) => {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${picture}`;
      await image.decode();
      return image;
    }),
  );
  const stream = canvas.captureStream(0);
  const [track] = stream.getVideoTracks();
  if (!(track instanceof CanvasCaptureMediaStreamTrack)) throw new Error("The canvas gives no frames");
  const recorder = new MediaRecorder(stream, {
    mimeType: "video/webm;codecs=vp9",
    videoBitsPerSecond: of.bits,
  });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
  recorder.start();
  const began = performance.now();
  let due = 0;
  for (const [index, { shownFor }] of of.frames.entries()) {
    const picture = pictures[index];
    if (picture === undefined) continue;
    due += shownFor;
    do {
      context.drawImage(picture, 0, 0);
      track.requestFrame();
      const left = Math.max(0, began + due - performance.now());
      await new Promise((resolve) => setTimeout(resolve, Math.min(of.again, left)));
    } while (began + due - performance.now() > 1);
  }
  recorder.stop();
  await stopped;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).split(",")[1] ?? ""));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The film could not be read")));
    reader.readAsDataURL(new Blob(parts));
  });
}
