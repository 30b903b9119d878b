import { athleteZones, zoneAt } from '../sports/athlete-zones.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import { sum } from '../units/numbers.ts'
import { isSame } from '../units/tolerance.ts'
import { asksEffort } from '../workout/has-target.ts'
import type { Step, StoredSteps } from '../workout/step.ts'
import { startAndEnd, timelineOf } from '../workout/timeline.ts'
import { movingSecondsOf } from '../workout/totals.ts'
import { heartRatePercents, isByHeart } from './heart.ts'
import { type Athlete, isEstimated, isRest, stepEffort } from './step-effort.ts'

/** Where a workout's time goes, in seconds that add up to all of it. */
export type TimeInZones = {
  /** The zones of the sport, the easiest first; those of heart rate where all targets are heart rates. */
  zones: { number: number; name: string; seconds: number }[]
  /** Between two zones: the power zones leave gaps. */
  between: number
  /** In steps that ask for no effort. */
  open: number
  rest: number
  /** Whether any of it is estimated from a nominal athlete. */
  estimated: boolean
}

/**
 * Counts each step to the zone that the middle of its target lies in, and a ramp to all the zones it passes. What is
 * easier than the first zone counts to the first, what is harder than the last to the last.
 */
export function timeInZones(steps: StoredSteps, sport: SportId, athlete: Athlete = {}): TimeInZones {
  const byHeart = isByHeart(steps)
  const { reference } = sportOf(sport)
  const zones = athleteZones(byHeart ? 'heartrate' : reference.metric, sportOf(sport), athlete.zones)
  const timeline = timelineOf(steps, (step) => movingSecondsOf(step, sport, athlete.reference))
  const times: TimeInZones = {
    zones: zones.map(({ number, name }) => ({ number, name, seconds: 0 })),
    between: 0,
    open: 0,
    rest: 0,
    estimated: timeline.some(({ step }) => asksEffort(step.target) && isEstimated(step, sport, athlete)),
  }
  for (const { step, movingSeconds: moving, restSeconds } of timeline) {
    times.rest += restSeconds
    const percents =
      byHeart && step.target ? heartRatePercents(step.target, sport, athlete.heart, athlete.zones) : undefined
    if (isRest(step)) times.rest += moving
    else if (!asksEffort(step.target) || (byHeart && !percents)) times.open += moving
    else {
      const shares = sharesOf(zones, endsOf(step, percents ?? stepEffort(step, sport, athlete), sport, byHeart))
      times.zones.forEach((zone, index) => {
        zone.seconds += moving * (shares[index] ?? 0)
      })
      times.between += moving * Math.max(0, 1 - sum(shares))
    }
  }
  return times
}

type Zone = { number: number; name: string; low: number; high: number }

/** The ends that a step passes between. A rider's heart-rate zone covers several power zones: it passes through all. */
function endsOf(step: Step, ends: { low: number; high: number }, sport: SportId, byHeart: boolean): [number, number] {
  const isWide = !byHeart && step.target?.type === 'heartrate' && sportOf(sport).reference.metric === 'power'
  return isWide ? [ends.low, ends.high] : startAndEnd(step.target?.ramp, ends)
}

/** The shares of the way from one end to the other that lie in each zone. The rest lies between zones. */
function sharesOf(zones: readonly Zone[], [one, other]: [number, number]): number[] {
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  // The first zone is open at its easy end, the last at its hard end.
  const open = zones.map(({ low, high }, index): [number, number] => [
    index === 0 ? Number.NEGATIVE_INFINITY : low,
    index === zones.length - 1 ? Number.POSITIVE_INFINITY : high,
  ])
  if (isSame(low, high, 'percent')) {
    const at = zoneAt(low, zones)
    return zones.map((zone) => (zone === at ? 1 : 0))
  }
  return open.map(([from, to]) => Math.max(0, Math.min(high, to) - Math.max(low, from)) / (high - low))
}
