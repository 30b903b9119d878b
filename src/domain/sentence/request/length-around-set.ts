import { sprintRest } from '../../generator/land/sprint-rest.ts'
import { leastDistances } from '../../generator/swim/least-distances.ts'
import { type Sport, type SportId, sportOf } from '../../sports/registry.ts'
import { convertDistance, type DistanceUnit, fromMetres, toMetres } from '../../units/distance.ts'
import { clamp, sumOf } from '../../units/numbers.ts'
import { middleEffort } from '../../workout/effort.ts'
import { isGroup, toGroups } from '../../workout/groups.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { secondsOf as secondsOfStep, totalsOf } from '../../workout/totals.ts'
import type { Length, SportContext } from '../resolve/measure.ts'
import type { Asked, MainSet } from '../result.ts'
import { isSumOf } from './length-that-holds.ts'

/**
 * The length of a session of which only the main set was said: the set, its recoveries and an easy part, rounded to
 * kilometres, up to miles, or to five minutes of at least an hour. Of a swim the set is three fifths, rounded up to
 * hundreds; a written one is a full session. Undefined without a set.
 */
export function lengthAroundSet(asked: Asked, context: SportContext): Length | undefined {
  const { set, mainSet } = asked
  const sport = sportOf(context.sport)
  if (mainSet) {
    const sum = sumOfDistances(asked, mainSet, context)
    if (sum) return sum
    const said = totalsOf(mainSet, sport.id)
    // Repeats that say no rest get one.
    const share =
      sport.inPool || mainSet.some((entry) => 'duration' in entry && isPause(entry)) ? 1 : 1 + UNSAID_RECOVERY_SHARE
    const bare = totalsOf(share > 1 || sport.inPool ? [] : bareRepeats(mainSet), sport.id)
    const seconds = said.seconds * share + UNSAID_RECOVERY_SHARE * bare.seconds + secondsAfterSprints(mainSet, sport)
    const metres = said.metres * share + UNSAID_JOG_SHARE * bare.metres
    const isFar = mainSet.every(
      (entry) => !('duration' in entry) || entry.duration.type === 'distance' || isPause(entry),
    )
    return isFar || sport.inPool
      ? lengthOf(
          fromMetres(metres, context.unit),
          kilometresOfRests(mainSet, sport, context.unit),
          context.unit,
          sport,
          asked,
        )
      : timeAround(seconds, sport, asked, share === 1 && isSumOf('time', asked))
  }
  if (!set) return undefined
  if (set.unit === 'seconds' || set.unit === 'minutes')
    return timeAround(secondsOf(set), sport, asked, isSaidInFull(asked))
  // "6x1mi" is a session in miles.
  const own = sport.distanceUnits.includes(set.unit) ? set.unit : context.unit
  const work = convertDistance(set.times * set.value, set.unit, own)
  const pause = sport.sentence.easyAround
    ? recoveries(set, work, sport.sentence.easyAround.secondsPerKilometre, own)
    : 0
  return lengthOf(work, pause, own, sport, asked)
}

/** The set with its warm-up and its cool-down, where they and its rests are said as distances: nothing is added. */
function sumOfDistances({ warmup, cooldown }: Asked, mainSet: StoredSteps, context: SportContext): Length | undefined {
  const steps = mainSet.flatMap((entry) => ('duration' in entry ? [entry] : []))
  const areFar = steps.every(({ duration }) => duration.type === 'distance') && steps.some(isPause)
  const ends = [warmup, cooldown].flatMap((end) => (end && isDistance(end.unit) ? [toMetres(end.value, end.unit)] : []))
  if (!areFar || ends.length < 2 || sportOf(context.sport).inPool) return undefined
  const far = fromMetres(totalsOf(mainSet, context.sport).metres + sumOf(ends, (metres) => metres), context.unit)
  const longest = sportOf(context.sport).lengths.find(({ unit }) => unit === context.unit)?.max ?? far
  return {
    durationType: 'distance',
    durationUnit: context.unit,
    durationValue: Math.min(longest, Math.ceil(far * 100) / 100),
  }
}

function isDistance(unit: DistanceUnit | 'minutes' | 'seconds'): unit is DistanceUnit {
  return unit !== 'minutes' && unit !== 'seconds'
}

/** The repeats of one step whose rests are not said though others are: "2x20 then 1x10, 5 min between". */
function bareRepeats(mainSet: StoredSteps): StoredSteps {
  return [...mainSet.entries()].flatMap(([at, entry]) => {
    const step = mainSet[at - 1]
    const isBare = 'repeat' in entry && entry.repeat.steps === 1 && entry.repeat.count > 1
    return isBare && step ? [step, entry] : []
  })
}

/** The seconds of the pauses after sprints whose rest is not said. */
function secondsAfterSprints(mainSet: StoredSteps, { id, inPool }: Sport): number {
  return sumOf(inPool ? [] : toGroups(mainSet), (entry) => {
    const [step] = isGroup(entry) && entry.steps.length === 1 ? entry.steps : []
    return step && isGroup(entry)
      ? entry.count * (sprintRest(step, secondsOfStep(step, id), middleEffort(step, id, undefined)) ?? 0)
      : 0
  })
}

/** What is jogged in the rests of a set, in a unit: they are said as times, and taken on foot. */
function kilometresOfRests(mainSet: StoredSteps, { id, sentence, inPool }: Sport, unit: DistanceUnit): number {
  if (inPool || !sentence.easyAround) return 0
  const isTimedRest = (entry: StoredSteps[number]) =>
    'duration' in entry && entry.intensity === 'rest' && entry.duration.type === 'time'
  const withoutRests = mainSet.map((entry) =>
    'duration' in entry && isTimedRest(entry) ? { ...entry, duration: { ...entry.duration, value: 0 } } : entry,
  )
  const seconds = totalsOf(mainSet, id).seconds - totalsOf(withoutRests, id).seconds
  return convertDistance(seconds / sentence.easyAround.secondsPerKilometre, 'kilometers', unit)
}

function isPause({ intensity }: { intensity: string }): boolean {
  return intensity === 'rest' || intensity === 'recovery'
}

function lengthOf(work: number, pause: number, unit: DistanceUnit, { sentence, lengths }: Sport, asked: Asked): Length {
  // Half a mile less can be too short for the recoveries.
  const round = unit === 'miles' ? Math.ceil : Math.round
  const easy = sentence.easyAround
  const whole = easy
    ? round(
        work + (pause + convertDistance(Math.max(easy.kilometres, kilometresOfEnds(asked, easy)), 'kilometers', unit)),
      )
    : Math.ceil(Math.max(work / SHARE_OF_SWIM, work + metresOfEnds(asked, unit), leastOfSwim(asked)) / 100) * 100
  const range = lengths.find((one) => one.unit === unit)
  const durationValue = clamp(whole, range?.min ?? whole, range?.max ?? whole)
  return { durationType: 'distance', durationUnit: unit, durationValue }
}

/** How far a written set of fast swims has a full session around it; nothing where an end was asked for. */
function leastOfSwim({ workoutType, mainSet, warmup, cooldown }: Asked): number {
  return workoutType === 'interval' && mainSet && !warmup && !cooldown ? leastDistances.interval : 0
}

/** Kilometres of the warm-up and the cool-down that were asked for, both at an easy pace. */
function kilometresOfEnds(
  { warmup, cooldown }: Asked,
  { secondsPerKilometre }: { secondsPerKilometre: number },
): number {
  const ends = sumOf([warmup, cooldown], (end) => {
    if (!end) return 0
    if (end.unit === 'minutes' || end.unit === 'seconds') return ((minutesOf(end) ?? 0) * 60) / secondsPerKilometre
    return convertDistance(end.value, end.unit, 'kilometers')
  })
  return ends > 0 && !(warmup && cooldown) ? ends + KILOMETRES_OF_OTHER_END : ends
}

// With what is jogged between short repetitions (our choice).
const KILOMETRES_OF_OTHER_END = 2

/** The distance around the set of a swim whose warm-up or cool-down was asked for. */
function metresOfEnds({ warmup, cooldown }: Asked, unit: DistanceUnit): number {
  const ends = sumOf([warmup, cooldown], (end) =>
    !end || end.unit === 'minutes' || end.unit === 'seconds' ? 0 : convertDistance(end.value, end.unit, unit),
  )
  return ends > 0 ? ends + LEAST_AROUND : 0
}

// For the end that was not asked for (our choice).
const LEAST_AROUND = 200

// The main set's share of the distance; the rest is warm-up and cool-down (our choice).
const SHARE_OF_SWIM = 0.6

/** Kilometres or miles of the recoveries. */
function recoveries(
  { times, restSeconds }: MainSet,
  work: number,
  secondsPerKilometre: number,
  unit: DistanceUnit,
): number {
  if (restSeconds === undefined) return work * RECOVERY_SHARE
  return convertDistance((times * restSeconds) / secondsPerKilometre, 'kilometers', unit)
}

// Recoveries as a share of the work, where no rest was said (our choice).
const RECOVERY_SHARE = 0.25

function secondsOf({ times, value, unit, restSeconds }: MainSet): number {
  const bout = unit === 'minutes' ? value * 60 : value
  const usual = bout <= SHORT_SECONDS ? SHORT_RECOVERY_SECONDS : bout * TIMED_RECOVERY_SHARE
  return times * (bout + (restSeconds ?? usual))
}

// A short bout is a hard one, and needs more than its own time (our choice).
const SHORT_SECONDS = 60
const SHORT_RECOVERY_SECONDS = 90

// Our choice, so that the recoveries of any type fit.
const UNSAID_RECOVERY_SHARE = 0.7
const UNSAID_JOG_SHARE = 0.4

// Our choice: half of a bout, as in most sessions by time.
const TIMED_RECOVERY_SHARE = 0.5

/** Whether both ends and the rest of a set are said: then nothing is added. */
function isSaidInFull({ set, warmup, cooldown }: Asked): boolean {
  return set?.restSeconds !== undefined && warmup !== undefined && cooldown !== undefined
}

/** The minutes of a set with its warm-up and its cool-down, at least an hour. */
function timeAround(
  seconds: number,
  { id, durationTypes, lengths, sentence }: Sport,
  { warmup, cooldown }: Asked,
  isExact = false,
): Length | undefined {
  if (!durationTypes.includes('time')) return undefined
  const sportOfEnds = sentence.easyAround && id
  const ends =
    (minutesOf(warmup, sportOfEnds) ?? WARM_UP_MINUTES) + (minutesOf(cooldown, sportOfEnds) ?? COOL_DOWN_MINUTES)
  const range = lengths.find(({ unit }) => unit === 'minutes')
  const step = isExact ? 1 : 5
  const minutes = Math.ceil((seconds / 60 + ends) / step) * step
  // Where the way in was said, "30 min easy, then 4x20 s fast", nothing is added to it.
  const least = warmup ? 0 : USUAL_MINUTES
  const durationValue = clamp(Math.max(minutes, least), range?.min ?? minutes, range?.max ?? minutes)
  return { durationType: 'time', durationUnit: 'minutes', durationValue }
}

// Our choice.
const USUAL_MINUTES = 60
const WARM_UP_MINUTES = 15
const COOL_DOWN_MINUTES = 5

// Ends are run in the first zone.
const EASY_END = { type: 'heartrate', zoneNumber: 1 } as const

/** Minutes of an end; of a distance those at an easy pace, where the sport has one. */
function minutesOf(end: Asked['warmup'], sport?: SportId): number | undefined {
  if (!end) return undefined
  if (end.unit === 'minutes') return end.value
  if (end.unit === 'seconds') return end.value / 60
  const duration = { type: 'distance', unit: end.unit, value: end.value } as const
  return sport && secondsOfStep({ intensity: 'warmup', duration, target: EASY_END }, sport) / 60
}
