import type { Token } from '../../../tokens/tokens.ts'
import type { Edit, Piece } from '../../arranged.ts'
import { isSwim, isSwimByLengths } from '../is-swim.ts'
import { countBroken, countNames, nameLengths } from './counts-of-names.ts'
import { leavesOf } from './measures-of-parts.ts'
import { CHANGING, type Line, type Part, partsOf } from './parts-of-lines.ts'
import { areOfEach } from './sets-of-rounds.ts'
import { settle } from './settle-lines.ts'
import { hasList } from './share-in-lines.ts'
import { measureShares } from './shares-of-lengths.ts'
import { isPause, type Word } from './slots.ts'
import { wordsOfLine } from './words-of-lines.ts'
import { write } from './write-lines.ts'

/** Swims as coaches write them in a line, each with what is said of it in any order, and of several at once. */
export function readSwimLine(_: readonly Token[], text: string): Edit[] {
  if (!isSwim(text)) return []
  const cut = cutLine(text)
  const parts = cut && settle(cut.line)
  const by = parts && write(parts, text)
  if (!cut || !by) return []
  const passed = cut.passed.map((one): Piece => ({ words: '', for: one, check: PASSED_OVER }))
  const said = cut.line.pools.flatMap((pool): Piece[] => [{ words: pool.words, for: pool }, ' '])
  return [
    {
      ...{ from: cut.from, to: text.length },
      by: [...nameSport(parts, text), ...passed, ...said, ...by],
    },
  ]
}

/** Shares of a speed are said of rides as well: where lengths alone say that it is a swim, it is named. */
function nameSport(parts: readonly Part[], text: string): Piece[] {
  const isShare = leavesOf(parts).some(({ part }) =>
    part.slots.some(({ kind, words }) => kind === 'target' && /%/.test(words)),
  )
  const [first] = parts
  return isShare && first && isSwimByLengths(text) ? [{ words: 'swim ', for: first.head, tell: POOL }] : []
}

const PASSED_OVER = 'This was passed over: it is no part of what is built.'
const POOL = 'Repetitions of so few metres point to swimming.'

/** Whether something is said of several swims at once, "all at 1500 pace", or of the last of all, that is else said of one. */
export function needsLine(text: string): boolean {
  if (!SHARED.test(text) || !isSwim(text)) return false
  const { line, passed = [] } = cutLine(text) ?? {}
  if (!line || passed.length > 0) return false
  if (GEAR_OFF.test(text)) return true
  if (line.parts.some(isOfSeveral) || hasRestsOfAll(line) || line.parts.some(isBrokenUp) || line.parts.some(areOfEach))
    return true
  if (line.shared.some((one) => 'of' in one && one.of === 'others')) return true
  if (line.parts.length < 2) return false
  const areEasy = line.parts.some(
    ({ slots, times }) => times === 1 && slots.some(({ kind, words }) => kind === 'end' || words === 'easy'),
  )
  const isApart = line.parts.some(({ slots }) => slots.some((slot) => slot.isApart && !isPause(slot)))
  return (
    line.parts.some(({ place, times }) => place === 'last' || times === 0) ||
    hasList(line.parts) ||
    hasCountsOfAll(line.parts) ||
    (!isApart &&
      line.shared.some(({ slots }) =>
        slots.some(({ kind }) => kind === 'target' || kind === 'effort' || (!areEasy && kind === 'stroke')),
      ))
  )
}

function isBrokenUp({ broken, times, isNamed }: Part): boolean {
  return broken !== undefined && (broken.each > 0 || times > 1 || isNamed === true)
}

/** A row by turns, swims that are done again before others follow, and what is swum in the rests. */
function isOfSeveral({ kind, isByTurns, figures, repeats, place }: Part, at: number, all: readonly Part[]): boolean {
  return (
    (isByTurns && figures.length > 1) || (!!repeats && (at < all.length - 1 || kind === 'count')) || place === 'in rest'
  )
}

/** "400 @ CSS+3, 4x100 @ CSS, all 20s rest", "50-100-150, 5 s per 50": rests that a single swim has as well. */
function hasRestsOfAll({ parts, shared }: Line): boolean {
  const said = [...shared.filter((one) => 'of' in one && one.of === 'all'), ...leavesOf(parts).map(({ part }) => part)]
  return (
    said.some(({ slots }) => slots.some(({ per }) => per)) ||
    (leavesOf(parts).some(({ part }) => part.times === 1) &&
      shared.some((one) => 'of' in one && one.of === 'all' && one.slots.some(isPause)))
  )
}

/** "16x50: 4 drill, 12 easy", and not "16x50: 3 easy 1 fast", which are swum by turns. */
function hasCountsOfAll(parts: readonly Part[]): boolean {
  const first = parts.findIndex(({ kind }) => kind === 'count')
  const swims = parts.reduce((sum, { kind, figures }) => (kind === 'count' ? sum + (figures[0] ?? 0) : sum), 0)
  return first >= 0 && swims >= (parts[first - 1]?.times ?? 0)
}

/** A send-off, and nothing that is taken off. */
const GEAR_OFF = /\b(?:fins|paddles|snorkel|buoy|board|band) off (?:the )?:?\d/i
const SHARED =
  /\b(?:fins|paddles|snorkel|buoy|board|band) off\b|\ball\b|\balt|\d0?s\b|\blast\b|[a-z] x ?\d{1,2}\b(?! ?x)|(?:\d ?x ?\d{2,4} ?m? ){2}\d{1,2} ?x ?\d{2,4}\b|\b(?:in|inside|within|during) (?:the|each|every|that) (?:rest|gap)|\d ?x ?\d+[^,]{0,20}(?:[:=(]| as )|(?:\b(?:per|each|every) ?|\/ ?)(?:25|50|100|hundred)\b|\b(?:others?|remaining|rest (?:of|is|are|swim|free))\b|\bbroken\b|#1/i

function cutLine(text: string): { line: Line; from: number; passed: readonly Word[] } | undefined {
  const all = nameLengths(countNames(countBroken(measureShares(wordsOfLine(text)))))
  // "squad swim at the lido: fins 6x75": its heading stays as it is.
  const first = all.findIndex(({ kind }) => FIGURES.has(kind))
  if (first < 0) return undefined
  const ahead = all.slice(0, first)
  const headed = ahead.findLastIndex(
    (word) => word.kind === 'unknown' || /^swi?m|^set\b/i.test(text.slice(word.from, word.to)),
  )
  const heading = all.slice(0, headed + 1)
  if (
    heading.some(
      (word) =>
        word.kind === 'unknown' && (/\d/.test(word.words) || CHANGING.test(word.words) || OF_ATHLETES.test(word.words)),
    )
  )
    return undefined
  const passed = all.slice(headed + 1).filter((word, at, words) => isPassedOver(word) && !namesPart(words, at))
  const behind = all.slice(headed + 1).filter((word) => !passed.includes(word))
  const words = behind[0]?.kind === 'mark' ? behind.slice(1) : behind
  const line = partsOf(words)
  return line && { line, passed, from: words[0]?.from ?? text.length }
}

/** A word that says nothing that is known here, and changes no other. */
function isPassedOver(word: Word): boolean {
  return word.kind === 'unknown' && NAME.test(word.words) && !CHANGING.test(word.words) && !MEANT.test(word.words)
}

/** "…, well 300": it may say what the swim is for. */
function namesPart(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.kind === 'mark' && words[at + 1]?.kind === 'length'
}

const NAME = /^[\p{L}'’-]{3,}$/u
/** Units, rests, efforts, places and what refuses: words that would be missed. */
const MEANT =
  /^(?:secs?|seconds?|mins?|minutes?|hours?|hrs?|metres?|meters?|yards?|rest\w*|recover\w*|breaks?|pause\w*|wait|stop\w*|effort\w*|zone|rpe|feel|tempo|vo2\w*|race|target|goal|under|sub|negative|no|none|never|without|except|but|only|instead|swap\w*|reverse\w*|ladder|pyramid|down|up|out|back|each|per|total|until|while|when|breath\w*|no-breath\w*|hypoxic|hold\w*|slow\w*|speed\w*|hard\w*|eas\w+|fast\w*|quick\w*|increas\w*|decreas\w*|broken|same|similar|double|triple|single|pairs?|both|either|neither|start\w*|finish\w*|begin\w*|end\w*|before|after|between|during|within|leav\w*|go|goes|going|send\w*|lap\w*|length\w*|round\w*|set\w*|rep\w*)$/i

/** "FTP 250": a figure of the athlete, and no length. */
const OF_ATHLETES = /^(?:ftp|lthr|cp|hr|bpm|watts?|power|weight|age)$/i

const FIGURES: ReadonlySet<string> = new Set('times length row count minutes name open time total block'.split(' '))
