/** The pages' addresses inside the extension that others open (ui-contract.md, Addresses). */
export const SIDE_PANEL_PAGE = "sidepanel.html";
