import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const STAGE =
  '(?:easy|ez|slow|slowly|gently|steady|endurance|tempo|moderate|threshold|lt|hard|fast|hmp|mp|(?:half marathon|marathon|10k|5k)(?= pace| effort|$|[,.])|sweet ?spot|css|(?:z|zone )[1-5])'

const HALVES =
  'How hard the halves are was not said, so easy and moderate: say it, such as first half easy, second half tempo.'

/** From what a progression goes to what, "easy to threshold", as its stages: each of the usual efforts between the two. */
export const stagesOfProgressions: readonly Phrase[] = [
  {
    needs: ['prog', 'progression', 'progressive', 'progressively'],
    pattern: new RegExp(
      [
        String.raw`(?<=\bprog(?:ress(?:ion|ive|ively))?\b.*)(?:,|:)? ?`,
        String.raw`(?:\b(?:(?:(?:going |building )?from|start(?:ing)?(?: off)?(?: at| with| in)?|begin(?:ning)?(?: at| with)?) )?(?<from>${STAGE})(?: pace)?(?:(?:,|,? and|,? then)? (?:to|into|through) (?<middle>${STAGE})(?: pace)?)?(?:,|,? and|,? then)? (?:(?:up )?to|into|(?:finish|end)(?:ing)?(?: at| with| in)?) (?<to>${STAGE})`,
        String.raw`|\b(?:(?:and )?(?:finish|end)(?:ing|es)?(?: it)?(?: at| with| in)?|(?:the )?last (?:part|third|bit|section)(?: at| in)?) (?<last>${STAGE}))(?: pace| effort)?(?![\w:-])`,
      ].join(''),
      'di',
    ),
    by: (span) => {
      const [from, to] = [span('from'), span('to') ?? span('last')]
      if (!to) return undefined
      const middle = span('middle')
      const words =
        from && middle
          ? [from, middle, to].map((one) => stageOf(one.words).words).join(' → ')
          : stagesBetween(from ? stageOf(from.words) : EASIEST, stageOf(to.words))
      return words ? [', ', { words, for: { from: from?.from ?? to.from, to: to.to } }] : undefined
    },
  },
  {
    // "run 60 min, progress from easy to marathon pace", "start slow and finish fast, 50 min run"
    needs: ['progress', 'progressing', 'start', 'starting', 'easy'],
    pattern: new RegExp(
      String.raw`\b(?:(?:progress(?:ing)?|start(?:ing)?) (?:from |at |with |off )?|(?=easy (?:up )?to (?:tempo|threshold|hard|fast)))(?<from>${STAGE})(?:,? (?:and |then |but )?|,? )(?:(?:up )?to|(?:finish|end)(?:ing)?(?: at| with)?) (?<to>${STAGE})(?: pace| effort)?(?![\w:-])`,
      'di',
    ),
    by: (span, all, text) => {
      const [from, to] = [span('from'), span('to')]
      // Of one length only.
      if (!from || !to || text.replace(all, '').match(/\d+(?:[.:]\d+)?/g)?.length !== 1) return undefined
      const words = stagesBetween(stageOf(from.words), stageOf(to.words))
      return words ? ['progression, ', { words, for: { from: from.from, to: to.to } }] : undefined
    },
  },
  {
    // "45 min build run: easy, moderate, hard thirds"
    needs: ['thirds'],
    pattern: new RegExp(
      String.raw`(?<all>(?<!\w)(?<first>${STAGE}),? (?:then )?(?<middle>${STAGE}),? (?:and |then )?(?<last>${STAGE}),? (?:in |by )?thirds)\b`,
      'di',
    ),
    by: (span) => {
      const [all, ...stages] = ['all', 'first', 'middle', 'last'].map(span)
      const words = stages.flatMap((one) => (one ? stageOf(one.words).words : [])).join(' → ')
      return all && ['progression, ', { words, for: all }]
    },
  },
  {
    // "run 8k getting faster every 2k", "40 min run, each 10 min faster than the one before"
    needs: ['faster', 'quicker', 'harder', 'every', 'each', 'per'],
    pattern:
      /(?<=^[^\d]*(?<whole>\d{1,3}) ?(?<unit>km?|mi|min)[a-z]*\b[^\d]*)(?<all>(?:(?:(?:getting|going|run|a bit|bit) )*(?:faster|quicker|harder)|build(?:ing|s)?(?: up| pace)?|progress(?:ing|ive|es)?|(?:pick(?:ing)?|step(?:ping)?|speed(?:ing)?)(?: it| the pace)? up|increas(?:e|ing)(?: the)?(?: pace| effort)?) (?:every|each|per) (?<part>\d{1,2})(?: ?(?<own>km?|mi|min)[a-z]*|'|(?! ?[a-z]))|(?:with )?(?:every|each) (?<part2>\d{1,2}) ?(?<own2>km?|mi|min)[a-z]* (?:a bit |a little )?(?:faster|quicker|harder)(?: than the (?:one before|last(?: one)?|previous(?: one)?))?)(?=\D*$)/di,
    by: (span) => {
      const [whole, unit, all] = [span('whole'), span('unit'), span('all')]
      const [part, own] = [span('part') ?? span('part2'), span('own') ?? span('own2')]
      const count = Number(whole?.words) / Number(part?.words)
      if (
        !all ||
        (own && unit?.words[0]?.toLowerCase() !== own.words[0]?.toLowerCase()) ||
        !Number.isInteger(count) ||
        count < 2 ||
        count > RISING.length
      )
        return undefined
      return ['progression, ', { words: RISING.slice(0, count).join(' → '), for: all }]
    },
  },
  {
    // "progression run 6 miles, last mile fast": what is before it gets faster, too.
    needs: ['progression', 'progressive', 'prog'],
    pattern:
      /^(?<before>[^\d]*)\bprog(?:ress(?:ion|ive))?(?<run> run)?,? (?:of |over )?(?<whole>\d{1,2}) ?(?<unit>km?|miles?|mi|mins?|minutes)(?<mid> run)?,? (?:with )?(?:the )?last (?:(?<last>\d{1,2}) ?)?(?:km?|miles?|mi|mins?|minutes) (?:at |is |being )?(?<how>fast|hard|quick|tempo|threshold|10k pace|5k pace)$/di,
    by: (span) => {
      const [before, whole, unit, how] = ['before', 'whole', 'unit', 'how'].map(span)
      const half = (Number(whole?.words) - Number(span('last')?.words ?? 1)) / 2
      if (!before || !whole || !unit || !how || half <= 0) return undefined
      const place = { from: whole.from, to: unit.to }
      return [
        before,
        { words: `run ${half} ${unit.words} easy, ${half} ${unit.words} steady, `, for: place, tell: BEFORE_LAST },
        `${span('last')?.words ?? 1} ${unit.words} `,
        how,
      ]
    },
  },
  {
    // "60min run 2nd half faster"
    needs: ['half'],
    pattern:
      /(?<=^[^\d]*\d{1,3}(?:\.\d)? ?[a-z]{1,7}\b[^\d;]*?),? (?:with )?(?:the )?(?<half>(?:2nd|second|last|back) half (?:a bit |slightly |little )?(?:faster|quicker|harder|stronger))(?=$|[.!])/di,
    as: '{half=, first half easy second half moderate}',
    check: HALVES,
    unless: /\d ?x|negative/i,
  },
  {
    // "negative split run, 10 km, second half faster"
    needs: ['negative'],
    pattern:
      /\b(?<name>negative[- ]splits?)\b(?<others>[^;\n]*?)(?:,? (?:with )?(?:the )?(?:2nd|second|last) half (?:faster|quicker|stronger|harder))?$/di,
    as: ' {others}{name=, first half easy second half moderate}',
    check: HALVES,
    when: (text) => !isSwim(text) && !/\d ?[x×]/i.test(text) && !(text.match(/\d+/g)?.length !== 1),
  },
]

/** The stages from the first to the last, each with the usual ones between them. */
function stagesBetween(first: Stage, last: Stage): string | undefined {
  if (first.rank >= last.rank) return undefined
  const between = USUAL.filter(({ rank }) => rank > first.rank && rank < last.rank)
  return [first, ...between, last].map(({ words }) => words).join(' → ')
}

type Stage = { words: string; rank: number }

/** A stage as it was said, and which of the usual ones is as hard. */
function stageOf(words: string): Stage {
  const said = words.toLowerCase().replace('sweetspot', 'sweet spot').replace('zone ', 'z')
  const zone = Number(/^z(\d)$/.exec(said)?.[1])
  const rank = Number.isFinite(zone) ? zone - 1 : (RANKS.find(([pattern]) => pattern.test(said))?.[1] ?? 0)
  const plain = /^(?:half marathon|marathon|10k|5k)$/.test(said)
    ? `${said} pace`
    : /^(?:slow|gent)/.test(said)
      ? 'easy'
      : said
  return { words: plain, rank }
}

const USUAL: readonly Stage[] = [
  { words: 'steady', rank: 1 },
  { words: 'tempo', rank: 2 },
  { words: 'threshold', rank: 3 },
]
const EASIEST: Stage = { words: 'easy', rank: 0 }
const RANKS: readonly (readonly [RegExp, number])[] = [
  [/^(?:steady|endurance)$/, 1],
  [/^(?:tempo|moderate|mp|marathon)$/, 2],
  [/^(?:threshold|lt|hmp|half marathon|sweet spot|css|hard|10k)$/, 3],
  [/^(?:fast|5k)$/, 4],
]
/** The stages of as many equal parts, each faster than the one before (our choice). */
const RISING = ['easy', 'steady', 'tempo', 'threshold', 'very hard']
const BEFORE_LAST = 'How the progression begins was not said: the first half easy, then steady.'
