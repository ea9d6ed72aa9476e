import "../../components/styles/shared.css";
import "../../components/styles/pages.css";
import { mountPage } from "../../utils/mount-page.tsx";
import { App } from "./App.tsx";
import { followVerdicts } from "./announcement.ts";
import { followChecks } from "./store.ts";

followChecks();
followVerdicts();
mountPage("page.title_sidepanel", <App />);
