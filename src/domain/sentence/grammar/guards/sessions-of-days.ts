import type { Token } from '../lex.ts'

/** Whether sessions of several days are told: "tue: 6x800; thu: 30 min tempo", "today 40 min easy, tomorrow 5x1k". */
export function isOfSeveralDays(tokens: readonly Token[]): boolean {
  const days = tokens.flatMap(({ text }, at) => (DAY.test(text) ? [at] : []))
  const isOther = days.some((at) => OTHER_DAY.test(tokens[at]?.text ?? ''))
  if (new Set(days.map((at) => tokens[at]?.text)).size < 2 && !isOther) return false
  const ends = [0, ...days, tokens.length]
  const told = ends.slice(1).filter((end, index) => tokens.slice(ends[index], end).some(isFigure))
  return told.length > 1
}

function isFigure({ kind }: Token): boolean {
  return kind === 'number'
}

const DAY =
  /^(?:mon|monday|tue|tues|tuesday|wed|weds|wednesday|thu|thur|thurs|thursday|fri|friday|sat|saturday|sunday|today|tomorrow|yesterday|tmrw|tmr|tomoz)$/
const OTHER_DAY = /^(?:tomorrow|yesterday)$/
