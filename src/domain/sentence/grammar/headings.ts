import type { Token } from './lex.ts'

/** The index behind the number of a session in its plan, which is no length but a note: "wk 7 thurs -", "part 1:", "week 3,". */
export function headingAt(tokens: readonly Token[], at: number): number | undefined {
  const plan = planAt(tokens, at)
  if (plan) return plan
  const [word, figure] = [tokens[at], tokens[at + 1]]
  if (!HEADINGS.test(word?.text ?? '') || figure?.kind !== 'number' || !Number.isInteger(figure.value)) return undefined
  if (figure.value > MOST_WEEKS) return undefined
  const next = DAYS.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2
  const end = tokens[next]
  // "week 3 - 8 km" may be a range.
  const isOver = end?.text === ':' || end?.text === ',' || (end?.text === '-' && next > at + 2)
  return isOver ? next : undefined
}

/** "C25K week 3:", "couch to 5k:", "C25K W5D2:": the plan of beginners, and where in it. */
function planAt(tokens: readonly Token[], at: number): number | undefined {
  const said = tokens.slice(at, at + 12).map(({ text }) => text)
  const found = PLAN.exec(`${said.join(' ')} `)
  return found ? at + found[0].trim().split(' ').length : undefined
}

const PLAN = /^(?:c 25 k|couch to 5 k)(?: (?:week|wk|w) \d{1,2})?(?: ?(?:day|d) \d)?(?: [:,-])? /

const HEADINGS = /^(?:wk|week|pt|part)$/
const DAYS = /^(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/
const MOST_WEEKS = 52
