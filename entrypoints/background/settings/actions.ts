import { type Settings, saveSettings } from "../../../utils/settings/settings.ts";
import { removeSiteList } from "../../../utils/sites/kept-site-list.ts";

/** Saves a change, and removes what was kept for a setting that is now off. */
export async function save(change: Partial<Settings>): Promise<null> {
  await saveSettings(change);
  if (change.siteList === false) await removeSiteList();
  return null;
}
