import { saysRide } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const LENGTH = '\\d{1,3} ?(?:minutes|mins?|\'|seconds|secs?|s|")'
const HARD =
  '(?:z ?[2-7]|zone [2-7]|hard|max|all[- ]out|fast|sprint|tempo|threshold|\\d{2,3}(?: ?- ?\\d{2,3})? ?(?:%|w|watts))(?: ftp)?'
const EASY = '(?:z ?[12]|zone [12]|easy|ez|steady|\\d{2,3} ?(?:%|w|watts))(?: ftp)?'
const TURNS = `(?<one>${LENGTH} ?(?:@ ?|at )?${HARD})(?: ?[,/+] ?| then | and | )(?<two>${LENGTH} ?(?:@ ?|at )?${EASY})`
const SETS =
  '(?:,? ?x ?(?<sets>[2-6])(?: ?(?:sets|blocks|rounds|times))?|,? (?<word>[2-6]|two|three|four|twice)(?: (?:sets|blocks|rounds|times|thru|through))?)(?![\\w:])'
const BETWEEN = '(?: (?:in )?(?:between|btwn?|b\\/t|b\\/w)(?: (?:the )?(?:sets?|blocks|them))?)'
const REST = `(?:,? (?:with |w\\/? ?)?(?<rest>\\d{1,2}) ?(?:minutes|mins?|m|')? ?(?:(?:easy|ez|rest|off|recovery|rec|spin)${BETWEEN}?|${BETWEEN.replace('(?: ', '(?:')})(?= ?(?:$|[,.;]| bike| on )))?`
const NUMBERS: Readonly<Record<string, number>> = { two: 2, twice: 2, three: 3, four: 4 }

/** Sets of two turns whose counts stand behind them, and the rest between: "45s hard 15s ez x 8 x 3 sets, 5 min rest". */
export const setsOfTurnsInShort: readonly Phrase[] = [
  {
    // "10-20-30s, 3 sets of 5. 30 jog 20 steady 10 flat out": what its figures are, in their order.
    needs: ['-', '/'],
    pattern:
      /\b(?<name>30 ?[-/] ?20 ?[-/] ?10|10 ?[-/] ?20 ?[-/] ?30)(?<mid>(?!\d).*?)(?<what>[,:;.]? ?\(?\b30 ?s?(?:ecs?)? (?:easy|jog|slow|float)[, /]+20 ?s?(?:ecs?)? (?:steady|mod|moderate|medium|tempo)[, /]+(?:and )?10 ?s?(?:ecs?)? (?:sprint|fast|hard|flat out|all out|max)\b\)?)/dis,
    as: '{name=30-20-10}{mid}{what=}',
  },
  {
    needs: ['x'],
    pattern: new RegExp(
      `(?<![\\d.:x(/] ?)\\b(?<name>micro ?-?bursts?:? )?${TURNS} ?x ?(?<times>\\d{1,2})${SETS}${REST}`,
      'di',
    ),
    by: (span, _, text) => {
      const [one, two, times] = ['one', 'two', 'times'].map(span)
      if (!one || !two || !times || isSwim(text)) return undefined
      const name = span('name')
      return nested(span, [times, 'x(', one, ', ', two, ')'], name && { words: '', for: name })
    },
  },
  {
    // "10x(20s 400w 40s 150w) 2 blocks 8 min ez"
    needs: ['('],
    pattern: new RegExp(
      `(?<![\\d.:x(/] ?)\\b(?<set>\\d{1,2} ?x ?\\([^()]*\\d[^()]*\\)),? (?<word>[2-6]|two|three|four) (?:sets|blocks|rounds)\\b(?! ?(?:of\\b|:))${REST}`,
      'di',
    ),
    by: (span, _, text) => {
      const set = span('set')
      return set && !isSwim(text) ? nested(span, [set]) : undefined
    },
  },
  {
    // "6x(30s @ 500w into 3 min @ 290w) 4 min ez": none of what is in the brackets is easy.
    needs: ['('],
    pattern:
      /(?<=(?<!\()\b\d{1,2} ?x ?\((?<inner>[^()]*\d[^()]*)\),? )(?<rest>\d{1,2} ?(?:minutes|mins?|')) ?(?<easy>easy|ez|off|rec(?:overy)?|spin)(?= ?(?:$|[,.;]))/di,
    by: (span, _, text) => {
      const [inner, rest, easy] = ['inner', 'rest', 'easy'].map(span)
      if (!inner || !rest || !easy || !saysRide(`${text}${/\d ?(?:w|%)/i.test(inner.words) ? ' bike' : ''}`))
        return undefined
      return Number.parseInt(rest.words, 10) < LEAST_END_MINUTES && !isEased(inner.words)
        ? [rest, ' ', easy, ' between']
        : undefined
    },
  },
]

/** A set so many times, with the rest between. */
function nested(span: SpanOf, set: readonly Piece[], name?: Piece): Piece[] | undefined {
  const count = span('sets') ?? span('word')
  if (!count) return undefined
  const rest = span('rest')
  const sets = NUMBERS[count.words.toLowerCase()] ?? Number(count.words)
  return [
    ...(name ? [name] : []),
    { words: `${sets}x(`, for: count },
    ...set,
    ')',
    ...(rest ? [', ', rest, ' min easy between sets'] : []),
  ]
}

// As long easily behind all of them is the way home (our choice).
const LEAST_END_MINUTES = 9
const EASED = /\b(?:easy|ez|off|rest|rec\w*|z ?[12]|zone [12]|jog|walk|spin|on)\b/i
// Of the hardest turn (our choice).
const MOST_OF_REST = 0.56

/** Whether one of several turns is a rest, by its word or its figure: "1 min 300w, 1 min 150w". */
function isEased(turns: string): boolean {
  const figures = [...turns.matchAll(/(\d{2,3}) ?(?:%|w)/gi)].map(([, figure]) => Number(figure))
  return EASED.test(turns) || Math.min(...figures) < MOST_OF_REST * Math.max(...figures)
}
