import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

/** The effort of a race or of threshold whose pace is said to be of no use: it is felt, of ten. */
export const effortsWithoutPaces: readonly Phrase[] = [
  {
    // "30 min at marathon effort, ignore pace", "5x3 min at 5k effort not pace"
    needs: ['pace', 'paces'],
    pattern:
      /\b(?<aim>(?<race>(?:half )?marathon|hmp?|mp|(?:3|5|10) ?k|mile|threshold|tempo)(?: effort\b|(?<=(?:\bat|@) ?[a-z\d]+ ?k?)(?! (?:pace|marathon))))(?<mid>[^\n]*?)(?<ignore>,? (?:and |but |so )?(?:ignor(?:e|ing)|forget(?:ting)?(?: about)?|never mind|don['’]?t (?:mind|look at|care about|worry about)|regardless of|not) (?:the |my |any )?paces?\b(?! of))/di,
    by: (span, _, text) => {
      const [aim, race, mid, ignore] = ['aim', 'race', 'mid', 'ignore'].map(span)
      const felt = FELT.findIndex((like) => like.test(race?.words ?? '')) + LEAST_FELT
      // "10k at 5:00/km": a pace all the same.
      if (!aim || !mid || !ignore || /\d:\d\d/.test(text) || isSwim(text)) return undefined
      const tell = `“${aim.words}” without a pace was read as an effort of ${felt} of 10.`
      return [{ words: `rpe ${felt}`, for: aim, tell }, mid, { words: '', for: ignore }]
    },
  },
]

/** The races whose effort feels like 6 of 10, 7, 8 and 9 (our choice). */
const FELT = [/^(?:m(?:arathon|p)|tempo)/i, /^(?:h|threshold)/i, /^10/, /./]
const LEAST_FELT = 6
