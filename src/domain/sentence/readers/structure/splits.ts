import { phraseFor } from '../../../text/grammar/phrase.ts'
import { sumOf } from '../../../units/numbers.ts'
import type { Reader } from '../../mention.ts'
import { isPoolDistance } from '../../tokens/amounts.ts'
import { indexPhrases, matchPhrase, skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { drillNames } from '../../tokens/words/drill-words.ts'
import { wordTable } from '../../tokens/words/word-table.ts'
import { setToDivide } from './last-set.ts'
import { readSet } from './sets.ts'

/**
 * How each repetition of a set is divided, "8x50 drill/swim", "12x75 (25 kick/25 drill/25 swim)", "10x50 as 25 fast 25 easy",
 * or how they alternate, "12x50 3 easy 1 fast". Distances must add up to that of the repetition.
 */
export const readSplit: Reader = (tokens, at, before) => {
  const set = setToDivide(before)
  if (!set || !isPoolDistance(set.bout)) return undefined
  const start = skip(tokens, skip(tokens, at, introductions), opening)
  // "6x75 KDS", "6x75 kick drill swim"
  const named = start === at ? matchPhrase(tokens, at, orders) : undefined
  if (named)
    return {
      value: { kind: 'split', words: named.value },
      next: readLengthOfPieces(tokens, named.next, set.bout.value) ?? named.next,
    }
  const listed = readPieces(tokens, start, set.bout.value, readPiece)
  const { pieces, next } = isDivision(listed.pieces, set.bout.value, set.times)
    ? listed
    : (readWordedPieces(tokens, start, set.bout.value) ?? listed)
  const divided = readLengthOfPieces(tokens, next, set.bout.value)
  // "5x200 as 4x50"
  const isSaidAs = textAt(tokens, start - 1) === 'as' && tokens[start]?.kind === 'number' && !startsSet(tokens, start)
  if (isSaidAs && !(pieces.length > 1 && isDivision(pieces, set.bout.value, set.times)))
    return { value: { kind: 'unsupported', sentence: NOT_WHOLE }, next: endOfList(tokens, start) }
  if (pieces.length < 2 || !(divided || isDivision(pieces, set.bout.value, set.times))) return undefined
  const words = pieces.map(({ words }) => words).join('/')
  // "6x50 catch-up/fist/6-1-6": nothing but drills.
  const areDrills = pieces.every((one) => one.distance === undefined && drillNames.has(one.words))
  return {
    value: areDrills ? { kind: 'detail', words: 'drill', name: words } : { kind: 'split', words },
    next: divided ?? (textAt(tokens, start - 1) === '(' ? skip(tokens, next, closing) : next),
  }
}

type ReadPiece = (tokens: readonly Token[], at: number) => Piece | undefined

/** The pieces of a list, and the index behind them. */
function readPieces(
  tokens: readonly Token[],
  start: number,
  distance: number,
  read: ReadPiece,
): { pieces: Piece[]; next: number } {
  const pieces: Piece[] = []
  let next = start
  for (;;) {
    const piece = read(tokens, next)
    if (!piece) break
    pieces.push(piece)
    next = piece.next
    // "3x200 as 50 swim, 100 drill, 50 easy, 200 pull": the list ends where its lengths add up.
    if (sumOf(pieces, (one) => one.distance ?? 0) === distance) break
    const isList = ['(', 'as'].includes(textAt(tokens, start - 1))
    // "8x50 kick, 25 fast + 25 easy"
    const isAdded = textAt(tokens, next) === '+' && read(tokens, next + 1)?.distance !== undefined
    const isSeparated = textAt(tokens, next) === '/' || isAdded || (isList && separators.has(textAt(tokens, next)))
    const behind = isSeparated ? next + 1 : next
    const follows = read(tokens, behind)
    // "25 fast 25 easy"
    const isFigured = piece.distance !== undefined && follows?.distance !== undefined
    if (!follows || !(isSeparated || isFigured)) break
    next = behind
  }
  return { pieces, next }
}

/** Pieces in the words of a coach, whose lengths add up to that of the repetition: "50 max/150 aerobic". */
function readWordedPieces(tokens: readonly Token[], start: number, distance: number) {
  // "5x(50 kick, 50 drill)" is another set.
  if (!openings.has(textAt(tokens, start - 1)) || ['x', '*'].includes(textAt(tokens, start - 2))) return undefined
  const found = readPieces(tokens, start, distance, readWordedPiece)
  return sumOf(found.pieces, (one) => one.distance ?? 0) === distance ? found : undefined
}

function readWordedPiece(tokens: readonly Token[], at: number): Piece | undefined {
  const known = readPiece(tokens, at)
  if (known?.distance !== undefined && endsPiece(tokens, known.next)) return known
  const figure = tokens[at]?.kind === 'number' ? Number(textAt(tokens, at)) : 0
  if (figure < MIN_LENGTH) return undefined
  const from = skip(tokens, at + 1, metres)
  let next = from
  while (next < from + MOST_WORDS && tokens[next] && !endsPiece(tokens, next)) next += 1
  const words = tokens
    .slice(from, next)
    .reduce((all, { text, glued }) => `${all}${all === '' ? '' : glued ? '-' : ' '}${text}`, '')
  // Those of a run are none.
  return /[a-z]/.test(words) && !/\b(?:jog|walk|float|run)\b/.test(words)
    ? { words: `${figure} ${words}`, distance: figure, isStroke: false, next }
    : undefined
}

function endsPiece(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  // "on 1:30", and no "on back".
  if (token?.text === 'on') return !/^[a-z]/.test(textAt(tokens, at + 1))
  return !token || pieceEnds.has(token.text) || (token.kind === 'number' && Number(token.text) >= MIN_LENGTH)
}

const openings = new Set(['(', 'as'])
const pieceEnds = new Set('/ , + & ) ; . with w r rest then @'.split(' '))
const MOST_WORDS = 5

/** Whether a set, or a set of sets, starts at an index: "4x50", "4x(4x25)". */
function startsSet(tokens: readonly Token[], at: number): boolean {
  const isOfSets = ['x', '*'].includes(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === '('
  return isOfSets || readSet(tokens, at, []) !== undefined
}

/** The index of the next set, or of the end of the clause, behind a list that cannot be read. */
function endOfList(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(
    ({ text }, index) => index > at && (clauseEnds.has(text) || ['x', '*'].includes(textAt(tokens, index + 1))),
  )
  return end < 0 ? tokens.length : end
}

const clauseEnds = new Set([';', '.', '\n', 'then'])

type Piece = { words: string; distance?: number; isStroke: boolean; next: number }

export function readPiece(tokens: readonly Token[], at: number): Piece | undefined {
  const figure = tokens[at]?.kind === 'number' ? Number(textAt(tokens, at)) : undefined
  const unit = skip(tokens, figure === undefined ? at : skip(tokens, at + 1, metres), degrees)
  const { word, next } = nameAt(tokens, unit, figure !== undefined)
  const kind = phraseFor(word)?.kind
  const isStroke = kind === 'stroke' || kind === 'drill' || kind === 'free' || drillNames.has(word)
  if (!isStroke && !manners.has(word)) return undefined
  const said = figure === undefined ? {} : { distance: figure }
  // "25 fist drill/25 swim"
  const behind = drillNames.has(word) ? skip(tokens, next, drillWords) : next
  return { words: figure === undefined ? word : `${figure} ${word}`, ...said, isStroke, next: behind }
}

/** The stroke or the drill at an index, the longest first: "catch up", "fingertip drag", "K". */
function nameAt(tokens: readonly Token[], at: number, isFigured: boolean): { word: string; next: number } {
  const typed = textAt(tokens, at)
  const both = `${typed} ${textAt(tokens, at + 1)}`
  if (phraseFor(both) || drillNames.has(both)) return { word: both, next: at + 2 }
  const isListed = isFigured || textAt(tokens, at + 1) === '/' || textAt(tokens, at - 1) === '/'
  return { word: (isListed ? letters[typed] : undefined) ?? typed, next: at + 1 }
}

/** The index behind "by 25", how far each piece is swum. */
function readLengthOfPieces(tokens: readonly Token[], at: number, distance: number): number | undefined {
  const length = textAt(tokens, at) === 'by' ? Number(textAt(tokens, at + 1)) : 0
  return length > 0 && distance % length === 0 ? skip(tokens, at + 2, metres) : undefined
}

function isDivision(pieces: readonly Piece[], distance: number, times: number): boolean {
  if (pieces.every((one) => one.distance === undefined)) return pieces.some(({ isStroke }) => isStroke)
  const sum = sumOf(pieces, (one) => one.distance ?? 0)
  const isCounted = pieces.every((one) => one.distance !== undefined && one.distance < MIN_LENGTH) && times % sum === 0
  return sum === distance || isCounted
}

const orders = indexPhrases<string>([
  ['kick/drill/swim', 'kds,kick drill swim'],
  ['kick/pull/swim', 'kps,kick pull swim'],
  ['drill/kick/swim', 'dks,drill kick swim'],
  ['swim/kick/swim', 'sks,swim kick swim'],
  ['swim/kick/pull/swim', 'skps,swim kick pull swim'],
  ['drill/swim/drill/swim', 'drill swim drill swim'],
  ['drill/swim/drill', 'drill swim drill'],
  ['swim/drill/swim', 'swim drill swim'],
  ['kick/swim/kick/swim', 'kick swim kick swim'],
  ['kick/swim/kick', 'kick swim kick'],
  ['drill/kick/pull/swim', 'dkps,drill kick pull swim'],
])
const NOT_WHOLE = 'These lengths do not add up to that of each repetition: check them.'

// A smaller figure counts repetitions.
const MIN_LENGTH = 12

// "25 K/25 P"
const letters = wordTable({ k: 'kick', p: 'pull', d: 'drill', dr: 'drill', sw: 'swim', s: 'swim', fr: 'free' })

const introductions = new Set(['as', 'with', 'alternate', 'alternating', ':'])
const opening = new Set(['('])
const closing = new Set([')'])
// Outside of brackets these separate parts: "8x50 kick, swim 1k".
const separators = new Set([',', '+', '-'])
const degrees = new Set(['very', 'really', 'super'])
const drillWords = new Set(['drill', 'drills'])
const metres = new Set(['m', 'y', 'yd', 's'])
const manners = new Set(
  'swim easy fast hard smooth steady build sprint max moderate mod strong tempo choice ez'.split(' '),
)
