import type { Meaning, Reader } from '../mention.ts'
import type { Amount } from '../tokens/amounts.ts'
import { readCount } from '../tokens/numbers.ts'
import type { Match } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { textAt } from '../tokens/tokens.ts'
import { LOST, WHICH_ENDS } from '../tokens/words/unsupported-words.ts'
import { isPartEnd } from './plain-words.ts'
import { NO_UNIT } from './ranges-of-lengths.ts'
import { hasSet } from './structure/behind-bouts.ts'

/** A figure without a unit that is no length by the words around it, and why: "rest 3 min after 5", "3 times per set". */
export function readNoLength(
  tokens: Parameters<Reader>[0],
  at: number,
  figure: Match<Amount>,
  before: Parameters<Reader>[2],
): ReturnType<Reader> {
  if (figure.value.kind !== 'bare') return undefined
  const isOpen = textAt(tokens, figure.next) === '+' && tokens[figure.next]?.glued && isPartEnd(tokens, figure.next + 1)
  if (isOpen) return { value: { kind: 'unsupported', sentence: NO_UNIT }, next: figure.next + 1 }
  // "rest 3 min after 5"
  if (counting.has(textAt(tokens, at - 1)))
    return { value: { kind: 'unsupported', sentence: NO_UNIT }, next: figure.next }
  // "6x400 on 3": no length, whatever it is.
  if (textAt(tokens, at - 1) === 'on' && before.at(-2)?.kind === 'set')
    return { value: { kind: 'unsupported', sentence: NO_UNIT }, next: figure.next }
  // "six seven lol": a row of number words is no length.
  const isInWord = tokens[at]?.kind === 'word' && figure.next === at + 1
  const isRow = readCount(tokens, figure.next) !== undefined && tokens[figure.next]?.kind === 'word'
  if (isInWord && (isRow || isLostWord(before.findLast(({ kind }) => kind !== 'filler'))))
    return { value: LOST_WORD, next: figure.next }
  // "3x10 min threshold, plus 15+10": which of both is which is not said.
  const sum =
    textAt(tokens, figure.next) === '+' && tokens[figure.next]?.glued ? readAmount(tokens, figure.next + 1) : undefined
  const isSum = sum?.value.kind === 'bare' && tokens[figure.next + 1]?.glued && isPartEnd(tokens, sum.next)
  if (isSum && hasSet(before)) return { value: { kind: 'unsupported', sentence: WHICH_ENDS }, next: sum.next }
  // "3 times per set"
  if (timesWords.has(textAt(tokens, figure.next)))
    return { value: { kind: 'unsupported', sentence: NO_BOUT }, next: figure.next + 1 }
  if (isCountAlone(tokens, figure.next))
    return { value: { kind: 'unsupported', sentence: NO_BOUT }, next: figure.next + 1 }
  // "200s: 10 of, …"
  if (textAt(tokens, figure.next) === 'of' && isPartEnd(tokens, figure.next + 1))
    return { value: { kind: 'unsupported', sentence: NO_BOUT }, next: figure.next + 1 }
  return undefined
}

function isLostWord(last: Meaning | undefined): boolean {
  return last?.kind === 'unsupported' && last.sentence === LOST
}

const LOST_WORD = { kind: 'unsupported', sentence: LOST } as const
/** Whether a sign of multiplication ends a part of the sentence: "800s 10x". */
function isCountAlone(tokens: Parameters<Reader>[0], at: number): boolean {
  const isSign = ['x', '*'].includes(textAt(tokens, at)) && tokens[at]?.glued === true
  return isSign && isPartEnd(tokens, at + 1)
}

const NO_BOUT = 'Say what is done so often, such as 10x800 m.'

const timesWords = new Set(['times'])
const counting = new Set(['after', 'every', 'until', 'till', 'til', 'per', 'than', 'be', 'make', 'makes'])
