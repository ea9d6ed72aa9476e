const EVENT = { addListener: () => undefined, removeListener: () => undefined };

/** A browser that allows all it is asked about. What a component asks comes after its drawing, and perhaps after the test. */
export const PERMISSIONS = { contains: async () => true, onAdded: EVENT, onRemoved: EVENT };
