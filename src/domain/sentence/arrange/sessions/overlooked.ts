import type { NewWorkout } from '../../../workout/workout.ts'
import { type Understood, type Unread, unreadAt } from '../../result.ts'

/**
 * A clause that other readers take for something else without telling it: where a sentence is no session that can be read as a
 * whole, this is told.
 */
export function overlookedIn(text: string, { asked, workout }: Understood): Unread | undefined {
  const whole = WITHIN_WARM_UP.exec(text)
  if (whole) {
    const minutes = Number(whole.groups?.ahead ?? whole.groups?.behind)
    const built = asked.warmup?.unit === 'minutes' ? asked.warmup.value : firstMinutes(workout)
    // Read as within it, the warm-up is shorter by as much.
    if (built === undefined || built >= minutes)
      return unreadAt({ from: whole.index, to: whole.index + whole[0].length }, WITHIN)
  }
  const total = WITH_REMAINDER.exec(text)
  const said = Number(total?.groups?.hours ?? 0) * 60 + Number(total?.groups?.minutes ?? 0)
  if (total && asked.durationUnit === 'minutes' && (asked.durationValue ?? 0) > said + 1)
    return unreadAt({ from: total.index, to: total.index + total[0].length }, LONGER)
  const ahead = BEHIND_A_LENGTH.exec(text)
  if (ahead && (asked.mainSet || asked.set) && asked.durationValue === Number(ahead.groups?.length))
    return unreadAt({ from: ahead.index, to: ahead.index + ahead[0].length }, BEFORE)
  for (const match of text.matchAll(AT_A_SPEED))
    if (runsSoFar(Number(match[1]) * 1000, asked, workout))
      return unreadAt({ from: match.index, to: match.index + match[0].length }, MINUTES)
  const off = OFF_A_TIME.exec(text)
  if (off && isRunFor(Number(off[1]) * 60 + Number(off[2] ?? 0), asked, workout))
    return unreadAt({ from: off.index, to: off.index + off[0].length }, AIMED)
  const timed = AT_A_TIME.exec(text)
  if (timed && runsIn(Number(timed[1]) * 60 + Number(timed[2]), asked, workout))
    return unreadAt({ from: timed.index, to: timed.index + timed[0].length }, TIMED)
  const cycle = ON_A_CYCLE.exec(text)
  const [, every = '0', unit = ''] = cycle ?? []
  if (cycle && restsFor(Number(every) * (/^s/i.test(unit) ? 1 : 60), asked, workout))
    return unreadAt({ from: cycle.index, to: cycle.index + cycle[0].length }, CYCLE)
  for (const [pattern, sentence] of CLAUSES) {
    const match = pattern.exec(text)
    if (match) return unreadAt({ from: match.index, to: match.index + match[0].trimEnd().length }, sentence)
  }
  return undefined
}

const WARM_UP = String.raw`(?:w[/-]?u|warm(?:ing)?[- ]?ups?)\b`
const WITHIN_WARM_UP = new RegExp(
  String.raw`(?:(?<ahead>\d{1,2}) ?(?:mins?|minutes|m|')? ?${WARM_UP}|${WARM_UP}:? ?(?<behind>\d{1,2}) ?(?:mins?|minutes|m|')?),? (?:incl?(?:udes|uding)?\.?|with|w\/?) ?\d{1,2}(?: ?x ?\d{1,2} ?(?:s|secs?|seconds|mins?|minutes|m|')(?![a-z\d])| ?(?:high[- ]cadence )?spin[- ]?ups?\b)`,
  'i',
)
const WITHIN = 'This may lie within the warm-up: it was put behind it.'

/** "2h30: 30 z2, …, rest z2" */
const WITH_REMAINDER =
  /\b(?:(?<hours>\d) ?h(?:rs?|ours?)?(?: ?(?<minutes>[0-5]\d))?|(?<minutes>\d{2,3}) ?(?:mins?|minutes|'))(?=:.*\b(?:rest|remainder) (?:of it )?(?:at |in |is |@ ?)?(?:z ?\d|zone \d|easy|endurance))/i
/** "8x10 s hill sprints after 8k easy" */
const BEHIND_A_LENGTH =
  /\bafter (?:an? |the )?(?<length>\d{1,3}(?:\.\d)?) ?(?:km?|mi(?:les?)?|mins?|minutes)\b(?: of)? ?(?:easy|ez|steady|jog\w*|warm|wu)\b/i
const BEFORE = 'This may be done before the set: it was read as the whole.'

/** "5 x 4 @ 14 km/h, 2 @ 10 km/h" */
const AT_A_SPEED = /(?<![\d.:x×] ?|\d,)\b(\d{1,2}) ?(?:@|at) ?\d{1,2}(?:[.,]\d)? ?(?:km ?\/ ?h|kmh|kph|mph)\b/gi
const MINUTES = 'This may be so many minutes: it was read as kilometres.'

/** Whether a step of so many metres was taken for what has no unit. */
function runsSoFar(metres: number, { mainSet }: Understood['asked'], workout: NewWorkout | undefined): boolean {
  const steps = [...(mainSet ?? []), ...(workout?.steps ?? [])]
  return steps.some(
    (one) =>
      'duration' in one &&
      one.duration.type === 'distance' &&
      one.duration.unit === 'kilometers' &&
      one.duration.value * 1000 === metres,
  )
}

/** "8x800 off 3:00 at 5k pace" */
const OFF_A_TIME =
  /(?<=\d ?x ?\d+.*)\boff (\d{1,2})(?::([0-5]\d)| ?(?:mins?|minutes))(?: (?:rest|rec(?:overy)?))? (?:at |@ ?)/i
const AIMED = 'This target may be that of the repetitions: it was read as that of their rest.'

/** Whether a step of such a time is run at the pace of a race. */
function isRunFor(seconds: number, { mainSet }: Understood['asked'], workout: NewWorkout | undefined): boolean {
  const steps = [...(mainSet ?? []), ...(workout?.steps ?? [])]
  return steps.some(
    (one) =>
      'duration' in one &&
      one.duration.type === 'time' &&
      one.duration.value === seconds &&
      (one.target?.percentMin ?? 0) >= LEAST_OF_WORK,
  )
}

// In percent of threshold (our choice).
const LEAST_OF_WORK = 90

/** "8x600 @ 1:57" */
const AT_A_TIME = /(?<=\b[3-9]00 ?m?(?: ?reps?)?(?: ?x ?\d{1,2})? ?)(?:@|at) ?(1):([0-5]\d)(?![\d:/-])/i
const TIMED = 'This is rather the time of each: it was read as a pace.'

/** Whether a step was given such a pace. */
function runsIn(seconds: number, { mainSet }: Understood['asked'], workout: NewWorkout | undefined): boolean {
  const steps = [...(mainSet ?? []), ...(workout?.steps ?? [])]
  return steps.some((one) => 'duration' in one && one.target?.type === 'pace' && one.target.rangeMin === seconds)
}

/** "off 60 s rolling" */
const ON_A_CYCLE =
  /\b(?:(?:on|off) (?:an? )?(?=\d+ ?[a-z]+ (?:rolling|cycle|turn-?around)\b)|(?:rolling|going|leaving) (?:on|off) )(\d{1,3}) ?(s|secs?|seconds|mins?|minutes)\b/i
const CYCLE = 'This may be from start to start: it was read as the rest.'

/** Whether the rest was taken to be so long. */
function restsFor(seconds: number, { set, mainSet }: Understood['asked'], workout: NewWorkout | undefined): boolean {
  const steps = [...(mainSet ?? []), ...(workout?.steps ?? [])]
  const isRest = (one: (typeof steps)[number]) =>
    'duration' in one && one.intensity === 'recovery' && one.duration.type === 'time' && one.duration.value === seconds
  return set?.restSeconds === seconds || steps.some(isRest)
}
const LONGER = 'The parts were read as longer than this: check what the rest is.'

/** How long the first step of a workout is. */
function firstMinutes(workout: NewWorkout | undefined): number | undefined {
  const [first] = workout?.steps ?? []
  return first && 'duration' in first && first.duration.type === 'time' ? first.duration.value / 60 : undefined
}

const CLAUSES: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [
    /\b(?:strid(?:e|er)s?|surges|pick[- ]?ups)\b[^.;]*?(?<!\bnot )\b(?:in|over|during|within) (?:the |my )?(?:last|final) \d/i,
    'Check where these are done: they may be meant within the length before them.',
  ],
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
