import { type Token, textAt } from './tokens.ts'

/** The tokens, with a rest behind a plus as one: "8x50 drill/swim +15". */
export function restBehindPlus(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    if (isRest(tokens, at + 1)) return []
    if (!isRest(tokens, at)) return [token]
    const words = ['s', 'rest'].map(
      (text) => ({ kind: 'word', text, from: token.to, to: token.to, glued: true }) as const,
    )
    return [token, ...words]
  })
}

/** Whether a few seconds stand directly behind a plus, and end their part behind a set of a pool. */
function isRest(tokens: readonly Token[], at: number): boolean {
  const [plus, figure, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isPlus = plus?.text === '+' && !plus.glued && figure?.kind === 'number' && figure.glued
  const isEnd = next === undefined || ends.has(next.text)
  if (!isPlus || !isEnd || !seconds.has(figure.text) || paces.has(textAt(tokens, at - 2))) return false
  const sign = tokens.slice(0, at).findLastIndex(({ text }) => text === 'x')
  const metres = sign < 0 ? 0 : Number(textAt(tokens, sign + 1))
  return metres > 0 && metres % LENGTH === 0
}

// Of a pool.
const LENGTH = 25
const ends = new Set([',', ';', ')', '\n'])
const seconds = new Set(['5', '10', '15', '20', '25', '30', '45', '60'])
const paces = new Set(['css', 'cruise', 'base', 'pace', 'mp', 'hmp'])
