// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { PrivacySection } from "../../../../components/settings/PrivacySection.tsx";
import { t } from "../../../../utils/platform/i18n.ts";
import type { Settings } from "../../../../utils/platform/settings.ts";
import { success } from "../../../../utils/requests/result.ts";

const did = vi.hoisted(() => [] as unknown[]);
vi.mock("../../../../utils/platform/send.ts", () => ({
  send: async (...call: unknown[]) => {
    did.push(call);
    return success(null);
  },
}));
vi.mock("../../../../components/settings/settings-store.ts", () => ({
  change: async (values: unknown) => void did.push(values),
  isLocked: () => false,
}));
vi.mock("../../../../utils/platform/site-list.ts", () => ({
  removeSiteList: async () => void did.push("removed"),
}));
vi.mock("../../../../components/settings/ToolbarMark.tsx", () => ({ ToolbarMark: () => null }));

afterEach(() => {
  render(null, document.body);
  did.length = 0;
});

it.each([
  [true, [{ siteList: true }, ["renewSiteList", { agreed: false }]]],
  [false, [{ siteList: false }, "removed"]],
])("keeping the list of sites: %s; a list that shrank is not agreed to by that", async (keep, expected) => {
  const settings = { siteList: !keep } as Settings;
  render(<PrivacySection settings={settings} />, document.body);
  const label = [...document.querySelectorAll("label")].find(
    ({ textContent }) => textContent === t("options.site_list"),
  );
  const field = document.getElementById(label?.htmlFor ?? "");
  await act(() => field?.click());
  await vi.waitFor(() => expect(did).toEqual(expected));
});
