import "../../components/base/shared.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { browser } from "../../utils/platform/browser.ts";
import { App } from "./App.tsx";
import { createPopup } from "./popup-store.ts";

const popups = browser.extension?.getViews({ type: "popup" }) ?? [];
document.documentElement.classList.toggle("in-tab", !popups.includes(window));
mountPage(null, <App popup={createPopup()} />);
