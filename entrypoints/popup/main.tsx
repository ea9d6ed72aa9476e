import "../../components/styles/tokens.css";
import "../../components/styles/base.css";
import "../../components/styles/controls.css";
import "../../components/styles/notices.css";
import "../../components/styles/filters.css";
import "../../components/styles/results.css";
import "../../components/checks/claim-editor.css";
import "../../components/checks/check-line.css";
import "./popup.css";
import { mountPage } from "../../utils/mount-page.tsx";
import { App } from "./App.tsx";
import { prepareTab, tab, views } from "./store.ts";

if (tab.value !== "search") await prepareTab(tab.value);
mountPage("page_title_popup", <App />);
if (tab.value === "recent") views.recent.revisit();
