import type { EditorEntry } from '../../workout/groups.ts'
import type { Duration, Step } from '../../workout/step.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { type Measure, timeOf } from './measure.ts'
import type { Block, Piece } from './plan.ts'
import { type TargetOf, targetsFor } from './targets.ts'

/** The blocks of a plan as entries of the editor's form. */
export function writeEntries(blocks: readonly Block[], stepOf: (piece: Piece) => Step): EditorEntry[] {
  return blocks.flatMap(({ times, pieces, written }): EditorEntry[] => {
    if (written) return [...written]
    const steps = pieces.filter(({ ticks }) => ticks > 0).map(stepOf)
    return times > 1 ? [{ type: 'repeat', count: times, steps }] : steps
  })
}

/** The zone of threshold, in the zones that sessions are planned in. */
const thresholdZone = { power: 5, pace: 4 }

/** Writes the pieces of a request's session as steps. */
export function stepWriterFor(request: ResolvedRequest, { duration }: Measure): (piece: Piece) => Step {
  return stepWriter(thresholdZone[request.sport.reference.metric], duration, targetsFor(request))
}

/**
 * Turns a piece of a plan into a step. Work below `hardFrom`, the zone of the threshold, becomes active and not interval: a
 * tempo run is no hard session, and its profile should not look like one.
 */
function stepWriter(
  hardFrom: number,
  durationOf: (ticks: number) => Duration,
  targetOf: TargetOf,
): (piece: Piece) => Step {
  return ({ intensity, zone, ticks, seconds, distance, name, notes, percents, ramp, effort, extras }) => ({
    name,
    ...(notes ? { notes } : {}),
    intensity: intensity === 'interval' && zone !== null && zone < hardFrom ? 'active' : intensity,
    duration: lengthOf(zone, ticks, seconds === undefined ? distance : timeOf(seconds)),
    ...(zone === null
      ? {}
      : { target: effort || hasNoPace(extras) ? { type: 'open' as const } : targetOf(zone, percents, ramp) }),
    ...(effort ? { effort } : {}),
    ...extras,
  })

  function lengthOf(zone: number | null, ticks: number, own: Duration | undefined): Duration {
    return zone === null ? timeOf(ticks) : (own ?? durationOf(ticks))
  }
}

/** Whether a swim has no pace to aim at: a kick is slower than every pace zone, a drill has no pace. */
function hasNoPace(extras: Piece['extras']): boolean {
  return extras?.drill === 'kick' || extras?.drill === 'drill'
}
