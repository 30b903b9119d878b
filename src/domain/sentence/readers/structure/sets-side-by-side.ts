import { type Amount, hasUnit } from '../../tokens/amounts.ts'
import { readCount, readNumber } from '../../tokens/numbers.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { readRestOf, repeatNouns } from './bouts.ts'

export type CountedBout = { times: number; bout: Amount; rest?: Amount | undefined; isLowEnd?: boolean }

/**
 * Repeats of one unit each: "4 mile repeats", "5 km reps". "1k repeats" has no count; in "20 mile interval run" the figure
 * is the total.
 */
export function readRepeats(tokens: readonly Token[], at: number): Match<CountedBout> | undefined {
  const times = readCount(tokens, at)
  if (!times || times.value < 2 || tokens[times.next]?.glued) return undefined
  const word = textAt(tokens, times.next)
  // "10 yassos"; in "6 yasso 800s" the distance follows.
  if (word.startsWith('yasso') && !readAmount(tokens, times.next + 1))
    return { value: { times: times.value, bout: { kind: 'bare', value: YASSO_METRES } }, next: times.next + 1 }
  const unit = unitWords[word]
  if (unit !== 'miles' && unit !== 'kilometers') return undefined
  if (!areRepeats(times.value, textAt(tokens, times.next + 1))) return undefined
  return { value: { times: times.value, bout: { kind: 'distance', value: 1, unit } }, next: times.next + 2 }
}

function areRepeats(times: number, noun: string): boolean {
  return ['reps', 'repeats', 'repetitions'].includes(noun) && times <= MAX_REPEATS_OF_UNIT
}

/** Count and bout side by side: "six 800s", "5 8-minute intervals", "three 10 min efforts". */
export function readSideBySide(tokens: readonly Token[], at: number): Match<CountedBout> | undefined {
  const times = readCount(tokens, at)
  if (!times || times.value < 2 || times.value > MAX_TIMES) return undefined
  // "x 2 20s rest": the sets are counted, and the seconds are of the rest.
  if (['x', '*'].includes(textAt(tokens, at - 1))) return undefined
  // "ten, 1 minute intervals"
  const named = tokens[at]?.kind === 'word' ? skip(tokens, times.next, commas) : times.next
  const start = skip(tokens, named, boutAdjectives)
  const bout = readNumber(tokens, start) || tokens[start]?.text ? readAmount(tokens, start) : undefined
  if (!bout || !hasUnit(bout.value) || !/\d|\p{L}{3}/u.test(textAt(tokens, start))) return undefined
  if (['a', 'an', 'half', 'hour'].includes(textAt(tokens, start))) return undefined
  // "8 50s" is eight fifties; "25 fast 30s" is no set.
  const isPlural = bout.value.kind === 's' && bout.value.value % 25 === 0 && start === times.next
  const after = skip(tokens, bout.next, boutAdjectives)
  const unit = unitWords[textAt(tokens, start)]
  const isUnit = unit === 'miles' || unit === 'kilometers'
  if (isUnit && !areRepeats(times.value, textAt(tokens, after))) return undefined
  if (!isPlural && !repeatNouns.has(textAt(tokens, after))) return undefined
  const paired = readRestOf(tokens, isPlural ? bout.next : skip(tokens, after, repeatNouns), bout.value)
  return { value: { times: times.value, ...paired.value }, next: paired.next }
}

const commas = new Set([','])

// A greater figure is a distance where the other has no unit: `400 x 8` (our choice).
export const MAX_TIMES = 60

// More miles or kilometres are the total, not repeats of one each (our choice).
const MAX_REPEATS_OF_UNIT = 12

// Of the repetitions that are named for Bart Yasso.
const YASSO_METRES = 800

export const boutAdjectives = new Set([
  'hill',
  'track',
  'hard',
  'fast',
  'tempo',
  'threshold',
  'sprint',
  'long',
  'short',
  'x',
  'yasso',
])
