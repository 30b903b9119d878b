import type { Fault } from './fault.ts'

/**
 * Draws faults by a seed, the same ones each time: first a kind, each as likely, then one of that kind, so that a
 * table of numbers does not crowd out everything else.
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

/** Numbers from 0 to 1 that look random, by mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
