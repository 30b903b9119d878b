import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Aim } from './part.ts'
import type { Phrase } from './phrase.ts'
import { type Scanned, spanOf, unitAt } from './scan-lengths.ts'

/** Heart rates behind a length where the sentence says that they are: "HR run: 10' <130, 30' 140-150", "10 min 130 bpm, 20 min 150-155". */
export function bareBeatsAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Phrase[],
): Scanned<Aim & { kind: 'beats' }> | undefined {
  const isBelow = tokens[at]?.text === '<'
  const start = isBelow ? at + 1 : at
  const low = tokens[start]
  if (!isBeats(low) || !isOfHearts(tokens) || !isBehindTime(before)) return undefined
  const second = tokens[start + 1]?.text === '-' ? tokens[start + 2] : undefined
  const high = isBeats(second) && second.value > low.value ? second : low
  const next = high === low ? start + 1 : start + 3
  if (unitAt(tokens, next) || /^(?:x|%|bpm|w|\/|-)$/.test(tokens[next]?.text ?? '')) return undefined
  return {
    value: {
      kind: 'beats',
      low: low.value,
      high: high.value,
      ...(isBelow ? { bound: 'below' as const } : {}),
      ...spanOf(tokens, at, next),
    },
    next,
  }
}

function isBeats(token: Token | undefined): token is Token & { kind: 'number'; value: number } {
  return token?.kind === 'number' && Number.isInteger(token.value) && token.value >= 90 && token.value <= 205
}

/** Whether figures are said to be heart rates, and none to be watts. */
function isOfHearts(tokens: readonly Token[]): boolean {
  const isSaid = tokens.some(
    (_, at) => atomAt(tokens, at, 'beats') !== undefined || atomAt(tokens, at, 'heart rate') !== undefined,
  )
  return isSaid && !tokens.some((one, at) => one.kind === 'number' && atomAt(tokens, at + 1, 'watts') !== undefined)
}

function isBehindTime(before: readonly Phrase[]): boolean {
  const last = before.findLast(({ is }, index) => is !== 'filler' && !(is === 'mark' && isAtMark(before[index])))
  if (last?.is !== 'length' || last.length.clock) return last?.is === 'length'
  return (
    last.length.unit === 'min' || last.length.unit === 'h' || last.length.unit === 'km' || last.length.unit === 'mi'
  )
}

function isAtMark(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'mark' && (phrase.mark === 'at' || phrase.mark === 'hold')
}
