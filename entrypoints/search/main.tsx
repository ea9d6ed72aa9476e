import "../../components/base/shared.css";
import "../../components/base/pages.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { act } from "../../components/base/trouble.tsx";
import { followAddress } from "../../components/search/view/follow-address.ts";
import { App } from "./App.tsx";

const parameters = new URLSearchParams(location.search);
const view = parameters.get("view");
if (view === "watches") act(showFollowed(parameters.get("watch")));
else if (view === "recent") act(showEverywhere());
else if (view === "checks") act(showChecks());
else {
  mountPage(null, <App />);
  followAddress();
}

/** What is new is loaded only where it is shown, so that a search does not wait for it. */
async function showFollowed(watch: string | null): Promise<void> {
  const { NewsPage } = await import("./NewsPage.tsx");
  mountPage("page.title_recent", <NewsPage choice={watch === null ? "all" : { watch }} />);
}

async function showEverywhere(): Promise<void> {
  const { NewsPage } = await import("./NewsPage.tsx");
  mountPage(null, <NewsPage choice="everywhere" />);
  followAddress();
}

/** Likewise. */
async function showChecks(): Promise<void> {
  const { ChecksPage } = await import("../../components/checks/list/ChecksPage.tsx");
  document.documentElement.classList.add("wide");
  mountPage("page.title_sidepanel", <ChecksPage />);
}
