import { type Token, textAt } from './tokens.ts'

/** The tokens, with a rest behind a plus as one: "8x50 drill/swim +15", "6x100 hard +20s". */
export function restBehindPlus(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    if (isRest(tokens, at + 1)) return []
    const unit = isRest(tokens, at) ? endOfRest(tokens, at) : undefined
    if (unit === at) return [token, wordBehind(token, 's'), wordBehind(token, 'rest')]
    const figure = at - 1
    return isRest(tokens, figure) && endOfRest(tokens, figure) === at ? [token, wordBehind(token, 'rest')] : [token]
  })
}

function wordBehind({ to }: Token, text: string): Token {
  return { kind: 'word', text, from: to, to, glued: true }
}

/** Whether a few seconds stand directly behind a plus, and end their part behind a set of a pool. */
function isRest(tokens: readonly Token[], at: number): boolean {
  const [plus, figure, next] = [tokens[at - 1], tokens[at], tokens[endOfRest(tokens, at) + 1]]
  const isPlus = plus?.text === '+' && !plus.glued && figure?.kind === 'number' && figure.glued
  const isEnd = next === undefined || ends.has(next.text)
  if (!isPlus || !isEnd || !seconds.has(figure.text) || paces.has(textAt(tokens, at - 2))) return false
  const sign = tokens.slice(0, at).findLastIndex(({ text }) => text === 'x')
  const metres = sign < 0 ? 0 : Number(textAt(tokens, sign + 1))
  return metres > 0 && metres % LENGTH === 0
}

/** The index of the last word of a figure with its unit. */
function endOfRest(tokens: readonly Token[], at: number): number {
  return units.has(textAt(tokens, at + 1)) ? at + 1 : at
}

// Of a pool.
const LENGTH = 25
const ends = new Set([',', ';', ')', '\n'])
const units = new Set(['s', 'sec', 'secs', 'seconds'])
const seconds = new Set(['5', '10', '15', '20', '25', '30', '45', '60'])
const paces = new Set(['css', 'cruise', 'base', 'pace', 'mp', 'hmp'])
