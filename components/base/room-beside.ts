/** From this width on a full page has room for something beside its list. The style sheets of What's new have the same number. */
export const HAS_ROOM_BESIDE = "(min-width: 860px)";
