import "../../components/base/shared.css";
import "../../components/base/pages.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { App } from "./App.tsx";
import { createPanelPage } from "./panel-page.ts";

mountPage("page.title_sidepanel", <App thisPage={createPanelPage()} />);
