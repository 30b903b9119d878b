import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

/** The effort of a race or of threshold whose pace is said to be of no use: it is felt, of ten. */
export const effortsWithoutPaces: readonly Phrase[] = [
  {
    // "30 min at marathon effort, ignore pace", "5x3 min at 5k effort not pace"
    needs: ['pace'],
    pattern:
      /\b(?<aim>(?<race>(?:half )?marathon|hmp?|mp|(?:3|5|10) ?k|mile|threshold|tempo)(?: effort\b|(?<=(?:\bat|@) ?[a-z\d]+ ?k?)(?! (?:pace|marathon))))(?<mid>[^\n]*?)(?<ignore>,? (?:and |but |so )?(?:ignor(?:e|ing)|forget(?:ting)?(?: about)?|never mind|don['’]?t (?:mind|look at|care about|worry about)|regardless of|not) (?:the |my |any )?(?:pace|paces|splits)(?! of))\b/di,
    by: (span, _, text) => {
      const [aim, race, mid, ignore] = ['aim', 'race', 'mid', 'ignore'].map(span)
      const felt = FELT.find(({ like }) => like.test(race?.words ?? ''))?.effort
      // "10k at 5:00/km": a pace all the same.
      if (!aim || !mid || !ignore || !felt || /\d:\d\d/.test(text) || isSwim(text)) return undefined
      const tell = `“${aim.words}” without a pace was read as an effort of ${felt} of 10.`
      return [{ words: `rpe ${felt}`, for: aim, tell }, mid, { words: '', for: ignore }]
    },
  },
]

/** How hard the race of each length feels (our choice). */
const FELT = [
  { like: /^(?:half|h|threshold)/i, effort: 7 },
  { like: /^(?:m(?:arathon|p)|tempo)/i, effort: 6 },
  { like: /^10/, effort: 8 },
  { like: /^(?:5|3|mile)/i, effort: 9 },
]
