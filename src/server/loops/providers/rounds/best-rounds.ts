import type { Place } from '#domain/loop-check/measures.ts'
import { metresApart } from '#domain/loop-check/measures.ts'
import { placeKey } from '#domain/loop-check/segments.ts'
import type { ProvidedLoop } from '../../provider.ts'
import type { Round } from './read-round.ts'

/** Up to three rounds, the best first, of which any two share at most half of their length. */
export function bestRounds(rounds: readonly Round[], askedMetres: number): ProvidedLoop[] {
  const chosen: Round[] = []
  for (const round of rounds.toSorted((one, other) => penalty(one, askedMetres) - penalty(other, askedMetres))) {
    if (chosen.length === ALTERNATIVES) break
    if (
      chosen.every(
        (other) => sharedMetres(round, other) <= 0.5 * Math.min(round.measured.metres, other.measured.metres),
      )
    )
      chosen.push(round)
  }
  return chosen.map(({ loop }) => loop)
}

/** The share by which the length is wrong, counted more than the share that is ridden twice. */
function penalty({ measured }: Round, askedMetres: number): number {
  const error = Math.abs(measured.metres - askedMetres) / askedMetres
  return LENGTH_WEIGHT * error + Math.max(measured.repeatedMetres, measured.corridorMetres) / measured.metres
}

/** The lines of a service have the same points where they share a street. */
function sharedMetres(one: Round, other: Round): number {
  const keys = new Set(legsOf(other.loop.line).map(({ key }) => key))
  return legsOf(one.loop.line).reduce((sum, { key, metres }) => (keys.has(key) ? sum + metres : sum), 0)
}

function legsOf(line: readonly Place[]): { key: string; metres: number }[] {
  return line.slice(1).map((place, at) => {
    const before = line[at] as Place
    const [from, to] = [placeKey(...before), placeKey(...place)]
    return { key: from < to ? `${from} ${to}` : `${to} ${from}`, metres: metresApart(before, place) }
  })
}

const ALTERNATIVES = 3
const LENGTH_WEIGHT = 3
