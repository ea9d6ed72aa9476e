import "../../components/base/shared.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { App } from "./App.tsx";

mountPage(null, <App />);
