import { type Sport, sportOf } from '../../sports/registry.ts'
import { cyclingHeartRateAsPower } from '../../sports/zones.ts'
import { sumOf } from '../../units/numbers.ts'
import { effortOf } from '../../workout/effort.ts'
import type { Step, Target } from '../../workout/step.ts'
import { startAndEnd, type TimelineStep, timelineOf } from '../../workout/timeline.ts'
import { metresOf, movingSecondsOf } from '../../workout/totals.ts'
import type { JudgeInput } from './input.ts'
import { zoneAt } from './zones.ts'

/** A piece of the workout's timeline: a step, or the rest its send-off leaves. Efforts are in percent of threshold. */
export type Stretch = {
  step: Step
  seconds: number
  metres: number
  /** The efforts at its start and its end; they differ on a ramp. */
  from: number
  to: number
  /** The middle of the target. */
  percent: number
  /** The harder end of the target. */
  high: number
  /** The zones that the target may stand for; none where it lies between zones. */
  zones: readonly number[]
  /** Whether the workout says how hard it is. If not, the efforts are those usual for the step's intensity. */
  isKnown: boolean
  isByHeart: boolean
}

/** The workout as the checks read it. */
export type MeasuredWorkout = JudgeInput & {
  inPool: boolean
  byPower: boolean
  stretches: readonly Stretch[]
  seconds: number
  metres: number
}

/** Measures a workout whose repeats can be counted out (`checkRepeats`). */
export function measure(input: JudgeInput): MeasuredWorkout {
  const sport = sportOf(input.sport)
  const stretches = stretchesOf(input, sport)
  return {
    ...input,
    inPool: sport.inPool,
    byPower: sport.reference.metric === 'power',
    stretches,
    seconds: sumOf(stretches, ({ seconds }) => seconds),
    metres: sumOf(stretches, ({ metres }) => metres),
  }
}

function stretchesOf({ steps, reference }: JudgeInput, sport: Sport): Stretch[] {
  const known = new Map<Step, Stretch[]>()
  return timelineOf(steps, (step) => movingSecondsOf(step, sport.id, reference)).flatMap((timed) => {
    const stretches = known.get(timed.step) ?? stretchesOfStep(timed, sport, reference)
    known.set(timed.step, stretches)
    return stretches
  })
}

function stretchesOfStep(timed: TimelineStep, sport: Sport, reference: JudgeInput['reference']): Stretch[] {
  const { step, movingSeconds, seconds } = timed
  const metres = metresOf(step, sport.id, reference)
  const moving = { step, seconds: movingSeconds, metres, ...effortsOf(step, sport, reference) }
  const rest = seconds - movingSeconds
  return rest > 0 ? [moving, { ...sendOffRest, seconds: rest }] : [moving]
}

/** The rest that a send-off leaves. It has no step of its own; this one only says that it is rest. */
const sendOffRest: Stretch = {
  step: { intensity: 'rest', duration: { type: 'time', unit: 'seconds', value: 5 } },
  seconds: 0,
  metres: 0,
  from: 0,
  to: 0,
  percent: 0,
  high: 0,
  zones: [1],
  isKnown: true,
  isByHeart: false,
}

type Efforts = Omit<Stretch, 'step' | 'seconds' | 'metres'>

function effortsOf(step: Step, sport: Sport, reference: JudgeInput['reference']): Efforts {
  const { target } = step
  const isKnown = saysHowHard(step, sport, reference)
  const { low, high } = effortOf(isKnown ? step : { ...step, target: null }, sport.id, reference)
  const middle = (low + high) / 2
  const ramp = isKnown ? target?.ramp : undefined
  const percent = (!ramp && isKnown && zoneMiddle(target, sport)) || middle
  const [from, to] = startAndEnd(ramp, { low, high }, percent)
  const isByHeart = isKnown && target?.type === 'heartrate'
  return { from, to, percent, high, zones: isKnown ? zonesOfTarget(step, percent, sport) : [], isKnown, isByHeart }
}

/** Whether a target is a zone, percents, or a range beside a reference value; beats a minute need the athlete's zones. */
function saysHowHard({ intensity, target }: Step, sport: Sport, reference: JudgeInput['reference']): boolean {
  if (!target) return intensity === 'rest'
  const { type, zoneNumber, percentMin, rangeMin } = target
  if (type === 'open' || !sport.targets.includes(type)) return false
  if (zoneNumber !== undefined || percentMin !== undefined) return true
  return rangeMin !== undefined && rangeMin > 0 && reference !== undefined && type !== 'heartrate'
}

/** The percent that a pace zone without percents stands for (`mid`); power zones have no such figure. */
function zoneMiddle(target: Target | null | undefined, { reference, paceZones }: Sport): number | undefined {
  if (!target || target.percentMin !== undefined || reference.metric === 'power') return undefined
  const zone = paceZones[(target.zoneNumber ?? 0) - 1]
  return zone && 100 / zone.mid
}

function zonesOfTarget({ target }: Step, percent: number, sport: Sport): readonly number[] {
  const zone = target?.zoneNumber
  if (target && zone !== undefined && target.percentMin === undefined && !target.ramp) {
    const [first, last] = (target.type === 'heartrate' &&
      sport.reference.metric === 'power' &&
      cyclingHeartRateAsPower[zone - 1]) || [zone, zone]
    return first === last ? [first] : [first, last]
  }
  const named = zoneAt(percent, sport.id)
  return named === undefined ? [] : [named]
}
