import { sports } from '../../../sports/registry.ts'
import { type Amount, hasUnit, isPoolDistance, secondsOfClock, toAmount } from '../../tokens/amounts.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { isShort } from './behind-bouts.ts'
import { isRestAhead } from './off-figures.ts'
import { matchBetween } from './words-between.ts'

/** `isLowEnd`: the lower end of a range, "10-12 min". */
type Bout = { bout: Amount; rest?: Amount | undefined; isLowEnd?: boolean }

/** One bout, and the rest written with it: `40/20`, `8/2`, "1 min on 1 min off". */
export function readBout(tokens: readonly Token[], at: number): Match<Bout> | undefined {
  const single = unitWords[textAt(tokens, at)]
  // `6 x mile`
  if ((single === 'miles' || single === 'kilometers') && tokens[at]?.kind === 'word')
    return { value: { bout: { kind: 'distance', value: 1, unit: single } }, next: skip(tokens, at + 1, repeatNouns) }
  const bout = readAmount(tokens, at)
  const range = bout && readRange(tokens, bout)
  if (range) return range
  return bout && readRestOf(tokens, bout.next, bout.value)
}

/** A bout of a range, by its lower end: "10-12 min". A rest is no longer than the bout. */
function readRange(tokens: readonly Token[], low: Match<Amount>): Match<Bout> | undefined {
  if (!['-', 'to'].includes(textAt(tokens, low.next))) return undefined
  // "10x200 - 300 m" is no range.
  const isFar = low.value.kind === 'bare' && low.value.value >= LEAST_METRES
  if (isFar && textAt(tokens, low.next) === '-' && tokens[low.next]?.glued === false) return undefined
  const high = readAmount(tokens, low.next + 1)
  if (!high || !hasUnit(high.value) || offWords.has(textAt(tokens, high.next))) return undefined
  const bout = inUnitOf(low.value, high.value)
  if (!bout || sizeOf(bout) >= sizeOf(high.value) || sizeOf(bout) * MAX_RATIO < sizeOf(high.value)) return undefined
  return { value: { bout, isLowEnd: true }, next: high.next }
}

/** A figure in the unit of another one; undefined if it has a unit of another kind. */
function inUnitOf(amount: Amount, other: Amount): Amount | undefined {
  if (amount.kind === other.kind) return amount
  if (amount.kind !== 'bare') return undefined
  // "45-60 min", "1-2 h": in hours the lower end would be the longer one.
  const inHours = other.kind === 'time' && amount.value * 3600 <= other.seconds
  if (other.kind === 'time') return toAmount(amount.value, other.isSeconds ? 'seconds' : inHours ? 'hours' : 'minutes')
  return other.kind === 'clock' ? undefined : { ...other, value: amount.value }
}

function sizeOf(amount: Amount): number {
  return amount.kind === 'time' ? amount.seconds : amount.kind === 'clock' ? 0 : amount.value
}

const LEAST_METRES = 100
// Of a range; a figure that is much greater is something else (our choice).
const MAX_RATIO = 2

/** A bout, with the rest behind it if one is written. */
export function readRestOf(tokens: readonly Token[], at: number, bout: Amount): Match<Bout> {
  // "60s run, 90s walk": a sport before anything else is that of the session.
  const moved = skip(tokens, at, sportNouns)
  if (moved > at && !tokens.slice(moved, moved + MAX_WALK_TOKENS).some(({ text }) => text === 'walk'))
    return { value: { bout }, next: at }
  const worked = skip(tokens, moved, onWords)
  // "12 x 1 min on/off"
  const isEqual = worked > moved && textAt(tokens, worked) === '/' && textAt(tokens, worked + 1) === 'off'
  if (isEqual && hasUnit(bout)) return { value: { bout, rest: bout }, next: worked + 2 }
  const sign = skip(tokens, skip(tokens, worked, comma), pairing)
  const rest = readAmount(tokens, sign)
  if (!rest || rest.value.kind === 'distance') return { value: { bout }, next: at }
  // "4 x 45 s fast - 6x3 km": the next set; "30/30 x 10" is a pair.
  const isCount = rest.value.kind === 'bare' && signs.has(textAt(tokens, rest.next))
  // "3 sets of 4-6x200" is a range.
  const isGlued = textAt(tokens, sign - 1) === '-' && tokens[sign - 1]?.glued
  if (isCount && textAt(tokens, sign - 1) !== '/' && !isGlued) return { value: { bout }, next: at }
  const said = skip(tokens, rest.next, easyWords)
  // "10x50 hard, 400 m easy cool down"
  if (endWords.has(textAt(tokens, said))) return { value: { bout }, next: at }
  // "12x50 3 easy 1 fast": how the repetitions alternate.
  if (rest.value.kind === 'bare' && tokens[said]?.kind === 'number' && onWords.has(textAt(tokens, said + 1)))
    return { value: { bout }, next: at }
  // "10x100, 200 easy", "8x2 lengths fast 8 lengths easy": the next swim or run.
  const isFarther =
    (bout.kind === 'bare' && rest.value.kind === 'bare' && rest.value.value > Math.max(bout.value, MAX_REST)) ||
    (bout.kind === 'lengths' && rest.value.kind === 'lengths' && isFartherSwim(rest.value.value, bout.value))
  // "4x50 fast, 100 easy": metres, and no seconds of rest.
  const isSwum =
    isLengthsOfPool(bout) &&
    isLengthsOfPool(rest.value) &&
    easyWords.has(textAt(tokens, said - 1)) &&
    !tokens.some(({ text }) => sportsOnLand.has(text))
  // "4x(25 fast, 75 easy)": both are swum.
  const isSwim = isSwumEasily(rest.value, bout) && easyWords.has(textAt(tokens, said - 1)) && namesPool(tokens)
  const isBracketed = ['(', '+'].includes(textAt(tokens, at - 2)) || textAt(tokens, at - 3) === '('
  if (isFarther || isSwum || (isSwim && isBracketed)) return { value: { bout }, next: at }
  // "4x200 hard, 10 min easy": the cool-down.
  const isLonger = !isShort(rest.value) && sizeOf(rest.value) > (bout.kind === 'time' ? bout.seconds : 0)
  const isDashed = textAt(tokens, worked) === '-' && tokens[worked]?.glued === false
  if (isLonger && (isDashed || [',', '+'].includes(textAt(tokens, worked)))) return { value: { bout }, next: at }
  // "10x100 on 2 easy", "4x100 on 1:40 easy": from start to start.
  const isSendOff =
    textAt(tokens, sign - 1) === 'on' &&
    said > rest.next &&
    isPoolDistance(bout) &&
    isPaceOfSwim(minutesOf(rest.value), bout.value)
  if (isSendOff) return { value: { bout }, next: at }
  const isOffWord = offWords.has(textAt(tokens, said)) || said > rest.next
  // "6x800 2:50 off 90"
  if (worked === moved && textAt(tokens, said) === 'off' && isRestAhead(tokens, said + 1))
    return { value: { bout }, next: at }
  const isSlashed = ['/', '-'].includes(textAt(tokens, sign - 1))
  if (!isSlashed && !isOffWord) return { value: { bout }, next: at }
  // "10 x 12 min - 2, 4, 6, 4, 2 min", "3x17 min hard - 10 min at 60 %": another part follows.
  const isAnotherPart = (hasUnit(bout) && !hasUnit(rest.value)) || aims.has(textAt(tokens, said))
  if (isDashed && !isOffWord && isAnotherPart) return { value: { bout }, next: at }
  // "6x100 / 300": the next swim, for nobody rests so far.
  if (isSlashed && rest.value.kind === 'bare' && rest.value.value >= MIN_SWIM && bout.kind === 'bare')
    return { value: { bout }, next: at }
  // "400 m jog recovery"
  const next = skip(tokens, said, offWords, { most: 2 })
  // "3 sets of 5x400, 4 min jog between sets"
  if (!isSlashed && [said, next].some((end) => matchBetween(tokens, end)?.value === 'sets'))
    return { value: { bout }, next: at }
  const swum = isSwim && rest.value.kind === 'bare' ? toAmount(rest.value.value, 'm') : undefined
  const own =
    swum ?? farJog(rest.value, tokens.slice(said, next)) ?? shortRest(rest.value, bout) ?? shareUnit(rest.value, bout)
  // "6x400/90s": hundreds are metres whatever the rest is in.
  const isFar = bout.kind === 'bare' && bout.value >= LEAST_METRES
  return { value: { bout: isSlashed && !isFar ? shareUnit(bout, rest.value) : bout, rest: own }, next }
}

/** "8x3 min, 400 jog": hundreds that are jogged are metres. */
function farJog(rest: Amount, words: readonly Token[]): Amount | undefined {
  const isFar = rest.kind === 'bare' && rest.value >= LEAST_METRES && words.some(({ text }) => jogWords.has(text))
  return isFar ? { kind: 'distance', value: rest.value, unit: 'meters' } : undefined
}

/** Whether so many lengths of a pool behind a bout are a swim of their own. */
export function isFartherSwim(lengths: number, bout: number): boolean {
  return lengths > bout && lengths >= MIN_LENGTHS
}

// As 100 metres or yards of the shortest pool.
const MIN_LENGTHS = 4

function minutesOf(amount: Amount): number {
  if (amount.kind === 'clock') return secondsOfClock(amount.parts) / 60
  if (amount.kind === 'time') return amount.seconds / 60
  return amount.kind === 'bare' ? amount.value : amount.value / 60
}

/** Whether as many minutes for a distance are 1 to 3 minutes per 100, as swimmers leave. */
function isPaceOfSwim(minutes: number, distance: number): boolean {
  const per100 = (minutes / distance) * 100
  return per100 >= 1 && per100 <= 3
}

/** Whether a figure without a unit is two lengths of a pool or more. */
function isLengthsOfPool(amount: Amount): boolean {
  return amount.kind === 'bare' && amount.value >= 50 && amount.value % 25 === 0
}

/** Whether what is easy behind a swim is as far as lengths of a pool are. */
function isSwumEasily(rest: Amount, bout: Amount): boolean {
  if (rest.kind === 'lengths') return true
  const areAlike = rest.kind === bout.kind && (rest.kind === 'bare' || rest.kind === 'm')
  return areAlike && isPoolDistance(rest) && isPoolDistance(bout)
}

function namesPool(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => sportsInPool.has(text))
}

/** A bare figure behind minutes that would be too long a rest in minutes: "8x1 min on 30 off" are seconds. */
function shortRest(rest: Amount, bout: Amount): Amount | undefined {
  const minutes = bout.kind === 'time' && !bout.isSeconds ? bout.seconds / 60 : Number.POSITIVE_INFINITY
  const isShort = rest.kind === 'bare' && rest.value >= MIN_SECONDS && rest.value > minutes
  return isShort ? toAmount(rest.value, 'seconds') : undefined
}

// Fewer are minutes (our choice).
const MIN_SECONDS = 15

/** Gives a bare figure the unit of the other: `40/20s`, `1/1 min`. */
function shareUnit(amount: Amount, other: Amount): Amount {
  if (amount.kind !== 'bare') return amount
  if (other.kind === 's') return toAmount(amount.value, 'seconds')
  if (other.kind === 'm') return toAmount(amount.value, 'm')
  if (other.kind !== 'time') return amount
  const isMinutes = !other.isSeconds && other.seconds >= 60 && amount.value <= 30
  return toAmount(amount.value, isMinutes ? 'minutes' : 'seconds')
}

// A rest is shorter, in seconds as in metres (our choice).
const MIN_SWIM = 250

// In seconds: nobody writes a longer rest without a unit (our choice).
const MAX_REST = 180

export const comma = new Set([','])
// Of a time and the word behind it.
const MAX_WALK_TOKENS = 4
const sportNouns = new Set(sports.flatMap(({ textNames }) => textNames))
const sportsOnLand = new Set(sports.filter(({ inPool }) => !inPool).flatMap(({ textNames }) => textNames))
const sportsInPool = new Set(sports.filter(({ inPool }) => inPool).flatMap(({ textNames }) => textNames))
const onWords = new Set(['on', 'hard', 'fast', 'work', 'strong', 'all-out'])
const signs = new Set(['x', '*', 'times'])
const endWords = new Set(['cool', 'cooldown', 'cd', 'warm', 'warmup', 'wu'])
const aims = new Set(['at', '@', 'in', 'z', 'zone'])
const pairing = new Set(['/', '+', '-', 'and', 'with', 'then'])
const easyWords = new Set(['easy', 'slow'])
const offWords = new Set('off rest rests recovery recoveries jog float walk spin recover rec'.split(' '))
const jogWords = new Set(['jog', 'walk', 'float'])
export const repeatNouns = new Set(
  'repeat repeats rep reps repetition repetitions interval intervals effort efforts bout bouts block blocks set sets round rounds sprint sprints lots hills climbs piece pieces'.split(
    ' ',
  ),
)
