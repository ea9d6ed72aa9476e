import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const WORKER = `
let database;
function open() {
  return (database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("echo", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("values");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }));
}
async function read(key) {
  const store = (await open()).transaction("values").objectStore("values");
  return new Promise((resolve, reject) => {
    const request = store.get(key);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
chrome.runtime.onMessage.addListener((message, sender, sendResponse) => {
  if (message.fetch !== undefined) {
    fetch(message.fetch, { cache: "no-store" }).then((answer) => answer.json()).then(sendResponse);
    return true;
  }
  if (message.read === undefined) {
    sendResponse(message);
    return false;
  }
  read(message.read).then(sendResponse);
  return true;
});
`;

const PAGE = '<!doctype html><meta charset="utf-8"><title>echo</title>';

/** An extension whose worker does nothing but answer: what it takes is what the browser itself takes. */
export async function makeEchoExtension(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "primary-source-echo-"));
  const manifest = {
    manifest_version: 3,
    name: "Echo",
    version: "1",
    background: { service_worker: "worker.js", type: "module" },
  };
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
  await writeFile(join(folder, "worker.js"), WORKER);
  await writeFile(join(folder, "page.html"), PAGE);
  return folder;
}
