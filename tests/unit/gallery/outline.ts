/** How something looks. */
const LOOKS = new Set(["class", "style"]);
/** They only hold others together, unless they have something to say. */
const PLAIN = new Set(["div", "span"]);

/** What a page says and how it is built, a line for each element and each text, without its looks and pictures. */
export function outline(parent: ParentNode & Node, depth = 0): string {
  return [...parent.childNodes].map((node) => outlineOf(node, depth)).join("");
}

function outlineOf(node: Node, depth: number): string {
  const line = (words: string): string => `${"  ".repeat(depth)}${words}\n`;
  if (!(node instanceof Element)) {
    const text = textOf(node);
    return text === "" ? "" : line(text);
  }
  const tag = node.localName;
  // An icon says nothing, and of a chart its name is read.
  if (tag === "svg") return node.hasAttribute("aria-label") ? line(`svg ${nameOf(node)}`) : "";
  const attributes = [...node.attributes].filter(({ name }) => !LOOKS.has(name));
  if (PLAIN.has(tag) && attributes.length === 0) return outline(node, depth);
  const words = [tag, ...attributes.map(said), ...stateOf(node)].join(" ");
  const [child] = node.childNodes;
  const isText = node.childNodes.length === 1 && child !== undefined && !(child instanceof Element);
  if (isText) return line(`${words}: ${textOf(child)}`);
  return line(words) + outline(node, depth + 1);
}

const nameOf = (picture: Element): string => JSON.stringify(picture.getAttribute("aria-label"));

const said = ({ name, value }: Attr): string => (value === "" ? name : `${name}=${JSON.stringify(value)}`);

const TICKED = new Set(["checkbox", "radio"]);

/** What a field holds and whether it is ticked is no attribute of it. */
function stateOf(element: Element): readonly string[] {
  if (element instanceof HTMLInputElement) {
    if (TICKED.has(element.type)) return element.checked ? ["ticked"] : [];
    return element.value === "" ? [] : [held(element.value)];
  }
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) {
    return [held(element.value)];
  }
  return [];
}

/** Of a longer text nobody reads the end. */
const LONGEST = 200;

function held(text: string): string {
  const whole = `holds ${JSON.stringify(text.slice(0, LONGEST))}`;
  return text.length > LONGEST ? `${whole} and so on, ${text.length} in all` : whole;
}

function textOf(node: Node): string {
  return (node.textContent ?? "").replace(/\s+/g, " ").trim();
}
