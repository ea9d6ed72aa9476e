import { describe, expect, it } from "vitest";
import { type CorpusPage, readLine, readTime } from "../../../server/load/corpus-file.ts";
import { testApp, urlsOf } from "./harness.ts";

function read(more: object): CorpusPage {
  const page = readLine(JSON.stringify({ url: "https://www.a.gov/", country: "US", ...more }));
  if (typeof page === "string") throw new Error(page);
  return page;
}

describe("a line of a corpus", () => {
  it.each([
    ["2025-05-01", "2025-05-01T00:00:00.000Z"],
    ["2025-05-01T10:00", "2025-05-01T10:00:00.000Z"],
    ["2025-05-01T10:00:00", "2025-05-01T10:00:00.000Z"],
    ["2025-05-01 10:00:00", "2025-05-01T10:00:00.000Z"],
    ["2025-05-01T10:00:00.123456", "2025-05-01T10:00:00.123Z"],
    ["2025-05-01T10:00:00.5Z", "2025-05-01T10:00:00.500Z"],
    ["2025-05-01T10:00:00+02:00", "2025-05-01T08:00:00.000Z"],
    ["2025-05-01T10:00:00-0430", "2025-05-01T14:30:00.000Z"],
    ["2025-05-01 10:00:00 +0200", "2025-05-01T08:00:00.000Z"],
    ["2025-05-01 10:00:00.25+00", "2025-05-01T10:00:00.250Z"],
    [" 2025-05-01t10:00:00z ", "2025-05-01T10:00:00.000Z"],
    ["2025-05", "2025-05-01T00:00:00.000Z"],
    ["2025", "2025-01-01T00:00:00.000Z"],
  ])("has the date %j, which is %s", (published_at, moment) => {
    expect(new Date(readTime(read({ published_at }).published_at) ?? 0).toISOString()).toBe(moment);
  });

  it.each([
    "12",
    "5",
    "",
    "yesterday",
    "May 1, 2025 10:00",
    "05/01/2025",
    "2025-02-31",
    "2025-13-01",
    "2025-05-01T25:00:00Z",
    "2025-05-01T10:00:00+99:00",
    "20250501",
  ])("is refused for the date %j, which is no ISO 8601", (published_at) => {
    const line = JSON.stringify({ url: "https://www.a.gov/", country: "US", published_at });
    expect(readLine(line)).toBe("published_at: no ISO 8601 date");
  });

  it.each([
    ["tx", "TX"],
    [" TX ", "TX"],
    ["Texas", "TX"],
    ["british columbia", "BC"],
    ["zz", "ZZ"],
    ["England", "England"],
    ["", ""],
    [null, null],
  ])("names its state %j, which is known as %j", (state, known) => {
    expect(read({ state }).state).toBe(known);
  });

  it.each([
    ["State", "state"],
    ["Local Authority", "local_authority"],
    ["school-district", "school_district"],
    ["Moon Base", "Moon Base"],
    [null, ""],
  ])("names its level %j, which is known as %j", (level, known) => {
    expect(read({ level }).level).toBe(known);
  });

  it.each([
    ["en-US", "en"],
    ["FR", "fr"],
    ["fr_CA", "fr"],
    ["spa", "es"],
    ["haw", "haw"],
    [null, "en"],
  ])("names its language %j, which is known as %j", (language, known) => {
    expect(read({ language }).language).toBe(known);
  });

  it("has the characters that its entities stand for, and only those", () => {
    const title = "Caf&#233; &amp; &#x201C;bar&rdquo; &constructor; &toString; &unknown; &#0;";
    expect(read({ title }).title).toBe("Café & “bar” &constructor; &toString; &unknown; &#0;");
  });

  it("is found by every filter, however the line writes its values", async () => {
    const lines = [
      { state: "tx", level: "State", language: "en-US", city: "Austin" },
      { state: "Texas", level: "state", language: "EN", city: "Dallas" },
      { state: "TX", level: "state", language: "en", city: "Waco" },
    ];
    const pages = lines.map((line, index) => read({ url: `https://www.t${index}.gov/`, ...line }));
    const { get } = testApp(pages);
    for (const filter of ["state=tx", "level=state", "language=en"]) {
      expect(urlsOf((await get(`/api/v1/search?q=site:gov&${filter}`)).body)).toHaveLength(3);
    }
    expect((await get("/api/v1/search?q=site:gov")).body.facets.states).toEqual([{ value: "TX", count: 3 }]);
    expect((await get("/api/v1/domains?state=TX")).body.total).toBe(3);
    const { states, cities } = (await get("/api/v1/places?state=TX")).body;
    expect(states).toEqual([expect.objectContaining({ code: "TX", cities_indexed: 3 })]);
    expect(cities).toHaveLength(3);
  });
});
