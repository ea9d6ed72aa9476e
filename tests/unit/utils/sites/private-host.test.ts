import { describe, expect, test } from "vitest";
import { privateHostIn } from "../../../../utils/sites/private-host.ts";

const isPrivate = (host: string): boolean => privateHostIn(`https://${host}/a`) !== null;

/** The first and last addresses of each network, and what is beside them. */
describe("a network that is not on the internet ends where the registries say", () => {
  test.each([
    ["0.0.0.0", "0.255.255.255", null, "1.0.0.0"],
    ["10.0.0.0", "10.255.255.255", "9.255.255.255", "11.0.0.0"],
    ["100.64.0.0", "100.127.255.255", "100.63.255.255", "100.128.0.0"],
    ["127.0.0.0", "127.255.255.255", "126.255.255.255", "128.0.0.0"],
    ["168.63.129.16", "168.63.129.16", "168.63.129.15", "168.63.129.17"],
    ["169.254.0.0", "169.254.255.255", "169.253.255.255", "169.255.0.0"],
    ["172.16.0.0", "172.31.255.255", "172.15.255.255", "172.32.0.0"],
    ["192.0.0.0", "192.0.0.255", "191.255.255.255", "192.0.1.0"],
    ["192.0.2.0", "192.0.2.255", "192.0.1.255", "192.0.3.0"],
    ["192.88.99.0", "192.88.99.255", "192.88.98.255", "192.88.100.0"],
    ["192.168.0.0", "192.168.255.255", "192.167.255.255", "192.169.0.0"],
    ["198.18.0.0", "198.19.255.255", "198.17.255.255", "198.20.0.0"],
    ["198.51.100.0", "198.51.100.255", "198.51.99.255", "198.51.101.0"],
    ["203.0.113.0", "203.0.113.255", "203.0.112.255", "203.0.114.0"],
    ["224.0.0.0", "255.255.255.255", "223.255.255.255", null],
  ])("%s to %s", (first, last, before, after) => {
    for (const host of [first, last]) expect(isPrivate(host), host).toBe(true);
    for (const host of [before, after]) if (host !== null) expect(isPrivate(host), host).toBe(false);
  });
});

test.each([
  ["localhost", true],
  ["printer.local", true],
  ["nas.localdomain", true],
  ["db.internal", true],
  ["wiki.intranet", true],
  ["a.private", true],
  ["mail.corp", true],
  ["tv.home", true],
  ["router.lan", true],
  ["router.home.arpa", true],
  ["intranet", true],
  ["lan.example.com", false],
  ["notlocal.gov", false],
  ["irs.gov", false],
])("%s is private: %s", (host, expected) => expect(isPrivate(host)).toBe(expected));

test.each([
  ["FTP://irs.gov/a", "ftp:"],
  ["file:///home/a", "file:"],
  ["Files://a", "files:"],
  ["Note: a sentence", null],
  ["http:\\\\10.0.0.5", "10.0.0.5"],
])("what is private in %s is %s", (claim, host) => expect(privateHostIn(claim)).toBe(host));

/** Only global unicast addresses lead to public hosts, and not all of these. */
test.each([
  ["::1", true],
  ["fe80::1", true],
  ["fd00::1", true],
  ["1fff:ffff::1", true],
  ["2000::1", false],
  ["2001:0:1::1", true],
  ["2001:1ff::1", true],
  ["2001:200::1", false],
  ["2001:db7::1", false],
  ["2001:db8::1", true],
  ["2001:db9::1", false],
  ["2002:a00:1::1", true],
  ["2003::1", false],
  ["2600:1:2:3:4:5:6:7", false],
  ["3ffe::1", false],
  ["3fff::1", true],
  ["4000::1", true],
  ["64:ff9b::10.0.0.1", true],
  ["64:ff9b::8.8.8.8", false],
  ["64:ff9b:1::8.8.8.8", true],
  ["::ffff:10.0.0.1", true],
  ["::ffff:8.8.8.8", false],
])("[%s] is private: %s", (address, expected) => expect(isPrivate(`[${address}]`)).toBe(expected));
