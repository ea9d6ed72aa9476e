// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Region } from "../../../../components/base/Region.tsx";
import { expectLogs } from "../../../setup/logs.ts";

afterEach(() => render(null, document.body));
beforeEach(() => expectLogs(/"Filters" could not be drawn: Error: no such place/));

function Broken({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error("no such place");
  return <p>drawn</p>;
}

function draw(isBroken: boolean, subject: unknown = null): void {
  render(
    <>
      <Region name="Filters" subject={subject}>
        <Broken isBroken={isBroken} />
      </Region>
      <Region name="Results">
        <ul />
      </Region>
    </>,
    document.body,
  );
}

const alert = (): Element | null => document.querySelector("[role=alert]");
const failed = (): Promise<void> => vi.waitFor(() => expect(alert()).not.toBeNull());
const drawn = (): Promise<void> => vi.waitFor(() => expect(document.body.textContent).toBe("drawn"));

it("what cannot be drawn is named, and the rest of the page stays", async () => {
  draw(true);
  await failed();
  expect(alert()?.textContent).toBe("“Filters” could not be shown. Try again, or reload the page.");
  expect(document.querySelectorAll("ul, [role=alert]")).toHaveLength(2);
});

it("is drawn again when the user asks, and not before", async () => {
  draw(true);
  await failed();
  draw(false);
  // What is drawn at once, and what would be a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  expect(alert()).not.toBeNull();
  const button = document.querySelector("button");
  if (button === null) throw new Error("there is nothing to press");
  button.click();
  await drawn();
});

it("is drawn again by itself when there is something else to draw", async () => {
  draw(true, "one");
  await failed();
  draw(false, "other");
  await drawn();
});
