import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { isSwim } from '../swims/is-swim.ts'
import { matchAt } from './lengths-of-parts.ts'
import { partsAt, sizeWithin, type TypedPart, writeTypedPart } from './parts-of-bouts.ts'
import { restAt } from './rests-of-bouts.ts'

/**
 * Rounds of parts whose own lengths are all that is said: "10x (1:40 @ 112% / 80s @ 45%)" with times on the clock, several
 * parts with their count behind them, "30s @ 150%, 3 min @ 100%, 10s sprint, x4", and sets of a set, "tabata x3: 8x :20/:10".
 */
export function countRounds(_: readonly Token[], text: string): Edit[] {
  if (!/\d ?x|x ?\d/i.test(text) || isSwim(text)) return []
  return [...clocksInBrackets(text), ...countsBehind(text), ...setsOfOneSet(text)].slice(0, 1)
}

/** Brackets in which a part is as long as a clock shows, or has more seconds than a minute. */
function clocksInBrackets(text: string): Edit[] {
  return [...text.matchAll(OPENED)].flatMap(({ index, 0: head }): Edit[] => {
    const from = index + head.length
    const parts = partsAt(text, from)
    const close = parts && matchAt(CLOSE, text, parts.to)
    const isOnClock = parts?.parts.some(({ length }) => length && length.size > 60 && length.size % 60 > 0)
    const areTimed = parts?.parts.every(
      ({ length, aim }) => length?.kind === 'time' && /\d/.test(text.slice(aim.from, aim.to)),
    )
    const pieces = parts && areTimed && isOnClock && close ? piecesOf(text, parts.parts) : undefined
    return pieces && parts ? [{ from, to: parts.to, by: pieces }] : []
  })
}

const OPENED = /(?<![\d.:x] ?)\b\d{1,2} ?x ?\( ?/gi
const CLOSE = / ?\)/y

/** Several parts that a count behind them repeats; of two it has a reader of its own. */
function countsBehind(text: string): Edit[] {
  return [...text.matchAll(START)].flatMap(({ index, 0: head }): Edit[] => {
    const from = index + head.length
    const row = partsAt(text, from)
    const count = row && matchAt(COUNT, text, row.to)
    if (
      !row ||
      !count ||
      row.parts.length < LEAST_PARTS ||
      row.parts.some(({ aim }) => aim.to === aim.from || MOVES.test(text.slice(aim.from, aim.to))) ||
      isPartBefore(row.parts)
    )
      return []
    const pieces = piecesOf(text, row.parts)
    const place = count.index + count[0].length
    const rest = restAt(text, place, 'between')
    if (!pieces) return []
    const times = { words: `${count.groups?.times}x(`, for: { from: row.to, to: place } }
    return [{ from, to: rest?.to ?? place, by: [times, ...pieces, ')', ...(rest?.pieces ?? [])] }]
  })
}

/** "20 min steady, 30s hard, 30s easy x10": the first part is far longer than the others, and done once. */
function isPartBefore([first, ...others]: readonly TypedPart[]): boolean {
  const longest = Math.max(...others.map(({ length }) => length?.size ?? 0))
  return first?.length?.kind === 'time' && first.length.size >= MOST_SHARE * longest
}

const LEAST_PARTS = 3
/** Our choice. */
const MOST_SHARE = 5
/** Runs and walks by turns have a reader of their own. */
const MOVES = /\b(?:run|walk|jog)/i
const START = /(?:^|[:;.] ?|\bthen )(?=\d)/gi
const COUNT =
  /,? ?(?:(?:all |repeat(?:ed)? )?x ?(?<times>[2-9]|1\d)|(?:repeat(?:ed)? )?(?<times>[2-9]|1\d) times)(?: through)?(?![\d:]| ?(?:min|m\b|x|\())/iy

/** The parts in their order, if all of them are lengths of time that say how they are done. */
function piecesOf(text: string, parts: readonly TypedPart[]): Piece[] | undefined {
  const sizes = parts.map(({ length }) => length && sizeWithin(length, 'time', false))
  if (parts.length < 2 || sizes.some((size) => size === undefined)) return undefined
  return parts.flatMap((part, at) => [...(at > 0 ? [', '] : []), ...writeTypedPart(text, part, sizes[at] ?? 0, true)])
}

/** "tabata x3: 8x :20/:10, 5 min spin btwn": the count of sets before their colon. */
function setsOfOneSet(text: string): Edit[] {
  const match = SETS.exec(text)
  const [set, times] = [match?.indices?.groups?.set, match?.indices?.groups?.times]
  if (!match || !set || !times) return []
  const { on, off, sets, reps } = match.groups ?? {}
  const end = match.index + match[0].length
  const rest = restAt(text, end, 'between sets')
  const place = match.indices?.groups?.where
  const sport: Piece[] = place ? [{ from: place[0], to: place[1] }, ' '] : []
  const group: Piece[] = [
    { words: `${sets}x(`, for: { from: times[0], to: times[1] } },
    { words: `${reps}x(${on}s hard, ${off}s easy))`, for: { from: set[0], to: set[1] } },
  ]
  return [{ from: times[0], to: rest?.to ?? end, by: [...sport, ...group, ...(rest?.pieces ?? [])] }]
}

const SETS =
  /(?<=^|[,;.] ?|[a-z] )(?<times>x ?(?<sets>[2-6]))(?: (?:on|in) (?:the )?(?<where>[a-z]+))?[:,] ?(?<set>(?<reps>\d{1,2}) ?x ?\(?:?(?<on>[1-6]\d) ?s?\/:?(?<off>[1-6]\d) ?s?\)?)(?![\d:])/di
