import { heartRateZones } from '#domain/sports/heart-rate.ts'
import { type Sport, sports } from '#domain/sports/registry.ts'
import type { ShownZone } from '../metrics/zones-of-figure.ts'

/** Heart-rate zones of a threshold as it was typed, by the sports that share them; none if it is no heart rate. */
export function heartZones(typed: string): { label: string; zones: ShownZone[] }[] {
  const beats = Number(typed.replace(',', '.'))
  if (!(beats >= LEAST_BEATS && beats <= MOST_BEATS)) return []
  const groups = Map.groupBy(sports, (sport) => JSON.stringify(heartRateZones(sport)))
  return [...groups.values()].map((alike) => ({
    label: alike.map(({ label }) => label).join(' and '),
    zones: alike[0] ? zonesOf(alike[0], beats) : [],
  }))
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
