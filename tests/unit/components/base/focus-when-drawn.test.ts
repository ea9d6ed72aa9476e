// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { focusWhenDrawn } from "../../../../components/base/focus-when-drawn.ts";

const HEADING = `<h2 id="group-1" tabindex="-1">A text</h2>`;
const told = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  document.body.innerHTML = "";
});

it("what is in the page gets the focus at once, and what comes later as soon as it is there", async () => {
  document.body.innerHTML = HEADING;
  focusWhenDrawn("group-1");
  expect(document.activeElement?.id).toBe("group-1");
  document.body.innerHTML = "<input>";
  focusWhenDrawn("group-1");
  document.body.insertAdjacentHTML("beforeend", HEADING);
  await told();
  expect(document.activeElement?.id).toBe("group-1");
  // It is done once: the reader goes on from there.
  document.querySelector("input")?.focus();
  document.body.insertAdjacentHTML("beforeend", "<p>More</p>");
  await told();
  expect(document.activeElement?.tagName).toBe("INPUT");
});

it.each(["pointerdown", "keydown"])("a reader who goes on by %s keeps the focus", async (act) => {
  document.body.innerHTML = "<input>";
  focusWhenDrawn("group-1");
  document.querySelector("input")?.focus();
  window.dispatchEvent(new Event(act));
  document.body.insertAdjacentHTML("beforeend", HEADING);
  await told();
  expect(document.activeElement?.tagName).toBe("INPUT");
});
