// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { Alert, Announcer, Note, StatusLine } from "../../../../components/base/notices.tsx";

afterEach(() => render(null, document.body));

it.each([
  ["alert", Alert],
  ["status", Note],
])("an %s is read out without its actions, and has no room for them where there are none", (role, Notice) => {
  render(<Notice>It failed.</Notice>, document.body);
  expect(document.querySelector(`[role=${role}]`)?.textContent).toBe("It failed.");
  expect(document.querySelector(".row")).toBeNull();
  render(<Notice actions={<button type="button">Try again</button>}>It failed.</Notice>, document.body);
  expect(document.querySelector(".row button")?.textContent).toBe("Try again");
  expect(document.querySelector(`[role=${role}]`)?.textContent).toBe("It failed.");
});

it("the words of a note come a moment after their region, so that screen readers tell them", async () => {
  render(<Note>Saved copy.</Note>, document.body);
  const words = document.querySelector("[role=status] > span");
  expect(words?.className).toBe("not-told-yet");
  await vi.waitFor(() => expect(words?.className).toBe(""));
});

it("what is announced comes into a region that stays, also where the words are the same", () => {
  render(<Announcer words="Check added" count={1} />, document.body);
  const [region, before] = [document.querySelector("[role=status]"), document.querySelector("span")];
  render(<Announcer words="Check added" count={2} />, document.body);
  expect(document.querySelector("[role=status]")).toBe(region);
  expect([region?.textContent, document.querySelector("span") === before]).toEqual(["Check added", false]);
});

it("a line that says what is waited for is in the page before its words, and takes no room without them", () => {
  const line = () => document.querySelector("[aria-live=polite]");
  render(<StatusLine>{false}</StatusLine>, document.body);
  const before = line();
  expect([before?.className, before?.textContent]).toEqual(["visually-hidden", ""]);
  render(<StatusLine>Reading…</StatusLine>, document.body);
  expect([line() === before, before?.className, before?.textContent]).toEqual([true, "", "Reading…"]);
});
