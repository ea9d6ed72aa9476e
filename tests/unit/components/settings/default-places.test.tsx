// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { success } from "../../../../utils/platform/result.ts";
import { click, control, nameOf, texts } from "../user.ts";
import { draw, section, sentNames, world } from "./open-options.tsx";

describe("the places that searches start with", () => {
  const places = () => document.querySelector("#search [role=group][aria-labelledby=default-places]");
  /** What the buttons of the filters show, and how each is taken away. */
  const shown = () =>
    [...(places()?.querySelectorAll(".picker-button") ?? [])].map((each) => each.textContent);
  const removable = () =>
    [...(places()?.querySelectorAll("button") ?? [])]
      .map(nameOf)
      .filter((name) => name.startsWith("Remove filter: "));
  const listed = (name: string) => control(name, document.querySelector("[role=listbox]") ?? document);

  it("have their names, which come from the service only where there are any", async () => {
    await draw();
    expect([shown(), removable()]).toEqual([["Country", "State", "City"], []]);
    expect(sentNames().filter((name) => name === "places")).toEqual([]);
    await act(() => render(null, document.body));
    await draw({ country: ["us"], state: ["TX"] });
    await vi.waitFor(() => expect(shown()).toEqual(["United States", "Texas", "City"]));
    expect(removable()).toEqual(["Remove filter: United States", "Remove filter: Texas"]);
    expect(sentNames()).toContain("places");
  });

  it("are those of the service that is asked now", async () => {
    await draw({ country: ["us"] });
    const asked = () => sentNames().filter((name) => name === "places").length;
    await vi.waitFor(() => expect(asked()).toBe(1));
    const other = { ...world.stored, searchServiceUrl: "https://other.example" };
    await act(() => {
      for (const listener of world.listeners) listener(other);
    });
    await vi.waitFor(() => expect(asked()).toBe(2));
  });

  it("are all kept that are chosen one after the other while the first is being saved", async () => {
    await draw();
    const { promise, resolve } = Promise.withResolvers<void>();
    world.saving = promise;
    await click("Country");
    await click(await vi.waitFor(() => listed("Canada")), { ctrlKey: true });
    await click(listed("United States"), { ctrlKey: true });
    expect(removable()).toEqual(["Remove filter: Canada, United States"]);
    resolve();
    await vi.waitFor(() => expect(world.stored).toMatchObject({ country: ["ca", "us"] }));
    expect(removable()).toEqual(["Remove filter: Canada, United States"]);
  });

  it("lose what is not in another country, and say so", async () => {
    await draw({ country: ["us"], state: ["TX"], city: ["Austin"] });
    await vi.waitFor(() => expect(shown()).toEqual(["United States", "Texas", "Austin"]));
    await click("Country: United States");
    await click(listed("Canada"), { ctrlKey: true });
    await vi.waitFor(() => expect(removable()[0]).toBe("Remove filter: United States, Canada"));
    expect(shown()[0]).toBe("United States+1");
    expect(texts("#search [role=group] > .hint")).toEqual([]);
    await click(listed("United States"), { ctrlKey: true });
    await vi.waitFor(() => expect(world.stored).toMatchObject({ country: ["ca"], state: [] }));
    await vi.waitFor(() =>
      expect(texts("#search [role=group] > .hint")[0]).toContain(
        "Removed because they are not in the chosen countries: Texas, Austin",
      ),
    );
    await click("Remove filter: Canada");
    await vi.waitFor(() => expect(texts("#search [role=group] > .hint")).toEqual([]));
  });

  it("keep a state that was chosen by itself when a city of it goes", async () => {
    const austin = { city: "Austin", state: "TX", stateName: "Texas", country: "us", domains: 1 };
    world.answers.findCities = success([austin]);
    await draw({ country: ["us"], state: ["TX"], city: [] });
    await vi.waitFor(() => expect(shown()).toEqual(["United States", "Texas", "City"]));
    await click("City");
    await click(await vi.waitFor(() => listed("Austin, TXTexas")));
    await vi.waitFor(() => expect(world.stored).toMatchObject({ state: ["TX"], city: ["Austin"] }));
    await click(removable().at(-1) ?? "");
    await vi.waitFor(() => expect(world.stored).toMatchObject({ state: ["TX"], city: [] }));
  });

  it("can only be read where an administrator has set them", async () => {
    world.locked = ["country", "state", "city"];
    await draw({ country: ["us"], state: ["TX"], city: ["Austin"] });
    await vi.waitFor(() =>
      expect(texts("#search .setting-row")).toContain(
        "PlacesUnited States · Texas · AustinSet by your administrator.",
      ),
    );
    expect(section("search")?.querySelector("[aria-haspopup=listbox]")).toBeNull();
  });
});
