import { effortZones } from '../../sports/effort-zones.ts'
import { sportOf } from '../../sports/registry.ts'
import { heartRateZoneNames } from '../../sports/zones.ts'
import { formatClock } from '../../text/grammar/numeral.ts'
import type { PaceUnit } from '../../units/pace.ts'
import type { Bound, Mention, MentionOf } from '../mention.ts'
import type { Part } from '../outline/part.ts'
import type { SportContext } from '../resolve/measure.ts'

type Figure = MentionOf<'power' | 'pace' | 'percent' | 'beats' | 'offset'>

/** A zone, of the heart rate if that was said. */
export function writeZone(zone: number, { sport, metric }: SportContext): string {
  const isByPulse =
    metric === 'heartrate' && sportOf(sport).metrics.includes(metric) && zone <= heartRateZoneNames.length
  return `Z${zone}${isByPulse ? ' HR' : ''}`
}

/** The target of a figure in the text form. */
export function writeFigure(figure: Figure, context: SportContext): string {
  const { bound } = figure
  switch (figure.kind) {
    case 'power':
      return limited(figure.watts, figure.until ?? figure.watts, 'w', bound)
    case 'beats':
      return limited(figure.low, figure.high, 'bpm', bound)
    case 'percent':
      return `${writePercents(figure, context)}%${figure.of === 'heartrate' ? ' LTHR' : ''}`
    case 'offset':
      if (figure.seconds === 0) return 'css'
      return `CSS${figure.seconds < 0 ? '-' : '+'}${Math.abs(figure.seconds)}`
    case 'pace': {
      const per = textOfUnit[paceUnitOf(figure, context)]
      const ends =
        figure.until === undefined
          ? formatClock(figure.seconds)
          : `${formatClock(figure.seconds)}-${formatClock(figure.until)}`
      return `${ends}/${per}${bound ? (bound === 'below' ? ' or faster' : ' or slower') : ''}`
    }
  }
}

/** Percents; a ceiling goes from the bottom of the zones, a floor to the top of the zone above it. */
function writePercents({ low, high, bound }: Mention & { low: number; high: number }, { sport }: SportContext): string {
  const zones = effortZones(sportOf(sport))
  const least = Math.floor(Math.min(...zones.map((zone) => zone.low)))
  const most = Math.ceil(zones.find((zone) => zone.high > low)?.high ?? low)
  const from = bound === 'below' ? Math.min(least, high) : low
  const to = bound === 'above' ? most : high
  return from === to ? String(from) : `${from}-${to}`
}

function limited(from: number, to: number, unit: string, bound: Bound | undefined): string {
  if (bound) return bound === 'below' ? `<${to}${unit}` : `${from}${unit}+`
  return from === to ? `${from}${unit}` : `${from}-${to}${unit}`
}

const textOfUnit: Record<PaceUnit, string> = { km: 'km', mile: 'mi', '100m': '100m', '100yd': '100yd' }

/** The unit that a pace is per: the one that was said, else the one of the sport that goes with its distances. */
export function paceUnitOf({ per }: Pick<MentionOf<'pace'>, 'per'>, { sport, unit }: SportContext): PaceUnit {
  const { paceUnits, distanceUnits } = sportOf(sport)
  const said = per === '100' ? undefined : per
  if (said && paceUnits.includes(said)) return said
  return paceUnits[Math.max(0, distanceUnits.indexOf(unit))] ?? 'km'
}

export function isFigure(mention: Mention): mention is Figure & Mention {
  return FIGURES.has(mention.kind)
}
const FIGURES = new Set<Mention['kind']>(['power', 'pace', 'percent', 'beats', 'offset'])

/** Whether a part has a target of its own in figures. */
export function hasFigure({ about }: Part): boolean {
  return about.some(isFigure)
}
