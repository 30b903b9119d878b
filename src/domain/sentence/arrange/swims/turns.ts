import type { Span } from '../../result.ts'
import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { isSwim, isSwimByLengths } from './is-swim.ts'
import { findTurns, type Turn, type Turns, turnsBefore } from './phrases-of-turns.ts'
import { roleOf, secondsOf } from './send-offs.ts'
import { type SwimSet, setsIn } from './set-region.ts'

/**
 * The repetitions of a set that take turns, each written out: "12x50 odds easy evens fast 10 s" is 6 x (50 easy 10 s, 50 fast
 * 10 s), and "16x25 3 easy 1 sprint" 4 x (25 easy, 25 easy, 25 easy, 25 sprint).
 */
export function spreadTurns(_: readonly Token[], text: string): Edit[] {
  if (!isSwim(text)) return []
  const edits: Edit[] = []
  for (const set of setsIn(text)) {
    if (edits.some((one) => one.to > set.from)) continue
    const edit = editOf(text, set, edits.length)
    if (edit) edits.push(edit)
  }
  return edits
}

function editOf(text: string, set: SwimSet, edits: number): Edit | undefined {
  const { to } = set
  const behind = findTurns(text.slice(set.end, to), set.times, set.distance)
  const turns = behind ? shifted(behind, set.end) : turnsBefore(text.slice(0, set.from), set.times)
  if (!turns) return undefined
  const rounds = roundsOf(turns, set.times)
  if (!rounds) return undefined
  const stays = behind
    ? [
        { from: set.end, to: turns.from },
        { from: turns.to, to },
      ]
    : [{ from: set.end, to }]
  const said = stays.flatMap((one) => saidIn(text, one, set.distance))
  // Done once the turns are sets: "3x100, 1x100 fast".
  const wordsOf = ({ words, said = '' }: Turn): Piece => {
    const at = text.slice(turns.from, turns.to).lastIndexOf(said)
    return said === '' || at < 0 ? words : { words, for: { from: turns.from + at, to: turns.from + at + said.length } }
  }
  const written = (rounds.times > 1 ? rounds.turns : turns.turns).flatMap((turn, at): Piece[] => [
    ...(at > 0 ? [', '] : []),
    ...(rounds.times > 1 ? [] : [`${turn.times}x`]),
    set.length,
    ' ',
    wordsOf(turn),
    ...(turn.words === '' ? [] : [' ']),
    ...said,
  ])
  const own = { from: set.from, to: set.end }
  const by: Piece[] =
    rounds.times > 1
      ? [{ words: `${rounds.times}x(`, for: own }, ...withPlaces(written, own), ')']
      : withPlaces(written, own)
  const told: Piece[] = turns.tell ? [{ words: '', for: own, tell: turns.tell }] : []
  const sport = isSwimByLengths(text) && edits === 0 ? [{ words: 'swim ', for: own }] : []
  return { from: behind ? set.from : turns.from, to, by: [...sport, ...told, ...by] }
}

/** Words that were added stand for the set. */
function withPlaces(pieces: readonly Piece[], own: Span): Piece[] {
  return pieces.map((piece) => (typeof piece === 'string' && /\S/.test(piece) ? { words: piece, for: own } : piece))
}

function shifted(turns: Turns, by: number): Turns {
  return { ...turns, from: turns.from + by, to: turns.to + by }
}

function roundsOf({ turns }: Turns, times: number): { times: number; turns: Turn[] } | undefined {
  const all = turns.flatMap((turn) => Array.from({ length: turn.times }, () => turn))
  if (all.length < 2 || times % all.length !== 0 || (all.length > MAX_TURNS && all.length < times)) return undefined
  return { times: times / all.length, turns: all }
}

const MAX_TURNS = 10

/** What a set says beside its turns, a bare clock as its send-off or its rest. */
function saidIn(text: string, { from, to }: Span, distance: number): Piece[] {
  const words = text.slice(from, to)
  const [lead = ''] = /^[ ,:;(-]*(?:as\b|with(?= *$)|w\/?(?= *$))? */i.exec(words) ?? []
  const [tail = ''] = /(?:(?<= |^)(?:as|with|w\/?))?[ ,:;-]*$/i.exec(words.slice(lead.length)) ?? []
  const own = { from: from + lead.length, to: to - tail.length }
  if (own.to <= own.from) return []
  const plain = text.slice(own.from, own.to)
  if (/^(?:\d{1,2})?:[0-5]\d$/.test(plain)) {
    const role = roleOf(plain, distance)
    return role === 'rest' ? [{ words: `${secondsOf(plain)}s rest`, for: own }] : ['on ', own]
  }
  // "on 55": seconds.
  const bare = /^(?:on|@|off|at) (?<seconds>[2-9]\d|1[0-7]\d)$/i.exec(plain)?.groups?.seconds
  if (bare)
    return [{ words: `on ${Math.floor(Number(bare) / 60)}:${String(Number(bare) % 60).padStart(2, '0')} `, for: own }]
  // "rest 15": in seconds.
  const rest = /^(?:rest|r|ri) ?:?(?<seconds>[1-9]?[05])(?: ?(?:s|secs?|seconds))?$/i.exec(plain)?.groups?.seconds
  if (rest) return [{ words: `${rest}s rest `, for: own }]
  // "15-20 s": the shorter one.
  const range = /^(?<low>\d{1,2}) ?- ?\d{1,2} ?(?:s|secs?|seconds)(?: rest)?$/i.exec(plain)
  if (range) return [{ words: `${range.groups?.low}s rest `, for: own }]
  // "alternating free and back 15s swim": the sport behind the rest.
  const [sport = ''] = /(?<=\d ?(?:s|secs?|seconds|") )swim$/i.exec(plain) ?? []
  if (sport) return [{ from: own.from, to: own.to - sport.length }, 'rest ']
  const isBareTime = /(?:^|[ +])\d{1,2} ?(?:s|secs?|seconds|")$/i.test(plain) && !/\b(?:on|rest)\b/i.test(plain)
  return [own, ...(isBareTime ? [' rest'] : []), ' ']
}
