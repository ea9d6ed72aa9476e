// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { render } from "preact";
import { expect, it, vi } from "vitest";
import { FollowSite } from "../../../../../components/watches/form/FollowSite.tsx";
import { NO_FILTERS, newRecent } from "../../../../../utils/search/request.ts";
import { watchRequest } from "../../../../../utils/watches/listed-watch.ts";
import type { Watch } from "../../../../../utils/watches/watch.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { watchOf } from "../../../utils/watches/sample.ts";
import { PERMISSIONS } from "../../granted-permissions.ts";
import { click, named } from "../../user.ts";

const read = Promise.withResolvers<readonly Watch[]>();
vi.mock("../../../../../utils/watches/read-watches.ts", () => ({
  readWatches: () => read.promise,
}));

Object.assign(fakeBrowser, { permissions: PERMISSIONS });

it("the form of a site that is followed waits for what was chosen before, and shows it", async () => {
  const request = watchRequest(newRecent({ ...NO_FILTERS, domain: ["irs.gov"] }));
  if (request === null) throw new Error("the service would refuse it");
  render(<FollowSite domain="irs.gov" onDone={() => undefined} />, document.body);
  await click("Follow this site");
  await vi.dynamicImportSettled();
  expect([named("Follow this site").length, document.querySelector("form")]).toEqual([1, null]);
  read.resolve([watchOf({ request, rhythm: "1h", notify: true, countsInBadge: true })]);
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  const chosen = [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  expect(chosen.map(({ checked }) => checked)).toEqual([true, true, false, false]);
  expect(document.querySelector<HTMLInputElement>("input[type=radio]:checked, select")?.value).toBe("1h");

  render(null, document.body);
  render(<FollowSite domain="irs.gov" onDone={() => undefined} />, document.body);
  expect([named("Following").length, named("Follow this site").length]).toEqual([1, 0]);
});
