import { sportOf } from '../sports/registry.ts'
import type { PaceUnit } from '../units/pace.ts'
import { paceZonesOf, typedThreshold } from './pace-zones.ts'
import type { Refused } from './refused.ts'

/** A bound of a swimming zone: metres or yards a second with two decimals, and whole seconds per 100 of them. */
type SwimBound = { speed: number; pace: number }

/** A swimming zone, `min` the easier bound; an open bound is undefined. */
export type ZoneOfSwim = { number: number; name: string; min: SwimBound | undefined; max: SwimBound | undefined }

/** The five swimming zones of a CSS typed in mm.ss or mm:ss, per 100 metres or yards as it was typed. */
export function swimmingZones(
  typed: string,
  unit: 'meters' | 'yards',
): { ok: true; css: number; zones: ZoneOfSwim[] } | Refused {
  const paceUnit: PaceUnit = unit === 'yards' ? '100yd' : '100m'
  const css = typedThreshold('swimming', typed, paceUnit)
  if (!css.ok) return css
  const { paceZones } = sportOf('swimming')
  const zones = paceZonesOf('swimming', css.seconds, paceUnit).map(({ number, name, min, max }, index) => {
    const { slow, fast } = paceZones[index] ?? { slow: 1, fast: 1 }
    return { number, name, min: boundOf(min, css.seconds * slow), max: boundOf(max, css.seconds * fast) }
  })
  return { ok: true, css: css.seconds, zones }
}

function boundOf(pace: number | undefined, exact: number): SwimBound | undefined {
  return pace === undefined ? undefined : { pace, speed: Math.round(10_000 / exact) / 100 }
}
