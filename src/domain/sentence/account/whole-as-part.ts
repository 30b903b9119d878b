import { totalsOf } from '../../workout/totals.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'

/** Names a length before the name of the sport at the head of a sentence that was built as one part of several: "1 hour swim, 5x300". */
export function findWholeAsPart({ sentence, understood, written, steps, sport, isNamed }: Facts): Check[] {
  const [figure] = written
  const { workout } = understood
  if (!workout || !figure || workout.steps.length < 2 || isNamed(figure)) return []
  if (!HEAD.test(sentence.slice(0, figure.from)) || !SESSION.test(sentence.slice(figure.to))) return []
  // "30 min swim, then 6x50"
  if (sport.inPool && THEN.test(sentence.slice(figure.to))) return []
  const seconds = figure.readings.find(({ counted }) => counted === 'seconds')?.value
  const isPart = steps.some(({ duration }) => duration.type === 'time' && duration.value === seconds)
  const all = totalsOf(workout.steps, workout.sport).seconds
  const isMost = seconds !== undefined && seconds * 2 > all && seconds < all
  return isPart && isMost ? [checkAt(figure, PART)] : []
}

const HEAD = /^\W*(?:an? |about |swim |run |ride |bike )?$/i
const SESSION = /^ ?(?:of )?(?:swim(?:ming)?|ride|run|bike|session|workout)\b ?[,:-]/i
const THEN = /^ ?swim(?:ming)? ?[,:-] ?(?:and )?then\b/i
const PART = 'This was read as one part: check whether it is the length of the whole.'
