/** What one page says. */
export interface MainText {
  readonly address: string;
  readonly title: string;
  /** As the page declares it; empty: it does not. */
  readonly language: string;
  /** One paragraph a line. null: the page is too large. */
  readonly text: string | null;
  /** A large part of the page belongs to another site, which the browser lets nobody read from here. */
  readonly hasOtherSite: boolean;
}

/**
 * Reads the main text of a page and of its frames of the same site, with what components keep in open shadow roots. null:
 * the page is a PDF. Runs in the page, in a world of the extension's own, so it can use nothing from this file but its
 * arguments.
 */
export function readMainText(largest: number, mostText: number): MainText | null {
  const MOST_FRAMES = 20;
  if (document.contentType === "application/pdf") return null;
  // A page can name a form like a property of its document, which then stands in that property's place.
  const title: unknown = Reflect.get(document, "title");
  const page = {
    address: location.href,
    title: typeof title === "string" ? title : "",
    language: document.documentElement.lang,
  };
  const documents: Document[] = [document];
  let size = 0;
  let hasOtherSite = false;
  for (const each of documents) {
    size += each.documentElement?.outerHTML.length ?? 0;
    for (const frame of each.querySelectorAll<HTMLIFrameElement>("iframe, frame")) {
      const { width, height } = frame.getBoundingClientRect();
      if (frame.contentDocument === null) hasOtherSite ||= width >= 300 && height >= 200;
      else if (documents.length <= MOST_FRAMES) documents.push(frame.contentDocument);
    }
  }
  if (size > largest) return { ...page, text: null, hasOtherSite };

  /** Components show their shadow root in place of, or around, what they have inside. */
  const addShadows = (original: ParentNode, copy: ParentNode, owner: Document): void => {
    const copies = copy.querySelectorAll("*");
    for (const [index, { shadowRoot }] of [...original.querySelectorAll("*")].entries()) {
      if (shadowRoot === null) continue;
      const shown = owner.createElement("div");
      shown.append(...[...shadowRoot.childNodes].map((child) => owner.importNode(child, true)));
      addShadows(shadowRoot, shown, owner);
      copies[index]?.prepend(shown);
    }
  };
  const copyOf = (original: Document): Document => {
    const copy = original.implementation.createHTMLDocument();
    const root = copy.importNode(original.documentElement, true);
    addShadows(original.documentElement, root, copy);
    copy.documentElement.remove();
    copy.append(root);
    for (const code of copy.querySelectorAll("script, style, template")) code.remove();
    return copy;
  };
  const mainOf = (original: Document): Element | null => {
    try {
      const library: unknown = Reflect.get(globalThis, "Readability");
      // What the serializer returns becomes the content. The element itself still has its paragraphs.
      const options = { serializer: (element: Node) => element };
      if (typeof library === "function") {
        const main: unknown = Reflect.construct(library, [copyOf(original), options]).parse()?.content;
        if (main instanceof Element) return main;
      }
    } catch {
      // A page that the library cannot read is read as it is.
    }
    return copyOf(original).body;
  };

  const lines: string[] = [];
  let length = 0;
  const add = (text: string | null): void => {
    const line = (text ?? "").replace(/\s+/g, " ").trim();
    length += line.length;
    if (line !== "" && length <= mostText) lines.push(line);
  };
  for (const each of documents) {
    const main = mainOf(each);
    const before = lines.length;
    for (const block of main?.querySelectorAll("p, li, blockquote, td, dd, figcaption, h1, h2, h3") ?? []) {
      if (block.querySelector("p, li, blockquote, td, dd") === null) add(block.textContent);
    }
    if (lines.length === before) add((main?.textContent ?? "").slice(0, mostText));
  }
  return { ...page, text: lines.join("\n"), hasOtherSite };
}
