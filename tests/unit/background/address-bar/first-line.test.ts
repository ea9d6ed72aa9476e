import { expect, test, vi } from "vitest";
import { firstLine } from "../../../../entrypoints/background/address-bar/first-line.ts";

/** A browser that takes a text only when the test says so. */
function slowBrowser() {
  const handed: string[] = [];
  const taking: PromiseWithResolvers<void>[] = [];
  const hand = vi.fn((text: string) => {
    handed.push(text);
    const taken = Promise.withResolvers<void>();
    taking.push(taken);
    return taken.promise;
  });
  const settle = async (end: (taken: PromiseWithResolvers<void>) => void) => {
    const taken = taking.shift();
    if (!taken) throw new Error("nothing was handed over");
    end(taken);
    await taken.promise.catch(() => undefined);
    await Promise.resolve();
  };
  return {
    handed,
    hand,
    take: () => settle((taken) => taken.resolve()),
    refuse: () => settle((taken) => taken.reject(new Error("no XML"))),
  };
}

test("a text that stands there already is not handed over again", async () => {
  const { hand, handed, take } = slowBrowser();
  const line = firstLine(hand);
  for (const text of ["search", "search"]) void line.show(text);
  await take();
  void line.show("search");
  expect(handed).toEqual(["search"]);
});

test("a text that the browser refused is handed over again when it is wanted again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { hand, handed, refuse, take } = slowBrowser();
  const line = firstLine(hand);
  void line.show("search");
  await refuse();
  await Promise.resolve();
  void line.show("search");
  await take();
  expect(handed).toEqual(["search", "search"]);
});

test("one at a time: the browser may end them in any order, and the newest must stay", async () => {
  const { hand, handed, take } = slowBrowser();
  const line = firstLine(hand);
  for (const text of ["search", "too long", "saved copies"]) void line.show(text);
  expect(handed).toEqual(["search"]);
  await take();
  expect(handed).toEqual(["search", "saved copies"]);
  await take();
  expect(handed).toEqual(["search", "saved copies"]);
});

test("going back to what is just being handed over costs nothing", async () => {
  const { hand, handed, take } = slowBrowser();
  const line = firstLine(hand);
  for (const text of ["search", "saved copies", "search"]) void line.show(text);
  await take();
  expect(handed).toEqual(["search"]);
});

test("ends once the browser has taken a new text, and at once for one it has", async () => {
  const { hand, take } = slowBrowser();
  const line = firstLine(hand);
  const ended = vi.fn();
  const shown = line.show("saved copies").then(ended);
  await line.show("saved copies");
  expect(ended).not.toHaveBeenCalled();
  await take();
  await shown;
});

test("a refused text ends nothing: the next one is handed over", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { hand, handed, refuse, take } = slowBrowser();
  const line = firstLine(hand);
  void line.show("<broken>");
  await refuse();
  void line.show("search");
  expect(handed).toEqual(["<broken>", "search"]);
  await take();
  expect(told).toHaveBeenCalledOnce();
});

test("a browser that answers nothing has taken it", async () => {
  const hand = vi.fn();
  const line = firstLine(hand);
  void line.show("search");
  void line.show("saved copies");
  await vi.waitFor(() => expect(hand.mock.calls).toEqual([["search"], ["saved copies"]]));
});
