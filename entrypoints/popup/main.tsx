import "../../components/base/shared.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { App } from "./App.tsx";
import { createPopup } from "./popup-store.ts";

mountPage(null, <App popup={createPopup()} />);
