import { isEasyAim } from './easy-aims.ts'
import type { Folded } from './fold/folding.ts'
import type { Aim, Detail, Part } from './part.ts'
import { isCalm } from './sizes.ts'

/**
 * A limit of the heart rate as the target of what is easy: of a session of one stretch, or of what is left of the whole around
 * its efforts. Undefined where it is said of other sessions, whose steps have targets of their own.
 */
export function aimByLimit(folded: Folded): Folded | undefined {
  const limits = folded.notes.filter(isOfBeats)
  const [limit, ...others] = limits
  if (!limit) return folded
  if (others.length > 0) return undefined
  const aim: Aim = { kind: 'beats', low: limit.mostBeats, high: limit.mostBeats, bound: 'below', ...spanOf(limit) }
  const notes = folded.notes.filter((note) => note !== limit)
  const [only, ...more] = folded.parts
  // Beside a zone it is a note.
  if (
    only &&
    more.length === 0 &&
    isStretch(only) &&
    [...only.aims, ...folded.aims].some(({ kind }) => kind === 'zone')
  )
    return folded
  const isOpen = (aims: readonly Aim[]) => aims.every((one) => isEasyAim(one) || isCalm(one))
  if (folded.total && folded.parts.every((part) => isEffort(part) && part.role === undefined))
    return isOpen(folded.aims) ? { ...folded, notes, aims: [...folded.aims, aim] } : undefined
  if (!only || !(isStretch(only) || (isPlainSet(only) && more.length === 0)) || !isOpen([...only.aims, ...folded.aims]))
    return undefined
  if (!more.every((part) => isEffort(part) && part.role === undefined)) return undefined
  return { ...folded, notes, parts: [{ ...only, aims: [...only.aims, aim] }, ...more] }
}

function isOfBeats(note: Detail): note is Detail & { mostBeats: number } {
  return note.mostBeats !== undefined
}

function spanOf({ from, to }: Detail) {
  return { from, to }
}

function isStretch({ length, times, inner, rungs, burst, ramp, role, stretches, place }: Part): boolean {
  return (
    length !== undefined && times.length === 0 && ![inner, rungs, burst, ramp, role, stretches, place].some(Boolean)
  )
}

/** "6x5 min, HR under 165" */
function isPlainSet({ times, inner, rungs, burst, listed, selected, ramp, rest }: Part): boolean {
  return times.length > 0 && rest?.manner !== 'walk' && ![inner, rungs, burst, listed, selected, ramp].some(Boolean)
}

/** Whether a part is harder than what is around it. */
function isEffort({ times, rungs, inner, aims, isRemainder }: Part): boolean {
  return times.length > 0 || rungs !== undefined || inner !== undefined || isRemainder === true || !aims.every(isCalm)
}
