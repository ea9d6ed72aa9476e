import "../../components/base/shared.css";
import "../../components/base/pages.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { App } from "./App.tsx";

mountPage("page.title_welcome", <App />);
