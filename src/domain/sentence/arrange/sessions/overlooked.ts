import type { NewWorkout } from '../../../workout/workout.ts'
import { type Understood, type Unread, unreadAt } from '../../result.ts'
import { misreadIn } from './misread-figures.ts'

/**
 * A clause that other readers take for something else without telling it: where a sentence is no session that can be read as a
 * whole, this is told.
 */
export function overlookedIn(text: string, { asked, inferred, workout }: Understood): Unread | undefined {
  const whole = WITHIN_WARM_UP.exec(text)
  if (whole) {
    const minutes = Number(whole.groups?.ahead ?? whole.groups?.behind)
    const built = asked.warmup?.unit === 'minutes' ? asked.warmup.value : firstMinutes(workout)
    // Read as within it, the warm-up is shorter by as much.
    const sentence = built === undefined || built >= minutes ? WITHIN : whole.groups?.turns ? TURNED : undefined
    const turns = whole.groups?.turns ?? ''
    if (sentence) return unreadAt({ from: whole.index, to: whole.index + whole[0].length - turns.length }, sentence)
  }
  const total = WITH_REMAINDER.exec(text)
  const said = Number(total?.groups?.hours ?? 0) * 60 + Number(total?.groups?.minutes ?? 0)
  if (total && asked.durationUnit === 'minutes' && (asked.durationValue ?? 0) > said + 1)
    return unreadAt({ from: total.index, to: total.index + total[0].length }, LONGER)
  const misread = misreadIn(text, asked, workout)
  if (misread) return misread
  const limit = LIMIT_BEHIND_SET.exec(text)
  const steps = (workout?.steps ?? asked.mainSet ?? []).flatMap((entry) => ('duration' in entry ? [entry] : []))
  const both = TWO_LIMITS.exec(text)
  if (both && steps.some(({ notes = '' }) => (notes.match(/\b1\d\d\b/g) ?? []).length > 1))
    return unreadAt({ from: both.index, to: both.index + both[0].length }, OF_WHICH)
  const isElsewhere =
    steps[0]?.notes?.includes(limit?.groups?.said ?? '') ||
    steps.some(({ intensity, target }) => /^re/.test(intensity) && target?.rangeMin === 0)
  if (limit && isElsewhere) return unreadAt({ from: limit.index, to: limit.index + limit[0].length }, OF_WHICH)
  const end = workout ? undefined : AT_THE_END.exec(text)
  if (end) return unreadAt({ from: end.index, to: end.index + end[0].length }, AT_END)
  const rest = workout ? undefined : REMAINDER.exec(text)
  // A cool-down that only the remainder says is in zone 2.
  const isCoolDown = asked.cooldown !== undefined && !/\bc[/-]?d\b|\bcool/i.test(text)
  if (rest && !(rest.groups?.how && isCoolDown) && asked.durationValue !== undefined) {
    const isUsual = rest.groups?.how !== undefined && asked.workoutType === 'endurance'
    return unreadAt({ from: rest.index, to: rest.index + rest[0].length }, isUsual ? HINT : ELSEWHERE)
  }
  const heading = WHOLE.exec(text)
  if (heading && workout && isCountedTwice(workout, sizesOf(heading.groups)))
    return unreadAt({ from: heading.index, to: heading.index + heading[0].length }, TWICE)
  const turns = TURNS.exec(text)
  const { durationUnit, durationValue = 0 } = asked
  const isFar = durationUnit === 'kilometers' || durationUnit === 'miles'
  const { race = '', other = '', far = '' } = turns?.groups ?? {}
  const isRace = !workout && [race, other].map(Number).includes(durationValue)
  if (turns && isFar && (far ? durationValue > Number(far) * 1.3 : isRace))
    return unreadAt({ from: turns.index, to: turns.index + turns[0].length }, IN_TURN)
  const bare = inferred.flatMap(({ because }) => [
    ...(NO_EFFORT.exec(because)?.groups?.lengths ?? '').matchAll(/“(.*?)”/g),
  ])
  const pause = bare.map(([, words = '']) => words).find((words) => SHORT.test(words) && text.includes(`, ${words},`))
  if (pause) {
    const from = text.indexOf(`, ${pause},`) + 2
    return unreadAt({ from, to: from + pause.length }, PAUSE)
  }
  const long = asked.durationUnit === 'kilometers' || asked.durationUnit === 'miles' ? undefined : LONG_RUN.exec(text)
  if (long) return unreadAt({ from: long.index, to: long.index + long[0].length }, MINUTES)
  for (const [pattern, sentence] of CLAUSES) {
    const match = pattern.exec(text)
    if (match) return unreadAt({ from: match.index, to: match.index + match[0].trimEnd().length }, sentence)
  }
  return undefined
}

const WARM_UP = String.raw`(?:w[/-]?u|warm(?:ing)?[- ]?ups?)\b`
const WITHIN_WARM_UP = new RegExp(
  String.raw`(?:(?<ahead>\d{1,2}) ?(?:mins?|minutes|m|')? ?${WARM_UP}|${WARM_UP}:? ?(?<behind>\d{1,2}) ?(?:mins?|minutes|m|')?),? (?:incl?(?:udes|uding)?\.?|with|w\/?) ?\d{1,2}(?: ?x ?\d{1,2} ?(?:s|secs?|seconds|mins?|minutes|m|'|")(?![a-z\d])| ?(?:high[- ]cadence )?spin[- ]?ups?\b| ?(?:x ?)?(?<=\bincl?[a-z.]* ?\d{1,2} ?x? ?)strid(?:es|ers)\b| ?x ?\d{1,2} (?:fast|high|quick))(?<turns>[^,;]{0,30}\d\+? ?rpm\b)?`,
  'i',
)
const WITHIN = 'This may lie within the warm-up: it was put behind it.'
const TURNED = 'Check that only these, and not what is between them, are at this cadence.'

/** "2h30: 30 z2, …, rest z2" */
const WITH_REMAINDER =
  /\b(?:(?<hours>\d) ?h(?:rs?|ours?)?(?: ?(?<minutes>[0-5]\d))?|(?<minutes>\d{2,3}) ?(?:mins?|minutes|'))(?=:.*\b(?:rest|remainder) (?:of it )?(?:at |in |is |@ ?)?(?:z ?\d|zone \d|easy|endurance))/i
const LONGER = 'The parts were read as longer than this: check what the rest is.'

/** "5x3 min hard, 2 min easy, HR under 165": of the bouts, of the rests, or of all. */
const LIMIT_BEHIND_SET =
  /(?<=\d ?x ?\d.*[,;.].*)\b(?<said>(?:hr|heart ?rate|power) (?:is |stays? |cap(?:ped)? |max(?:imum)? )*(?:at |<|under |below |not above |no higher than )* ?\d{3})(?! ?(?:-|to) ?\d)/i
/** The second of two limits: "5x5 min z4 HR cap 172, 3 min z1 HR below 130" */
const TWO_LIMITS = /(?<=\b(?:hr|heart ?rate)\b[^\d]{0,16}1\d\d\b.*)\b(?:hr|heart ?rate)\b[^\d]{0,16}1\d\d\b/i
const OF_WHICH = 'Check which steps this limit is of.'

/** "2 h z2 with 4x6 min at threshold at the end" */
const AT_THE_END =
  /(?<=\b(?:z ?[12]|zone [12]|easy|endurance)\b[^,;]* (?:w\/? ?|with |incl?\w* )\d{1,2} ?x[^;]*)\b(?:at|near|towards?) the (?:very )?end(?= ?(?:[.!,;(]|$))/i
const AT_END = 'Check where this lies: all that is easy may come before it.'

/** "60 min: …, cd the rest", "80 km with 3x8 km tempo, rest z2", where the sessions that are chosen put it otherwise. */
const REMAINDER = new RegExp(
  [
    String.raw`(?<=^|[,;.:+] ?|\band )(?:all |fill |do )?(?:the )?(?:rest|remainder|remaining|balance)(?: of (?:it|time|the \w+))? ?(?:is |at |in |@ ?|all |as )*(?:(?<how>z ?\d|zone \d|endurance|steady)|c[/-]?d\b|cool|${WARM_UP})`,
    String.raw`(?:\bc[/-]?d|\bcool[- ]?down|${WARM_UP})(?: (?:for|with|is|in|as|takes))* (?:the )?(?:rest\b(?! \d)|remainder|remaining|balance|what(?:ever)?(?:'?s| is) left)`,
  ].join('|'),
  'i',
)
/** An endurance session is in zone 2 beside its set: where it is no session that can be read as a whole, this is not told. */
export const HINT = 'What is left is in zone 2.'
const ELSEWHERE = 'Check where what is left of the whole lies.'

/** "alternating 5k and 10k pace", "alternate 1k fast, 1k easy for 12k" */
const TURNS =
  /\balt(?:ernat\w*)?\b(?: between)? (?:(?<race>3|5|10) ?k|hmp?|mp|mile)\b(?: pace| effort)? ?(?:&|and|\/) ?(?:(?<other>3|5|10) ?k|hmp?|mp|mile)\b|\balternat\w* [^,;]*\bfor (?<far>\d{1,2}) ?(?:km?|mi|miles)\b/i
const IN_TURN = 'Check what takes turns, and for how long.'

const LONG_RUN = /\b(?:lr|long run):? \d{1,2}: ?\d{1,2} (?:ez|easy|e)\b/i
const MINUTES = 'Check whether these are minutes or miles.'

/** "40 min tempo: 20 at 4:30, 20 at 4:20" */
const WHOLE =
  /(?<![x×.:\d] ?)\b(?<figure>\d{1,3}(?:\.\d)?) ?(?<unit>km?|mi|miles|mins?|minutes|')(?=[^,;:\d]{0,25}(?::| as\b))/i
const TWICE = 'This is as long as what follows together, and was read as one more part.'

/** Whether a step is as long as those behind it together. */
function isCountedTwice({ steps }: NewWorkout, sizes: readonly number[]): boolean {
  return steps.some((whole, at) => {
    if (!('duration' in whole) || !sizes.some((size) => Math.abs(whole.duration.value - size) < size / 200))
      return false
    let left = whole.duration.value
    for (const [behind, step] of steps.slice(at + 1).entries()) {
      if (!('duration' in step) || step.duration.type !== whole.duration.type) return false
      left -= step.duration.value
      if (Math.abs(left) < whole.duration.value / 200) return behind > 0
    }
    return false
  })
}

/** A length as a step may hold it: in seconds, or in kilometres. */
function sizesOf({ figure, unit = '' }: Record<string, string | undefined> = {}): number[] {
  const size = Number(figure)
  return /^k/i.test(unit) ? [size] : /^mi(?:les?)?$/i.test(unit) ? [size, size * KILOMETRES_PER_MILE] : [size * 60]
}

const KILOMETRES_PER_MILE = 1.609344

/** "90 s" between two hard parts */
const NO_EFFORT = /^No effort was said for (?<lengths>.*), so zone [3-7]\.$/
const SHORT = /^(?:\d{2,3} ?(?:s|secs?|seconds|")|[1-3] ?(?:mins?|minutes|'))$/i
const PAUSE = 'This short time was read as done hard: say “rest”, if it is one.'

/** How long the first step of a workout is. */
function firstMinutes(workout: NewWorkout | undefined): number | undefined {
  const [first] = workout?.steps ?? []
  return first && 'duration' in first && first.duration.type === 'time' ? first.duration.value / 60 : undefined
}

const CLAUSES: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [
    /(?:\b(?:equal|same|half|1:1)\b[^;.]{0,60}|\b(?:rests?|rec\w*|jogs?)\b[^;.]{0,25})(?<![a-z\d])(?:(?:max(?:imum)?(?: of)?|never (?:less|more|under|over)(?: than)?) ?\d{1,3} ?(?:mins?|minutes|'|s|secs?|")|\d{1,3} ?(?:mins?|minutes|'|s|secs?|") ?max(?:imum)?)(?![a-z\d]| ?(?:effort|hr|power))/i,
    'This may be the longest that a rest lasts: check it.',
  ],
  [
    /\b(?:strid(?:e|er)s?|surges|pick[- ]?ups)\b[^.;]*?(?<!\bnot )\b(?:in|over|during|within) (?:the |my )?(?:last|final) \d/i,
    'Check where these are done: they may be meant within the length before them.',
  ],
  [
    /\b(?:start(?:ing)?|from) (?:at )?(?:easy|steady|tempo|threshold) (?:and )?(?:work|build|wind|progress)\w* [^,;]*?\bto (?:3k|5k|10k|mile|hmp?)\b/i,
    'How hard each of these is changes from one to the next: check it.',
  ],
  [
    /\d ?x ?\d{1,2} ?x ?\d+k?m? (?:with|w\/?) ?\d{2} ?s(?:ecs?)? ?(?:&|and|\/) ?\d ?(?:mins?|')/i,
    'Check which of these is between the sets.',
  ],
  [/\b(?:all|everything|whatever) (?:you|u|ya)(?:['’]?ve)? got\b/i, 'Check how hard this is.'],
  [
    /(?<=\b[2-9] ?(?:sets|rounds|blocks)\b.*)\bafter (?:each|every|all)(?: (?:sets?|rounds?|blocks?))?\b/i,
    'This may also be meant after the last set, where there is none.',
  ],
  [
    new RegExp(String.raw`\bprog(?:ressive)? ${WARM_UP} ?(?:@ ?)?\d{2,3} ?(?:-|to) ?\d{2,3} ?(?:w\b|%)`, 'i'),
    'This may rise from one target to the other: it was read as between the two.',
  ],
  [
    /\d ?(?:mins?|'|s) as \d[^,]*,? ?\d+ ?(?:mins?|minutes)? @ ?\d{2,3} ?w(?:(?! as ).)*,/i,
    'What lies between these bouts may be meant otherwise.',
  ],
  [
    /\bevery \d{1,2} ?(?:mins?|minutes|m|')[^,;]*\bout of (?:the )?saddle\b/i,
    'This was noted of all, and may be of the short efforts alone.',
  ],
  [
    /(?:\+|\bthen|\band) ?\d{1,2} ?x ?\d{1,2}\b[^,;.+]*\bafter \d{1,2} ?(?:mins?|minutes|m|')? ?(?:easy|ez)\b/i,
    'This may be meant between the sets: it was put in front.',
  ],
  [
    /(?<=\b(?:ride|spin|bike|cycl\w*)\b[^,]*), (?:steady )?(?:zone ?2|z2|endurance) (?:with |and )?(?:the )?last \d{1,3} ?(?:mins?|minutes|m|'|km?|h)\b(?! of)/i,
    'Check how hard the time before this is.',
  ],
  [
    /(?:39|4[4-8]|5[0-6]) ?x ?1[1-9](?: ?\/|,| )(?=.*\bsoft[- ]?pedal|.*\beasy)/i,
    'This was read as a number of bouts, and may be a gear.',
  ],
]
