// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, expect, it } from "vitest";
import { RecentControls } from "../../../../../components/search/feed/RecentControls.tsx";
import type { ViewStore } from "../../../../../components/search/view/view-store.ts";
import { newRecent } from "../../../../../utils/search/request.ts";

afterEach(() => render(null, document.body));

it.each([
  [
    { sortMeaning: "By date of update", echoes: ["window 7d", "Texas"] },
    "By date of update · window 7d · Texas",
  ],
  [{ sortMeaning: null, echoes: ["window 7d"] }, "window 7d"],
])("the service's own words of the order stand beside it, each apart: %o", (said, sentence) => {
  const request = newRecent();
  const results = { request: signal(request), shown: signal({ request, page: said }) };
  render(
    <RecentControls
      view={{ results } as unknown as ViewStore}
      session={{ reader: () => ({ now: 0, timeZone: "UTC", language: "en" }) }}
      isRoomy
    />,
    document.body,
  );
  const meaning = document.querySelector(".recent-meaning");
  expect(meaning?.textContent).toBe(sentence);
  expect(document.querySelector("select")?.getAttribute("aria-describedby")).toBe(meaning?.id);
});
