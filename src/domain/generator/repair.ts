import { type DistanceUnit, fromMetres } from '../units/distance.ts'
import { sum, sumOf } from '../units/numbers.ts'
import { effortOf, zoneEffort } from '../workout/effort.ts'
import { type EditorEntry, isGroup, toGroups, toStored } from '../workout/groups.ts'
import type { Step, StoredSteps } from '../workout/step.ts'
import { metresOf, movingSecondsOf } from '../workout/totals.ts'
import type { AcceptedRequest } from './accept.ts'
import { partOfStep } from './land/aim.ts'
import { timeOf } from './plan/measure.ts'
import { targetsFor } from './plan/targets.ts'
import type { ResolvedRequest } from './request/resolved-request.ts'
import { isTimed } from './variation/locks.ts'

/** The share of the asked length that a workout may miss and still be repaired. Our choice. */
const MAX_MISSING_SHARE = 0.35
/** The factors of its length that an easy step may shrink and grow to. Our choice. */
const [MIN_FACTOR, MAX_FACTOR] = [0.4, 2.5]
/** The longest step, in seconds, that stays a time in a session by distance. Our choice. */
const MAX_TIMED_SECONDS = 60

/**
 * Makes any workout fit a request exactly: each step is measured as the request is, in whole ticks, with the athlete's own
 * target. The easy steps outside repeats take up what is missing or over; undefined if they cannot.
 */
export function repair(steps: StoredSteps, request: AcceptedRequest): StoredSteps | undefined {
  const { total, grain } = request.session.measure
  const { count, write } = stepperFor(request)
  const entries = toGroups(steps).map(
    (entry): CountedEntry =>
      isGroup(entry) ? { times: entry.count, round: entry.steps.map(count) } : { times: 1, step: count(entry) },
  )
  const missing = Math.round(total - sumOf(entries, ticksOf))
  if (Math.abs(missing) > MAX_MISSING_SHARE * total) return undefined
  const changes = changesOf(missing, entries, grain)
  return (
    changes &&
    toStored(
      entries.map((entry, index): EditorEntry => {
        if ('step' in entry) return write(entry.step, changes[index])
        return { type: 'repeat', count: entry.times, steps: entry.round.map((one) => write(one)) }
      }),
    )
  )
}

/** A step and its length in ticks; a rest at the wall has none. Of a time in a session by distance they are an estimate. */
type Counted = { step: Step; ticks: number; staysTimed: boolean }
type CountedEntry = { times: 1; step: Counted } | { times: number; round: Counted[] }

type Stepper = {
  count: (step: Step) => Counted
  /** The step in the asked unit, longer by `more` ticks. */
  write: (counted: Counted, more?: number) => Step
}

function stepperFor(request: AcceptedRequest): Stepper {
  const { sport, length, reference, session } = request
  const { duration } = session.measure
  const tick = duration(1).value
  const withOwnTarget = ownTargets(request)
  const inFives = (step: Step) => timeOf(Math.max(5, 5 * Math.round(movingSecondsOf(step, sport.id, reference) / 5)))
  const isWall = (step: Step) => sport.inPool && step.intensity === 'rest'
  // Strides and sprints are in seconds in a session by distance too.
  const staysTimed = (step: Step) => isTimed(step, request) && step.duration.value <= MAX_TIMED_SECONDS
  const lengthOf = (step: Step) =>
    length.type === 'time'
      ? movingSecondsOf(step, sport.id, reference)
      : inOwnUnit(step, metresOf(step, sport.id, reference), length.unit)
  return {
    count: (step) => {
      const timed = staysTimed(step)
      const own = withOwnTarget(timed ? { ...step, duration: inFives(step) } : step)
      const ticks = lengthOf(timed ? own : step) / tick
      return {
        step: own,
        ticks: isWall(step) ? 0 : timed ? ticks : Math.max(1, Math.round(ticks)),
        staysTimed: timed,
      }
    },
    write: ({ step, ticks, staysTimed: timed }, more = 0) => ({
      ...step,
      duration: isWall(step) || timed ? inFives(step) : duration(ticks + more),
    }),
  }
}

/** The distance of a step in a unit; one written in that unit stays as it is. */
function inOwnUnit({ duration }: Step, metres: number, unit: DistanceUnit): number {
  return duration.unit === unit ? duration.value : fromMetres(metres, unit)
}

/** Gives a step the athlete's own target for the zone whose middle is nearest to its effort, and the part that suits it. */
function ownTargets(request: ResolvedRequest) {
  const { sport, reference } = request
  const targetOf = targetsFor(request)
  const byPower = sport.reference.metric === 'power'
  const zones = (byPower ? [1, 2, 3, 4, 5, 6, 7] : [1, 2, 3, 4, 5]).flatMap((number) => {
    const band = zoneEffort(byPower ? 'power' : 'pace', number, sport)
    return band ? [{ number, middle: (band.low + band.high) / 2 }] : []
  })
  return ({ target, cadence: _, sendOff: __, ...step }: Step): Step => {
    if (step.intensity === 'rest') return step
    if (step.effort && target?.type === 'open') return { ...step, target }
    const written = { ...step, ...(target ? { target } : {}) }
    const { low, high } = effortOf(written, sport.id, reference)
    const middle = (low + high) / 2
    const [nearest] = zones.toSorted((one, other) => Math.abs(one.middle - middle) - Math.abs(other.middle - middle))
    const zone = nearest?.number ?? 1
    const length = (sport.inPool ? metresOf : movingSecondsOf)(written, sport.id, reference)
    return { ...step, target: targetOf(zone, partOfStep(sport, { intensity: step.intensity, zone }, length)) }
  }
}

function ticksOf(entry: CountedEntry): number {
  return 'step' in entry ? entry.step.ticks : entry.times * sumOf(entry.round, ({ ticks }) => ticks)
}

/** The ticks that each entry gains or loses; undefined if the easy steps cannot take all that are missing. */
function changesOf(missing: number, entries: readonly CountedEntry[], grain: number): number[] | undefined {
  const changes = entries.map(() => 0)
  const limits = entries.map((entry) => {
    if (!('step' in entry) || isWork(entry.step) || entry.step.staysTimed) return 0
    return Math.floor(entry.step.ticks * (missing > 0 ? MAX_FACTOR - 1 : 1 - MIN_FACTOR))
  })
  const all = sum(limits)
  if (all < Math.abs(missing)) return undefined
  const sign = Math.sign(missing)
  let left = Math.abs(missing)
  limits.forEach((most, index) => {
    const fair = Math.floor((Math.abs(missing) * most) / (all || 1) / grain) * grain
    changes[index] = sign * fair
    left -= fair
  })
  // What rounding to the grain leaves goes to the steps that can change most.
  for (const index of limits.map((_, at) => at).toSorted((one, other) => (limits[other] ?? 0) - (limits[one] ?? 0))) {
    const more = Math.min(left, (limits[index] ?? 0) - Math.abs(changes[index] ?? 0))
    changes[index] = (changes[index] ?? 0) + sign * more
    left -= more
  }
  return changes
}

function isWork({ step: { intensity } }: Counted): boolean {
  return intensity === 'interval' || intensity === 'rest'
}
