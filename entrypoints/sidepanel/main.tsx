import "../../components/base/shared.css";
import "../../components/base/pages.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { followVerdicts } from "../../components/checks/announcement.ts";
import { followChecks } from "../../components/checks/panel-store.ts";
import { App } from "./App.tsx";

followChecks();
followVerdicts();
mountPage("page.title_sidepanel", <App />);
