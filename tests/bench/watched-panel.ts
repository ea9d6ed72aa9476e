import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs in a side panel, which no debugger is told of in time: notes when something was on the screen, that is when the
 * frame with it had been made, and closes the panel when it is asked to, so that the next one is loaded again.
 */
const WATCH = `
const seen = new Set();
const note = (name) => {
  if (seen.has(name)) return;
  seen.add(name);
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => localStorage.setItem("shown " + name, performance.timeOrigin + performance.now());
    port2.postMessage(null);
  });
};
const look = () => {
  if (document.body.firstElementChild) note("page");
  if (document.querySelector("article .spinner")) note("running");
  if (document.querySelector("article meter")) note("verdict");
};
new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
look();
addEventListener("storage", ({ key }) => key === "close" && close());
`;

/** Lets a page of a built extension note what it shows. */
export async function watchPanel(folder: string, page: string): Promise<void> {
  await writeFile(join(folder, "watch.js"), WATCH);
  const html = await readFile(join(folder, page), "utf8");
  await writeFile(join(folder, page), html.replace("</body>", '<script src="watch.js"></script></body>'));
}

const BUTTON = `
const { id: windowId } = await chrome.windows.getCurrent();
document.querySelector("button").onclick = () => chrome.sidePanel.open({ windowId });
document.body.dataset.ready = "yes";
`;

/** An extension with a side panel that shows one word, a button that opens it, and a worker that echoes. */
export async function makeBlankPanel(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "primary-source-panel-"));
  const manifest = {
    manifest_version: 3,
    name: "Blank panel",
    version: "1",
    permissions: ["sidePanel"],
    side_panel: { default_path: "panel.html" },
    background: { service_worker: "worker.js" },
  };
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
  const echo = "chrome.runtime.onMessage.addListener((message, _sender, answer) => answer(message));";
  await writeFile(join(folder, "worker.js"), echo);
  await writeFile(join(folder, "button.js"), BUTTON);
  await writeFile(
    join(folder, "page.html"),
    htmlWith('<button>Open</button><script type="module" src="button.js"></script>'),
  );
  await writeFile(join(folder, "panel.html"), htmlWith("<p>Panel</p>"));
  await watchPanel(folder, "panel.html");
  return folder;
}

function htmlWith(body: string): string {
  return `<!doctype html><meta charset="utf-8"><title>panel</title><body>${body}</body>`;
}
