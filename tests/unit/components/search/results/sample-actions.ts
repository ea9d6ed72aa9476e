const nothing = () => undefined;

/** Of cards whose buttons nobody presses, and whose links the browser opens. */
export const ACTIONS = {
  onOpen: () => false,
  onCopyLink: nothing,
  onCopyCitation: nothing,
  onSearchSite: nothing,
  offersChecks: () => true,
  onCheckPage: nothing,
  onCheckClaim: nothing,
};
