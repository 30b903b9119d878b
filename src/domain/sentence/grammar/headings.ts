import type { Token } from './lex.ts'

/** The index behind the number of a session in its plan, which is no length but a note: "wk 7 thurs -", "part 1:", "week 3,". */
export function headingAt(tokens: readonly Token[], at: number): number | undefined {
  const [word, figure] = [tokens[at], tokens[at + 1]]
  if (!HEADINGS.test(word?.text ?? '') || figure?.kind !== 'number' || !Number.isInteger(figure.value)) return undefined
  if (figure.value > MOST_WEEKS) return undefined
  const next = DAYS.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2
  const end = tokens[next]
  // "week 3 - 8 km" may be a range.
  const isOver = end?.text === ':' || end?.text === ',' || (end?.text === '-' && next > at + 2)
  return isOver ? next : undefined
}

const HEADINGS = /^(?:wk|week|pt|part)$/
const DAYS = /^(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/
const MOST_WEEKS = 52
