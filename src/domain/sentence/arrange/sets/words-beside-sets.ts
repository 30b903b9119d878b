import { saysRide, saysRun } from '../../tokens/says-sport.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const AIM = '(?:threshold|tempo|steady|easy|hard|vo2(?: ?max)?|mp|hmp|(?:3|5|10)k)'
const COUNT = '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve'

/** What speech puts beside a set, or into it, and readers stumble over: "4 min dead easy", "with the usual warm up", "six one minute pickups". */
export const wordsBesideSets: readonly Phrase[] = [
  {
    // "mile repeats 4 x 1 mile at 6:40": the name of the set says nothing more.
    needs: ['repeats', 'reps'],
    pattern:
      /(?<=^(?:run:? )?)(?<head>(?:1 ?)?(?<unit>mile|km?|kilomet(?:er|re)) (?:repeats|reps)[:,]? )(?=\d{1,2} ?x ?1 ?\k<unit>\b)/di,
    as: '{head=}',
  },
  {
    // "8x100 on 1:50, first few easy": our choice is three.
    needs: ['few', 'couple'],
    pattern:
      /(?<=(?:\d ?x ?\d|\d{2,4}s\b|hundreds|fifties)[^;]*)(?<words>\b(?<which>first|last|final) (?:few|(?<two>couple))(?: of (?:them|those))?(?: (?:ones|reps))?)(?= (?:are |at |in )?(?:easy|ez|steady|hard|fast|max|all out|build))/di,
    by: (span) => {
      const [words, which, two] = ['words', 'which', 'two'].map(span)
      if (!words || !which) return undefined
      const count = two ? 2 : 3
      return [{ words: `${which.words} ${count} reps`, for: words, tell: `“${words.words}” were read as ${count}.` }]
    },
  },
  {
    // "5x1 min all out 4 min dead easy"
    needs: ['dead', 'really', 'super', 'very', 'so', 'mega', 'ultra', 'proper', 'properly', 'nice'],
    pattern:
      /(?<=\d ?x ?\(?\d.*\D\d{1,4} ?(?:mins?|minutes|m|secs?|seconds|s|'|"|km?|miles?|mi) )(?<words>(?:(?:dead|really|super|very|mega|ultra|proper(?:ly)?|nice(?: and| &| n)?) ){1,3})(?=(?:easy|ez|slow|slowly|gentle|gently)\b)/dgi,
    by: (span) => (span('words') ? [] : undefined),
  },
  {
    // "threshold 5x6 mins off 1 min with the usual warm up"
    needs: ['with', 'w', 'plus', 'and'],
    pattern:
      /(?<=\d.*) (?<word>with|w\/?|plus|and) (?=(?:(?:the|a|my|your) )?(?:(?:usual|normal|standard|regular|good|proper|full) )?(?:warm[- ]?up|w\/u|wu)(?: (?:and|&|\+) (?:cool|warm)[- ]?down)?(?: (?:before|first|beforehand))?[.!]? ?$)/di,
    by: (span, _, text) => (span('word') && /\d ?x ?\d/i.test(text) ? [', '] : undefined),
  },
  {
    // "couch to 5k, run 1 min walk 2 min, 8 times": the name of a plan before one of its sessions.
    needs: ['couch'],
    pattern: /\b(?<plan>couch (?:to|2) 5 ?k)(?:,| -|:)? (?=(?:week \d+,? )?(?:run|walk|jog|\d+ ?x|\d+ ?(?:s|min))\b)/di,
    as: '{plan=c25k: }',
  },
  {
    // "4 x (3x300 off 100 jog) 400 jog between sets"
    needs: ['off'],
    pattern: /(?<=\d ?x ?\d{2,4} ?m?) off (?=\d{2,3} ?m? ?(?:easy )?(?:jog|walk|float)\))/di,
    as: ', ',
  },
  {
    // "run for forty five minutes with six one minute pickups"
    needs: ['pickups', 'pick', 'pickup', 'surges', 'surge'],
    pattern: new RegExp(
      `(?<=(?:with|w\\/?|including|incl|plus|and|of|,|\\+) ?)(?<times>${COUNT})(?: ?x ?| )(?<length>\\d{1,2}|one|two|three|four|five|thirty|forty|sixty|ninety)[- ]?(?<unit>mins?|minutes?|secs?|seconds?|s)\\b[- ]?(?<what>pick[- ]?ups?|surges?)\\b(?! (?:every|each))`,
      'di',
    ),
    by: (span, _, text) => {
      const [times, length, unit, what] = [span('times'), span('length'), span('unit'), span('what')]
      if (!times || !length || !unit || !what) return undefined
      const value = figureOf(length.words)
      const seconds = value * (/^s/i.test(unit.words) ? 1 : 60)
      const count = figureOf(times.words)
      return [
        { words: `${count}x`, for: times },
        { words: `${value} ${/^s/i.test(unit.words) ? 's' : 'min'} `, for: { from: length.from, to: unit.to } },
        // "at 10k effort" says how hard.
        seconds > MAX_STRIDE_SECONDS || /^surge/i.test(what.words)
          ? { words: /^ (?:at (?!the\b)|@ ?)[a-z\d]/i.test(text.slice(what.to)) ? ' ' : 'hard', for: what }
          : what,
      ]
    },
  },
  {
    // "10x:30 hill sprints wlk down"
    needs: ['wlk', 'wlking'],
    pattern: /\b(?<word>wlk(?:ing)?)\b/dgi,
    as: '{word=walk}',
  },
  {
    // "5x6 min alternate threshold and 10k, 2 min float": the odd ones, and the even ones.
    needs: ['alternate', 'alternating', 'alt'],
    pattern: new RegExp(
      `(?<=\\b(?<times>\\d{1,2}) ?x ?\\d[^,;()]*)\\b(?<word>alt(?:ernat(?:e|ing))?) (?:between )?(?<one>${AIM})(?: pace)?(?: and | & | ?\\/ ?)(?<other>${AIM})(?: pace)?(?=[,;.]| ?$| (?:w\\/|with|off) )`,
      'di',
    ),
    by: (span) => {
      const [times, word, one, other] = [span('times'), span('word'), span('one'), span('other')]
      if (!times || !word || !one || !other) return undefined
      const aim = (name: { from: number; to: number; words: string }) => [
        name,
        ...(/k$/i.test(name.words) ? [' pace'] : []),
      ]
      return Number(times.words) % 2 === 1
        ? [{ words: 'odds ', for: word }, ...aim(one), ' evens ', ...aim(other)]
        : [word, ' ', ...aim(one), ' and ', ...aim(other)]
    },
  },
  {
    // "6x1k then 10 min easy": what follows the set once.
    needs: ['then', 'followed'],
    pattern:
      /(?<=\d ?x ?\d{1,4} ?(?:km?|m|miles?|mi|mins?|minutes|')?(?: (?:at|@) [^,;]{1,20})?),? (?:then|followed by) (?=(?<time>\d{1,2}) ?(?:mins?|minutes|m|') (?:of )?(?:very )?(?:easy|ez|jog|jogging|spin|spinning)(?: (?:jog|jogging|spin|spinning|run|running|riding))?[.!]? ?$)/di,
    by: (span) => (Number(span('time')?.words) >= MIN_END_MINUTES ? [', '] : undefined),
  },
  {
    // "10 of them at 25 TT pace": that of a time trial is about threshold.
    needs: ['tt', 'pace', 'effort', 'power'],
    pattern:
      /(?:\bat|@) ?(?:my )?(?<words>(?:(?<far>10|15|16|20|25|40|50|100) ?(?<unit>miles?|mi|km?|m)? ?)?tt (?<what>pace|effort|power|watts)|(?:10|16|20|25|40|50) ?(?:miles?|mi|km?) (?<what>pace|effort|power))\b(?<next> (?=\d))?/di,
    by: (span, _, text) => {
      const [words, far, unit, next] = ['words', 'far', 'unit', 'next'].map(span)
      const isOfPower = /power|watts/i.test(span('what')?.words ?? '')
      const isOfTrial = /tt/i.test(words?.words ?? '')
      const isRidden = saysRide(text)
      // So many miles against the clock are ridden.
      const isOverMiles = far !== undefined && !/^k/i.test(unit?.words ?? '') && !saysRun(text) && !isSwim(text)
      if (!isRidden && !(isOfTrial && (isOfPower || isOverMiles || /\bftp\b/i.test(text)))) return undefined
      if (!isOfTrial && saysRun(text)) return undefined
      const tell = `“${words?.words}” was read as threshold.`
      const said = `${isOfPower ? 'threshold power' : 'threshold'}${isRidden ? '' : ' bike'}`
      return words && ['at ', { words: said, for: words, tell }, ...(next ? [', '] : [])]
    },
  },
]

// A shorter time may be the rest between the bouts (our choice).
const MIN_END_MINUTES = 8
// Longer ones are no strides.
const MAX_STRIDE_SECONDS = 45
