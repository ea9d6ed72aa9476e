/**
 * As many of the items as are wanted, drawn by lot. Each item's lot depends on the seed and its own id only, so a change of
 * the code changes the sample no more than it must.
 */
export function drawn<Item extends { readonly id: string }>(
  items: readonly Item[],
  { seed, size, isWanted }: { seed: number; size: number; isWanted(item: Item): boolean },
): readonly Item[] {
  const byLot = items
    .map((item) => ({ item, lot: hash(`${seed}|${item.id}`) }))
    .sort((a, b) => a.lot - b.lot || (a.item.id < b.item.id ? -1 : 1));
  const sample: Item[] = [];
  for (const { item } of byLot) {
    if (sample.length === size) break;
    if (isWanted(item)) sample.push(item);
  }
  return sample;
}

/** FNV-1a, with its bits mixed once more at the end: similar ids get lots far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
