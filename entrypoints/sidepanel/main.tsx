import "../../components/base/shared.css";
import "../../components/base/pages.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { followChecks } from "../../components/checks/list/follow-checks.ts";
import { readChecksOnChange } from "../../components/checks/list/panel-store.ts";
import { App } from "./App.tsx";

readChecksOnChange();
followChecks();
mountPage("page.title_sidepanel", <App />);
