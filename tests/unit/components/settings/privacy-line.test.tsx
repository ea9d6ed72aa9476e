// @vitest-environment happy-dom
import { render } from "preact";
import { expect, it } from "vitest";
import { PrivacyLine } from "../../../../components/settings/PrivacyLine.tsx";
import { FALLBACKS } from "../../../../utils/settings/settings-table.ts";

it.each([
  [false, "Everything is saved only in this browser, never in private windows."],
  [true, "Fact-checks and recent searches are saved only in this browser, nothing in private windows."],
])("with sync %s it says what is saved only in this browser", (sync, sentence) => {
  render(<PrivacyLine settings={{ ...FALLBACKS, sync }}>Lead</PrivacyLine>, document.body);
  expect(document.body.textContent).toContain(sentence);
});
