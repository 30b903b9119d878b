import type { Token } from '../../../tokens/tokens.ts'
import type { Edit, Piece } from '../../arranged.ts'
import { isSwim } from '../../swims/is-swim.ts'
import type { RestClause } from './rest-clauses.ts'
import { type SetWithRests, setsWithRests } from './sets-with-rests.ts'
import { aimOf, lengthOf, mannerOf } from './spoken-rests.ts'

/**
 * The rests of a set that say what they are done at, or behind how many repetitions they lie, in the set: "4x5k @ MP, 1k @ 85%
 * MP between" is "4x(5k @ MP, 1 km at 85% MP)", and "16x200, 200 jog, 3 min after every 4" is "4x(4x200 …), 3 min between sets".
 */
export function putRestsInPlace(_: readonly Token[], text: string): Edit[] {
  const swum = isSwim(text)
  const edits: Edit[] = []
  for (const set of setsWithRests(text)) {
    const by = grouped(set, text, swum) ?? paired(set, text, swum)
    if (by && edits.every(({ from, to }) => to <= set.from || from >= set.to)) edits.push({ from: set.from, to: set.to, by })
  }
  return edits
}

/** "3 min easy", " with 200 metres jog" */
function spoken(clause: RestClause, swum: boolean): string | undefined {
  const length = lengthOf(clause, swum)
  return length && `${length}${aimOf(clause) || ` ${mannerOf(clause) ?? (swum || clause.isNamed ? 'rest' : 'easy')}`}`
}

/** A rest behind every so many repetitions, or behind one of them. */
function grouped(set: SetWithRests, text: string, swum: boolean): Piece[] | undefined {
  const [own, ...more] = set.clauses.toSorted((one, other) => rank(one) - rank(other))
  const place = own?.place
  if (!own || !place || (place.of !== 'every' && place.of !== 'one') || more.length > 1) return undefined
  const [inner] = more
  const [rest, within] = [spoken(own, swum), inner && spoken(inner, swum)]
  if (!rest || (inner && (!within || inner.place?.of === 'sets')) || place.count >= set.times) return undefined
  const { times, body, isOpened } = set
  const row = (count: number): Piece[] => [
    { words: `${count}x`, for: { from: set.from, to: body.from } },
    ...(isOpened ? ['('] : []),
    body,
    ...(isOpened ? [')'] : []),
    ...(within ? [{ words: ` with ${within}`, for: inner }] : []),
  ]
  const pause: Piece = { words: rest, for: own }
  const rounds = times / place.count
  // A row of rows in brackets is read for bouts alone.
  if (place.of === 'every' && Number.isInteger(rounds) && !isOpened)
    return [{ words: `${rounds}x(`, for: { from: set.from, to: body.from } }, ...row(place.count), '), ', pause, ' between sets']
  const counts: number[] = []
  for (let left = times; left > 0; left -= counts.at(-1) ?? left)
    counts.push(place.of === 'one' && counts.length > 0 ? left : Math.min(left, place.count))
  return counts.flatMap((count, at) => [...(at > 0 ? [', ', pause, ', '] : []), ...row(count)])
}

function rank({ place }: RestClause): number {
  return place?.of === 'every' || place?.of === 'one' ? 0 : 1
}

/** A rest that is done at something, as the second half of each repetition. */
function paired(set: SetWithRests, text: string, swum: boolean): Piece[] | undefined {
  const [rest, ...more] = set.clauses
  if (!rest || more.length > 0 || rest.aims.length === 0 || (rest.place && rest.place.of !== 'reps')) return undefined
  const length = lengthOf(rest, swum)
  if (!length || rest.aims.every((aim) => /^(?:(?:@|at|in) ?)?z(?:one)? ?1$/i.test(aim))) return undefined
  const { body, isOpened } = set
  if (isOpened && text.slice(body.to + 1, set.joint).trim() !== '') return undefined
  const [, figure = ''] = (!isOpened && /^(\d+(?:[.,]\d)?)(?! ?(?:[a-z'"’:/%.]|\d))/i.exec(`${text.slice(body.from, body.to)} `)) || []
  const bare = figure === '' ? '' : Number(figure) >= LEAST_METRES ? ' metres' : ' min'
  const bout = { from: body.from, to: body.from + figure.length }
  return [
    { from: set.from, to: isOpened ? body.from - 1 : body.from },
    '(',
    bout,
    bare,
    { from: bout.to, to: body.to },
    ', ',
    { words: `${length}${/spin|easy|soft/.test(mannerOf(rest) ?? '') && /rpm/.test(aimOf(rest)) ? ' easy' : ''}${aimOf(rest)}`, for: rest },
    ')',
  ]
}

const LEAST_METRES = 100
