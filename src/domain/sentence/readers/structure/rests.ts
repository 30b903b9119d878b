import { sports } from '../../../sports/registry.ts'
import type { Meaning, Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { readWarmUpOrCoolDown } from './warm-up-and-cool-down.ts'

/** "2 min rest", "rest 90s", "with 90 seconds easy between", `r20`, "20s off". Easy time is a rest only behind a set. */
export const readRest: Reader = (tokens, at, before) =>
  readWordFirst(tokens, at, before) ?? readAmountFirst(tokens, at, before) ?? readUnnamed(tokens, at, before)

/** The word before the amount: "rest 90s". */
const readWordFirst: Reader = (tokens, at, before) => {
  const word = textAt(tokens, at)
  const isRest = plainRest.has(word) && word !== 'between' && word !== 'off'
  if (!isRest && !(hasSet(before) && (easyRest.has(word) || word === 'r' || word === 'off'))) return undefined
  const link = skip(tokens, at + 1, linkWords, { most: 2 })
  const rest = readAmount(tokens, link)
  if (!rest || rest.value.kind === 'distance') return undefined
  return { value: { kind: 'rest', rest: rest.value }, next: skip(tokens, rest.next, between) }
}

/** The amount before the word, with a few words between: "90 seconds easy jog". */
const readAmountFirst: Reader = (tokens, at, before) => {
  const afterSet = hasSet(before)
  const rest = readRestRange(tokens, at) ?? readAmount(tokens, at)
  if (!rest || (rest.value.kind === 'distance' && !afterSet)) return undefined
  let next = rest.next
  while (betweenWords.has(textAt(tokens, next)) && !sportNouns.has(textAt(tokens, next + 1))) next += 1
  const word = textAt(tokens, next)
  const isEasyBetween = next > rest.next && afterSet && isShort(rest.value) && isDirectlyAfterSet(before)
  const isRest =
    plainRest.has(word) ||
    (afterSet &&
      easyRest.has(word) &&
      (isShort(rest.value) || rest.value.kind === 'distance') &&
      !sportNouns.has(textAt(tokens, next + 1)))
  if (!isRest && !isEasyBetween) return undefined
  const end = isRest ? skip(tokens, skip(tokens, next + 1, easyRest), plainRest) : next
  return { value: { kind: 'rest', rest: rest.value }, next: skip(tokens, skip(tokens, end, linking), between) }
}

/** A short amount directly behind a set, without a word for it: "8x400 (90s)", "5x3 min with 2 min". */
const readUnnamed: Reader = (tokens, at, before) => {
  const opened = textAt(tokens, at - 1)
  const isDirect = isDirectlyAfterSet(before)
  const isOn = opened === 'on' && hasSet(before)
  const isOpened = isDirect && ['(', 'with', 'w', '/', '+'].includes(opened)
  const rest = readAmount(tokens, at)
  if (!rest || !isShort(rest.value)) return undefined
  const isClosed = opened === '(' && tokens[rest.next]?.text === ')'
  const isPlain = rest.value.kind !== 'bare' && (isOpened ? opened !== '(' : isOn && isBrief(rest.value, 45))
  // "10x50 15 sec": no session is as short.
  const isTooShort = isDirect && isBrief(rest.value, 120)
  const isRest = (isClosed && isOpened) || isPlain || isTooShort
  if (!isRest || readWarmUpOrCoolDown(tokens, at, before)) return undefined
  return { value: { kind: 'rest', rest: rest.value }, next: rest.next }
}

function isBrief(rest: Amount, maxSeconds: number): boolean {
  return rest.kind === 's' ? rest.value <= maxSeconds : rest.kind === 'time' && rest.seconds <= maxSeconds
}

/** The lower end of a range: "2-3 min rest". */
function readRestRange(tokens: readonly Token[], at: number): Match<Amount> | undefined {
  const [low, hyphen] = [tokens[at], tokens[at + 1]]
  if (low?.kind !== 'number' || (hyphen?.text !== '-' && hyphen?.text !== 'to')) return undefined
  const high = readAmount(tokens, at + 2)
  if (high?.value.kind !== 'time') return undefined
  const perUnit = high.value.seconds / Number(tokens[at + 2]?.text)
  return perUnit > 0 ? { value: { kind: 'time', seconds: Number(low.text) * perUnit }, next: high.next } : undefined
}

// A longer easy time is a cool-down or a session of its own (our choice).
const MAX_SHORT_SECONDS = 6 * 60

function isShort(rest: Amount): boolean {
  return rest.kind === 'time' ? rest.seconds <= MAX_SHORT_SECONDS : rest.kind !== 'distance'
}

function hasSet(before: readonly Meaning[]): boolean {
  return before.some(({ kind }) => kind === 'set')
}

function isDirectlyAfterSet(before: readonly Meaning[]): boolean {
  return before.findLast(({ kind }) => !descriptions.has(kind))?.kind === 'set'
}

const descriptions = new Set<Meaning['kind']>(['filler', 'punctuation', 'session', 'zone'])
const sportNouns = new Set([...sports.flatMap(({ textNames }) => textNames), 'spin', 'jog', 'session', 'workout'])

const plainRest = new Set(
  'rest rests resting off between pause pauses break breaks recoveries ri rbi rec recover inbetween'.split(' '),
)
const easyRest = new Set('recovery jog jogging float walk walking spin'.split(' '))
const betweenWords = new Set('easy of passive active full total the standing in slow light for as s'.split(' '))
const linkWords = new Set(['of', 'is', '=', ':', 'for', 'interval', 'at', '@', ')'])
const linking = new Set(['in'])
const between = new Set(['between', 'each', 'after', 'period', 'periods'])
