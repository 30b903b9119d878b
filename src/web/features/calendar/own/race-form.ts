import { isDay } from '#domain/calendar/days/day.ts'
import { type SportId, sportIds } from '#domain/sports/registry.ts'
import { type DistanceUnit, toMetres } from '#domain/units/distance.ts'
import type { CalendarItem } from '../queries.ts'

type Race = Extract<CalendarItem['content'], { kind: 'race' }>

/** The fields of a race, as typed. */
export type RaceForm = { name: string; sport: SportId | ''; distance: string; date: string }

/** The fields for a race on a day; a new race is one of our first sport. */
export function raceFormOf(date: string, race?: Race): RaceForm {
  const [likeliest = ''] = sportIds
  return {
    name: race?.name ?? '',
    sport: race ? (race.sport ?? '') : likeliest,
    distance: race?.metres ? `${race.metres / 1000} km` : '',
    date,
  }
}

/** The race and its day that the fields say, or what is wrong with them. */
export function readRace({
  name,
  sport,
  distance,
  date,
}: RaceForm): { race: Race; date: string } | { problems: Partial<Record<keyof RaceForm, string>> } {
  const metres = distance.trim() ? metresOf(distance) : null
  const problems = {
    ...(!name.trim() && { name: 'Give the race a name.' }),
    ...(!(metres === null || (metres && metres <= MAX_METRES)) && {
      distance: 'Write a distance such as 42.195 km, 1500 m or half marathon, or leave it empty.',
    }),
    ...(!isDay(date) && { date: 'Choose a day.' }),
  }
  if (metres === undefined || Object.keys(problems).length > 0) return { problems }
  const known = sportIds.find((id) => id === sport) ?? null
  return { race: { kind: 'race', name: name.trim(), sport: known, metres }, date }
}

const MAX_METRES = 10_000_000

const namedMetres: Partial<Record<string, number>> = { marathon: 42_195, 'half marathon': 21_097.5 }
const units: Partial<Record<string, DistanceUnit>> = { km: 'kilometers', mi: 'miles', m: 'meters', yd: 'yards' }

/** Metres of a typed distance, kilometres if it has no unit; undefined if it is none. */
function metresOf(typed: string): number | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
  const figure = /^(\d+(?:[.,]\d+)?) ?(km|mi|m|yd)?$/.exec(text)
  const unit = units[figure?.[2] ?? 'km']
  if (!figure || !unit) return namedMetres[text]
  return Math.round(toMetres(Number(figure[1]?.replace(',', '.')), unit) * 10) / 10 || undefined
}

/** The distance of a race: `42.195 km`, `1500 m`. */
export function distanceOfRace(metres: number): string {
  return metres < 5000 && metres % 1000 !== 0 ? `${metres}\u202fm` : `${metres / 1000}\u202fkm`
}
