import { saysSwim } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const NEXT = '(?= ?(?:[,;.)]|$))'

/** Rests with their target first, behind sets of sets and brackets, send-offs behind a count, and the time that there is. */
export const restsAndLimitsInFewWords: readonly Phrase[] = [
  {
    // "250W x 5 min x 4, 150W x 3 min between", "150w 3 min between"
    needs: ['between', 'recovery', 'rec'],
    pattern:
      /(?<=\d[^;]*[, ] ?(?:with |w\/ ?)?)(?<watts>(?:[6-9]\d|[1-4]\d\d) ?w(?:atts)?)(?: ?(?:x|for) ?| )(?<length>\d{1,2} ?(?:mins?|minutes|s|secs?|'))(?<word> (?:in )?between| recovery| rec)\b/di,
    as: '{length}{word} at {watts}',
  },
  {
    // "3 x 4k, 10 min sit down after each"
    needs: ['sit', 'sitting', 'sat', 'seated', 'sitdown'],
    pattern:
      /(?<=\d ?x ?\d.*\d ?(?:mins?|minutes|') )(?:of )?(?<how>(?:sit(?:ting)?|sat)[- ]?down|sitdown|seated)(?: rest| break| recovery)?(?= (?:after|between|in between)\b| ?(?:$|[,.;]))/di,
    as: '{how=rest}',
  },
  {
    // "250W x 5 min x 4": the length of each, how often, and how hard.
    needs: ['x', '*'],
    pattern:
      /(?<![\d.x*] ?)\b(?<watts>\d{2,3} ?(?:w(?:atts)?|%)) ?[x*] ?(?<length>\d{1,2} ?(?:mins?|minutes|s|secs?|')) ?[x*] ?(?<times>\d{1,2})\b(?! ?(?:min|s\b|sec|m\b|k))/di,
    as: '{times}x{length} at {watts}',
  },
  {
    // "5x5x50, 10s between 50s and 1min between sets"
    needs: ['between'],
    pattern:
      /\b(?<outer>[2-9]) ?x ?(?<inner>\d{1,2}) ?x ?(?<far>25|50|75|100|150|200|400)(?<mid>(?: ?m)?(?: [a-z]+)?),? ?(?:with )?(?<rest>\d{1,3} ?(?:s|secs?|seconds|mins?)) (?:rest )?between (?:each |the )?(?:25|50|75|100|150|200|400)s,? ?(?:and |& )?(?<pause>\d{1,3} ?(?:s|secs?|seconds|mins?)) (?:rest )?between (?:sets|rounds)/di,
    as: '{outer}x({inner}x{far}{mid}), {rest} between and {pause} between sets',
  },
  {
    // "200 hard, 60 s treading water, 400 steady": a rest in open water.
    needs: ['tread', 'treading'],
    pattern:
      /^(?<before>[^\n]*?\d ?(?:mins?|minutes|s|secs?|seconds) (?:of )?)(?<tread>tread(?:ing)? water)(?! ?(?:for )?\d)/di,
    by: (span, _, text) => {
      const [before, tread] = [span('before'), span('tread')]
      return before && tread && [...(saysSwim(text) ? [] : ['swim ']), before, { words: 'rest', for: tread }]
    },
  },
  {
    // "6x(75 hard + 25 easy), 15s, 200cd"
    needs: ['('],
    pattern: new RegExp(
      `(?<set>\\b\\d{1,2} ?x ?\\(\\d{2,3}\\b[^()]*\\)),? (?<rest>\\d{1,2} ?(?:s|secs?|seconds|"))${NEXT}`,
      'di',
    ),
    by: (span, _, text) => {
      const [set, rest] = [span('set'), span('rest')]
      if (!set || !rest || !isSwim(text)) return undefined
      return [...(saysSwim(text) ? [] : ['swim ']), set, ' ', rest, ' rest']
    },
  },
  {
    // "100 yds x 15, 1:45 send off"
    needs: ['send', 'sendoff', 'sendoffs', 'off'],
    pattern:
      /(?<=\d ?(?:m|yds?|yards|metres|meters)? ?x ?\d{1,3}\b[^,;]{0,20}),? (?:with )?(?:a )?(?<clock>\d?:[0-5]\d) (?<word>send[- ]?offs?)\b/di,
    as: '{word= on }{clock}',
  },
  {
    // "6 x 3 min hard before work, need done in 50"
    needs: ['done', 'finished', 'home', 'back', 'over'],
    pattern:
      /[,.]? ?(?<need>(?:(?:and |but |it |all |i |we |must|has to|have to|needs? to|needs?|got to|gotta|want to|should) ?)+ (?:be |get |be all )?(?:it |this )?(?:done|finished|home|back|over)(?: with)? (?:in|within|inside)(?: under)?) (?<limit>\d{2,3}) ?(?<unit>mins?|minutes)?(?= ?(?:[.!]?$|[,;]))/di,
    by: (span, _, text) => {
      const [need, limit] = [span('need'), span('limit')]
      if (!need || !limit || OTHER_WHOLE.test(text.slice(0, need.from))) return undefined
      return [', ', limit, { words: ' min in total', for: need }]
    },
  },
]

const OTHER_WHOLE = /^[^\dx]*\d{2,3} ?(?:mins?|minutes)(?! ?x)|\d ?(?:h|hrs?|hours?)\b/i
