import { saysRide } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'

const SPEED = /\d ?(?<unit>kph|kmh|km\/h|mph)\b/i

// Steps of one workout (our choice).
const MOST_STEPS = 20

/**
 * Speeds without a unit beside others that have one, "5x3min at 14kph, 2 min at 9", "5 min @ 9 kph, then 10, 11, 12 for 2 min each",
 * and those that rise by the same amount.
 */
export const speedsOfTreadmills: readonly Phrase[] = [
  {
    // "5 min @ 6.0 mph, then 6.5, 7.0, 7.5 for 3 min each, walk 5"
    needs: ['each'],
    pattern:
      /(?<=\d ?(?<unit>kph|kmh|km\/h|mph)\b)(?:,| and| then)* (?<list>\d{1,2}(?:\.\d)?(?:(?:, ?| ?\/ ?|,? and |,? then )\d{1,2}(?:\.\d)?){1,9})(?: ?(?:kph|kmh|km\/h|mph))?,? (?:for |at )?(?<length>\d{1,2} ?(?:mins?|minutes|'))(?: (?:of |at )?each)(?:,? (?:and |then )*(?<walk>walk) (?<walked>\d{1,2})(?= ?[.!]?$))?/di,
    by: (span, _, text) => {
      const [unit, list, length] = ['unit', 'list', 'length'].map(span)
      const [walk, walked] = [span('walk'), span('walked')]
      if (!unit || !list || !length || saysRide(text)) return undefined
      const steps = [...list.words.matchAll(/\d+(?:\.\d)?/g)].map(({ index, 0: speed }) => ({
        words: ` then ${length.words} at ${speed} ${unit.words}`,
        for: { from: list.from + index, to: list.from + index + speed.length },
      }))
      return [...steps, ...(walk && walked ? [' then ', walked, ' min ', walk] : [])]
    },
  },
  {
    // "45 min, start 9.5 kph and up half a k every 5 min"
    needs: ['every', 'each'],
    pattern:
      /(?<=^(?=.*?(?<!every )(?<!\d)(?<whole>\d{2,3}) ?(?:mins?|minutes)\b).*?)\b(?<all>(?:start(?:ing)? |begin(?:ning)? )(?:at |from |with |on )?(?<first>\d{1,2}(?:\.\d)?) ?(?<unit>kph|kmh|km\/h|mph)(?:,| and| then)* (?:(?:go(?:ing)? |turn(?:ing)? it )?up|(?:increas|rais)(?:e|ing)|add(?:ing)?|plus|\+)(?: by| the speed)* ?(?<step>\d?\.\d|[12]|half(?: an?)?|an?) ?(?:k|km|kph|kmh|km\/h|mph)? (?:every|each) (?<each>\d{1,2}) ?(?:minutes|mins?|')(?: (?:for|over) \k<whole> ?(?:mins?|minutes)\b)?)/dis,
    by: (span) => {
      const [all, whole, first, unit, step, each] = ['all', 'whole', 'first', 'unit', 'step', 'each'].map(span)
      const count = Number(whole?.words) / Number(each?.words)
      if (!all || !first || !unit || !step || !each || !Number.isInteger(count) || count < 2 || count > MOST_STEPS)
        return undefined
      const more = /^half/i.test(step.words) ? 0.5 : /^a/i.test(step.words) ? 1 : Number(step.words)
      const speeds = Array.from({ length: count }, (_, at) => (Number(first.words) + at * more).toFixed(1))
      return [{ words: speeds.map((one) => `${each.words} min at ${one} ${unit.words}`).join(', '), for: all }]
    },
  },
  {
    needs: ['kph', 'kmh', 'km', 'mph'],
    pattern:
      /(?<=\d ?(?:kph|kmh|km\/h|mph)\b.*\d ?(?:mins?|minutes|s|secs?|seconds|'|km?|miles?|mi)(?: (?:jog|easy|rest|recovery|rec|run|walk))* (?:at |@ ?)?)(?<speed>\d{1,2}(?:\.\d)?)(?= ?(?:$|[,;)]))/dgi,
    by: (span, _, text) => {
      const speed = span('speed')
      const unit = SPEED.exec(text)?.groups?.unit
      const isPlausible = Number(speed?.words) >= (unit?.toLowerCase() === 'mph' ? 2 : 3) && Number(speed?.words) <= 25
      return speed && unit && isPlausible && !saysRide(text) ? [speed, ` ${unit}`] : undefined
    },
  },
]
