declare module "@citation-js/core" {
  interface Name {
    readonly literal?: string;
    readonly family?: string;
  }
  export interface Item {
    readonly title?: string;
    readonly author?: readonly Name[];
    readonly issued?: { readonly "date-parts": readonly (readonly number[])[] };
    readonly URL?: string;
    readonly language?: string;
  }
  export class Cite {
    constructor(data: unknown);
    readonly data: readonly Item[];
    format(type: "bibliography", options: { readonly format: "text"; readonly template: "apa" }): string;
  }
}
declare module "@citation-js/plugin-bibtex" {}
declare module "@citation-js/plugin-csl" {}
declare module "@citation-js/plugin-ris" {}
