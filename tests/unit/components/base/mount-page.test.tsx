// @vitest-environment happy-dom
import { globSync, readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { mountPage } from "../../../../components/base/mount-page.tsx";
import { tell } from "../../../../components/base/Toast.tsx";
import { type Catalogue, showTexts, t } from "../../../../utils/platform/i18n.ts";
import { texts } from "../user.ts";

vi.mock("../../../../utils/settings/chosen-language.ts", () => ({
  firstTexts: () => null,
  listenToLanguage: async () => undefined,
}));

afterEach(() => showTexts(null));

const FRENCH: Catalogue = {
  language_code: { message: "fr" },
  language_direction: { message: "ltr" },
  tab_recent: { message: "Récents" },
  page_title_search: { message: "Recherche" },
};

it("a page that is open speaks the language that is chosen, each time", async () => {
  document.body.innerHTML = "<div id=app>before</div>";
  const Page = () => <p>{t("tab.recent")}</p>;
  mountPage("page.title_search", <Page />);
  const shown = () => [
    document.documentElement.lang,
    document.title,
    document.querySelector("p")?.textContent ?? "",
  ];
  const english = shown();
  expect(english).toEqual(["en", t("page.title_search"), t("tab.recent")]);
  showTexts(FRENCH);
  await vi.waitFor(() => expect(shown()).toEqual(["fr", "Recherche", "Récents"]));
  showTexts(null);
  await vi.waitFor(() => expect(shown()).toEqual(english));
});

it("a page is laid out in the direction of the language that is chosen", async () => {
  document.body.innerHTML = "<div id=app></div>";
  mountPage("page.title_search", <p>Page</p>);
  expect(document.documentElement.dir).toBe("ltr");
  showTexts({ ...FRENCH, language_code: { message: "ar" }, language_direction: { message: "rtl" } });
  await vi.waitFor(() => expect(document.documentElement.dir).toBe("rtl"));
});

it("every page says what was just done, since whatever mounts one shows it", async () => {
  document.body.innerHTML = "<div id=app></div>";
  mountPage("page.title_site", <p>Page</p>);
  tell("Following “Pumps”");
  await vi.waitFor(() => expect(texts("[role=status].toast")).toEqual(["Following “Pumps”"]));
  const shells = globSync("entrypoints/*/main.tsx");
  expect(shells.length).toBeGreaterThan(5);
  for (const shell of shells) expect(readFileSync(shell, "utf8")).toContain("mountPage(");
});
