import { type Settings, saveSettings, unreadableSettings } from "../../../utils/settings/settings.ts";
import { removeSiteList } from "../../../utils/sites/kept-site-list.ts";

/** What was kept for a setting that is now off is removed by whoever hears of the change: an administrator makes some, too. */
export async function save(change: Partial<Settings>): Promise<null> {
  await saveSettings(change);
  return null;
}

/** The list of government sites was turned off. Nothing is removed because of a policy that cannot be read. */
export async function removeUnwantedList(): Promise<void> {
  if (!(await unreadableSettings()).includes("siteList")) await removeSiteList();
}
