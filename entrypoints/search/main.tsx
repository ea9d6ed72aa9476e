import "../../components/base/shared.css";
import "../../components/base/pages.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { followAddress } from "../../components/results-page/follow-address.ts";
import { App } from "./App.tsx";

mountPage(null, <App />);
followAddress();
