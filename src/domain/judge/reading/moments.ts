import { sportOf } from '../../sports/registry.ts'
import type { Sport } from '../../sports/sport.ts'
import { cyclingHeartRateAsPower } from '../../sports/zones.ts'
import { sumOf } from '../../units/numbers.ts'
import { effortOf } from '../../workout/effort.ts'
import type { Step, Target } from '../../workout/step.ts'
import { startAndEnd, timelineOf } from '../../workout/timeline.ts'
import { metresOf, movingSecondsOf } from '../../workout/totals.ts'
import type { Judged } from './input.ts'
import { zoneAt } from './zone-bands.ts'

/** One step as it is trained. Efforts are in percent of FTP or of the speed at threshold. */
export type Moment = {
  step: Step
  seconds: number
  metres: number
  /** At its start and at its end: two different ones on a ramp. */
  from: number
  to: number
  /** The middle of the target. */
  percent: number
  /** The harder end of the target. */
  high: number
  /** Zones the target may stand for; none where it lies between zones. */
  zones: readonly number[]
  /** Whether the workout says how hard it is, or only what it is for. */
  isKnown: boolean
  isByHeart: boolean
}

/** The workout as the checks read it, repeats counted out and what a send-off leaves turned into rest. */
export type Reading = Judged & {
  inPool: boolean
  byPower: boolean
  moments: readonly Moment[]
  seconds: number
  metres: number
}

/** Reads a workout whose repeats are sound. */
export function readingOf(judged: Judged): Reading {
  const sport = sportOf(judged.sport)
  const known = new Map<Step, Omit<Moment, 'seconds'>>()
  const moments = timelineOf(judged.steps, (step) => movingSecondsOf(step, sport.id, judged.reference)).flatMap(
    ({ step, movingSeconds, seconds }) => {
      const read = known.get(step) ?? {
        step,
        metres: metresOf(step, sport.id, judged.reference),
        ...effortsOf(step, sport, judged.reference),
      }
      known.set(step, read)
      const moving = { ...read, seconds: movingSeconds }
      const left = seconds - movingSeconds
      return left > 0 ? [moving, { ...atTheWall, seconds: left }] : [moving]
    },
  )
  return {
    ...judged,
    inPool: sport.inPool,
    byPower: sport.reference.metric === 'power',
    moments,
    seconds: sumOf(moments, ({ seconds }) => seconds),
    metres: sumOf(moments, ({ metres }) => metres),
  }
}

const rest: Step = { intensity: 'rest', duration: { type: 'time', unit: 'seconds', value: 5 } }
const atTheWall: Moment = {
  step: rest,
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

type Efforts = Omit<Moment, 'step' | 'seconds' | 'metres'>

function effortsOf(step: Step, sport: Sport, reference: Judged['reference']): Efforts {
  const { target } = step
  const isKnown = saysHowHard(step, sport, reference)
  const { low, high } = effortOf(isKnown ? step : { ...step, target: null }, sport.id, reference)
  const middle = (low + high) / 2
  const ramp = isKnown ? target?.ramp : undefined
  const percent = (!ramp && isKnown && namedMiddle(target, sport)) || middle
  const [from, to] = startAndEnd(ramp, { low, high }, percent)
  const isByHeart = isKnown && target?.type === 'heartrate'
  return { from, to, percent, high, zones: isKnown ? zonesOf(step, percent, sport) : [], isKnown, isByHeart }
}

/** A zone, percents, or a range beside the figure it was made of; a beat a minute needs the athlete's own zones. */
function saysHowHard({ intensity, target }: Step, sport: Sport, reference: Judged['reference']): boolean {
  if (!target) return intensity === 'rest'
  const { type, zoneNumber, percentMin, rangeMin } = target
  if (type === 'open' || !sport.targets.includes(type)) return false
  if (zoneNumber !== undefined || percentMin !== undefined) return true
  return rangeMin !== undefined && rangeMin > 0 && reference !== undefined && type !== 'heartrate'
}

/** The figure that a bare zone of pace stands for; power zones have none. */
function namedMiddle(target: Target | null | undefined, { reference, paceZones }: Sport): number | undefined {
  if (!target || target.percentMin !== undefined || reference.metric === 'power') return undefined
  const zone = paceZones[(target.zoneNumber ?? 0) - 1]
  return zone && 100 / zone.mid
}

function zonesOf({ target }: Step, percent: number, sport: Sport): readonly number[] {
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
