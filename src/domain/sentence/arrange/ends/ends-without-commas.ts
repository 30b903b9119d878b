import type { Phrase } from '../phrase.ts'

const WARM = 'warm(?:ing)?[- ]?up|wu'
const COOL = 'cool(?:ing)?[- ]?down|cd|warm(?:ing)?[- ]?down'

/** Beginnings and ends that run into the whole or the sport beside them: "bike 1h warming up 15min", "20 min bike warm up". */
export const endsWithoutCommas: readonly Phrase[] = [
  {
    // "bike 1h warming up 15min 3x8min": the hour is the whole.
    needs: ['warm', 'warming', 'warmup', 'wu'],
    pattern: new RegExp(
      `(?<=^(?:bike|ride|run|swim|cycling|running)? ?(?:\\d(?:[.,]\\d)? ?(?:hours?|hrs?|h)(?:[0-5]\\d)?|[4-9]\\d ?(?:minutes|mins?|'))(?: (?:bike|ride|run|swim|cycling|running))?)(?<gap> )(?=(?:${WARM}):? \\d{1,2} ?(?:minutes|mins?|km?|'))`,
      'di',
    ),
    by: (span) => (span('gap') ? [', '] : undefined),
  },
  {
    // "cooling down 10min run": of the sport are all parts.
    needs: ['cool', 'cooling', 'cooldown', 'cd', 'warm', 'warming'],
    pattern: new RegExp(
      `(?<=\\d ?x ?\\d.*\\b(?:${COOL}):? \\d{1,4} ?(?:minutes|mins?|km?|m|')?)(?<gap> )(?=(?:run|running|bike|cycling|swim|swimming)[.!]?$)`,
      'dis',
    ),
    by: (span, _, text) =>
      span('gap') && !/\b(?:run|bike|swim|ride|jog|cycl)\w*\b(?=.)/i.test(text.replace(/\w+[.!]?$/, ''))
        ? [', ']
        : undefined,
  },
  {
    // "20 min bike warm up, 4x8 min", "200m swim wu 8x50"
    needs: ['warm', 'warming', 'warmup', 'wu'],
    pattern: new RegExp(
      `^(?<length>\\d{1,4} ?(?:minutes|mins?|km?|metres|meters|m|')?) (?<sport>swim|bike|ride|run) (?<end>${WARM})(?=[,;:. ].*\\d)`,
      'dis',
    ),
    as: '{sport}, {length} {end}',
  },
]
