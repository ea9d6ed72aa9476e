// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AccessNote } from "../../../../components/base/AllowAccess.tsx";
import { Button, IconButton } from "../../../../components/base/Button.tsx";
import { CutText } from "../../../../components/base/CutText.tsx";
import { saveFile } from "../../../../components/base/save-file.ts";
import { Tabs } from "../../../../components/base/Tabs.tsx";
import { Toast, tell } from "../../../../components/base/Toast.tsx";
import { act as begin, done, sayError, Trouble } from "../../../../components/base/trouble.tsx";
import { usePopover } from "../../../../components/base/use-popover.ts";
import type { ApiFailure } from "../../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { expectLogs } from "../../../setup/logs.ts";
import { click, control, focused, isHeld, named, press, texts, waitFor } from "../user.ts";

vi.mock("../../../../utils/settings/settings.ts", () => ({ readSettings: async () => ({}) }));

afterEach(async () => {
  await act(() => render(null, document.body));
  vi.useRealTimers();
});

describe("a panel below its button", () => {
  function Panel() {
    const { isOpen, root, toggle, close } = usePopover();
    return (
      <>
        <div ref={root}>
          <button type="button" aria-expanded={isOpen} onClick={toggle}>
            Open
          </button>
          {isOpen && (
            <div role="dialog">
              <button type="button" onClick={close}>
                Choose
              </button>
            </div>
          )}
        </div>
        <button type="button">Elsewhere</button>
      </>
    );
  }
  const isOpen = () => document.querySelector("[role=dialog]") !== null;
  const pointer = (target: Element) =>
    act(() => void target.dispatchEvent(new Event("pointerdown", { bubbles: true })));
  const leaveFor = (relatedTarget: EventTarget | null) =>
    act(
      () =>
        void control("Choose").dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget })),
    );

  beforeEach(async () => {
    await act(() => render(<Panel />, document.body));
    await click("Open");
    control("Choose").focus();
  });

  it("opens and closes with its button", async () => {
    expect(isOpen()).toBe(true);
    const around = document.querySelector("div");
    expect(around?.getAttribute("tabindex")).toBe("-1");
    await click("Open");
    expect(isOpen()).toBe(false);
    // A press beside the button takes the focus from nothing any more.
    expect(around?.hasAttribute("tabindex")).toBe(false);
  });

  it("closes when something is chosen, with the focus on the button", async () => {
    await click("Choose");
    expect([isOpen(), focused()]).toEqual([false, "Open"]);
  });

  it("closes with Escape, which nothing else hears", async () => {
    const heard = vi.fn();
    document.addEventListener("keydown", heard);
    expect(await press("a")).toBe(true);
    expect([isOpen(), heard.mock.calls.length]).toEqual([true, 1]);
    expect(await press("Escape")).toBe(false);
    expect([isOpen(), focused(), heard.mock.calls.length]).toEqual([false, "Open", 1]);
    await press("Escape");
    expect(heard).toHaveBeenCalledTimes(2);
    document.removeEventListener("keydown", heard);
  });

  it("closes on a press outside, not inside, and leaves the focus there", async () => {
    await pointer(control("Choose"));
    expect(isOpen()).toBe(true);
    await pointer(control("Elsewhere"));
    expect([isOpen(), focused() === "Open"]).toEqual([false, false]);
    await pointer(control("Elsewhere"));
    expect(isOpen()).toBe(false);
  });

  it("closes when the focus goes elsewhere on the page, not to another window or within", async () => {
    await leaveFor(null);
    await leaveFor(control("Open"));
    expect(isOpen()).toBe(true);
    await leaveFor(control("Elsewhere"));
    expect(isOpen()).toBe(false);
  });
});

describe("what went wrong", () => {
  beforeEach(async () => {
    await act(() => render(<Trouble />, document.body));
  });
  const alert = () => texts("[role=alert]")[0] ?? "";

  it.each<[Result<unknown, ApiFailure>, boolean, string]>([
    [failed({ kind: "offline" }), false, "offline"],
    [success(null), true, ""],
  ])("in a call that a user made is said until another works: %o", async (answer, isDone, words) => {
    await act(async () => {
      await done(Promise.resolve(failed({ kind: "interrupted" })));
    });
    expect(alert()).not.toBe("");
    await act(async () => {
      expect(await done(Promise.resolve(answer))).toBe(isDone);
    });
    if (words === "") expect(alert()).toBe("");
    else expect(alert()).toContain(words);
  });

  it.each([
    [new DOMException("", "QuotaExceededError"), "disk is full"],
    [new Error("nobody knows"), "Try again"],
  ])("unforeseen is said too, and can be closed: %s", async (error, words) => {
    expectLogs(new RegExp(error.name));
    await act(async () => begin(Promise.reject(error)));
    await vi.waitFor(() => expect(alert()).toContain(words));
    await click("Close this message");
    expect(document.querySelector(".trouble")).toBeNull();
    await act(() => sayError(error));
    expect(alert()).toContain(words);
  });
});

it("what was done is said for four seconds, each time from the beginning", async () => {
  vi.useFakeTimers();
  await act(() => render(<Toast />, document.body));
  expect(texts("[role=status]")).toEqual([""]);
  await act(() => tell("Copied"));
  await waitFor(3_000);
  await act(() => tell("Saved"));
  await waitFor(3_999);
  expect(texts("[role=status]")).toEqual(["Saved"]);
  await waitFor(1);
  expect(texts("[role=status]")).toEqual([""]);
});

it.each([
  [{ scrollWidth: 101 }, "A long name"],
  [{ scrollHeight: 101 }, "A long name"],
  [{ scrollWidth: 100, scrollHeight: 100 }, ""],
])("a text of %j in a hundred is named by the pointer: %j", async (size, title) => {
  await act(() => render(<CutText as="p">A long name</CutText>, document.body));
  const text = document.querySelector("p");
  for (const [name, value] of Object.entries({ clientWidth: 100, clientHeight: 100, ...size }))
    Object.defineProperty(text, name, { value });
  expect(text?.title).toBe("");
  await act(() => void text?.dispatchEvent(new Event("pointerenter")));
  expect(text?.title).toBe(title);
});

it("a file has its name, type and content, and leaves nothing behind", async () => {
  const made: Blob[] = [];
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    made.push(blob as Blob);
    return "blob:x";
  });
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
  await saveFile("list.csv", "text/csv", "a,b");
  expect([clicked, made[0]?.type, await made[0]?.text()]).toEqual([
    ["list.csv blob:x"],
    "text/csv;charset=utf-8",
    "a,b",
  ]);
  expect(revoke.mock.calls).toEqual([["blob:x"]]);
});

describe("tabs", () => {
  it("say which one is selected, what it shows and how much is new there", async () => {
    const onSelect = vi.fn();
    const tabs = [
      { id: "a", name: "Search" },
      { id: "b", name: "Recent", badge: { text: "3", description: "3 unread pages" } },
    ] as const;
    await act(() =>
      render(<Tabs label="Views" tabs={tabs} selected="a" onSelect={onSelect} />, document.body),
    );
    const [search, recent] = document.querySelectorAll<HTMLElement>("[role=tab]");
    expect(
      [search, recent].map((tab) => [
        tab?.getAttribute("aria-selected"),
        tab?.getAttribute("aria-controls"),
        tab?.tabIndex,
      ]),
    ).toEqual([
      ["true", "panel-a", 0],
      ["false", null, -1],
    ]);
    expect(search?.hasAttribute("aria-describedby")).toBe(false);
    expect(document.getElementById(recent?.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "3 unread pages",
    );
    expect(document.querySelector(".tabs-end")).toBeNull();
    await click(recent);
    expect(onSelect.mock.calls).toEqual([["b"]]);
  });
});

describe("an address that the browser keeps from the extension", () => {
  it("is named until it is allowed, here or elsewhere", async () => {
    const listeners: (() => void)[] = [];
    const event = {
      addListener: (listener: () => void) => listeners.push(listener),
      removeListener: (listener: () => void) => listeners.splice(listeners.indexOf(listener), 1),
    };
    let isAllowed = false;
    const request = vi.fn(async () => false);
    const contains = vi.fn(async () => isAllowed);
    Object.assign(fakeBrowser, { permissions: { contains, request, onAdded: event, onRemoved: event } });
    await act(() => render(<AccessNote address="https://a.example:8443/x" />, document.body));
    await vi.waitFor(() => expect(named("Allow access")).toHaveLength(1));
    expect(contains.mock.calls[0]).toEqual([{ origins: ["https://a.example/*"] }]);
    await click("Allow access");
    expect(named("Allow access")).toHaveLength(1);
    request.mockResolvedValue(true);
    await click("Allow access");
    await vi.waitFor(() => expect(named("Allow access")).toEqual([]));
    listeners[1]?.();
    await vi.waitFor(() => expect(named("Allow access")).toHaveLength(1));
    isAllowed = true;
    listeners[0]?.();
    await vi.waitFor(() => expect(named("Allow access")).toEqual([]));
    await act(() => render(null, document.body));
    expect(listeners).toEqual([]);
  });
});

it("a button that is held takes no press, submits nothing and keeps the focus", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const drawWith = (isHeld: boolean) =>
    act(() =>
      render(
        <form onSubmit={onSubmit}>
          <Button type="submit" isHeld={isHeld} onClick={onClick}>
            Test
          </Button>
          <IconButton icon="refresh" label="Refresh" isHeld={isHeld} onClick={onClick} />
        </form>,
        document.body,
      ),
    );
  await drawWith(false);
  control("Test").focus();
  await drawWith(true);
  await click("Test");
  await click("Refresh");
  expect([isHeld("Test"), isHeld("Refresh"), focused()]).toEqual([true, true, "Test"]);
  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await drawWith(false);
  await click("Test");
  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it("the same words told twice are new words each time, which a screen reader reads again", async () => {
  await act(() => render(<Toast />, document.body));
  await act(() => tell("Link copied"));
  const line = document.querySelector("[role=status]");
  const first = line?.firstElementChild;
  await act(() => tell("Link copied"));
  expect(texts("[role=status]")).toEqual(["Link copied"]);
  expect(line?.firstElementChild).not.toBe(first);
  expect(document.querySelector("[role=status]")).toBe(line);
});
