// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { FirstSteps } from "../../../../../components/search/start/FirstSteps.tsx";
import { NO_FILTERS, newSearch, type SearchRequest } from "../../../../../utils/search/request.ts";
import { texts } from "../../user.ts";

afterEach(() => render(null, document.body));

const onOpen = vi.fn();
const onCheck = vi.fn();

async function draw(
  own: readonly SearchRequest[],
  { isClaimTyped = false, isForbidden = false } = {},
): Promise<HTMLButtonElement[]> {
  const known = { countries: [], states: [] };
  await act(() =>
    render(
      <FirstSteps
        own={own}
        known={known}
        isClaimTyped={signal(isClaimTyped)}
        onOpen={onOpen}
        onCheck={isForbidden ? undefined : onCheck}
        most={4}
        size={20}
      />,
      document.body,
    ),
  );
  return [...document.querySelectorAll("button")];
}

it("at first there are examples, each with where it looks, and a claim to check", async () => {
  const rows = await draw([]);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    ...["minimum wagethree countries", "property taxTexas", "parkingCanada"],
    "“The federal minimum wage is $7.25 an hour.”",
  ]);
  rows[1]?.click();
  expect(onOpen).toHaveBeenLastCalledWith(newSearch("property tax", { ...NO_FILTERS, state: ["TX"] }, 20));
  rows[3]?.click();
  expect(onCheck).toHaveBeenCalledExactlyOnceWith("The federal minimum wage is $7.25 an hour.");
  const hint = document.getElementById(rows[3]?.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toContain("fact-check service");
});

it("own searches come first, with their filters, and take the place of the examples", async () => {
  const taxes = newSearch("tax", { ...NO_FILTERS, city: ["Austin"], filetype: "pdf" });
  const own = ["a", "b", "c", "d"].map((q) => newSearch(q));
  const [first] = await draw([taxes, ...own]);
  expect(texts("h2")).toEqual(["Your searches"]);
  expect(document.querySelectorAll("button")).toHaveLength(4);
  expect(first?.textContent).toBe("taxAustin, PDF");
  first?.click();
  expect(onOpen).toHaveBeenLastCalledWith(taxes);
  await draw([taxes]);
  expect(texts("h2")).toEqual(["Your searches", "Try"]);
});

it("while another claim is typed none is offered", async () => {
  expect(await draw([], { isClaimTyped: true })).toHaveLength(3);
});

it("no claim is offered where fact-checks are forbidden", async () => {
  const rows = await draw([], { isForbidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "minimum wagethree countries",
    "property taxTexas",
    "parkingCanada",
  ]);
  expect(document.body.textContent).not.toContain("fact-check service");
});
