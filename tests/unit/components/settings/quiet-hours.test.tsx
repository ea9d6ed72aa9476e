// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, it } from "vitest";
import { QuietHours } from "../../../../components/settings/QuietHours.tsx";
import { createSettingsStore } from "../../../../components/settings/settings-store.ts";
import { send } from "../../../../utils/calls/send.ts";
import { showTexts } from "../../../../utils/platform/i18n.ts";
import { FALLBACKS } from "../../../../utils/settings/settings-table.ts";

afterEach(() => {
  render(null, document.body);
  showTexts(null);
});

it("the hours are written as in the language of the page, which is chosen after this is loaded", () => {
  showTexts({ language_code: { message: "fr" } });
  const settings = { ...FALLBACKS, quietHours: "22-7" };
  render(<QuietHours settings={settings} store={createSettingsStore({ send })} />, document.body);
  const chosen = [...document.querySelectorAll("select")].map(
    ({ selectedOptions }) => selectedOptions[0]?.text,
  );
  expect(chosen).toEqual(["22:00", "07:00"]);
});
