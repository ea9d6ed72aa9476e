// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "../../../../components/base/trouble.tsx";
import { App } from "../../../../entrypoints/welcome/App.tsx";
import { failed, success } from "../../../../utils/platform/result.ts";
import type { Settings } from "../../../../utils/settings/settings.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { click, control, fill, focused, named, press, texts } from "../../components/user.ts";

const world = vi.hoisted(() => ({
  stored: {} as Record<string, unknown>,
  did: [] as unknown[],
  full: false,
  locked: [] as string[],
  follow: (_settings: unknown): void => undefined,
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => world.stored,
  rereadSettings: async () => world.stored,
  listenToSettings: (listener: (settings: unknown) => void) => {
    world.follow = listener;
    return () => undefined;
  },
  lockedSettings: async () => world.locked,
  unreadableSettings: async () => [],
  managedWatches: async () => undefined,
}));
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.did.push([name, request]);
    if (name === "saveSettings") {
      if (world.full) return failed({ kind: "storage", problem: "full" });
      world.stored = { ...world.stored, ...(request as object) };
    }
    return success(name === "probe" ? { up: true } : { id: "a", sent: true });
  },
}));
vi.mock("../../../../utils/platform/open-panel.ts", () => ({
  openPanel: (id: unknown) => void world.did.push(["panel", id]),
}));
vi.mock("../../../../utils/checks/consent.ts", () => ({ askConsent: async () => true }));

const addressBar: (() => void)[] = [];

async function draw(change: Partial<Settings> = {}): Promise<void> {
  const services = { searchServiceUrl: "https://a.example", factCheckServiceUrl: "https://b.example" };
  const places = { country: [], state: [], city: [], pageSize: 10 };
  world.stored = { ...services, ...places, suggestions: null, sourcePassages: false, ...change };
  await act(() =>
    render(
      <>
        <App />
        <Trouble />
      </>,
      document.body,
    ),
  );
  await vi.waitFor(() => expect(document.querySelector(".welcome-columns")).not.toBeNull());
}

beforeEach(() => {
  const event = { addListener: () => undefined, removeListener: () => undefined };
  Object.assign(fakeBrowser, {
    runtime: { ...fakeBrowser.runtime, getURL: (path: string) => `chrome-extension://id/${path}` },
    commands: { getAll: async () => [{ name: "_execute_action", shortcut: "Alt+Shift+G" }] },
    windows: { getCurrent: async () => ({ id: 4 }) },
    permissions: {
      contains: async () => true,
      request: async () => true,
      remove: async () => true,
      onAdded: event,
      onRemoved: event,
    },
    action: { openPopup: async () => void world.did.push("popup") },
    tabs: { create: async ({ url }: { url: string }) => void world.did.push(url) },
    omnibox: {
      onInputStarted: {
        addListener: (listener: () => void) => addressBar.push(listener),
        removeListener: (listener: () => void) => addressBar.splice(addressBar.indexOf(listener), 1),
      },
    },
  });
});
afterEach(async () => {
  await act(() => render(null, document.body));
  world.did.length = 0;
  world.full = false;
  world.locked = [];
});

const CLAIM = "The federal minimum wage is $7.25 an hour.";

describe("suggestions", () => {
  it.each([
    ["Turn on suggestions", true, "Suggestions are on."],
    ["Search only when I press Enter", false, "Searches start only when you press Enter."],
  ])("%s is an answer that is kept and can be seen", async (name, chosen, sentence) => {
    await draw();
    const pressed = () =>
      ["Turn on suggestions", "Search only when I press Enter"].filter(
        (each) => control(each).getAttribute("aria-pressed") === "true",
      );
    expect([pressed(), texts(".welcome-choice [role=status]")[0]]).toEqual([
      [],
      expect.stringContaining("You have not chosen yet."),
    ]);
    await click(name);
    await vi.waitFor(() => expect(pressed()).toEqual([name]));
    expect(world.stored.suggestions).toBe(chosen);
    expect(texts(".welcome-choice [role=status]")[0]).toContain(sentence);
    const typing = texts(".sent-table tr").find((row) => row.startsWith("You type"));
    expect(typing?.includes("a.example")).toBe(chosen);
  });

  it("says why the answer could not be kept", async () => {
    await draw();
    world.full = true;
    await click("Turn on suggestions");
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("The disk is full"));
    await click("Close this message");
  });
});

describe("the services", () => {
  it.each<[Partial<Settings>, string[]]>([
    [{}, []],
    [{ searchServiceUrl: null }, ["Search service address"]],
    [{ factCheckServiceUrl: null }, ["Fact-check service address"]],
    [
      { searchServiceUrl: null, factCheckServiceUrl: null },
      ["Search service address", "Fact-check service address"],
    ],
  ])("are asked for where %j", async (change, fields) => {
    await draw(change);
    expect(texts("label")).toEqual(fields);
    expect(texts("h2").includes("Service addresses")).toBe(fields.length > 0);
  });

  it("can share an address, and a field stays to show its result", async () => {
    await draw({ factCheckServiceUrl: null });
    await click("Use the search service’s address");
    await vi.waitFor(() => expect(texts("[role=status]").join()).toContain("is working and was saved"));
    expect(world.stored.factCheckServiceUrl).toMatch(/^https:\/\/a\.example/);
    await act(async () => world.follow({ ...world.stored }));
    await vi.waitFor(() => expect(named("Use the search service’s address")).toEqual([]));
    expect(texts("label")).toEqual(["Fact-check service address"]);
  });
});

describe("a policy that the browser tells only after the page is drawn", () => {
  it("has its address shown and no other taken", async () => {
    await draw({ searchServiceUrl: null });
    world.locked = ["searchServiceUrl"];
    await act(async () => world.follow({ ...world.stored, searchServiceUrl: "https://policy.example" }));
    const field = () => control("Search service address") as HTMLInputElement;
    await vi.waitFor(() =>
      expect([field().value, field().disabled]).toEqual(["https://policy.example", true]),
    );
    expect(texts(".welcome-services .locked")).toEqual(["Set by your administrator."]);
  });

  it("takes the fact-check service's field away where nothing may be checked", async () => {
    await draw({ factCheckServiceUrl: null });
    await act(async () => world.follow({ ...world.stored, forbidFactChecks: true }));
    await vi.waitFor(() => expect(texts("label")).toEqual([]));
  });
});

describe("the box", () => {
  const went: string[] = [];
  beforeEach(() => {
    went.length = 0;
    vi.spyOn(location, "assign").mockImplementation((address) => void went.push(String(address)));
  });
  const submit = () => act(() => document.querySelector("form")?.requestSubmit());

  it("has the focus, and searches when it is submitted and not before", async () => {
    await draw();
    await vi.waitFor(() => expect(focused()).toBe("Search government pages"));
    await submit();
    await fill("Search government pages", " water quality ");
    expect([went, world.did]).toEqual([[], []]);
    await submit();
    expect(went).toEqual(["search.html?q=water+quality"]);
  });

  it("leads to the address that is missing, at first and by Enter, and offers no check without its service", async () => {
    await draw({ searchServiceUrl: null, factCheckServiceUrl: null });
    await vi.waitFor(() => expect(focused()).toBe("Search service address"));
    control("Search government pages").focus();
    await press("Enter");
    expect(focused()).toBe("Search service address");
    expect(control("Fact-check this sentence").hasAttribute("disabled")).toBe(true);
  });

  it("searches as the settings say", async () => {
    await draw({ country: ["ca"], pageSize: 20 });
    await fill("Search government pages", "passports");
    await submit();
    expect(went).toEqual(["search.html?q=passports&country=ca&size=20"]);
  });

  it("has examples that are searched with one press", async () => {
    await draw();
    await click("property tax in Texas");
    expect(went).toEqual(
      ["search.html?q=property+tax&state=tx"].map(() => expect.stringContaining("property")),
    );
  });

  it("offers to check a sentence, and says what that sends", async () => {
    await draw();
    expect(named("Fact-check this")).toEqual([]);
    await fill("Search government pages", "Texas has no state income tax.");
    const hint = document.getElementById(
      control("Search government pages").getAttribute("aria-describedby") ?? "",
    );
    expect(hint?.textContent).toContain("Sends this sentence to the fact-check service");
    await click("Fact-check this");
    await vi.waitFor(() =>
      expect(world.did).toContainEqual([
        "addCheck",
        { claim: "Texas has no state income tax.", origin: null, again: false },
      ]),
    );
    expect(went).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    "checks its words with Enter and %j, and leaves Enter alone to the search",
    async (held) => {
      await draw();
      const box = control("Search government pages");
      const enter = (init: KeyboardEventInit) => {
        box.focus();
        return press("Enter", init);
      };
      expect(await enter(held)).toBe(true);
      // No claim, so that nothing is offered to be checked: it is searched for, as with Enter alone.
      await fill(box, "rent control");
      expect(await enter(held)).toBe(true);
      await fill(box, ` ${CLAIM} `);
      expect(await enter({})).toBe(true);
      expect(world.did).toEqual([]);
      expect(await enter(held)).toBe(false);
      await vi.waitFor(() =>
        expect(world.did).toContainEqual(["addCheck", { claim: CLAIM, origin: null, again: false }]),
      );
    },
  );

  it("leaves Ctrl+Enter to the search where nothing may be checked", async () => {
    await draw({ forbidFactChecks: true });
    await fill("Search government pages", "Rent is free");
    control("Search government pages").focus();
    expect(await press("Enter", { ctrlKey: true })).toBe(true);
  });

  it("has the words again that were typed before the page was left", async () => {
    await draw();
    await fill("Search government pages", "water");
    await act(() => void control("Search government pages").dispatchEvent(new Event("change")));
    await act(() => render(null, document.body));
    await draw();
    expect((control("Search government pages") as HTMLInputElement).value).toBe("water");
    history.replaceState(null, "");
  });

  it("asks nobody where no search service is known", async () => {
    await draw({ searchServiceUrl: null });
    await fill("Search government pages", "water");
    await submit();
    expect(went).toEqual([]);
    expect(isDisabled("Search")).toBe(true);
  });
});

const isDisabled = (name: string): boolean => control(name).hasAttribute("disabled");

describe("trying", () => {
  it("the toolbar names its keys and opens the popup, or the page where a browser does not", async () => {
    await draw();
    await vi.waitFor(() => expect(texts(".way p")[0]).toContain("or with Alt+Shift+G"));
    await click("Open it now");
    await vi.waitFor(() => expect(world.did).toEqual(["popup"]));
    Object.assign(fakeBrowser, { action: { openPopup: () => Promise.reject(new Error("no toolbar")) } });
    await click("Open it now");
    await vi.waitFor(() => expect(world.did.at(-1)).toBe("chrome-extension://id/search.html"));
  });

  it.each([[[]], [[{ name: "_execute_action", shortcut: "" }]], [[{ name: "copy-quote", shortcut: "F2" }]]])(
    "the toolbar names no keys where it has none: %j",
    async (commands) => {
      Object.assign(fakeBrowser, { commands: { getAll: async () => commands } });
      await draw();
      expect(texts(".way p")[0]).toMatch(/^Search, news and fact-checks open from the toolbar\./);
    },
  );

  it("a fact-check opens the panel of this window in the click", async () => {
    await draw();
    await vi.waitFor(async () => {
      world.did.length = 0;
      await click("Fact-check this sentence");
      expect(world.did[0]).toEqual(["panel", 4]);
    });
    expect(world.did[1]).toEqual([
      "addCheck",
      { claim: "The federal minimum wage is $7.25 an hour.", origin: null, again: false },
    ]);
  });

  it("the keyword of the address bar is followed by a space in Firefox", async () => {
    vi.stubEnv("FIREFOX", "true");
    await draw();
    expect(texts(".keys kbd")).toEqual(["Ctrl+L", "gov", "Space", "passport renewal", "↵"]);
    vi.unstubAllEnvs();
  });

  it("the address bar says when it works, as long as the page is open", async () => {
    await draw();
    const status = () => texts(".way [role=status]");
    expect(status()).toEqual(["Try it now. This page tells you when it works."]);
    expect(texts(".keys kbd")).toEqual(["Ctrl+L", "gov", "Tab", "passport renewal", "↵"]);
    await vi.waitFor(() => expect(addressBar).toHaveLength(1));
    await act(() => addressBar[0]?.());
    expect(status()).toEqual(["It works. Type your words and press Enter."]);
    await act(() => render(null, document.body));
    expect(addressBar).toEqual([]);
  });

  it("the address bar has its own key on a Mac", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Macintosh; Intel Mac OS X)");
    await draw();
    expect(texts(".keys kbd")[0]).toBe("⌘L");
  });
});

it("where fact-checks are forbidden none is offered, neither as an example nor for what is typed", async () => {
  await draw({ forbidFactChecks: true });
  await fill("Search government pages", "Texas has no state income tax.");
  expect(texts("h2")).not.toContain("Check a claim");
  expect(texts("button").filter((name) => /fact-check/i.test(name))).toEqual([]);
  expect(texts(".welcome-lead")).toEqual(["Search official sites of the US, Canada and the UK."]);
  expect(texts("h2")).not.toContain("The right mouse button");
});

it("says who decided where an administrator has set the suggestions and the language, and asks nothing", async () => {
  world.locked = ["suggestions", "language"];
  await draw({ suggestions: false, language: "en" });
  await vi.waitFor(() =>
    expect(texts(".locked")).toEqual(["Set by your administrator.", "Set by your administrator."]),
  );
  const buttons = [
    ...named("Turn on suggestions"),
    ...named("Search only when I press Enter"),
  ] as HTMLButtonElement[];
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(texts("[aria-labelledby=suggestions] [role=status]")).toEqual([]);
});
