import type { EditorEntry } from '../../workout/groups.ts'
import type { Duration, Step } from '../../workout/step.ts'
import { timeOf } from './measure.ts'
import type { Block, Piece } from './plan.ts'
import type { TargetOf } from './targets.ts'

/** Writes a plan down as the editor holds it. */
export function writeEntries(blocks: readonly Block[], stepOf: (piece: Piece) => Step): EditorEntry[] {
  return blocks.flatMap(({ times, pieces }): EditorEntry[] => {
    const steps = pieces.filter(({ ticks }) => ticks > 0).map(stepOf)
    return times > 1 ? [{ type: 'repeat', count: times, steps }] : steps
  })
}

/**
 * What writes a piece of a plan as a step. Work below `hardFrom`, the zone of the threshold, is active and not an
 * interval: a tempo run is no hard session, and its profile must not look like one.
 */
export function stepWriter(
  hardFrom: number,
  durationOf: (ticks: number) => Duration,
  targetOf: TargetOf,
): (piece: Piece) => Step {
  return ({ intensity, zone, ticks, name, notes, percents, ramp, extras }) => ({
    name,
    ...(notes ? { notes } : {}),
    intensity: intensity === 'interval' && zone !== null && zone < hardFrom ? 'active' : intensity,
    duration: zone === null ? timeOf(ticks) : durationOf(ticks),
    ...(zone === null ? {} : { target: isForFeel(extras) ? { type: 'open' } : targetOf(zone, percents, ramp) }),
    ...extras,
  })
}

/** The same for many versions of a workout, which have their pieces in common: each is written once. */
export function writeEachOnce(stepOf: (piece: Piece) => Step): (piece: Piece) => Step {
  const known = new Map<Piece, Step>()
  return (piece) => {
    const found = known.get(piece) ?? stepOf(piece)
    known.set(piece, found)
    return found
  }
}

/** A kick is far slower than any pace zone, and a drill has no pace. */
function isForFeel(extras: Piece['extras']): boolean {
  return extras?.drill === 'kick' || extras?.drill === 'drill'
}
