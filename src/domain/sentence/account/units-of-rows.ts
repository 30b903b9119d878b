import type { BuiltPart } from '../request/built-part.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import { headOf } from './spans-of-parts.ts'

/**
 * Names bouts without a unit that were read as minutes and may be seconds: the 30 of "2x90 4x60 4x30", which are longer
 * than the 90 then, and "6x30 @ 350w", which would take three hours.
 */
export function findUnitsOfRows({ sentence, parts, sport, isNamed }: Facts): Check[] {
  if (sport.inPool) return []
  const rows = parts.flatMap((part) => rowOf(part, sentence))
  return rows
    .filter(({ times, figure = 0, seconds }) => {
      const minutes = times * figure
      const isBesideSeconds = rows.some(
        (other) =>
          other.seconds < seconds &&
          (other.figure === undefined
            ? other.unit === 'second' && minutes > MOST_BESIDE_SECONDS
            : other.figure > figure),
      )
      return seconds === figure * 60 && (isBesideSeconds || (times >= MANY && minutes > MOST_MINUTES))
    })
    .filter(({ place }) => !isNamed(place))
    .map(({ place }) => checkAt(place, MINUTES))
}

/** A set of equal bouts in time as it is written and as it was read. */
function rowOf(part: BuiltPart, sentence: string) {
  const place = headOf(part)
  const [, times = '', length = '', unit = ''] = SET.exec(part.reading) ?? []
  if (place?.kind !== 'set' || !unit) return []
  const bare = UNIT.test(sentence.slice(place.to)) ? undefined : BARE.exec(sentence.slice(place.from, place.to))?.[0]
  const figure = bare === undefined ? undefined : Number(bare)
  const seconds = Number(length) * (unit === 'minute' ? 60 : 1)
  return [{ place, times: Number(times), figure, unit, seconds }]
}

const BARE = /(?<=\d ?[x×*] ?)\d+$/i
const UNIT = /^ ?(?:s|secs?|seconds?|m|mins?|minutes?|["'″′’])(?!\p{L})/iu
const SET = /^(\d+) × ([\d.]+) (second|minute)/
// Of work in all (our choice).
const [MOST_BESIDE_SECONDS, MOST_MINUTES] = [60, 150]
// Three long ones are ridden: "3x40 @ IM watts".
const MANY = 4
const MINUTES = 'No unit was said: it was read as minutes, check whether seconds are meant.'
