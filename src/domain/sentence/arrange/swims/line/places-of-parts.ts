import { isPlainSwim } from './measures-of-parts.ts'
import type { Part } from './parts-of-lines.ts'
import type { Slot } from './slots.ts'

/** "6x50 fast, after 300 pull": what stands behind the word, up to the end, is done before the others; undefined if that is in doubt. */
export function placeAfter(parts: readonly Part[]): Part[] | undefined {
  const placed = parts.map((part, at): Part | undefined => {
    const isLast = parts.slice(at + 1).every(isAtAnEnd)
    if (part.place === 'after this') return isLast ? { ...part, place: 'before' } : undefined
    if (part.place !== 'after') return part
    if (at === 0 || part.slots.some(({ words }) => words === 'cool down')) return { ...part, place: undefined }
    if (part.slots.some(({ words }) => words === 'warm up')) return { ...part, place: 'before' }
    return isLast && !isAtAnEnd({ ...part, place: undefined }) ? { ...part, place: 'before', tell: FIRST } : undefined
  })
  return placed.every((part) => part !== undefined) ? placed : undefined
}

const FIRST = 'What is swum “after” another is swum behind it.'

function isAtAnEnd({ place, slots }: Part): boolean {
  return place !== undefined || slots.some(({ kind, words }) => kind === 'end' || words === 'easy')
}

/** "6x100 max on 6:00, 50 easy in the rest": whether each stands behind a set with a send-off, in the rest of which it is swum. */
export function areInRests(parts: readonly Part[]): boolean {
  return parts.every((part, at) => {
    const set = parts[at - 1]
    return part.place !== 'in rest' || (isPlainSwim(part) && set?.kind === 'swim' && !!set.slots.find(isSendOff))
  })
}

/** A set with a swim in its rests; a share that is said of it is an effort, as its rests are long. */
export function aimSetsWithRests(parts: readonly Part[]): Part[] {
  return parts.map((part, at) =>
    parts[at + 1]?.place === 'in rest' ? { ...part, slots: part.slots.map(asEffort) } : part,
  )
}

function isSendOff({ kind, others = [] }: Slot): boolean {
  return kind === 'clock' && others.length === 0
}

function asEffort(slot: Slot): Slot {
  const percent = Number(/^at (\d+)%/.exec(slot.words)?.[1])
  if (slot.kind !== 'target' || !(percent >= ALMOST_ALL)) return slot
  const tell = `${percent} % before so long a rest was read as an effort, near the maximum.`
  return { ...slot, kind: 'effort', words: percent >= ALL ? 'max' : 'hard', tell }
}

// In percent (our choice).
const ALMOST_ALL = 90
const ALL = 97
