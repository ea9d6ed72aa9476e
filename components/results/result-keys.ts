/** Up and down go through the titles; above the first one stands the box. */
export function moveAmongResults(list: HTMLElement | null, step: 1 | -1, box: HTMLElement | null): boolean {
  const links = [...(list?.querySelectorAll<HTMLElement>(".card-link") ?? [])];
  const card = document.activeElement?.closest(".card");
  const current = links.findIndex((link) => card?.contains(link));
  if (current < 0 && step < 0) return false;
  const target = current < 0 ? links[0] : current + step < 0 ? box : links[current + step];
  target?.focus();
  return target !== undefined;
}

/** Letters typed into a field are never a command. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"))
  );
}
