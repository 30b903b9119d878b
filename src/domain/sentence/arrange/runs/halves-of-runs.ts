import { saysRide, saysSwim } from '../../tokens/says-sport.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

const HOW =
  '(?:easy|comfy|comfortabl[ey]|relaxed|steady|moderate|(?:comfortably )?hard|tempo|threshold|(?:half )?marathon pace|mp|hmp)'

/** Runs whose second half has a pace or an effort of its own, and work that is split into equal pieces. */
export const halvesOfRuns: readonly Phrase[] = [
  {
    // "60min run neg split 2nd half at 4:45/km"
    needs: ['half'],
    pattern:
      /^(?<lead>(?:easy |long |run:? )*)(?<whole>\d{1,3}(?:\.\d)?) ?-?(?<unit>mins?|minutes|miler|miles?|mi|km?)\b(?: easy| steady| run| long)*,? ?(?:with an? |as an? )?(?:neg(?:ative)?[- ]splits?,? ?)?(?:(?:the )?first half easy,? ?)?(?:with |w\/ ?|but |and )?(?:the )?(?:2nd|second|back|last|final) half (?:at |@ ?|in )?(?<aim>\d{1,2}:\d\d(?: ?(?:\/ ?|per |min ?\/ ?)(?:km|k|mi|mile))?|mp|hmp|tempo|threshold|steady|(?:half )?marathon pace)(?: pace| effort)?[.!]?$/di,
    by: (span, all, text) => {
      const [whole, unit, aim] = ['whole', 'unit', 'aim'].map(span)
      if (!whole || !unit || !aim || saysRide(text) || saysSwim(text)) return undefined
      const own = /^min/i.test(unit.words) ? 'min' : /^m/i.test(unit.words) ? 'mi' : 'km'
      const half = Number(whole.words) / 2
      const words = `run: ${half} ${own} easy, ${half} ${own} at ${aim.words}`
      return [{ words, for: { from: 0, to: all.length } }]
    },
  },
  {
    // "60 min run: easy for the first half, tempo till 10 to go, then jog to the end"
    needs: ['half'],
    pattern: new RegExp(
      `^(?:(?:easy |long |run:? )*)(?<whole>\\d{2,3} ?(?:mins?|minutes|')|(?:an |one )?hour|three quarters of an hour)(?: run)?[.,:;]? ?(?:(?<one>${HOW}),? (?:for )?(?:the )?first half|first half (?<ahead>${HOW}))[,;.]? (?:and |then )*(?<two>${HOW}) (?:un)?till? (?<left>\\d{1,2}|[a-z]{3,7})(?: ?(?:mins?|minutes))? (?:to go|from (?:the )?(?:end|home)|left)[,;.]? (?:and |then )*(?:very )?(?:easy|jog|walk)(?: ?\\/ ?(?:jog|walk))?(?: (?:it )?(?:to the end|home|in))?[.!]?$`,
      'di',
    ),
    by: (span, all, text) => {
      const [whole, one, two, left] = [span('whole'), span('one') ?? span('ahead'), span('two'), span('left')]
      if (!whole || !one || !two || !left || saysRide(text) || saysSwim(text)) return undefined
      const half = (/three/i.test(whole.words) ? 45 : Number.parseInt(whole.words, 10) || 60) / 2
      const end = figureOf(left.words)
      if (!(half > end)) return undefined
      const words = `run: ${half} min ${effortOf(one.words)}, ${half - end} min ${effortOf(two.words)}, ${end} min easy`
      return [{ words, for: { from: 0, to: all.length } }]
    },
  },
  {
    // "30 min tempo split into 3, 1 min float between"
    needs: ['split', 'broken', 'divided', 'in'],
    pattern:
      /\b(?<whole>\d{2}) ?(?<unit>mins?|minutes|') (?:of )?(?<aim>(?:at |@ ?)?(?:tempo|threshold|lt|mp|hmp|(?:half )?marathon pace)),? (?:(?:split|broken|divided)(?: up)? (?:into|in)|in) (?<times>[2-6])(?: (?:equal )?(?:parts|pieces|blocks|bits|chunks|reps|sets|lots))?,? (?:with |w\/ ?)?(?:an? )?(?<rest>\d{1,3} ?(?:mins?|minutes|s|secs?|seconds|'))(?<how> (?:float|jog|rest|easy|walk|recovery|rec))?(?: (?:in )?between)?/di,
    by: (span) => {
      const [whole, unit, aim, times, rest, how] = ['whole', 'unit', 'aim', 'times', 'rest', 'how'].map(span)
      const bout = Number(whole?.words) / Number(times?.words)
      if (!whole || !unit || !aim || !times || !rest || !Number.isInteger(bout)) return undefined
      const place = { from: whole.from, to: unit.to }
      return [times, 'x', { words: `${bout} min`, for: place }, ' ', aim, ', ', rest, how ?? ' rest']
    },
  },
  {
    // "quarters x10", "12 quarters in 75"
    needs: ['quarters', 'quarter'],
    pattern:
      /(?<name>quarters|quarter[- ]miles?|quarter mile repeats),? x ?(?<behind>\d{1,2})\b|(?<![\d.:x/] ?)(?<times>[2-9]|[12]\d)(?: ?x)? (?<what>quarters|quarter[- ]miles?)(?= ?(?:$|[,;.@]| (?:in|at|with|w|off|on|hard|fast)\b))/di,
    as: '{times|behind}{what|name=x400 m}',
    tell: 'A quarter is a lap of 400 m.',
    when: (text) => !saysRide(text) && !saysSwim(text),
  },
]

/** An effort in the words that are read: "comfy" is easy, and "comfortably hard" tempo. */
function effortOf(words: string): string {
  if (/^comf\w* hard/i.test(words)) return 'tempo'
  return /^comf/i.test(words) ? 'easy' : words
}
