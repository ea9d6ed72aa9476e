import { SETTING_NAMES, SETTINGS } from "../utils/settings/settings-table.ts";

/**
 * What an administrator may set, in the form that Chromium reads: the settings, and the watches of an organization. Only types, as in
 * the table of settings: for one member that it refuses Chromium drops all watches, and they would leave with what they found.
 */
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
        title:
          "1h, 6h, 24h, 7d or look: how often the search service is asked in the background; a change replaces what people chose",
      },
      notify: { type: "boolean" },
      countsInBadge: { type: "boolean", title: "Whether its unread pages count on the toolbar icon" },
      paused: { type: "boolean", title: "Whether it starts paused" },
      words: {
        type: "string",
        title: "Words or phrases, separated by commas, of which a page must have one",
      },
      group: { type: "string", title: "The name of the group that it is listed in" },
      note: { type: "string" },
      missing: { type: "boolean", title: "Of a site: whether pages that the index no longer finds are told" },
      silentDays: { type: "integer", title: "Say when nothing is new for so many days, 1 to 365" },
      weekday: { type: "integer", title: "Of the rhythm 7d: 1 Monday to 7 Sunday" },
      hour: { type: "integer", title: "With a weekday: from which hour on, 0 to 23" },
      removable: { type: "boolean", title: "Whether people can remove it; true if not set" },
    },
  },
};
