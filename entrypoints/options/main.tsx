import "../../components/styles/tokens.css";
import "../../components/styles/base.css";
import "../../components/styles/controls.css";
import "../../components/styles/notices.css";
import "../../components/styles/filters.css";
import "../../components/styles/settings.css";
import "../../components/styles/status.css";
import { mountPage } from "../../utils/mount-page.tsx";
import { App } from "./App.tsx";

mountPage("page_title_options", <App />);
