import type { Token } from './lex.ts'

/** The letter R of the plans of Daniels behind a length as repetition pace; behind a rest, or before a figure, it is a rest. */
export function nameRepetitionPace(tokens: readonly Token[]): Token[] {
  const hasLetters = tokens.some(({ raw, kind }) => kind === 'word' && (raw === 'T' || raw === 'E'))
  return tokens.map((token, at) => {
    if (token.raw !== 'R' || token.kind !== 'word') return token
    const next = tokens[at + 1]
    if (next?.kind === 'number' || next?.kind === 'clock' || next?.text === '=' || next?.text === ':') return token
    const figure = tokens[at - 1]?.kind === 'number' ? at - 1 : at - 2
    const length = tokens[figure]
    if (length?.kind !== 'number') return token
    const isCounted = tokens[figure - 1]?.text === 'x'
    const isFar = length.value >= 100 || /^(?:m|km|k|mi)$/.test(tokens[at - 1]?.text ?? '')
    return isCounted || (hasLetters && isFar) ? { ...token, text: 'rpace' } : token
  })
}
