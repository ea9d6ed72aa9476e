import { describe, expect, it, test } from "vitest";
import { otherSearches } from "../../../../../utils/search/other-searches/other-searches.ts";
import { newSearch, type SearchRequest } from "../../../../../utils/search/request.ts";
import type { KnownValues } from "../../../../../utils/search/service-answers.ts";
import { toParameters } from "../../../../../utils/search/to-parameters.ts";
import { computingTime } from "../../../../setup/computing-time.ts";

const state = (code: string, name: string, country = "US") => ({
  code,
  name,
  country,
  type: null,
  cities: 1,
});
const city = (name: string, code: string | null, country = "US") => ({
  city: name,
  state: code,
  stateName: null,
  country,
  domains: 1,
});
const KNOWN: KnownValues = {
  countries: [
    {
      code: "US",
      name: "United States",
      aliases: ["us", "usa"],
      levels: ["federal", "state"],
      domains: 1,
      pages: 1,
    },
    {
      code: "CA",
      name: "Canada",
      aliases: ["ca", "can"],
      levels: ["federal", "provincial"],
      domains: 1,
      pages: 1,
    },
    { code: "UK", name: "United Kingdom", aliases: ["gb", "uk"], levels: ["national"], domains: 1, pages: 1 },
  ],
  states: [
    ...[state("TX", "Texas"), state("CA", "California"), state("NY", "New York"), state("OR", "Oregon")],
    ...[state("VA", "Virginia"), state("WV", "West Virginia"), state("IN", "Indiana"), state("ME", "Maine")],
    ...[state("ID", "Idaho"), state("CT", "Connecticut"), state("CO", "Colorado"), state("MD", "Maryland")],
    ...[
      state("PA", "Pennsylvania"),
      state("LA", "Louisiana"),
      state("WA", "Washington"),
      state("MS", "Mississippi"),
    ],
    ...[
      state("ON", "Ontario", "CA"),
      state("OH", "Ohio"),
      state("QC", "Quebec", "CA"),
      state("BC", "British Columbia", "CA"),
      state("DE", "Delaware"),
      state("KS", "Kansas"),
      state("MI", "Michigan"),
      state("MO", "Missouri"),
    ],
  ],
  cities: [
    ...[city("Austin", "TX"), city("Portland", "OR"), city("Portland", "ME"), city("Leeds", null, "UK")],
    ...[city("New York", "NY"), city("St. Louis", "MO"), city("Toronto", "ON", "CA")],
    ...[city("Victoria", "BC", "CA"), city("Boise", "ID"), city("Denver", "CO"), city("Norfolk", "VA")],
    ...[city("Kansas City", "KS"), city("Kansas City", "MO"), city("Michigan City", "IN")],
    ...[city("Virginia Beach", "VA"), city("Virginia Beach", "OH")],
  ],
};
const NAMES = {
  country: (code: string) => (code === "US" ? "Estados Unidos" : code),
  state: (code: string) => (code === "QC" ? "Québec" : code),
};

const written = (request: SearchRequest | null): string | null =>
  request && decodeURIComponent(toParameters(request).toString()).replaceAll("+", " ");
const plainOf = (q: string, request: Partial<SearchRequest> = {}): string | null =>
  written(otherSearches({ ...newSearch(q), ...request }, KNOWN, NAMES).plain);

test.each([
  // The words of a question.
  ["how much is the fishing license", "q=fishing license"],
  ["How do I renew my passport?", "q=renew passport"],
  ["what is the minimum wage", "q=minimum wage"],
  ["where can I vote early", "q=vote early"],
  ["do i need a permit to build a fence?", "q=permit build fence"],
  ["what's the child tax credit", "q=child tax credit"],
  ["when are taxes due", "q=taxes due"],
  ["how long does it take to get a passport", "q=take passport"],
  ["who is eligible for SNAP", "q=eligible SNAP"],
  ["can my landlord raise the rent?", "q=landlord raise rent"],
  ["please find me a birth certificate form", "q=birth certificate form"],
  ["is there a speed limit on the highway", "q=speed limit highway"],
  ["how to report a pothole", "q=report pothole"],
  ["what are the hours of the library", "q=hours library"],
  ["why was my refund delayed", "q=refund delayed"],
  ["which documents do I need for a visa", "q=documents visa"],
  ["comment renouveler mon passeport ?", "q=renouveler passeport"],
  ["combien coûte un permis de conduire", "q=permis conduire"],
  ["qualité de l'air", "q=qualité air"],
  ["quel est le taux de l'impôt foncier", "q=taux impôt foncier"],
  ["où puis-je voter", "q=puis-je voter"],
  ["qu’est-ce que l’aide sociale", "q=est-ce aide sociale"],
  ["¿cómo renuevo mi pasaporte?", "q=renuevo pasaporte"],
  ["cuánto cuesta una licencia de conducir", "q=licencia conducir"],
  ["¿dónde puedo votar?", "q=votar"],
  ["qué documentos necesito para la visa", "q=documentos visa"],
  // A place in words.
  ["water bill texas", "q=water bill&state=TX"],
  ["Texas property tax rate", "q=property tax rate&state=TX"],
  ["how much is the fishing license in texas", "q=fishing license&state=TX"],
  ["new york drivers license renewal", "q=drivers license renewal&state=NY"],
  ["west virginia hunting season", "q=hunting season&state=WV"],
  ["hunting season virginia", "q=hunting season&state=VA"],
  ["state of Ohio unemployment", "q=unemployment&state=OH"],
  ["sales tax TX", "q=sales tax&state=TX"],
  ["sales tax OR", "q=sales tax&state=OR"],
  ["TX sales tax", "q=sales tax&state=TX"],
  ["recycling Portland OR rules", "q=recycling rules&state=OR&city=Portland"],
  ["saint louis earnings tax", "q=earnings tax&state=MO&city=St. Louis"],
  // Codes that mean something else too are places at the end, after "in" or after a city.
  ["VA disability rates", null],
  ["jobs for the VA", "q=jobs VA"],
  ["VA hospital Norfolk VA", "q=VA hospital&state=VA&city=Norfolk"],
  ["how to get a REAL ID", "q=REAL ID"],
  ["photo ID for voting", "q=photo ID voting"],
  ["hunting season in ID", "q=hunting season&state=ID"],
  ["parking Boise ID", "q=parking&state=ID&city=Boise"],
  ["CT scan coverage", null],
  ["sales tax CT", "q=sales tax&state=CT"],
  ["CO detector law", null],
  ["camping Denver CO rules", "q=camping rules&state=CO&city=Denver"],
  ["MS treatment trials", null],
  ["MD license lookup", null],
  ["PA program accreditation", null],
  ["fishing license PA", "q=fishing license&state=PA"],
  ["LA county jail", null],
  ["Austin TX permits", "q=permits&state=TX&city=Austin"],
  ["snap benefits ny", null],
  ["NY snap benefits", "q=snap benefits&state=NY"],
  // A place's name within another name.
  ["Victoria Day holiday hours", null],
  ["victoria day holiday hours", null],
  ["Canada Day fireworks", null],
  ["Washington Monument tickets", null],
  ["the Washington Monument tickets", "q=Washington Monument tickets"],
  ["Ohio Turnpike tolls", null],
  ["lake Ontario water level", null],
  ["George Washington papers", null],
  ["washington dc parking", null],
  ["Washington sales tax", "q=sales tax&state=WA"],
  ["Washington State sales tax", "q=State sales tax&state=WA"],
  ["Texas Property Tax Rate", "q=Property Tax Rate&state=TX"],
  ["Texas Medicaid application", "q=Medicaid application&state=TX"],
  ["Texas SNAP benefits", "q=SNAP benefits&state=TX"],
  ["parking Victoria BC", "q=parking&state=BC&city=Victoria"],
  ["Victoria parking", "q=parking&state=BC&city=Victoria"],
  ["parking Victoria Canada", "q=parking Canada&state=BC&city=Victoria"],
  // A state's name that another place in a state begins with.
  ["Colorado County Texas burn ban", "q=Colorado County burn ban&state=TX"],
  ["burn ban Colorado County, Texas", "q=burn ban Colorado County&state=TX"],
  ["texas burn ban colorado county", "q=burn ban colorado county&state=TX"],
  ["Delaware County Pennsylvania property tax", "q=Delaware County property tax&state=PA"],
  ["Delaware County PA deeds", "q=Delaware County deeds&state=PA"],
  ["delaware county pa deeds", null],
  ["washington county oregon sheriff", "q=washington county sheriff&state=OR"],
  ["Washington Parish Louisiana", "q=Washington Parish&state=LA"],
  ["indiana pennsylvania deeds", "q=indiana deeds&state=PA"],
  ["Fairfax County VA property tax", "q=Fairfax County property tax&state=VA"],
  ["Kansas City water", null],
  ["kansas city earnings tax", null],
  ["Kansas City Missouri earnings tax", "q=earnings tax&state=MO&city=Kansas City"],
  ["hawaii city permits", null],
  ["ohio city income tax", "q=city income tax&state=OH"],
  ["texas city business license", "q=city business license&state=TX"],
  ["Michigan City parking", "q=parking&state=IN&city=Michigan City"],
  ["Virginia Beach parking", null],
  ["new york city taxi", "q=city taxi&state=NY&city=New York"],
  // Nothing else names a state.
  ["Texas county map", "q=county map&state=TX"],
  ["Ohio County deeds", "q=County deeds&state=OH"],
  ["texas county or city tax", "q=county city tax&state=TX"],
  ["Texas cities with curfews", "q=cities curfews&state=TX"],
  ["my county CO detector rules", "q=county CO detector rules"],
  // "or", "in" and "me" in capitals between other words.
  ["sales tax OR fee", "q=sales tax fee"],
  ["the tax IN cities OR counties", "q=tax IN cities counties"],
  ["permis de conduire Québec", "q=permis conduire&state=QC"],
  ["camping Colombie-Britannique", "q=camping&state=BC"],
  ["camping colombie britannique", "q=camping&state=BC"],
  ["permiso pesca pensilvania", "q=permiso pesca&state=PA"],
  ["quebec daycare subsidy", "q=daycare subsidy&state=QC"],
  ["camping british columbia", "q=camping&state=BC"],
  ["recycling austin", "q=recycling&state=TX&city=Austin"],
  ["recycling austin tx", "q=recycling&state=TX&city=Austin"],
  ["city of Austin recycling days", "q=recycling days&state=TX&city=Austin"],
  ["parking portland oregon", "q=parking&state=OR&city=Portland"],
  ["parking Portland, ME", "q=parking&state=ME&city=Portland"],
  ["council tax leeds", "q=council tax&country=uk&city=Leeds"],
  ["minimum wage canada", "q=minimum wage&country=ca"],
  ["minimum wage uk", "q=minimum wage&country=uk"],
  ["minimum wage in the UK", "q=minimum wage&country=uk"],
  ["visado estados unidos", "q=visado&country=us"],
  ["transit toronto", "q=transit&state=ON&city=Toronto"],
  ["water bill texas site:irs.gov", "q=water bill site:irs.gov&state=TX"],
  ['"salt water" texas', 'q="salt water"&state=TX'],
  // No more words than are on a page together.
  ["the fishing boat trailer dock fee", "q=fishing boat trailer dock fee"],
  ["the fishing boat trailer dock fee form", null],
  ["fishing & license", "q=fishing license"],
  // Nothing of the kind.
  ["passport", null],
  ["water bill", null],
  ["texas", null],
  ["parking portland", null],
  ["WHO guidelines", null],
  ["IT security policy", null],
  ["HOW DO I VOTE", "q=VOTE"],
  ["how is it", null],
  ["what is the", null],
  ["sales tax or fee", "q=sales tax fee"],
  ["tell us about can recycling", "q=recycling"],
  ["atlantis water bill", null],
  // What was typed on purpose stays as it is.
  ['"how much is the" fee', null],
  ['how much is "the fishing license"', 'q="the fishing license"'],
  ["how much is site:irs.gov", "q=site:irs.gov"],
  ["the tax -how", "q=tax -how"],
  ["water bill texas state:ca", null],
  ["the water bill texas country:us", "q=water bill texas country:us"],
])("%s: %s", (q, expected) => {
  expect(plainOf(q)).toBe(expected);
});

test.each([
  ["water bill texas", { state: ["CA"] }, null],
  ["water bill texas", { city: ["Leeds"] }, null],
  ["water bill texas", { country: ["us"] }, "q=water bill&country=us&state=TX"],
  ["water bill texas", { country: ["uk"] }, null],
  ["minimum wage canada", { country: ["us"] }, null],
  ["the water bill", { page: 3, level: ["city"] }, "q=water bill&level=city"],
])("%s with %j: %s", (q, chosen, expected) => {
  expect(plainOf(q, chosen)).toBe(expected);
});

it("a sentence without the words of a question is not searched whole once more", () => {
  const { plain } = otherSearches(
    newSearch("The federal minimum wage is 15 dollars an hour in Texas"),
    KNOWN,
    NAMES,
  );
  expect(plain).toBeNull();
});

describe("fewer words", () => {
  test.each([
    ["fishing license", ["q=fishing", "q=license"]],
    ["passport", []],
    ["minimum wage 2026", ["q=minimum wage", "q=minimum", "q=wage"]],
    ["fema flood map", ["q=fema flood", "q=flood map", "q=fema"]],
    [
      "Minimum wage to rise in 22 states next year, budget shows",
      ["q=Minimum wage rise", "q=Minimum wage", "q=Minimum"],
    ],
    ["speed limit school zone", ["q=speed limit school", "q=speed limit", "q=speed"]],
    ["dispute late water bill", ["q=late water bill", "q=late water", "q=water bill", "q=late"]],
    ["Renouveler passeport enfant", ["q=passeport enfant", "q=passeport", "q=enfant"]],
    ["water bill texas", ["q=water bill", "q=water&state=TX", "q=bill&state=TX"]],
    // The words of the place as they were typed, where that is not what found nothing.
    ["the water bill TX", ["q=water bill TX", "q=water bill", "q=water&state=TX", "q=bill&state=TX"]],
    [
      "noise complaint hours texas",
      ["q=noise complaint&state=TX", "q=noise complaint", "q=complaint hours&state=TX", "q=noise&state=TX"],
    ],
    ['fishing license "salt water"', ['q=fishing "salt water"', 'q=license "salt water"']],
    ['"salt water"', []],
    ['"salt water" texas', []],
    [
      "fishing boat trailer dock fee 2026",
      [...["q=fishing boat trailer dock fee", "q=fishing boat trailer"], ...["q=fishing boat", "q=fishing"]],
    ],
    ["fishing boat trailer dock lake fee 2026", ["q=fishing boat trailer", "q=fishing boat", "q=fishing"]],
    ["how to -report potholes fast", ["q=potholes -report", "q=fast -report"]],
  ])("%s: %j", (q, expected) => {
    expect(otherSearches(newSearch(q), KNOWN, NAMES).fewer.map(written)).toEqual(expected);
  });
});

describe("words that are likely misspelt", () => {
  test.each([
    ["hunting lisense", null, "q=hunting license", ["q=hunting", "q=lisense", "q=license"]],
    [
      "the hunting lisense in texas",
      "q=hunting lisense&state=TX",
      "q=hunting license&state=TX",
      [
        "q=hunting lisense",
        "q=hunting license",
        "q=hunting&state=TX",
        "q=lisense&state=TX",
        "q=license&state=TX",
      ],
    ],
    ["garage sale permit", null, null, ["q=garage sale", "q=sale permit", "q=garage"]],
    ["patient portal", null, null, ["q=patient", "q=portal"]],
    ["the summit on nacional violencia", "q=summit nacional violencia", null, null],
  ])("%s: as typed %s, spelt right %s, with fewer words %j", (q, typed, right, fewer) => {
    const others = otherSearches(newSearch(q), KNOWN, NAMES);
    expect(written(others.plain)).toBe(typed);
    expect(written(others.respelt)).toBe(right);
    if (fewer) expect(others.fewer.map(written)).toEqual(fewer);
  });
});

describe("words that another country spells otherwise", () => {
  test.each([
    ["fishing license", "q=fishing licence"],
    ["drivers license in texas", "q=drivers licence&state=TX"],
    ["fishing license fee alberta", null],
    // Where a word is misspelt, that comes first.
    ["hunting lisense color", null],
    ["fishing permit", null],
    ['"fishing license"', null],
    ["state:tx intitle:license tax", null],
  ])("%s: %s", (q, expected) => {
    expect(written(otherSearches(newSearch(q), KNOWN, NAMES).elsewhere)).toBe(expected);
  });
});

describe("federal pages that a filter hides", () => {
  const federal = (request: Partial<SearchRequest>, q = "passport", known = KNOWN) =>
    written(otherSearches({ ...newSearch(q), ...request }, known, NAMES).federal);
  test.each([
    [{ state: ["TX"] }, "q=passport&country=us&level=federal"],
    [{ state: ["QC"] }, "q=passport&country=ca&level=federal"],
    [{ state: ["TX"], city: ["Austin"], country: ["us"] }, "q=passport&country=us&level=federal"],
    [{ city: ["Austin"] }, "q=passport&country=us&level=federal"],
    [{ city: ["Toronto"] }, "q=passport&country=ca&level=federal"],
    [{ city: ["Leeds"] }, null],
    [{ city: ["Leeds"], country: ["uk"] }, null],
    [{ state: ["TX"], level: ["state"] }, null],
    [{}, null],
  ])("%j: %s", (request, expected) => {
    expect(federal(request)).toBe(expected);
  });
  it("are not known while the lists are missing", () => {
    expect(federal({ state: ["TX"] }, "passport", { countries: [], states: [] })).toBeNull();
  });
});

it("the words that may be misspelt are tried rarest first, and no place, known word or word of a question", () => {
  const { doubtful } = otherSearches(
    newSearch("how much is a Snowmobile pothole permit lisense texas"),
    KNOWN,
    NAMES,
  );
  expect(doubtful).toEqual(["snowmobile", "pothole"]);
});

test.each([
  ["pothole snowmobile", ["snowmobile", "pothole"]],
  ["snowmobile pothole", ["snowmobile", "pothole"]],
  ["snowmobile w2x pothole", ["w2x", "snowmobile", "pothole"]],
])("the words of %j that may be misspelt are %j", (q, doubtful) => {
  expect(otherSearches(newSearch(q), KNOWN, NAMES).doubtful).toEqual(doubtful);
});

test.each([
  ["passprt", true],
  ["fishing lisense", true],
  ["fishing lisense fee", false],
])("a mistake in %j is likelier than a word too many: %s", (q, expected) => {
  expect(otherSearches(newSearch(q), KNOWN, NAMES).isMistakeLikely).toBe(expected);
});

it("a query of the longest length is read in a moment, whatever it holds", () => {
  const words = [
    "a ".repeat(250),
    "texas ".repeat(83),
    "?".repeat(500),
    '"'.repeat(500),
    "l'".repeat(250),
    "-a:".repeat(160),
  ];
  const took = computingTime(() => words.map((q) => otherSearches(newSearch(q), KNOWN, NAMES)));
  expect(took).toBeLessThan(1000);
});
