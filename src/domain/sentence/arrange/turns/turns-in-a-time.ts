import type { Piece } from '../arranged.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const AIM =
  '(?:(?:hmp|mp|goal pace|marathon pace|half marathon pace|(?:5|10)k(?: pace| effort)?|tempo|threshold|steady|easy|fast|hard|slow)(?: ?\\+ ?\\d{1,2} ?(?:s|secs?|seconds))?|\\d{1,2}:[0-5]\\d(?: pace| ?\\/ ?(?:km|mi|mile))?)'

const NTH = 'second|third|fourth|fifth|2nd|3rd|4th|5th'

/** Turns whose number follows from the length of the whole: "fartlek 45 min, 1 min on 2 min off", "8 miles alternating MP and MP+30s". */
export const turnsInATime: readonly Phrase[] = [
  {
    // "30-30 for 15 min": seconds of both.
    needs: ['for'],
    pattern:
      /(?<![\d:x.-] ?)\b(?<on>15|20|30|40|45|60)-(?<off>15|20|30|40|45|60)s?(?= for \d{1,2} ?(?:mins?|minutes)\b)/di,
    as: '{on}/{off}',
  },
  {
    // "30/30 till 15 min is up, 5 jog, then the same again"
    needs: ['till', 'til', 'until', 'untill', 'for'],
    pattern:
      /(?<pair>(?<![\d:x./-] ?)\b\d{2} ?s? ?\/ ?\d{2}s?,?) (?:(?:un)?till?|for(?= [^,;]*, ?(?:then )?\d{1,2} (?:ez |easy )?(?:jog|easy|ez)[,.] ?(?:and |then )*(?:the )?same)) (?<time>\d{1,2} ?(?:mins?|minutes|'))(?: (?:is|are) (?:up|done|over))?(?:, ?(?:then )?(?<rest>[2-9]|10) (?<how>(?:(?:easy|ez) )?jog|easy|ez)(?=[,.] ?(?:and |then )*(?:the )?same))?/di,
    as: '{pair} for {time}[, {rest} min easy {how}]',
    unless: isSwim,
  },
  {
    // "fartlek 45 min, 1 min on 2 min off", "40 min alternating 1 min fast 2 min steady": as often as fits between a warm-up and a cool-down.
    needs: ['on', 'hard', 'fast', 'quick'],
    pattern:
      /(?<=(?<!\d)(?<total>\d{2,3})[ -]?(?:mins?|minutes?|m|')(?: (?:run|running|ride|bike|turbo|spin|fartlek|session|intervals?)){0,2}(?:,|(?<colon>:))? (?:with )?)(?<word>(?:of )?alternat(?:ing|e) (?:between )?)?(?<turns>(?<on>\d{1,3}) ?(?<unit>secs?|seconds|s|mins?|minutes|m|')? ?(?:on|hard|fast|quick)(?: ?[,/&+] ?| and | then | )(?<off>\d{1,3}) ?(?<unit2>secs?|seconds|s|mins?|minutes|m|')? ?(?:off|easy|ez|slow|float|jog|steady))(?<middle> in the middle)?(?= ?(?:[.,;]|$))(?! ?[.,;] ?\d)/di,
    by: (span, _, text) => countTurns(span, text),
  },
  {
    // "3k easy, then 8k alternating 1k at 4:00 and 1k at 4:30": as often as they fit.
    needs: ['alternating', 'alternate'],
    pattern:
      /(?<=[,;] ?(?:then )?|\bthen |\+ ?)(?<whole>\d{1,2}) ?(?<unit>km?|mi(?:les?)?)\b(?<word>(?: run(?:ning)?| of)?,? alternat(?:ing|e)(?: between)?) (?<one>(?<first>\d(?:\.\d)?) ?(?<unit2>km?|mi(?:les?)?) (?:at |@ ?)?[^,;]+?)(?: and |, ?| ?\/ ?| then )(?<two>(?<second>\d(?:\.\d)?) ?(?<unit3>km?|mi(?:les?)?) (?:at |@ ?)?[^,;]+?)(?= ?(?:$|[,;.]|then\b))/di,
    by: (span) => {
      const [whole, word, one, two] = ['whole', 'word', 'one', 'two'].map(span)
      const times = Number(whole?.words) / (Number(span('first')?.words) + Number(span('second')?.words))
      const units = new Set(['unit', 'unit2', 'unit3'].map((unit) => span(unit)?.words[0]?.toLowerCase()))
      if (!whole || !word || !one || !two || units.size > 1 || !Number.isInteger(times) || times < 2) return undefined
      return [{ words: `${times}x(`, for: { from: whole.from, to: word.to } }, one, ', ', two, ')']
    },
  },
  {
    // "8 miles alternating MP and MP+30s"
    needs: ['alternating', 'alternate'],
    pattern: new RegExp(
      `(?<![\\dx.] ?)(?<total>\\d{1,2}) ?(?<unit>miles?|mi|km?)(?: run)?:?,? (?<word>alternat(?:ing|e)) (?:(?:miles|kms?|k's|between) )?(?:at |@ ?)?(?<one>${AIM})(?: and | & | ?\\/ ?|, ?| then | with )(?:at |@ ?)?(?<other>${AIM})(?=[.,;]| ?$)`,
      'di',
    ),
    by: (span) => alternate(span),
  },
  {
    // "alternating miles, 8 total, MP / MP+30s"
    needs: ['alternating', 'alternate'],
    pattern: new RegExp(
      `\\b(?<word>alternat(?:ing|e)) (?<unit>miles|kms?|k's)[,:]? (?<total>\\d{1,2})(?: (?:in )?total| (?:miles|km))?[,:]? (?:at |@ ?)?(?<one>${AIM})(?: and | & | ?\\/ ?|, ?| then )(?:at |@ ?)?(?<other>${AIM})(?=[.,;]| ?$)`,
      'di',
    ),
    by: (span) => alternate(span),
  },
  {
    // "alternate km 4:50/5:30 for 10 km", "alternate kms 4:50 and 5:30, 10k"
    needs: ['alternating', 'alternate'],
    pattern: new RegExp(
      `\\b(?<word>alternat(?:ing|e)) (?<unit>miles?|kms?|k's|k)[,:]? (?:at |@ ?)?(?<one>${AIM})(?: and | & | ?\\/ ?|, ?| then )(?:at |@ ?)?(?<other>${AIM}),? (?:(?:for|over) )?(?<total>\\d{1,2}) ?(?:miles?|mi|km?)(?: total| run)?(?=[.,;]| ?$)`,
      'di',
    ),
    by: (span) => alternate(span),
  },
  {
    // "10k, alternate fast and slow km"
    needs: ['alternating', 'alternate'],
    pattern:
      /(?<![\dx.] ?)(?<total>\d{1,2}) ?(?:miles?|mi|km?)(?: run)?:?,? (?:with )?(?<word>alternat(?:ing|e)) (?<one>fast|hard|tempo|quick|easy|slow) (?:and|&|\/) (?<other>fast|hard|tempo|quick|easy|slow) (?<unit>miles?|kms?|k's|kilomet(?:er|re)s?)(?=[.,;]| ?$)/di,
    by: (span) => alternate(span),
  },
  {
    // "alternate 1k fast 1k easy for 10k", "alternate 400 fast 400 jog for 5k"
    needs: ['alternating', 'alternate'],
    pattern: new RegExp(
      `\\b(?<word>alternat(?:ing|e)) (?<near>\\d{1,4}) ?(?<unit>km?|m|miles?|mi)? (?:at )?(?<one>${AIM})(?: and | & | ?\\/ ?|, ?| then | with | )(?<far>\\d{1,4}) ?(?<unit2>km?|m|miles?|mi)? (?:at )?(?<other>${AIM}|jog|float),? (?:for|over) (?<total>\\d{1,2}) ?(?<unit3>km?|miles?|mi)(?=[.,;]| ?$)`,
      'di',
    ),
    by: (span, all, text) => alternateStretches(span, all, text),
  },
  {
    // "400 hard 200 easy for 5k"
    needs: ['for', 'over'],
    pattern:
      /^(?:run )?(?<word>(?<near>\d{3,4})) ?(?<unit>m)? (?<one>fast|hard|quick|at (?:5k|10k|mile|threshold) pace)(?: and | & | ?[/+,] ?| then | )(?<far>\d{2,4}) ?(?<unit2>m)? (?<other>easy|slow|jog|float),? (?:for|over) (?<total>\d{1,2}) ?(?<unit3>km?|miles?|mi)(?= ?[.!]?$)/di,
    by: (span, all, text) => alternateStretches(span, all, text),
  },
  {
    // "5k alternating 400 hard 200 easy", "run 5k continuous: 400 at 5k pace, 200 float"
    needs: ['alternating', 'alternate', 'continuous'],
    pattern:
      /^(?:run )?(?<total>\d{1,2}) ?(?<unit3>km?|miles?|mi)(?: run)?,?:? (?:of |with )?(?<word>alternating|alternate|continuous)(?: run)?:? (?<near>\d{3,4}) ?(?<unit>m)? (?<one>fast|hard|quick|at (?:5k|10k|mile|threshold) pace)(?: and | & | ?[/+,] ?| then | )(?<far>\d{2,4}) ?(?<unit2>m)? (?<other>easy|slow|jog|float)(?= ?[.!]?$)/di,
    by: (span, all, text) => alternateStretches(span, all, text),
  },
  {
    // "8k continuous, switching every 400: 10k pace then MP"
    needs: ['every'],
    pattern: new RegExp(
      `(?:\\balternating )?(?<!\\d[.:]?|x ?)(?<total>\\d{1,2}) ?(?<unit3>km?|miles?|mi)\\b(?: run| continuous| non-?stop| straight)*,? (?<word>(?:switch|chang|alternat|swapp?)(?:ing|e) every )(?:(?<far>\\d{3,4}|\\d(?:\\.\\d)?) ?(?<unit2>km?|m|miles?|mi)?|(?<half>half )?(?:an? )?(?<single>km?|mile))[:,]? (?:between |from )?(?:at )?(?<one>${AIM})(?: then | and | to | ?\\/ ?|, ?)(?:at )?(?<other>${AIM})(?=[.,;]| ?$)`,
      'di',
    ),
    by: (span, all, text) => {
      const [far, unit] = [span('far'), span('unit2') ?? span('single')]
      const each = far ?? (unit && { ...unit, words: span('half') ? '0.5' : '1' })
      const said = (group: string) =>
        group === 'near' || group === 'far' ? each : /^unit2?$/.test(group) ? unit : span(group)
      return alternateStretches(said, all, text)
    },
  },
  {
    // "6x1k alternate 3:50 and 4:10"
    needs: ['alternating', 'alternate'],
    pattern:
      /(?<![\d.:])\b(?<count>\d{1,2}) ?x ?(?<far>\d{3,4} ?m?|\d(?:\.\d)? ?(?:km?|miles?|mi)),? (?<word>alternat(?:e|ing)) (?:at |@ ?|between )?(?<one>\d{1,2}:[0-5]\d)(?: ?\/ ?|,? and )(?:at |@ ?)?(?<other>\d{1,2}:[0-5]\d)(?![\d:/])/di,
    by: (span) => {
      const [count, far, word, one, other] = ['count', 'far', 'word', 'one', 'other'].map(span)
      const pairs = Number(count?.words) / 2
      if (!count || !far || !word || !one || !other || !Number.isInteger(pairs)) return undefined
      const isMetres = /^\d{3}/.test(far.words)
      const at = isMetres ? ' in ' : ' at '
      return [
        { words: `${pairs}x(`, for: count },
        ...[far, at, one, ', '],
        { words: `${far.words}${at}`, for: word },
        ...[other, ')'],
      ]
    },
  },
  {
    // "15k, every 3rd k fast", "10 miles with every other mile at MP"
    needs: ['every'],
    pattern: new RegExp(
      `(?<![\\dx.] ?)(?<total>\\d{1,2}) ?(?<unit>miles?|mi|km?)(?<mid>(?: easy| run)*),? (?:with |but |and )?every (?<nth>other|${NTH}) (?:miles?|kms?|k|kilomet(?:er|re))(?: is| run)? (?:at |@ ?)?(?<one>${AIM})(?=[.,;]| ?$)`,
      'di',
    ),
    by: everyNth,
  },
  {
    // "every second km fast, 10k"
    needs: ['every'],
    pattern: new RegExp(
      `^(?<mid>(?:run )?)every (?<nth>other|${NTH}) (?:miles?|kms?|k|kilomet(?:er|re)) (?:at |@ ?)?(?<one>${AIM}),? (?:for |over )?(?<total>\\d{1,2}) ?(?<unit>miles?|mi|km?)(?: run| total)?(?= ?$)`,
      'di',
    ),
    by: everyNth,
  },
]

function countTurns(span: SpanOf, text: string): Piece[] | undefined {
  const [total, turns, on, off] = [span('total'), span('turns'), span('on'), span('off')]
  if (!total || !turns || !on || !off || NOT_OF_ALL.test(text.replace(span('middle')?.words ?? '', '')))
    return undefined
  const minutes = Number(total.words)
  const pair = secondsOf(on.words, span('unit')?.words) + secondsOf(off.words, span('unit2')?.words)
  const count = Math.floor((minutes - minutesOfEnds(minutes)) * (60 / pair))
  if (minutes < MIN_MINUTES || count < 2 || count > MAX_TURNS) return undefined
  // "ride 60 min, 2 min hard 3 min steady", "fartlek 45 min: 1 min hard 2 min easy": nothing else is done.
  const isAll = span('word') ?? span('colon') ?? (/steady$/i.test(turns.words) && !/fartlek/i.test(text))
  if (isAll && (minutes * 60) % pair === 0) return undefined
  const tell = `How often was not said, so ${count} times, as often as fits between a warm-up and a cool-down.`
  const word = span('word')
  return [{ words: `${count}x `, for: total, tell }, ...(word ? [{ words: ' ', for: word }] : []), turns]
}

function alternate(span: SpanOf): Piece[] | undefined {
  const [total, unit, word, one, other] = [span('total'), span('unit'), span('word'), span('one'), span('other')]
  if (!total || !unit || !word || !one || !other) return undefined
  const count = Number(total.words) / 2
  if (!Number.isInteger(count) || count < 1) return undefined
  const each = /^mi/i.test(unit.words) ? ' mile' : ' km'
  return [
    ...[total, each, ': '],
    ...[{ words: `${count}x(1`, for: word }, each, sign(one.words), one, ', 1', each, sign(other.words), other, ')'],
  ]
}

/** Stretches of different lengths by turns, as often as the whole holds both. */
function alternateStretches(span: SpanOf, all: string, text: string): Piece[] | undefined {
  const [word, near, far, total] = [span('word'), span('near'), span('far'), span('total')]
  const [one, other, whole] = [span('one'), span('other'), span('unit3')?.words ?? 'km']
  const [unit, unit2] = [span('unit')?.words, span('unit2')?.words]
  if (!word || !near || !far || !total || !one || !other || /\bswim|pool\b/i.test(text)) return undefined
  const [first, second] = [metresOf(near.words, unit ?? unit2), metresOf(far.words, unit2 ?? unit)]
  const count = Math.floor(metresOf(total.words, whole) / (first + second))
  if (count < 2 || first < LEAST_METRES || second < LEAST_METRES_OF_EASE) return undefined
  const left = Math.round(metresOf(total.words, whole) - count * (first + second))
  const tell = `${count} times both are as many as ${total.words} ${whole} hold${left > 0 ? `: the ${left} m that are left are easy` : ''}.`
  const words = (figure: string, own: string | undefined) => `${figure} ${own ?? 'm'}`
  return [
    ...(/^run\b/i.test(all) ? ['run '] : []),
    total,
    ` ${whole}: `,
    { words: `${count}x(`, for: word, tell },
    { words: words(near.words, unit ?? unit2), for: near },
    ...[how(one), ', '],
    { words: words(far.words, unit2 ?? unit), for: far },
    ...[how(other), ')'],
    ...(left > 0 ? [`, ${left} m easy`] : []),
  ]
}

/** How a stretch is run: what is fast is in zone 5, and what is jogged is easy. */
function how({ words, ...place }: { words: string; from: number; to: number }): Piece {
  const effort = /^(?:fast|hard|quick)$/i.test(words) ? 'z5' : /^(?:jog|float|slow|easy)$/i.test(words) ? 'z1' : words
  return { words: `${sign(effort)}${effort}`, for: place }
}

/** One of so many kilometres or miles is fast, and the others are easy. */
function everyNth(span: SpanOf): Piece[] | undefined {
  const [total, unit, nth, one] = [span('total'), span('unit'), span('nth'), span('one')]
  if (!total || !unit || !nth || !one) return undefined
  const size = figureOf(nth.words)
  const count = Math.floor(Number(total.words) / size)
  const left = Number(total.words) - count * size
  if (count < 1) return undefined
  const own = /^mi/i.test(unit.words) ? 'miles' : 'km'
  const group = `${count}x(${size - 1} ${own} easy, 1 ${own}`
  return [
    total,
    ` ${own}: `,
    { words: group, for: { from: nth.from, to: nth.to } },
    sign(one.words),
    one,
    ')',
    ...(left > 0 ? [`, ${left} ${own} easy`] : []),
  ]
}

/** What stands between a length and how it is run. */
function sign(aim: string): string {
  return /^(?:at|easy|fast|hard|slow|quick|steady|tempo|threshold|jog|float)\b/i.test(aim) ? ' ' : ' at '
}

function metresOf(figure: string, unit = 'm'): number {
  return Number(figure) * (/^k/i.test(unit) ? 1000 : /^mi/i.test(unit) ? 1609.34 : 1)
}

const LEAST_METRES = 200
const LEAST_METRES_OF_EASE = 50

function secondsOf(figure: string, unit = 'min'): number {
  return Number(figure) * (/^s/i.test(unit) ? 1 : 60)
}

/** Those of a warm-up and a cool-down within a session (our choice). */
function minutesOfEnds(minutes: number): number {
  return minutes >= 60 ? 20 : minutes >= 40 ? 15 : 10
}

const MIN_MINUTES = 20
const MAX_TURNS = 60
const NOT_OF_ALL =
  /\d ?x|x ?\d|\b(?:times|repeat|reps|rounds|sets|swim|pool|middle|first|last|final|warm|wu|cool|cd)\b/i
