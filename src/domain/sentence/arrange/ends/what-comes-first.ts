import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const PACE = String.raw`\d{1,2}:\d\d(?: ?\/ ?(?:km?|mi(?:le)?))?`

const ENDS = 'How long warm-up and cool-down are was not said, so they are chosen.'

/** What is said behind other parts and comes before them, and ends around what is named without their lengths. */
export const whatComesFirst: readonly Phrase[] = [
  {
    // "10k run 6:15/km first 5 then 5:45"
    needs: ['first'],
    pattern: new RegExp(
      String.raw`(?<pace>(?:at |@ ?)?${PACE}) (?:for |in )?(?:the )?(?<first>first \d{1,2}(?:\.\d)?(?: ?(?:km?|miles?|mi|mins?))?)(?:,? (?:and )?then(?: at| @)?|,) (?<next>${PACE})(?! ?(?:for|first|last))`,
      'di',
    ),
    by: (span) => {
      const [pace, first, next] = [span('pace'), span('first'), span('next')]
      return (
        pace &&
        first &&
        next && [first, ' at ', { from: pace.from + pace.words.search(/\d/), to: pace.to }, ' then rest at ', next]
      )
    },
  },
  {
    // "jog 15 mins first, 5k flat out": what stands at the head comes first without the word.
    needs: ['first'],
    pattern:
      /(?<=^(?:[^,;\d]{0,24}\b(?:jog|spin|easy|run|ride|swim) [^,;x]{0,16}|[^,;\d]{0,16}\d[^,;x]{0,16} (?:jog|spin|easy|ez|swim|warm[- ]?up|wu))) (?<first>first)(?=,? ?(?:then|and then)\b|[,;])/di,
    as: '{first= }',
  },
  {
    // "cool down 10, before that 4x5min tempo, 2 min jog, start w 10 easy"
    needs: ['start', 'starting'],
    pattern:
      /^(?<row>[^;.\n]*\d[^;.\n]*?),? (?<word>start(?:ing)? (?:w\/?|with) (?:an? )?)(?<first>\d{1,4}(?: ?(?:mins?|minutes|m|km?|miles?|mi))?(?: (?:easy|ez|mixed|warm[- ]?up|wu|jog|spin|swim|free|choice|steady))+)$/di,
    by: (span, _, text) => {
      const [row, word, first] = [span('row'), span('word'), span('first')]
      if (!row || !word || !first || !/[x×]/i.test(row.words)) return undefined
      const length = first.words.match(/^\d+/)?.[0] ?? ''
      const isBare = /^\d+ [a-z]/i.test(first.words) && !/^\d+ ?(?:min|m\b|k|mi)/i.test(first.words)
      if (isBare && isSwim(text) !== Number(length) >= LEAST_SWIM) return undefined
      const figure = { from: first.from, to: first.from + length.length }
      const words = { from: figure.to, to: first.to }
      // In a pool it is a warm-up, whatever its strokes are.
      if (isBare && isSwim(text)) return [figure, { words: ' warm up, ', for: { from: word.from, to: first.to } }, row]
      return [figure, ...(isBare ? [' min'] : []), words, { words: ', ', for: word }, row]
    },
  },
  {
    // "paddles 5x200 20s RI, bookend w 300s", "sweetspot 3x15 3min rest sandwich'd by 10s"
    needs: ['bookend', 'bookends', 'bookended', 'sandwich', 'sandwichd', 'sandwiched'],
    pattern:
      /\b(?<word>bookend(?:ed|s)?|sandwich(?:ed|['’]?d)?)(?: (?:it|that|this))? (?:w\/?|with|by|between|in) (?<length>\d{1,4})(?!\d)(?<plural>s)?(?! ?(?:min|km?|m\b|mi|x|:))(?: (?:easy|each))?/di,
    by: (span, _, text) => {
      const [word, length, plural] = [span('word'), span('length'), span('plural')]
      if (!word || !length) return undefined
      const unit = isSwim(text) ? ' m' : Number(length.words) <= MOST_MINUTES ? ' min' : undefined
      return (
        unit && [{ words: 'topped and tailed with ', for: word }, length, plural ? { words: unit, for: plural } : unit]
      )
    },
  },
  {
    // "HM pace 3x3k off 90s jog, bookend w 2k easy", "sandwich it w/ 15 min easy"
    needs: ['bookend', 'bookended', 'bookends', 'sandwich', 'sandwiched', 'tail'],
    pattern:
      /\b(?<word>bookend(?:ed|s)?|sandwich(?:ed)?|top (?:and|&|n) tail)(?: (?:it|that|this|them|all|the lot|everything))? (?:w\/?|with|by) (?<length>\d{1,2}(?:\.\d)? ?(?:mins?|minutes|km?|miles?|mi))(?: (?:easy|jogs?|each))*/di,
    as: '{word=topped and tailed with }{length} easy',
  },
  {
    // "2x20 @ 88-92% turbo, 15wu 10cd 5 between"
    needs: ['between', 'btwn', 'btw', 'btween'],
    pattern:
      /(?<=[a-z,)] ?)(?<!(?:[x×@]|\bz|zone|rpe) ?)\b(?<length>[1-9]|10) (?<word>between|btwn|btw|btween)(?=$|[,;.]| (?:sets|reps|each|them))/di,
    as: '{length} min easy {word}',
    when: /\d ?x ?\d/i,
    unless: isSwim,
  },
  {
    // "warm up, 20 min threshold, cool down": the work alone is so long.
    needs: ['warm', 'wu', 'warmup', 'u'],
    pattern:
      /^(?<sport>(?:run|bike|ride|turbo|treadmill)[,:]? )?(?<up>warm[- ]?up|wu|w\/u)(?:,| then|, then| \+| and) (?<length>\d{1,2}(?:\.\d)? ?(?:mins?|minutes|km?|miles?|mi)) (?<how>(?:at |@ ?)?(?:threshold|tempo|sweet ?spot|hard|steady|z[3-5]|zone [3-5]|(?:marathon|half marathon|10k|5k) pace|mp|hmp|lt))(?<tail> (?:run|ride|bike))?(?:,| then|, then| \+| and|, and) (?<down>cool[- ]?down|cd|c\/d|warm[- ]?down)(?:[.!]? ?)$/di,
    as: '[{sport}]1 x {length} {how}[ {tail}]{up=}{down=}',
    tell: ENDS,
  },
]

// In metres: nobody swims less without a set around it (our choice).
const LEAST_SWIM = 50
const MOST_MINUTES = 30
