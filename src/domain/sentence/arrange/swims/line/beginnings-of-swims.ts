import type { Part } from './parts-of-lines.ts'
import type { Slot } from './slots.ts'

/** "3x600, the first 100 hard then at 70.3 pace": the pieces of each; undefined if one of them says nothing. */
export function divideSwims(all: readonly Part[]): Part[] | undefined {
  const divided = all.map(divideSwim)
  return divided.every((part) => part !== undefined) ? divided : undefined
}

function divideSwim(part: Part): Part | undefined {
  const parts = divideSwims(part.parts)
  const [first, left, ...more] = part.within ?? []
  if (!parts || !first) return parts && { ...part, parts }
  const [far = 0, ...others] = part.figures
  const isWhole = part.kind === 'swim' && others.length === 0 && more.length === 0 && first.far < far
  if (!isWhole || !left || first.slots.length === 0 || left.slots.length === 0) return undefined
  const rests = left.slots.filter(isOfWhole)
  const notes = [...part.slots, ...left.slots].filter(isNote)
  const piece = { ...part, times: 1, isCounted: false, within: [] }
  return {
    ...{ ...part, kind: 'group', figures: [], within: [] },
    slots: [...part.slots, ...rests].filter((slot) => !isNote(slot)),
    parts: [
      { ...piece, figures: [first.far], slots: [...first.slots, ...notes] },
      {
        ...piece,
        figures: [far - first.far],
        slots: left.slots.filter((slot) => !rests.includes(slot) && !isNote(slot)),
      },
    ],
  }
}

function isOfWhole({ kind }: Slot): boolean {
  return kind === 'rest' || kind === 'clock' || kind === 'pause'
}

function isNote({ kind }: Slot): boolean {
  return kind === 'note' || kind === 'breath'
}
