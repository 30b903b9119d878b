import { END, type Entry, sticky, stickyCapital } from './entries.ts'
import { distanceOf, type Length, milesOf, timeOf } from './words.ts'

const MINUTES = `(?:min(?:ute)?s?|mns?|m|'|’|′)`
const SECONDS = `(?:sec(?:ond)?s?|s|"|”|''|″)`
const HOURS = '(?:hours?|hrs?|h)'
const FAR = '(?:kilomet(?:er|re)s?|kms?|k|miles?|mi|met(?:er|re)s?)'
const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,2})?`

/** Counts, lengths and rows of them. */
export const figures: readonly Entry[] = [
  {
    form: sticky(
      String.raw`(?:split |done |broken )?(?:in(?:to)?|as(?: in)?) (?<into>\d) (?:blocks|sets|groups)${END}(?: of (?<of>\d{1,2})(?![\d:.]| ?(?:mins?|m|k|s|x|')))?|(?<sets>\d) (?:blocks|sets|groups) of (?<each>\d{1,2})(?= ?(?:$|[,;.)@-]|w|with|at))`,
    ),
    read: ({ into, of, sets, each }) => {
      const count = of ?? each
      return { kind: 'split', sets: Number(into ?? sets), ...(count ? { of: Number(count) } : {}) }
    },
  },
  {
    form: sticky(
      String.raw`(?<figure>\d{1,2}) ?(?:[x×*] ?| by (?=\d|mile))(?=[(a-z~]|:?\d|\d?\.)(?! ?\d+ ?(?:sets|rounds|times)\b)|(?<of>\d{1,2}) ?(?<sets>sets|rounds|rnds|rds|blocks|lots|times|reps|laps(?= of))(?: ?of)?${END}(?: ?x(?= ?\d))?`,
    ),
    read: ({ figure, of, sets = '' }) => {
      const times = Number(figure ?? of)
      // "53x15" is a gear.
      if (times < 1 || times > MOST_TIMES) return undefined
      return { kind: 'times', figure: times, ofSets: /^(?:set|ro|rn|rd|bl)/i.test(sets) }
    },
  },
  {
    form: sticky(
      String.raw`[x×] ?(?<figure>\d{1,2})(?: (?<sets>sets|rounds|rds|times|reps|thru|through))?${END}(?! ?[x×])|(?<twice>twice)(?: (?:thru|through|over))?${END}`,
    ),
    read: ({ figure, sets = '', twice }) => ({
      kind: 'times',
      figure: twice ? 2 : Number(figure),
      isBehind: true,
      ofSets: /^(?:set|ro|rd|th)/i.test(sets) || twice !== undefined,
    }),
  },
  {
    form: sticky(
      String.raw`(?:(?<!(?:@|\bat) ?)(?<on>\d{2}) ?s? ?\/ ?(?<off>\d{2}) ?s?(?: ?(?:secs?|seconds))?(?![\d%/-]|:\d|s? ?[-/] ?\d| ?(?:w|rpm|bpm|min|m|k)\b)(?:s${END})?|(?<bout>[1-9]\d) ?(?:s(?:ecs?)?)? ?on[ ,/-]{0,2}(?<pause>[1-9]\d) ?(?:s(?:ecs?)?)? ?off${END})(?: ?for (?<minutes>\d{1,2}) ?(?:min(?:ute)?s?|m|')(?![a-z\d]))?`,
    ),
    read: ({ on, off, bout, pause, minutes }) => {
      const pair = { kind: 'pair', on: timeOf(Number(on ?? bout)), off: timeOf(Number(off ?? pause)) } as const
      // "30/30 for 10 min"
      return minutes ? { ...pair, times: (Number(minutes) * 60) / (pair.on.size + pair.off.size) } : pair
    },
  },
  {
    form: sticky('(?:a |one )?(?:lap|quarter(?:[- ]mile)?)(?= (?:jog|walk|easy|float))'),
    read: () => ({ kind: 'length', length: distanceOf(400) }),
  },
  {
    // "7:30, 7:15, 7:00": how fast each repetition is
    form: sticky(
      String.raw`(?:@|at|in)? ?(?<row>[1-9]:[0-5]\d(?: ?[,/] ?[1-9]:[0-5]\d){2,})(?:s${END})?(?! ?(?:[,/] ?\d+:|[:/%\d-]|mins?|rest|jog|walk|rec|easy))`,
    ),
    read: ({ row = '' }) => ({
      kind: 'paces',
      clocks: row.split(/ ?[,/] ?/).map((clock) => Number(clock.slice(0, 1)) * 60 + Number(clock.slice(2))),
    }),
  },
  {
    // "22M", "2M each end", "13 M w 2x3M" of runners
    form: stickyCapital(
      String.raw`(?<=^(?=.*[a-z]{2})(?!.*\b(?:[Bb]ike|[Rr]ide|[Rr]iding|[Cc]ycl\w*|[Tt]urbo|[Ff][Tt][Pp]|\d+ ?[Ww])\b).*)(?<![\d.:,-])(?<miles>[1-9](?:\.\d{1,2})?|1\d|2[0-6])(?: (?=M\b)(?<=^(?=.*\dM\b).*))?M(?![A-Za-z\d])`,
    ),
    read: ({ miles }) => ({ kind: 'length', length: milesOf(Number(miles)) }),
  },
  {
    // "6 hill sprints 10 s": how many of them
    form: sticky(
      String.raw`(?<count>[2-9]|[12]\d)(?= (?:(?:short|steep|fast|quick|hard|hill|uphill|relaxed|easy) ){0,3}(?:sprints?|strides?|accelerations?|accels?|hills|blasts|surges|pick[- ]?ups?|hill reps|hill repeats|(?:hill )?bursts)\b)`,
    ),
    read: ({ count }) => ({ kind: 'times', figure: Number(count) }),
  },
  // "10-8-6-4-2 mins", "1200/1000/800", "2k/1.5k/1k/500", "3-3-2-2-1-1 min"
  rowWith('(?:@|\\bat|\\bin|\\boff) ?', ' ?[-/] ?'),
  rowWith('(?:@|\\bat|\\bin|\\boff) ?', ', ?'),
  // "800+400+400", where "3x800 + 400 + 200" may be one behind the other
  rowWith('(?:@|\\bat|\\bin|\\bof|\\bby|[x×*]) ?', String.raw` ?\+ ?`),
  {
    form: sticky(
      [
        String.raw`(?<hours>\d{1,2}) ?${HOURS} ?(?<more>[0-5]\d)(?! ?(?:%|w\b|bpm|rpm|[x×]))(?: ?${MINUTES})?${END}`,
        String.raw`(?<!@ ?|\b(?:at|on) )(?<clock>\d{0,2}):(?<seconds>[0-5]\d)(?! ?(?:[\d:%/]|per\b|a (?:km|mile)))`,
        String.raw`(?<whole>\d{1,2}) ?(?:mins?|m|') ?(?<left>[0-5]\d)(?![\d-]| ?(?:%|w\b|bpm|rpm|[x×:.]))(?: ?${SECONDS})?${END}(?! ?(?:jog|rest|rec|easy|ez|walk|float|off)\b)`,
        // "2m40 easy" is one length, "2 min 40 easy" may be two.
        String.raw`(?<together>\d{1,2})m(?<sharp>[0-5]\d)s?(?![\d-]| ?(?:%|w\b|bpm|rpm|[x×:.]))${END}`,
        String.raw`(?<dotted>[1-9])[.](?<dots>[0-5]\d)(?= ?(?:mins? )?(?:jog|rest|rec|recovery|walk|easy|float)\b)(?: ?mins?)?`,
        `(?<yasso>[2-9]00|1[0-6]00)s(?= ?[x×] ?\\d|(?: tonight| today)?(?: ?[,:-]| -)? (?:as |in )?\\d (?:sets|blocks|groups) of \\d)`,
        `(?<hour>an hour|1 hour|hour)${END}|(?<half>half an hour)${END}|(?<minute>(?<=\\b(?:first|last|final) )(?:minute|min))${END}|(?<km>(?<=\\b(?:first|last|final|other|2nd|second|3rd|third|4th|fourth|5th|fifth) )km?|km(?= ?[x×] ?\\d))${END}|(?<mile>a mile|1/2 ?mi(?:le)?|half ?-?mile|miles?)${END}`,
        String.raw`(?<run>[1-9]\d{2,3}) ?(?=mile (?:race )?(?:pace|pce|effort|eff|speed)\b)`,
        `(?<!\\bat |(?<!\\d ?(?:mins?|m|'|s|secs?)? ?)\\bon )~?(?<figure>${NUMBER})(?:-?ish)? ?-?(?<unit>${HOURS}|${MINUTES}|${SECONDS}|${FAR})(?![a-z\\d])`,
        String.raw`(?<!@ ?|\bat |\b(?:sets?|rounds?|reps?|blocks?|hours?|hrs?|miles?|laps?|no\.?|#) ?)~?(?<bare>${NUMBER})(?:-?ish\b)?(?![:.,]?\d| ?(?:%|w\b(?! ?\d{1,2} ?[x×]|\/| +\d)|watts|bpm|rpm|[x×*] ?[\d(]|[-/]\d|\+(?! ?[a-z(])|k?mph|kph)|(?!ez|easy|wu|cd|jog)[a-z])`,
      ].join('|'),
    ),
    read: (groups) => {
      const length = lengthOf(groups)
      return length && length.size > 0 ? { kind: 'length', length } : undefined
    },
  },
]

/** Three lengths and more, with one sign between them. */
function rowWith(ahead: string, between: string): Entry {
  const length = `${NUMBER} ?(?:${FAR}|${MINUTES}|${SECONDS})?`
  const further = String.raw`(?![:.,]?\d| ?[-/+,] ?\d| ?(?:%|w\b|watts|bpm|rpm|[x×*]))`
  return {
    form: sticky(String.raw`(?<!${ahead})(?<row>${length}(?:(?:${between})${length}(?![a-z\d])){2,})${further}`),
    read: ({ row = '' }) => {
      const lengths = lengthsOf(row.split(new RegExp(between)), /, /.test(row))
      return lengths && { kind: 'row', lengths }
    },
  }
}

function lengthOf(groups: Record<string, string | undefined>): Length | undefined {
  const {
    yasso,
    hours,
    more,
    clock,
    seconds,
    whole = groups.together,
    left = groups.sharp,
    dotted,
    dots,
    hour,
    half,
    minute,
    km,
    run,
    mile,
    figure,
    unit = '',
    bare,
  } = groups
  if (yasso) return distanceOf(Number(yasso))
  if (hours) return timeOf(Number(hours) * 3600 + Number(more) * 60)
  if (seconds) return { ...timeOf(Number(clock || 0) * 60 + Number(seconds)), clock: `${clock || 0}:${seconds}` }
  if (whole) return timeOf(Number(whole) * 60 + Number(left))
  if (dotted) return timeOf(Number(dotted) * 60 + Number(dots))
  if (hour) return timeOf(3600)
  if (half) return timeOf(1800)
  if (minute) return timeOf(60)
  if (km) return distanceOf(1000)
  // "6x300 mile pace"
  if (run) return distanceOf(Number(run))
  if (mile) return milesOf(/half|1\/2/i.test(mile) ? 0.5 : 1)
  return inUnit(numberOf(figure ?? bare ?? ''), unit)
}

/** The lengths of a row, of which one may have the unit of all. */
function lengthsOf(row: readonly string[], isInClauses: boolean): Length[] | undefined {
  const read = row.map((one) => {
    const [, figure = '', unit = ''] = /^([\d.,]+) ?(.*)$/.exec(one) ?? []
    return { figure: numberOf(figure), unit }
  })
  const last = read.at(-1)?.unit ?? ''
  const isMixed = read.slice(0, -1).some(({ unit }) => unit !== '')
  // "5, 4 min, 3 min", where "2k/1k/500" can be in no other unit
  const isDoubtful = ({ figure, unit }: { figure: number; unit: string }) =>
    unit === '' && (isInClauses || figure < LEAST_BARE_METRES)
  if (isMixed && read.some(isDoubtful)) return undefined
  const lengths = read.map(({ figure, unit }) => inUnit(figure, unit || (isMixed ? '' : last)))
  return lengths.every((one) => one !== undefined && one.size > 0) && new Set(lengths.map((one) => one?.in)).size === 1
    ? lengths.flatMap((one) => one ?? [])
    : undefined
}

function numberOf(figure: string): number {
  return Number(/,\d{3}$/.test(figure) ? figure.replace(',', '') : figure.replace(',', '.'))
}

/** A length in its unit; without one minutes, or metres of a hundred and more. */
function inUnit(value: number, unit: string): Length | undefined {
  if (new RegExp(`^${HOURS}$`, 'i').test(unit)) return timeOf(value * 3600)
  if (/^k/i.test(unit)) return distanceOf(value * 1000)
  if (/^mi(?:les?)?$/i.test(unit)) return value < LEAST_BARE_METRES ? milesOf(value) : undefined
  if (/^met/i.test(unit)) return distanceOf(value)
  // "800s z2" says something of those of a row.
  if (/^s$/i.test(unit) && value >= LEAST_BARE_METRES * 2 && value % 100 === 0) return undefined
  if (new RegExp(`^${SECONDS}$`, 'i').test(unit)) return timeOf(value)
  // "25m" may be either.
  if (/^m$/i.test(unit))
    return value < LEAST_DOUBTFUL ? timeOf(value * 60) : value < LEAST_METRES ? undefined : distanceOf(value)
  if (unit !== '') return timeOf(value * 60)
  if (value >= LEAST_BARE_METRES) return { ...distanceOf(value), figure: value }
  return value <= MOST_BARE_MINUTES ? { ...timeOf(value * 60), figure: value } : undefined
}

// A smaller figure at an "m" counts minutes.
const LEAST_DOUBTFUL = 20
const LEAST_METRES = 60
const LEAST_BARE_METRES = 100
const MOST_BARE_MINUTES = 90
const MOST_TIMES = 50
