import { expect, it } from "vitest";
import { readTabAddress } from "../../../../utils/sites/tab-address.ts";

const PDF_VIEWER = "chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/";
const site = (host: string, user = "") => ({ kind: "site", host, user });
const NO_SITE = { kind: "no-site" };

it.each([
  ["https://www.IRS.gov./forms", site("www.irs.gov")],
  ["http://irs.gov", site("irs.gov")],
  ["https://m\u00fcnchen.de/", site("xn--mnchen-3ya.de")],
  ["https://irs.gov@evil.example/", site("evil.example", "irs.gov")],
  ["https://irs.gov:443@evil.example/", site("evil.example", "irs.gov 443")],
  ["https://irs.gov%2Frefund@evil.example/", site("evil.example", "irs.gov/refund")],
  ["https://irs.gov%FF@evil.example/", site("evil.example", "irs.gov%FF")],
  ["https://10.0.0.1/", { kind: "nameless", host: "10.0.0.1", user: "" }],
  ["http://[::1]:8080/", { kind: "nameless", host: "[::1]", user: "" }],
  ["http://localhost/", { kind: "nameless", host: "localhost", user: "" }],
  ["file:///home/a.html", NO_SITE],
  ["about:blank", NO_SITE],
  ["chrome://settings/", NO_SITE],
  ["ftp://irs.gov/", NO_SITE],
  ["irs.gov", NO_SITE],
  ["", NO_SITE],
  ["view-source:https://irs.gov/", site("irs.gov")],
  ["VIEW-SOURCE:https://irs.gov/", site("irs.gov")],
  ["blob:https://irs.gov/5a8c", site("irs.gov")],
  ["filesystem:https://irs.gov/temporary/x", site("irs.gov")],
  ["blob:null/5a8c", NO_SITE],
  ["about:reader?url=https%3A%2F%2Firs.gov%2Fa", site("irs.gov")],
  ["about:reader", NO_SITE],
  ["read://https_irs.gov/?url=https%3A%2F%2Firs.gov%2Fa", site("irs.gov")],
  ["resource://pdf.js/web/viewer.html?file=https%3A%2F%2Firs.gov%2Fa.pdf", site("irs.gov")],
  ["resource://other.js/web/viewer.html?file=https%3A%2F%2Firs.gov%2Fa.pdf", NO_SITE],
  [`${PDF_VIEWER}https://irs.gov/a.pdf`, site("irs.gov")],
  [`${PDF_VIEWER}index.html?https://irs.gov/a.pdf`, site("irs.gov")],
  [`${PDF_VIEWER}index.html?src=https%3A%2F%2Firs.gov%2Fa.pdf`, site("irs.gov")],
  [`${PDF_VIEWER}index.html`, NO_SITE],
  ["chrome-extension://abcdefghijklmnop/https://irs.gov/a.pdf", NO_SITE],
  [`${"view-source:".repeat(3)}https://irs.gov/`, site("irs.gov")],
  [`${"view-source:".repeat(4)}https://irs.gov/`, NO_SITE],
])("%s shows %j", (address, page) => {
  expect(readTabAddress(address)).toEqual(page);
});
