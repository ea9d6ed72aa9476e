import type { ComponentChild } from "preact";

/** A component in its states, for developers and for pictures: `npm run gallery`. */
export interface Examples {
  /** The component's name. */
  readonly of: string;
  readonly states: readonly {
    readonly name: string;
    /** How wide the place of the component usually is. */
    readonly width?: "popup" | "panel" | "page";
    draw(): ComponentChild;
  }[];
}
