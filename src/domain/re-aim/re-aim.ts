import type { OwnZones } from '../sports/own-zones.ts'
import type { SportId } from '../sports/registry.ts'
import { sortedJson } from '../workout/sorted-json.ts'
import { type Duration, MAX_RANGE, type Step, type StoredSteps, type Target } from '../workout/step.ts'
import { isRepeat } from '../workout/stored-entry.ts'
import { type AimedFigure, targetTypeOf } from './figure.ts'
import { rangeAt } from './range-at.ts'

/** A figure that changed: from the old to the new one in watts, beats, or seconds per the sport's first pace unit. */
export type FigureChange = { figure: AimedFigure; from: number; to: number }

/** A target that moves, in how many steps of this length, repeats counted out. */
export type Move = { times: number; duration: Duration; before: Target; after: Target }

/** The steps of a workout with other targets, and what moved, in the order of the steps. */
export type ReAimed = { steps: StoredSteps; moves: Move[] }

/**
 * Moves the ranges of a workout that come from an old figure to the new one: those that their percents give at the old
 * figure, and those of their zone at it, with the athlete's `own` bounds or those of the table. A target without a range needs no move, and any other range was typed and stays. A
 * range without a whole figure at the new one is left out, as a new workout leaves it out, and one beyond what a step can
 * hold stays. Undefined if nothing moves.
 *
 * Nothing but ranges changes, so time and distance that are written stay. An estimate for the athlete with the new figure
 * becomes what it was for the old one: by percents and zones it was so already, and a range comes along.
 */
export function reAim(steps: StoredSteps, sport: SportId, change: FigureChange, own?: OwnZones): ReAimed | undefined {
  const type = targetTypeOf(change.figure, sport)
  if (!type) return undefined
  const moves = new Map<string, Move>()
  const moved = steps.map((entry, index) => {
    if (isRepeat(entry) || entry.target?.type !== type) return entry
    const after = moveTarget(entry.target, sport, change, own)
    if (!after) return entry
    countMove(moves, entry, { after, times: timesDone(steps, index) })
    return { ...entry, target: after }
  })
  return moves.size > 0 ? { steps: moved, moves: [...moves.values()] } : undefined
}

/** The target at the new figure; undefined if it stays as it is. */
function moveTarget(
  target: Target,
  sport: SportId,
  { from, to }: FigureChange,
  own: OwnZones | undefined,
): Target | undefined {
  const { rangeMin, rangeMax, rangeUnit, ...rest } = target
  if (rangeMin === undefined) return undefined
  const isAsWritten = (range: ReturnType<typeof rangeAt>) => range?.rangeMin === rangeMin && range.rangeMax === rangeMax
  // A workout may have been written before the athlete had bounds of their own.
  const bounds = [own, undefined].find((zones) => isAsWritten(rangeAt(target, sport, from, zones)))
  if (!bounds && !isAsWritten(rangeAt(target, sport, from))) return undefined
  const next = rangeAt(target, sport, to, bounds)
  if (isAsWritten(next)) return undefined
  if (next && next.rangeMax > MAX_RANGE) return undefined
  return next ? { ...target, ...next } : rest
}

function countMove(
  moves: Map<string, Move>,
  { duration, target }: Step,
  { after, times }: Omit<Move, 'duration' | 'before'>,
) {
  if (!target) return
  const key = sortedJson({ ...duration, displayValue: undefined, target })
  const known = moves.get(key)
  if (known) known.times += times
  else moves.set(key, { times, duration, before: target, after })
}

/** How often the step at a place is done: as often as the repeat that covers it, or once. */
function timesDone(steps: StoredSteps, at: number): number {
  const next = steps.findIndex((entry, index) => index > at && isRepeat(entry))
  const entry = steps[next]
  return entry && isRepeat(entry) && next - entry.repeat.steps <= at ? entry.repeat.count : 1
}
