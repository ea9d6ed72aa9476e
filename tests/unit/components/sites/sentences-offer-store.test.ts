import { describe, expect, it, vi } from "vitest";
import { createSentencesOffer } from "../../../../components/sites/sentences-offer-store.ts";
import { IN_OTHER_LANGUAGES, WORTH_CHECKING } from "../checks/judged-sentences.ts";

const world = vi.hoisted(() => ({ page: { text: "", language: "" } }));
vi.mock("../../../../components/sites/read-page.ts", () => ({
  readPage: async () => ({ ok: true, hasOtherSite: false, ...world.page }),
}));
vi.mock("../../../../components/checks/ask-check.ts", () => ({}));

async function offered(language: string, text: string) {
  world.page = { text, language };
  const store = createSentencesOffer();
  await store.read({ id: 1, windowId: 1, address: "https://news.example/", title: "News" });
  return store.offer.value;
}

describe("sentences of a page", () => {
  it.each(IN_OTHER_LANGUAGES)(
    "in another language are not offered, which is said (%s): %s",
    async (language, text) => {
      expect(await offered(language, text)).toEqual({ step: "problem", problem: "not-english" });
    },
  );

  it.each(["en", "en-US", "EN_gb", "eng", ""])(
    "in English are offered, also where none is named: %j",
    async (language) => {
      const sentences = WORTH_CHECKING.slice(0, 3);
      expect(await offered(language, sentences.join("\n"))).toEqual({ step: "offered", sentences });
    },
  );
});
