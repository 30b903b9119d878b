import { clamp } from '../units/numbers.ts'
import { effortZones } from './effort-zones.ts'
import type { OwnZones } from './own-zones.ts'
import type { SportDefinition } from './sport.ts'
import { cyclingHeartRateAsPower } from './zones.ts'

/** A heart-rate zone, in percent of the heart rate at threshold. */
export type HeartRateZone = { number: number; percentMin: number; percentMax: number }

// Friel's zones of heart rate for running and for cycling. His fifth zone has three parts; here they are one.
const runningEdges = [70, 85, 90, 95, 100, 106]
const cyclingEdges = [60, 81, 90, 94, 100, 106]

/**
 * Heart rate at threshold of an athlete who gave none, in beats a minute. The maximal heart rate at 35 is 208 − 0.7 × 35 =
 * 183 (Tanaka 2001); the second threshold lies at nine tenths of it (Seiler 2010).
 */
export const NOMINAL_THRESHOLD_HEART_RATE = 165

/** The five heart-rate zones of a sport, with the athlete's own bounds if they have some. Swimming has those of running. */
export function heartRateZones(sport: SportDefinition, own?: OwnZones): readonly HeartRateZone[] {
  const [first = 0, ...upper] = edgesOf(sport, own)
  return upper.map((percentMax, index) => ({ number: index + 1, percentMin: upper[index - 1] ?? first, percentMax }))
}

/** The effort that a percentage of threshold heart rate stands for, in percent of threshold power or speed. */
export function heartRateEffort(percent: number, sport: SportDefinition, own?: OwnZones): number {
  const beats = edgesOf(sport, own)
  const efforts = effortsAt(sport, own)
  const reached = beats.findIndex((edge) => edge >= percent)
  const index = reached < 0 ? beats.length - 1 : Math.max(1, reached)
  const [from = 0, to = 1] = [beats[index - 1], beats[index]]
  const [low = 0, high = 0] = [efforts[index - 1], efforts[index]]
  const share = clamp((percent - from) / (to - from), 0, 1)
  return low + share * (high - low)
}

/** The lower end of each zone and the upper end of the last. Heart-rate zones have no gaps. */
function edgesOf({ reference }: SportDefinition, own?: OwnZones): readonly number[] {
  const [first, ...others] = own?.heartRate ?? []
  if (first) return [first.percentMin, first.percentMax, ...others.map(({ percentMax }) => percentMax)]
  return reference.metric === 'power' ? cyclingEdges : runningEdges
}

/** Effort at the lower end of each zone and at the upper end of the last. */
function effortsAt(sport: SportDefinition, own?: OwnZones): number[] {
  const zones = effortZones(sport, own)
  if (sport.reference.metric === 'pace') return [...zones.map(({ low }) => low), zones.at(-1)?.high ?? 0]
  const starts = cyclingHeartRateAsPower.slice(0, 4).map(([first]) => zones[first - 1]?.low ?? 0)
  const [last] = cyclingHeartRateAsPower.slice(-1)
  // The power zones have a gap between the fourth and fifth heart-rate zone; heart-rate zones have none.
  return [...starts, zones[4]?.high ?? 0, zones[(last?.[1] ?? 1) - 1]?.high ?? 0]
}
