import { restsOfSaid } from '../../generator/land/main-sets/said-bouts.ts'
import { secondsOfWrittenRest } from '../../generator/land/written-rest.ts'
import { durationOf, timeOf } from '../../generator/plan/measure.ts'
import type { Sport, WorkoutType } from '../../sports/registry.ts'
import { fromMetres } from '../../units/distance.ts'
import { clamp, sumOf } from '../../units/numbers.ts'
import { atMost } from '../../units/tolerance.ts'
import { type EditorEntry, isGroup, toGroups } from '../../workout/groups.ts'
import type { Duration, Step, StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { metresOf, movingSecondsOf, secondsOf } from '../../workout/totals.ts'
import type { Length } from '../resolve/measure.ts'
import type { Asked, MainSet } from '../result.ts'

/**
 * A length that is assumed, made longer where it could not hold the main set that was said, its recoveries and the ends. Of
 * a swim it is a sum of lengths of the pool, which its estimate holds.
 */
export function lengthThatHolds(length: Length, asked: Asked, sport: Sport, reference?: number): Length {
  const unit = length.durationUnit
  const range = sport.lengths.find((one) => one.unit === unit)
  if (sport.inPool || !range) return length
  // A trifle more, for lengths that are rounded.
  const needed =
    neededLength(asked, unit, sport, reference) * (isSumOf('distance', asked) || isSumOf('time', asked) ? 1 : MARGIN)
  if (atMost(needed, length.durationValue, 'ratio')) return length
  const step = unit === 'minutes' ? STEP_MINUTES : 1
  const least = Math.ceil(needed / step) * step
  return { ...length, durationValue: clamp(least, range.min, range.max) }
}

/** Whether the main set, its rests and both ends are all said as times, or as distances: they add up. */
export function isSumOf(type: 'time' | 'distance', { mainSet, warmup, cooldown }: Asked): boolean {
  const areEnds = [warmup, cooldown].every(
    (end) => end && (end.unit === 'minutes' || end.unit === 'seconds') === (type === 'time'),
  )
  const isSaid = (entry: StoredSteps[number]) =>
    isRepeat(entry) ? entry.repeat.steps > 1 : entry.duration.type === type
  return areEnds && mainSet?.every(isSaid) === true
}

/**
 * How long the main set that was said and the ends are together on land, in a unit, with the shortest recoveries that the
 * generator gives a set which says none.
 */
export function neededLength(asked: Asked, unit: Length['durationUnit'], sport: Sport, reference?: number): number {
  const measure = (step: Step) =>
    unit === 'minutes'
      ? secondsOf(step, sport.id, reference) / 60
      : fromMetres(metresOf(step, sport.id, reference), unit)
  const easy = (duration: Duration) => measure({ intensity: 'recovery', duration, target: targetOf(sport, 1) })
  const type = asked.workoutType ?? 'endurance'
  const entries = asked.set ? entriesOf(asked.set, type, sport, reference) : toGroups(asked.mainSet ?? [])
  const work = sumOf(completeSet(entries, sport.workZones[type], sport, reference), measure)
  const ends = sumOf([asked.warmup, asked.cooldown], (end) =>
    easy(end ? durationOf(end.value, end.unit) : timeOf(LEAST_END_SECONDS)),
  )
  const pauses = work ? easy(timeOf(pausesBetweenSets(asked.set, type, sport))) : 0
  // Sets that are chosen are up to as long as what is around them.
  return ends + pauses + (work || Math.max(ends, easy(timeOf(LEAST_SESSION_SECONDS))))
}

/** Seconds between the sets that bouts come in which a rider cannot do in one go, about as many as the generator takes. */
function pausesBetweenSets(set: MainSet | undefined, type: WorkoutType, sport: Sport): number {
  if (sport.reference.metric !== 'power' || set?.unit === undefined) return 0
  const seconds = set.unit === 'minutes' ? set.value * 60 : set.unit === 'seconds' ? set.value : 0
  const isShort = seconds * set.times < LEAST_IN_SETS_SECONDS && set.times <= MOST_IN_ONE_GO
  const isInOneGo = isShort || (set.restSeconds ?? seconds) > seconds
  // Hard bouts of any type rest as those of a session in zone 5 do.
  return isInOneGo ? 0 : (pausesSeconds[set.effort === 'hard' ? 'v02 max' : type] ?? 0)
}

/** The steps of a main set in the order in which they are done, with the recoveries and the targets that it lacks. */
function completeSet(entries: readonly EditorEntry[], zone = 2, sport: Sport, reference?: number): Step[] {
  // A pause that is walked has no pace of a jog.
  const isAsItStands = (step: Step) => step.target || step.effort !== undefined || (step.name && !isWork(step))
  const complete = (step: Step): Step =>
    isAsItStands(step) ? step : { ...step, target: targetOf(sport, isWork(step) ? zone : 1) }
  const completeEntry = (entry: EditorEntry): Step[] => {
    if (!isGroup(entry)) return [complete(entry)]
    const steps = entry.steps.map(complete)
    const [work] = steps
    const seconds =
      work && steps.length === 1 && isWork(work)
        ? secondsOfWrittenRest(work, sport.id, SHORTEST_RESTS, reference)
        : undefined
    const rest = seconds === undefined ? [] : [complete({ intensity: 'recovery', duration: timeOf(seconds) })]
    return Array.from({ length: entry.count }, () => [...steps, ...rest]).flat()
  }
  return entries.flatMap(completeEntry)
}

/** A plain set, with the shortest recoveries that the generator gives one of its effort or its type. */
function entriesOf(
  { times, value, unit, restSeconds, effort }: MainSet,
  type: WorkoutType,
  sport: Sport,
  reference?: number,
): EditorEntry[] {
  const work: Step = { intensity: 'interval', duration: durationOf(value, unit) }
  const bout = movingSecondsOf({ ...work, target: targetOf(sport, FASTEST_ZONE) }, sport.id, reference)
  const [said] = restsOfSaid(effort, bout, sport, type) ?? []
  // With a trifle more for what hard ones take out of a rider.
  const more = sport.reference.metric === 'power' ? MORE_AFTER_HARD : 1
  const least = said === undefined ? (shortestRests[type] ?? SHORTEST_REST) : said * more
  const rest: Step = {
    intensity: 'recovery',
    duration: timeOf(restSeconds ?? Math.max(least * bout, MIN_REST_SECONDS)),
  }
  return [{ type: 'repeat', count: times, steps: [work, rest] }]
}

const FASTEST_ZONE = 5
const LEAST_IN_SETS_SECONDS = 20 * 60
const MOST_IN_ONE_GO = 12
const pausesSeconds: Partial<Record<WorkoutType, number>> = { interval: 3 * 60, 'v02 max': 20 * 60 }

/** A third of the longest recoveries that the generator gives a written set, as shares of a bout: it gives no shorter ones. */
const SHORTEST_RESTS = [0.14, 0.34] as const
/** The shortest that it gives a plain set, by its type. */
const shortestRests: Partial<Record<WorkoutType, number>> = { interval: 0.42, 'v02 max': 1 }
const SHORTEST_REST = 0.25
const MIN_REST_SECONDS = 15
const MORE_AFTER_HARD = 1.4
/** A session of which only its ends are said has as much between them (our choice). */
const LEAST_SESSION_SECONDS = 1800
/** An end that is not said. */
const LEAST_END_SECONDS = 300
const STEP_MINUTES = 5
const MARGIN = 1.03

function targetOf(sport: Sport, zoneNumber: number) {
  return { type: sport.reference.metric, zoneNumber } as const
}

function isWork({ intensity }: Step): boolean {
  return intensity === 'interval' || intensity === 'active'
}
