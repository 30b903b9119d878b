import type { Folded } from '../fold/folding.ts'
import type { Aim, Detail, Part } from '../part.ts'
import { isCalm } from '../sizes.ts'

/**
 * A limit of the heart rate, "12 km easy, HR under 150", as the target of a run or a set that has no other: one that has figures or
 * a zone keeps it as a note.
 */
export function aimAtLimits(folded: Folded): Folded {
  const limit = folded.notes.find(({ beats }) => beats !== undefined && beats < LEAST_OF_MAXIMUM)
  const [only, ...others] = folded.parts.filter(({ role }) => !role)
  if (!limit || !only || others.length > 0 || only.inner || only.listed || !isOpen([...only.aims, ...folded.aims]))
    return folded
  const { from, to, beats = 0 } = limit
  const aim: Aim = { kind: 'beats', low: beats, high: beats, bound: 'below', from, to }
  const aimed: Part = { ...only, aims: [...only.aims, aim] }
  return {
    ...folded,
    parts: folded.parts.map((part) => (part === only ? aimed : part)),
    notes: folded.notes.filter((one: Detail) => one !== limit),
  }
}

// "max hr 190": that of the athlete (our choice).
export const LEAST_OF_MAXIMUM = 178

function isOpen(aims: readonly Aim[]): boolean {
  return aims.every((aim) => aim.kind === 'effort' && isCalm(aim))
}
