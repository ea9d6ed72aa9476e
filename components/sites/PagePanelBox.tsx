import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import styles from "./PagePanel.module.css";

/** What a press opened beside the page's answer. The focus goes there, so that it is read out and Escape closes it. */
export function PagePanelBox({ name, children }: { name: string; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div class={styles.panel} role="dialog" aria-label={name} tabIndex={-1} ref={box}>
      {children}
    </div>
  );
}
