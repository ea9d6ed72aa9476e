/** A link of a page, with the words of the paragraph that it is in. */
export interface PageLink {
  readonly address: string;
  readonly words: string;
  /** The paragraph beside it, a sentence's length at most. */
  readonly before: string;
  readonly after: string;
  /** In a menu, a margin, or the head or foot of the page. */
  readonly isAside: boolean;
}

export interface PageLinks {
  readonly address: string;
  readonly title: string;
  readonly links: readonly PageLink[];
  /** How many lead elsewhere, whether they were read or not. */
  readonly total: number;
}

/** How much is read of one page. */
export interface LinkLimits {
  readonly links: number;
  readonly words: number;
  readonly address: number;
  readonly beside: number;
  /** A paragraph that is longer, or has more links, is a list of something, and no sentence is read in it. */
  readonly paragraph: number;
  readonly linksOfParagraph: number;
}

/**
 * Reads which links of a page, of its frames of the same site and of its components lead to another host. null: the page is a
 * PDF. Runs in the page, in a world of the extension's own, so it can use nothing from this file but its arguments.
 */
export function readPageLinks(most: LinkLimits): PageLinks | null {
  if (document.contentType === "application/pdf") return null;
  const MOST_FRAMES = 20;
  const ASIDE =
    "nav, aside, footer, body > header, [role=navigation], [role=complementary], [role=contentinfo], [role=banner]";
  const BLOCK = "p, li, blockquote, td, th, dd, figcaption, h1, h2, h3, h4";
  const links: PageLink[] = [];
  let total = 0;
  const perBlock = new Map<Element, number>();

  // A page can name an element like a method of its document, which then stands in that method's place.
  const elementsOf = (root: Document | ShadowRoot): NodeListOf<Element> =>
    (root.nodeType === Node.DOCUMENT_NODE ? Document : DocumentFragment).prototype.querySelectorAll.call(
      root,
      "*",
    );
  const wordsOf = (link: Element): string => {
    const own = (link.textContent ?? "").slice(0, most.words * 4);
    const named = link.getAttribute("aria-label") ?? link.querySelector("img[alt]")?.getAttribute("alt");
    return (own.trim() === "" ? (named ?? link.getAttribute("title") ?? "") : own)
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, most.words);
  };
  const besideOf = (link: Element): { before: string; after: string } => {
    const block = link.closest(BLOCK);
    const own = link.textContent ?? "";
    const seen = block === null ? 0 : (perBlock.get(block) ?? 0) + 1;
    if (block !== null) perBlock.set(block, seen);
    const isWhole = own.trim() !== "" && own.trim().length <= most.words;
    const isProse =
      block !== null &&
      isWhole &&
      seen <= most.linksOfParagraph &&
      (block.textContent ?? "").length <= most.paragraph;
    if (!isProse) return { before: "", after: "" };
    const range = new Range();
    range.setStart(block, 0);
    range.setEndBefore(link);
    // The lines of the source are not those of the page. What the link itself begins or ends with stands beside it.
    const [lead = ""] = /^\s?/.exec(own) ?? [];
    const before = `${range.toString()}${lead}`.replace(/\s+/g, " ").slice(-most.beside);
    range.setStartAfter(link);
    range.setEnd(block, block.childNodes.length);
    const after = `${/\s/.test(own.slice(-1)) ? " " : ""}${range.toString()}`.replace(/\s+/g, " ");
    return { before, after: after.slice(0, most.beside) };
  };
  const add = (link: Element, isAside: boolean): void => {
    const address: unknown = Reflect.get(link, "href");
    if (typeof address !== "string" || address.length > most.address) return;
    if (!/^https?:\/\//i.test(address) || Reflect.get(link, "hostname") === location.hostname) return;
    total += 1;
    if (links.length >= most.links) return;
    links.push({
      address,
      words: wordsOf(link),
      ...besideOf(link),
      isAside,
    });
  };
  /** With whether the component or frame itself stands beside the text. */
  const roots: { root: Document | ShadowRoot; isAside: boolean }[] = [{ root: document, isAside: false }];
  let frames = 0;
  for (const { root, isAside } of roots) {
    const isBeside = (element: Element): boolean => isAside || element.closest(ASIDE) !== null;
    for (const element of elementsOf(root)) {
      if (element.localName === "a" || element.localName === "area") add(element, isBeside(element));
      if (element.shadowRoot !== null) roots.push({ root: element.shadowRoot, isAside: isBeside(element) });
      const inner: unknown = /^i?frame$/.test(element.localName) && Reflect.get(element, "contentDocument");
      if (inner && frames < MOST_FRAMES) {
        frames += 1;
        roots.push({ root: inner as Document, isAside: isBeside(element) });
      }
    }
  }
  const title: unknown = Reflect.get(document, "title");
  return { address: location.href, title: typeof title === "string" ? title : "", links, total };
}
