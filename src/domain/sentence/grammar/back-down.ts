import type { Token } from './lex.ts'

/** Whether a row of figures is done down again: "80-90-100 rpm 2 min each, up and back down", "1-2-3 min and back down". */
export function isBackDown(tokens: readonly Token[], from: number): boolean {
  const near = tokens.slice(from, from + MOST_BETWEEN).map(({ text }) => text)
  const end = near.findIndex((text) => /^[.;()]$/.test(text))
  const own = end < 0 ? near : near.slice(0, end)
  return own.some(
    (text, at) =>
      text === 'down' &&
      (own[at - 1] === 'back' || (own[at - 2] === 'up' && /^(?:n|and|&|\/)$/.test(own[at - 1] ?? ''))),
  )
}

const MOST_BETWEEN = 14

/** A row up and down again, the top once. */
export function backDown<One>(row: readonly One[]): One[] {
  return [...row, ...row.slice(0, -1).reverse()]
}
