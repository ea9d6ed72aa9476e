import "../../components/base/shared.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { tab, views } from "../../components/popup/popup-store.ts";
import { App } from "./App.tsx";

// What index.html draws until this script runs.
document.getElementById("app")?.replaceChildren();
mountPage(null, <App />);
if (tab.value === "recent") views.recent.revisit();
