import { expect, test } from "../fixtures.ts";

test("a script in a page cannot read what is stored", async ({ session, service }) => {
  const page = await session.context.newPage();
  await page.goto(`${service.url}/health`);
  const read = (): Promise<unknown> =>
    session.worker.evaluate(
      async (address) => {
        const [tab] = await chrome.tabs.query({ url: address });
        const [frame] = await chrome.scripting.executeScript({
          target: { tabId: tab?.id ?? 0 },
          func: async () => {
            const areas = [chrome.storage?.local, chrome.storage?.session, chrome.storage?.sync];
            return Promise.all(
              areas.map((area) =>
                area === undefined ? "closed" : area.get().then(Object.keys, () => "closed"),
              ),
            );
          },
        });
        return frame?.result;
      },
      `${new URL(page.url()).protocol}//${new URL(page.url()).hostname}/*`,
    );
  await expect.poll(read).toEqual(["closed", "closed", "closed"]);
});
