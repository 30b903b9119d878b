import type { Detail, Part } from './part.ts'

/** Drills with one leg are done with the left and then with the right one: "6x30 s single leg each leg". */
export function withEachLeg(part: Part, text: string): Part {
  const { length, details, times, inner, listed } = part
  if (!length || inner || listed || times.length === 0) return part
  const words = details.map(({ from, to }) => text.slice(from, to).toLowerCase())
  const isEach = words.some((word) => /\b(?:each|per|ea) leg\b/.test(word))
  if (!isEach) return part
  const others = details.filter((_, index) => !/\b(?:leg|legged|ilt)\b/.test(words[index] ?? ''))
  const { length: _, details: __, ...rest } = part
  const side = (name: string): Part => ({
    from: part.from,
    to: part.to,
    times: [],
    length,
    aims: part.aims.length > 0 ? part.aims : [{ kind: 'zone', low: 1, high: 1, from: part.from, to: part.from }],
    details: [...others, { note: `${name} leg`, from: part.from, to: part.from } satisfies Detail],
  })
  return { ...rest, details: [], inner: [side('left'), side('right')] }
}
