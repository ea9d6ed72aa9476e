// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { DomainFilters, NO_QUESTION } from "../../../../../components/settings/status/DomainFilters.tsx";

afterEach(() => render(null, document.body));

const COUNTRY = { code: "us", name: "United States", aliases: [], levels: ["federal"], domains: 1, pages: 1 };

it("a chosen country is asked for at once, words only when they are sent", async () => {
  const onAsk = vi.fn();
  render(<DomainFilters countries={[COUNTRY]} states={[]} onAsk={onAsk} />, document.body);
  const words = document.querySelector("input");
  const country = document.querySelector("select");
  if (words === null || country === null) throw new Error("no fields");
  await act(() => {
    words.value = "tax";
    words.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(onAsk).not.toHaveBeenCalled();
  await act(() => {
    country.value = "us";
    country.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(onAsk).toHaveBeenCalledExactlyOnceWith({ ...NO_QUESTION, search: "tax", country: "us" });
  document.querySelector("form")?.requestSubmit();
  expect(onAsk).toHaveBeenCalledTimes(2);
});
