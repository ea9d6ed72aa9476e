// @vitest-environment happy-dom

import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { FollowedClaim } from "../../../../../components/checks/follow-sources-store.ts";
import { watchOfSources } from "../../../../../utils/watches/followed-sources.ts";
import { expectLogs } from "../../../../setup/logs.ts";
import { done, VERDICT } from "../../../utils/checks/sample.ts";
import { control, named, texts } from "../../user.ts";
import { sampleActions } from "../sample-actions.ts";
import { actions, choose, draw, openMenu } from "./draw-card.tsx";

describe("a verdict is shared", () => {
  it("from one menu, and its second thoughts are in another, both named by the claim", async () => {
    await draw(done(1));
    expect(texts("[aria-haspopup=menu]")[0]).toBe("Share “Claim 1”");
    expect(await openMenu("share")).toEqual([
      "Copy as text",
      "Copy as Markdown",
      "Copy as a picture",
      "Copy for Zotero",
      "Export as a report",
      "Print",
    ]);
    for (const item of ["Copy as text", "Copy as Markdown", "Export as a report", "Print"])
      await choose("share", item);
    expect(actions.copyText).toHaveBeenCalledOnce();
    expect(actions.copyMarkdown).toHaveBeenCalledOnce();
    expect(actions.exportReport).toHaveBeenCalledExactlyOnceWith(expect.anything(), "html");
    expect(actions.print).toHaveBeenCalledOnce();
    await act(() => render(null, document.body));
    await draw(done(1));
    expect(await openMenu("more")).toEqual([
      "Check again",
      "Search for this claim",
      "What official pages say",
      "Archived copy: ssa.gov",
      "Note",
      "Delete",
    ]);
    expect(document.body.textContent).toContain(
      "“What official pages say” sends words of the claim to the search service.",
    );
    expect(named("More about “Claim 1”").length).toBe(1);
    for (const item of ["Check again", "Search for this claim", "Delete"]) await choose("more", item);
    expect(actions.checkAgain).toHaveBeenCalledOnce();
    expect(actions.remove).toHaveBeenCalledOnce();
  });

  it("that its sources are followed, with what that sends, or not any more", async () => {
    const sources = {
      followed: signal<ReadonlyMap<string, FollowedClaim>>(new Map()),
      read: vi.fn(),
      follow: vi.fn(),
      unfollow: vi.fn(),
    };
    Object.assign(actions, { sources });
    await draw(done(1));
    expect(sources.read).toHaveBeenCalled();
    expect(await openMenu("more")).toContain("Follow its sources");
    expect(document.body.textContent).toContain("sends their sites, never the claim");
    await choose("more", "Follow its sources");
    expect(sources.follow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "check-1" }));
    const { pages } = watchOfSources(done(1))?.request.sources ?? { pages: [] };
    sources.followed.value = new Map([["claim 1", { id: "w", pages }]]);
    await draw(done(1));
    expect(await openMenu("more")).not.toContain("Follow its sources");
    await choose("more", "Unfollow its sources");
    expect(sources.unfollow).toHaveBeenCalledOnce();
    sources.followed.value = new Map([["claim 1", { id: "w", pages: ["ssa.gov/of-an-earlier-answer"] }]]);
    await draw(done(1));
    expect(await openMenu("more")).toContain("Unfollow its sources");
    expect(document.body.textContent).toContain("as often as before");
    expect(document.body.textContent).not.toContain("once a day");
    await choose("more", "Follow its new sources");
    expect(sources.follow).toHaveBeenCalledTimes(2);
    await draw(done(1, { verdict: { ...VERDICT, sources: [] }, claim: "Other" }));
    expect(await openMenu("more")).not.toContain("Follow its sources");
    Object.assign(actions, { sources: sampleActions().sources });
  });

  it("as a picture, or says in the card that the browser did not copy it", async () => {
    expectLogs(/The picture could not be copied/);
    await draw(done(1));
    await choose("share", "Copy as a picture");
    await vi.waitFor(() =>
      expect(texts("article [role=alert]")).toEqual([
        "The browser did not copy the picture. Copy the verdict as text instead.",
      ]),
    );
  });
});

it("a note takes the focus each time that the menu leads to it", async () => {
  await draw(done(1));
  await choose("more", "Note");
  expect(document.activeElement).toBe(control("Note"));
  await act(() => (document.activeElement as HTMLElement).blur());
  await choose("more", "Note");
  expect(document.activeElement).toBe(control("Note"));
});
