import { saysRide, saysRun } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const SPORTS = 'run|ride|bike|swim|cycle'

/** What stands at the ends or within a session as it is talked of: some of them at the end, the way home, both ends on top. */
export const endsAndInsetsAsTalkedOf: readonly Phrase[] = [
  {
    // "run ride sorry 60 miles"
    needs: ['sorry', 'mean', 'meant'],
    pattern: new RegExp(
      `\\b(?<wrong>${SPORTS}),? (?<right>${SPORTS}),? (?<sorry>sorry|i mean|i meant)\\b(?!,? (?:${SPORTS}))`,
      'di',
    ),
    as: '{wrong} {sorry} {right}',
  },
  {
    // "35 min, 5 of them hard at the end"
    needs: ['of'],
    pattern:
      /(?<=\d ?(?<unit>mins?|minutes|km?|miles?|mi|h|hrs?|hours?)\b[^,;\d]*),? (?:with |and )?(?:the )?(?<count>\d{1,2}) ?(?:mins?|minutes|km?|miles?|mi)? of (?:them|those|these|it|which|that) (?<how>(?:at |@ ?)?(?:hard|fast|tempo|threshold|steady|quick|all[- ]out|mp|marathon pace|race pace|z ?[3-5]|\d{1,2}k pace))(?: pace| effort)? (?:at|to|towards|near) (?:the )?(?:end|finish)\b/di,
    by: (span) => {
      const [unit, count, how] = ['unit', 'count', 'how'].map(span)
      return unit && count && how && [', last ', count, ` ${unitOfPart(unit.words, count.words)} `, how]
    },
  },
  {
    // "30 min w 10 at z3 at the end"
    needs: ['end', 'finish'],
    pattern:
      /(?<=\d ?(?<unit>mins?|minutes|km?|miles?|mi|h|hrs?|hours?)\b[^,;\d]*),? (?:with|w\/?|including|incl) ?(?:the )?(?<count>\d{1,2})(?<own> ?(?:mins?|minutes|km?|miles?|mi))?(?: at| @)? (?<how>hard|fast|tempo|threshold|steady|all[- ]out|mp|marathon pace|z ?[3-5]|\d{1,2}k pace)(?: pace| effort)? (?:at|to|towards|near) (?:the )?(?:end|finish)\b/di,
    by: (span) => {
      const [unit, count, how] = ['unit', 'count', 'how'].map(span)
      const own = span('own')
      return unit && count && how && [', last ', count, own ?? ` ${unitOfPart(unit.words, count.words)}`, ' ', how]
    },
  },
  {
    // "60 min, last 10 of it hard"
    needs: ['last'],
    pattern:
      /(?<=\d ?(?<unit>mins?|minutes|km?|miles?|mi|h|hrs?|hours?)\b[^\d]*)\blast (?<count>\d{1,2})(?<own> ?(?:mins?|minutes|km?|miles?|mi))? (?<of>of (?:them|those|these|it|which|that))\b/di,
    by: (span) => {
      const [unit, count, of] = ['unit', 'count', 'of'].map(span)
      if (!unit || !count || !of) return undefined
      const own = span('own')
      return [
        'last ',
        count,
        ...(own ? [own] : []),
        { words: own ? '' : ` ${unitOfPart(unit.words, count.words)}`, for: of },
      ]
    },
  },
  {
    // "7x2min hard 2min ez, 1st & last 10 min ez"
    needs: ['last'],
    pattern:
      /(?<=\d ?x ?\d[^;]*?),? (?<both>(?:the )?(?:1st|first) (?:&|and|n|\+) last) (?<length>\d{1,2}) ?(?<unit>mins?|minutes|'|km?|miles?|mi)(?: (?:of it|is|are))? (?:ez|easy|jog)\b/di,
    by: (span) => {
      const [both, length, unit] = ['both', 'length', 'unit'].map(span)
      return both && length && unit && [', ', length, ' ', unit, ' warm up, ', length, ' ', unit, ' cool down']
    },
  },
  {
    // "30 min tempo run then jog home 10"
    needs: ['home'],
    pattern:
      /(?:,| ?\+)? (?:then |and )*(?<way>(?:easy )?(?:jog|spin|ride|run|cycle|roll) (?:easy |gently )?home)(?: easy)? (?:for )?(?:(?<length>\d{1,2}(?:\.\d)?)(?<unit> ?(?:km?|miles?|mi)\b)|(?<bare>[5-9]|[1-9]\d))(?: (?:easy|ez))?(?= ?\.?$)/di,
    by: (span, _, text) => {
      const [way, unit, length = span('bare')] = ['way', 'unit', 'length'].map(span)
      const isRidden = /roll|cycle/i.test(way?.words ?? '') && !saysRide(text) && !saysRun(text)
      // "ride home 12 km" is a part of its own.
      if (unit && (!/jog|run/i.test(way?.words ?? '') || Number(length?.words) > MOST_HOME)) return undefined
      return (
        way &&
        length && [
          ...[', ', length, ...(unit ? [unit] : [])],
          { words: unit ? ' cool down' : ` min cool down${isRidden ? ' ride' : ''}`, for: way },
        ]
      )
    },
  },
  {
    // "run 6 miles at MP plus warm up and cool down": they come on top.
    needs: ['plus', '+'],
    pattern:
      /^(?<before>(?:run(?:ning)?|bike|ride)?[,:]? ?)(?<work>\d{1,3}(?:\.\d)? ?(?:km?|miles?|mi|mins?|minutes)(?: of)?(?: at| @)? ?(?:tempo|threshold|mp|hmp|marathon pace|half marathon pace|\d{1,2}k pace|sweet ?spot|hard|steady|z ?[3-5])(?: run| ride| effort| pace)?),? (?:plus|\+)(?: an?| the| usual)*(?: easy)? (?<ends>(?:warm[- ]?up|wu) ?(?:and|&|\+|\/|,|plus) ?(?:a )?(?:cool[- ]?down|cd|warm[- ]?down))(?<behind>(?:,? (?:on the )?(?:run|bike|ride|trainer))?)$/di,
    as: '{before}{ends=10 min warm up, }{work}, 10 min cool down{behind}',
    check: 'How long warm-up and cool-down are was not said: 10 minutes each.',
  },
  {
    // "4x10 min steady every 20": what is left of each 20 minutes is easy.
    needs: ['every'],
    pattern:
      /\b(?<times>\d{1,2}) ?x ?(?<bout>\d{1,2}) ?(?<unit>mins?|minutes|')? (?<how>(?:at |@ ?)?(?:steady|tempo|hard|threshold|mp|marathon pace|hmp|z ?[2-5]|sweet ?spot)(?: pace| effort)?),? every (?<each>\d{1,2}) ?(?:mins?|minutes|')?(?= ?(?:$|[,.;])| (?:on (?:the )?)?(?:bike|ride|run|turbo)\b)/di,
    by: (span, _, text) => {
      const [times, bout, how, each] = ['times', 'bout', 'how', 'each'].map(span)
      const left = Number(each?.words) - Number(bout?.words)
      if (!times || !bout || !how || !each || !(left > 0) || isSwim(text)) return undefined
      // "8x50 hard every 60": metres, or seconds.
      if (!span('unit') && !saysRide(text) && !saysRun(text)) return undefined
      const tell = `One every ${each.words} minutes leaves ${left} easy ones between.`
      return [times, 'x', bout, ' min ', how, { words: ` with ${left} min easy between`, for: each, tell }]
    },
  },
  {
    // "long run 2hrs wi 4x10 min"
    needs: ['wi', 'wth', 'wiht'],
    pattern: /(?<=\d ?(?:h|hrs?|hours?|mins?|minutes|km?|miles?|mi)?,? )(?<with>wi|wth|wiht)(?= \d)/di,
    as: '{with=with}',
  },
]

/** The unit of a figure without one beside a whole: one to three of hours are hours, more of them minutes. */
function unitOfPart(whole: string, count: string): string {
  if (!/^h/i.test(whole)) return whole
  return Number(count) <= MOST_HOURS ? 'hours' : 'min'
}

const MOST_HOURS = 3
// Kilometres or miles: a longer way home is no cool-down (our choice).
const MOST_HOME = 5
