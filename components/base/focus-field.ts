/**
 * Puts the focus into the field of a tab that was just opened, so that typing goes there. A user who moves through the
 * tabs with the arrow keys keeps the focus there; a click on a tab leads on to its field. `selected`: typing replaces what
 * is in it. To be called at the end: what is returned.
 */
export function focusField(
  field: HTMLInputElement | HTMLTextAreaElement | null | undefined,
  { selected }: { readonly selected: boolean },
): (() => void) | undefined {
  const before = document.activeElement;
  if (!field || (before?.getAttribute("role") === "tab" && before.matches(":focus-visible")))
    return undefined;
  const place = (): void => {
    field.focus();
    if (selected) field.select();
    else field.setSelectionRange(field.value.length, field.value.length);
  };
  place();
  if (document.hasFocus()) return undefined;
  // Firefox draws a popup before it shows it, and often takes the focus from the field when it does.
  const placeAgain = (): void => {
    if (document.activeElement === document.body) place();
  };
  addEventListener("focus", placeAgain, { once: true });
  return () => removeEventListener("focus", placeAgain);
}
