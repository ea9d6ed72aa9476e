import styles from "./Disc.module.css";
import { Icon, type IconName } from "./Icon.tsx";

export type Tone = "good" | "bad" | "warn" | "calm";

interface DiscProps {
  tone: Tone;
  icon: IconName;
  size?: "small" | "usual" | "large";
}

/** A sign in a filled circle: a verdict, or what a page is. Words stand beside it, so that colour is never the only sign. */
export function Disc({ tone, icon, size = "usual" }: DiscProps) {
  return (
    <span class={`${styles.disc} ${styles[tone]} ${styles[size]}`} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}
