// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
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
    await act(() => box().click());
    await vi.waitFor(() => expect(sentNames()).toContain("markToolbar"));
    asked.resolve();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(box().checked).toBe(true);
  });
});
