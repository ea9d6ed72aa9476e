import "../../components/base/shared.css";
import "../../components/base/pages.css";
import { pageClock } from "../../components/base/clock.ts";
import { LinkStatus } from "../../components/base/LinkHost.tsx";
import { mountPage } from "../../components/base/mount-page.tsx";
import { act } from "../../components/base/trouble.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { SiteAsked } from "../../components/sites/SiteAsked.tsx";
import { browser } from "../../utils/platform/browser.ts";
import { readSiteQuestion } from "../../utils/sites/site-question.ts";

const question = readSiteQuestion(new URLSearchParams(location.search));
const goOn = (address: string): void => location.replace(browser.runtime.getURL(address));

mountPage(
  "page.title_site",
  <>
    <header>
      <PageHead current={null} onOptions={() => act(browser.runtime.openOptionsPage())} />
    </header>
    <SiteAsked question={question} clock={pageClock} goOn={goOn} />
    <LinkStatus />
  </>,
);
