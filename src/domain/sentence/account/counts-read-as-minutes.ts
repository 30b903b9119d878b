import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Names a count of repetitions that was read as their minutes: "40/20s, 3 sets of 8", "2 sets of 6 on the hill, 45 s up". */
export function findCountsReadAsMinutes({ sentence, steps, sport, understood, isNamed }: Facts): Check[] {
  if (sport.inPool) return []
  const { set } = understood.asked
  return placesOf(COUNTED, sentence)
    .filter((one) => {
      const seconds = Number(/\d+$/.exec(one.words)?.[0]) * 60
      const isBuilt =
        set?.unit === 'seconds'
          ? set.value === seconds
          : steps.some(
              ({ intensity, duration: { type, value } }) =>
                !PAUSES.has(intensity) && type === 'time' && value === seconds,
            )
      // "3 sets of 8 at threshold" are 3x8 min.
      const isSaidBeside = OTHER_BOUT.test(sentence.replace(one.words, ''))
      return isBuilt && isSaidBeside && !isNamed(one)
    })
    .map((one) => checkAt(one, MINUTES))
}

const PAUSES = new Set<string>(['rest', 'recovery'])
const COUNTED =
  /\b\d{1,2} (?:sets|rounds) of \d{1,2}(?! ?(?:s|secs?|seconds?|m|mins?|minutes?|['"′″’x×/:.-]|km?|mi|miles?|hours?|h)(?!\p{L})|\d)/giu
/** Another length that each of them can have. */
const OTHER_BOUT = /\d ?\/ ?\d{1,2}s?\b|\b\d{1,3} ?(?:s|secs?|seconds|"|″)(?!\p{L})(?! (?:rest|rec|jog|off|between))/iu
const MINUTES = 'The last figure was read as minutes: check whether it says how many.'
