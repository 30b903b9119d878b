import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const FIGURE = String.raw`\d{1,3}(?:[.,]\d)?`
const UNIT = "(?:mins?|minutes|'|km?|miles?|mi|hours?|hrs?|h)(?![a-z])"
const HOW = '(?: (?:at |in )?(?:easy|ez|steady|long|endurance|z ?[12]|zone [12]|run|ride|jog|bike))*'
const WHOLE = String.raw`(?<![\d:.x×@/] ?)\b(?<whole>${FIGURE}) ?(?<unit>${UNIT})(?<how>${HOW})`
const LAST = String.raw`,? (?:with |w\/? ?|and )?(?:the )?(?:last|final) (?<last>${FIGURE})(?: ?(?<own>${UNIT}))?`
const BASE = '%(?: (?:of )?(?:max(?:imum)? hr|hr ?max|mhr|lthr|ftp|max|threshold))?|w(?:atts)?|bpm'
const STRIDES = String.raw`(?:\d{1,2} ?x ?)?\d{1,3} ?(?:m|s|secs?)? ?(?:strid(?:e|er)s|pick[- ]?ups)`

/** Parts by their place in a whole, in any order: "last 20 of 80 min", "3rd half hour @ MP", "at the end of 40 easy". */
export const placesInWholes: readonly Phrase[] = [
  {
    // "last 20 of 80 min @ tempo", "first 5 of a 12 mile run easy"
    needs: ['of'],
    pattern: new RegExp(
      String.raw`\b(?<place>(?:the )?(?:first|last|final|middle)) (?<last>${FIGURE})(?: ?(?<own>${UNIT}))? (?<of>of (?:an? |the |my )?)(?<whole>${FIGURE})[ -]?(?<unit>${UNIT})(?<how>${HOW})`,
      'di',
    ),
    by: (span) => {
      const [place, last, whole, unit, how] = ['place', 'last', 'whole', 'unit', 'how'].map(span)
      if (!place || !last || !whole || !unit || !how || figure(last.words) >= figure(whole.words)) return undefined
      return [whole, ' ', unit, how, ', ', place, ' ', last, ' ', span('own') ?? unit.words]
    },
  },
  {
    // "1:30 bike, last :30 @ tempo": hours and minutes, as the whole is.
    needs: [':'],
    pattern:
      /(?<=^[^x×]*(?<![@:\d] ?|pace |at |in |on |off )\b[1-6]:[0-5]\d(?!\d| ?(?:\/|per|pace|min))[^x×]*?\b(?:last|first|final|middle|with|w\/?|incl) ):(?<minutes>[0-5]\d)(?![\d:])/dgi,
    as: '{minutes} min',
    unless: (text) => isSwim(text) || !/\b(?:bike|ride|run|long|z2|endurance|easy)\b/i.test(text),
  },
  {
    // "2hrs, 3rd half hour @ MP, HR cap 150 for the rest"
    needs: ['nd', 'rd', 'th', 'second', 'third', 'fourth', '2nd', '3rd', '4th', '5th'],
    pattern: new RegExp(
      String.raw`${WHOLE},? (?:with |w\/? ?)?(?:the )?(?<nth>[2-9](?:nd|rd|th)|second|third|fourth) (?:(?<half>half[- ]?(?:an )?(?:hour|hr))|(?<quarter>quarter[- ](?:hour|hr))|(?<piece>[1-9]\d?) ?(?<own>${UNIT})) (?<aim>(?:at |@ ?|in )?[^,;.]+)(?:,? (?<limit>(?:hr|heart rate|pulse) (?:cap|under|below|max) 1\d\d)(?: bpm)? (?:for|in) the rest|,? rest (?:easy|ez|z[12]|steady))?(?= ?[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [whole, unit, how, nth, aim] = ['whole', 'unit', 'how', 'nth', 'aim'].map(span)
      const piece = span('half') ?? span('quarter') ?? span('piece')
      if (!whole || !unit || !how || !nth || !aim || !piece) return undefined
      const isInTime = /^[hm'](?!i(?!n))/i.test(unit.words)
      const [all, each] = [
        figure(whole.words) * (/^h/i.test(unit.words) ? 60 : 1),
        span('half') ? 30 : span('quarter') ? 15 : figure(piece.words),
      ]
      const before = (numberOf(nth.words) - 1) * each
      const left = all - before - each
      if (!(before > 0) || left < 0) return undefined
      const own = isInTime ? 'min' : unit.words
      const limit = span('limit')
      const easy = limit ? ` ${limit.words}` : ' easy'
      return [
        ...(how.words ? [how, ' '] : []),
        { words: `${before} ${own}${easy}, `, for: limit ?? whole },
        { words: `${each} ${own} `, for: { from: nth.from, to: piece.to } },
        aim,
        ...(left > 0 ? [{ words: `, ${left} ${own}${easy}`, for: whole }] : []),
      ]
    },
  },
  {
    // "10x10 s hill sprints, walk back 2 min, at the end of 40 ez"
    needs: ['of'],
    pattern: new RegExp(
      String.raw`^(?<main>.*\d ?x ?\d.*?),? (?<place>(?:all )?at the (?:very )?end of (?:an? |my |the )?)(?<whole>${FIGURE})(?: ?-?(?<unit>${UNIT}))? (?<easy>(?:easy|ez|steady|z[12])(?: (?:run|ride|jog|spin))?|run|ride|jog|spin)(?= ?[.!]?$)`,
      'dis',
    ),
    by: (span, _, text) => {
      const [main, whole, easy] = ['main', 'whole', 'easy'].map(span)
      const unit = span('unit')
      if (!main || !whole || !easy || isSwim(text) || (!unit && figure(whole.words) < LEAST_MINUTES)) return undefined
      const tell = `No unit was said at “${whole.words}”, so minutes.`
      return [
        whole,
        unit ? ` ${unit.words}` : { words: ' min', for: whole, tell },
        ' ',
        easy,
        /easy|ez|z\d/i.test(easy.words) ? '' : ' easy',
        ', then ',
        main,
      ]
    },
  },
  {
    // "8 km with last 2 km @ 5k pace, 4x100 m strides after": what comes behind is not of the whole.
    needs: ['last', 'final'],
    pattern: new RegExp(
      String.raw`^(?<head>[^\d,;]*)${WHOLE}${LAST} (?<aim>(?:at |@ ?|in )?[^,;]+?)(?:,| then| plus| \+)+ (?:then |and |plus )?(?<set>(?<times>\d{1,2}) ?x ?(?<bout>\d{2,3}) ?(?<of>m|s|secs?)?) (?<what>strid(?:e|er)s|accel(?:eration)?s?|pick[- ]?ups|fast|relaxed)(?<after> after(?:wards)?| to finish)?(?= ?[.!]?$)`,
      'di',
    ),
    by: (span, _, text) => {
      const [head, whole, unit, how, last, aim] = ['head', 'whole', 'unit', 'how', 'last', 'aim'].map(span)
      const [set, times, bout, what] = ['set', 'times', 'bout', 'what'].map(span)
      const left = figure(whole?.words ?? '') - figure(last?.words ?? '')
      if (!head || !whole || !unit || !how || !last || !aim || !set || !times || !bout || !what) return undefined
      if (!(left > 0) || isOther(span('own')?.words, unit.words) || isSwim(text)) return undefined
      const own = span('of')?.words ?? (Number(bout.words) >= LEAST_METRES ? 'm' : 's')
      return [
        head,
        { words: `${round(left)} ${unit.words}`, for: whole },
        ...(/easy|ez|z|steady/i.test(how.words) ? [how] : [how, ' easy']),
        ...[', ', last, ` ${unit.words} `, aim],
        {
          words: `, then ${times.words}x${bout.words}${own} strides`,
          for: { from: set.from, to: (span('after') ?? what).to },
        },
      ]
    },
  },
  {
    // "12,5 km at 75% max HR, last 2,5 at 85": the last part shares the unit and what the percents are of.
    needs: ['last', 'final'],
    pattern: new RegExp(
      String.raw`${WHOLE} (?:at |@ ?)(?<low>\d{2,3}) ?(?<base>${BASE})${LAST} (?:at |@ ?)(?<high>\d{2,3})(?: ?(?<sign>%|w(?:atts)?|bpm))?(?= ?(?:$|[.!]))`,
      'di',
    ),
    by: (span) => {
      const [whole, unit, how, low, base, last, high] = ['whole', 'unit', 'how', 'low', 'base', 'last', 'high'].map(
        span,
      )
      if (!whole || !unit || !how || !low || !base || !last || !high) return undefined
      // Read with all of its units.
      if (span('own') && span('sign')) return undefined
      const left = figure(whole.words) - figure(last.words)
      const sign = span('sign')?.words
      if (!(left > 0) || isOther(span('own')?.words, unit.words) || (sign && sign !== base.words.slice(0, sign.length)))
        return undefined
      const aim = (at: typeof low): Piece[] => [' at ', at, base]
      return [
        ...[{ words: `${round(left)} ${unit.words}`, for: whole }, how, ...aim(low)],
        ...[', ', { words: `${round(figure(last.words))} ${unit.words}`, for: last }, ...aim(high)],
      ]
    },
  },
  {
    // "8 miles w/ 6x100 m strides in the last mile", "MLR 11 w/ 8 strides last mi": within it, or near the end as they are anyway.
    needs: ['last', 'final'],
    pattern: new RegExp(
      String.raw`^(?<head>[^,;\d]*)\b(?<whole>\d{1,2})(?: ?(?<unit>km?|miles?|mi|mins?|minutes|'))?(?<mid>(?: [a-z]+)*?),? (?:with|w\/?|incl?\.?) ?(?<strides>${STRIDES}),? (?<where>(?:(?:in|over|during|within) )?(?:the )?(?:last|final) (?<last>\d{1,2} ?)?(?<own>km?|miles?|mi|mins?)?)(?= ?[.!]?$)`,
      'di',
    ),
    by: (span, _, text) => {
      const [head, whole, mid, strides, where] = ['head', 'whole', 'mid', 'strides', 'where'].map(span)
      const said = span('unit')?.words ?? span('own')?.words ?? ''
      if (!head || !whole || !mid || !strides || !where || isSwim(text)) return undefined
      const [, times, bout] = /^(\d{1,2}) ?x ?(\d{2,3}) ?m?(?= ?strid)/i.exec(strides.words) ?? []
      const last = Number(span('last')?.words ?? 1)
      const jog = Math.floor((last * metresOf(said)) / Number(times) / 10) * 10 - Number(bout)
      if (!times || !bout || jog < Number(bout) / 2 || last >= Number(whole.words))
        return [head, whole, said && ` ${said}`, mid, ' with ', strides, { words: '', for: where, tell: NEAR_END }]
      return [
        ...[head, { words: `${Number(whole.words) - last} ${said}`, for: whole }, mid],
        /easy|ez/i.test(head.words + mid.words) ? ', ' : ' easy, ',
        { words: `${times}x(${bout} m strides, ${jog} m jog)`, for: { from: strides.from, to: where.to } },
      ]
    },
  },
  {
    // "20 mins incl 3 x 1' @ race power, then 8 min @ 102%": the minutes are the first part, and hold the set.
    needs: ['incl', 'including', 'inc', 'with', 'w'],
    pattern: new RegExp(
      String.raw`(?<=^(?:[^:\n]{1,30}: ?)?(?:easy |spin |ride |run |bike )?)(?<whole>[1-4]\d) ?(?:mins?|minutes|')(?<how>${HOW}),? (?:incl(?:uding)?|inc|with|w\/) ?(?<set>(?<times>[2-8]) ?x ?(?<bout>\d{1,2}) ?(?<unit>mins?|minutes|'|s|secs?|seconds)) (?<aim>[^,;.()]+?)(?=(?:,? ?then|, ?(?:and )?then) \d)`,
      'di',
    ),
    by: (span, _, text) => {
      const [whole, how, set, times, bout, unit, aim] = ['whole', 'how', 'set', 'times', 'bout', 'unit', 'aim'].map(
        span,
      )
      if (!whole || !how || !set || !times || !bout || !unit || !aim || isSwim(text)) return undefined
      const isShort = /^s/i.test(unit.words)
      const [easy, own] = [isShort ? 60 - Math.min(Number(bout.words), 30) : Number(bout.words), isShort ? 's' : 'min']
      const left =
        Number(whole.words) - Math.ceil((Number(times.words) * (Number(bout.words) + easy)) / (isShort ? 60 : 1))
      if (left < LEAST_LEFT) return undefined
      const tell = `“${set.words}” lie within the ${whole.words} min, with ${easy} ${own} easy behind each.`
      return [
        ...[{ words: `${left} min`, for: whole }, /easy|ez|z/i.test(how.words) ? how : ' easy', ', '],
        { words: `${times.words}x(${bout.words} ${own} `, for: set, tell },
        ...[aim, `, ${easy} ${own} easy)`],
      ]
    },
  },
  {
    // "4mi @ MP sandwich: 3 easy before and 2 after": the work of it, and no whole.
    needs: ['sandwich', 'sarnie'],
    pattern: new RegExp(
      String.raw`^(?<work>${FIGURE} ?${UNIT} (?:at |@ ?|of )?[a-z][^,;:\d]*?) (?<name>sandwich|sarnie)(?: of)?(?::|,| with| -)? (?=\d)`,
      'di',
    ),
    as: '{work}{name=, }',
  },
  {
    // "long run 20: 8 ez, 10 @ 7:35-7:40, 2 ez": the heading is the sum, and all have its unit.
    needs: [':'],
    pattern:
      /^(?<name>[^\d:;,]{2,40}?) (?<sum>\d{1,2})(?: ?(?<unit>km?|miles?|mi|mins?|minutes))?: (?<parts>\d{1,2}(?: ?(?:km?|miles?|mi|mins?|minutes))? [^,;]+(?:[,;] ?(?:then )?\d{1,2}(?: ?(?:km?|miles?|mi|mins?|minutes))? [^,;]+)+)$/di,
    by: (span, _, text) => {
      const [name, sum, parts] = ['name', 'sum', 'parts'].map(span)
      if (!name || !sum || !parts || isSwim(text) || /\d ?[x×]/i.test(parts.words)) return undefined
      const figures = [...parts.words.matchAll(PART)]
      const said =
        span('unit')?.words ?? figures.find(({ groups }) => groups?.own)?.groups?.own ?? unitOfPace(parts.words)
      const total = figures.reduce((all, { groups }) => all + Number(groups?.length), 0)
      if (!said || total !== Number(sum.words) || figures.every(({ groups }) => groups?.own)) return undefined
      const tell = `The parts add up to the ${sum.words} of the heading; no unit was said at all of them, so ${said}.`
      return [
        ...[name, ': '],
        ...figures.flatMap(({ groups = {}, index, 0: all }, at): Piece[] => {
          const [lead = '', length = '', own] = [groups.lead, groups.length, groups.own]
          const [from, to] = [parts.from + index, parts.from + index + all.length]
          const next = parts.from + (figures[at + 1]?.index ?? parts.words.length)
          const words = `${at > 0 ? ', ' : ''}${length} ${own ?? said}`
          return [
            { words, for: { from: from + lead.length, to }, tell },
            { from: to, to: next },
          ]
        }),
      ]
    },
  },
]

const PART = /(?<lead>^|[,;] ?(?:then )?)(?<length>\d{1,2})(?: ?(?<own>km?|miles?|mi|mins?|minutes))?(?= )/gi

/** What lengths beside a pace are in: few people run a kilometre in six minutes, and fewer a mile in less. */
function unitOfPace(words: string): string | undefined {
  const [, minutes] = /(?<![\d:])(\d{1,2}):[0-5]\d(?! ?\/)/.exec(words) ?? []
  if (/\d ?\/ ?(?:mi|km?)/i.test(words)) return /\/ ?mi/i.test(words) ? 'miles' : 'km'
  return minutes === undefined ? undefined : Number(minutes) >= LEAST_OF_MILE ? 'miles' : 'km'
}

const LEAST_OF_MILE = 6

/** What an ordinal counts: "3rd", "third". */
function numberOf(nth: string): number {
  return Number.parseInt(nth, 10) || ['second', 'third', 'fourth'].indexOf(nth.toLowerCase()) + 2
}

function figure(words: string): number {
  return Number(words.replace(',', '.'))
}

function round(value: number): number {
  return Number(value.toFixed(2))
}

function metresOf(unit: string): number {
  return /^mi(?!n)/i.test(unit) ? 1609 : /^k/i.test(unit) ? 1000 : 0
}

/** Whether a unit that is said is another one than that of the whole. */
function isOther(own: string | undefined, unit: string): boolean {
  return own !== undefined && own.slice(0, 2).toLowerCase() !== unit.slice(0, 2).toLowerCase()
}

// Fewer are miles or kilometres (our choice).
const LEAST_MINUTES = 15
const LEAST_METRES = 50
const LEAST_LEFT = 3
const NEAR_END = 'The strides come near the end of the run, with easy running behind them.'
