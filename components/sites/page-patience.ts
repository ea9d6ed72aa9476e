/** A page that is still loading, shows a dialog or is busy with its own scripts answers late or never. */
export const PAGE_PATIENCE = 10_000;
