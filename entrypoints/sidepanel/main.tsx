import "../../components/base/shared.css";
import "../../components/base/pages.css";
import { mountPage } from "../../components/base/mount-page.tsx";
import { createAnnouncer } from "../../components/checks/card/announcement.ts";
import { followChecks } from "../../components/checks/list/follow-checks.ts";
import { readChecksOnChange } from "../../components/checks/list/panel-store.ts";
import { App } from "./App.tsx";

readChecksOnChange();
const announcer = createAnnouncer();
followChecks(announcer);
mountPage("page.title_sidepanel", <App announcement={announcer.announcement} />);
