import type { Page } from "playwright";
import { chooseFromMenu } from "../../tests/e2e/gestures.ts";
import type { TestService } from "../../tests/setup/service.ts";
import type { ExtensionSession } from "../launch-browser.ts";
import { PROMISE, SHEET } from "../screenshots/promotion.ts";
import { openState, STATES, type State, WORDS } from "../screenshots/states.ts";
import { box, REFUTED, results } from "../screenshots/steps.ts";
import type { Stage } from "./stage.ts";

interface Set {
  readonly session: ExtensionSession;
  readonly service: TestService;
  readonly stage: Stage;
}

const SIZE = { width: 420, height: 450 };
const LETTER = 70;
const MOMENT = 700;
/** A turning sign is shown so often. */
const TURN = 120;

function popup(name: string): State {
  const state = STATES.find((each) => each.name === name);
  if (!state) throw new Error(`There is no state "${name}"`);
  return { ...state, ...SIZE };
}

async function openPopup({ session }: Set, name: string): Promise<Page> {
  const page = await session.context.newPage();
  await openState(page, popup(name), WORDS.en, session.address);
  return page;
}

/** Words are typed, Enter is pressed, and there are results. */
export async function search(set: Set): Promise<void> {
  const headline = "Search [government] pages.";
  const page = await openPopup(set, "popup-first");
  await set.stage.show(page, headline, MOMENT);
  for (const letter of "property tax state:tx") {
    await box(page).press(letter === " " ? "Space" : letter);
    await set.stage.show(page, headline, LETTER);
  }
  await set.stage.show(page, headline, MOMENT / 2);
  await box(page).press("Enter");
  await results(page).waitFor();
  await set.stage.show(page, headline, 3_000);
  // The popup would go on with it on the next page.
  await page.locator("search button").click();
  await results(page).waitFor({ state: "detached" });
  await page.close();
}

/** A sentence is selected and checked from the menu; the panel shows that it is checked, then the verdict with its passage. */
export async function factCheck({ session, service, stage }: Set): Promise<void> {
  const select = "Select a sentence, [fact-check] it.";
  await service.fault({ match: "/api/v1/fact-check", kind: "latency", delayMs: 2_500, times: 1 });
  const article = await session.context.newPage();
  await article.setViewportSize(SIZE);
  await article.goto(`${service.url}/article`);
  await article.setContent(ARTICLE);
  await stage.show(article, select, MOMENT);
  const words = REFUTED.split(" ");
  for (const index of words.keys()) {
    await article.locator("mark").evaluate(
      (sentence, end) => {
        const text = sentence.firstChild;
        if (text) getSelection()?.setBaseAndExtent(text, 0, text, end);
      },
      words.slice(0, index + 1).join(" ").length,
    );
    await stage.show(article, select, 110);
  }
  await stage.show(article, select, 1_200);
  await chooseFromMenu(session.worker, article, { menuItemId: "check-selection", selectionText: REFUTED });
  const panel = await session.context.newPage();
  await panel.setViewportSize(SIZE);
  await panel.goto(session.address("sidepanel.html"));
  await panel.locator("article").first().waitFor();
  for (let turn = 0; turn < 10; turn += 1) await stage.show(panel, select, TURN);
  await panel.locator("blockquote[cite]").first().waitFor();
  await stage.show(panel, "Read the [official] page.", 4_000);
  await panel.close();
  await article.close();
}

/** The popup on a site that passes for another. */
export async function thisPage(set: Set): Promise<void> {
  const page = await openPopup(set, "popup-look-alike");
  await set.stage.show(page, "Know whose [site] it is.", 3_500);
  await page.close();
}

export async function title({ stage }: Set): Promise<void> {
  await stage.say(
    `<!doctype html><style>
  * { margin: 0; }
  body { height: 100vh; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 20px;
    background: #1b3fa8; color: #fff; font-family: "Liberation Sans", Arial, sans-serif; }
  svg { width: 132px; }
  h1 { font-size: 76px; letter-spacing: -0.02em; }
  p { font-size: 32px; color: #d5dffa; }
</style>${SHEET}<h1>Primary Source</h1><p>${PROMISE.en}</p>`,
    2_500,
  );
}

const ARTICLE = `<!doctype html><style>
  body { margin: 0; padding: 24px 24px; font: 17px/1.55 "Liberation Serif", serif; color: #1a1917; }
  small { font: 700 11px/1 "Liberation Sans", sans-serif; letter-spacing: 0.08em; color: #64605a; }
  h1 { font-size: 27px; line-height: 1.15; margin: 12px 0 14px; }
  p { margin: 0 0 12px; }
  mark { background: none; color: inherit; }
  ::selection { background: #b8ccff; }
</style><small>THE MORNING PAPER</small><h1>Five things readers told us about taxes</h1>
<p>Before the season begins we asked what people had heard. One answer came again and again.</p>
<p>“<mark>${REFUTED}</mark>,” a reader from Ohio wrote. Others were not so sure, and asked where that is written down.</p>
<p>We looked at what the agencies themselves say.</p>`;
