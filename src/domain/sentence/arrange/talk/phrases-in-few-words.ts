import { saysRide } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

const FAST =
  '(?:sprint(?:ed|ing)?|fast|hard|max(?: effort)?|all out|blast(?: off(?: the)? walls?)?|quick|race pace|fast kick|underwater fast kick)'
const REST =
  '(?:the )?(?:rest|remainder|remaining|balance|other \\d+)?(?: of it)?(?: is| swum)? ?(?:easy|ez)(?: home| back)?'

/** Sessions in as few words as they are typed on a phone. */
export const phrasesInFewWords: readonly Phrase[] = [
  {
    // "12x50 1st 15m sprint rest easy", "8x50 15 m blast remainder easy", "12x50 sprint to 15m easy home"
    needs: ['easy', 'ez', 'st', 'first', 'last', 'final'],
    pattern: new RegExp(
      `(?<=(?<!\\d)\\d{1,2} ?x ?(?<length>\\d{2,3})(?<between>(?: ?m\\b)?(?: (?:swim|free|fr|run|kick))?))(?=.*\\b(?:easy|ez|1st|first|last|final)\\b)[ ,(:]+(?<words>(?:with |w\\/? ?)?(?:the )?(?:(?<place>1st|first|last|final) )?(?:(?<part>\\d{2,3}(?:\\.5)?) ?(?:m|yds?|y)? (?<how>${FAST})|(?<how2>${FAST}) (?:to|for|the first) (?:the )?(?<part2>\\d{2}) ?m?),? ?(?:\\/ ?|then |and |with )*(?<easy>${REST})?)\\)?(?![a-z])`,
      'di',
    ),
    by: (span, _, text) => divided(span, text),
  },
  {
    // "spin legs out 45 min", "leg loosener"
    needs: ['legs', 'leg', 'spin', 'loosen', 'loosening', 'spinning', 'shake', 'shakeout'],
    pattern:
      /\b(?<words>(?:easy )?(?:spin(?:ning)? (?:out )?(?:the |my |your |tired )?legs(?: out)?|spin out|leg(?:s)? (?:spin|loosener|flush)|flush(?:ing)?(?: out)? (?:the |my |your )?legs|(?:turn(?:ing)?|roll(?:ing)?) (?:the |my |your )?legs over|loosen(?:ing)? up(?= for| \d| ride)|just spinning|shake[- ]?out(?= run| ride| jog| swim| \d)))\b/di,
    by: (span, _, text) => {
      const words = span('words')
      if (!words || HARD.test(text)) return undefined
      const sport = /spin|leg|roll/i.test(words.words) && !SPORT.test(text.replace(words.words, '')) ? ' ride' : ''
      return [{ words: `recovery${sport}`, for: words }]
    },
  },
  {
    // "hilly bike ride, 1h30": climbs, where nothing else says how hard it is.
    needs: ['hilly', 'climbing', 'climbs', 'hills', 'climb'],
    pattern:
      /\b(?<words>(?:(?:with|w\/?|and|plus) )?(?:(?:some|a few|lots of|plenty of|a bit of|a lot of|many) )?(?:hilly|climbing|climbs|hills)(?: (?:in it|in|route|course))?)\b.*$/dis,
    by: (span, _, text) => {
      const words = span('words')
      const whole = words && lengthOfRide(text)
      return whole && words ? climbsOf(words, { ...whole, end: text.length }) : undefined
    },
  },
  {
    // "3x(1k,500,300)": rungs and no thousands.
    needs: [','],
    pattern: /(?<=\b\d{1,2}(?:\.\d)?k,)(?<row>\d{3}(?:,\d{3})+)(?!\d)/di,
    by: (span) => {
      const row = span('row')
      return row && [{ words: row.words.replaceAll(',', ', '), for: row }]
    },
  },
  {
    // "30/30s 20 min then 10 min easy": as often as fits into the time behind it.
    needs: ['/'],
    pattern:
      /(?<![\dx(] ?)\b(?<on>\d{2}) ?\/ ?(?<off>\d{2}) ?s?,? (?:for )?(?<whole>\d{1,2}) ?(?:mins?|minutes|')(?=,? (?:then|and then|\+) )/di,
    by: (span) => {
      const [on, off, whole] = [span('on'), span('off'), span('whole')]
      const times = (Number(whole?.words) * 60) / (Number(on?.words) + Number(off?.words))
      if (!on || !off || !whole || !Number.isInteger(times) || times < 2) return undefined
      return [{ words: `${times}x`, for: whole }, on, '/', off, 's']
    },
  },
  {
    // "ride easy 90 min with 3 sprints"
    needs: ['sprints'],
    pattern:
      /(?<=(?:\b(?:with|w\/|and|plus|incl|endurance|easy|steady|z ?[1-3]|bike|ride|turbo|spin|run|jog)|[+,]) ?)(?<times>\d{1,2}|two|three|four|five|six|eight|ten) (?<what>(?:short )?sprints)\b(?! ?(?:(?:of|from)\b|,? ?\d{1,3} ?(?:s|secs?|seconds|m|x)(?![a-z])))/di,
    as: '{times}{what= x 10s sprints}',
    tell: 'How long the sprints are was not said, so 10 seconds.',
    unless: /\b(?:swim|pool)\b/i,
  },
  {
    // "6x30s allout"
    needs: ['allout'],
    pattern: /\b(?<all>allout)\b/di,
    as: '{all=all out}',
  },
  {
    // "watts 220-240 for 3x15", "power 200-220 2x20"
    needs: ['watts', 'power'],
    pattern:
      /\b(?<what>watts|power)[: ]+(?<aim>\d{2,3}(?: ?(?:-|to) ?\d{2,3})?)(?! ?(?:w\b|watts|%|rpm))(?<for>,? (?:for|over|on))?(?= (?:for |on )?\d{1,3} ?(?:x ?\d|mins?\b|minutes|hours?|hrs?|h\b|'))/di,
    as: 'at {aim}w for',
  },
  {
    // "swim 3000 IM stuff 8x100 IM r20": the length of all of it.
    needs: ['stuff', 'work', 'bits', 'session', 'set', 'fun'],
    pattern:
      /(?<=^(?:swim|run|bike|ride):? (?<whole>\d{3,4}|\d{1,2}(?:\.\d)?k) ?(?:m|y|yds?|yards|metres)?)(?<words> (?<what>im|kick|pull|free|drill|sprinty|sprint|speed|fast|css|threshold|tempo) (?:stuff|work|bits|session|set|fun)),? (?=(?<set>\d{1,2} ?x ?\d.*)$)/dis,
    by: (span) => {
      const [words, what, set] = [span('words'), span('what'), span('set')]
      if (!words || !what || !set) return undefined
      const isSaid = new RegExp(`\\b${what.words}`, 'i').test(set.words)
      return isSaid ? [' total, '] : [' total, ', what, ' ']
    },
  },
  {
    // "40/20s x10 x2 sets", "40/20s x10 two sets"
    needs: ['sets'],
    pattern:
      /\b(?<pair>\d{1,2} ?\/ ?\d{1,2}) ?(?<unit>s|secs?|min)? ?,?(?:x ?(?<times>\d{1,2})|(?<times2>\d{1,2}) times),? (?:x ?(?<sets>[2-6])|(?<sets2>two|three|four|five|six|[2-6])) ?sets\b/di,
    by: (span) => {
      const [pair, times, sets] = [span('pair'), span('times') ?? span('times2'), span('sets') ?? span('sets2')]
      return (
        pair && times && sets && [sets, ' sets of ', times, 'x', pair, ...(span('unit') ? [span('unit') as Piece] : [])]
      )
    },
  },
  {
    // "broken 400s x4, 10 s at each 100", "4 broken 200s"
    needs: ['broken'],
    pattern:
      /(?:\b(?<times>\d{1,2}|two|three|four|five|six) )?(?<![x×] ?)\bbroken (?<whole>\d{3,4})s?(?:,? ?x ?(?<times2>\d{1,2}))?(?: (?:swim|free))?,? (?<rest>\d{1,2} ?(?:s|secs?|seconds|")) ?(?:rest )?(?:(?:@|at|each|every|per|by) ?)+(?:the )?(?=\d{2,3})/di,
    as: '{times2|times}x{whole} swim broken {rest} at each ',
  },
]

/** The length of a ride of which nothing is said but that it is hilly: in minutes, and where its words end. */
function lengthOfRide(text: string): { minutes: number; to: number } | undefined {
  if (!saysRide(text) || OTHER_THAN_HILLS.test(text)) return undefined
  const { groups, index = 0, 0: all = '' } = RIDE_LENGTH.exec(text) ?? {}
  // Another figure says what the climbs are.
  if (!groups || /\d/.test(text.replace(all, ''))) return undefined
  const [hours, more, minutes] = [groups.hours, groups.more, groups.minutes].map((one) => Number(one ?? 0))
  const sum = (hours ?? 0) * 60 + (more ?? 0) + (minutes ?? 0)
  return sum >= LEAST_MINUTES ? { minutes: sum, to: index + all.length } : undefined
}

/** Climbs of six minutes, one in every twenty behind the first twenty. */
function climbsOf(
  words: { from: number; to: number; words: string },
  whole: { minutes: number; to: number; end: number },
): Piece[] {
  const times = Math.min(MOST_CLIMBS, Math.round((whole.minutes - 20) / 20))
  const set = `${times}x6 min tempo climbs`
  const told = `“${words.words}” was read as ${times} climbs of 6 minutes at tempo: write easy if they are not hard.`
  const at = Math.max(words.to, whole.to)
  return [
    { from: words.to, to: at },
    { words: `, ${set}`, for: words, tell: told },
    ', 5 min easy',
    { from: at, to: whole.end },
  ]
}

const OTHER_THAN_HILLS =
  /\d ?[x*] ?\d|\b(?:run|swim|easy|ez|recovery|endurance|steady|tempo|threshold|z\d|zone|sweet|hard|fast|race|reps?|repeats?|sprints?|intervals?|no|flat|not|avoid|without|if|elevation|vert|gain)\b|[@%]|\d ?w\b|\d{3,4} ?(?:m|ft|feet|metres)\b/i
const RIDE_LENGTH =
  /(?<![\d.:x])(?:(?<hours>\d)(?: ?h| ?hrs?| ?hours?) ?(?<more>[0-5]\d)?(?: ?(?:m|mins?|minutes))?|(?<minutes>\d{2,3}) ?(?:mins?|minutes|m\b|'))(?![\da-z])/i
const LEAST_MINUTES = 45
const MOST_CLIMBS = 6

/** How each repetition is divided, in the words of a pool or of a track. */
function divided(span: SpanOf, text: string): Piece[] | undefined {
  const [length, words, place] = [span('length'), span('words'), span('place')]
  const [part, how] = [span('part') ?? span('part2'), span('how') ?? span('how2')]
  if (!length || !words || !part || !how) return undefined
  if (saysRide(text)) return undefined
  const isRun = /\b(?:run|track|jog)\b/i.test(text)
  const left = Number(length.words) - Number(part.words)
  if (!(left > 0)) return undefined
  // "6x50 last 15 m sprint": the rest of it is swum as usual.
  const easy = span('easy') ? 'easy' : place && !isRun && Number(part.words) < SHORTEST_LENGTH ? 'swim' : undefined
  if (!easy) return undefined
  const fast =
    /fast|quick/i.test(how.words) && !/kick/i.test(how.words) ? 'fast' : /hard/i.test(how.words) ? 'hard' : 'sprint'
  const isLast = /last|final/i.test(place?.words ?? '')
  const unit = isRun ? 'm' : ''
  const pieces = [`${part.words}${unit} ${fast}`, `${left}${unit} ${easy}`]
  const [first, second] = isLast ? pieces.toReversed() : pieces
  return [{ words: ` as ${first}/${second}`, for: words }]
}

// In metres: a shorter part is none of a pool.
const SHORTEST_LENGTH = 25
const SPORT = /\b(?:ride|bike|turbo|trainer|zwift|cycl\w*|run|jog|swim)\b/i
const HARD = /\b(?:intervals?|tempo|threshold|hard|fast|sprints?|vo2\w*|ftp|z[3-7])\b|\d ?x ?\d/i
