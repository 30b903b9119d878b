import type { Step } from '../../../workout/step.ts'
import { isRepeat } from '../../../workout/stored-entry.ts'
import type { NewWorkout } from '../../../workout/workout.ts'
import { type Understood, type Unread, unreadAt } from '../../result.ts'

type Figure = Record<string, string | undefined>
type Asked = Understood['asked']
type Misread = [
  pattern: RegExp,
  is: (figure: Figure, steps: readonly Step[], asked: Asked) => boolean,
  sentence: string,
]

/** A figure that other readers took for one of another kind, found in what was built of it. */
export function misreadIn(text: string, asked: Asked, workout: NewWorkout | undefined): Unread | undefined {
  const steps = [...(asked.mainSet ?? []), ...(workout?.steps ?? [])].flatMap((one) => (isRepeat(one) ? [] : [one]))
  for (const [pattern, is, sentence] of figures)
    for (const { index, 0: all, groups = {} } of text.matchAll(pattern))
      if (is(groups, steps, asked)) return unreadAt({ from: index, to: index + all.length }, sentence)
  return undefined
}

const figures: readonly Misread[] = [
  [
    // "8x10 s hill sprints after 8k easy"
    /\bafter (?:an? |the )?(?<length>\d{1,3}(?:\.\d)?) ?(?:km?|mi(?:les?)?|mins?|minutes)\b(?: of)? ?(?:easy|ez|steady|jog\w*|warm|wu)\b/gi,
    ({ length }, _, { mainSet, set, durationValue }) => Boolean(mainSet ?? set) && durationValue === Number(length),
    'This may be done before the set: it was read as the whole.',
  ],
  [
    // "5 x 4 @ 14 km/h, 2 @ 10 km/h"
    /(?<![\d.:x×] ?|\d,)\b(?<far>\d{1,2}) ?(?:@|at) ?\d{1,2}(?:[.,]\d)? ?(?:km ?\/ ?h|kmh|kph|mph)\b/gi,
    ({ far }, steps) => steps.some(({ duration }) => duration.unit === 'kilometers' && duration.value === Number(far)),
    'This may be so many minutes: it was read as kilometres.',
  ],
  [
    // "8x800 off 3:00 at 5k pace"
    /(?<=\d ?x ?\d+.*)\boff (?<minutes>\d{1,2})(?::(?<seconds>[0-5]\d)| ?(?:mins?|minutes))(?: (?:rest|rec(?:overy)?))? (?:at |@ ?)/gi,
    (time, steps) => steps.some((step) => lasts(step, time) && (step.target?.percentMin ?? 0) >= LEAST_OF_WORK),
    'This target may be that of the repetitions: it was read as that of their rest.',
  ],
  [
    // "8x600 @ 1:57"
    /(?<=\b[3-9]00 ?m?(?: ?reps?)?(?: ?x ?\d{1,2})? ?)(?:@|at) ?(?<minutes>1):(?<seconds>[0-5]\d)(?![\d:/-])/gi,
    (time, steps) => steps.some(({ target }) => target?.type === 'pace' && target.rangeMin === secondsOf(time)),
    'This is rather the time of each: it was read as a pace.',
  ],
  [
    // "20x200 off 60 s rolling"
    /\b(?:(?:on|off) (?:an? )?(?=\d+ ?[a-z]+ (?:rolling|cycle|turn-?around)\b)|(?:rolling|going|leaving) (?:on|off) )(?:(?<seconds>\d{1,3}) ?(?:s|secs?|seconds)|(?<minutes>\d{1,2}) ?(?:mins?|minutes))\b/gi,
    (time, steps, { set }) =>
      set?.restSeconds === secondsOf(time) || steps.some((step) => step.intensity === 'recovery' && lasts(step, time)),
    'This may be from start to start: it was read as the rest.',
  ],
]

function secondsOf({ minutes = '0', seconds = '0' }: Figure): number {
  return Number(minutes) * 60 + Number(seconds)
}

function lasts({ duration }: Step, time: Figure): boolean {
  return duration.type === 'time' && duration.value === secondsOf(time)
}

// In percent of threshold (our choice).
const LEAST_OF_WORK = 90
