import { spanAround } from '../../result.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

const WORD = 'one|two|three|four|five|six|eight|nine|ten'
const WHOLES: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty five': 45,
  fifty: 50,
  sixty: 60,
}
const WHOLE = 'forty[- ]five|twenty|thirty|forty|fifty|sixty'

const LAP = 'A lap was read as one of 400 m.'

const SPRINT = 'How long the sprints are was not said, so 10 seconds.'

const CHOICE = 'What is left is of your choice: it is built as easy swimming.'

/** Sprints, runs and swims whose length or order is left to be known: "sprint every 20 min", "rest choice". */
export const unsaidLengths: readonly Phrase[] = [
  {
    // "5x200, remander ez", "remaning easy"
    pattern: /\b(?!remaining|remainder)(?<word>rem(?:a|ia)[in]{1,3}(?:de?r|er|ing))\b/di,
    as: '{word=remaining}',
  },
  {
    // "strides x4, 3k at 5k effort", "warm up with 4 strides, 5k hard": before work without a count they are a set of their own.
    needs: ['strides', 'stridesx'],
    pattern:
      /(?:(?<=[,;+] ?)|(?<=\b(?:warm[- ]?up|wu|w\/u|easy|jog))(?<joint>,? (?:with|w\/|incl?(?:uding)?|and|plus) ?))(?<what>strides ?x ?(?<times>\d{1,2})|(?<times2>\d{1,2}) ?x? ?strides)(?=[,;+] ?(?:then )?\d{1,2}(?:\.\d)? ?(?:km?|miles?|mi|mins?|minutes|')(?![a-z])[^,;]*(?:pace|effort|tempo|threshold|hard|@|\bz[3-5]))/di,
    by: (span) => {
      const [joint, what, times] = [span('joint'), span('what'), span('times') ?? span('times2')]
      return (
        what &&
        times && [
          joint ? { words: ', ', for: joint } : '',
          { words: `${times.words}x20s strides`, for: what, tell: STRIDES },
        ]
      )
    },
  },
  {
    // "3 x 1 mile in 6:30, lap jog", "3x2k, jog a lap between"
    needs: ['lap'],
    pattern:
      /(?<=\d ?x ?\d[^\n]*)(?:(?<=(?:,|;|with|w\/|\+|\/|,? and) ?)(?<lap>(?:(?:one|1|a|full) )?lap)(?= (?:jog|walk|float|recovery|easy jog|jogging)\b)|\b(?<way>jog|walk|float) (?<lap2>(?:one|1|a|full) lap)\b)/di,
    as: '{lap|lap2=400m}[ {way}]',
    tell: LAP,
    unless: /\b(?:swim\w*|pool|bike|ride|laps|indoor|200 ?m (?:lap|track))\b/i,
  },
  {
    // "tempo 25 mins then home easy", "10 mi total, 20 min easy, 6x3 min, then easy home"
    needs: ['home'],
    pattern:
      /(?<=\d.*)(?:,| and)? then (?<home>(?:(?:jog |run |ride |spin )?(?:easy |slowly )?home(?: easy| slowly| gently)?))(?=$|,|\.)/di,
    by: (span, _, text) => {
      const home = span('home')
      if (!home || !/easy|slow|gent|jog|spin/i.test(home.words)) return undefined
      return WHOLE_BEFORE.test(text)
        ? [', ', { words: 'rest easy', for: home }]
        : [', ', { words: '10 min easy', for: home, tell: HOME }]
    },
  },
  {
    // "5k easy then 4 sprints"
    needs: ['sprints'],
    pattern:
      /(?<=(?:,|\+|&|\b(?:then|with|w|and|plus|like)|w\/) ?)(?<times>[2-9]|1\d|20)(?: ?x)? (?<what>(?:short |all[- ]out |flat[- ]out |quick |max )?sprints)(?! ?(?:of|from|for|at|\(|ten|fifteen|twenty|thirty)|,? ?(?:\d{1,3} ?(?:m\b|s\b|secs?|seconds|min|hard)))/di,
    by: (span, _, text) => {
      const [times, what] = [span('times'), span('what')]
      if (!times || !what || /\b(?:swim\w*|pool)\b/i.test(text)) return undefined
      return [times, { words: ` x 10s ${what.words}`, for: what, tell: SPRINT }]
    },
  },
  {
    // "2h ride 65-75% ftp, sprint every 20 min"
    needs: ['every'],
    pattern:
      /(?<=\d ?(?:h|hrs?|hours?|mins?|minutes|km?|miles|mi)\b.*(?:,|;|\+|\bwith(?: an?)?|\bw\/|\band(?: an?)?|\bplus|\bincluding an?) ?)(?<!\d ?(?:s|secs?|seconds|m|min) )(?<what>(?:(?:short|quick|max|all[- ]out) )?sprints?) (?<every>every \d{1,2} ?(?:mins?|minutes|km?|miles|mi)\b)/di,
    as: '{what=10s sprint} {every}',
    tell: SPRINT,
    unless: /\b(?:swim\w*|pool)\b|\d ?x ?\d|\d ?(?:s|secs?|seconds)\b/i,
  },
  {
    // "3200 yds: 800 wu, 8x200 pull, rest choice"
    needs: ['choice'],
    pattern:
      /(?<=\d.*[,;+] ?)(?<what>(?:the )?(?:rest|remainder|remaining)(?: is| as| of it)? (?:(?:swimmer['’]?s?|your|my|own) )?choice(?: of stroke)?)(?= ?\.?$)/di,
    as: '{what=rest easy}',
    tell: CHOICE,
  },
  {
    // "4x100 im 20s then 400 free easy"
    needs: ['free', 'freestyle'],
    pattern:
      /(?<=\d ?x ?\d.*(?:,|;|\bthen|\+|\band|-) ?\d{2,4} ?m? )(?:(?<free>free(?:style)?) (?<easy>easy|ez|cool ?down|cd)|(?<easy2>easy|ez) (?<free2>free(?:style)?))(?= ?\.?$)/di,
    by: (span) => {
      const [easy, free] = [span('easy') ?? span('easy2'), span('free') ?? span('free2')]
      if (!easy || !free) return undefined
      const place = spanAround(easy, free)
      return [{ words: easy.words, for: place, tell: FREE }]
    },
  },
  {
    // "thirty minute run walk four minutes one minute": run first, as it is said
    needs: ['walk'],
    pattern: new RegExp(
      `^(?<length>(?:\\d{2}|${WHOLE})[- ]min(?:ute)?s?) (?<what>(?:run|jog)[ /-]{1,2}walk|walk[ /-]{1,2}(?:run|jog)),? (?<one>\\d{1,2}|${WORD}) min(?:ute)?s?,? (?:and |then )?(?<other>\\d{1,2}|${WORD}) min(?:ute)?s?$`,
      'di',
    ),
    by: (span) => {
      const [length, what, one, other] = ['length', 'what', 'one', 'other'].map(span)
      if (!length || !what || !one || !other) return undefined
      const whole = Number.parseInt(length.words, 10) || wholeOf(length.words)
      const [first, second] = [figureOf(one.words), figureOf(other.words)]
      const [run, walk] = /^walk/i.test(what.words) ? [second, first] : [first, second]
      const times = whole / (first + second)
      if (!Number.isInteger(times) || times < 2) return undefined
      const turns = /^walk/i.test(what.words) ? `${walk} min walk ${run} min run` : `${run} min run ${walk} min walk`
      return [{ words: `${whole} min run, ${turns}`, for: { from: length.from, to: other.to } }]
    },
  },
]

function wholeOf(words: string): number {
  const [known] = /[a-z]+(?:[- ]five)?/i.exec(words) ?? []
  return WHOLES[(known ?? '').toLowerCase().replace('-', ' ')] ?? 0
}

/** A length of all, with a set behind it. */
const WHOLE_BEFORE =
  /^[^\d,;]*\d{1,3} ?-?(?:km?|miles?|mi|mins?|minutes|h|hrs?|hours?)(?: run| ride)?(?::| (?:in )?total\b| in all\b| all in\b)[^\n(]*\d ?x ?\d[^\n(]*$/i
const HOME = 'How long the way home is was not said, so 10 minutes.'
const STRIDES = 'How long the strides are was not said, so 20 seconds.'
const FREE = 'An easy end is swum freestyle here.'
