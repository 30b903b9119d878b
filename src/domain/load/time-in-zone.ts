import { heartRateZones } from '../sports/heart-rate.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import { heartRateZoneNames, powerZones } from '../sports/zones.ts'
import { atLeast, atMost, isSame } from '../units/tolerance.ts'
import { asksEffort } from '../workout/has-target.ts'
import type { Step, StoredSteps } from '../workout/step.ts'
import { startAndEnd, timelineOf } from '../workout/timeline.ts'
import { movingSecondsOf } from '../workout/totals.ts'
import { askedOf, isAssumed, isRest, type Whose } from './asked.ts'
import { beatsOf, isByHeart } from './heart.ts'

/** Where a workout's time goes, in seconds that add up to all of it. */
export type TimeInZones = {
  /** The zones of the sport, from the easiest; of heart rate where the targets speak of nothing else. */
  zones: { number: number; name: string; seconds: number }[]
  /** Between two zones: the power zones leave gaps. */
  between: number
  /** Steps that ask for nothing in particular. */
  open: number
  rest: number
  /** Whether any of it leans on a nominal athlete. */
  estimated: boolean
}

/**
 * Counts each step to the zone its target's middle lies in, and a ramp to all the zones it passes. What is easier than
 * the first zone counts to the first, what is harder than the last to the last.
 */
export function timeInZones(steps: StoredSteps, sport: SportId, whose: Whose = {}): TimeInZones {
  const byHeart = isByHeart(steps)
  const bands = byHeart ? heartBands(sport) : effortBands(sport)
  const timeline = timelineOf(steps, (step) => movingSecondsOf(step, sport, whose.reference))
  const times: TimeInZones = {
    zones: bands.map(({ number, name }) => ({ number, name, seconds: 0 })),
    between: 0,
    open: 0,
    rest: 0,
    estimated: timeline.some(({ step }) => asks(step) && isAssumed(step, sport, whose)),
  }
  for (const { step, movingSeconds: moving, seconds } of timeline) {
    times.rest += seconds - moving
    const beats = byHeart && step.target ? beatsOf(step.target, sport, whose.heart) : undefined
    if (isRest(step)) times.rest += moving
    else if (!asks(step) || (byHeart && !beats)) times.open += moving
    else {
      const shares = spread(bands, passed(step, beats ?? askedOf(step, sport, whose), sport, byHeart))
      times.zones.forEach((zone, index) => {
        zone.seconds += moving * (shares[index] ?? 0)
      })
      times.between += moving * Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0))
    }
  }
  return times
}

type Band = { number: number; name: string; from: number; to: number }

const asks = ({ target }: Step): boolean => asksEffort(target)

/** The ends a step passes between. A rider's zone of heart rate covers several of power: it passes through them all. */
function passed(step: Step, ends: { low: number; high: number }, sport: SportId, byHeart: boolean): [number, number] {
  const wide = !byHeart && step.target?.type === 'heartrate' && sportOf(sport).reference.metric === 'power'
  return wide ? [ends.low, ends.high] : startAndEnd(step.target?.ramp, ends)
}

/** The share of a way from one end to another that each band takes; the gaps between them take the rest. */
function spread(bands: readonly Band[], [one, other]: [number, number]): number[] {
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  // The first band is open at its easy end, the last at its hard end.
  const open = bands.map(({ from, to }, index): [number, number] => [
    index === 0 ? Number.NEGATIVE_INFINITY : from,
    index === bands.length - 1 ? Number.POSITIVE_INFINITY : to,
  ])
  if (isSame(low, high, 'percent')) {
    const at = open.findLastIndex(([from, to]) => atLeast(low, from, 'percent') && atMost(low, to, 'percent'))
    return bands.map((_, index) => (index === at ? 1 : 0))
  }
  return open.map(([from, to]) => Math.max(0, Math.min(high, to) - Math.max(low, from)) / (high - low))
}

function heartBands(sport: SportId): Band[] {
  return heartRateZones(sportOf(sport)).map(({ number, percentMin, percentMax }, index) => ({
    number,
    name: heartRateZoneNames[index] ?? '',
    from: percentMin,
    to: percentMax,
  }))
}

/** Zones of effort, in percent of threshold. */
function effortBands(sportId: SportId): Band[] {
  const sport = sportOf(sportId)
  return sport.reference.metric === 'power'
    ? powerZones.map(({ number, name, percentMin, percentMax }) => ({ number, name, from: percentMin, to: percentMax }))
    : sport.paceZones.map(({ number, name, slow, fast }) => ({ number, name, from: 100 / slow, to: 100 / fast }))
}
