/** Items grouped by a number below `groups`: those of group g are `items[first[g]]` to `items[first[g + 1] - 1]`. */
export type Incidence = { first: Uint32Array; items: Uint32Array }

export function incidence(
  groups: number,
  count: number,
  groupOf: (item: number) => number,
  isIn: (item: number) => boolean = () => true,
): Incidence {
  const first = new Uint32Array(groups + 1)
  let total = 0
  for (let item = 0; item < count; item += 1)
    if (isIn(item)) {
      ;(first[groupOf(item) + 1] as number) += 1
      total += 1
    }
  for (let group = 0; group < groups; group += 1) (first[group + 1] as number) += first[group] as number
  const next = first.slice()
  const items = new Uint32Array(total)
  for (let item = 0; item < count; item += 1) {
    if (!isIn(item)) continue
    const group = groupOf(item)
    items[next[group] as number] = item
    ;(next[group] as number) += 1
  }
  return { first, items }
}
