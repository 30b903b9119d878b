import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Selector } from './part.ts'
import type { Phrase } from './phrase.ts'
import { type Scanned, spanOf } from './scan-lengths.ts'

/** One of the rounds of a set: "last round", "2nd set", "set 3". Behind how many rounds there are. Or one of the repetitions, "3rd one". */
export function roundAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Phrase[],
): Scanned<Selector> | undefined {
  if (!before.some((one) => one.is === 'count' || (one.is === 'mark' && one.mark === 'broken'))) return undefined
  const found = (which: Selector['which'], next: number): Scanned<Selector> | undefined =>
    isSet(tokens, next) ? undefined : { value: { ...spanOf(tokens, at, next), which, isOfRounds: true }, next }
  const mark = atomAt(tokens, at, 'mark')
  const place = mark?.atom.mark
  const token = tokens[at]
  if (mark && (place === 'last' || place === 'first') && isRound(tokens[mark.next]))
    return found((one, times) => one === (place === 'last' ? times : 1), mark.next + 1)
  const ordinal = ordinalAt(tokens, at)
  const isOnIt = before.at(-1)?.is === 'mark' && (before.at(-1) as { mark?: string }).mark === 'on'
  if (ordinal && isRound(tokens[ordinal.next])) return found((one) => one === ordinal.value, ordinal.next + 1)
  if (ordinal && isOnIt && !isRound(tokens[ordinal.next]) && isEnd(tokens[ordinal.next]) && hasBroken(before))
    return found((one) => one === ordinal.value, ordinal.next)
  // "3rd one kick": of the repetitions.
  const isCompared = ordinal && /^(?:faster|quicker|slower|harder|easier)$/.test(tokens[ordinal.next + 1]?.text ?? '')
  if (ordinal && !isCompared && /^(?:one|rep)$/.test(tokens[ordinal.next]?.text ?? ''))
    return {
      value: { ...spanOf(tokens, at, ordinal.next + 1), which: (one) => one === ordinal.value },
      next: ordinal.next + 1,
    }
  const number = tokens[at + 1]
  if (token && isRound(token) && before.at(-1)?.is !== 'count' && number?.kind === 'number' && isWhole(number.value))
    return found((one) => one === number.value, at + 2)
  return undefined
}

function hasBroken(before: readonly Phrase[]): boolean {
  return before.some((one) => one.is === 'mark' && one.mark === 'broken')
}

function isRound(token: Token | undefined): boolean {
  return token !== undefined && /^(?:set|round|rd|rnd|series)$/.test(token.text)
}

function isEnd(token: Token | undefined): boolean {
  return !token || /^[,.;)]$/.test(token.text)
}

function isWhole(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 10
}

/** Whether a set of its own follows: "last set 4x100", "set 2: 8x50". */
function isSet(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.text === ':' || token?.text === 'of' || token?.text === 'x' || token?.text === '*') return true
  return token?.kind === 'number' && token.value >= 1
}

function ordinalAt(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const [token, suffix] = [tokens[at], tokens[at + 1]]
  if (token?.text === 'second') return { value: 2, next: at + 1 }
  if (token?.text === 'third') return { value: 3, next: at + 1 }
  const isOrdinal =
    token?.kind === 'number' && suffix?.from === token.to && /^(?:st|nd|rd|th)$/.test(suffix?.text ?? '')
  return isOrdinal ? { value: token.value, next: at + 2 } : undefined
}
