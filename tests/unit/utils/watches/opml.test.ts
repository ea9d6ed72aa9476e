import { expect, test } from "vitest";
import { watchesAsOpml } from "../../../../utils/watches/opml.ts";
import { TAXES } from "./sample.ts";

test("a list of feeds names each watch and its feed, whatever is in the name", () => {
  const second = { ...TAXES, name: `"Fees" & <dues>` };
  expect(
    watchesAsOpml([TAXES, second], "https://search.example/"),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0" xmlns:ps="urn:primary-source:watches">
  <head>
    <title>Primary Source</title>
  </head>
  <body>
    <outline type="rss" text="Taxes" title="Taxes" xmlUrl="https://search.example/api/v1/recent.rss?q=tax&amp;sort=changed"/>
    <outline type="rss" text="&quot;Fees&quot; &amp; &lt;dues&gt;" title="&quot;Fees&quot; &amp; &lt;dues&gt;" xmlUrl="https://search.example/api/v1/recent.rss?q=tax&amp;sort=changed"/>
  </body>
</opml>
`);
});

test("follows of a group are within its outline, those without one before them", () => {
  const named = (name: string, group?: string) => ({ ...TAXES, name, ...(group && { details: { group } }) });
  const list = [named("c", "Work & more"), named("a", "Home"), named("b"), named("d", "Home")];
  const opml = watchesAsOpml(list, "https://search.example/");
  const outlines = [...opml.matchAll(/ *<(\/?)outline(?: type="rss")? ?(?:text="([^"]*)")?/g)].map(
    ([, end, text]) => end || text,
  );
  expect(outlines).toEqual(["b", "Home", "a", "d", "/", "Work &amp; more", "c", "/"]);
});
