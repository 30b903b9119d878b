import type { Span } from '../../../result.ts'

/** What a word of a line says of a swim, in the words that are read; what is said of several swims is settled later. */
export type Slot = Span & {
  kind: 'stroke' | 'drill' | 'gear' | 'effort' | 'target' | 'note' | 'breath' | 'end' | 'rest' | 'pause' | 'clock'
  words: string
  /** Of a rest or a clock, `per` so far; `others`: those of the swims behind, "on 3:40 & 60". */
  seconds?: number
  others?: readonly number[]
  /** A clock as it is written. */
  figure?: string
  per?: number
  /** Whether it stands behind a comma, and so may be said of more than the last swim. */
  isApart?: boolean
}

/** A word of a line: a slot, what a swim begins with, a mark, or what is not known. */
export type Word =
  | Slot
  | (Span & { kind: 'open' | 'close' | 'filler' })
  | (Span & { kind: 'mark'; mark: Mark })
  | (Span & { kind: 'times' | 'times behind' | 'count' | 'strokes' | 'minutes' | 'name' | 'by'; figure: number })
  | (Span & { kind: 'length'; figure: number; unit: string })
  | (Span & { kind: 'row'; figures: readonly number[] })
  | (Span & { kind: 'place'; place: Place })
  | (Span & { kind: 'pool'; words: string })
  /** "set 2 on :50" */
  | (Span & { kind: 'round'; figure: number })
  | (Span & { kind: 'all' })
  | (Span & { kind: 'each' })
  | (Span & { kind: 'unknown'; words: string })

export type Mark = 'none' | 'comma' | 'stop' | 'join' | 'slash' | 'colon' | 'as'

/** Where a swim is done that is named beside the others. */
export type Place = 'before' | 'behind' | 'either' | 'between' | 'last'

type Entry = { pattern: RegExp; read: (groups: Record<string, string | undefined>, all: string) => Shape | undefined }
type Shape = Word extends infer One ? (One extends Word ? Omit<One, 'from' | 'to'> : never) : never

const sticky = (source: string) => new RegExp(source, 'iy')
const plain = (source: string, shape: Shape): Entry => ({ pattern: sticky(source), read: () => shape })
const slot = (kind: Slot['kind'], names: Readonly<Record<string, string>>): Entry[] =>
  Object.entries(names).map(([words, source]) => plain(`(?:${source})${END}`, { kind, words }))

const END = String.raw`(?![a-z\d])`
const S = String.raw` ?(?:s|secs?|seconds?|"|”)`
const REST = String.raw`(?:rests?|ri|rec|recovery|r)${END}`
const EACH = String.raw`(?: (?:(?:aft(?:er)?|btwn?|b\/t|b\/w|between|for|on|per) )?(?:each|every (?:one|rep|swim))(?! (?:set|round|rd|\d))${END}| (?:aft(?:er)?|btwn?|b\/t|b\/w|between) (?:all|reps?|swims)${END}| (?:throughout|aft(?:er)?|btwn?|b\/t|b\/w|between)${END}(?! (?:sets|rounds|rds)))?`
const MINUTES = String.raw`(?<minutes>\d(?:\.5)?) ?(?:mins?|minutes?|'|m)(?![a-z])`
const CLOCK = String.raw`(?<clock>\d{1,2}[:.][0-5]\d|:[0-5]\d)(?![\d:/]| ?(?:per|pace|\/))`
const ON = String.raw`(?:off|on|cyc(?:le)?|turnaround|leav(?:e|ing)(?: on)?|go(?:ing)?(?: on| off| every)?|every|send[- ]?offs?(?: of)?|s\/o)(?: (?:the|a))? ?`
const SETS = String.raw`(?:(?:in )?(?:aft(?:er)?|btwn?|b\/t|bt|b\/w|btween|between)(?: each| the)?(?: ?(?:sets?|rounds?|rds))?|(?:set|round) (?:rests?|rec|recovery))${END}`

const rests: readonly Entry[] = [
  {
    pattern: sticky(
      String.raw`(?:(?:with|w\/|w) ?)?:?(?<seconds>\d{1,2})(?:${S})? ?(?:${REST} ?)?(?:per|(?:for )?every) (?<per>25|50|100|hundred)(?: ?m)?(?: swum)?${END}|(?:rests?|ri|r) :?(?<behind>\d{1,2})(?:${S})? (?:per|(?:for )?every) (?<per2>25|50|100|hundred)${END}`,
    ),
    read: ({ seconds, behind, per, per2 }) => ({
      ...{ kind: 'rest', words: '', seconds: Number(seconds ?? behind) },
      per: Number((per ?? per2 ?? '').replace(/hundred/i, '100')),
    }),
  },
  {
    pattern: sticky(String.raw`(?:an? |1 )?extra (?:min(?:ute)?) ${SETS}`),
    read: () => pause(60),
  },
  {
    pattern: sticky(String.raw`(?:(?:with|w\/|w) ?)?(?:(?<seconds>\d{1,3})${S}|${MINUTES})(?: ${REST})? ${SETS}`),
    read: ({ seconds, minutes }) => pause(seconds ? Number(seconds) : Number(minutes) * 60),
  },
  {
    pattern: sticky(
      String.raw`(?:\+ ?|(?:with|w\/|w|off) ?)?:?(?<seconds>\d{1,2})(?:${S})? ?${REST}${EACH}|(?:rests?|ri|r)(?: of)?[:=]? ?:?(?<behind>\d{1,2})(?:${S})?${END}(?! ?[x'])${EACH}`,
    ),
    read: ({ seconds, behind }) => rest(Number(seconds ?? behind)),
  },
  {
    pattern: sticky(String.raw`(?:with|w\/|w) ?:?(?<seconds>\d{1,2})${S}${END}(?: ${REST})?${EACH}`),
    read: ({ seconds }) => rest(Number(seconds)),
  },
  {
    pattern: sticky(String.raw`\+ ?(?::(?<colon>\d\d)|(?<seconds>\d{1,2})(?:${S}|(?= ?(?:[,;)]|$))))${END}${EACH}`),
    read: ({ colon, seconds }) => rest(Number(colon ?? seconds)),
  },
  {
    pattern: sticky(
      String.raw`(?:(?:with|w\/|w) ?)?${MINUTES} ?${REST}|${REST} ?${MINUTES.replaceAll('minutes>', 'behind>')}`,
    ),
    read: ({ minutes, behind }) => rest(Number(minutes ?? behind) * 60),
  },
]

const clocks: readonly Entry[] = [
  plain(String.raw`(?:leaving )?(?:on|off|every) (?:the )?min(?:ute)?${END}`, {
    kind: 'clock',
    words: 'on',
    seconds: 60,
  }),
  {
    pattern: sticky(
      String.raw`(?:${ON}|@ ?|at )(?<row>(?:\d{1,2})?[:.][0-5]\d(?:(?: ?(?:&|\/) ?|,? (?:and|then) )(?:on |off )?(?:\d{0,2}[:.][0-5]\d|\d{2,3})(?:s${END})?(?![\d:.x]))+)`,
    ),
    read: ({ row = '' }) => {
      const [seconds, ...others] = (row.match(/\d*[:.]?\d+/g) ?? []).map(secondsOf)
      return { kind: 'clock', words: 'on', ...(seconds ? { seconds } : {}), others }
    },
  },
  {
    pattern: sticky(String.raw`(?:${ON}|@ ?|at )${CLOCK}`),
    read: ({ clock = '' }, all) => {
      const seconds = secondsOf(clock)
      // "@ 1:30" may be a pace: it is settled beside its length.
      return { kind: 'clock', words: /^(?:@|at)/i.test(all) ? '@' : 'on', seconds, figure: clock }
    },
  },
  {
    pattern: sticky(String.raw`(?:${ON}|@ ?)(?<seconds>\d{2,3})(?<unit>${S})?${END}(?! ?[%+x.:/-]| (?:pace|rpm|w)\b)`),
    read: ({ seconds = '', unit }, all) =>
      /^@/.test(all) && !unit ? undefined : { kind: 'clock', words: 'on', seconds: Number(seconds), figure: seconds },
  },
  {
    pattern: sticky(String.raw`${ON}${MINUTES}|(?:leav(?:e|ing) (?:on )?|go(?:ing)? on |on the )(?<bare>[1-9])${END}`),
    read: ({ minutes, bare }) => ({ kind: 'clock', words: 'on', seconds: Number(minutes ?? bare) * 60 }),
  },
]

const targets: readonly Entry[] = [
  {
    pattern: sticky(String.raw`css ?(?:is |= ?|of )?${CLOCK}(?:,? so${END})?`),
    read: ({ clock = '' }) => ({ kind: 'pool', words: `css ${clockOf(secondsOf(clock))}` }),
  },
  {
    // "4 @ css+6, 3 @ +5"
    pattern: sticky(String.raw`(?<=\bcss ?\+.*)@ ?(?<offset>[+-] ?\d{1,2})${END}`),
    read: ({ offset = '' }) => ({ kind: 'target', words: `at css${offset.replace(' ', '')}` }),
  },
  {
    pattern: sticky(
      String.raw`(?:(?:@|at|hold(?:ing)?) ?)?css(?: pace)?(?: ?(?<offset>[+-] ?\d{1,2})(?:${S})?)?${END}`,
    ),
    read: ({ offset = '' }) => ({ kind: 'target', words: `at css${offset.replace(' ', '')}` }),
  },
  {
    pattern: sticky(String.raw`(?:(?:@|at|in) ?)?(?:z|zone ?)(?<zone>[1-6])${END}`),
    read: ({ zone }) => ({ kind: 'target', words: `z${zone}` }),
  },
  {
    pattern: sticky(
      String.raw`(?:(?:@|at) ?)?(?<percent>[6-9]\d|1[0-2]\d)(?: ?- ?(?<to>[6-9]\d|1[0-2]\d))? ?(?:%(?: ?\+)?|\+)(?<effort> effort)?${END}`,
    ),
    read: ({ percent, to, effort = '' }, all) => ({
      kind: 'target',
      // "95+ %": up to all of it.
      words: `at ${percent}${to ? `-${to}` : all.includes('+') && Number(percent) < 100 ? '-100' : ''}%${effort}`,
    }),
  },
  {
    pattern: sticky(
      String.raw`(?:(?:@|at|hold(?:ing)?) )?(?:goal |target )?(?<of>1650|1500|mile|800|500|400|200|100|race|ironman|im|tri|tt|easy) ?-?(?:race )?(?:pace|tempo)${END}|(?:(?:@|at) )?(?:threshold(?:[ -]?pace)?|tempo|t[ -]?pace)(?: ?(?<offset>[+-] ?\d{1,2})(?:${S}| ?\/ ?100m?)?)?${END}`,
    ),
    read: ({ of, offset }) => ({
      kind: 'target',
      words: of
        ? (paces[of.toLowerCase()] ?? `at ${PACE_OF_1500}`)
        : offset
          ? `at css${offset.replace(' ', '')}`
          : 'at threshold',
    }),
  },
  {
    pattern: sticky(
      String.raw`(?:hold(?:ing)?|make|making|in|hit(?:ting)?)(?: under)? ${CLOCK.replace('clock', 'held')}(?: ?- ?(?<to>\d?:?\d\d))?(?:s${END})?`,
    ),
    read: ({ held = '', to }) => {
      const most = to && (to.includes(':') ? to : `${held.split(/[:.]/)[0]}:${to}`)
      return { kind: 'target', words: `in ${clockOf(secondsOf(held))}${most ? `-${clockOf(secondsOf(most))}` : ''}` }
    },
  },
]

const PACE_OF_1500 = '97-100%'
/** Of critical swim speed (our choice). */
const paces: Readonly<Record<string, string>> = {
  '800': 'at 99-102%',
  '500': 'at 101-104%',
  '400': 'at 102-105%',
  '200': 'at 106-110%',
  '100': 'at 112-116%',
  easy: 'easy',
  ironman: 'at 93-96%',
  im: 'at 93-96%',
}

const figures: readonly Entry[] = [
  {
    pattern: sticky(
      String.raw`(?<figure>\d{1,2}) ?(?:x|×) ?(?=\d|\()|(?<rounds>\d{1,2}) ?(?:rounds|rnds|rds|sets|lots|times)(?: of)?${END}(?: x(?= ?\d))?|(?<through>\d) ?x (?:thru|through)${END}|(?<lap>\d{1,2}) laps(?: of)?(?= ?[~(]? ?\d{3,4})`,
    ),
    read: ({ figure, rounds, lap, through }) => ({ kind: 'times', figure: Number(figure ?? rounds ?? lap ?? through) }),
  },
  {
    pattern: sticky(String.raw`(?:x|×) ?(?<figure>\d{1,2})(?: (?:sets|rounds|times))?${END}(?! ?x)`),
    read: ({ figure }) => ({ kind: 'times behind', figure: Number(figure) }),
  },
  {
    pattern: sticky(
      String.raw`(?<=(?:warm[- ]?up|wu|cool[- ]?down|cd) )(?<times>\d{1,2}) (?:lengths|laps) (?:of )?(?<each>25|33|50)(?: ?m)?${END}`,
    ),
    read: ({ times, each }) => ({ kind: 'length', figure: Number(times) * Number(each), unit: ' m' }),
  },
  {
    pattern: sticky(String.raw`(?<row>\d{2,4}(?:(?: ?[/-] ?| |, ?)\d{2,4}){2,})(?![\dx:%.]| ?x ?\d)(?: ?m${END})?`),
    read: ({ row = '' }) => {
      const figures = (row.match(/\d+/g) ?? []).map(Number)
      return figures.every(isLength) ? { kind: 'row', figures } : undefined
    },
  },
  {
    pattern: sticky(String.raw`(?<figure>\d{2}) strokes${END}`),
    read: ({ figure }) => ({ kind: 'strokes', figure: Number(figure) }),
  },
  {
    pattern: sticky(
      String.raw`t ?(?<trial>[23]0)${END}(?::? as far as (?:poss(?:ible)?|(?:yo)?u can)(?: in \d0 min(?:s|utes)?)?)?|(?<figure>\d{1,2}) ?(?:mins?|minutes|')(?: swim)? (?:tt|time trial|test)${END}`,
    ),
    read: ({ trial, figure }) => ({ kind: 'minutes', figure: Number(trial ?? figure) }),
  },
  {
    pattern: sticky(
      String.raw`by (?:the )?(?<figure>25|50|75|100)s?${END}|(?<!x ?)(?<each>25|50|75|100) (?:of )?each${END}`,
    ),
    read: ({ figure, each }) => ({ kind: 'by', figure: Number(figure ?? each) }),
  },
  {
    pattern: sticky(
      String.raw`(?<figure>25|50|75|100|125|150|200|250|300|400|500|600|800|1000)'?s(?! ?(?:rest|ri|r)\b)${END}`,
    ),
    read: ({ figure }) => ({ kind: 'name', figure: Number(figure) }),
  },
  // "on the 3s": the 300s of a row.
  {
    pattern: sticky(String.raw`(?<figure>[1-8])s${END}`),
    read: ({ figure }) => ({ kind: 'name', figure: Number(figure) * 100 }),
  },
  {
    pattern: sticky(
      String.raw`~?(?<far>\d(?:[.,]\d)? ?km?|\d,\d{3}|\d{2,4})(?<unit> ?(?:m|met(?:er|re)s|y|yds?|yards))?(?![a-z\d%]|[:.,]\d)|(?<mile>1\/2|half an?|0\.5|½|[12]) ?mi(?:les?)?${END}`,
    ),
    read: ({ far, unit = '', mile }) => {
      if (mile) return { kind: 'length', figure: Number(mile) > 0 ? Number(mile) : 0.5, unit: ' mi' }
      const figure = /k/i.test(far ?? '')
        ? Number.parseFloat((far ?? '').replace(',', '.')) * 1000
        : Number((far ?? '').replace(',', ''))
      return unit || isLength(figure) ? { kind: 'length', figure, unit } : undefined
    },
  },
  {
    pattern: sticky(
      String.raw`(?:(?:in )?an? )?(?<far>25|33|50) ?(?<unit>m|yds?|y|yards?|metres?|meters?)? pool${END}|(?<short>scm|scy|lcm)${END}`,
    ),
    read: ({ far, unit = 'm', short }) => ({ kind: 'pool', words: short ?? `${far}${unit} pool` }),
  },
  {
    pattern: sticky(String.raw`set (?<figure>\d)${END}|(?<nth>\d)(?:st|nd|rd|th) set${END}`),
    read: ({ figure, nth }) => ({ kind: 'round', figure: Number(figure ?? nth) }),
  },
  {
    pattern: sticky(String.raw`(?<figure>\d{1,2})(?![\d:.%x/-])`),
    read: ({ figure }) => ({ kind: 'count', figure: Number(figure) }),
  },
]

const names: readonly Entry[] = [
  ...slot('drill', {
    'catch up drill': 'catch[- ]?ups?(?: drill)?',
    'fist drill': 'fists?(?: drill| swim)?',
    'fingertip drag drill': 'finger[- ]?tips?(?: drag)?(?: drill)?|fingertip drag',
    'sculling drill': 'scull(?:ing|s)?(?: drill)?',
    '6-1-6 drill': '6-1-6(?: drill)?',
    '6-3-6 drill': '6-3-6(?: drill)?',
    'single arm drill': '(?:single|one|1)[- ]arm(?: drill)?',
    'side kick drill': 'side[- ]?kick(?:ing)?(?: drill)?|kick on (?:the |your )?side',
    'six kick drill': '(?:six|6)[- ]kick(?: switch)?(?: drill)?',
    'kick switch drill': 'kick[- ]switch(?: drill)?',
    'zipper drill': 'zipper(?: drill)?',
    'doggy paddle drill': 'dogg(?:y|ie)[- ]paddle(?: drill)?',
    'tarzan drill': 'tarzan(?: drill)?|heads?[- ]up(?: free\\w*| fr)?',
    'underwater kick on back':
      '(?:uw|u\\/w|underwater)(?: dolphin)?(?: kicks?)? on (?:yo?u?r )?back|dolphin (?:kick )?on back',
    'underwater kick': '(?:uw|u\\/w|underwater)(?: (?:dolphin|fly))?(?: kicks?)?|dolphin kicks?',
  }),
  ...slot('gear', {
    'with paddles and pull buoy':
      '(?:(?:with|w\\/|w) ?)?(?:p ?& ?p|p&b|paddles? ?(?:and|&|\\+|n|\\/) ?(?:pull )?bu?o[uy]{1,2}|(?:pull )?bu?oy ?(?:and|&|\\+|n|\\/) ?paddles?|paddles (?:and|&|\\+) pull)',
    'with paddles': '(?:(?:with|w\\/|w) ?)?padd(?:les|els|le)',
    'with fins': '(?:(?:with|w\\/|w) ?)?(?:short )?(?:fins|flippers)',
    'with pull buoy': '(?:(?:with|w\\/|w) ?)?(?:pull[- ]?)?b(?:uo|ou)y',
    'with kickboard': '(?:(?:with|w\\/|w) ?)?(?:a )?(?:kick)?board',
    'with snorkel': '(?:(?:with|w\\/|w) ?)?(?:a )?snorkel',
    'with band': '(?:(?:with|w\\/|w) ?)?(?:a )?(?:ankle )?band',
  }),
  ...slot('stroke', {
    'IM order kick': 'im order (?:k|kick)',
    'IM order': 'im order|imo',
    IM: 'ims?|individual medley|medley',
    freestyle: 'freestyle|free|fr|fs|fc|front crawl|crawl',
    back: 'backstroke|back|bk|bck',
    breast: 'breaststroke|breast|brst|brs|br',
    fly: 'butterfly|fly|fl',
    kick: 'kick(?:ing)?|kk|ki|k',
    pull: 'pull(?:ing)?|pl|p',
    drill: 'drills?|drl|dr',
    choice: 'choice|ch|mix(?:ed)?(?! with)',
    'no free': 'no free(?:style)?',
    swim: 'swim|sw|swm',
  }),
  ...slot('effort', {
    build: 'build(?:ing)?(?: each)?',
    easy: '(?:super |very |nice (?:n|and) )?(?:easy|ez|eazy|smooth(?:ly)?|relax(?:ed)?|loosen(?:er|ing)?(?: (?:off|up|down))?|loose|chill(?:ed)?|home|chat pace|gentle|recovery|float|swim easy)',
    steady: 'steady|aerobic|aero|cruis(?:e|ing|y)|endurance|comfortable|settle',
    moderate: 'mod(?:erate)?',
    strong: 'strong',
    max: 'max|afap|flat (?:out|stick)|full gas|all[- ]out|blast|sprints?|race start|100 ?%',
    hard: 'hard(?: start| finish| in)?|tough',
    fast: 'fast(?: start| finish| in)?|quick',
    'negative split': 'neg(?:ative)?[- ]?splits?|neg',
  }),
  {
    pattern: sticky(String.raw`d(?:esc(?:end(?:ing)?)?)?(?: ?(?<from>\d) ?(?:-|to) ?(?<to>\d))?${END}`),
    read: ({ from, to }) => ({ kind: 'effort', words: from ? `descend ${from}-${to}` : 'descend' }),
  },
  ...slot('end', {
    'warm up': '(?:wu|w\\/u|wup|w\\/up|warm(?:ing)?[- ]?up)',
    'cool down': '(?:cd|c\\/d|wd|w\\/d|s\\/d|sd|cool(?:ing)?[- ]?(?:down|dn|off)|warm[- ]?down|swim[- ]?down|dn)',
  }),
  ...slot('note', {
    'from a dive': '(?:from |off )?(?:an? |the )?(?:dive|dives|blocks|block start|push)',
    straight: 'stra(?:ig?h?)?t|non[- ]?stop',
    'counting strokes':
      '(?:count(?:ing)? strokes|stroke counts?)(?: ?(?:\\+|and|&|plus) ?(?:time|secs?|seconds))?|golf',
    'climbing out before the dive': '(?:hop|climb|get|jump) out',
  }),
  {
    pattern: sticky(String.raw`(?:with |w\/? ?)?sight(?:ing)?(?: every \d{1,2}(?: strokes)?)?${END}`),
    read: (_, all) => ({ kind: 'note', words: all }),
  },
  {
    pattern: sticky(
      String.raw`(?:breath(?:e|ing)?|hypoxic(?: breathing)?) (?<how>(?:every )?\d(?:[/,-]\d)*(?: (?:strokes?|by (?:25|50|100)s?))?)${END}`,
    ),
    read: ({ how = '' }) => ({ kind: 'breath', words: `breathing ${/[/,-]|every/.test(how) ? how : `every ${how}`}` }),
  },
]

/** What has no word: seconds behind a swim are its rest, a time with a colon is that or its send-off. */
const bare: readonly Entry[] = [
  { pattern: sticky(String.raw`(?<seconds>\d{1,2})${S}${END}${EACH}`), read: ({ seconds }) => rest(Number(seconds)) },
  {
    pattern: sticky(`${CLOCK}`),
    read: ({ clock = '' }) => ({ kind: 'clock', words: '', seconds: secondsOf(clock), figure: clock }),
  },
]

const marks: readonly Entry[] = [
  plain(String.raw`\(`, { kind: 'open' }),
  plain(String.raw`\)`, { kind: 'close' }),
  plain(String.raw`followed by${END}|then${END}|into${END}|;|\n|!+|\.(?!\d)`, { kind: 'mark', mark: 'stop' }),
  plain(String.raw`,`, { kind: 'mark', mark: 'comma' }),
  plain(String.raw`(?:and|plus|&|\+|n)(?![a-z])`, { kind: 'mark', mark: 'join' }),
  plain(String.raw`\/|\|`, { kind: 'mark', mark: 'slash' }),
  plain(String.raw`:(?!\d)|=|->|→| - |-(?= )`, { kind: 'mark', mark: 'colon' }),
  plain(String.raw`as${END}|of which${END}`, { kind: 'mark', mark: 'as' }),
  plain(String.raw`(?:all|every ?thing|whole lot)${END}`, { kind: 'all' }),
  plain(String.raw`(?:each|ea|of each)${END}`, { kind: 'each' }),
  plain(
    String.raw`(?:before(?: (?:that|it|this|all))?|b4(?: (?:that|it))?|first|beforehand|to (?:start|begin))${END}`,
    { kind: 'place', place: 'before' },
  ),
  plain(
    String.raw`(?:after(?:wards?)?(?! (?:each|every))|aft(?! (?:each|every))|to (?:finish|end)|finish(?:ing)?(?: with| w)?|at the end)${END}`,
    {
      kind: 'place',
      place: 'behind',
    },
  ),
  plain(String.raw`(?:last|final)${END}(?= \d{2,4})`, { kind: 'place', place: 'last' }),
  plain(String.raw`(?:either (?:end|side)|each (?:end|side)|before (?:and|&|n) after|in (?:and|&) out)${END}`, {
    kind: 'place',
    place: 'either',
  }),
  plain(String.raw`(?:in )?(?:btwn?|between|btween)${END}`, { kind: 'place', place: 'between' }),
  plain(
    String.raw`(?:(?:with|w\/|w)(?! ?\d)|on|at|@|the|of|a|an|swim(?= ?(?:set|smooth|easy|fast|hard))|main(?: set)?(?! \d{3,4}(?! ?x))|ms|ps|set|please|pls|fins ok|(?:miss|fail) \d(?: ?(?:&|and|=|then))?(?: (?:you'?re |ur )?(?:done|out|stop))?|done|usrpt|broken|red mist(?: lite)?|lane \d|deck ups|squad|masters|straight into|lengths)${END}`,
    { kind: 'filler' },
  ),
]

const entries: readonly Entry[] = [
  ...rests,
  ...clocks,
  ...targets,
  ...names,
  ...figures.slice(0, -1),
  ...bare,
  ...figures.slice(-1),
  ...marks,
]

/** The words of a line of a swim, in their order; figures that are not known stand in words that are not. */
export function wordsOfLine(text: string): Word[] {
  const words: Word[] = []
  for (let at = 0; at < text.length; ) {
    if (text[at] === ' ') {
      at += 1
      continue
    }
    const word = wordAt(text, at)
    words.push(word)
    at = word.to
  }
  return words
}

function wordAt(text: string, from: number): Word {
  for (const { pattern, read } of entries) {
    pattern.lastIndex = from
    const match = pattern.exec(text)
    const shape = match && match[0].length > 0 ? read(match.groups ?? {}, match[0]) : undefined
    if (match && shape) return { ...shape, from, to: from + match[0].length }
  }
  UNKNOWN.lastIndex = from
  const words = UNKNOWN.exec(text)?.[0] ?? text.slice(from, from + 1)
  return { kind: 'unknown', words, from, to: from + words.length }
}

function rest(seconds: number): Shape | undefined {
  return seconds >= SHORTEST_REST && seconds <= LONGEST_REST
    ? { kind: 'rest', words: `${seconds}s rest`, seconds }
    : undefined
}

function pause(seconds: number): Shape {
  return { kind: 'pause', words: `${seconds}s`, seconds }
}

/** Seconds of "1:45", "1.45", ":45" and "45". */
function secondsOf(clock: string): number {
  if (/^\d+$/.test(clock)) return Number(clock)
  const [minutes, seconds] = clock.split(/[:.]/).map(Number)
  return (minutes ?? 0) * 60 + (seconds ?? 0)
}

export function isPause({ kind }: Slot): boolean {
  return kind === 'rest' || kind === 'clock'
}

export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whether a figure without a unit is the length of a swim. */
export function isLength(figure: number): boolean {
  return figure >= POOL && figure <= LONGEST && figure % POOL === 0
}

const POOL = 25
// In metres and seconds (our choice).
const LONGEST = 5000
const SHORTEST_REST = 5
const LONGEST_REST = 120
const UNKNOWN = /[\p{L}\d'’]+(?:[-.:][\p{L}\d'’]+)*/uy
