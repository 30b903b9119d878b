import { AIM, type Aim, aimOf, BARE, isEasy } from './targets.ts'
import {
  ALL,
  BEGIN,
  END,
  FASTER,
  FIGURE,
  type Groups,
  LEAD,
  LINK,
  readAt,
  SETS,
  STOP,
  UNIT,
  unitOf,
  WAYS,
} from './words-of-rungs.ts'

/** A rest: a length, a share of what is before it, or so long for each hundred metres. */
export type Rest = { length: string } | { share: number } | { seconds: number; per: number } | 'none'

/** What is said of a row beside its lengths. */
export type Said = {
  aims?: Aim[]
  first?: Aim
  last?: Aim
  all?: Aim
  /** Of rungs with this figure. */
  byLength?: { figure: number; unit?: string; aim: Aim }[]
  bySize?: { short: Aim; long: Aim }
  step?: { by: number; per: string }
  rest?: Rest
  between?: string
  times?: number
  isFaster?: boolean
  /** Whether the first and the last target may as well be a range. */
  isLoose?: boolean
  /** Whether targets are said to be paces. */
  isPace?: boolean
}

type Clause = { pattern: RegExp; read: (groups: Groups, bouts: number, words: string) => Said | undefined }

const clause = (pattern: string, read: Clause['read']): Clause => ({ pattern: new RegExp(pattern, 'iy'), read })

const LENGTH = `(?<figure>half(?= (?:a )?(?:miles?|km?)\\b)(?: a)?|\\d:[0-5]\\d|${FIGURE}(?!:))(?: ?-?(?<unit>${UNIT}))?`
/** Units of length. Minutes at a target are another part: "5x2 min at z4". */
const FAR = '(?:km?|metres|meters|m|miles?|mi|yards|yds?)(?=s? )'
const ONES = '(?:ones|reps|efforts|rungs)'
const AT = '(?:are |is )?(?:at |@ ?|in |(?:nearer|closer|near|close|about|around)(?: to)? )'
const ONE_OF = `${FIGURE} ?(?:${UNIT})?s?(?![a-z\\d])`
const SOME = `${ONE_OF}(?:(?:, ?| and | & )(?:the )?${FIGURE}(?: ?m)?s?(?![a-z\\d]| [a-z]))*`
const ON = `(?:at |@ ?)?${AIM} (?:for|on) (?:the )?(?:${SOME}|rest|others)`
const SAME = '(?:equal|eq|same|even|half|1:1)(?:[- ](?:the )?(?:time|dist(?:ance)?|amount|length)s?)?(?: of)?'
const AS =
  '(?: (?:as|of) (?:the |that |your )?(?:on|efforts?|reps?|works?|bouts?|intervals?|rungs?|it|each)(?: (?:bit|part|before))?s?)?'

/** As many targets as there are bouts: "@ 100/105/110%", "5k, 3k, mile", "(HM, 10k, 5k pace)". */
function listFor(bouts: number): Clause {
  const known = lists.get(bouts)
  if (known) return known
  const joint = '(?:, ?| ?[-/] ?| then |,? and | )'
  const rowOf = (one: string) => `${one}(?:${joint}${one}){${bouts - 1}}`
  const made = clause(
    `(?:(?:at |@ ?|in |\\( ?|paces? )?(?<list>${rowOf(AIM)})|(?:at |@ ?)(?<list>${rowOf(BARE)}(?: ?%|w(?![a-z]))?))(?: (?:race )?(?:pace|effort)s?)?(?: ?\\/ ?(?:km|mi|mile)(?![a-z]))?(?: ?\\))?`,
    ({ list = '' }, _, words) => {
      const aims = [false, true].map((isSpaced) => listOf(list, words, isSpaced)).find((one) => one?.length === bouts)
      return aims?.length === bouts ? { aims, isPace: /pace|effort/i.test(words) } : undefined
    },
  )
  lists.set(bouts, made)
  return made
}

const lists = new Map<number, Clause>()

/** The longest of them is the one that is meant. */
const clauses: readonly Clause[] = [
  // "from 10k down to mile pace", "start HMP finish 3k", "10k > 3k"
  clause(
    `(?<how>${FASTER},? )?(?<begin>${BEGIN} |@ ?|at )?(?<first>${AIM})(?<link>${LINK})(?<last>${AIM})`,
    ({ how, begin, first, link, last }) => {
      const [from, to] = [aimOf(first ?? ''), aimOf(last ?? '')]
      // "5x1k at 10k to 5k pace" may be a range.
      const isSpan = how || /[a-z]{4}/i.test(begin ?? '') || (link ?? '').trim().toLowerCase() !== 'to'
      if (!from || !to || (begin && !isSpan)) return undefined
      return { first: from, last: to, ...(isSpan ? { isFaster: true } : { isLoose: true }) }
    },
  ),
  clause(`${BEGIN} (?<first>${AIM})`, ({ first }) => withAim('first', first)),
  clause(`${END} (?<last>${AIM})`, ({ last }) => withAim('last', last)),
  clause(`(?:the )?last (?:(?:one|rep|rung|effort|set) )?(?:at |@ ?|in )?(?<last>${AIM})`, ({ last }) =>
    withAim('last', last),
  ),
  clause(`(?:all )?(?:at |@ ?|in |hold )?(?<all>${AIM})(?: for all(?: of (?:them|em))?)?`, ({ all }) =>
    withAim('all', all),
  ),
  // "800s@5k 400s@3k", "3 at HM pace 2 at 10k 1 at 5k"
  clause(
    `(?<list>(?:(?:,? ?(?:and |but |the )*)${FIGURE} ?(?:${FAR})?(?:['’]?s)?(?: (?:is|are|ones?))? ?${AT}(?:${AIM})){1,6})`,
    ({ list = '' }) => {
      const byLength = [...list.matchAll(OF_LENGTH)].flatMap(({ groups: { figure, unit, aim } = {} }) => {
        const own = aimOf(aim ?? '')
        return own
          ? [{ figure: Number(figure), ...(unit ? { unit: unitOf(unit, Number(figure)) } : {}), aim: own }]
          : []
      })
      return byLength.length > 0 ? { byLength } : undefined
    },
  ),
  // "5k pace on the 1200 and 1000, 3k for the rest"
  clause(`${ON}(?:,? (?:and )?${ON}){0,5}`, (_, __, words) => {
    const found = [...words.matchAll(ON_LENGTHS)].map(({ groups: { aim = '', some = '' } = {} }) => ({
      aim: aimOf(aim),
      figures: (some.match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
    }))
    const byLength = found.flatMap(({ aim, figures }) => (aim ? figures.map((figure) => ({ figure, aim })) : []))
    const all = found.find(({ figures }) => figures.length === 0)?.aim
    return byLength.length > 0 ? { byLength, ...(all ? { all } : {}) } : undefined
  }),
  // "short ones 5k pace long ones 10k"
  clause(
    `(?:the )?(?<size>short|long)(?:er|est)? ${ONES} (?:${AT})?(?<one>${AIM}),? (?:and |but )?(?:the )?(?:short|long)(?:er|est)? ${ONES} (?:${AT})?(?<two>${AIM})`,
    ({ size = '', one = '', two = '' }) => {
      const [short, long] = (/^s/i.test(size) ? [one, two] : [two, one]).map(aimOf)
      return short && long ? { bySize: { short, long } } : undefined
    },
  ),
  // "each drop 5s/km", "+10w each", "3 s faster each one"
  clause(
    `(?<each>(?:each|every|then)(?: one| rep| rung| step)?,? )?(?<way>(?:drop(?:ping|s)?|cut(?:ting)?|add(?:ing)?|up|plus|minus|going up|getting|increas\\w+|tak(?:e|ing)|\\+|-)(?: by)? ?)?~?(?<by>\\d{1,3}) ?(?<unit>s|secs?|seconds|w|watts|%)(?![a-z])(?: ?(?:\\/|per|a) ?(?<per>kms?|k|mi|miles?|100)(?![a-z]))?(?<how> (?:faster|quicker|harder|more|up|off))?(?<each2> (?:each|every|per|a)(?: (?:one|rep|rung|step|time|drop|interval))?)?`,
    (groups) => stepOf(groups),
  ),
  clause(`${FASTER}`, () => ({ isFaster: true })),
  clause('(?:on )?(?:the )?track', () => ({})),
  // "eq rest", "rec same dist jog", "jog half the distance", "float same as the on"
  clause(`(?<share>${SAME})(?: (?:${WAYS}|again))+${AS}(?: ${ALL})?`, ({ share }) => withShare(share)),
  clause(
    `(?:${WAYS}|r) (?:is |are |for |= ?)?(?:the )?(?<share>${SAME})(?: (?:${WAYS}))?${AS}(?: ${ALL})?`,
    ({ share }) => withShare(share),
  ),
  clause(`(?<share>half|equal|same)(?: the)? (?:dist(?:ance)?|time) (?:${WAYS})?(?: ${ALL})?`, ({ share }) =>
    withShare(share),
  ),
  clause('(?:no (?:rests?|break|recovery)|no stopping|straight through|continuous(?:ly)?|non[- ]?stop)', () => ({
    rest: 'none',
  })),
  // "20s RI", "off 60s", "400 jogs", "r5", "2 min rec throughout"
  clause(
    `(?:off |on |rest |jog |r ?[:=]? ?|rec:? |recover |take )?${LENGTH}(?: ${WAYS})?(?: (?:in|rest))?(?: ${ALL})?`,
    (groups, _, words) => restOf(groups, words),
  ),
  // "90s & 4 min", "60s/3min"
  clause(
    `${LENGTH}(?: (?:${WAYS}))?(?: ?[/&] ?| and )(?<outer>${FIGURE}) ?(?<of>${UNIT})(?: (?:${WAYS}))?(?: ${SETS})?(?! ?(?:at |@ ?|in )?${AIM})`,
    ({ outer = '', of, ...groups }, _, words) => {
      const rest = restOf(groups, words)
      return (
        rest && {
          rest: { length: lengthIn(groups.figure ?? '', groups.unit, words, 'recovery') },
          between: lengthIn(outer, of, words, 'recovery'),
        }
      )
    },
  ),
  clause(
    `(?:rest |take )?${LENGTH}(?: ?(?:${WAYS}))? (?:per|for (?:each|every)) (?<per>25|50|100)(?: ?m)?(?: swum| done| covered)?`,
    ({ figure, unit, per }) => ({
      rest: { seconds: Number(figure) * (unitOf(unit ?? 's', 0) === 'min' ? 60 : 1), per: Number(per) },
    }),
  ),
  clause(`(?:(?:and|jog|rest|with) )?${LENGTH}(?: (?:${WAYS}))? ${SETS}`, ({ figure = '', unit }) => ({
    between: lengthIn(figure, unit),
  })),
  clause(
    '(?:x ?(?<times>[2-9])(?: (?:sets|rounds|times))?|(?<times>[2-9]) ?(?:x|sets|rounds|times)(?: through)?|repeat (?<times>[2-9]) ?(?:x|times)?)(?! ?[\\d(]|:\\d)',
    ({ times }) => ({ times: Number(times) }),
  ),
]

const ON_LENGTHS = new RegExp(`(?<aim>${AIM}) (?:for|on) (?:the )?(?<some>${SOME}|rest|others)`, 'gi')
const OF_LENGTH = new RegExp(
  `(?<figure>${FIGURE}) ?(?<unit>${FAR})?(?:['’]?s)?(?: (?:is|are|ones?))? ?${AT}(?<aim>${AIM})`,
  'gi',
)
const SEPARATOR = /[\s,.;:()]*/y

/** What is said of a row behind it, in any order, and where the first words stand that are none of it. */
export function readClauses(text: string, from: number, bouts: number, known: Said): { said: Said; to: number } {
  let now: { said: Said; to: number } = { said: known, to: from }
  let whole = now
  for (;;) {
    const start = readAt(SEPARATOR, text, now.to)?.to ?? now.to
    const lead = readAt(LEADING, text, start)
    const next = longest(text, lead?.to ?? start, bouts, now.said)
    // "1200/800/400, then 400 m at 5k pace": what follows is no rung.
    if (!next || (next.said.byLength && /then/i.test(lead?.words ?? ''))) return whole
    now = { said: { ...now.said, ...next.said }, to: next.to }
    STOPPED.lastIndex = now.to
    // Words that end amid a clause are not all that it says.
    if (STOPPED.test(text)) whole = now
  }
}

const LEADING = new RegExp(LEAD, 'iy')
const STOPPED = new RegExp(STOP, 'iy')

function longest(text: string, at: number, bouts: number, before: Said): { said: Said; to: number } | undefined {
  let best: { said: Said; to: number } | undefined
  for (const { pattern, read } of bouts > 1 ? [...clauses, listFor(bouts)] : clauses) {
    const found = readAt(pattern, text, at)
    if (!found || found.to <= (best?.to ?? at) || /^[a-z\d]{2}/i.test(text.slice(found.to - 1, found.to + 1))) continue
    const said = read(found.groups, bouts, found.words)
    // What is said twice is of something else.
    if (!said || Object.keys(said).some((key) => key !== 'isFaster' && key in before)) continue
    best = { said, to: found.to }
  }
  return best
}

function withAim(key: 'first' | 'last' | 'all', words: string | undefined): Said | undefined {
  const aim = aimOf(words ?? '')
  return aim && { [key]: aim }
}

function withShare(words = ''): Said {
  return { rest: { share: /half/i.test(words) ? 0.5 : 1 } }
}

/** Targets of a list, each with the unit that stands behind the last one. */
function listOf(list: string, words: string, isSpaced: boolean): Aim[] | undefined {
  const said = list
    .split(/, ?| then |,? and | ?\/ ?(?!(?:km|mi)\b)| ?-(?=[a-z\d])/i)
    .flatMap((one) => (isSpaced ? one.split(' ') : [one]))
    .map((one) => one.trim())
    .filter(Boolean)
  const most = Math.max(...said.map(Number).filter(Number.isFinite))
  const unit = /%|w(?![a-z])/i.exec(words)?.[0] ?? (most > MOST_PERCENT ? 'w' : '%')
  const per = /\d:\d\d ?\/ ?(km|mi)/i.exec(words)?.[1]
  const aims = said.map((one) => {
    const figure = /^\d{2,3}$/.test(one)
    return aimOf(figure ? `${one}${unit}` : one)
  })
  if (aims.some((one) => one === undefined)) return undefined
  return (aims as Aim[]).map((one) =>
    one.kind === 'pace' && per && !one.of ? { ...one, of: `/${per}`, words: `${one.words}/${per}` } : one,
  )
}

// Of the threshold, as a ride is trained at (our choice).
const MOST_PERCENT = 150

function stepOf({ each, way = '', by, unit = '', per, how = '', each2 }: Groups): Said | undefined {
  if (!each && !each2 && !(/[a-z]/i.test(way) && per)) return undefined
  const isTime = /^s/i.test(unit)
  const isLess = /drop|cut|minus|tak|^-/i.test(way) || (isTime && !/add|plus|\+/i.test(way))
  if (!way && !how && isTime) return undefined
  return { step: { by: isLess ? -Number(by) : Number(by), per: /^m/i.test(per ?? '') ? 'mi' : 'km' } }
}

function restOf({ figure = '', unit }: Groups, words: string): Said | undefined {
  const hasWord = new RegExp(`^(?:off|on|rest|jog|r|rec|take)|(?: |\\d|')(?:${WAYS}|${ALL})`, 'i').test(words)
  const isAlone =
    unit !== undefined && (/^(?:s|")/i.test(unit) || (/^(?:min|')/i.test(unit) && Number(figure) <= MOST_MINUTES))
  return hasWord || isAlone ? { rest: { length: lengthIn(figure, unit, words) } } : undefined
}

/** A length of a rest, which may lack its unit, with the word for how it is done. */
function lengthIn(figure: string, unit: string | undefined, words = 'easy', usual = 'rest'): string {
  if (/^half/i.test(figure)) return lengthIn('0.5', unit, words, usual)
  const value = Number(figure)
  const isBare = !unit && !figure.includes(':')
  const own = unit ? unitOf(unit, value) : isBare ? unsaidUnit(value) : ''
  const between = BETWEEN.test(words) && own !== 's' ? 'recovery' : usual
  const way = MOVES.find(([like]) => like.test(words))?.[1] ?? (own === 'm' ? 'jog' : between)
  return `${figure}${own && ` ${own}`} ${way}`
}

const BETWEEN = /rec|b(?:e)?tw/i
const MOVES = [
  [/jog|jg/i, 'jog'],
  [/float/i, 'float'],
  [/walk/i, 'walk'],
  [/stand|static/i, 'standing rest'],
  [/eas|ez|spin|soft|chill/i, 'easy'],
  [/rest/i, 'rest'],
] as const

function unsaidUnit(value: number): string {
  return value >= LEAST_JOG ? 'm' : value <= MOST_MINUTES ? 'min' : 's'
}

// Of a rest without a unit (our choice).
const [LEAST_JOG, MOST_MINUTES] = [100, 8]

/** Whether parts follow one another without a rest. */
export function isContinuous({ rest }: Said, aims: readonly Aim[]): boolean {
  return rest === 'none' || (rest === undefined && aims.some(isEasy))
}
