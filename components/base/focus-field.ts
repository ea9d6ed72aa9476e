/**
 * Puts the focus into the field of a tab that was just opened, so that typing goes there. A user who moves through the
 * tabs with the arrow keys keeps the focus there; a click on a tab leads on to its field. `selected`: typing replaces what
 * is in it.
 */
export function focusField(
  field: HTMLInputElement | HTMLTextAreaElement | null | undefined,
  { selected }: { readonly selected: boolean },
): void {
  const before = document.activeElement;
  if (!field || (before?.getAttribute("role") === "tab" && before.matches(":focus-visible"))) return;
  field.focus();
  if (selected) field.select();
  else field.setSelectionRange(field.value.length, field.value.length);
}
