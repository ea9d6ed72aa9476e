// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "../../../setup/browser.ts";
import { expectLogs } from "../../../setup/logs.ts";
import { control } from "../user.ts";
import { draw, sentNames, world } from "./open-options.tsx";

describe("the mark on the toolbar icon", () => {
  const box = () => control("Mark official sites on the toolbar icon") as HTMLInputElement;

  it("is on where the browser has the permission", async () => {
    world.marked = true;
    await draw();
    await vi.waitFor(() => expect(box().checked).toBe(true));
    await act(() => box().click());
    await vi.waitFor(() => expect(sentNames()).toContain("ended"));
    expect(box().checked).toBe(false);
    expect(sentNames()).not.toContain("markToolbar");
  });

  it.each([
    [true, ["markToolbar"]],
    [false, ["ended"]],
  ])("is turned on where the browser allows it: %s", async (allowed, expected) => {
    world.allowed = allowed;
    await draw();
    expect(box().checked).toBe(false);
    await act(() => box().click());
    await vi.waitFor(() => expect(sentNames().filter((name) => /mark|ended/.test(name))).toEqual(expected));
    expect(box().checked).toBe(allowed);
  });

  it("is as the browser has it, also where that was chosen elsewhere, until the page is closed", async () => {
    const changed = { onAdded: new Set<() => void>(), onRemoved: new Set<() => void>() };
    const eventOf = (listeners: Set<() => void>) => ({
      addListener: (listener: () => void) => listeners.add(listener),
      removeListener: (listener: () => void) => listeners.delete(listener),
    });
    const [onAdded, onRemoved] = [eventOf(changed.onAdded), eventOf(changed.onRemoved)];
    Object.assign(fakeBrowser, { permissions: { contains: async () => true, onAdded, onRemoved } });
    await draw();
    for (const [name, marked] of [
      ["onAdded", true],
      ["onRemoved", false],
    ] as const) {
      world.marked = marked;
      await act(() => {
        for (const listener of changed[name]) listener();
      });
      await vi.waitFor(() => expect(box().checked).toBe(marked));
    }
    await act(() => render(null, document.body));
    expect([changed.onAdded.size, changed.onRemoved.size]).toEqual([0, 0]);
  });

  it("is off again where the browser fails to ask", async () => {
    expectLogs(/cannot ask/);
    world.allowed = "fails";
    await draw();
    await act(() => box().click());
    await vi.waitFor(() => expect(box().checked).toBe(false));
    expect(sentNames()).not.toContain("markToolbar");
  });

  it("stays as the user turned it, when the browser answers only then how it was", async () => {
    const asked = Promise.withResolvers<void>();
    world.asked = asked.promise;
    await draw();
    await vi.waitFor(() => expect(world.looks).toBe(1));
    await act(() => box().click());
    await vi.waitFor(() => expect(sentNames()).toContain("markToolbar"));
    asked.resolve();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(box().checked).toBe(true);
  });
});
