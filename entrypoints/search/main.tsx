import "../../components/styles/tokens.css";
import "../../components/styles/base.css";
import "../../components/styles/controls.css";
import "../../components/styles/notices.css";
import "../../components/styles/filters.css";
import "../../components/styles/results.css";
import "./search.css";
import { mountPage } from "../../utils/mount-page.tsx";
import { App } from "./App.tsx";
import { followAddress } from "./address.ts";

mountPage("page_title_search", <App />);
followAddress();
