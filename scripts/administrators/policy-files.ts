/** A value of a policy, as JSON has it. */
export type PolicyValue =
  | string
  | number
  | boolean
  | readonly PolicyValue[]
  | { readonly [name: string]: PolicyValue };
export type PolicyValues = Readonly<Record<string, PolicyValue>>;

/** What the Chrome Web Store and Edge Add-ons replace with the id of the published extension. */
export const CHROMIUM_ID = "abcdefghijklmnopabcdefghijklmnop";
export const FIREFOX_ID = "primary-source@primary-source.example";
const CHROME_UPDATES = "https://clients2.google.com/service/update2/crx";
const EDGE_UPDATES = "https://edge.microsoft.com/extensionwebstorebase/v1/crx";

const CHROME_SETTINGS = {
  installation_mode: "force_installed",
  update_url: CHROME_UPDATES,
  toolbar_pin: "force_pinned",
};
const EDGE_SETTINGS = {
  installation_mode: "force_installed",
  update_url: EDGE_UPDATES,
  toolbar_state: "force_shown",
};

/** The ready files, by name: each installs the extension for everybody, pins it and sets these values. */
export function policyFiles(values: PolicyValues): Readonly<Record<string, string>> {
  return {
    "chrome-linux.json": json({
      ExtensionSettings: { [CHROMIUM_ID]: CHROME_SETTINGS },
      "3rdparty": { extensions: { [CHROMIUM_ID]: values } },
    }),
    "firefox-policies.json": json({
      policies: {
        ExtensionSettings: {
          [FIREFOX_ID]: {
            installation_mode: "force_installed",
            install_url: "https://addons.example.org/primary-source.xpi",
            default_area: "navbar",
          },
        },
        "3rdparty": { Extensions: { [FIREFOX_ID]: values } },
      },
    }),
    "chrome-windows.reg": registry("Google\\Chrome", CHROME_SETTINGS, values),
    "edge-windows.reg": registry("Microsoft\\Edge", EDGE_SETTINGS, values),
    "chrome-macos.mobileconfig": profile("com.google.Chrome", CHROME_SETTINGS, values),
    "edge-macos.mobileconfig": profile("com.microsoft.Edge", EDGE_SETTINGS, values),
  };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Lists are keys with values that are numbered from 1. Windows wants its own line ends. */
function registry(browser: string, settings: PolicyValues, values: PolicyValues): string {
  const policies = `HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\${browser}`;
  return [
    "Windows Registry Editor Version 5.00",
    ...registryKey(`${policies}\\ExtensionSettings\\${CHROMIUM_ID}`, Object.entries(settings)),
    ...registryKey(`${policies}\\3rdparty\\extensions\\${CHROMIUM_ID}\\policy`, Object.entries(values)),
    "",
  ].join("\r\n");
}

function registryKey(key: string, entries: readonly (readonly [string, PolicyValue])[]): string[] {
  const lines = entries.flatMap(([name, value]) =>
    typeof value === "object" ? [] : [`"${name}"=${registryValue(value)}`],
  );
  const below = entries.flatMap(([name, value]) =>
    typeof value === "object" ? registryKey(`${key}\\${name}`, numbered(value)) : [],
  );
  return ["", `[${key}]`, ...lines, ...below];
}

function registryValue(value: string | number | boolean): string {
  if (typeof value === "string") return `"${value.replace(/[\\"]/g, "\\$&")}"`;
  return `dword:${Number(value).toString(16).padStart(8, "0")}`;
}

function numbered(value: object): [string, PolicyValue][] {
  return Array.isArray(value)
    ? value.map((each: PolicyValue, index) => [String(index + 1), each])
    : Object.entries(value);
}

/** A configuration profile: one payload for the browser, one for the extension. */
function profile(browser: string, settings: PolicyValues, values: PolicyValues): string {
  const payloads = [
    payload(browser, "1", { ExtensionSettings: { [CHROMIUM_ID]: settings } }),
    payload(`${browser}.extensions.${CHROMIUM_ID}`, "2", values),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${plist({
  PayloadContent: payloads,
  PayloadDisplayName: "Primary Source",
  PayloadIdentifier: `org.example.primary-source.${browser}`,
  PayloadScope: "System",
  PayloadType: "Configuration",
  PayloadUUID: uuid(browser, "0"),
  PayloadVersion: 1,
})}
</plist>
`;
}

function payload(type: string, number: string, values: PolicyValues): PolicyValues {
  return {
    ...values,
    PayloadIdentifier: `org.example.primary-source.${type}`,
    PayloadType: type,
    PayloadUUID: uuid(type, number),
    PayloadVersion: 1,
  };
}

/** Macs only want them to be different. */
function uuid(browser: string, number: string): string {
  const which = browser.includes("Chrome") ? "1" : "2";
  return `5F1C0D2${which}-6B0E-4A57-9C55-00000000000${number}`;
}

function plist(value: PolicyValue, indent = ""): string {
  const deeper = `${indent}  `;
  if (typeof value === "string") return `${indent}<string>${escaped(value)}</string>`;
  if (typeof value === "number") return `${indent}<integer>${value}</integer>`;
  if (typeof value === "boolean") return `${indent}<${value}/>`;
  if (Array.isArray(value)) {
    const items = value.map((each: PolicyValue) => plist(each, deeper));
    return [`${indent}<array>`, ...items, `${indent}</array>`].join("\n");
  }
  const entries = Object.entries(value).flatMap(([name, each]: [string, PolicyValue]) => [
    `${deeper}<key>${escaped(name)}</key>`,
    plist(each, deeper),
  ]);
  return [`${indent}<dict>`, ...entries, `${indent}</dict>`].join("\n");
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
