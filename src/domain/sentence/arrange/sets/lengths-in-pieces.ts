import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const TIME = "(?:minutes?|mins?|')"
const AIM =
  '(?:hard|tempo|threshold|thresh|sweet ?spot|sst|ss|vo2(?: ?max)?|z ?[3-6]|zone [3-6]|ftp|\\d{2,3} ?(?:%|w(?:atts)?))'

/** Work that is said by its sum, or with its length behind how hard it is: "20 min of it hard in 4 min chunks". */
export const lengthsInPieces: readonly Phrase[] = [
  {
    // "24 min of threshold in 6 min blocks"
    needs: ['in', 'as', 'into'],
    pattern: new RegExp(
      `(?<![\\dx.:/-] ?)\\b(?<whole>\\d{1,3}) ?${TIME} (?:of (?:it |them |that )?|at |@ ?)?(?<aim>${AIM}),? (?:split |broken |divided )?(?:up )?(?:in|into|as) (?<bout>\\d{1,2})[ -]?${TIME} (?<what>chunks|blocks|bits|pieces|segments|lots|efforts|intervals|reps)\\b`,
      'di',
    ),
    by: (span, _, text) => {
      const [whole, aim, bout, what] = ['whole', 'aim', 'bout', 'what'].map(span)
      const times = Number(whole?.words) / Number(bout?.words)
      if (!whole || !aim || !bout || !what || !Number.isInteger(times) || times < 2 || isSwim(text)) return undefined
      return [{ words: `${times}x`, for: whole }, bout, /^\d/.test(aim.words) ? ' min at ' : ' min ', aim]
    },
  },
  {
    // "3 efforts at thresh 8-10 min, at least 8 easy after", "5 efforts at vo2 of 3 min"
    needs: ['efforts', 'intervals', 'blocks', 'reps', 'bouts'],
    pattern: new RegExp(
      `(?<![\\dx.:/-] ?)\\b(?<times>[2-9]|1\\d) (?:efforts|intervals|blocks|reps|bouts) (?:at |@ ?|in )(?<aim>${AIM}),? (?:of |for |each )?(?<bout>\\d{1,2}(?: ?- ?\\d{1,2})?) ?${TIME}(?: each)?(?:,? (?:with )?(?:at least |about )?(?<rest>\\d{1,2})(?: ?${TIME})? (?:easy|ez|rest|off|spin|recovery) (?:after|between)(?: each| them)?)?(?= ?(?:$|[,.;]))`,
      'di',
    ),
    by: (span, _, text) => {
      const [times, aim, bout, rest] = ['times', 'aim', 'bout', 'rest'].map(span)
      if (!times || !aim || !bout || isSwim(text)) return undefined
      const at = /^\d/.test(aim.words) ? ' min at ' : ' min '
      return [times, 'x', bout, at, aim, ...(rest ? [' with ', rest, ' min easy between'] : [])]
    },
  },
]
