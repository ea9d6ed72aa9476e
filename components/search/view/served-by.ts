import { localRecord } from "../../../utils/platform/local-record.ts";
import { popupMemory } from "./kept-views.ts";

/** The address of the search service whose lists and results pages keep. */
const record = localRecord<string>("served-by", 1);

/** Whether what pages keep is of another search service than this one. From then on it is kept as this one's, without the results. */
export function isOfAnotherService(address: string | null): boolean {
  const before = record.read();
  const now = address ?? "";
  if (before === now) return false;
  record.write(now);
  if (before === null) return false;
  popupMemory.forgetResults();
  return true;
}
