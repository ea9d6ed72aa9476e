import "../../components/base/shared.css";
import "../../components/base/pages.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { act } from "../../components/base/trouble.tsx";
import { choiceIn, type Followed } from "../../components/watches/news/news-choice.ts";
import { rangeIn } from "../../components/watches/news/news-range.ts";
import { App } from "./App.tsx";
import { createResultsPage } from "./results-page-store.ts";
import { listenToAddress } from "./view-from-address.ts";

const parameters = new URLSearchParams(location.search);
const view = parameters.get("view");
if (view === "watches") act(showFollowed(choiceIn(parameters)));
else if (view === "recent") act(showEverywhere());
else if (view === "checks") act(showChecks());
else {
  const page = createResultsPage();
  mountPage(null, <App page={page} />);
  listenToAddress(page);
}

/** What is new is loaded only where it is shown, so that a search does not wait for it. */
async function showFollowed(choice: Followed): Promise<void> {
  const { NewsPage } = await import("./NewsPage.tsx");
  const range = rangeIn(parameters);
  mountPage("page.title_recent", <NewsPage choice={choice} range={range} page={createResultsPage()} />);
}

async function showEverywhere(): Promise<void> {
  const { NewsPage } = await import("./NewsPage.tsx");
  const page = createResultsPage();
  mountPage(null, <NewsPage choice="everywhere" page={page} />);
  listenToAddress(page);
}

/** Likewise. */
async function showChecks(): Promise<void> {
  const { ChecksPage } = await import("./ChecksPage.tsx");
  document.documentElement.classList.add("wide");
  mountPage("page.title_sidepanel", <ChecksPage />);
}
