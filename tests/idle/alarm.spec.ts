import { expect, test } from "../e2e/fixtures.ts";
import { CLAIMS, Panel } from "../e2e/panel.ts";
import { killWorker } from "../setup/worker.ts";

const CHECK = "/api/v1/fact-check";

/** The browser lets alarms come every half minute at most. */
test("a killed worker is started again by its alarm alone", async ({ session, openPage, service }) => {
  await service.fault({ match: CHECK, kind: "latency", delayMs: 120_000, times: 1 });
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  await expect.poll(async () => (await service.log()).length).toBe(1);
  await killWorker(session);
  await expect(panel.card(CLAIMS.confirmed).getByRole("heading", { name: "Confirmed" })).toBeVisible({
    timeout: 150_000,
  });
});
