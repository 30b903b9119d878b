import { saysRide, saysSwim } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'

const UNIT = 'miles?|mi|kms?|kilomet(?:er|re)s?'
const AIM =
  '(?:at |@ ?|in )?(?:hard|fast|quick|tempo|threshold|steady|mp|hmp|(?:hm|half|(?:half )?marathon|(?:3|5|10) ?k)(?: race)? (?:pace|effort)|z[2-5]|[3-9]:\\d\\d(?: ?/ ?(?:km|mi|mile))?)'

function turn(name: string): string {
  return `(?:are |run )?(?<${name}>(?:(?:at |@ ?|in )?(?:mp|hmp|(?:half )?marathon pace|(?:3|5|10)k(?: pace)?|z[1-5]|\\d{1,2}:\\d\\d)(?: ?[+-] ?\\d{1,2} ?s?(?:ec)?)?|easy|hard|fast|steady|tempo|threshold))`
}

const RANGE = '\\d{1,2}(?: ?(?:-|to|thru|through) ?\\d{1,2})?'
const HOW = `${AIM.replace('(?:hard|', '(?:easy|hard|all[- ]out|flat[- ]out|eyeballs out|max|')}`

// Steps of one workout (our choice).
const MOST_TURNS = 20

const PART = new RegExp(`\\b(?<first>\\d{1,2})(?: ?(?:-|to|thru|through) ?(?<last>\\d{1,2}))?:? (?<how>${HOW})`, 'gi')

/** Some miles of a run, each a stretch of its own: "6 miles w/ miles 3 and 5 hard". */
export const numberedMilesOfRuns: readonly Phrase[] = [
  {
    // "2E + 3x1T w/ 1' + 2E": the letters of Daniels stand at miles.
    needs: ['e'],
    pattern:
      /(?<![\d.:/] ?|x ?(?=\dE))\b(?<miles>[1-9](?:\.5)?)(?<letter>[EMTL](?<=[ET]))(?<unit> ?km\b)?(?= ?(?:$|[+,;.)]|w\/|\b(?:then|and|with|w)\b))/dg,
    // "2E + 3x2k T + 2E km": all of them.
    by: (span, _, text) => {
      const [far, letter] = [span('miles'), span('letter')]
      return far && letter && [far, /\dE ?km\b/.test(text) ? ' km ' : ' mi ', letter]
    },
    unless: (text) => saysRide(text) || saysSwim(text) || !/\dE/.test(text),
  },
  {
    // "km 1 @ 5:00, 2 to 4 @ 4:40, last km all out": from the first on without a gap.
    needs: [',', ';', 'then', 'and'],
    pattern: new RegExp(
      `\\b(?<unit>${UNIT}) (?<all>1(?: ?(?:-|to|thru|through) ?\\d{1,2})?:? ${HOW}(?:(?:,|;| then| and)+ (?:(?:${UNIT}) )?${RANGE}:? ${HOW})+)(?=$|[,;.!]| (?:and|then)\\b)`,
      'di',
    ),
    by: (span, _, text) => {
      const [unit, all] = [span('unit'), span('all')]
      if (!unit || !all || saysRide(text) || saysSwim(text)) return undefined
      const own = /^m/i.test(unit.words) ? 'mi' : 'km'
      let done = 0
      const parts: string[] = []
      for (const { groups = {} } of all.words.matchAll(PART)) {
        const [first, last] = [Number(groups.first), Number(groups.last ?? groups.first)]
        if (first !== done + 1 || last < first) return undefined
        parts.push(`${last - done} ${own} ${groups.how}`)
        done = last
      }
      return [{ words: parts.join(', '), for: { from: unit.from, to: all.to } }]
    },
  },
  {
    needs: ['and', '&', '+', ','],
    pattern: new RegExp(
      `^(?<lead>(?:(?:easy|long|steady|run):? )*)(?<whole>\\d{1,2}) ?-?(?<unit>${UNIT}|k|miler)(?: (?:easy|steady|run|long))*(?:,|:| with| w\\/| w| but)* (?:the )?(?:${UNIT}) (?<list>\\d{1,2}(?:, ?\\d{1,2})*,? ?(?:and|&|\\+) ?\\d{1,2}) (?:are |run |is )?(?<aim>${AIM})(?:,? (?:and )?(?:(?:the )?(?:rest|others?|remainder)|(?:everything|all) else)(?: of (?:it|them))?(?: is| are)? easy)?[.!]?$`,
      'di',
    ),
    by: (span, all, text) => {
      const [lead, whole, unit, list, aim] = ['lead', 'whole', 'unit', 'list', 'aim'].map(span)
      if (!lead || !whole || !unit || !list || !aim || saysRide(text) || saysSwim(text)) return undefined
      const numbers = (list.words.match(/\d+/g) ?? []).map(Number)
      const length = Number(whole.words)
      const isInOrder = numbers.every((one, at) => one > (numbers[at - 1] ?? 0) && one <= length)
      if (!isInOrder) return undefined
      const own = /^m/i.test(unit.words) ? 'mi' : 'km'
      const parts: string[] = []
      let done = 0
      for (const one of numbers) {
        if (one - 1 > done) parts.push(`${one - 1 - done} ${own} easy`)
        parts.push(`1 ${own} ${aim.words}`)
        done = one
      }
      if (length > done) parts.push(`${length - done} ${own} easy`)
      return [{ words: `run: ${parts.join(', ')}`, for: { from: 0, to: all.length } }]
    },
  },
  {
    // "run alternating miles 6 total, odd @ MP even @ MP+45s", "6 miles, odds hard evens easy"
    needs: ['odd', 'odds'],
    pattern: new RegExp(
      `^(?:run:? )?(?:alternat\\w* (?<each>miles|kms?|kilomet(?:er|re)s),? )?(?<whole>\\d{1,2}) ?(?<unit>${UNIT}|k)?(?: run| total| in all| of them| of em)*,? ?(?:with |w\\/ ?)?odds?(?: (?:miles|kms?|ones))? ${turn('a')},? (?:and )?evens?(?: (?:miles|kms?|ones))? ${turn('b')}[.!]?$`,
      'di',
    ),
    by: (span, all, text) => {
      const [whole, odd, even] = ['whole', 'a', 'b'].map(span)
      const unit = span('unit') ?? span('each')
      const length = Number(whole?.words)
      if (!whole || !unit || !odd || !even || length > MOST_TURNS || length < 2 || saysRide(text) || saysSwim(text))
        return undefined
      const own = /^m/i.test(unit.words) ? 'mi' : 'km'
      const parts = Array.from({ length }, (_, at) => `1 ${own} ${at % 2 === 0 ? odd.words : even.words}`)
      return [{ words: `run: ${parts.join(', ')}`, for: { from: 0, to: all.length } }]
    },
  },
]
