import { sports } from '../../../sports/registry.ts'
import type { Meaning, Reader } from '../../mention.ts'
import { type Amount, isPoolDistance } from '../../tokens/amounts.ts'
import { indexList, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { hasSet, isDescription, isDirectlyBehindBouts, isShort } from './behind-bouts.ts'
import { setBefore } from './last-set.ts'
import { readRecovery } from './recoveries.ts'
import { readUnnamed } from './unnamed-rests.ts'

/** "2 min rest", "rest 90s", "with 90 seconds easy between", "400m jog", `r20`. Easy time is a rest only behind a set. */
export const readRest: Reader = (tokens, at, before) => {
  const found =
    readRecovery(tokens, at, before) ??
    readBetweenSets(tokens, at) ??
    readBehindSets(tokens, at, before) ??
    readWordFirst(tokens, at, before) ??
    readAmountFirst(tokens, at, before) ??
    readUnnamed(tokens, at, before)
  if (found?.value.kind !== 'rest') return found
  const second = isSecondLetter(tokens, at, before) ? { isBetweenSets: true as const } : {}
  const each = skipAfterEach(tokens, found.next)
  const rest = { ...found.value, ...second, ...(each > found.next ? { isAfterEach: true } : {}) }
  const words = tokens.slice(at, found.next)
  const isPlain = words.some(({ text }) => standing.has(text)) && !words.some(({ text }) => moving.has(text))
  return { value: isPlain ? { ...rest, isPlain } : rest, next: each }
}

/** Whether the letter R says a second rest of a set of sets, that between the sets: "3x(4x400) r1' R3'". */
function isSecondLetter(tokens: readonly Token[], at: number, before: readonly Meaning[]): boolean {
  const last = before.findLast((one) => !isDescription(one))
  return textAt(tokens, at) === 'r' && last?.kind === 'rest' && before.some(({ kind }) => kind === 'sets of')
}

/** The index behind "after every swim", of which the rest may hold the "after". */
function skipAfterEach(tokens: readonly Token[], at: number): number {
  const after = textAt(tokens, at - 1) === 'after' ? at : skip(tokens, at, afterWord)
  const each = skip(tokens, after, eachWords)
  const isSaid = textAt(tokens, after - 1) === 'after' && each > after
  return isSaid && parts.has(textAt(tokens, each)) ? each + 1 : at
}

const afterWord = new Set(['after'])
const eachWords = new Set(['every', 'each', 'evry'])
const parts = new Set(['one', 'swim', 'rep', 'rung', 'piece', 'step'])

/** The rest between two sets of a set of sets: "3 min between sets", "5 min set rest", "between sets 4 min". */
function readBetweenSets(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const first = matchPhrase(tokens, at, betweenSets)
  const rest = readAmount(tokens, first ? skip(tokens, first.next, linkWords) : at)
  if (!rest || rest.value.kind === 'bare') return undefined
  let next = rest.next
  while (aboutRest.has(textAt(tokens, next)) && !matchPhrase(tokens, next, betweenSets)) next += 1
  const behind = first ? { next: rest.next } : matchPhrase(tokens, next, betweenSets)
  return behind && { value: { kind: 'rest', rest: rest.value, isBetweenSets: true }, next: behind.next }
}

/** Easy time "with" a set of sets whose bouts have their rests: "4x(8x30/15) w/ 5 min easy". */
function readBehindSets(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  const last = before.findLast((one) => !isDescription(one))
  const isBehind = last?.kind === 'set' && last.rest !== undefined && before.some(({ kind }) => kind === 'sets of')
  if (!isBehind || !['with', 'w', '/'].includes(textAt(tokens, at - 1))) return undefined
  const rest = readAmount(tokens, at)
  const end = rest && skip(tokens, rest.next, aboutRest, { most: 2 })
  // "30/15s, 3x13 with 3 min"
  const isDirect = before.at(-2)?.kind === 'sets of'
  if (!rest || !end || (end === rest.next && !isDirect) || rest.value.kind === 'bare') return undefined
  return { value: { kind: 'rest', rest: rest.value, isBetweenSets: true }, next: end }
}

const betweenSets = indexList(
  'between sets,btw sets,btwn sets,between the sets,between each set,between rounds,between blocks,between series,btw rounds,btwn rounds,btw the sets,btwn the sets,between the rounds,between the two,btw the two,btwn the two,btw blocks,btwn blocks,set rest,set recovery,after each set,rest between sets',
)
const aboutRest = new Set('easy ez of rest recovery jog in the spin off walk'.split(' '))

/** The word before the amount: "rest 90s". */
const readWordFirst: Reader = (tokens, at, before) => {
  const word = textAt(tokens, at)
  const isRest = plainRest.has(word) && word !== 'between' && word !== 'off'
  if (!isRest && !(hasSet(before) && (easyRest.has(word) || word === 'r' || word === 'off'))) return undefined
  const link = skip(tokens, at + 1, linkWords, { most: 2 })
  const rest = readAmount(tokens, link)
  if (!rest || (rest.value.kind === 'distance' && !hasSet(before))) return undefined
  // "jog a mile home" is the cool-down.
  if (textAt(tokens, rest.next) === 'home') return undefined
  const list = endOfList(tokens, rest.next)
  if (list > rest.next) return { value: { kind: 'unsupported', sentence: LISTED_RESTS }, next: list }
  const end = skip(tokens, rest.next, still)
  // "r1' between sets 3'": the words belong to what follows.
  const next = matchPhrase(tokens, end, betweenSets) ? end : skip(tokens, end, between)
  return { value: { kind: 'rest', rest: rest.value }, next }
}

/** The index behind further rests: "rest 20/30/60". */
function endOfList(tokens: readonly Token[], at: number): number {
  const next = textAt(tokens, at) === '/' && tokens[at]?.glued ? readAmount(tokens, at + 1) : undefined
  return next ? endOfList(tokens, next.next) : at
}

/** For a list of rests: which sets they are of is not said. */
export const LISTED_RESTS = 'Write each set out with its rest, such as 4x100 20 s rest, 3x200 30 s rest.'

/** The amount before the word, with a few words between: "90 seconds easy jog". */
const readAmountFirst: Reader = (tokens, at, before) => {
  const afterSet = hasSet(before)
  const set = isDirectlyBehindBouts(before) ? setBefore(before.filter((one) => !isDescription(one))) : undefined
  const rest = readRestRange(tokens, at) ?? readAmount(tokens, at)
  if (!rest || (rest.value.kind === 'distance' && !afterSet)) return undefined
  let next = rest.next
  const isSportNext = () => !set && sportNouns.has(textAt(tokens, next + 1))
  while (betweenWords.has(textAt(tokens, next)) && !isSportNext()) next += 1
  const word = textAt(tokens, next)
  // ":20r"
  const isLetter =
    (word === 'r' || (word === 'j' && tokens[next]?.glued === true)) &&
    next === rest.next &&
    afterSet &&
    !['number', 'clock'].includes(tokens[next + 1]?.kind ?? '') &&
    textAt(tokens, next + 1) !== ':'
  // "12x100: 4 easy, 4 hard": how many of them.
  const isShareOfSet = rest.value.kind === 'bare' && textAt(tokens, at - 1) === ':'
  const isEasyBetween =
    next > rest.next &&
    !isShareOfSet &&
    set !== undefined &&
    !isSwim(rest.value, set.bout, before) &&
    (isShort(rest.value) || isNoFarther(rest.value, set.bout))
  const isRest =
    isLetter ||
    (plainRest.has(word) && (word !== 'between' || afterSet)) ||
    (afterSet &&
      easyRest.has(word) &&
      (isShort(rest.value) ||
        rest.value.kind === 'distance' ||
        (word === 'recovery' && isNoLonger(rest.value, set?.bout))) &&
      !isSportNext())
  const isStanding = afterSet && tokens.slice(rest.next, next).some(({ text }) => text === 'passive')
  if (!isRest && !isEasyBetween && !isStanding) return undefined
  const end = isRest ? skip(tokens, skip(tokens, next + 1, easyRest), plainRest) : next
  return { value: { kind: 'rest', rest: rest.value }, next: skip(tokens, skip(tokens, end, linking), between) }
}

/** Whether a time is at most that of the bout: "2x20 at 250 w, 10 min recovery". */
function isNoLonger(rest: Amount, bout: Amount | undefined): boolean {
  const seconds = bout?.kind === 'time' ? bout.seconds : bout?.kind === 'bare' ? bout.value * 60 : 0
  return rest.kind === 'time' && rest.seconds <= seconds
}

/** Whether a distance is at most that of the bout: "5 x 1km hard 1km easy". */
function isNoFarther(rest: Amount, bout: Amount): boolean {
  return rest.kind === 'distance' && bout.kind === 'distance' && rest.unit === bout.unit && rest.value <= bout.value
}

/** Whether a figure without a unit is the next swim: it is farther than the bout, or a send-off said the rest. */
function isSwim(rest: Amount, bout: Amount, before: readonly Meaning[]): boolean {
  if (rest.kind === 'lengths') return before.some(({ kind }) => kind === 'send-off')
  if (!isPoolDistance(rest) || !isPoolDistance(bout)) return false
  // "4x100 on 1:50, 50 ez": a send-off holds the rest already.
  if (before.some(({ kind }) => kind === 'send-off') && rest.value % 25 === 0) return true
  return rest.value >= MIN_SWIM && rest.value > bout.value
}

// In metres or yards: nobody rests for as many seconds (our choice).
const MIN_SWIM = 100

/** The lower end of a range: "2-3 min rest". */
function readRestRange(tokens: readonly Token[], at: number): Match<Amount> | undefined {
  const [low, hyphen] = [tokens[at], tokens[at + 1]]
  if (low?.kind !== 'number' || (hyphen?.text !== '-' && hyphen?.text !== 'to')) return undefined
  const high = readAmount(tokens, at + 2)
  if (high?.value.kind !== 'time') return undefined
  const perUnit = high.value.seconds / Number(tokens[at + 2]?.text)
  return perUnit > 0 ? { value: { kind: 'time', seconds: Number(low.text) * perUnit }, next: high.next } : undefined
}

const sportNouns = new Set([...sports.flatMap(({ textNames }) => textNames), 'spin', 'jog', 'session', 'workout'])

const plainRest = new Set(
  'rest rests resting off between pause pauses break breaks recoveries ri rbi sr btw btwn rec recover inbetween rst'.split(
    ' ',
  ),
)
const easyRest = new Set('recovery jog jogging float walk walking spin'.split(' '))
const standing = new Set('rest rests resting pause pauses break breaks ri rbi standing passive r'.split(' '))
const moving = new Set('easy jog jogging float walk walking spin active light slow'.split(' '))
const betweenWords = new Set(
  'standing static complete easy ez of passive active full total the standing in slow light for as s'.split(' '),
)
const linkWords = new Set(['of', 'is', '=', ':', 'for', 'interval', 'at', '@', ')'])
const still = new Set(['standing', 'static', 'passive'])
const linking = new Set(['in'])
const between = new Set(['between', 'each', 'after', 'period', 'periods'])
