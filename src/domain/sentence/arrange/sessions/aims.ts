import { END, type Entry, plain, sticky, stickyCapital } from './entries.ts'
import { ON_BIKES } from './signs-of-rides.ts'

const AT = '(?:(?:@|at|in|on|around|about|approx|~|ca) ?)*'
const PACE = '(?: ?-?(?:race )?(?:pace|pce|effort|eff|speed|power|pwr|watts|rp))'
const PER = String.raw`(?: ?(?:\/|per|a) ?(?:kms?|k|miles?|mi|100 ?m?)${END})`
const ABOUT = '(?:ish|-ish)?'

/** Race paces in the words that are read. */
const races: readonly (readonly [source: string, words: string])[] = [
  [`(?:goal |target )?(?:marathon${PACE}|mp)`, 'marathon pace'],
  [`(?:goal |target )?(?:half(?:[- ]marathon)?${PACE}|hmp|hm${PACE}|hm)`, 'half marathon pace'],
  [`(?:ironman|im)${PACE}`, 'ironman pace'],
  [`(?:70\\.3|half[- ]?im|half[- ]iron(?:man)?|him)${PACE}`, '70.3 pace'],
  [`(?:oly(?:mpic)?)(?: (?:dist(?:ance)?|tri(?:athlon)?))?${PACE}`, 'olympic pace'],
  [`sprint (?:dist(?:ance)?|tri(?:athlon)?)${PACE}`, 'sprint tri pace'],
  [`(?:10 ?kp|(?:goal |target )?10 ?k(?:m)?${PACE})`, '10k pace'],
  [`(?:5 ?kp|(?:goal |target )?5 ?k(?:m)?${PACE})`, '5k pace'],
  [`(?:3 ?kp|(?:goal |target )?(?:3 ?k(?:m)?|3200 ?m?)${PACE})`, '3k pace'],
  [`(?:goal |target )?(?:mile|1[56]00 ?m?)${PACE}`, 'mile pace'],
]
/** Behind an "at" the race alone is its pace. */
const racesAtSign: readonly (readonly [source: string, words: string])[] = [
  ['10 ?k(?:m)?', '10k pace'],
  ['5 ?k(?:m)?', '5k pace'],
  ['3 ?k(?:m)?', '3k pace'],
  ['(?:1 )?mile', 'mile pace'],
  ['1500', 'mile pace'],
  ['m', 'marathon pace'],
  ['marathon', 'marathon pace'],
  ['half(?:[- ]marathon)?', 'half marathon pace'],
]

const OFFSET = String.raw`(?: ?(?<sign>\+|-|plus|minus) ?(?<offset>\d{1,2})(?: ?[-–] ?(?<most>\d{1,2}))?(?![\d%.:]| ?(?:mins?|minutes|m|'|km?|mi|miles?|x|w)\b) ?(?:s(?:ec(?:ond)?s?)?)?(?: ?(?:\/|per) ?(?:kms?|k|mi(?:les?)?))?${ABOUT}${END})?`

const efforts: readonly (readonly [source: string, words: string])[] = [
  ['(?:just |right )?(?:under|below) (?:lt ?1|aet)', '85-89%'],
  [`(?:just |right )?(?:under|below) (?:threshold|thresh|thr|lt ?2?|ftp)(?:${PACE})?`, '95-98%'],
  [`(?:lt ?2?|lactate threshold|threshh?old|thresh?|thr|t[- ]pace|tempo\\/threshold)(?:${PACE})?`, 'threshold'],
  [`lt ?1(?:${PACE})?`, 'steady'],
  [`(?:tempo|comfortably hard)(?:${PACE})?${ABOUT}`, 'tempo'],
  ['(?:sst|sweet ?-?spot|ss)', 'sweet spot'],
  [`(?:v ?vo2(?: ?max)?|vo2(?: ?max)?)(?:${PACE})?`, 'vo2max'],
  [`(?:steady|stdy|handy|cruise|aerobic|endurance|endo)(?:${PACE})?`, 'steady'],
  [`(?:mod(?:erate)?|medium|med)(?:${PACE})?`, 'moderate'],
  [`(?:hard|quick|fast|brisk|strong|harder|uptempo|up tempo)(?:${PACE})?`, 'hard'],
  [`(?:tt|time[- ]trial) ?(?:power|pwr|watts|pace)|(?:ftp|cp)(?:${PACE})?`, 'at ftp'],
  ['(?:tt|time[- ]trial)', 'all out'],
  [
    "(?:all[- ]?out|flat[- ]?out|full gas|max(?:imal|imum)?(?: effort)?|(?:all|everything|whatever) (?:you|u|ya)(?:(?:'|’)?ve)? got|empty the tank|sprints?|best effort|100 ?% effort)",
    'all out',
  ],
  ['strides?(?: pace)?', 'strides'],
  ['interval (?:pace|effort|power)', 'interval pace'],
  ['(?:slow|slowly)', 'easy'],
]

/** What stands behind the letter of an effort: "2 mi E up front" */
const BEHIND_LETTERS = 'up|after|before|first|each|either|both|and|then|w|with|to|at|in|warm|cool|wu|cd|jog'

/** How hard something is done, in figures or by its name. */
export const aims: readonly Entry[] = [
  {
    form: sticky(String.raw`${AT}ftp ?(?<sign>[+-]) ?(?<by>\d{1,2}) ?%${END}`),
    read: ({ sign, by }) => ({ kind: 'aim', words: `${sign === '-' ? 100 - Number(by) : 100 + Number(by)}%` }),
  },
  {
    form: sticky(String.raw`${AT}(?:if ?(?:of ?)?(?<if>[01]\.\d{1,2})|(?<behind>[01]\.\d{1,2}) ?if)${END}`),
    read: (groups) => ({ kind: 'aim', words: `${Math.round(Number(groups.if ?? groups.behind) * 100)}%` }),
  },
  {
    form: sticky(
      String.raw`${AT}(?<low>\d{2,3}) ?%?(?: ?(?:(?<arrow>->|→)|-|–|to) ?(?<high>\d{2,3}))? ?(?:%|pct${END}|percent${END})(?: ?(?:of )?(?:my )?(?<of>ftp|cp|threshold|max ?hr|hr ?max|mhr|lthr))?${ABOUT}(?![\d]| ?effort| of\b)`,
    ),
    read: ({ low, high, arrow, of = '' }) => ({
      kind: 'aim',
      words: `${arrow ? 'ramp ' : ''}${low}${high ? `-${high}` : ''}%${/hr/i.test(of) ? ` of ${of}` : ''}`,
    }),
  },
  {
    form: sticky(
      String.raw`${AT}(?<low>\d{3}|[5-9]\d)(?: ?(?:-|–|to) ?(?<high>\d{2,4}))? ?w(?:atts)?${END}(?! ?\d|\/)`,
    ),
    read: ({ low, high }) => ({ kind: 'aim', words: `${low}${high ? `-${high}` : ''} w` }),
  },
  {
    form: sticky(
      `${AT}(?:z|zone ?)(?<low>[1-7])(?: ?- ?(?:z|zone ?)?(?<high>[1-7]))?${END}(?: (?:pwr|power|effort)${END})?`,
    ),
    read: ({ low, high }) => ({ kind: 'aim', words: high ? `z${low}-${high}` : `z${low}` }),
  },
  {
    form: sticky(String.raw`${AT}rpe ?(?:of )?(?<low>\d{1,2})(?: ?- ?(?<high>\d{1,2}))?(?: ?\/ ?10)?${END}(?! ?%)`),
    read: ({ low, high }) =>
      high && Number(high) < Number(low) ? undefined : { kind: 'aim', words: `at rpe ${high ?? low}` },
  },
  {
    form: sticky(
      String.raw`${AT}(?<pace>[2-9][:.][0-5]\d)(?: ?[-–] ?(?<high>[2-9][:.][0-5]\d))?(?<per>${PER})(?: pace)?`,
    ),
    read: ({ pace, high, per = '' }) => ({
      kind: 'aim',
      words: `at ${pace}${high ? `-${high}` : ''}/${/mi/i.test(per) ? 'mile' : 'km'}`.replaceAll('.', ':'),
    }),
  },
  {
    form: sticky(
      String.raw`(?:(?:@|at|in|hold(?:ing)?) ?(?=\d:)|@ ?(?=\d\.))(?<pace>[2-9][:.](?:[0-5]\d))(?: ?[-–] ?(?<high>[2-9]:[0-5]\d))?(?: pace)?${END}`,
    ),
    read: ({ pace, high }, all) => ({
      kind: 'aim',
      words: `${/^in/i.test(all) ? 'in' : 'at'} ${pace?.replace('.', ':')}${high ? `-${high}` : ''}`,
    }),
  },
  {
    // "400s @ 78 s", "8x600 @ 1:57": the time of each
    form: sticky(
      String.raw`(?<=(?<![\d:.])(?:[2-9]|1[0-6])00 ?m?(?: ?reps?)?(?: ?[x×] ?\d{1,2})? ?)(?:@|at) ?(?:(?<low>[3-9]\d)(?: ?- ?(?<high>[3-9]\d))? ?s(?:ecs?)?|(?<bare>[3-9]\d)|(?<clock>1:[0-5]\d))(?![\d:.%/-]| ?(?:[a-z'+]|- ?\d)(?<! (?:w|with|jog)))`,
    ),
    read: ({ low, high, bare, clock }) => ({
      kind: 'aim',
      words: clock ? `in ${clock}` : `in ${low ?? bare}${high ? `-${high}` : ''} s`,
    }),
  },
  {
    // "3x10 @ 95" of a ride
    form: sticky(
      String.raw`(?<=(?:\b(?:ftp|sst|ss|sweet ?spot|tt|time[- ]trial)\b|\d ?%).*)(?<!rpm.*)(?:@|at) ?(?<low>[3-9]\d|1[0-4]\d)(?: ?- ?(?<high>[3-9]\d|1[0-4]\d))?(?![\d:.%/]| ?(?!ftp)(?:[a-z]|'))(?: ?ftp${END})?`,
    ),
    read: ({ low, high }, all) => ({
      kind: 'aim',
      words: `${low}${high ? `-${high}` : ''}%`,
      ...(/ftp/i.test(all) ? {} : { tell: 'Targets without a unit were read as percent of FTP.' }),
    }),
  },
  {
    // "3x10 o/u as 2 @ 95 / 1 @ 105"
    form: sticky(
      String.raw`(?<=\b(?:o\/u|overs?[ /-]{1,3}unders?)\b.*)(?<!(?:rpm|cad\w*|hr|bpm).*)(?:@|at) ?(?<percent>[89]\d|1[0-2]\d)(?![\d:.%/-]| ?[-–] ?\d| ?(?:[a-z]|'))`,
    ),
    read: ({ percent }) => ({ kind: 'aim', words: `${percent}%` }),
  },
  {
    // "RPE turbo: 10@3, 5@5"
    form: sticky(String.raw`(?<=\brpe\b.*)@ ?(?<rpe>[1-9]|10)(?![\d:.%/-]| ?(?:[a-z]|'))`),
    read: ({ rpe }) => ({ kind: 'aim', words: `at rpe ${rpe}` }),
  },
  {
    // "4 min @ 14,5 km/h"
    form: sticky(
      String.raw`${AT}(?<speed>\d{1,2}(?:[.,]\d)?)(?: ?[-–] ?(?<high>\d{1,2}(?:[.,]\d)?))? ?(?<unit>km ?\/ ?h|kmh|kph|k\/h|mph|mi ?\/ ?h)(?:r|our)?${END}`,
    ),
    read: ({ speed = '', high, unit = '' }) => ({
      kind: 'aim',
      words: `at ${speed.replace(',', '.')}${high ? `-${high.replace(',', '.')}` : ''} ${/^m/i.test(unit) ? 'mph' : 'km/h'}`,
    }),
  },
  ...races.map(([source, words]): Entry => race(`${AT}${source}`, words)),
  ...racesAtSign.map(
    ([source, words]): Entry =>
      race(
        `(?:(?:@|at) ?(?:goal |target )?${source}|(?<=\\b(?:from|start(?:ing)?(?: at| from)?) )${source}(?= (?:pace )?(?:to|down to|(?:and )?finish\\w*)\\b))`,
        words,
      ),
  ),
  {
    // "20 min at 0.75 IF, 10 min at 0.9"
    form: sticky(String.raw`(?<=\bif\b.*)(?:@|at) ?(?<share>[01]\.\d{1,2})${END}`),
    read: ({ share }) => ({ kind: 'aim', words: `${Math.round(Number(share) * 100)}%` }),
  },
  {
    // "200 float @ 45-50s", "300 jog in 2 min"
    form: sticky(
      String.raw`(?<=\b(?:jog|float|walk)(?: rec\w*)? ?)(?:@|at|in) ?(?:(?<low>[2-9]\d)(?: ?- ?(?<high>[2-9]\d))? ?s(?:ecs?)?|(?<minutes>[1-5]) ?(?:mins?|m|'))${END}`,
    ),
    read: ({ low, high, minutes }) => ({
      kind: 'aim',
      words: minutes ? `in ${minutes}:00` : `in ${low}${high ? `-${high}` : ''} s`,
    }),
  },
  {
    // "16x200 in 38-40"
    form: sticky(String.raw`in (?<low>[2-9]\d)(?: ?- ?(?<high>[2-9]\d))?(?: ?s(?:ecs?)?)?${END}(?! ?(?:%|min|m\b|k))`),
    read: ({ low, high }) => ({ kind: 'aim', words: `in ${low}${high ? `-${high}` : ''} s` }),
  },
  {
    // "5x4x200, 60 s rest, 36 s each": how fast, where the rest is said before it
    form: sticky(
      String.raw`(?<=\d ?[x×] ?[1-9]00\b.*\b(?:rest|rec\w*|jog|walk|reps?|between|btw\w*|off)\b.*)(?<seconds>[2-9]\d) ?(?:s|secs?|seconds) (?:each|per (?:rep|lap|quarter|[1-9]00))${END}`,
    ),
    read: ({ seconds }) => ({ kind: 'aim', words: `in ${seconds} s` }),
  },
  ...Object.entries({ E: 'easy', M: 'marathon pace', T: 'threshold', I: 'vo2max', R: 'mile pace' }).map(
    ([letter, words]): Entry => ({
      form: stickyCapital(
        `${letter === 'R' ? '(?<=\\d00 ?m? ?)' : ''}${letter}(?= ?\\d(?! ?-)|$|[,;).]| ?[/+&]| (?:${BEHIND_LETTERS})\\b)`,
      ),
      read: () => ({ kind: 'aim', words }),
    }),
  ),
  {
    form: sticky(`${AT}(?:goal |target )?800(?:-1500)?(?: ?m)?${PACE}${END}`),
    read: () => ({
      kind: 'aim',
      words: 'at 120-124%',
      tell: 'Pace of 800 m was read as 120–124 % of threshold pace.',
    }),
  },
  {
    form: sticky(`${AT}(?:a )?steady${END}(?! (?:pace|effort|speed))`),
    read: () => ({ kind: 'aim', words: 'steady', isEven: true }),
  },
  ...efforts.map(([source, words]): Entry => plain(`${AT}(?:a )?${source}${END}`, { kind: 'aim', words })),
]

function race(source: string, words: string): Entry {
  return {
    form: sticky(`${source}${OFFSET}${END}`),
    read: ({ sign, offset, most }, all) => {
      if (!offset) return { kind: 'aim', words }
      const seconds = most ? Math.round((Number(offset) + Number(most)) / 2) : Number(offset)
      const pace = words.replace(' pace', '').replace('half marathon', 'hmp').replace('marathon', 'mp')
      const tell = `Of “${all.trim()}” the middle was taken.`
      return {
        kind: 'aim',
        words: `${pace} ${/^(?:\+|p)/i.test(sign ?? '') ? '+' : '-'}${seconds}${seconds > 59 ? ' s' : ''}`,
        ...(most ? { tell } : {}),
      }
    },
  }
}

/** Cadence, limits of heart rate and what else is said of how a bout is done. */
export const details: readonly Entry[] = [
  {
    form: sticky(
      String.raw`(?:(?:@|at|cad(?:ence)?|candence) ?)*(?<low>\d{2,3})(?: ?[-–] ?(?<high>\d{2,3}))? ?\+? ?(?:rpm|cad(?:ence)?)${END}\+?|(?:cad(?:ence)?|candence) ?(?:of |at |above |over )?(?<bare>\d{2,3})(?: ?[-–] ?(?<most>\d{2,3}))?\+?(?! ?[%\d])`,
    ),
    read: ({ low, high, bare, most }) => ({
      kind: 'detail',
      words: `at ${low ?? bare}${(high ?? most) ? `-${high ?? most}` : ''} rpm`,
    }),
  },
  {
    form: sticky(
      String.raw`(?:keep(?:ing)? |stay(?:ing)? )?(?:hr|heart ?rate)(?: ?(?:cap(?:ped)?|max(?:imum)?|limit))? ?(?:(?:at|is|stays?) )?(?:<|under|below|cap(?:ped)?(?: at)?|no higher than|less than)? ?(?<cap>1\d\d)(?: ?bpm)?(?: (?:max|cap))?${END}|(?:<|under|below) ?(?<bare>1\d\d) ?bpm${END}|(?<most>1\d\d) ?bpm (?:max|cap)${END}`,
    ),
    read: ({ cap, bare, most }) => ({ kind: 'detail', words: `below ${cap ?? bare ?? most} bpm` }),
  },
  ...['seated', 'standing(?! rest)', 'uphill', 'downhill', 'big gear', 'in the drops', 'on the aerobars', 'torque'].map(
    (source): Entry => ({
      form: sticky(`(?:in )?(?<said>${source})${END}`),
      read: ({ said = '' }) => ({ kind: 'detail', words: said }),
    }),
  ),
  plain(
    `single[- ]leg(?:ged)?(?: drill?s?)?${END}|(?<=\\d ?(?:s|secs?|min|'|") ?)(?:l|r|left|right)(?: leg)?(?=[ ,;)]|$)`,
    { kind: 'detail', words: 'single leg' },
  ),
  plain(`(?:on (?:a|the) )?(?:hills?|climbs?)(?: reps?| repeats?)?${END}`, { kind: 'detail', words: 'uphill' }),
  plain(
    `(?:(?:high|fast)[- ])?(?:cad(?:ence)? )?spin[- ]?ups?${END}|(?:(?:fast|high)[- ]cad(?:ence)?|fast[- ]pedal(?:l?ing)?)(?:(?=.*${ON_BIKES})|(?<=${ON_BIKES}.*))${END}`,
    { kind: 'spin' },
  ),
  {
    // "treadmill 1 %", "2% incline"
    form: sticky(
      String.raw`(?:(?:@|at|on) ?)?(?<slope>\d{1,2}(?:[.,]\d)?) ?% ?(?:incline|grade|gradient|slope|hill)${END}|(?:(?<=\b(?:treadmill|tread(?:ie|y)|dreadmill|t-?mill|tm)(?:,| \d+ ?(?:mins?|minutes|m|'),?)? )|(?<=(?:km ?\/ ?h|kmh|kph|mph)r?,? ?)|(?=\d[\d.,]* ?% ?\d[\d.,]* ?(?:km ?\/ ?h|kmh|kph|mph)))(?:(?:@|at|on) ?)?(?<bare>\d(?:[.,]\d)?) ?%(?! ?(?:of|ftp|hr|-))`,
    ),
    read: ({ slope, bare = '' }) => ({ kind: 'slope', words: `${(slope ?? bare).replace(',', '.')}% incline` }),
  },
  plain(`out of (?:the )?saddle${END}`, { kind: 'detail', words: 'standing' }),
]
