import { type ComponentChildren, Fragment } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Caret } from "./Caret.tsx";
import { Floating } from "./Floating.tsx";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./Menu.module.css";
import { usePopover } from "./use-popover.ts";

export interface MenuItem {
  readonly name: string;
  readonly icon?: IconName;
  /** A link opens in a new tab and shows where it leads; anything else is done. */
  readonly address?: string;
  readonly onSelect?: () => void;
  /** A line above it parts it from those before. */
  readonly isApart?: boolean;
}

interface MenuProps {
  /** The name of the button and of its menu. It names what it acts on where several are in view. */
  name: string;
  items: readonly MenuItem[];
  /** The words of the button; none: it is its icon, or "⋯". */
  children?: ComponentChildren;
  icon?: IconName;
  kind?: "plain" | "main" | "quiet";
  /** A sentence below the items. */
  note?: string;
}

const BUTTONS = { plain: "button", main: "button button-main", quiet: "button button-quiet" };

/** Second thoughts about something, behind one button. The ARIA menu pattern. */
export function Menu({ name, items, children, icon, kind = "plain", note }: MenuProps) {
  const { isOpen, root, toggle, close } = usePopover();
  const hasWords = children !== undefined;
  return (
    <div class={styles.menu} ref={root}>
      <button
        type="button"
        class={hasWords ? BUTTONS[kind] : "icon-button"}
        aria-label={hasWords ? undefined : name}
        title={hasWords ? undefined : name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || isOpen) return;
          event.preventDefault();
          toggle();
        }}
      >
        {hasWords ? icon && <Icon name={icon} /> : <Icon name={icon ?? "dots"} />}
        {children}
        {hasWords && <Caret />}
      </button>
      {isOpen && <MenuList name={name} items={items} note={note} onClose={close} />}
    </div>
  );
}

interface MenuListProps extends Pick<MenuProps, "name" | "items"> {
  note: string | undefined;
  onClose(): void;
}

function MenuList({ name, items, note, onClose }: MenuListProps) {
  const noteId = useId();
  const list = useRef<HTMLDivElement>(null);
  const rows = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? []),
  ];
  useLayoutEffect(() => rows()[0]?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    // A shortcut of the browser, such as Ctrl+P.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = rows();
    const at = all.findIndex((row) => row.contains(document.activeElement));
    const next = rowAfter(event.key, at, all);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <Floating role="presentation">
      <div
        class={styles.list}
        role="menu"
        aria-label={name}
        aria-describedby={note && noteId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        ref={list}
      >
        {items.map((item) => (
          <Fragment key={item.name}>
            {item.isApart && <hr class={styles.line} />}
            <MenuRow item={item} onClose={onClose} />
          </Fragment>
        ))}
      </div>
      {note && (
        <p class={`hint ${styles.note}`} id={noteId}>
          {note}
        </p>
      )}
    </Floating>
  );
}

function MenuRow({ item, onClose }: { item: MenuItem; onClose(): void }) {
  const select = (): void => {
    // First the focus returns to the button, so that what is done may lead it elsewhere.
    onClose();
    item.onSelect?.();
  };
  const shared = { role: "menuitem", tabIndex: -1, class: styles.item } as const;
  const words = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.name}
    </>
  );
  return item.address === undefined ? (
    <button type="button" {...shared} onClick={select}>
      {words}
    </button>
  ) : (
    <a {...shared} href={item.address} target="_blank" rel="noopener noreferrer" onClick={select}>
      {words}
    </a>
  );
}

/** The row that a key leads to: the next or the one before, the first, the last, or the next that begins with a letter. */
function rowAfter(key: string, at: number, rows: readonly HTMLElement[]): HTMLElement | undefined {
  const { length } = rows;
  if (key === "ArrowDown") return rows[(at + 1) % length];
  if (key === "ArrowUp") return rows[(at - 1 + length) % length];
  if (key === "Home") return rows[0];
  if (key === "End") return rows[length - 1];
  if (key.length !== 1 || key === " ") return undefined;
  const after = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
  return after.find((row) => row.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
