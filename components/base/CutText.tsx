interface CutTextProps {
  as?: "span" | "p" | "bdi";
  class?: string;
  id?: string;
  children: string;
}

/** A text that may be cut: the pointer shows all of it. A title from the start would be read twice by screen readers. */
export function CutText({ as: Tag = "span", children: text, ...rest }: CutTextProps) {
  const showWhole = ({ currentTarget: shown }: { currentTarget: HTMLElement }): void => {
    const isCut = shown.scrollWidth > shown.clientWidth || shown.scrollHeight > shown.clientHeight;
    shown.title = isCut ? text : "";
  };
  return (
    <Tag {...rest} onPointerEnter={showWhole}>
      {text}
    </Tag>
  );
}
