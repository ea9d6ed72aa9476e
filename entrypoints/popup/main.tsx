import "../../components/base/shared.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { refreshRestoredTab } from "../../components/popup/popup-store.ts";
import { App } from "./App.tsx";

mountPage(null, <App />);
refreshRestoredTab();
