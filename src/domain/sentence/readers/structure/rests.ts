import { sports } from '../../../sports/registry.ts'
import { toMetres } from '../../../units/distance.ts'
import type { Meaning, Reader } from '../../mention.ts'
import { type Amount, isPoolDistance } from '../../tokens/amounts.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { poolSport } from '../figures/pools.ts'
import { hasSet, isDescription, isDirectlyBehindBouts, isShort } from './behind-bouts.ts'
import { isFartherSwim } from './bouts.ts'
import { setBefore } from './last-set.ts'
import { isRestAhead } from './off-figures.ts'
import { readRecovery } from './recoveries.ts'
import { readRestRange } from './rest-ranges.ts'
import { isSecondLetter, linkWords, readBehindSets, readBetween } from './rests-between-sets.ts'
import { skipAfterEach } from './rests-of-each.ts'
import { readUnnamed } from './unnamed-rests.ts'
import { readTimedWayBack } from './ways-back.ts'
import { matchBetween } from './words-between.ts'

/** "2 min rest", "rest 90s", "with 90 seconds easy between", "400m jog", `r20`. Easy time is a rest only behind a set. */
export const readRest: Reader = (tokens, at, before) => {
  const found =
    readTimedWayBack(tokens, at, before) ??
    readRecovery(tokens, at, before) ??
    readBetween(tokens, at, before) ??
    readBehindSets(tokens, at, before) ??
    readWordFirst(tokens, at, before) ??
    readAmountFirst(tokens, at, before) ??
    readUnnamed(tokens, at, before)
  if (found?.value.kind !== 'rest') return found
  // "20 off the bike" is run.
  if (textAt(tokens, found.next - 1) === 'off' && textAt(tokens, found.next) === 'the') return undefined
  if (isBehindStrides(before) && found.value.rest.kind === 'time' && found.value.rest.seconds >= MIN_COOL_DOWN_SECONDS)
    return undefined
  const second = isSecondLetter(tokens, at, before) ? { isBetweenSets: true as const } : {}
  // "6-5-4 min hard w 1 min easy": the word is of the rest, and not of the rungs.
  const isOfRungs = before.findLast(({ kind }) => kind === 'set' || kind === 'rungs')?.kind === 'rungs'
  const gentle = skip(tokens, found.next, easyWords)
  const easy = isOfRungs ? gentle : behindManner(tokens, found.next, gentle)
  const end = tokens[easy]?.kind === 'number' ? found.next : easy
  const each = skipAfterEach(tokens, end)
  const rest = { ...found.value, ...second, ...(each > found.next ? { isAfterEach: true } : {}) }
  const words = tokens.slice(at, end)
  // "8x3 min with 400 jog": hundreds that are jogged are metres.
  const own = rest.rest
  const isFar = own.kind === 'bare' && own.value >= LEAST_METRES && words.some(({ text }) => jogged.has(text))
  const said = isFar ? { ...rest, rest: { kind: 'distance', value: own.value, unit: 'meters' } as const } : rest
  const isPlain = words.some(({ text }) => standing.has(text)) && !words.some(({ text }) => moving.has(text))
  return { value: isPlain ? { ...said, isPlain } : said, next: each }
}

/** The index behind "easy spin", which says again how a rest is done: "5 min recovery easy spin". */
function behindManner(tokens: readonly Token[], from: number, gentle: number): number {
  const next = textAt(tokens, gentle + 1)
  const isManner =
    gentle > from && moving.has(textAt(tokens, gentle)) && (breaks.has(next) || next === ')' || next === '')
  return isManner ? gentle + 1 : from
}

/** "6 strides, then 5 min walk": what follows strides is a part of its own. */
function isBehindStrides(before: readonly Meaning[]): boolean {
  return before.at(-1)?.kind === 'link' && before.at(-2)?.kind === 'strides'
}

// Nobody rests as long between strides (our choice).
const MIN_COOL_DOWN_SECONDS = 180

/** The word before the amount: "rest 90s". */
const readWordFirst: Reader = (tokens, at, before) => {
  const word = textAt(tokens, at)
  const isRest = plainRest.has(word) && word !== 'between' && word !== 'off'
  if (!isRest && !(hasSet(before) && (easyRest.has(word) || word === 'r' || word === 'off'))) return undefined
  const link = skip(tokens, at + 1, linkWords, { most: 2 })
  const rest = readAmount(tokens, link)
  if (!rest || (rest.value.kind === 'distance' && !hasSet(before))) return undefined
  if (!isRest && isWayHome(tokens, at, rest, before)) {
    // "8x400m, jog 10 min, 8x200m": it lies between two sets.
    if (tokens.slice(rest.next).some(({ text }) => text === 'x')) return undefined
    return { value: { kind: 'warm-up or cool-down', part: 'cooldown', amount: rest.value }, next: rest.next }
  }
  if (!isRest && isNextPart(tokens, at, rest.value)) return undefined
  // "min rest 6x1k": the count of what follows.
  if (rest.value.kind === 'bare' && ['x', '*'].includes(textAt(tokens, rest.next))) return undefined
  // "recover at 150 W": a target.
  if (rest.value.kind === 'bare' && isTargetSign(tokens, rest.next)) return undefined
  // "rest 4 days"
  if (dayWords.has(textAt(tokens, rest.next))) return undefined
  // "off at 6:00/km" is a pace.
  if (textAt(tokens, rest.next) === '/' && perWords.has(textAt(tokens, rest.next + 1))) return undefined
  // "jog a mile home" is the cool-down.
  if (textAt(tokens, rest.next) === 'home') return undefined
  // "r200 jog 3k wu": the jog is that of the rest.
  const jogged = word === 'r' ? skip(tokens, rest.next, jogs) : rest.next
  const named = tokens[jogged]?.kind === 'number' ? jogged : rest.next
  const stood = skip(tokens, named, still)
  // "off 2 min static rest", "off 15 s rest"
  const isDoubled = stood > named || (word === 'off' && textAt(tokens, stood) === 'rest')
  const end = isDoubled ? skip(tokens, stood, plainRest, { most: 1 }) : stood
  // "r1' between sets 3'": the words belong to what follows.
  const next = matchBetween(tokens, end)?.value === 'sets' ? end : skip(tokens, end, between)
  return { value: { kind: 'rest', rest: rest.value }, next }
}

/** "6x45 s hills, jog 15 min": so long an easy stretch at the end is no rest of short bouts. */
function isWayHome(
  tokens: readonly Token[],
  at: number,
  { value: rest, next }: Match<Amount>,
  before: readonly Meaning[],
): boolean {
  const set = before.findLast(({ kind }) => kind === 'set')
  const isLast = breaks.has(textAt(tokens, at - 1)) && (next >= tokens.length || breaks.has(textAt(tokens, next)))
  if (set?.kind !== 'set' || !isLast) return false
  const { bout } = set
  const isBrief = bout.kind === 'time' ? bout.seconds <= MAX_BRIEF_SECONDS : metresOf(bout) <= MAX_BRIEF_METRES
  if (rest.kind === 'time') return isBrief && rest.seconds >= MIN_WAY_HOME_SECONDS
  return rest.kind === 'distance' && isBrief && metresOf(rest) >= Math.max(MIN_WAY_HOME_METRES, 2 * metresOf(bout))
}

/** "6x(5 min z5, 1 min steady), then easy spin 20 min": so long an easy stretch that follows is a part of its own. */
function isNextPart(tokens: readonly Token[], at: number, rest: Amount): boolean {
  const isNext = easyWords.has(textAt(tokens, at - 1)) && nextWords.has(textAt(tokens, at - 2))
  return isNext && rest.kind === 'time' && rest.seconds >= MIN_WAY_HOME_SECONDS
}

const nextWords = new Set(['then', 'by'])

/** "150 W", and not "r10 w paddles" or "r10 w/ fins". */
function isTargetSign(tokens: readonly Token[], at: number): boolean {
  const behind = tokens[at + 1]
  const isWith = textAt(tokens, at) === 'w' && (behind?.kind === 'word' || behind?.text === '/')
  return targetSigns.has(textAt(tokens, at)) && !isWith
}

const targetSigns = new Set(['w', 'watt', 'watts', '%', 'bpm', 'rpm'])

/** Whether a clause is the last one of the sentence. */
function isAtEnd(tokens: readonly Token[], from: number, to: number): boolean {
  const end = textAt(tokens, to) === 'home' ? to + 1 : to
  return breaks.has(textAt(tokens, from - 1)) && skip(tokens, end, marks) >= tokens.length
}

const marks = new Set(['.', '!'])

function metresOf(amount: Amount): number {
  if (amount.kind === 'distance') return toMetres(amount.value, amount.unit)
  return amount.kind === 'time' || amount.kind === 'clock' ? 0 : amount.value
}

// Our choice.
const MAX_BRIEF_SECONDS = 4 * 60
const MAX_BRIEF_METRES = 1700
const MIN_WAY_HOME_SECONDS = 8 * 60
const MIN_WAY_HOME_METRES = 1000
const breaks = new Set([',', ';', '.', 'then'])

const dayWords = new Set(['day', 'days', 'week', 'weeks', 'month', 'months'])
const jogs = new Set(['jog', 'walk', 'float', 'swim', 'easy'])

/** The amount before the word, with a few words between: "90 seconds easy jog". */
const readAmountFirst: Reader = (tokens, at, before) => {
  const afterSet = hasSet(before)
  const isDirect = isDirectlyBehindBouts(before)
  const rest = readRestRange(tokens, at) ?? readAmount(tokens, at)
  if (!rest || (rest.value.kind === 'distance' && !afterSet)) return undefined
  const set = isDirect ? setBefore(before.filter((one) => !isDescription(one))) : undefined
  let next = rest.next
  const isSportNext = () => !isDirect && sportNouns.has(textAt(tokens, next + 1))
  // "then 100 m in z3" is no rest.
  const isOfZone = () => textAt(tokens, next) === 'in' && ['z', 'zone'].includes(textAt(tokens, next + 1))
  while (betweenWords.has(textAt(tokens, next)) && !isSportNext() && !isOfZone()) next += 1
  const word = textAt(tokens, next)
  // "6x800 2:50 off 90": the word belongs to the figure behind it.
  if (word === 'off' && isRestAhead(tokens, next + 1)) return undefined
  // "4x(1 min hard, 1 min steady), 1 km recovery pace": a part of its own, unless it lies between.
  const isPace = word === 'recovery' && textAt(tokens, next + 1) === 'pace'
  if (isPace && !isDirect && skip(tokens, next + 2, between) === next + 2) return undefined
  // "run 60 min rec": a session of recovery
  const isSession =
    !afterSet && word === 'rec' && rest.value.kind === 'time' && rest.value.seconds >= MIN_SESSION_SECONDS
  if (isSession) return undefined
  // ":20r"
  const isLetter =
    (word === 'r' || (word === 'j' && tokens[next]?.glued === true)) &&
    next === rest.next &&
    afterSet &&
    !['number', 'clock'].includes(tokens[next + 1]?.kind ?? '') &&
    textAt(tokens, next + 1) !== ':'
  // "12x100: 4 easy, 4 hard": how many of them.
  const isShareOfSet = rest.value.kind === 'bare' && textAt(tokens, at - 1) === ':'
  // "8x50 sprint, 3200 total"
  const isTotal = textAt(tokens, rest.next) === 'total'
  const isEasyBetween =
    next > rest.next &&
    !isTotal &&
    !isShareOfSet &&
    set !== undefined &&
    !isSwim(rest.value, set.bout, before, textAt(tokens, at - 1) === ',') &&
    (isShort(rest.value) || isNoFarther(rest.value, set.bout))
  const isRest =
    isLetter ||
    (plainRest.has(word) && (word !== 'between' || afterSet)) ||
    (afterSet &&
      easyRest.has(word) &&
      (isShort(rest.value) ||
        rest.value.kind === 'distance' ||
        // "10 min recovery between": no end, however long it is.
        textAt(tokens, skip(tokens, next + 1, linking)) === 'between' ||
        (word === 'recovery' && isNoLonger(rest.value, set?.bout))) &&
      !isSportNext())
  // "8x50, 200 active recovery": farther than the bout.
  const isNextSwim = word === 'recovery' && set !== undefined && isSwim(rest.value, set.bout, before, true)
  if (isNextSwim) return undefined
  const isRestSaid = before.some((one) => one.kind === 'rest' || (one.kind === 'set' && one.rest !== undefined))
  const isLastJog = isRestSaid && !isDirect && ['jog', 'walk'].includes(word) && isAtEnd(tokens, at, next + 1)
  // "2k jog, 6x400 w/ 90s, 2k jog": the rest of the set is said already.
  if (isLastJog && rest.value.kind === 'distance' && metresOf(rest.value) >= MIN_WAY_HOME_METRES)
    return { value: { kind: 'warm-up or cool-down', part: 'cooldown', amount: rest.value }, next: next + 1 }
  const isStanding = afterSet && tokens.slice(rest.next, next).some(({ text }) => still.has(text))
  if (!isRest && !isEasyBetween && !isStanding) return undefined
  const end = isRest ? skip(tokens, skip(tokens, next + 1, easyRest), plainRest) : next
  const length = isEasyBetween ? inMetresOf(set.bout, rest.value) : rest.value
  return { value: { kind: 'rest', rest: length }, next: skipBetween(tokens, end) }
}

/** Skips "in between" and "between each", but not the "in" of "in sets of 4". */
function skipBetween(tokens: readonly Token[], at: number): number {
  const next = skip(tokens, skip(tokens, at, linking), between)
  return textAt(tokens, next - 1) === 'in' && next > at ? next - 1 : next
}

// Nobody rests as long (our choice).
const MIN_SESSION_SECONDS = 20 * 60

/** "10x100 at 85%, 50 easy": an easy swim between, whole lengths of a pool. */
function inMetresOf(bout: Amount, rest: Amount): Amount {
  return rest.kind === 'bare' && isPoolDistance(bout) && isPoolDistance(rest) && rest.value % 25 === 0
    ? { kind: 'm', value: rest.value }
    : rest
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

/**
 * Whether a figure without a unit is the next swim: it is farther than the bout, or a send-off said the rest. Behind a comma
 * it is also one if it is as far, "swim 6x200 at CSS, 200 easy".
 */
function isSwim(rest: Amount, bout: Amount, before: readonly Meaning[], isListed: boolean): boolean {
  // "8x2 lengths fast 8 lengths easy": as in metres, farther than the bout.
  if (rest.kind === 'lengths') {
    const isFarther = bout.kind === 'lengths' && isFartherSwim(rest.value, bout.value)
    return isFarther || before.some(({ kind }) => kind === 'send-off')
  }
  if (!isPoolDistance(rest) || !isPoolDistance(bout)) return false
  // "4x100 on 1:50, 50 ez": a send-off holds the rest already.
  if (before.some(({ kind }) => kind === 'send-off') && rest.value % 25 === 0) return true
  const isSwum = before.some(
    (one) => one.kind === 'offset' || one.kind === 'detail' || (one.kind === 'sport' && one.sport === poolSport),
  )
  return rest.value >= MIN_SWIM && (rest.value > bout.value || (isListed && isSwum && rest.value === bout.value))
}

// In metres or yards: nobody rests for as many seconds (our choice).
const MIN_SWIM = 100

const sportNouns = new Set([...sports.flatMap(({ textNames }) => textNames), 'spin', 'jog', 'session', 'workout'])

const plainRest = new Set(
  'rest rests resting off between pause pauses break breaks recoveries ri rbi sr rec recover rst'.split(' '),
)
const easyRest = new Set('recovery jog jogs jogging float floats walk walking spin'.split(' '))
const easyWords = new Set(['easy', 'ez', 'light'])
const standing = new Set('rest rests resting pause pauses break breaks ri rbi standing passive r'.split(' '))
const jogged = new Set(['jog', 'jogs', 'jogging', 'walk', 'float'])
const LEAST_METRES = 100
const moving = new Set('easy jog jogging float walk walking spin active light slow'.split(' '))
const betweenWords = new Set(
  'standing static complete easy ez of passive active full total the standing in slow light for as s'.split(' '),
)
const perWords = new Set(['km', 'k', 'mi', 'mile'])
const still = new Set(['standing', 'static', 'passive'])
const linking = new Set(['in'])
const between = new Set(['between', 'each', 'after', 'period', 'periods', 'them'])
