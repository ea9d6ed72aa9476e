/** happy-dom draws nothing, and has no layer above the page into which something could be put. */
if (typeof HTMLElement !== "undefined") HTMLElement.prototype.showPopover = () => undefined;
