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

const nothing = (): void => undefined;

/** Of cards whose buttons do nothing, and whose links the browser opens. */
export const CARD_ACTIONS = {
  onOpen: () => false,
  onCopyLink: nothing,
  onCopyCitation: nothing,
  onSearchSite: nothing,
  offersChecks: () => true,
  onCheckPage: nothing,
  onCheckClaim: nothing,
};
