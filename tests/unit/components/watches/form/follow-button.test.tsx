// @vitest-environment happy-dom
// First, so that what it replaces is replaced for all that is loaded after it.
import "../open-news.tsx";
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { Toast } from "../../../../../components/base/Toast.tsx";
import { Trouble } from "../../../../../components/base/trouble.tsx";
import type { ViewStore } from "../../../../../components/search/view/view-store.ts";
import { FollowButton } from "../../../../../components/watches/form/FollowButton.tsx";
import { FollowSite } from "../../../../../components/watches/form/FollowSite.tsx";
import { failed, success } from "../../../../../utils/platform/result.ts";
import {
  newRecent,
  newSearch,
  type PageRequest,
  type RecentRequest,
} from "../../../../../utils/search/request.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { PERMISSIONS } from "../../granted-permissions.ts";
import { click, control, fill, focused, named, press, texts, waitFor } from "../../user.ts";
import { change, draw, last, RENT, sentNames, TAX, world } from "../open-news.tsx";

/** A view that shows this request. */
const viewOf = (request: PageRequest, failure: { kind: string } | null = null) => {
  const open = vi.fn();
  const view = {
    results: { request: signal(request), failure: signal(failure) },
    lists: { lists: signal({ countries: [], states: [] }) },
    open,
  };
  return { open, view: view as unknown as ViewStore };
};

describe("watching", () => {
  const drawButton = (request: PageRequest) =>
    act(() =>
      render(
        <>
          <Toast />
          <Trouble />
          <FollowButton view={viewOf(request).view} />
        </>,
        document.body,
      ),
    );
  const openForm = async (name: string): Promise<void> => {
    await click(name);
    await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  };

  it("a view starts with its form, and ends with a word and the focus on the button", async () => {
    world.answers.saveWatch = success({ hasRoom: true });
    await draw();
    await drawButton(newSearch("heat pumps"));
    await openForm("Follow");
    expect(document.body.textContent).toContain("Sends this search to the search service that often");
    await fill("Name", "  Pumps ");
    await fill("Which pages", "published");
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(world.sent.find(([name]) => name === "saveWatch")?.[1]).toMatchObject({
      watch: { name: "Pumps", request: { q: "heat pumps", sort: "published" }, rhythm: "24h" },
      id: null,
    });
    expect(texts(".toast")).toEqual(["Following “Pumps”"]);
    expect([document.querySelector("form"), document.activeElement?.textContent]).toEqual([null, "Follow"]);
  });

  it("a view leaves the focus where the user has gone on before it is saved", async () => {
    let answer = (_: unknown): void => undefined;
    world.answers.saveWatch = new Promise((resolve) => {
      answer = resolve;
    });
    await draw();
    await drawButton(newSearch("heat pumps"));
    const elsewhere = document.createElement("input");
    document.body.append(elsewhere);
    await openForm("Follow");
    await act(() => document.querySelector("form")?.requestSubmit());
    await act(() => elsewhere.focus());
    answer(success({ hasRoom: true }));
    await waitFor(0);
    expect(texts(".toast")).toEqual(["Following “heat pumps”"]);
    expect([document.querySelector("form"), document.activeElement]).toEqual([null, elsewhere]);
    elsewhere.remove();
  });

  it("a view that the service refuses is not offered, but can be unfollowed", async () => {
    const drawFailed = (request: PageRequest, kind: string) =>
      act(() => render(<FollowButton view={viewOf(request, { kind }).view} />, document.body));
    await draw();
    await drawFailed(newSearch("heat pumps"), "offline");
    expect(texts("button")).toEqual(["Follow"]);
    await drawFailed(newSearch("heat pumps"), "refused");
    expect(texts("button")).toEqual([]);
    await drawFailed(RENT.request as never, "refused");
    expect(texts("button")).toEqual(["Following"]);
    await openForm("Following");
    await click("Unfollow");
    await change([TAX]);
    await click("Undo: Follow Rent again");
    expect(last()?.[0]).toBe("restoreWatch");
  });

  it("a view begins at the first field of its form, once that is drawn", async () => {
    await draw();
    await drawButton(newSearch("heat pumps"));
    control("Follow").focus();
    await openForm("Follow");
    expect(focused()).toBe("Name");
    await press("Escape");
    expect([document.querySelector("form"), focused()]).toEqual([null, "Follow"]);
  });

  it("is one too many is said, and the form stays", async () => {
    world.answers.saveWatch = success({ hasRoom: false });
    await draw();
    world.sent.length = 0;
    await drawButton(newSearch("heat pumps"));
    await openForm("Follow");
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(sentNames()).toEqual(["saveWatch"]);
    expect(texts(".toast")[0]).toContain("You have 200 follows, the most there is room for.");
    expect(document.querySelector("form")).not.toBeNull();
  });

  it("says why it could not be stored, and keeps the form", async () => {
    world.answers.saveWatch = failed({ kind: "offline" });
    await draw();
    await drawButton(newSearch("heat pumps"));
    await openForm("Follow");
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(texts(".trouble [role=alert]")[0]).toContain("offline");
    expect(document.querySelector("form")).not.toBeNull();
  });

  it.each([
    [true, "“Rent” saved"],
    [false, "Following “Rent”, without notifications: the browser did not allow them"],
  ])("can be changed later; notifications allowed: %s", async (allowed, word) => {
    const request = vi.fn(async () => allowed);
    Object.assign(fakeBrowser, { permissions: { ...PERMISSIONS, request } });
    world.answers.saveWatch = success({ hasRoom: true });
    await draw();
    await drawButton(newSearch("rent"));
    await openForm("Following");
    expect(named("Which pages")).toEqual([]);
    await fill("How often", "6h");
    expect(document.body.textContent).toContain("Sends this search to the search service that often");
    await act(() => control("Notify me").click());
    await act(() => control("Show the count on the toolbar icon").click());
    await fill("Name", " ");
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(request.mock.calls).toEqual([[{ permissions: ["notifications"] }]]);
    // What the browser refuses stays wanted: the list says that it is not allowed.
    const watch = { name: "rent", rhythm: "6h", notify: true, countsInBadge: true };
    const before = { name: "Rent", countsInBadge: false };
    expect(last()).toMatchObject(["saveWatch", { id: "rent", watch, before }]);
    expect(texts(".toast")).toEqual([word.replace("Rent", "rent")]);
  });

  it("what is saved is not there as unsaved once the browser's question has closed the popup", async () => {
    const request = vi.fn(() => new Promise<boolean>(() => undefined));
    Object.assign(fakeBrowser, { permissions: { ...PERMISSIONS, request } });
    world.answers.saveWatch = success({ hasRoom: true });
    await draw();
    await drawButton(newSearch("rent"));
    await openForm("Following");
    await fill("How often", "6h");
    await act(() => control("Notify me").click());
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect([last()?.[0], request.mock.calls.length]).toEqual(["saveWatch", 1]);
    await act(() => render(null, document.body));
    await drawButton(newSearch("rent"));
    await openForm("Following");
    expect((control("How often") as HTMLSelectElement).value).not.toBe("6h");
  });

  it("what was entered comes back with the box until it is saved, and is in no other's", async () => {
    world.answers.saveWatch = success({ hasRoom: true });
    const view = viewOf({ ...newSearch("solar panels"), domain: ["a.gov"] });
    await draw();
    await act(() => render(<FollowButton view={view.view} />, document.body));
    const close = () => act(() => void document.dispatchEvent(new Event("pointerdown")));
    const search = (words: string) =>
      act(() => {
        Object.assign(view.view.results.request, { value: { ...newSearch(words), domain: ["a.gov"] } });
      });
    const entered = () => ["Name", "Note"].map((name) => (control(name) as HTMLInputElement).value);

    await openForm("Follow");
    await fill("Note", "of the search");
    await fill("What to follow", "1");
    expect(entered()).toEqual(["a.gov", ""]);
    await fill("Name", "Their site");
    await fill("Note", "ask Ann");
    await close();
    expect(document.querySelector("form")).toBeNull();
    await search("wind power");
    await openForm("Follow");
    expect(entered()).toEqual(["wind power, a.gov", ""]);
    await close();
    await search("solar panels");
    await openForm("Follow");
    expect(entered()).toEqual(["Their site", "ask Ann"]);

    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(last()?.[1]).toMatchObject({ watch: { name: "Their site", details: { note: "ask Ann" } } });
    await openForm("Follow");
    expect(entered()).toEqual(["solar panels, a.gov", "of the search"]);
    await fill("What to follow", "1");
    expect(entered()).toEqual(["a.gov", ""]);
  });

  it("what was entered of a follow that another window changed meanwhile changes only that", async () => {
    world.answers.saveWatch = success({ hasRoom: true });
    await draw();
    await drawButton(newSearch("rent"));
    const close = () => act(() => void document.dispatchEvent(new Event("pointerdown")));
    await openForm("Following");
    await close();
    await change([TAX, { ...RENT, name: "Rents" }]);
    await openForm("Following");
    expect((control("Name") as HTMLInputElement).value).toBe("Rents");
    await fill("Note", "ask Ann");
    await close();
    await change([TAX, { ...RENT, name: "Housing" }]);
    await openForm("Following");
    expect((control("Note") as HTMLInputElement).value).toBe("ask Ann");
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(last()?.[1]).toMatchObject({
      watch: { name: "Rents", details: { note: "ask Ann" } },
      before: { name: "Rents", details: {} },
    });
  });

  it("has the feed of exactly the view, with its order and its beginning, and says that it has no end", async () => {
    const feed = async (view: Partial<RecentRequest>) => {
      await drawButton({ ...newRecent(), sort: "crawled", since: "7d", page: 2, ...view });
      await openForm("Follow");
      const link = await vi.waitFor(
        () => document.querySelector("a") ?? Promise.reject(new Error("no link")),
      );
      const said = link.closest("div")?.textContent?.includes("The feed ignores “Until”.");
      await act(() => void document.dispatchEvent(new Event("pointerdown")));
      return [link.search, said];
    };
    await draw();
    expect(await feed({})).toEqual(["?sort=crawled&since=7d", false]);
    expect(await feed({ until: "2026-11-03" })).toEqual(["?sort=crawled&since=7d", true]);
  });

  it("is not offered for what the service would refuse, nor in private windows", async () => {
    await draw();
    await drawButton(newSearch("x".repeat(501)));
    expect(named("Follow")).toEqual([]);
    Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
    await drawButton(newSearch("tax"));
    expect(named("Follow")).toEqual([]);
    await act(() => render(<FollowSite domain="irs.gov" onDone={() => undefined} />, document.body));
    expect(named("Follow this site")).toEqual([]);
  });

  it("a site opens the form in place of its button", async () => {
    world.answers.saveWatch = success({ hasRoom: true });
    const onDone = vi.fn();
    await draw();
    await act(() => render(<FollowSite domain="irs.gov" onDone={onDone} />, document.body));
    await openForm("Follow this site");
    expect([named("Follow this site"), document.activeElement?.tagName]).toEqual([[], "INPUT"]);
    await act(() => document.querySelector("form")?.requestSubmit());
    await waitFor(0);
    expect(last()?.[1]).toMatchObject({ watch: { request: { q: "", domain: ["irs.gov"] } } });
    expect(onDone).toHaveBeenCalledOnce();
  });
});
