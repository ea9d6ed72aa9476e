import "../../components/base/shared.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { browser } from "../../utils/platform/browser.ts";
import { App } from "./App.tsx";
import { behaveAsPopup } from "./in-firefox.ts";
import { createPopup } from "./popup-store.ts";

const popups = browser.extension?.getViews({ type: "popup" }) ?? [];
const isInTab = !popups.includes(window);
document.documentElement.classList.toggle("in-tab", isInTab);
if (import.meta.env.FIREFOX && !isInTab) behaveAsPopup();
mountPage(null, <App popup={createPopup()} />);
