import { signal } from "@preact/signals";
import type { Examples } from "../../gallery/examples.ts";
import type { SettingName, Settings } from "../../utils/settings/settings.ts";
import { FALLBACKS } from "../../utils/settings/settings-table.ts";
import { AddressField } from "./AddressField.tsx";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { DeleteOldChecks } from "./DeleteOldChecks.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { PrivacyLine } from "./PrivacyLine.tsx";
import { QuietHours } from "./QuietHours.tsx";
import { ChoiceSetting, Toggle } from "./SettingFields.tsx";
import type { SettingsPart } from "./settings-store.ts";

const nothing = (): void => undefined;

/** Settings that nobody saves. */
function part(change: Partial<Settings> = {}, ...locked: readonly SettingName[]): SettingsPart {
  const settings: Settings = { ...FALLBACKS, ...change };
  return {
    settings,
    store: {
      settings: signal(settings),
      unreadable: signal([]),
      listen: () => nothing,
      change: async () => true,
      isLocked: (name) => locked.includes(name),
    },
  };
}

const PRIVACY: readonly (readonly [name: string, settings: Settings])[] = [
  ["by default", FALLBACKS],
  [
    "all that can be sent",
    {
      ...FALLBACKS,
      searchServiceUrl: "https://search.example.org/",
      factCheckServiceUrl: "https://check.example.org/",
      suggestions: true,
      sourcePassages: true,
      sync: true,
    },
  ],
  ["fact-checks are forbidden", { ...FALLBACKS, forbidFactChecks: true }],
];

const AGES: readonly (readonly [name: string, part: SettingsPart])[] = [
  ["never", part()],
  ["after other days than are offered", part({ deleteVerdictsAfterDays: 30 })],
  ["after days of an administrator", part({ deleteVerdictsAfterDays: 30 }, "deleteVerdictsAfterDays")],
  ["never, by an administrator", part({}, "deleteVerdictsAfterDays")],
];

const QUIET: readonly (readonly [name: string, part: SettingsPart])[] = [
  ["off", part()],
  ["at night, by an administrator", part({ quietHours: "22-7" }, "quietHours")],
];

/** Parts of the options. */
export const EXAMPLES: Examples = {
  of: "Options",
  states: [
    ...AGES.map(([name, each]) => ({
      name: `Old fact-checks are deleted: ${name}`,
      width: "page" as const,
      draw: () => <DeleteOldChecks {...each} />,
    })),
    ...QUIET.map(([name, each]) => ({
      name: `Quiet hours: ${name}`,
      width: "page" as const,
      draw: () => <QuietHours {...each} />,
    })),
    ...PRIVACY.map(([name, settings]) => ({
      name: `What is sent: ${name}`,
      width: "page" as const,
      draw: () => <PrivacyLine settings={settings}>Nothing is sent but this:</PrivacyLine>,
    })),
    ...[false, true].map((isLocked) => ({
      name: `An address${isLocked ? " of an administrator" : ", with another one to choose"}`,
      width: "page" as const,
      draw: () => (
        <AddressField
          label="Search service"
          hint="Answers searches."
          saved={null}
          shortcut={{ label: "Use the built-in address", address: "https://search.example.org/" }}
          locked={isLocked}
          onChoose={nothing}
        />
      ),
    })),
    ...[false, true].map((isLocked) => ({
      name: `A switch and a choice${isLocked ? " of an administrator" : ""}`,
      width: "page" as const,
      draw: () => (
        <>
          <Toggle label="Suggestions" hint="Sends your words." checked locked={isLocked} onChange={nothing} />
          <ChoiceSetting
            label="Results on a page"
            value={20}
            options={[10, 20].map((value) => ({ value, name: `${value} results` }))}
            locked={isLocked}
            onChange={nothing}
          />
        </>
      ),
    })),
    { name: "The language of all texts", draw: () => <LanguageChoice {...part({ language: "fr" })} /> },
    ...[false, true].map((isDisabled) => ({
      name: `A deletion that is asked about${isDisabled ? ", of nothing" : ""}`,
      draw: () => (
        <ConfirmButton
          label="Delete all"
          question="Delete all?"
          confirmLabel="Delete"
          disabled={isDisabled}
          onConfirm={nothing}
        />
      ),
    })),
  ],
};
