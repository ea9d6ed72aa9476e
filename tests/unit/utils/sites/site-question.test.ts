import { expect, it } from "vitest";
import { readSiteQuestion, siteQuestionAddress } from "../../../../utils/sites/site-question.ts";

const through = (address: string, wants: "answer" | "search" | "changes", words = "") =>
  readSiteQuestion(
    new URL(siteQuestionAddress({ address, wants, words }), "https://own.example").searchParams,
  );

it.each([
  ["https://www.irs.gov/a?secret=1#b", "https://www.irs.gov/a"],
  ["https://irs.gov@evil.example/a", "https://irs.gov@evil.example/a"],
  ["https://irs.gov:pay@evil.example:8443/", "https://irs.gov:pay@evil.example:8443/"],
  ["mailto:a@b.example", ""],
  ["no address", ""],
])("a link to %s is asked about as %j", (address, asked) => {
  expect(through(address, "answer")).toEqual({ address: asked, wants: "answer", words: "" });
});

it("of the page in the tab only its site is asked about", () => {
  const address = "https://www.irs.gov/account?id=1";
  expect(through(address, "search", "tax & you")).toEqual({
    address: "https://www.irs.gov/",
    wants: "search",
    words: "tax & you",
  });
});

it("a user name of any length does not hide whose the address is", () => {
  const { address } = through(`https://${"irs.gov".repeat(10_000)}@evil.example/`, "answer");
  expect([new URL(address).hostname, address.length < 500]).toEqual(["evil.example", true]);
});

it("what nobody asked for is answered, and not searched", () => {
  expect(readSiteQuestion(new URLSearchParams("address=https://a.gov/&wants=everything"))).toEqual({
    address: "https://a.gov/",
    wants: "answer",
    words: "",
  });
});
