/** Who may use the names of a namespace. Each has a sentence: `site.only_…`. */
export type Registrants =
  | "us_governments"
  | "us_military"
  | "us_federal"
  | "us_tribes"
  | "canada"
  | "provinces"
  | "uk_governments"
  | "uk_nhs"
  | "uk_police"
  | "uk_defence"
  | "uk_parliament"
  | "scotland"
  | "wales";

export interface Namespace {
  readonly name: string;
  readonly registrants: Registrants;
  readonly registry: string;
  readonly proof: Proof;
  /** The code of the province or territory whose name it is. */
  readonly province?: string;
}

/**
 * Where a reader can check it. `rule`: who can have a name, as the registry or the government says it. `registry`: IANA's
 * record of who keeps the top-level domain; below the name itself nobody but its holder can add others.
 */
export interface Proof {
  readonly kind: "rule" | "registry";
  readonly url: string;
}

function rule(url: string): Proof {
  return { kind: "rule", url };
}

function registryOf(topLevel: "ca" | "mil" | "uk"): Proof {
  return { kind: "registry", url: `https://www.iana.org/domains/root/db/${topLevel}.html` };
}

const CIRA = {
  registrants: "provinces",
  registry: "CIRA: one registered name, held by the province or territory itself",
} as const;
const US = {
  registry: "Registry Services, for the US Department of Commerce",
  proof: rule("https://www.about.us/policies/ustld-locality-based-structure"),
};
const FEDERAL = {
  registrants: "canada",
  registry: "Shared Services Canada",
  proof: rule("https://www.tbs-sct.canada.ca/pol/doc-eng.aspx?id=30682"),
} as const;

/** Says for whom `.mod.uk` and `.police.uk` are kept. */
const UK_RESERVED = rule(
  "https://www.gov.uk/government/publications/naming-and-registering-government-websites",
);
const BRITISH_COLUMBIA = rule(
  "https://www2.gov.bc.ca/gov/content/governments/services-for-government/service-experience-digital-delivery/digital-delivery/web-property-process",
);

/**
 * Namespaces in which only governments, or the bodies named, can have a name. Each guards everything below it. A name that
 * is not below one of these may still be official: this table only says who can be trusted by name alone.
 */
const NAMESPACES: readonly Namespace[] = [
  {
    name: "gov",
    registrants: "us_governments",
    registry: "Cybersecurity and Infrastructure Security Agency",
    proof: rule("https://get.gov/domains/eligibility/"),
  },
  {
    name: "mil",
    registrants: "us_military",
    registry: "US Department of Defense Network Information Center",
    proof: registryOf("mil"),
  },
  { name: "fed.us", registrants: "us_federal", ...US },
  { name: "nsn.us", registrants: "us_tribes", ...US },
  { name: "gc.ca", ...FEDERAL },
  { name: "canada.ca", ...FEDERAL },
  ...Object.entries({
    "gov.ab.ca": "AB",
    "gov.bc.ca": "BC",
    "gov.mb.ca": "MB",
    "gov.nl.ca": "NL",
    "gov.ns.ca": "NS",
    "gov.nt.ca": "NT",
    "gov.nu.ca": "NU",
    "gov.on.ca": "ON",
    "gov.pe.ca": "PE",
    "gov.sk.ca": "SK",
    "gov.yk.ca": "YT",
    "gnb.ca": "NB",
    "gouv.qc.ca": "QC",
    "alberta.ca": "AB",
    "manitoba.ca": "MB",
    "novascotia.ca": "NS",
    "ontario.ca": "ON",
    "princeedwardisland.ca": "PE",
    "quebec.ca": "QC",
    "saskatchewan.ca": "SK",
    "yukon.ca": "YT",
  }).map(ofProvince),
  {
    name: "gov.uk",
    registrants: "uk_governments",
    registry: "UK government",
    proof: rule("https://www.gov.uk/guidance/check-if-your-organisation-can-get-a-govuk-domain-name"),
  },
  {
    name: "nhs.uk",
    registrants: "uk_nhs",
    registry: "NHS England",
    proof: rule(
      "https://digital.nhs.uk/services/health-and-social-care-network/hscn-technical-guidance/domain-name-service-dns-guidance/domain-standards-and-guidance",
    ),
  },
  { name: "police.uk", registrants: "uk_police", registry: "UK police service", proof: UK_RESERVED },
  { name: "mod.uk", registrants: "uk_defence", registry: "UK Ministry of Defence", proof: UK_RESERVED },
  { name: "parliament.uk", registrants: "uk_parliament", registry: "UK Parliament", proof: registryOf("uk") },
  {
    name: "gov.scot",
    registrants: "scotland",
    registry: "Namings Committee of the Scottish Government, through Jisc",
    proof: rule("https://www.gov.scot/publications/govscot-domains/"),
  },
  ...["gov.wales", "llyw.cymru"].map(
    (name): Namespace => ({
      name,
      registrants: "wales",
      registry: "Welsh Naming and Approvals Committee, through Jisc",
      proof: rule("https://www.gov.wales/policy-registering-and-running-llywcymru-and-govwales-domains-html"),
    }),
  ),
];

function ofProvince([name, province]: [string, string]): Namespace {
  return { name, province, ...CIRA, proof: name === "gov.bc.ca" ? BRITISH_COLUMBIA : registryOf("ca") };
}

/** The namespace that guards a host; null: anybody could have registered it. */
export function namespaceOf(host: string): Namespace | null {
  return NAMESPACES.find(({ name }) => host.endsWith(`.${name}`) || isNamed(host, name)) ?? null;
}

export function isGovernmentHost(host: string): boolean {
  return namespaceOf(host) !== null;
}

/** `canada.ca` and `gov.uk` are sites themselves; nobody's site is `gov`. */
function isNamed(host: string, namespace: string): boolean {
  return host === namespace && namespace.includes(".");
}

export const NAMESPACE_NAMES: readonly string[] = NAMESPACES.map(({ name }) => name);

/** Namespaces that are names themselves, which a look-alike may imitate. */
export const NAMED_NAMESPACES: readonly string[] = NAMESPACE_NAMES.filter((name) => name.includes("."));

/** Names below which others have theirs, and which lead to no site themselves. */
const WITHOUT_SITE: readonly string[] = ["gov", "mil", "fed.us", "nsn.us"];

export function hasOwnSite(name: string): boolean {
  return !WITHOUT_SITE.includes(name);
}
