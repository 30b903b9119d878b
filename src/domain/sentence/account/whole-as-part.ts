import { toMetres } from '../../units/distance.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { totalsOf } from '../../workout/totals.ts'
import { describeStretch } from '../request/describe.ts'
import type { Inferred } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'

/** Tells a length before sets that is as long as they are: "long run 28k, every 7th k at MP" is 28 km in all. */
export function tellSumsOfParts({ understood: { asked }, entries, sport }: Facts): Inferred[] {
  const { warmup, mainSet, durationValue } = asked
  if (!warmup || durationValue !== undefined || !mainSet?.some(isRepeat)) return []
  const { seconds, metres, secondsEstimated, metresEstimated } = totalsOf(entries, sport.id)
  const { value, unit } = warmup
  const isSame =
    unit === 'minutes' || unit === 'seconds'
      ? !secondsEstimated && seconds >= LEAST_SECONDS && value * (unit === 'minutes' ? 60 : 1) === seconds
      : !metresEstimated && metres >= LEAST_METRES && Math.abs(toMetres(value, unit) - metres) < 1
  const reading = describeStretch(warmup)
  const because = `${reading} come before the sets, which are as long: write “in all” if that is the whole.`
  return isSame ? [{ field: 'warmup', reading, because }] : []
}

// A warm-up is seldom as long.
const [LEAST_SECONDS, LEAST_METRES] = [3600, 10_000]

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
const SESSION =
  /^ ?(?:of )?(?:swim(?:ming)?|ride|run|bike|session|workout)\b ?(?:[,:-]|(?:pyramids?|ladders?|intervals|fartlek)\b)/i
const THEN = /^ ?swim(?:ming)? ?[,:-] ?(?:and )?then\b/i
const PART = 'This was read as one part: check whether it is the length of the whole.'
