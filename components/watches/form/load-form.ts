import { listenToWatches } from "../watches-store.ts";
import type { FollowForm } from "./FollowForm.tsx";

/** The form is loaded when it is first opened, with what it shows: the watches, and what was entered before and is not saved. */
export async function loadForm(): Promise<{ readonly draw: typeof FollowForm }> {
  listenToWatches();
  const [form, { unsavedChoices }] = await Promise.all([
    import("./FollowForm.tsx"),
    import("./unsaved-choices.ts"),
  ]);
  await unsavedChoices.read();
  return { draw: form.FollowForm };
}
