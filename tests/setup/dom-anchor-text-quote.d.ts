declare module "dom-anchor-text-quote" {
  /** Where a quotation is in the text of a node; null: it is not there. */
  export function toTextPosition(
    root: Node,
    selector: { readonly exact: string },
  ): { readonly start: number; readonly end: number } | null;
}
