import { phraseFor } from '../../text/grammar/phrase.ts'
import type { Meaning, Reader } from '../mention.ts'
import { indexList, type Match, matchPhrase, skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { unitWords } from '../tokens/words/unit-words.ts'
import { BEHIND_EACH, BREATHING, REMARK } from '../tokens/words/unsupported-words.ts'
import { hasSet } from './structure/behind-bouts.ts'

/** Wishes of several words that no step can hold: "breathe every 3/5/7", "1st free", "odds free, evens back". */
export const readUnsupportedWish: Reader = (tokens, at, before) =>
  readBreathing(tokens, at) ??
  readHalf(tokens, at) ??
  readNumbered(tokens, at, before) ??
  readByLength(tokens, at) ??
  readAfterEach(tokens, at) ??
  readRunWalk(tokens, at)

/** How often to breathe: its figures are no lengths. */
function readBreathing(tokens: readonly Token[], at: number): ReturnType<Reader> {
  if (!breathing.has(textAt(tokens, at)) && !isBreathingSign(tokens, at)) return undefined
  let next = skip(tokens, at + 1, betweenWords, { most: 3 })
  while (
    isCount(tokens, next) ||
    tokens[next]?.kind === 'rungs' ||
    isSeparator(tokens, next) ||
    isThenAsOften(tokens, next)
  )
    next += 1
  next = skip(tokens, next, strokes)
  return { value: { kind: 'unsupported', sentence: BREATHING }, next: readByLength(tokens, next)?.next ?? next }
}

/** "every 3 then 5", but not "every 3 then 4x50" or "every 3 then 200 easy". */
function isThenAsOften(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'then' && isCount(tokens, at + 1) && Number(textAt(tokens, at + 1)) < MIN_SWIM
}

const setSigns = new Set(['x', '*'])

/** Whether a figure counts strokes: in "hypoxic 3/5/7 20s" the last one is a rest. */
function isCount(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.kind === 'number' &&
    unitWords[textAt(tokens, at + 1)] === undefined &&
    !setSigns.has(textAt(tokens, at + 1))
  )
}

/** "br/3", "br3", "br every 3": behind a distance "br" alone is breaststroke. */
function isBreathingSign(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'br') return false
  const [sign, figure] = [tokens[at + 1], tokens[at + 2]]
  if (sign?.kind === 'number') return sign.glued
  // "100 br/100 fr" are two swims.
  const isStrokes = figure?.kind === 'number' && Number(figure.text) < MIN_SWIM
  return ['/', '@', 'every'].includes(sign?.text ?? '') && isStrokes
}

// Nobody takes as many strokes between two breaths.
const MIN_SWIM = 25

/** "after each four-minute block": which set it is behind is not said. */
function readAfterEach(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const isSaid = textAt(tokens, at) === 'after' && ['each', 'every'].includes(textAt(tokens, at + 1))
  const length = isSaid ? readAmount(tokens, at + 2) : undefined
  return length && { value: { kind: 'unsupported', sentence: BEHIND_EACH }, next: skip(tokens, length.next, parts) }
}

const parts = new Set(['block', 'set', 'interval', 'rep', 'round', 'effort'])

/** "run/walk 4:1 x 8": the minutes of each, whose unit is not said. */
function readRunWalk(tokens: readonly Token[], at: number): ReturnType<Reader> {
  // "4:1 run walk"
  const ahead = readRatio(tokens, at)
  const named = matchPhrase(tokens, ahead?.next ?? at, runWalks)
  const figures = ahead ?? (named && readRatio(tokens, skip(tokens, named.next, ratioNouns, { most: 2 })))
  if (!named || !figures) return undefined
  const ratio = ahead ? named.next : figures.next
  const sign = skip(tokens, ratio, joints)
  const isSigned = ['x', '*'].includes(textAt(tokens, sign))
  const figure = isSigned ? sign + 1 : sign
  const isCounted = tokens[figure]?.kind === 'number' && (isSigned || textAt(tokens, figure + 1) === 'times')
  const counted = isCounted ? Number(textAt(tokens, figure)) : undefined
  const end = figure + (isSigned ? 1 : 2)
  const start = textAt(tokens, ratio) === 'for' ? ratio + 1 : ratio
  const time = isCounted ? undefined : readAmount(tokens, start)
  const isWalkFirst = !ahead && textAt(tokens, at) === 'walk'
  const sides = figures.value.map(secondsOfRatio)
  const [run, walk] = isWalkFirst ? sides.toReversed() : sides
  const seconds = time?.value.kind === 'time' ? time.value.seconds : 0
  const times = counted ?? Math.round(seconds / ((run ?? 0) + (walk ?? 0)))
  if (run && walk && times > 1) {
    const timed = (value: number) => ({ kind: 'time', seconds: value }) as const
    const set = { kind: 'set', times, bout: timed(run), rest: timed(walk), effort: 'easy' } as const
    return { value: isWalkFirst ? { ...set, isRestFirst: true } : set, next: isCounted ? end : ratio }
  }
  return { value: { kind: 'unsupported', sentence: RUN_WALK }, next: isCounted ? end : ratio }
}

const joints = new Set([','])
const ratioNouns = new Set(['intervals', 'interval', 'ratio', 'session', 'of', ',', ':'])

/** The figures of a ratio: "4:1", "4/1", "30:30". */
function readRatio(tokens: readonly Token[], at: number): Match<string[]> | undefined {
  if (tokens[at]?.kind === 'clock') return { value: textAt(tokens, at).split(':'), next: at + 1 }
  if (tokens[at]?.kind !== 'number' || ![':', '/', '-'].includes(textAt(tokens, at + 1))) return undefined
  return { value: [textAt(tokens, at), textAt(tokens, at + 2)], next: at + 3 }
}

/** The minutes of a ratio, "4:1"; from 15 on seconds, "30:30" (our choice). */
function secondsOfRatio(figure: string): number {
  return Number(figure) * (Number(figure) < 15 ? 60 : 1)
}

const runWalks = indexList(
  'galloway,jeff galloway,run / walk,run walk,walk / run,walk run,runwalk,jog / walk,run : walk,walk : run',
)
const RUN_WALK = 'Write it out, such as 8x4 min run 1 min walk.'

function isSeparator(tokens: readonly Token[], at: number): boolean {
  return ['/', '-'].includes(textAt(tokens, at)) && tokens[at + 1]?.kind === 'number'
}

/** "1st half 5:30", "second half at 220w": the target of one half. */
function readHalf(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const half = matchPhrase(tokens, at, halves)
  const figure = half && skip(tokens, half.next, links, { most: 2 })
  const kind = figure && tokens[figure]?.kind
  if (!figure || (kind !== 'clock' && kind !== 'number')) return undefined
  return { value: { kind: 'unsupported', sentence: HALVES }, next: skip(tokens, figure + 1, units) }
}

const halves = indexList('1 st half,first half,2 nd half,second half,last half,other half')
const links = new Set(['at', '@', 'in', 'on', ':', '='])
const units = new Set(['s', 'w', '%', 'bpm', 'min'])
const HALVES = 'Write each half out, such as 20 min at 5:30/km, 20 min at 5:00/km.'

/** "catchup/fist by 25": how often something changes within a repetition. */
function readByLength(tokens: readonly Token[], at: number): Match<Meaning> | undefined {
  const isLength = textAt(tokens, at) === 'by' && lengths.has(textAt(tokens, at + 1))
  if (!isLength || unitWords[textAt(tokens, at + 2)] === 'minutes') return undefined
  return { value: { kind: 'unsupported', sentence: BY_LENGTH }, next: skip(tokens, at + 2, lengthUnits) }
}

const lengths = new Set(['15', '25', '50', '75', '100', '200'])
const lengthUnits = new Set(['m', 's', 'y', 'yd'])
const BY_LENGTH = 'Say how each repetition is divided, such as 8x50 drill/swim by 25.'

/** What only some repetitions or sets are done with. */
function readNumbered(...[tokens, at, before]: Parameters<Reader>): ReturnType<Reader> {
  const start = skip(tokens, at, every)
  const isNumbered = textAt(tokens, start) === '#' && tokens[start + 1]?.kind === 'number'
  const numbered = isNumbered || isOrdinalAt(tokens, start) ? start + 2 : sides.has(textAt(tokens, at)) ? at + 1 : at
  const noun = skip(tokens, numbered, nouns)
  // "1st hour z2" is a length.
  if (isOrdinalAt(tokens, at) && noun === at + 2 && unitWords[textAt(tokens, noun)]) return undefined
  const isSaid = numbered > at && isManner(textAt(tokens, noun))
  const isOrdinal = numbered === start + 2
  if (!isSaid && !isOrdinal) return undefined
  // "3rd of 47" counts no repetitions.
  const sentence = isSaid || hasSet(before) ? NUMBERED : REMARK
  return { value: { kind: 'unsupported', sentence }, next: isSaid ? noun + 1 : noun }
}

function isOrdinalAt(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' && ordinals.has(textAt(tokens, at + 1)) && tokens[at + 1]?.glued === true
}

function isManner(word: string): boolean {
  const kind = phraseFor(word)?.kind
  return kind === 'stroke' || kind === 'drill' || kind === 'free' || kind === 'equipment' || manners.has(word)
}

const NUMBERED = 'Write each set out, such as 8x50 free, 8x50 choice.'

const breathing = new Set(['breathe', 'breathing', 'breath', 'hypoxic', 'sight', 'sighting'])
const betweenWords = new Set(['every', 'each', 'pattern', 'on', 'by', 'control', ':', '/', '@'])
const strokes = new Set(['strokes', 'stroke'])
const ordinals = new Set(['st', 'nd', 'rd', 'th'])
const every = new Set(['every', 'each'])
const sides = new Set(['odds', 'odd', 'evens', 'even'])
const nouns = new Set(['set', 'one', 'round', 'ones', 'reps', '=', ':', 'half'])
const manners = new Set('swim easy ez fast hard choice smooth build'.split(' '))
