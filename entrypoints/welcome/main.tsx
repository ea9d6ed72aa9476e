import "../../components/styles/shared.css";
import "../../components/styles/pages.css";
import { mountPage } from "../../utils/mount-page.tsx";
import { App } from "./App.tsx";

mountPage("page.title_welcome", <App />);
