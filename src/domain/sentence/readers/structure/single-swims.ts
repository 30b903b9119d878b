import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { isSwimSendOff } from './send-offs.ts'

/** The tokens, with "1 x" before single swims that have a send-off: "100 easy on 2:00, 200 pull on 3:10". */
export function countSingleSwims(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    if (!isSingleSwim(tokens, at)) return [token]
    const sign = { from: token.from, to: token.from, glued: false }
    return [{ ...sign, kind: 'number', text: '1' } as const, { ...sign, kind: 'word', text: 'x' } as const, token]
  })
}

function isSingleSwim(tokens: readonly Token[], at: number): boolean {
  const distance = tokens[at]?.kind === 'number' ? Number(textAt(tokens, at)) : 0
  if (!(distance >= SHORTEST && distance % SHORTEST === 0) || !isPartStart(tokens[at - 1])) return false
  const words = tokens.slice(at + 1, at + 2 + MOST_WORDS)
  const sign = words.findIndex(({ text }) => text === 'on')
  if (sign < 0 || !words.slice(0, sign).every(({ kind, text }) => kind === 'word' && !counting.has(text))) return false
  const time = tokens[at + 2 + sign]
  const sendOff = time?.kind === 'clock' || time?.text === ':' ? readAmount(tokens, at + 2 + sign) : undefined
  return sendOff !== undefined && isSwimSendOff(sendOff.value, distance)
}

function isPartStart(before: Token | undefined): boolean {
  return before === undefined || separators.has(before.text)
}

// In meters or yards: a length of the shortest pool.
const SHORTEST = 25
// "200 free pull easy on 3:10" (our choice).
const MOST_WORDS = 4
const separators = new Set([',', ';', '.', '\n', '+', '&', ':', '(', ')', 'and', 'then', 'plus', 'swim'])
const counting = new Set(['x', 'times', 's', 'min', 'sec', 'rest'])
