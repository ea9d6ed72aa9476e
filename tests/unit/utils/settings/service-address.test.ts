import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readServiceAddress } from "../../../../utils/settings/service-address.ts";

describe("an address that is taken", () => {
  test.each([
    ["https://gov.example.org", "https://gov.example.org"],
    ["  https://gov.example.org/  ", "https://gov.example.org"],
    ["gov.example.org", "https://gov.example.org"],
    ["//gov.example.org", "https://gov.example.org"],
    ["https:/gov.example.org", "https://gov.example.org"],
    ["https:///gov.example.org", "https://gov.example.org"],
    ["HTTPS://GOV.Example.Org", "https://gov.example.org"],
    ["https://gov.example.org:8443/", "https://gov.example.org:8443"],
    ["https://gov.example.org:443", "https://gov.example.org"],
    ["https://example.org/gov-search//", "https://example.org/gov-search"],
    ["https://example.org/x/api/v1/search?q=tax#top", "https://example.org/x"],
    ["https://gov.example.org/health", "https://gov.example.org"],
    ["https://gov.example.org/api/v1", "https://gov.example.org"],
    ["http://localhost:8787", "http://localhost:8787"],
    ["localhost:8787", "http://localhost:8787"],
    ["127.0.0.1:8787/", "http://127.0.0.1:8787"],
    ["https://192.0.2.7", "https://192.0.2.7"],
    ["https://[2001:db8::1]:8443/", "https://[2001:db8::1]:8443"],
  ])("%j is %s", (typed, address) => {
    expect(readServiceAddress(typed)).toMatchObject({ ok: true, value: { address } });
  });

  test("says whether anything was changed", () => {
    expect(readServiceAddress("https://a.org")).toMatchObject({ value: { changed: false } });
    expect(readServiceAddress("https://a.org/")).toMatchObject({ value: { changed: true } });
  });

  test("needs the permission of its host, without the port", () => {
    expect(readServiceAddress("localhost:1")).toMatchObject({ value: { origins: "http://localhost/*" } });
    expect(readServiceAddress("a.org:8443/x")).toMatchObject({ value: { origins: "https://a.org/*" } });
  });

  test("shows a name in other letters as it is sent", () => {
    expect(readServiceAddress("https://québec.example")).toMatchObject({
      ok: true,
      value: { address: "https://xn--qubec-csa.example", encodedHost: "xn--qubec-csa.example" },
    });
    expect(readServiceAddress("https://gоv.example")).toMatchObject({
      value: { encodedHost: expect.stringMatching(/^xn--/) },
    });
    expect(readServiceAddress("https://gov.example")).toMatchObject({ value: { encodedHost: null } });
  });
});

describe("an address that is refused", () => {
  test.each([
    ["", { reason: "empty" }],
    ["   ", { reason: "empty" }],
    ["http://gov.example.org", { reason: "insecure", host: "gov.example.org" }],
    ["http://localhost.example.org", { reason: "insecure", host: "localhost.example.org" }],
    ["http://192.168.1.4:8787", { reason: "insecure", host: "192.168.1.4" }],
    ["http://[::1]:8787", { reason: "insecure", host: "[::1]" }],
    ["https://user:secret@gov.example.org", { reason: "credentials" }],
    ["https://user@gov.example.org", { reason: "credentials" }],
    ["user@gov.example.org", { reason: "credentials" }],
    ["htps://gov.example.org", { reason: "scheme", scheme: "htps" }],
    ["ftp://gov.example.org", { reason: "scheme", scheme: "ftp" }],
    ["javascript://gov.example.org/%0aalert(1)", { reason: "scheme", scheme: "javascript" }],
    ["https//gov.example.org", { reason: "host", host: "https" }],
    ["gov", { reason: "host", host: "gov" }],
    ["https://gov,example.org", { reason: "host", host: "gov,example.org" }],
    ["https://-gov.example.org", { reason: "host", host: "-gov.example.org" }],
    ["https://gov..example.org", { reason: "host", host: "gov..example.org" }],
    ["https://gov example.org", { reason: "unreadable" }],
    ["https://gov.example.org:99999", { reason: "unreadable" }],
    ["https://", { reason: "unreadable" }],
    ["https://exa<mple.org", { reason: "unreadable" }],
  ])("%j", (typed, failure) => expect(readServiceAddress(typed)).toEqual({ ok: false, failure }));
});

test("whatever is typed, what is taken is https or this computer, without credentials, and reads as itself", () => {
  const typed = fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string());
  fc.assert(
    fc.property(typed, (text) => {
      const read = readServiceAddress(text);
      if (!read.ok) return;
      const url = new URL(read.value.address);
      expect(url.protocol === "https:" || ["localhost", "127.0.0.1"].includes(url.hostname)).toBe(true);
      expect(url.username + url.password + url.search + url.hash).toBe("");
      expect(read.value.address).not.toMatch(/\/$/);
      expect(readServiceAddress(read.value.address)).toMatchObject({
        ok: true,
        value: { address: read.value.address, changed: false },
      });
    }),
  );
});
