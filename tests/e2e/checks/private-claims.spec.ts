import { bundle } from "../../bench/bundle.ts";
import { PRIVATE_CLAIMS, PUBLIC_CLAIMS } from "../../unit/utils/sites/private-claims.ts";
import { expect, test } from "../fixtures.ts";

declare const claims: typeof import("../../setup/claims-bundle.ts");

test("no private address may be sent, as the browser itself reads addresses", async ({ session }) => {
  const page = await session.context.newPage();
  await page.addScriptTag({ content: await bundle("tests/setup/claims-bundle.ts", "claims") });
  const refused = (texts: readonly string[]): Promise<string[]> =>
    page.evaluate(
      (all) => all.filter((text) => claims.claimProblem(text)?.reason === "private-address"),
      [...texts],
    );
  expect(await refused(PRIVATE_CLAIMS)).toEqual(PRIVATE_CLAIMS);
  expect(await refused(PUBLIC_CLAIMS)).toEqual([]);
});
