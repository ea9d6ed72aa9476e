/** From this width on a full page has room for something beside its list. The style sheets of What's new end one pixel below. */
export const HAS_ROOM_BESIDE = "(min-width: 860px)";
