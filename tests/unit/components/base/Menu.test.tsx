// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Menu } from "../../../../components/base/Menu.tsx";

const copy = vi.fn();

beforeEach(() =>
  render(
    <Menu
      name="Share “Texas”"
      items={[
        { name: "Copy as text", onSelect: copy },
        { name: "Archived copy", address: "https://web.archive.org/web/2026/https://www.irs.gov/" },
        { name: "Delete", onSelect: copy, isApart: true },
      ]}
    >
      Share
    </Menu>,
    document.body,
  ),
);
afterEach(() => {
  render(null, document.body);
  copy.mockReset();
});

const button = (): HTMLElement | null => document.querySelector("[aria-haspopup=menu]");
const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];

async function open(): Promise<void> {
  button()?.click();
  await vi.waitFor(() => expect(document.activeElement).toBe(items()[0]));
}

it("describes itself by the sentence below it, which may say what is sent", async () => {
  render(
    <Menu
      name="More"
      note="Sends their sites to the search service."
      items={[{ name: "Follow", onSelect: copy }]}
    />,
    document.body,
  );
  await open();
  const id = document.querySelector("[role=menu]")?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(id)?.textContent).toBe("Sends their sites to the search service.");
});

it("opens with the focus on its first item, and is named as its button says", async () => {
  await open();
  expect(document.querySelector("[role=menu]")?.getAttribute("aria-label")).toBe("Share “Texas”");
  expect(button()?.getAttribute("aria-expanded")).toBe("true");
  expect(items().map((item) => item.textContent)).toEqual(["Copy as text", "Archived copy", "Delete"]);
});

it.each([
  ["ArrowDown", 1],
  ["ArrowUp", 2],
  ["End", 2],
  ["Home", 0],
  ["d", 2],
  ["x", 0],
])("%s leads to item %i", async (key, expected) => {
  await open();
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(document.activeElement).toBe(items()[expected]);
});

it("closes before it does what was chosen, with the focus back on its button", async () => {
  await open();
  copy.mockImplementation(() => expect(document.activeElement).toBe(button()));
  items()[0]?.click();
  expect(copy).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(items()).toEqual([]));
});

it("Escape closes it and does nothing else", async () => {
  await open();
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await vi.waitFor(() => expect(items()).toEqual([]));
  expect(copy).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button());
});

it("a link among its items is a link that shows where it leads", async () => {
  await open();
  const link = items()[1];
  expect(link?.tagName).toBe("A");
  expect(link?.getAttribute("href")).toBe("https://web.archive.org/web/2026/https://www.irs.gov/");
  expect(link?.getAttribute("rel")).toBe("noopener noreferrer");
});
