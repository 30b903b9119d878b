/** The items in groups of one key each, in the order of each group's first item. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Item[][] {
  return [...Map.groupBy(items, keyOf).values()]
}
