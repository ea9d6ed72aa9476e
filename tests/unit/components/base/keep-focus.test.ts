// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { keepFocus } from "../../../../components/base/keep-focus.ts";

beforeAll(keepFocus);
beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <ul><li id="first"><div><button id="one">One</button><a id="more" href="#more">More</a></div></li></ul>
      <section id="list" tabindex="-1"></section>
      <input id="other">
    </main>
    <div><button id="close">Close</button></div>`;
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
const focused = () => document.activeElement?.id || document.activeElement?.localName;
const observed = () => new Promise((later) => setTimeout(later));

it.each([
  ["a button", "#one", "first"],
  ["what stood around it", "#first div", "first"],
  ["its item", "#first", "main"],
])("where %s disappears, the focus goes to what is left around it", async (_, removed, expected) => {
  find("#one").focus();
  find(removed).remove();
  await vi.waitFor(() => expect(focused()).toBe(expected));
  find("#other").focus();
  expect(document.querySelectorAll("li[tabindex], main[tabindex]")).toHaveLength(0);
});

it("where nothing is left around it, the focus goes to what the page is about", async () => {
  find("#close").focus();
  find("#close").remove();
  await vi.waitFor(() => expect(focused()).toBe("main"));
});

it("a place that a component chose keeps it", async () => {
  find("#one").focus();
  find("#one").remove();
  find("#list").focus();
  await observed();
  expect(focused()).toBe("list");
});

it("what disappears without the focus moves nothing", async () => {
  find("#one").focus();
  find("#one").blur();
  await observed();
  find("#one").remove();
  find("#more").remove();
  await observed();
  expect(focused()).toBe("body");
});
