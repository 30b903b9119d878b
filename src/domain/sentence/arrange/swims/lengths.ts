import type { Piece } from '../arranged.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

const NAMED_PART = String.raw`(?<count>\d{1,2})(?: ?x ?(?<each>\d{1,2}))? (?:lengths )?(?<how>(?!x\b)[a-z]+)(?:,? (?:with |w\/? ?)?(?<rest>\d{1,2}) ?(?:s|secs?|seconds)\b(?: rest)?)?`
const PART = NAMED_PART.replace(/\?<[a-z]+>/g, '?:')

/** Lengths that are done in pieces: by their stops, by what their first or last part is, and by turns within them. */
export const lengthsOfSwims: readonly Phrase[] = [
  {
    // "30 lengths, 10 free 10 back 10 breast", "64 lengths in a 25: 8 easy, 8 x 4 hard w/ 20s, whatever's left easy"
    needs: ['lengths'],
    pattern: new RegExp(
      `\\b(?<whole>\\d{1,3}) lengths(?: (?:in|of) an? (?<pool>\\d\\d)(?: ?m)?(?: pool)?)?[,:]? (?<list>${PART}(?:[, /+]+(?:and |then )?${PART}){1,7})(?:, ?(?:and )?(?<left>(?:what(?:ever)?['’]?s left|the rest|rest|remaining) [a-z]+))?(?=[.;]|$|,? (?:in )?(?:a )?\\d\\d ?m)`,
      'dgi',
    ),
    by: (span) => {
      const [whole, list, pool, left] = ['whole', 'list', 'pool', 'left'].map(span)
      if (!whole || !list) return undefined
      const parts = [...list.words.matchAll(new RegExp(PART, 'gi'))].map(([part]) => {
        const { count = '', each, how = '', rest } = new RegExp(NAMED_PART, 'i').exec(part)?.groups ?? {}
        const words = `${each ? `${count}x${each}` : count} lengths ${how}${rest ? ` ${rest}s rest` : ''}`
        return { lengths: Number(count) * Number(each ?? 1), words }
      })
      const more = Number(whole.words) - parts.reduce((sum, { lengths }) => sum + lengths, 0)
      if (left ? more <= 0 : more !== 0) return undefined
      return [
        { words: parts.map(({ words }) => words).join(', '), for: { from: whole.from, to: list.to } },
        ...(left ? [{ words: `, ${more} lengths ${/[a-z]+$/i.exec(left.words)?.[0]}`, for: left }] : []),
        ...(pool ? [{ words: `, ${pool.words}m pool`, for: pool }] : []),
      ]
    },
  },
  {
    // "300 kick-drill-swim warm up": thirds of it, or turns "by 50", "400 as drill/swim by 25". "200 bk/br": half each.
    pattern:
      /(?<![x\d./-] ?|:)\b(?<whole>\d{3,4})m?(?<words>(?: (?:im|free|back|choice|easy|ez))?)(?<reverse> reverse order)?(?:,? (?:as|alternating|alt)|,)? (?<names>(?:kick|k|drill|d|swim|s|pull|p)(?:(?: ?- ?| ?\/ ?| )(?:kick|k|drill|d|swim|s|pull|p)){1,3}|[kdsp]{3,4}|(?:free|fr|fc|back|bk|breast|br|fly|kick|drill|swim|pull|choice)(?:stroke|style)? ?\/ ?(?:free|fr|fc|back|bk|breast|br|fly|kick|drill|swim|pull|choice)(?:stroke|style)?(?! ?\/))\b(?! ?\d)(?: by (?<each>25|50|75|100)s?)?(?<end> (?:wu|warm ?up|cd|cool ?down))?(?<easy> (?:easy|ez))?/dgi,
    by: (span, all, text) => {
      const [whole, names, each, end, words] = ['whole', 'names', 'each', 'end', 'words'].map(span)
      const [reverse, easy] = [span('reverse'), span('easy')]
      if (!whole || !names) return undefined
      const isShort = !/[ /-]/.test(names.words) && new Set(names.words.toLowerCase()).size === names.words.length
      const kinds = isShort ? [...names.words] : names.words.split(/ ?[/-] ?| /)
      const how = kinds.map((one) => letters[one.toLowerCase()] ?? one)
      // Of all of a swim two strokes are no halves.
      const isHalved = /^[a-z]{2,} ?\/ ?[a-z]{2,}$/i.test(names.words) && (easy || /\d/.test(text.replace(all, '')))
      if (how.length < 3 && !each && !isHalved) return undefined
      const one = each ? Number(each.words) : Number(whole.words) / how.length
      const times = Number(whole.words) / (one * how.length)
      if (one % 25 !== 0 || !Number.isInteger(times) || times > MAX_TIMES) return undefined
      const stroke = words?.words ?? ''
      const left: Piece[] = [...(easy ? [easy] : []), ...(reverse ? [' ', reverse] : [])]
      if (times > 1)
        return [
          {
            words: `${times}x(${how.map((name) => `${one}${stroke} ${name}`).join(', ')})`,
            for: { from: whole.from, to: names.to },
          },
          ...(end ? [end] : []),
          ...left,
        ]
      if (easy)
        return [{ words: how.map((name) => `${one} ${name} easy`).join(', '), for: { from: whole.from, to: easy.to } }]
      return [
        whole,
        ...(end ? [end] : []),
        { words: ` (${how.map((name) => `${one} ${name}`).join('/')})`, for: names },
        ...left,
      ]
    },
  },
  {
    // "1000 yards, every 4th length back"
    needs: ['every', 'evry', 'evrey'],
    pattern:
      /(?<![x\d:./-] ?)\b(?:(?<whole>\d{3,4})|(?<kilo>\d(?:\.\d)?) ?km?\b|(?<lengths>\d{1,3}) lengths\b|(?<mile>(?:1|a|one) mile\b)) ?(?<unit>m\b|metres|meters|yds?\b|yards?)?(?<words>(?: (?!with\b|w\b|on\b)[a-z]+){0,3})[ ,]+(?:(?:with|w\/?) )?ev(?:e?ry|rey) (?<nth>2nd|second|other|3rd|third|4th|fourth|5th|fifth|6th|sixth) (?:length|lap|25|50) (?:is |as |of )?(?<how>(?:back|breast|fly|kick|fast|hard|easy|sprint|drill|pull|choice|im)(?:stroke|style|ing)?)\b/dgi,
    by: (span, all, text) => {
      const [unit, words, nth, how, kilo] = ['unit', 'words', 'nth', 'how', 'kilo'].map(span)
      const mile = span('mile')
      const length = /\b50 ?m(?:etre)? pool|\blcm\b/i.test(text) ? 50 : 25
      const lengths = span('lengths')
      const whole = kilo
        ? { ...kilo, words: String(Number(kilo.words) * 1000) }
        : lengths
          ? { ...lengths, words: String(Number(lengths.words) * length) }
          : mile
            ? { ...mile, words: METRES_SWUM_AS_MILE }
            : span('whole')
      if (!whole || !nth || !how) return undefined
      const every = figureOf(nth.words)
      const times = Number(whole.words) / (length * every)
      if (!Number.isInteger(times) || times < 2 || times > MAX_TIMES) return undefined
      const own = unit ? ` ${unit.words}` : ''
      const said = words?.words ?? ''
      // Alone it is the length of all.
      const total = /\d|\b(?:easy|ez|steady|recovery|endurance)\b/i.test(text.replace(all, ''))
        ? []
        : [{ words: `${whole.words}${own || ' m'}: `, for: whole }]
      return [
        ...total,
        {
          words: `${times}x(${length * (every - 1)}${own}${said}, ${length}${own} `,
          for: { from: whole.from, to: nth.to },
          check: mile ? A_MILE : A_LENGTH,
        },
        how,
        ')',
      ]
    },
  },
  {
    // "64 lengths, stop every 16 for 30s", "1000 with 20s rest every 200"
    needs: ['every'],
    pattern:
      /(?:(?<lead>^(?:swi?m |sw )?)|)\b(?<whole>\d{1,4}) ?(?<unit>lengths|m\b|yds?\b)?(?<pool>,? (?:in |of )?(?:a |the )?\d\d ?(?:m|yds?|yards?|metres?|meters?)? pool)?(?<words>(?: [a-z]+){0,3}?)[ ,;]+(?:and |but |with |w\/ ?)*(?:(?:a )?(?:stop|stopping|rest|resting|break|breaks|pause|pausing|breather)(?:ping)? (?:after )?every (?<each>\d{1,4})(?: ?lengths| ?m| ?yds?)?,? ?(?:for|of|with)? ?(?:about )?(?<time>\d{1,2} ?(?:s|secs?|seconds|mins?|minutes?))|(?:rest|break|pause)(?: of)? (?<time3>\d{1,2} ?(?:s|secs?|seconds|mins?|minutes?)) (?:after )?every (?<each3>\d{1,4})(?: ?lengths| ?m| ?yds?)?|(?<time2>\d{1,2} ?(?:s|secs?|seconds|mins?|minutes?))(?: of)? (?:rest|break|pause|breather|stop)(?:s)? (?:after )?every (?<each2>\d{1,4})(?: ?lengths| ?m| ?yds?)?)\b(?:(?=[ .]*$)(?<end>)|)/dgi,
    by: (span) => {
      const [whole, words, pool, unit] = [span('whole'), span('words'), span('pool'), span('unit')]
      const [each, time] = [
        span('each') ?? span('each2') ?? span('each3'),
        span('time') ?? span('time2') ?? span('time3'),
      ]
      if (!whole || !each || !time) return undefined
      const times = Number(whole.words) / Number(each.words)
      if (!Number.isInteger(times) || times < 2 || times > MAX_TIMES) return undefined
      const lead = span('lead')
      // Alone it is the length of all.
      const unitOfAll: Piece[] = unit ? [' ', { words: unit.words, for: whole }] : []
      const all: Piece[] = lead && span('end') ? [{ words: whole.words, for: whole }, ...unitOfAll, ': '] : []
      return [
        ...(lead && lead.to > lead.from ? [lead] : []),
        ...all,
        { words: String(times), for: whole },
        'x',
        { words: each.words, for: each },
        ...(unit ? [' ', unit] : []),
        ...(words ? [words] : []),
        ' ',
        time,
        ' rest',
        ...(pool ? [' ', pool] : []),
      ]
    },
  },
  {
    // "500 pull 25 fast 75 smooth"
    pattern: new RegExp(
      `(?<![x\\d:.-] ?)\\b(?<whole>[2-9]00|1[0-9]00|2000|150|250)m?(?<words>(?: (?:free|fr|fc|pull|kick|swim|back|breast|br|fly|choice|im|paddles|fins|with|stroke)){0,3})[ ,(]+(?:(?:as|(?<alt>alt|alternate|alternating)|of|repeating|with|w) )?(?<one>25|50|75|100|150)s? (?<how>HOW)(?:[ ,/+&]+(?:and )?)(?<two>25|50|75|100|150)s? (?<how2>HOW)(?! ?(?:\\d+ ?x|,? ?x ?\\d|[,/+ ]+\\d\\d\\b))\\)?`.replaceAll(
        'HOW',
        '(?:fast|hard|sprint|easy|ez|smooth|steady|strong|moderate|mod|build|max|drill|kick|swim|pull|free|back|breast|fly|quick|slow|head up)\\b(?: (?:fast|hard|easy|smooth|drill))?',
      ),
      'dgi',
    ),
    by: (span) => {
      const [whole, words, one, how, two, how2] = ['whole', 'words', 'one', 'how', 'two', 'how2'].map(span)
      if (!whole || !one || !how || !two || !how2) return undefined
      const sum = Number(one.words) + Number(two.words)
      const times = Number(whole.words) / sum
      const areEfforts = EFFORTS.test(how.words) && EFFORTS.test(how2.words)
      if (!Number.isInteger(times) || times < 2 || times > MAX_TIMES || !(areEfforts || sum <= 150 || span('alt')))
        return undefined
      const own = words && words.to > words.from ? [{ words: words.words, for: words }] : []
      return [
        { words: `${times}x(`, for: whole },
        one,
        ...own,
        ' ',
        { words: how.words.replace(/smooth|slow/i, 'easy'), for: how },
        ', ',
        two,
        ...own,
        ' ',
        { words: how2.words.replace(/smooth|slow/i, 'easy'), for: how2 },
        ')',
      ]
    },
  },
  {
    // "250 with 1st 50 head up", "400 pull last 100 fast"
    needs: ['first', 'st', 'last', 'final'],
    pattern:
      /(?<![x\d:.-] ?)\b(?<whole>[1-9]\d{2,3}) ?m?(?<words>(?: (?:free|fr|fc|pull|kick|swim|back|breast|br|fly|choice|easy|ez|steady|im|paddles|fins|band)){0,3})[ ,(]+(?:with |w(?:\/ ?| )|as )?(?:the )?(?<place>1st|first|last|final) (?<part>25|50|75|100|200)m? (?<how>[a-z][a-z-]*(?: (?:up|arm|effort|out|kick|drill|water|stroke|fast|free|hard))?)\b\)?(?! \d+ ?x ?\d)/dgi,
    by: (span) => {
      const [whole, words, place, part, how] = ['whole', 'words', 'place', 'part', 'how'].map(span)
      if (!whole || !place || !part || !how) return undefined
      const left = Number(whole.words) - Number(part.words)
      if (left <= 0 || left % 25 !== 0) return undefined
      const own = words && words.to > words.from ? [{ words: words.words, for: words }] : []
      const rest: Piece[] = [{ words: String(left), for: whole }, ...own]
      const stroke = own.filter(() => !EFFORTS.test(how.words) || !EFFORTS.test(words?.words ?? ''))
      const said: Piece[] = [part, ...(STROKES.test(how.words) ? [] : stroke), ' ', how]
      return /last|final/i.test(place.words) ? [...rest, ', ', ...said] : [...said, ', ', ...rest]
    },
  },
  {
    // "2 lengths free, 1 breast, keep going 30 min": as often as fits in at an easy swimmer's speed.
    needs: ['lengths', 'length'],
    pattern:
      /\b(?<row>(?:\d lengths? [a-z]+)(?:,? (?:then |and )?\d (?:lengths? )?[a-z]+){1,3}),? (?:and )?(?:keep going|keep repeating|repeat\w*|continuous\w*|over and over|on repeat)(?: like that| it| this)?(?: for| until| till)? (?<time>\d{2}) ?min\w*/dgi,
    by: (span) => {
      const [row, time] = [span('row'), span('time')]
      if (!row || !time) return undefined
      const parts = [...row.words.matchAll(/(?<count>\d) (?:lengths? )?(?<how>[a-z]+)/gi)]
      const lengths = parts.reduce((sum, { groups }) => sum + Number(groups?.count), 0)
      const times = Math.round((Number(time.words) * 60) / SECONDS_OF_LENGTH / lengths)
      if (times < 2 || times > MAX_TIMES) return undefined
      const written = parts.map(({ groups }) => `${groups?.count} lengths easy ${groups?.how}`).join(', ')
      return [
        { words: `${times * lengths} lengths: ${times}x`, for: time },
        { words: `(${written})`, for: row },
      ]
    },
  },
]

const letters: Record<string, string> = { k: 'kick', d: 'drill', s: 'swim', p: 'pull' }
const A_LENGTH = 'A length was taken as that of the pool, 25 if none is said: check it.'
const A_MILE = 'The mile was swum as 1600 m, and a length taken as that of the pool, 25 if none is said: check it.'
const METRES_SWUM_AS_MILE = '1600'
const MAX_TIMES = 60
// Of 25 m, at 2:10 per 100 (our choice).
const SECONDS_OF_LENGTH = 32.5
const EFFORTS = /\b(?:fast|hard|sprint|easy|ez|smooth|steady|strong|moderate|mod|build|max|quick|slow|effort|out)\b/i
const STROKES = /\b(?:free|back|breast|fly|kick|pull|drill|head up|arm)\b/i
