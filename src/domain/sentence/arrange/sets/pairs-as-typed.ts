import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

const PAIR = '(?:10-20|15-15|15-30|15-45|20-10|20-20|20-40|30-15|30-30|30-60|40-20|45-15|60-60)'
const COUNT = '(?:[4-9]|[1-3]\\d|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const STEP = "\\d{1,3} ?(?:minutes?|mins?|'|seconds|secs?|s) ?(?:@ ?|at )\\d{2,3} ?(?:w(?:atts)?|%)"
const KNOWN = new RegExp(`^${PAIR}$`)

/** Bouts and rests by turns, and counts in other words: "20-40 intervals, 12x", "1 min on 2 min off 10 rounds". */
export const pairsAsTyped: readonly Phrase[] = [
  {
    // "1 on 1 off x10, then 30 on 30 off x10. minutes for the first bit secs for the 2nd": as they are read.
    needs: ['secs', 'seconds', 'sec', 'second'],
    pattern:
      /(?<=^[^\d]*(?:\d{1,2} ?x ?\(?)?\d ?(?:on|\/) ?\d\b.*[^\d:][1-6]\d ?(?:on|\/) ?[1-6]\d\b[^;\n]*?)(?<units>[.,;]? ?\(?min(?:ute)?s? (?:for|in|on) (?:the )?(?:1st|first)(?: \w+)?,? (?:and |then )?sec(?:ond)?s? (?:for|in|on) (?:the )?(?:2nd|second|last|other)(?: \w+)?\)?)(?= ?[.!]?$)/di,
    as: '{units=}',
  },
  {
    // "15x200/200 on-off": which of the two is hard.
    needs: ['on'],
    pattern:
      /(?<=\d ?x ?\d[\d:.]* ?(?:m|s|secs?|mins?|'|")? ?\/ ?\d[\d:.]* ?(?:m|s|secs?|mins?|'|")?),? (?<word>on ?[-/]? ?off)\b/di,
    as: '{word= }',
  },
  {
    // "20/40 intervals running, 12x", "30-15, 8 times"
    needs: ['x', 'times', 'rounds', 'reps'],
    pattern:
      /(?<![\d.:x/-])(?<pair>\b(?:[1-6]\d)[-/](?:[1-6]\d))(?<mid>(?: (?:intervals?|repeats))?(?: (?:running|run|on the (?:bike|track)|bike|ride))?),? (?<times>\d{1,2}) ?(?:x|times|rounds|reps)(?=$|[,.;\n]| then\b)/di,
    by: (span) => {
      const [pair, mid, times] = [span('pair'), span('mid'), span('times')]
      if (!pair || !mid || !times) return undefined
      const isPair = /interval|repeat/i.test(mid.words) || KNOWN.test(pair.words.replace('/', '-'))
      return isPair ? [times, 'x', { words: pair.words.replace('-', '/'), for: pair }, mid] : undefined
    },
  },
  {
    // "10 min warm up, ten 30/30s at 120%", "8 40/20s"
    needs: ['/', '-'],
    pattern: new RegExp(
      `(?<![\\d.x/@-] ?|\\d:|\\b(?:at|up|wu|down|cd|easy):? )\\b(?<times>${COUNT}) (?:of )?(?<pair>${PAIR.replaceAll('-', '[-/]')}) ?s?(?![\\d:/-]|(?: ?[x*] ?| )\\d| ?(?:m|min|%|w|bpm)\\b)`,
      'di',
    ),
    by: (span) => {
      const [times, pair] = [span('times'), span('pair')]
      if (!times || !pair) return undefined
      return [
        { words: `${figureOf(times.words)}x`, for: times },
        { words: pair.words.replace('-', '/'), for: pair },
      ]
    },
  },
  {
    // "30-30 on the track 2x10 rep"
    needs: ['-'],
    pattern: new RegExp(
      `(?<![\\d.:/x-] ?|\\b(?:week|day|hr|at|in|@) )(?<pair>${PAIR})s?(?= (?:intervals?|on|running|run|bike|ride|track|hard|vo2(?:max)?|repeats|reps)\\b)(?=[^\\n]*?(?<count>\\b(?:[2-6] ?x ?)?\\d{1,2} ?x(?=$|[, .])|\\b[2-6] ?x ?(?:[5-9]|1\\d|2\\d)(?= ?(?:reps?)?(?:$|[, .]))|\\b\\d{1,2} (?:times|rounds)\\b))`,
      'di',
    ),
    by: (span) => {
      const pair = span('pair')
      return pair && [{ words: pair.words.replace('-', '/'), for: pair }]
    },
  },
  {
    // "40-20 bike 3x8, 4min easy": between the sets.
    needs: ['easy', 'ez'],
    pattern:
      /(?<=\b[1-6]\d[-/][1-6]\d\b[^;\d]*\b[2-6] ?x ?\d{1,2}(?: reps?)?,? (?:with )?)(?<rest>[1-6] ?(?:minutes|mins?|'))(?<easy> ?(?:easy|ez))(?= ?(?:$|[,.;]))/di,
    as: '{rest}{easy= rest between sets}',
  },
  {
    // "3 x 10 min of 15s @ 150% 15s @ 50%"
    needs: ['of', 'as'],
    pattern: new RegExp(
      `(?<=\\b[2-6] ?x ?\\d{1,2} ?(?:minutes|mins?|'),? )(?<of>of|as) (?<one>${STEP})(?:,? and|,| ?/)? ?(?<two>${STEP})(?![a-z\\d])`,
      'di',
    ),
    as: '{of=as} {one}, {two}',
  },
  {
    // "1 min on 2 min off 10 rounds"
    needs: ['rounds', 'times', 'reps', 'repeats', 'repetitions'],
    pattern:
      /(?<on>\b\d{1,3} ?(?:minutes?|mins?|'|seconds|secs?|s) (?:on|hard|fast)),? ?(?<off>\d{1,3} ?(?:minutes?|mins?|'|seconds|secs?|s) (?:off|easy|rest)),? (?:for |do )?(?<times>\d{1,2}) (?:rounds|times|reps|repeats|repetitions)\b(?! of)(?:,? (?<aim>(?:[5-9]\d|1\d\d|200) ?(?:%|percent)))?/di,
    as: '{on} {off} x{times}[ at {aim}]',
  },
  {
    // "1 km on 1 km off 5 times"
    needs: ['off', 'easy'],
    pattern:
      /(?<on>\b\d{1,4}(?:\.\d)? ?(?:km?|m|miles?|mi)) (?<hard>on|hard|fast),? ?(?:and |then )?(?<off>\d{1,4}(?:\.\d)? ?(?:km?|m|miles?|mi)) (?<easy>off|easy),? (?:for |do )?(?:x ?(?<count>\d{1,2})|(?<times>\d{1,2}) ?(?:x|rounds|times|reps|repeats|repetitions))(?= ?(?:$|[,. ]))(?! of| ?\d)/di,
    as: '{times|count}x({on} {hard=hard}, {off} {easy=easy})',
  },
  {
    // "intervals of 500 m, 8 pieces"
    needs: ['pieces', 'stuks', 'keer'],
    pattern:
      /(?<=\d ?(?:m|metres|meters|km?|mins?|minutes|')(?:,| and)? )(?<times>\d{1,2}) (?<word>pieces|stuks|keer)(?=$|[,. ])(?! of)/di,
    as: '{times}{word= times}',
  },
]
