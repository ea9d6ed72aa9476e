import "../../components/styles/tokens.css";
import "../../components/styles/base.css";
import "../../components/styles/controls.css";
import "../../components/styles/notices.css";
import "../../components/checks/claim-editor.css";
import "../../components/checks/checks.css";
import "./panel.css";
import { mountPage } from "../../utils/mount-page.tsx";
import { App } from "./App.tsx";
import { followVerdicts } from "./announcement.ts";
import { followChecks } from "./store.ts";

followChecks();
followVerdicts();
mountPage("page_title_sidepanel", <App />);
