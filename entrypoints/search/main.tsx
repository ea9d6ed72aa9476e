import "../../components/styles/shared.css";
import "../../components/styles/pages.css";
import { mountPage } from "../../utils/mount-page.tsx";
import { App } from "./App.tsx";
import { followAddress } from "./address.ts";

mountPage("page.title_search", <App />);
followAddress();
