import type { ComponentChildren, ComponentProps } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import styles from "./Floating.module.css";
import { floatingPlace } from "./floating-place.ts";

interface FloatingProps extends Omit<ComponentProps<"div">, "class" | "ref" | "style"> {
  /** Whether it begins where its button begins, or ends where that ends. */
  side?: "start" | "end";
  children: ComponentChildren;
}

/** A list or box beside the button before it, over everything else of the page, and inside the window. */
export function Floating({ side = "end", children, ...rest }: FloatingProps) {
  const element = useRef<HTMLDivElement>(null);
  // In the browser's top layer, whatever its button stands in cannot lie over it.
  useLayoutEffect(() => element.current?.showPopover(), []);
  useLayoutEffect(() => {
    const place = (): void => {
      const floating = element.current;
      const button = floating?.previousElementSibling;
      if (!floating || !button) return;
      const isEnd = (side === "end") !== (getComputedStyle(floating).direction === "rtl");
      // Its whole height is worked out, not set free and measured: that would throw away where it was scrolled to.
      const { width, height: drawn } = floating.getBoundingClientRect();
      const height = drawn + floating.scrollHeight - floating.clientHeight;
      const window = { width: document.documentElement.clientWidth, height: innerHeight };
      const { top, left, most } = floatingPlace(
        button.getBoundingClientRect(),
        { width, height },
        window,
        isEnd ? "end" : "start",
      );
      floating.style.top = `${top}px`;
      floating.style.left = `${left}px`;
      floating.style.maxHeight = `${most}px`;
    };
    place();
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(place);
    if (element.current) observer?.observe(element.current);
    addEventListener("resize", place);
    document.addEventListener("scroll", place, true);
    return () => {
      observer?.disconnect();
      removeEventListener("resize", place);
      document.removeEventListener("scroll", place, true);
    };
  }, [side]);
  return (
    <div {...rest} popover="manual" class={`${styles.floating} floating`} ref={element}>
      {children}
    </div>
  );
}
