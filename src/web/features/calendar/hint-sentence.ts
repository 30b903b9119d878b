import type { Hint } from '#domain/calendar/plan/hints.ts'
import { nameOfDay } from './day-names.ts'

/** A hint in a sentence. */
export function hintSentence(hint: Hint): string {
  if (hint.kind === 'hard-week')
    return `This week has a load of ${Math.round(hint.load)}, a third more than the last four had on average (${Math.round(hint.meanLoad)}).`
  const [first, second] = hint.days.map(nameOfDay)
  return `${first} and ${second} are both hard. Most athletes put an easy day between.`
}
