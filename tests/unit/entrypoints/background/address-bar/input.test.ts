import { expect, test, vi } from "vitest";
import { createFirstRow } from "../../../../../entrypoints/background/address-bar/input.ts";
import { expectLogs } from "../../../../setup/logs.ts";

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
  const row = createFirstRow(hand);
  for (const text of ["search", "search"]) void row.show(text);
  await take();
  void row.show("search");
  expect(handed).toEqual(["search"]);
});

test("a text that the browser refused is handed over again when it is wanted again", async () => {
  expectLogs(/Error: no XML/);
  const { hand, handed, refuse, take } = slowBrowser();
  const row = createFirstRow(hand);
  void row.show("search");
  await refuse();
  await Promise.resolve();
  void row.show("search");
  await take();
  expect(handed).toEqual(["search", "search"]);
});

test("one at a time: the browser may end them in any order, and the newest must stay", async () => {
  const { hand, handed, take } = slowBrowser();
  const row = createFirstRow(hand);
  for (const text of ["search", "too long", "saved copies"]) void row.show(text);
  expect(handed).toEqual(["search"]);
  await take();
  expect(handed).toEqual(["search", "saved copies"]);
  await take();
  expect(handed).toEqual(["search", "saved copies"]);
});

test("going back to what is just being handed over costs nothing", async () => {
  const { hand, handed, take } = slowBrowser();
  const row = createFirstRow(hand);
  for (const text of ["search", "saved copies", "search"]) void row.show(text);
  await take();
  expect(handed).toEqual(["search"]);
});

test("ends once the browser has taken the text, whoever handed it over, and at once for one it has", async () => {
  const { hand, take } = slowBrowser();
  const row = createFirstRow(hand);
  const ended = vi.fn();
  const both = [row.show("saved copies").then(ended), row.show("saved copies").then(ended)];
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  await take();
  await Promise.all(both);
  await row.show("saved copies");
  expect(ended).toHaveBeenCalledTimes(2);
});

test("a refused text ends nothing: the next one is handed over", async () => {
  expectLogs(/Error: no XML/);
  const { hand, handed, refuse, take } = slowBrowser();
  const row = createFirstRow(hand);
  void row.show("<broken>");
  await refuse();
  void row.show("search");
  expect(handed).toEqual(["<broken>", "search"]);
  await take();
});

test("a browser that answers nothing has taken it", async () => {
  const hand = vi.fn();
  const row = createFirstRow(hand);
  void row.show("search");
  void row.show("saved copies");
  await vi.waitFor(() => expect(hand.mock.calls).toEqual([["search"], ["saved copies"]]));
});
