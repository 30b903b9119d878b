import fc, { type Arbitrary } from 'fast-check'
import { heartRateZones } from '#domain/sports/heart-rate.ts'
import type { Sport } from '#domain/sports/registry.ts'
import { convertPace } from '#domain/units/pace.ts'
import { toStored } from '#domain/workout/groups.ts'
import type { StoredSteps, Target } from '#domain/workout/step.ts'
import { stepOf, targetOf } from './arbitraries.ts'

/** What targets are counted from: watts or seconds per the sport's first pace unit, and beats a minute at threshold. */
type Figures = { reference: number; heart: number }

/** Steps with targets of any kind, half of them with the range that their percents or zone have at these figures. */
export function stepsAimedAt(sport: Sport, figures: Figures): Arbitrary<StoredSteps> {
  const step = fc
    .tuple(stepOf(sport), targetOf(sport), fc.constantFrom('as drawn', 'aimed', 'aimed', 'nearly aimed'))
    .map(([drawn, target, kind]) => {
      if (kind === 'as drawn') return { ...drawn, target }
      const aimed = withRangeAt(target, sport, figures)
      return { ...drawn, target: kind === 'aimed' ? aimed : withOneEndTyped(aimed) }
    })
  const group = fc.record({
    type: fc.constant('repeat' as const),
    count: fc.integer({ min: 2, max: 9 }),
    steps: fc.array(step, { minLength: 1, maxLength: 3 }),
  })
  return fc.array(fc.oneof(step, group), { minLength: 1, maxLength: 6 }).map(toStored)
}

/** The range of percents or of a zone at a figure, written down once more from the tables of the zones. */
export function naiveRange(target: Target, sport: Sport, { reference, heart }: Figures): (number | undefined)[] {
  const figure = target.type === 'heartrate' ? heart : reference
  const { type, zoneNumber = 0, percentMin, percentMax = 0, rangeUnit } = target
  const none = [undefined, undefined]
  const ends = (low: number, high: number) => {
    const [from, to] = [Math.ceil(low - 1e-9), Math.floor(high + 1e-9)]
    return from <= to ? [from, to] : none
  }
  if (type === 'heartrate') {
    const zone = heartRateZones(sport)[zoneNumber - 1]
    if (percentMin === undefined && !zone) return none
    return [percentMin ?? zone?.percentMin ?? 0, percentMin === undefined ? (zone?.percentMax ?? 0) : percentMax].map(
      (percent) => Math.round((percent * figure) / 100),
    )
  }
  if (type !== sport.reference.metric) return none
  if (type === 'power') {
    const zone = powerPercents[zoneNumber - 1]
    const [low, high] = percentMin === undefined ? (zone ?? []) : [percentMin, percentMax]
    return low === undefined || high === undefined ? none : ends((low * figure) / 100, (high * figure) / 100)
  }
  const first = sport.paceUnits[0] ?? 'km'
  const seconds = convertPace(figure, first, rangeUnit ?? first)
  if (percentMin !== undefined) return ends((seconds * 100) / percentMax, (seconds * 100) / percentMin)
  const zone = sport.paceZones[zoneNumber - 1]
  return zone ? ends(seconds * zone.fast, seconds * zone.slow) : none
}

// Of FTP, as the specification has them.
const powerPercents = [
  [40, 55],
  [55, 70],
  [75.23, 82.85],
  [87.14, 95.23],
  [96.19, 105.23],
  [130, 150],
  [200, 250],
] as const

/** The target with the range of its percents or its zone at a figure, where it has one. */
function withRangeAt(target: Target, sport: Sport, figures: Figures): Target {
  const [rangeMin, rangeMax] = naiveRange(target, sport, figures)
  return rangeMin === undefined || rangeMax === undefined ? target : { ...target, rangeMin, rangeMax }
}

/** The target with one end of its range changed by one. */
function withOneEndTyped(target: Target): Target {
  const { rangeMin = 0, rangeMax } = target
  if (typeof rangeMax !== 'number') return target
  return rangeMax % 2 === 0 || rangeMin === 0
    ? { ...target, rangeMax: rangeMax + 1 }
    : { ...target, rangeMin: rangeMin - 1 }
}
