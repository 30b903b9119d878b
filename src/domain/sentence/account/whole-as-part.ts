import { toMetres } from '../../units/distance.ts'
import { totalsOf } from '../../workout/totals.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import { headOf } from './spans-of-parts.ts'

/** Names the whole of a session that was built as one part of it. */
export function findWholeAsPart(facts: Facts): Check[] {
  return [...findHeads(facts), ...findSumsOfParts(facts)]
}

/** "long run 28k, every 7th k at MP": as long as all that is done in it, and was built before it. */
function findSumsOfParts({ understood: { asked }, parts, entries, sport }: Facts): Check[] {
  const { warmup } = asked
  const [place, set] = [parts[0], parts[1]].map((part) => part && headOf(part))
  if (!warmup || !place || place.from !== set?.from) return []
  const { seconds, metres, secondsEstimated, metresEstimated } = totalsOf(entries, sport.id)
  const isSame =
    warmup.unit === 'minutes'
      ? !secondsEstimated && warmup.value * 60 === seconds
      : !metresEstimated && Math.abs(toMetres(warmup.value, warmup.unit) - metres) < 1
  return isSame ? [checkAt(place, PART)] : []
}

/** A length before the name of the sport at the head of a sentence that was built as one part of several: "1 hour swim, 5x300". */
function findHeads({ sentence, understood, written, steps, sport, isNamed }: Facts): Check[] {
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
const SESSION =
  /^ ?(?:of )?(?:swim(?:ming)?|ride|run|bike|session|workout)\b ?(?:[,:-]|(?:pyramids?|ladders?|intervals|fartlek)\b)/i
const THEN = /^ ?swim(?:ming)? ?[,:-] ?(?:and )?then\b/i
const PART = 'This was read as one part: check whether it is the length of the whole.'
