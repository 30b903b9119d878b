import { type MeasuredLine, measureLine } from '#domain/loop-check/measure-line.ts'
import { metresApart, type Place } from '#domain/loop-check/measures.ts'
import { type ProvidedLoop, ProviderFailure } from '../../provider.ts'

/** A round of a service, measured by ourselves. */
export type Round = { loop: ProvidedLoop; measured: MeasuredLine }

/** What a service may say of a round beside its line. */
export type Extras = Pick<ProvidedLoop, 'surfaceMetres' | 'climbMetres'>

/** A closed line of valid places near the start, of no absurd length. Throws a ProviderFailure for any other. */
export function readRound(
  name: string,
  places: readonly unknown[],
  asked: { latitude: number; longitude: number; metres: number },
  extras: Extras = {},
): Round {
  const fail = (what: string) => new ProviderFailure(`${name} answered with a line ${what}.`)
  if (places.length > MAX_POINTS) throw fail(`of more than ${MAX_POINTS} points`)
  if (!places.every(isPlace)) throw fail('that is not on the earth')
  const line = places.map(([latitude, longitude]): [number, number] => [latitude, longitude])
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) throw fail('of fewer than three points')
  if (metresApart(first, [asked.latitude, asked.longitude]) > MAX_AWAY_METRES)
    throw fail('that does not begin at the start')
  const open = metresApart(first, last)
  if (open > MAX_OPEN_METRES) throw fail('that does not end where it starts')
  if (open > 0) line.push([...first])
  // Before it is measured in steps of metres, which takes as long as it is.
  const length = line.reduce((sum, place, at) => sum + metresApart(line[at - 1] ?? place, place), 0)
  if (!(length > 0) || length > MAX_TIMES_TOO_LONG * asked.metres) throw fail('of another length than was asked for')
  return { loop: { line, ...extras }, measured: measureLine(line) }
}

function isPlace(place: unknown): place is Place {
  if (!Array.isArray(place)) return false
  const [latitude, longitude] = place
  return (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  )
}

/** Our longest loops have about a tenth. */
const MAX_POINTS = 50_000
/** Services look for a street within some hundred metres of the start. */
const MAX_AWAY_METRES = 1_500
/** A line may begin and end on two sides of a street. */
const MAX_OPEN_METRES = 50
const MAX_TIMES_TOO_LONG = 6
