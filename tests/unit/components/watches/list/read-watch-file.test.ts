import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readWatchFile, readWatchList } from "../../../../../components/watches/list/read-watch-file.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { watchesAsJson } from "../../../../../utils/watches/listed-watch.ts";
import { watchesAsOpml } from "../../../../../utils/watches/opml.ts";
import type { NewWatch } from "../../../../../utils/watches/watch.ts";
import { SERVICE, TAXES } from "../../../utils/watches/sample.ts";

const OTHER: NewWatch = {
  ...TAXES,
  name: `Été & "hiver" <b>'`,
  request: {
    ...TAXES.request,
    q: `"a & b" site:x.gov`,
    city: ["St. John's"],
    country: ["ca"],
    sort: "published",
  },
};

/** What of a file can be watched. */
const watchesIn = (text: string) => readWatchList(text, SERVICE).watches;

describe("a list of watches", () => {
  it("comes back as it went out, as JSON", () => {
    expect(readWatchList(watchesAsJson([TAXES, OTHER]), SERVICE)).toEqual({
      watches: [TAXES, OTHER],
      refused: [],
    });
  });

  it("comes back with its names and views, as OPML, which holds no more", () => {
    const looked = { rhythm: "look", notify: false, countsInBadge: false };
    expect(watchesIn(watchesAsOpml([TAXES, OTHER], `${SERVICE}/`))).toEqual([
      { ...TAXES, ...looked },
      { ...OTHER, ...looked },
    ]);
  });

  it("of a feed reader gives the feeds of the service, and no others", () => {
    const opml = `<?xml version="1.0"?><opml><body><outline text='Group'>
      <outline type="rss" title="T" xmlUrl="${SERVICE}/api/v1/recent.rss?country=us&amp;q=a%26b" />
      <outline type="rss" text="News" xmlUrl="https://news.example/feed.xml"/>
      <outline type="rss" text="Foreign" xmlUrl="https://news.example/api/v1/recent.rss?q=a"/>
      <outline type="rss" text="&#69;&#x76;il" xmlUrl='javascript:alert(1)'/>
    </outline></body></opml>`;
    expect(readWatchList(opml, SERVICE)).toMatchObject({
      watches: [{ name: "T", request: { country: ["us"], q: "a&b" }, details: { group: "Group" } }],
      refused: [3, 4, 5],
    });
  });

  it("as OPML gives each follow the innermost group that is open around it", () => {
    const feed = (name: string, end = "/") =>
      `<outline text="${name}" xmlUrl="${SERVICE}/api/v1/recent.rss?q=${name}"${end}>`;
    const opml = `${feed("a")}<outline text="One">${feed("b")}<outline>${feed("c", "")}</outline></outline>
      <outline title="Two">${feed("d")}</outline>${feed("e")}</outline></outline>${feed("f")}`;
    const { watches } = readWatchList(opml, SERVICE);
    expect(watches.map(({ name, details }) => [name, details?.group])).toEqual([
      ["a", undefined],
      ["b", "One"],
      ["c", "One"],
      ["d", "Two"],
      ["e", "One"],
      ["f", undefined],
    ]);
  });

  it("as OPML may have a raw > in what is quoted, of a feed as of a group", () => {
    const feed = (name: string) => `<outline text=${name} xmlUrl='${SERVICE}/api/v1/recent.rss?q=a'/>`;
    const opml = `<outline text="Tax > income">${feed(`"a > b's"`)}</outline>${feed("'c \"/>'")}`;
    const { watches } = readWatchList(opml, SERVICE);
    expect(watches.map(({ name, details }) => [name, details?.group])).toEqual([
      ["a > b's", "Tax > income"],
      ['c "/>', undefined],
    ]);
  });

  it.each([
    [
      "ours",
      `{ "format": "primary-source-watches", "note": ["watches", 1],
 "watches": [
  { "name": "A", "address": "?q=a" },
  { "name": "hello", "address": "hello" }, "hello",
  { "name": "Other", "address": "https://news.example/search.html?q=a", "more": [{}, [1]] },
  12 ] }`,
      [4, 4, 5, 6],
    ],
    ["bare", `["hello",\n\n{ "name": "[", "address": "?q=a" }, []\n, null]`, [1, 3, 4]],
    [
      "with its key twice",
      `{"watches": [1,\n2],\n"watches": [\n"x", {"name": "A", "address": "?q=a"}]}`,
      [4],
    ],
    ["empty", `{"watches": []}`, []],
    [
      "of everything",
      `[{"name": "A", "address": "?q=a"},\n{"name": "All", "address": "search.html?hello"}]`,
      [2],
    ],
    [
      "of a feed reader",
      `<opml>\n<outline text="Group">\n<outline text="A" xmlUrl="${SERVICE}/api/v1/recent.rss?q=a"/>\n<outline xmlUrl="hello"/><outline xmlUrl="https://news.example/feed"/></outline></opml>`,
      [4, 4],
    ],
  ])("%s says on which lines there is something else", (_, text, lines) => {
    expect(readWatchList(text, SERVICE).refused).toEqual(lines);
  });

  it("is read or empty, whatever the file holds", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.string().map((text) => `<outline ${text}>`),
        ),
        (text) => {
          const { watches, refused } = readWatchList(text, SERVICE);
          expect([watches.length + refused.length >= 0, refused.every(Number.isInteger)]).toEqual([
            true,
            true,
          ]);
        },
      ),
    );
    expect(watchesIn(JSON.stringify(Array(9000).fill({ name: "x", address: "?q=x" })))).toHaveLength(5000);
    expect(watchesIn(`<outline ${"x ".repeat(100_000)}`)).toEqual([]);
  });

  it("is read at once where it is as large as a list may be, and made to take long", () => {
    const feed = `<outline text="T" xmlUrl="${SERVICE}/api/v1/recent.rss?q=a"/>`;
    const hostile = [
      `<outline ${"x".repeat(1_900_000)}>`,
      `<outline ${"x=".repeat(950_000)}>`,
      `<outline ${'""'.repeat(950_000)}`,
      `<outline ${'"'.repeat(1_900_000)}>`,
      `<outline "`.repeat(170_000),
      `<outline ${`x${" ".repeat(999)}`.repeat(1900)}>`,
      `<outline text="${"&".repeat(1_900_000)}" xmlUrl="/recent.rss">`,
      `<outline text="${"&x".repeat(950_000)}" xmlUrl="/recent.rss">`,
      "<outline text='a'>".repeat(100_000),
      feed.repeat(25_000),
      JSON.stringify({ watches: Array(50_000).fill({ name: "x", address: "?q=x" }) }),
      JSON.stringify(Array(400_000).fill("x")),
      JSON.stringify(['\\"'.repeat(400_000)]),
      "[".repeat(1_900_000),
    ];
    for (const text of hostile) expect(watchesIn(text).length).toBeLessThanOrEqual(5000);
  });

  it("is not read where it is larger", async () => {
    const file = new File([watchesAsJson([TAXES]), " ".repeat(5_000_000)], "w.json");
    expect(await readWatchFile(file, SERVICE)).toEqual(failed("too-large"));
    const read = await readWatchFile(new File([watchesAsJson([TAXES])], "w.json"), SERVICE);
    expect(read).toEqual(success({ watches: [TAXES], refused: [] }));
  });

  it("that the browser cannot read, or that is broken JSON, is not one without feeds", async () => {
    const gone = new File([""], "w.json");
    gone.text = () => Promise.reject(new DOMException("gone", "NotFoundError"));
    expect(await readWatchFile(gone, SERVICE)).toEqual(failed("unreadable"));
    const cut = new File([watchesAsJson([TAXES]).slice(0, -5)], "w.json");
    expect(await readWatchFile(cut, SERVICE)).toEqual(failed("damaged"));
  });

  it.each([
    ["its end", (opml: string) => opml.slice(0, opml.indexOf("</body>"))],
    ["half of it", (opml: string) => opml.slice(0, opml.indexOf("<outline") + 12)],
    ["its end, which is in a comment", (opml: string) => opml.replace("</opml>", "<!-- </opml> -->")],
    ["what comes after a comment that does not end", (opml: string) => opml.replace("<body>", "<body><!--")],
  ])("that lacks %s is damaged, so that nobody takes the rest for all of it", async (_, cut) => {
    const opml = watchesAsOpml([TAXES], SERVICE);
    expect((await readWatchFile(new File([opml], "w.opml"), SERVICE)).ok).toBe(true);
    expect(await readWatchFile(new File([cut(opml)], "w.opml"), SERVICE)).toEqual(failed("damaged"));
  });

  it("of JSON is no such list, whatever words are in it", async () => {
    const json = watchesAsJson([{ ...TAXES, details: { note: "<opml > <!--" } }]);
    const read = await readWatchFile(new File([json], "w.json"), SERVICE);
    expect(read.ok && read.value.watches.map(({ details }) => details?.note)).toEqual(["<opml > <!--"]);
  });

  it("lists nothing that is in a comment, whose lines are counted", () => {
    const feed = (name: string) =>
      `<outline text="${name}" xmlUrl="${SERVICE}/api/v1/recent.rss?q=${name}"/>`;
    const opml = `<opml><!-- a\n${feed("off")}\n-->\n${feed("on")}\n<outline xmlUrl="https://other.example/"/></opml>`;
    expect(readWatchList(opml, SERVICE)).toMatchObject({ watches: [{ name: "on" }], refused: [5] });
    expect(readWatchList(`<opml><!---->${feed("on")}</opml>`, SERVICE)).toMatchObject({
      watches: [{ name: "on" }],
    });
  });

  it("may be nested, name what every object has, and have entities that mean nothing here", () => {
    const feed = (name: string) => `<outline text="${name}" xmlUrl="${SERVICE}/api/v1/recent.rss?q=a"/>`;
    const nested = `${"<outline text='g'>".repeat(1000)}${feed("Deep")}${"</outline>".repeat(1000)}`;
    expect(watchesIn(`<opml>${nested}</opml>`)).toMatchObject([{ name: "Deep" }]);
    const doctype = `<!DOCTYPE opml [<!ENTITY a "&b;&b;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    const names = ["&a;&x;", "&constructor;", "&toString;", "&#1114112;&#xD800;!", "n".repeat(10_000)];
    const read = watchesIn(`${doctype}<opml>${names.map(feed).join("")}</opml>`);
    expect(read.map(({ name }) => name)).toEqual([
      "&a;&x;",
      "&constructor;",
      "&toString;",
      "!",
      `${"n".repeat(119)}…`,
    ]);
    const json = `[{"__proto__": {"name": "P"}, "address": "?q=a"},
      {"name": "More than is read", "address": "?q=a&__proto__=1&constructor=2"},
      {"name": "N", "address": "?q=a", "rhythm": "constructor", "__proto__": {"notify": true}}]`;
    expect(watchesIn(json)).toEqual([
      {
        ...TAXES,
        name: "N",
        request: { ...TAXES.request, q: "a", sort: "updated" },
        rhythm: "look",
        notify: false,
      },
    ]);
    expect("notify" in {}).toBe(false);
  });
});
