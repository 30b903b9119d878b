import { type EditorEntry, isGroup } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { type Length, lengthsOf } from './lengths.ts'

/** A step of one length. */
export type Piece = { step: Step; length: Length }

/** A piece, or pieces with a number of repetitions. */
export type TcxEntry = Piece | { repetitions: number; pieces: Piece[] }

/** Steps of a workout and repetitions in the schema; a repeat counts as a step beside its own. */
export const MAX_PART_STEPS = 20
const MAX_REPETITIONS = 99

/** The entries as workouts of at most 20 steps, to be done one after another. */
export function partsOf(entries: readonly EditorEntry[]): TcxEntry[][] {
  const parts: TcxEntry[][] = []
  let free = 0
  for (const entry of entries.flatMap(tcxEntries)) {
    const size = 'repetitions' in entry ? entry.pieces.length + 1 : 1
    if (size > free) {
      parts.push([])
      free = MAX_PART_STEPS
    }
    parts.at(-1)?.push(entry)
    free -= size
  }
  return parts
}

/** A group as one repeat or several; one that is too long for any workout is written out. */
function tcxEntries(entry: EditorEntry): TcxEntry[] {
  if (!isGroup(entry)) return piecesOf(entry)
  const pieces = entry.steps.flatMap(piecesOf)
  if (pieces.length >= MAX_PART_STEPS) return Array.from({ length: entry.count }, () => pieces).flat()
  const whole = Math.floor(entry.count / MAX_REPETITIONS)
  const rest = entry.count % MAX_REPETITIONS
  return [
    ...Array.from({ length: whole }, () => ({ repetitions: MAX_REPETITIONS, pieces })),
    ...(rest > 1 ? [{ repetitions: rest, pieces }] : []),
    ...(rest === 1 ? pieces : []),
  ]
}

function piecesOf(step: Step): Piece[] {
  return lengthsOf(step).map((length) => ({ step, length }))
}
