import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const AIMED = "\\d{1,3} ?(?:mins?|minutes|'|secs?|seconds|s) ?(?:@ ?|at )?\\d{2,3} ?(?:%|w\\b)(?: ftp)?"

/** Words that stand behind the figures that others put them before: "1-4 desc", "500 before 200 after", counts behind a pair, and lots that are sets. */
export const wordsBehindFigures: readonly Phrase[] = [
  {
    // "3x10 @ 90% 95 cad", "at 95+ cadence"
    needs: ['cad', 'cadence'],
    pattern:
      /(?<=\b(?:[4-9]\d|1[0-4]\d)\+? ?)(?<cadence>cad(?:ence)?)\b(?! (?:drills?|work|\d)| ?(?:at |@ ?)\d{2,3}(?! ?%))/dgi,
    as: '{cadence=rpm}',
  },
  {
    // "2 lots of 8x20/10", "30/15s, 3 lots of 13"
    needs: ['lots'],
    pattern:
      /(?<=\b(?:[2-9]|two|three|four|five|six) )(?<lots>lots)(?= of (?:\d{1,2} ?x ?\d|\d{1,2}(?<=\d ?\/ ?\d\d?(?: ?s)?\b[^;]*) ?(?:$|[,.;])))/di,
    as: '{lots=sets}',
  },
  {
    // "5 min @ 200w, 4 min @ 220w, 2 min easy each"
    needs: ['each'],
    pattern:
      /(?<=@[^;]*@[^;]*[, ]\d{1,2} ?(?:mins?|minutes|'|secs?|seconds|s) (?:easy|rest|jog|spin|recovery) )(?<each>each)(?= ?(?:$|[.,;]))/dis,
    as: '{each=after each}',
    unless: /\d ?x ?\d|\d ?x ?\(/i,
  },
  {
    // "5 min 95% 3 min 105% x4, 5 easy between"
    needs: ['x'],
    pattern: new RegExp(
      `(?<=^|[,;:.] ?|\\b(?:bike|ride|run|turbo) )(?<pair>${AIMED},? ?(?:then |/ ?|and |\\+ ?)?${AIMED}) ?x ?(?<times>\\d{1,2})(?= ?(?:$|[,;.]))`,
      'di',
    ),
    as: '({pair}) x{times}',
  },
  {
    // "1650 for time, 500 before 200 after"
    needs: ['before'],
    pattern: /(?<=[,;.+] ?)(?<first>\d{2,4}) before(?:,| and|,? then)? (?<last>\d{2,4}) after(?= ?(?:$|[,;.]))/di,
    as: '{first} warm up, {last} cool down',
    when: (text) => isSwim(text) || /\b(?:yards|yds)\b/i.test(text),
  },
  {
    // "8x100 1-4 desc 5-8 desc, 15 s rest"
    needs: ['desc', 'descend', 'descending'],
    pattern:
      /(?<=\d ?x ?\d{2,3}(?: ?m)?(?: free)?,? )(?<range>\d{1,2}-\d{1,2}) (?<desc>desc(?:end(?:ing)?)?)(?:,? (?<other>\d{1,2}-\d{1,2}) desc(?:end(?:ing)?)?)?(?= ?(?:$|[,;.]))/di,
    as: '{desc} {range}[ & {other}]',
  },
]
