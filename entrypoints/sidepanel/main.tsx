import "../../components/base/shared.css";
import "../../components/base/pages.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { App } from "./App.tsx";
import { createPanel } from "./panel-page.ts";

mountPage("page.title_sidepanel", <App panel={createPanel()} />, true);
