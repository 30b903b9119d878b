import type { Span } from '../result.ts'
import { MOST_MILES } from '../tokens/miles-of-runners.ts'

/** What a figure counts by the unit or the sign that is written at it; `bare` if none is. */
export type Counted =
  | 'seconds'
  | 'kilometers'
  | 'miles'
  | 'meters'
  | 'yards'
  | 'watts'
  | 'percent'
  | 'beats'
  | 'turns'
  | 'speed'
  | 'laps'
  | 'lengths'
  | 'metres of many'
  | 'number'
  | 'count'
  | 'offset'
  | 'bare'

type Readings = readonly { value: number; counted: Counted }[]

/**
 * A figure of a sentence as it is written. `readings`: what it can count; several if its unit can be each of them. `parts`:
 * those of a time in hours, minutes and seconds, which can be two figures as well, "2 minutes 10 sec rest".
 */
export type WrittenFigure = Span & { readings: Readings; parts?: readonly Readings[] }

/**
 * The figures of a sentence with the units written at them, found without any reader of the sentence: what was built is
 * compared with them. Figures within words and names, "z2" and "vo2", are none, and a range is its lower end.
 */
export function writtenFigures(sentence: string): WrittenFigure[] {
  const plain = sentence.replace(LIST, (list) => list.replaceAll(/[,.]/g, ';'))
  return [...plain.matchAll(FIGURE)].map((match) => {
    const { groups: { hours, minutes, seconds, kilometres, digits = '', unit = '' } = {}, 0: text, index: from } = match
    const place = { from, to: from + text.trimEnd().length }
    if (kilometres !== undefined)
      return { readings: [{ value: Number(kilometres.replace(/\D/, '.')), counted: 'kilometers' }], ...place }
    if (hours === undefined && minutes === undefined)
      return { readings: [...readingsOf(digits, unit), ...behindHour(plain.slice(0, from), digits)], ...place }
    return {
      readings: [{ value: time(hours, minutes, seconds), counted: 'seconds' }],
      parts: [...text.matchAll(/(\d+)\s?([^\d\s,]*)/g)].map(([, figure = '', own = '']) => readingsOf(figure, own)),
      ...place,
    }
  })
}

/** "an hour and 15" */
function behindHour(before: string, digits: string): Readings {
  return HOUR.test(before) && /^\d{1,2}$/.test(digits) ? [{ value: time('1', digits), counted: 'seconds' }] : []
}

const HOUR = /\b(?:an|one) hour (?:and )?$/i

const LIST = /\d+(?:,\d{1,3}){2,}|\d+(?:\.\d{1,4}){2,}/g

function time(hours = '0', minutes = '0', seconds = '0'): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function readingsOf(digits: string, unit: string): Readings {
  if (digits.includes(':')) {
    const [first = 0, second = 0, third] = digits.split(':').map(Number)
    const all =
      third === undefined ? [first * 60 + second, first * 3600 + second * 60] : [first * 3600 + second * 60 + third]
    return all.map((value) => ({ value, counted: 'seconds' as const }))
  }
  const value = numberOf(digits)
  const clock = /^(\d{1,2})[.,]([0-5]\d)$/.exec(digits)
  // "7M" is miles, "7m" minutes or metres, and so is "400 M".
  const known = unit === 'M' && value <= MOST_MILES ? MILES_OR_MINUTES : counted.get(unit.toLowerCase())
  return [
    ...(known ?? BARE)
      .map(([counted, factor]) => ({ value: value * factor, counted }))
      // "200m" are metres.
      .filter(({ counted }) => !(counted === 'seconds' && known === MINUTES_OR_METRES && value > MOST_MINUTES)),
    // "5.30/km", "on 1.45"
    ...(clock ? [{ value: Number(clock[1]) * 60 + Number(clock[2]), counted: 'seconds' as const }] : []),
  ]
}

/** "1,500" and "2.000" are one thousand and more, "1,5" one and a half. */
function numberOf(digits: string): number {
  return Number(
    /^[1-9]\d{0,2}[,.]\d(?:00|50|\d0)$/.test(digits) ? digits.replace(/[,.]/, '') : digits.replace(',', '.'),
  )
}

type Unit = readonly [counted: Counted, factor: number][]
const BARE: Unit = [['bare', 1]]
const MINUTES_OR_METRES: Unit = [
  ['seconds', 60],
  ['meters', 1],
  ['number', 1],
]
// Nobody writes more of them with "m" (our choice).
const MOST_MINUTES = 180
const MILES_OR_MINUTES: Unit = [
  ['miles', 1],
  ['seconds', 60],
]

const units: readonly [unit: Unit, words: string][] = [
  // "12x400s" are as many, and "r20s" is a time.
  [
    [
      ['seconds', 1],
      ['metres of many', 1],
    ],
    's',
  ],
  [[['seconds', 1]], "sec secs second seconds \" ″ ''"],
  [[['seconds', 60]], "min mins minute minutes mn ' ′ ’"],
  [MINUTES_OR_METRES, 'm'],
  [[['seconds', 3600]], 'h hrs hour hours'],
  [
    [
      ['seconds', 3600],
      ['beats', 1],
    ],
    'hr',
  ],
  [[['laps', 1]], 'lap laps'],
  [[['lengths', 1]], 'length lengths'],
  [[['kilometers', 1]], 'km kms kilometer kilometers kilometre kilometres'],
  [
    [
      ['kilometers', 1],
      ['yards', 1000],
      ['bare', 1],
    ],
    'k',
  ],
  [[['miles', 1]], 'mi mile miles'],
  [[['meters', 1]], 'mtr mtrs meter meters metre metres'],
  [[['yards', 1]], 'y yd yds yard yards'],
  [[['watts', 1]], 'watt watts'],
  // "6 w strides" are with strides.
  [
    [
      ['watts', 1],
      ['bare', 1],
    ],
    'w',
  ],
  [[['percent', 1]], '%'],
  // "2 sets of 8 reps"
  [[['count', 1]], 'reps repeats repetitions rounds'],
  [[['beats', 1]], 'bpm'],
  // "5k pace + 10 sec/mile" is no time.
  [[['offset', 1]], 'sec/mile sec/mi sec/km sec/k secs/mile secs/km s/mile s/mi s/km'],
  [[['turns', 1]], 'rpm'],
  [[['speed', 1]], 'kph km/h kmh'],
  [[['speed', 1.609344]], 'mph'],
]
const counted = new Map(units.flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)))

const UNIT = [...counted.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((word) =>
    /\p{L}/u.test(word) ? `${word}(?!\\p{L}|/\\s?\\d)` : `${word}(?!s\\b${word === '"' ? '|\\p{L}' : ''})`,
  )
  .join('|')
// Not behind a letter, the lower end of a range, "per", or the unit of numbered miles.
const BEFORE =
  '(?<=^|[^\\p{L}\\p{N}.:,-]|(?<!\\d)[.,:-]|\\D[-–—] |\\d\\s?[x×*]|[,;]\\d{1,3}[,;])(?<!\\b(?:per|by) ?|(?<!/ ?)\\b(?:mi|miles?|kms?|z|zone|zones) |\\b(?:z|zones?) ?\\d ?(?:and|&|or|to|/) ?|\\d\\s?[-–—]\\s?|\\d to |\\d/(?=[2-9] ?(?:h|mi|k|mara|lap|the)|10\\b)|/ ?(?=100 ?(?:m|y|\\b)))'
// Not "3 min 6/10", "2 min 8 times", "4 min 50-55rpm".
const AFTER = '(?![\\d.:]|/\\d|\\s?[-–xX×*%@]|\\s?(?:rpm|w|bpm|km?|mi|min|times)\\b)'
// "2h15m", "1 hour and 5 min", "2 min 30 s", "5'10", "4 min 30 easy"
const COMPOUND = [
  `(?<hours>\\d{1,2})\\s?(?:h|hrs?|hours?),?\\s?(?:and )?(?<minutes>[0-5]?\\d)(?:(?:\\s?(?:m|min|mins|minutes|'))(?!\\p{L})(?:\\s?(?<seconds>[0-5]?\\d)\\s?(?:s|secs?|seconds)(?!\\p{L}))?|${AFTER}(?!\\p{L}))`,
  `(?<minutes>\\d{1,3})\\s?(?:m|min|mins|minutes|['′’])(?:(?<seconds>[0-5]\\d)${AFTER}(?!\\p{L}|["″]\\p{L})|\\s?(?<seconds>[0-5]?\\d)\\s?(?:s|sec|secs|seconds|["″]|'')(?!\\p{L})|\\s(?<seconds>15|30|45)(?=\\s(?:easy|ez|hard|rest|rec|recovery|off|on|at|spin|jog|walk)\\b))`,
  '(?<kilometres>\\d{1,2}k\\d)(?![\\dx])',
].join('|')
const FIGURE = new RegExp(
  // The digit comes first: most characters are none.
  `(?=[\\d.])${BEFORE}(?:${COMPOUND}|(?<digits>\\d+(?::\\d{2}){1,2}|\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?|\\.\\d+)(?!\\d|:\\d| ?[½¼¾]| and a half|\\s?\\d?/[2-9]\\s?(?:h|mi|k|mara|lap)| 1/2)(?:(?:\\s?[-–—]\\s?\\d+(?:[.,]\\d+)?)?[ -]?(?<unit>${UNIT}))?)`,
  'giu',
)
