import { END, type Entry, plain, type Several, type Shape, sticky, stickyCapital } from './entries.ts'
import { timeOf } from './words.ts'

/** What riders say of their sets in short: pairs of targets, steps of watts, spin-ups, gears, turns at the front. */
export const wordsOfRiders: readonly Entry[] = [
  {
    // "30/15 @ 130/50"
    form: sticky(
      String.raw`(?<=\d{2} ?\/ ?\d{2}(?: ?s)?\b.*)(?:@|at) ?(?<on>[89]\d|1\d\d|2[0-4]\d)(?<unit> ?%| ?w\b)? ?\/ ?(?<off>[3-9]\d)(?<same> ?%| ?w\b)?(?: (?:of )?ftp${END})?(?![\d:./-]| ?(?:rpm|bpm|min|s\b))`,
    ),
    read: ({ on, off, unit, same }) => {
      const said = (same ?? unit)?.trim().toLowerCase()
      return said === 'w' ? undefined : several([percent(on, said), percent(off, said)])
    },
  },
  {
    // "4x6 min @ 95/100/105/110"
    form: sticky(
      String.raw`(?:@|at) ?(?<list>\d{2,3}(?:\/\d{2,3}){2,})(?<unit> ?%| ?w\b)?(?![\d:./-]| ?(?:rpm|bpm|m\b|k|s\b))`,
    ),
    read: ({ list = '', unit = '' }) => {
      const all = list.split('/')
      if (Math.min(...all.map(Number)) < FARTHEST * Math.max(...all.map(Number))) return undefined
      const areWatts = /w/i.test(unit) || (unit === '' && all.every((one) => Number(one) > MOST_PERCENT))
      return several(
        all.map((one) => (areWatts ? { kind: 'aim', words: `${one} w` } : percent(one, unit || undefined))),
      )
    },
  },
  // "8x40/20, 120% on the 40s"
  plain(String.raw`(?:on|for) (?:the )?(?<on>\d{2}) ?s?(?<=(?<!\d)\k<on> ?\/ ?\d{2}\b.*)${END}`, { kind: 'filler' }),
  {
    // "30/30s x 3 x 12": sets of so many
    form: sticky(
      String.raw`(?<=\d{2} ?\/ ?\d{2} ?s? ?)[x×] ?(?<one>\d{1,2}) ?[x×] ?(?<other>\d{1,2})${END}(?! ?[x×/])`,
    ),
    read: ({ one, other }) => {
      const [sets, each] = [Number(one), Number(other)].toSorted((first, second) => first - second)
      return sets !== undefined && each !== undefined && sets > 1 && sets < each
        ? several([
            { kind: 'times', figure: each, isBehind: true },
            { kind: 'times', figure: sets, isBehind: true, ofSets: true },
          ])
        : undefined
    },
  },
  {
    // "start 100W +20W each min til 300W"
    form: sticky(
      String.raw`(?:start(?:ing|s)?(?: at| from)? |from )?(?:@ ?)?(?<from>\d{2,3}) ?(?<unit>w(?:atts)?|%),? ?(?:\+|up|adding|add|rising|increas(?:e|ing)(?: by)?|plus) ?(?<by>\d{1,3}) ?(?:w(?:atts)?|%)? ?(?:\/|every|each|per|a) ?(?<minutes>\d{1,2})? ?(?:min(?:ute)?s?|')${END},? ?(?:til+|until|to|up to) ?(?<to>\d{2,3}) ?(?:w(?:atts)?|%)?${END}`,
    ),
    read: ({ from, unit = '', by, minutes, to }) =>
      stepsOf(Number(from), Number(by), Number(to), Number(minutes ?? 1), unit === '%' ? '%' : ' w'),
  },
  // "3 spin ups" without a length
  {
    form: sticky(
      String.raw`(?<=\b(?:with|w\/?|incl?(?:uding)?\.?|\+|,) ?)(?<count>[2-9]|1\d)(?= ?(?:x ?)?(?:high[- ]cadence )?spin[- ]?ups?\b)`,
    ),
    read: ({ count }) =>
      several([
        { kind: 'times', figure: Number(count) },
        { kind: 'length', length: timeOf(SPIN_UP_SECONDS) },
        {
          kind: 'detail',
          words: 'at 100-110 rpm',
          tell: 'Spin-ups were taken to last 30 seconds: say how long they are, if not.',
        },
      ]),
  },
  {
    // "3x1 min high cadence 110+"
    form: sticky(
      String.raw`(?:high|fast|hi|quick|low|lo)[- ]?cad(?:ence)?,? ?(?:\(|@|at|of)? ?(?<low>\d{2,3})(?: ?- ?(?<high>\d{2,3}))? ?\+?(?: ?rpm)?(?:\)|${END})`,
    ),
    read: ({ low, high }) => ({ kind: 'detail', words: `at ${low}${high ? `-${high}` : ''} rpm` }),
  },
  {
    form: sticky(`(?<how>low|lo|high)[- ]?cad(?:ence)?${END}`),
    read: ({ how = '' }) => ({ kind: 'detail', words: `${/^h/i.test(how) ? 'high' : 'low'} cadence` }),
  },
  // "spin-ups @ 110 rpm": the cadence is said
  plain(
    String.raw`(?:(?:cad(?:ence)? )?spin[- ]?ups?|(?:fast|quick|high)[- ](?:pedal\w*|legs|spin\w*|cad(?:ence)?))(?= ?(?:@|at|to|of)? ?\d{2,3}\+? ?rpm)`,
    { kind: 'filler' },
  ),
  {
    // "52x14"
    form: sticky(
      String.raw`(?:in (?:the |a )?)?(?:(?:39|4[24-8]|5[0-6]) ?x ?(?:1[1-9]|2[0-3]))(?![\d:]| ?(?:s|secs?|mins?|m|')\b)`,
    ),
    read: () => ({ kind: 'talk' }),
  },
  { form: sticky(`standing starts?${END}`), read: () => ({ kind: 'detail', words: 'standing start' }) },
  plain(`(?:not|no|never) (?:quite )?(?:all[- ]?out|flat[- ]?out|full gas|max(?:imal|imum)?)${END}`, {
    kind: 'heldBack',
  }),
  plain(
    `(?:pulls?|turns?)(?: (?:on|at) the front)?(?= ?(?:@|at |\\d))|(?:sit(?:ting)?|sat)[- ](?:in|on|at the back)(?= ?(?:@|at ))`,
    { kind: 'filler' },
  ),
  plain(`(?:sit(?:ting)?|sat)[- ](?:in|on|at the back)${END}`, { kind: 'easy' }),
  plain(
    `(?:keep (?:on )?|and )?(?:cycling|rotating|rolling|going|repeating|alternating) (?:thru|through|round)(?: (?:it|them|these|those|the lot))?${END}`,
    { kind: 'overAndOver' },
  ),
  plain(
    `(?<=\\b(?:hills?|climbs?|up(?:hill)?)\\b.*)(?:(?:easy )?(?:spin(?:ning)?|roll(?:ing)?|coast(?:ing)?|freewheel(?:ing)?|easy|ez) (?:back )?(?:down|dn|dwn)|descend(?:ing)?(?= ?\\d))${END}`,
    { kind: 'pause', how: 'easy', words: 'easy' },
  ),
  plain(`descend(?:ing)?(?: (?:back|down))? (?:easy|ez|easily|soft|gently)|coast(?:ing)? (?:back )?down${END}`, {
    kind: 'easy',
  }),
  plain(
    `up(?:hill)?(?= ?(?:at |@|in |z\\d|vo2|thr|tempo|hard))|(?<=rpm )down${END}|club(?= (?:ride|spin|run)${END})|(?:indoors?(?! track)|tour(?= (?:prep|sim))|tabatas?|r[oø]nnestads?|billats?|(?:the )?whole (?:way|time|ride|thing)|throughout|all the way)${END}|pyramid(?= ?\\d)`,
    { kind: 'filler' },
  ),
  plain(`(?:the |my |our )?(?:usual|normal|standard)(?= (?:w|c))`, { kind: 'usual' }),
  ...['mona(?:ghetti| fartlek)?s?|moneghetti'].map(
    (source): Entry =>
      plain(`(?:the )?(?:${source})(?: fartlek| session)?${END}`, { kind: 'classic', words: 'mona fartlek' }),
  ),
  // "crit sim", "TTT effort"
  plain(
    `(?:crit(?:erium)?|cx|ttt?|club|road|gravel|race|local)(?: race)?(?= (?:sims?|simulation|prep|efforts?|practice|openers?)${END})`,
    {
      kind: 'filler',
    },
  ),
  plain(`after (?:each|every|all)(?: (?:sets?|rounds?|blocks?))?(?<=\\d ?(?:sets|rounds|blocks)\\b.*)${END}`, {
    kind: 'place',
    place: 'after sets',
  }),
  plain(`in (?:the )?(?:2nd|second|last|latter|back) half(?: of (?:it|the ride))?${END}`, {
    kind: 'place',
    place: 'second half',
  }),
  // "RPE 3 til 90 min"
  plain(`(?:until|till?|'til)(?= ?\\d{2,3} ?(?:min(?:ute)?s?|m|')(?: |$|[,.;)]))`, { kind: 'remains' }),
  plain(`(?:and )?(?:the )?rest of it(?= (?:at |@|in |is |z\\d|easy|steady|endurance))`, { kind: 'remains' }),
  // "20 front, 15 back"
  plain(`(?:front|up front|out front)${END}(?=.*\\bback\\b)`, { kind: 'place', place: 'before' }),
  plain(`(?<=\\bfront\\b.*)back${END}`, { kind: 'place', place: 'behind' }),
  ...(['up', 'down'] as const).map(
    (way): Entry => ({
      // "ramp up 15, …, ramp down 10"
      form: sticky(
        `ramp(?:ing)? ${way}(?: for)?(?=:? ?\\d{1,2} ?(?:mins?|minutes|m|')? ?(?:$|[,.;)]))|(?<=(?:^|[,.;] ?)\\d{1,2} ?(?:mins?|minutes|m|')? ?)ramp(?:ing)? ${way}(?= ?(?:$|[,.;)]))`,
      ),
      read: () => several([{ kind: 'ramp' }, { kind: 'end', end: way === 'up' ? 'warm-up' : 'cool-down' }]),
    }),
  ),
  // "FTP test: warm up 20, 20 min all out": what it is called
  plain(`(?:ftp|cp|lthr|threshold|power) (?:re)?test(?= ?(?:[:.,;(]| -))`, { kind: 'filler' }),
  // "10 km whatever's left": as hard as it goes
  plain(
    `(?<=\\d ?(?:kms?|k|mins?|minutes|m|'|mi|miles?),? )(?:at |with |on )?(?:whatever(?:['’]?s| is) left|(?:with )?(?:everything|all)(?: that)?(?: (?:is|['’]s))?(?: (?:you(?:['’]ve| have)?(?: got)?|left|is left))+|empty the tank)(?: in the (?:tank|legs))?${END}`,
    { kind: 'aim', words: 'all out' },
  ),
  {
    // "cadence ladder 80-90-100-110 2 min each, up and back down", in the zone that is said beside it
    form: sticky(
      String.raw`(?:cad(?:ence)?|rpm) ?(?:ladder|pyramid|steps?|drills?)?:? (?<list>\d{2,3}(?:(?: ?[-/,] ?| )\d{2,3}){2,})(?: ?rpm)?,? (?:for |at |x |@ )?(?<each>\d{1,3}) ?(?<unit>mins?|minutes|m|'|s|secs?|seconds)(?: ?(?:each|ea|per step|a step|steps))*(?<back>,? ?up (?:and|n|&|then) (?:back )?down(?: again)?)?${END}(?=(?:.*\b(?<behind>z(?:one)? ?[1-4])\b)?)(?<=(?:\b(?<ahead>z(?:one)? ?[1-4])\b.*)?)`,
    ),
    read: ({ list = '', each, unit = '', back, behind, ahead }) =>
      cadencesOf(list, Number(each) * (/^s/i.test(unit) ? 1 : 60), back !== undefined, behind ?? ahead),
  },
  // "repeat the 20"
  {
    form: sticky(String.raw`repeat(?:ing)? (?:the |that )?(?=\d{1,2} ?(?:mins?|minutes|m|')?(?: |$|[,.;)]))(?!\d+ ?x)`),
    read: () => ({ kind: 'again' }),
  },
]

/** Places and races by their names: "at Brimley". */
export const names: readonly Entry[] = [
  {
    form: stickyCapital(
      String.raw`(?<=\b(?:at|up|on|along|around|round|near|to) )(?!Hills?\b)[A-Z][a-z]{2,}(?: (?!Hills?\b)[A-Z][a-z]+)*`,
    ),
    read: () => ({ kind: 'name' }),
  },
]

function several(shapes: readonly Shape[]): Several {
  return { kind: 'several', shapes }
}

const PERCENT = 'Targets of a pair without a unit were read as percent of FTP.'
/** Of spin-ups of which no length is said (our choice). */
const SPIN_UP_SECONDS = 30
const MOST_STEPS = 20
// Targets without a unit above it are watts (our choice).
const MOST_PERCENT = 160
// Bouts of one set are nearer to each other (our choice).
const FARTHEST = 0.6

function percent(figure = '', unit: string | undefined): Shape {
  return { kind: 'aim', words: `${figure}%`, ...(unit ? {} : { tell: PERCENT }) }
}

/** So long at each of some cadences. */
function cadencesOf(list: string, seconds: number, isBack: boolean, zone = 'easy'): Several | undefined {
  const up = [...list.matchAll(/\d+/g)].map(([figure]) => Number(figure))
  const all = isBack ? [...up, ...up.toReversed().slice(1)] : up
  if (all.some((rpm) => rpm < LEAST_RPM || rpm > MOST_RPM)) return undefined
  const aim = zone.replace(/one ?| /i, '').toLowerCase()
  return several([
    { kind: 'row', lengths: all.map(() => timeOf(seconds)) },
    ...all.map((rpm): Shape => ({ kind: 'aim', words: `${aim} at ${rpm} rpm` })),
  ])
}

const [LEAST_RPM, MOST_RPM] = [50, 140]

/** Each step of so many minutes harder by as much than the one before. */
function stepsOf(from: number, by: number, to: number, minutes: number, unit: string): Several | undefined {
  const count = (to - from) / by + 1
  if (!Number.isInteger(count) || count < 3 || count > MOST_STEPS || minutes < 1) return undefined
  const each = Array.from({ length: count }, (_, at) => from + at * by)
  return several([
    { kind: 'row', lengths: each.map(() => timeOf(minutes * 60)) },
    ...each.map((figure): Shape => ({ kind: 'aim', words: `${figure}${unit}` })),
  ])
}
