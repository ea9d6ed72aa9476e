import "../../components/base/shared.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { App } from "./App.tsx";
import { refreshRestoredTab } from "./popup-store.ts";

mountPage(null, <App />);
refreshRestoredTab();
