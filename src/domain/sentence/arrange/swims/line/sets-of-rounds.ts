import { roleOf } from '../send-offs.ts'
import type { Part } from './parts-of-lines.ts'
import { clockOf, type Slot } from './slots.ts'

/** "2x8x50 odd fast even easy on 1:10": what is said behind rounds of one set and fits its swims alone is said of them. */
export function sayOfSet(part: Part): Part {
  const parts = part.parts.map(sayOfSet)
  const [set, ...more] = parts
  const { turns = [] } = part
  if (part.kind !== 'group' || part.times < 2 || more.length > 0 || set?.kind !== 'swim' || set.times < 2)
    return { ...part, parts }
  const own = part.slots.filter((slot) => isSendOff(slot, set))
  const areOfSwims =
    turns.length > 0 && !set.turns?.length && (turns.every(({ every }) => every > 0) || areOfEach(part))
  const inner = {
    ...set,
    slots: [...set.slots, ...own],
    turns: areOfSwims ? turns : (set.turns ?? []),
  }
  return {
    ...part,
    turns: areOfSwims ? [] : turns,
    slots: part.slots.filter((slot) => !own.includes(slot)),
    parts: [inner],
  }
}

/** "5 rounds of 4x50 (#1 fly #2 back #3 breast #4 free)": as many as swims, and not as rounds. */
export function areOfEach({ times, turns = [], parts: [set] }: Part): boolean {
  return set?.times === turns.length && times !== turns.length && turns.every(({ first }, at) => first === at + 1)
}

function isSendOff({ kind, words, seconds = 0, others = [] }: Slot, { figures: [far = 0] }: Part): boolean {
  return kind === 'clock' && words !== '' && others.length === 0 && roleOf(clockOf(seconds), far) === 'send-off'
}
