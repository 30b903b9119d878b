import { refusals } from '#domain/calendar/change/refusal.ts'
import { isDay } from '#domain/calendar/days/day.ts'
import { unitOfDistances } from '#domain/calendar/items/unit-of-distances.ts'
import { type SportId, sportIds } from '#domain/sports/registry.ts'
import { type DistanceUnit, toMetres } from '#domain/units/distance.ts'
import type { ShownDistances } from '#domain/units/shown-distances.ts'
import { distanceUnitLabel, formatMetres } from '../../../lib/format.ts'
import type { CalendarItem } from '../queries.ts'
import { type WrittenDistance, writeDistance } from '../typed-distance.ts'

type Race = Extract<CalendarItem['content'], { kind: 'race' }>

/** The fields of a race, as typed. */
export type RaceForm = {
  name: string
  sport: SportId | ''
  distance: string
  /** What the distance was filled with. */
  written?: WrittenDistance
  date: string
}

/** The fields for a race on a day; a new race is one of our first sport. */
export function raceFormOf(date: string, distances: ShownDistances, race?: Race): RaceForm {
  const [likeliest = ''] = sportIds
  const written = race?.metres ? writeRaceDistance(race.metres, unitOfDistances(distances, race.sport)) : undefined
  return {
    name: race?.name ?? '',
    sport: race ? (race.sport ?? '') : likeliest,
    distance: written?.text ?? '',
    ...(written && { written }),
    date,
  }
}

/** The race and its day that the fields say, or what is wrong with them. */
export function readRace(
  { name, sport, distance, written, date }: RaceForm,
  distances: ShownDistances,
): { race: Race; date: string } | { problems: Partial<Record<keyof RaceForm, string>> } {
  const known = sportIds.find((id) => id === sport) ?? null
  const unit = unitOfDistances(distances, known)
  const isAsWritten = written && distance.trim() === written.text
  const metres = isAsWritten ? written.metres : distance.trim() ? metresOf(distance, unit) : null
  const problems = {
    ...(!name.trim() && { name: 'Give the race a name.' }),
    ...(!(metres === null || (metres && metres <= MAX_METRES)) && {
      distance: `Write a distance such as ${raceExamples(distances)} or half marathon, or leave it empty.`,
    }),
    ...(!isDay(date) && { date: date === '' ? 'Choose a day.' : refusals['outside-calendar'] }),
  }
  if (metres === undefined || Object.keys(problems).length > 0) return { problems }
  return { race: { kind: 'race', name: name.trim(), sport: known, metres }, date }
}

const MAX_METRES = 10_000_000

const namedMetres: Partial<Record<string, number>> = { marathon: 42_195, 'half marathon': 21_097.5 }
const units: Partial<Record<string, DistanceUnit>> = { km: 'kilometers', mi: 'miles', m: 'meters', yd: 'yards' }

/** Metres of a typed distance, in `bare` if it has no unit; undefined if it is none. */
function metresOf(typed: string, bare: DistanceUnit): number | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
  const figure = /^(\d+(?:[.,]\d+)?) ?(km|mi|m|yd)?$/.exec(text)
  const unit = figure?.[2] ? units[figure[2]] : bare
  if (!figure || !unit) return namedMetres[text]
  return Math.round(toMetres(Number(figure[1]?.replace(',', '.')), unit) * 10) / 10 || undefined
}

/** Distances as they are typed, for the field of one and for its refusal. */
export function raceExamples(distances: ShownDistances): string {
  return distances === 'imperial' ? '26.2 mi, 1650 yd' : '42.195 km, 1500 m'
}

/** A race's distance as its field shows it: `42.195 km`, `26.22 mi`. */
function writeRaceDistance(metres: number, unit: DistanceUnit): WrittenDistance {
  if (unit === 'kilometers') return { text: `${metres / 1000} km`, metres }
  return { text: `${writeDistance(metres, unit).text} ${distanceUnitLabel[unit]}`, metres }
}

/** The distance of a race: `42.195 km`, `1500 m`, `26.22 mi`. */
export function distanceOfRace(metres: number, unit: DistanceUnit): string {
  if (unit !== 'kilometers') return formatMetres(metres, unit)
  return metres < 5000 && metres % 1000 !== 0 ? `${metres}\u202fm` : `${metres / 1000}\u202fkm`
}
