import { type DistanceUnit, fromMetres } from '../units/distance.ts'
import { effortOf, zoneEffort } from '../workout/effort.ts'
import { type EditorEntry, isGroup, toGroups, toStored } from '../workout/groups.ts'
import type { Step, StoredSteps } from '../workout/step.ts'
import { metresOf, movingSecondsOf } from '../workout/totals.ts'
import type { AcceptedRequest } from './accept.ts'
import { timeOf } from './plan/measure.ts'
import { targetsFor } from './plan/targets.ts'
import type { ResolvedRequest } from './request/resolved-request.ts'

/** How far a workout may be from the asked length and still be made to fit, as a share of it. */
const WITHIN_REACH = 0.35
/** What an easy step keeps of its length at least, and what it may grow to. */
const [LEAST, MOST] = [0.4, 2.5]

/**
 * Somebody else's workout made what was asked for: every step measured as the request is, in whole ticks (5 s, a
 * hundredth of a kilometre or mile, a pool length), its target the athlete's own zone, and the sum exact; the easy steps
 * outside repeats give or take what is missing. Undefined where they cannot.
 */
export function repair(steps: StoredSteps, request: AcceptedRequest): StoredSteps | undefined {
  const measure = measureOf(request)
  const entries = toGroups(steps).map(
    (entry): CountedEntry =>
      isGroup(entry)
        ? { times: entry.count, round: entry.steps.map(measure.counted) }
        : { times: 1, step: measure.counted(entry) },
  )
  const missing = measure.total - sum(entries.map(ticksOf))
  if (Math.abs(missing) > WITHIN_REACH * measure.total) return undefined
  const shares = sharesOf(missing, entries, measure.grain)
  return (
    shares &&
    toStored(
      entries.map((entry, index): EditorEntry => {
        if ('step' in entry) return measure.written(entry.step, shares[index])
        return { type: 'repeat', count: entry.times, steps: entry.round.map((one) => measure.written(one)) }
      }),
    )
  )
}

/** A step and its length in ticks; a rest at the wall has none. */
type Counted = { step: Step; ticks: number }
type CountedEntry = { times: 1; step: Counted } | { times: number; round: Counted[] }

type Measure = {
  total: number
  counted: (step: Step) => Counted
  /** The step in the asked unit, so many ticks longer or shorter. */
  written: (counted: Counted, more?: number) => Step
  /** Ticks that a step people can remember is a multiple of. */
  grain: number
}

function measureOf(request: AcceptedRequest): Measure {
  const { sport, length, reference, session } = request
  const { total, grain, duration } = session.measure
  const tick = duration(1).value
  const withOwnTarget = ownTargets(request)
  const isWall = (step: Step) => sport.inPool && step.intensity === 'rest'
  const lengthOf = (step: Step) =>
    length.type === 'time'
      ? movingSecondsOf(step, sport.id, reference)
      : inOwnUnit(step, metresOf(step, sport.id, reference), length.unit)
  return {
    total,
    grain,
    counted: (step) => ({
      step: withOwnTarget(step),
      ticks: isWall(step) ? 0 : Math.max(1, Math.round(lengthOf(step) / tick)),
    }),
    written: ({ step, ticks }, more = 0) => ({
      ...step,
      duration: isWall(step)
        ? timeOf(Math.max(5, 5 * Math.round(movingSecondsOf(step, sport.id, reference) / 5)))
        : duration(ticks + more),
    }),
  }
}

/** The distance of a step in a unit; one written in that unit stays as it is. */
function inOwnUnit({ duration }: Step, metres: number, unit: DistanceUnit): number {
  return duration.unit === unit ? duration.value : fromMetres(metres, unit)
}

/** Gives a step the athlete's own target: of the zone it names, else of the one its effort is nearest to. */
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
    const { low, high } = effortOf({ ...step, ...(target ? { target } : {}) }, sport.id, reference)
    const middle = (low + high) / 2
    const [nearest] = zones.toSorted((one, other) => Math.abs(one.middle - middle) - Math.abs(other.middle - middle))
    return { ...step, target: targetOf(nearest?.number ?? 1) }
  }
}

function ticksOf(entry: CountedEntry): number {
  return 'step' in entry ? entry.step.ticks : entry.times * sum(entry.round.map(({ ticks }) => ticks))
}

/** What each entry takes of the ticks that are missing; undefined where the easy ones cannot take them all. */
function sharesOf(missing: number, entries: readonly CountedEntry[], grain: number): number[] | undefined {
  const shares = entries.map(() => 0)
  const room = entries.map((entry) => {
    if (!('step' in entry) || isWork(entry.step)) return 0
    return Math.floor(entry.step.ticks * (missing > 0 ? MOST - 1 : 1 - LEAST))
  })
  const all = sum(room)
  if (all < Math.abs(missing)) return undefined
  const sign = Math.sign(missing)
  let left = Math.abs(missing)
  room.forEach((most, index) => {
    const fair = Math.floor((Math.abs(missing) * most) / (all || 1) / grain) * grain
    shares[index] = sign * fair
    left -= fair
  })
  // What the grain leaves over goes where there is room for it, the roomiest first.
  for (const index of room.map((_, at) => at).toSorted((one, other) => (room[other] ?? 0) - (room[one] ?? 0))) {
    const more = Math.min(left, (room[index] ?? 0) - Math.abs(shares[index] ?? 0))
    shares[index] = (shares[index] ?? 0) + sign * more
    left -= more
  }
  return shares
}

function isWork({ step: { intensity } }: Counted): boolean {
  return intensity === 'interval' || intensity === 'rest'
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
