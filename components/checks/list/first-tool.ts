/** The first button beside the heading of the list: where the focus goes when what had it is gone. */
export function firstTool(): HTMLElement | null {
  return document.querySelector<HTMLElement>("#checks h2 ~ div button");
}
