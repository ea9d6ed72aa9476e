import "../../components/base/shared.css";
import "../../components/base/pages.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { act } from "../../components/base/trouble.tsx";
import { followAddress } from "../../components/search/view/follow-address.ts";
import { App } from "./App.tsx";

const parameters = new URLSearchParams(location.search);
if (parameters.get("view") === "watches") act(showDigest(parameters.get("watch")));
else {
  mountPage(null, <App />);
  followAddress();
}

/** Loaded only here, so that a search does not wait for it. */
async function showDigest(watch: string | null): Promise<void> {
  const { Digest, openDigest, followWatches } = await import("../../components/watches/open-digest.ts");
  mountPage("watches.title", <Digest />);
  followWatches();
  openDigest(watch);
}
