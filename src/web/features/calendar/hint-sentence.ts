import type { Hint } from '#domain/calendar/plan/hints.ts'
import { nameOfDay } from './day-names.ts'

/** A hint in a sentence. */
export function hintSentence(hint: Hint): string {
  if (hint.kind === 'hard-week')
    return `This week has a load of ${Math.round(hint.load)}, more than a third above the average of the last four (${Math.round(hint.meanLoad)}).`
  const { days } = hint
  const [first, last] = [days[0], days.at(-1)].map((day) => nameOfDay(day ?? ''))
  return days.length === 2
    ? `${first} and ${last} are both hard. Most athletes put an easy day between.`
    : `${first} to ${last} are ${days.length} hard days in a row. Most athletes put easy days between.`
}
