import { heartRateZones } from '#domain/sports/heart-rate.ts'
import { type Sport, sports } from '#domain/sports/registry.ts'
import type { ShownZone } from '../zones/drawn-zones.ts'
import type { ZonedFigure } from '../zones/zoned-figure.ts'

/** Heart-rate zones of a threshold as it was typed, by the sports that share them; none if it is no heart rate. */
export function heartZones(typed: string): { figure: ZonedFigure; label: string; zones: ShownZone[] }[] {
  const beats = Number(typed.replace(',', '.'))
  if (!(beats >= LEAST_BEATS && beats <= MOST_BEATS)) return []
  const groups = Map.groupBy(sports, ({ profile }) => profile.heartRateZones)
  return [...groups].flatMap(([name, alike]) => {
    const [sport] = alike
    if (!sport) return []
    const label = alike.map((one) => one.label).join(' and ')
    const own = { value: beats, isPace: false }
    const figure = { label: `Heart-rate zones: ${label}`, name, type: 'heartrate' as const, sport, own, unit: 'bpm' }
    return [{ figure, label, zones: zonesOf(sport, beats) }]
  })
}

function zonesOf(sport: Sport, beats: number): ShownZone[] {
  const zones = heartRateZones(sport)
  const most = zones.at(-1)?.percentMax ?? 100
  return zones.map(({ number, percentMin, percentMax }) => ({
    ...{ number, name: `Zone ${number}`, share: percentMax / most },
    range: `${Math.round((percentMin * beats) / 100)}–${Math.round((percentMax * beats) / 100)} bpm`,
  }))
}

// As the server takes them.
const LEAST_BEATS = 20
const MOST_BEATS = 250
