import type { Fault } from './fault.ts'

/**
 * Draws faults by a seed; the same seed draws the same faults. Each draw first picks a kind, all equally likely, then a
 * fault of that kind. Otherwise most faults would be changed numbers of tables.
 */
export function drawFaults(faults: readonly Fault[], count: number, seed: number): Fault[] {
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]) => Math.floor(random() * items.length)
  const byKind = [...Map.groupBy(faults, ({ kind }) => kind).values()].map((group) => [...group])
  const drawn: Fault[] = []
  while (drawn.length < count && byKind.length > 0) {
    const at = pick(byKind)
    const group = byKind[at] ?? []
    drawn.push(...group.splice(pick(group), 1))
    if (group.length === 0) byKind.splice(at, 1)
  }
  return drawn
}

/** A generator of pseudo-random numbers from 0 to 1: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
