import { SETTING_NAMES, SETTINGS } from "../utils/settings/settings-table.ts";

/** What an administrator may set, in the form that Chromium reads: the settings, and the watches of an organization. */
export function managedSchema() {
  const settings = SETTING_NAMES.map((name) => {
    const { policy, title } = SETTINGS[name];
    return [name, { ...policy, title }] as const;
  });
  return { type: "object", properties: { ...Object.fromEntries(settings), watches: WATCHES } };
}

const WATCHES = {
  type: "array",
  title: "Watches that people have from the start",
  items: {
    type: "object",
    properties: {
      name: { type: "string" },
      address: {
        type: "string",
        title: "Address of a search or recent view, such as search.html?view=recent&country=us&q=tax",
      },
      rhythm: {
        type: "string",
        enum: ["1h", "6h", "24h", "7d", "look"],
        title: "How often the search service is asked in the background; a change replaces what people chose",
      },
      notify: { type: "boolean" },
      paused: { type: "boolean", title: "Whether it starts paused" },
      words: {
        type: "string",
        title: "Words or phrases, separated by commas, of which a page must have one",
      },
      group: { type: "string", title: "The name of the group that it is listed in" },
      note: { type: "string" },
      missing: { type: "boolean", title: "Of a site: whether pages that the index no longer finds are told" },
      silentDays: {
        type: "integer",
        minimum: 1,
        maximum: 365,
        title: "Say when nothing is new for so many days",
      },
      weekday: { type: "integer", minimum: 1, maximum: 7, title: "Of the rhythm 7d: 1 Monday to 7 Sunday" },
      hour: { type: "integer", minimum: 0, maximum: 23, title: "With a weekday: from which hour on" },
      removable: { type: "boolean", title: "Whether people can remove it; true if not set" },
    },
  },
};
