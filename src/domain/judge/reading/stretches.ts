import { type Sport, sportOf } from '../../sports/registry.ts'
import { cyclingHeartRateAsPower, powerZones } from '../../sports/zones.ts'
import { eachOnce } from '../../units/each-once.ts'
import { sumOf } from '../../units/numbers.ts'
import { effortOf } from '../../workout/effort.ts'
import { unroll } from '../../workout/groups.ts'
import { asksEffort } from '../../workout/has-target.ts'
import type { Step, Target } from '../../workout/step.ts'
import { partsOf, startAndEnd } from '../../workout/timeline.ts'
import { metresOf, movingSecondsOf } from '../../workout/totals.ts'
import type { JudgeInput } from './input.ts'
import { zoneAt, zonesOf } from './zones.ts'

/** A piece of the workout's timeline: a step, or the rest its send-off leaves. Efforts are in percent of threshold. */
export type Stretch = {
  step: Step
  seconds: number
  metres: number
  /** The efforts at its start and its end; they differ on a ramp. */
  from: number
  to: number
  /** The middle of the target. */
  middle: number
  /** The easier and the harder end of the target. A heart rate and an effort from 1 to 10 stand for a wide range. */
  low: number
  high: number
  /** The zones that the target may stand for; none if it lies between zones. */
  zones: readonly number[]
  /** Whether the workout says how hard it is. If not, the efforts are those usual for the step's intensity. */
  isKnown: boolean
  isByHeartRate: boolean
  /** Whether it says so by an effort from 1 to 10. */
  isByFeel: boolean
  /** Whether it is known, and by neither heart rate nor feel. */
  isMeasured: boolean
}

/** The workout as the checks read it. */
export type MeasuredWorkout = JudgeInput & {
  inPool: boolean
  byPower: boolean
  stretches: readonly Stretch[]
  seconds: number
  metres: number
}

/** Measures a workout whose repeats are valid (`checkRepeats`). */
export function measure(input: JudgeInput): MeasuredWorkout {
  const sport = sportOf(input.sport)
  const stretchesOfStep = eachOnce((step: Step) => stretchesOf(step, sport, input.reference))
  const stretches = unroll(input.steps).flatMap(stretchesOfStep)
  return {
    ...input,
    inPool: sport.inPool,
    byPower: sport.reference.metric === 'power',
    stretches,
    seconds: sumOf(stretches, ({ seconds }) => seconds),
    metres: sumOf(stretches, ({ metres }) => metres),
  }
}

function stretchesOf(step: Step, sport: Sport, reference: JudgeInput['reference']): Stretch[] {
  const { movingSeconds, restSeconds } = partsOf(step, movingSecondsOf(step, sport.id, reference))
  const metres = metresOf(step, sport.id, reference)
  const moving = { step, seconds: movingSeconds, metres, ...effortsOf(step, sport, reference) }
  if (restSeconds === 0) return [moving]
  return [moving, { step: restStep, seconds: restSeconds, metres: 0, ...effortsOf(restStep, sport, reference) }]
}

/** The rest that a send-off leaves is not a step of the workout; this one stands in, and its length is not read. */
const restStep: Step = { intensity: 'rest', duration: { type: 'time', unit: 'seconds', value: 5 } }

type Efforts = Omit<Stretch, 'step' | 'seconds' | 'metres'>

function effortsOf(step: Step, sport: Sport, reference: JudgeInput['reference']): Efforts {
  const { target, effort } = step
  if (effort !== undefined && !asksEffort(target)) return feltEfforts(effort, sport)
  const isKnown = saysHowHard(step, sport, reference)
  const { low, high } = effortOf(isKnown ? step : { ...step, target: null }, sport.id, reference)
  const ramp = isKnown ? target?.ramp : undefined
  const zoneMiddle = isKnown && !ramp ? paceZoneMiddle(target, sport) : undefined
  const middle = zoneMiddle ?? (low + high) / 2
  const [from, to] = startAndEnd(ramp, { low, high }, middle)
  const zones = isKnown ? zonesOfTarget(step, middle, sport) : []
  const isByHeartRate = isKnown && target?.type === 'heartrate'
  return {
    ...{
      from,
      to,
      middle,
      high,
      zones,
      isKnown,
      isByHeartRate,
      isByFeel: false,
      isMeasured: isKnown && !isByHeartRate,
    },
    // Heart-rate zones have no gaps between them, the zones of power have.
    low: isByHeartRate ? Math.min(low, endOfZoneBelow(low, sport)) : low,
  }
}

/** An effort from 1 to 10 may be felt as the one below or above it. */
function feltEfforts(effort: number, sport: Sport): Efforts {
  const scale = sport.effortScale
  const middle = scale[effort - 1] ?? 0
  const below = scale[effort - 2]
  const above = scale[effort] ?? 2 * middle - (below ?? middle)
  const low = below ?? 2 * middle - above
  const zones = zonesOf(sport.id)
    .filter((zone) => zone.low <= above && zone.high >= low)
    .map(({ number }) => number)
  const known = { isKnown: true, isByHeartRate: false, isByFeel: true, isMeasured: false }
  return { from: middle, to: middle, middle, low, high: above, zones, ...known }
}

function endOfZoneBelow(percent: number, { reference }: Sport): number {
  if (reference.metric !== 'power') return percent
  return powerZones.findLast(({ percentMax }) => percentMax <= percent)?.percentMax ?? percent
}

/** Whether a target is a zone, percents, or a range with its reference value; none is given for beats a minute. */
function saysHowHard({ intensity, target }: Step, sport: Sport, reference: JudgeInput['reference']): boolean {
  if (!target) return intensity === 'rest'
  const { type, zoneNumber, percentMin, rangeMin } = target
  if (type === 'open' || !sport.targets.includes(type)) return false
  if (zoneNumber !== undefined || percentMin !== undefined) return true
  return rangeMin !== undefined && rangeMin > 0 && reference !== undefined && type !== 'heartrate'
}

/** The effort that a pace or heart-rate zone stands for, from the `mid` of its pace; zones of power have none. */
function paceZoneMiddle(target: Target | null | undefined, { reference, paceZones }: Sport): number | undefined {
  if (!target || target.percentMin !== undefined || reference.metric === 'power') return undefined
  const zone = paceZones[(target.zoneNumber ?? 0) - 1]
  return zone && 100 / zone.mid
}

function zonesOfTarget({ target }: Step, middle: number, sport: Sport): readonly number[] {
  const zone = target?.zoneNumber
  if (target && zone !== undefined && target.percentMin === undefined && !target.ramp) {
    if (target.type !== 'heartrate' || sport.reference.metric !== 'power') return [zone]
    return [...new Set(cyclingHeartRateAsPower[zone - 1] ?? [zone])]
  }
  const named = zoneAt(middle, sport.id)
  return named === undefined ? [] : [named]
}
