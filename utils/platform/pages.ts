/** The pages' addresses inside the extension that others open (ui-contract.md, Addresses). */
export const SIDE_PANEL_PAGE = "sidepanel.html";

/** The side panel's page at the card of one check. */
export function checkPage(id: string): string {
  return `${SIDE_PANEL_PAGE}#check-${id}`;
}
