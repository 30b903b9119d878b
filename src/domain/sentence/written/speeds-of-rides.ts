import { METRES_PER_MILE, toMetres } from '../../units/distance.ts'
import { sumOf } from '../../units/numbers.ts'
import { type Part, saidOf } from '../outline/part.ts'
import { describeStretch, describeTime } from '../request/describe.ts'
import type { Bout } from '../resolve/measure.ts'

/** The speed of a ride that its step carries as a note: "about 30 km/h". */
export function speedOf(part: Part): string | undefined {
  return saidOf(part, 'split').find(({ words }) => SPEED.test(words))?.words
}

/** What follows from a speed, as no step has one: how long a distance takes, or how far one gets. */
export function tellSpeed(note: string, { value, unit }: Bout): string {
  const speed = note.replace(/^about /, '')
  const figures = (speed.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => Number(figure.replace(',', '.')))
  const perHour = (sumOf(figures, (one) => one) / figures.length) * (IN_MILES.test(speed) ? METRES_PER_MILE : 1000)
  const ridden = `${describeStretch({ value, unit })} at ${speed}`
  if (unit === 'minutes' || unit === 'seconds') {
    const hours = value / (unit === 'minutes' ? 60 : 3600)
    return `${NOTE} ${ridden} are about ${Math.round((hours * perHour) / 1000)} km.`
  }
  const minutes = Math.round((toMetres(value, unit) / perHour) * 60)
  return `${NOTE} ${ridden} take about ${describeTime(minutes * 60)}.`
}

const NOTE = 'No step of a ride has a speed, so it is a note:'
const SPEED = /^about \d.*(?:k|mi|mph)/i
const IN_MILES = /mph|mi/i
