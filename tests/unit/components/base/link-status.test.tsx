// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { LinkStatus } from "../../../../components/base/LinkHost.tsx";

afterEach(() => render(null, document.body));

it.each([
  ["mouseover", "mouseleave"],
  ["focusin", "focusout"],
])("the address of a link is shown from %s until %s", async (shows, hides) => {
  await act(() =>
    render(
      <>
        <a href="https://www.irs.gov/x#:~:text=tax">
          <b>Tax</b>
        </a>
        <LinkStatus />
      </>,
      document.body,
    ),
  );
  const status = document.querySelector<HTMLElement>(".link-status");
  expect(status?.hidden).toBe(true);
  await act(() => void document.querySelector("b")?.dispatchEvent(new Event(shows, { bubbles: true })));
  expect(status?.textContent).toBe("https://www.irs.gov/x");
  expect(status?.hidden).toBe(false);
  await act(() => void document.documentElement.dispatchEvent(new Event(hides, { bubbles: true })));
  expect(status?.hidden).toBe(true);
});
