// @vitest-environment happy-dom
import { type ComponentProps, render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { FailureNotice } from "../../../../../components/search/results/FailureNotice.tsx";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";

afterEach(() => render(null, document.body));

const refused = (status: number): ApiFailure => ({
  kind: "refused",
  status,
  message: "",
  fields: [],
  suggestions: [],
});
const unreadable = (problem: "not-json" | "redirected" | "wrong-shape" | "too-large"): ApiFailure => ({
  kind: "unreadable",
  problem,
});

const nothing = (): void => undefined;

function show(failure: ApiFailure, onRetry: ComponentProps<typeof FailureNotice>["onRetry"] = nothing): void {
  render(
    <FailureNotice
      failure={failure}
      goesOnAt={null}
      request={{ q: "tax", city: [], page: 1 }}
      onRetry={onRetry}
      onAskNow={nothing}
      onOptions={nothing}
      onPage={nothing}
      onSuggestion={nothing}
    />,
    document.body,
  );
}

it.each<ApiFailure>([
  ...[401, 403, 404, 400, 422].map(refused),
  ...(["not-json", "redirected", "wrong-shape", "too-large"] as const).map(unreadable),
  { kind: "unreachable" },
  { kind: "no-access", origins: "https://search.example/*" },
  { kind: "offline" },
])("the options are offered exactly where the sentence names them: %o", (failure) => {
  show(failure);
  const isNamed = document.querySelector("[role=alert]")?.textContent?.includes("in the options") ?? false;
  const names = [...document.querySelectorAll("button")].map((button) => button.textContent);
  expect(names.includes("Options")).toBe(isNamed);
});

it("the filter that a service refuses is called what it is called on the page", () => {
  const fields = [
    { parameter: "filetype", message: "Not a known type." },
    { parameter: "size", message: "Too large" },
    { parameter: "", message: "Try again." },
  ];
  show({
    kind: "refused",
    status: 422,
    message: "filetype: Not a known type.",
    fields,
    suggestions: [],
  });
  expect(document.querySelector("[role=alert]")?.textContent).toContain(
    "File type: Not a known type. size: Too large. Try again.",
  );
});

it.each([true, false])(
  "access that the browser withholds is asked for in the click; given: %s",
  async (isGiven) => {
    const request = vi.fn(async () => isGiven);
    Object.assign(fakeBrowser, { permissions: { request } });
    const onRetry = vi.fn();
    show({ kind: "no-access", origins: "https://search.example/*" }, onRetry);
    expect(document.querySelector("[role=alert]")?.textContent).toContain(
      "does not let Primary Source reach search.example.",
    );
    const button = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Allow access",
    );
    button?.click();
    expect(request).toHaveBeenCalledWith({ origins: ["https://search.example/*"] });
    await Promise.resolve();
    await Promise.resolve();
    expect(onRetry).toHaveBeenCalledTimes(isGiven ? 1 : 0);
  },
);
