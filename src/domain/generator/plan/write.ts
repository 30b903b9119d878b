import type { EditorEntry } from '../../workout/groups.ts'
import type { Duration, Step } from '../../workout/step.ts'
import { timeOf } from './measure.ts'
import type { Block, Piece } from './plan.ts'
import type { TargetOf } from './targets.ts'

/** The blocks of a plan as entries of the editor's form. */
export function writeEntries(blocks: readonly Block[], stepOf: (piece: Piece) => Step): EditorEntry[] {
  return blocks.flatMap(({ times, pieces }): EditorEntry[] => {
    const steps = pieces.filter(({ ticks }) => ticks > 0).map(stepOf)
    return times > 1 ? [{ type: 'repeat', count: times, steps }] : steps
  })
}

/**
 * Turns a piece of a plan into a step. Work below `hardFrom`, the zone of the threshold, becomes active and not interval: a
 * tempo run is no hard session, and its profile should not look like one.
 */
export function stepWriter(
  hardFrom: number,
  durationOf: (ticks: number) => Duration,
  targetOf: TargetOf,
): (piece: Piece) => Step {
  return ({ intensity, zone, ticks, seconds, name, notes, percents, ramp, effort, extras }) => ({
    name,
    ...(notes ? { notes } : {}),
    intensity: intensity === 'interval' && zone !== null && zone < hardFrom ? 'active' : intensity,
    duration: zone === null ? timeOf(ticks) : seconds === undefined ? durationOf(ticks) : timeOf(seconds),
    ...(zone === null
      ? {}
      : { target: effort || hasNoPace(extras) ? { type: 'open' as const } : targetOf(zone, percents, ramp) }),
    ...(effort ? { effort } : {}),
    ...extras,
  })
}

/** Whether a swim has no pace to aim at: a kick is slower than every pace zone, a drill has no pace. */
function hasNoPace(extras: Piece['extras']): boolean {
  return extras?.drill === 'kick' || extras?.drill === 'drill'
}
