import "../../components/styles/shared.css";
import { mountPage } from "../../utils/mount-page.tsx";
import { App } from "./App.tsx";
import { prepareTab, tab, views } from "./store.ts";

if (tab.value !== "search") await prepareTab(tab.value);
// What index.html draws until this script runs.
document.getElementById("app")?.replaceChildren();
mountPage(null, <App />);
if (tab.value === "recent") views.recent.revisit();
