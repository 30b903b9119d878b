import { cyclingZones } from '#domain/calculators/cycling.ts'
import type { Refused } from '#domain/calculators/refused.ts'
import { runningZones } from '#domain/calculators/running.ts'
import { swimmingZones } from '#domain/calculators/swimming.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { formatPace } from '#domain/units/pace.ts'
import type { Calculator } from './calculators.ts'

/** A bound of a zone as it is written: a figure, and beneath it the same in another form. */
export type Bound = { figure: string; below?: string }

/** The zones of a figure as a table, and the figure as people write it. */
export type ZoneResults = {
  ok: true
  /** The figure as it is saved and shared: `4:30`, `250`. */
  figure: string
  /** The figure with its name and its unit: "an FTP of 250 W". */
  words: string
  minLabel: string
  maxLabel: string
  rows: readonly { number: number; name: string; min: Bound; max: Bound }[]
}

/** The zones of a calculator's figure, or what to enter instead. */
export function zoneResults(
  { parameter }: Pick<Calculator, 'parameter'>,
  typed: string,
  unit: DistanceUnit | undefined,
): ZoneResults | Refused {
  return ways[parameter](typed, unit)
}

const ways: Record<Calculator['parameter'], (typed: string, unit: DistanceUnit | undefined) => ZoneResults | Refused> =
  {
    ftp(typed) {
      const found = cyclingZones(typed)
      if (!found.ok) return found
      return {
        ...{ ok: true, figure: String(found.ftp), words: `an FTP of ${found.ftp} W` },
        ...{ minLabel: 'Min Power (watts)', maxLabel: 'Max Power (watts)' },
        rows: found.zones.map(({ number, name, min, max }) => ({
          ...{ number, name, min: { figure: String(min) }, max: { figure: String(max) } },
        })),
      }
    },
    pace(typed, unit) {
      const inMiles = unit === 'miles'
      const found = runningZones(typed, inMiles ? 'miles' : 'kilometers')
      if (!found.ok) return found
      const per = inMiles ? 'mile' : 'km'
      const figure = formatPace(found.threshold)
      return {
        ...{ ok: true, figure, words: `a threshold pace of ${figure} per ${per}` },
        ...{ minLabel: `Min Pace (per ${per})`, maxLabel: `Max Pace (per ${per})` },
        rows: found.zones.map(({ number, name, min, max }) => ({
          ...{ number, name },
          min: min === undefined ? open.min : { figure: formatPace(min) },
          max: max === undefined ? open.max : { figure: formatPace(max) },
        })),
      }
    },
    css(typed, unit) {
      const inYards = unit === 'yards'
      const found = swimmingZones(typed, inYards ? 'yards' : 'meters')
      if (!found.ok) return found
      const [per, speed] = inYards ? ['yd', 'yds/s'] : ['m', 'm/s']
      const write = (bound: { speed: number; pace: number } | undefined, end: keyof typeof open) =>
        bound ? { figure: bound.speed.toFixed(2), below: `${formatPace(bound.pace)} /100 ${per}` } : open[end]
      const figure = formatPace(found.css)
      return {
        ...{ ok: true, figure, words: `a critical swim speed of ${figure} per 100 ${per}` },
        ...{ minLabel: `Min Speed (${speed})`, maxLabel: `Max Speed (${speed})` },
        rows: found.zones.map(({ number, name, min, max }) => ({
          ...{ number, name, min: write(min, 'min'), max: write(max, 'max') },
        })),
      }
    },
  }

/** An open bound: nobody is too slow for the first zone, nor too fast for the last. */
const open = { min: { figure: '<' }, max: { figure: '>' } } as const

/** Whether a table has open bounds, so that their signs have to be explained. */
export function hasOpenBounds({ rows }: Pick<ZoneResults, 'rows'>): boolean {
  return rows.some(({ min, max }) => min === open.min || max === open.max)
}
