import type { Token } from './lex.ts'

/** The index behind how steep a treadmill is: "1% incline", "incline 1.5%", "@ 1% grade", "1% inc". */
export function inclineAt(tokens: readonly Token[], at: number): number | undefined {
  const word = (index: number) =>
    /^(?:incline|inclines|grade|gradient|inclination|elevation|slope)$/.test(tokens[index]?.text ?? '')
  if (word(at)) {
    let next = at + 1
    while (/^(?:at|@|of|to|:|=)$/.test(tokens[next]?.text ?? '')) next += 1
    const figure = tokens[next]
    if (figure?.kind !== 'number' || figure.value > 20) return undefined
    return tokens[next + 1]?.text === '%' ? next + 2 : undefined
  }
  const figure = tokens[at]
  if (figure?.kind !== 'number' || figure.value > 20 || tokens[at + 1]?.text !== '%') return undefined
  if (word(at + 2)) return at + 3
  return tokens[at + 2]?.text === 'inc' ? at + 3 : undefined
}
