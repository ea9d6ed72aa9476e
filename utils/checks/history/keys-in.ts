interface KeyCursor<Key> {
  readonly primaryKey: string;
  readonly key: Key;
  continue(): Promise<KeyCursor<Key> | null>;
}

interface Index<Key> {
  openKeyCursor(): Promise<KeyCursor<Key> | null>;
}

/** What an index holds of each check, by its id. No check is read for it, however many there are. */
export async function keysIn<Key>(index: Index<Key>): Promise<ReadonlyMap<string, Key>> {
  const keys = new Map<string, Key>();
  let cursor = await index.openKeyCursor();
  while (cursor !== null) {
    keys.set(cursor.primaryKey, cursor.key);
    cursor = await cursor.continue();
  }
  return keys;
}
