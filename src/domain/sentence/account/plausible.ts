import type { SportId } from '../../sports/registry.ts'
import { toMetres } from '../../units/distance.ts'
import { middleEffort } from '../../workout/effort.ts'
import { unroll } from '../../workout/groups.ts'
import { asksEffort } from '../../workout/has-target.ts'
import type { Step } from '../../workout/step.ts'
import { movingSecondsOf, totalsOf } from '../../workout/totals.ts'
import { describeTime } from '../request/describe.ts'
import type { Understood } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'

/** Asks about what hardly anybody does: an effort held too long, ends as long as a session, easy intervals, two kinds of targets. */
export function findImplausible(facts: Facts): Check[] {
  return [
    ...findLongEfforts(facts),
    ...findFeebleEfforts(facts),
    ...findLongEndsOfAll(facts),
    ...findLongDays(facts),
    ...findMixedTargets(facts),
  ]
}

/** The longest that one bout at an effort is trained, in percent of threshold (our choice). */
const LIMITS: readonly (readonly [percent: number, minutes: number])[] = [
  [150, 2],
  [125, 6],
  [112, 15],
  [104, 40],
  [97, 75],
  [90, 105],
  [84, 200],
]

function findLongEfforts({ understood: { found }, entries, sport }: Facts): Check[] {
  const place = found.find(({ field }) => field === 'mainSet')
  if (!place) return []
  let [seconds, percent] = [0, Number.POSITIVE_INFINITY]
  let longest: number | undefined
  for (const step of unroll(entries).slice(0, MAX_STEPS)) {
    const effort = knownEffort(step, sport.id)
    if (effort === undefined || effort < EASY) [seconds, percent] = [0, Number.POSITIVE_INFINITY]
    // Between intervals there are rests, whether they were said or not.
    else if (step.intensity === 'interval') [seconds, percent] = [movingSecondsOf(step, sport.id), effort]
    else [seconds, percent] = [seconds + movingSecondsOf(step, sport.id), Math.min(percent, effort)]
    const limit = LIMITS.find(([least]) => percent >= least)?.[1]
    if (limit !== undefined && seconds > limit * 60) longest = seconds
  }
  return longest === undefined
    ? []
    : [checkAt(place, `${describeTime(longest)} without a pause is longer than this effort is held: check it.`)]
}

/** Work that is easier than any: "20% of the time in z4" is no target. */
function findFeebleEfforts({ understood: { found }, steps, sport }: Facts): Check[] {
  const place = found.find(({ field }) => field === 'mainSet')
  const isFeeble = steps.some((step) => {
    const effort = knownEffort(step, sport.id)
    return effort !== undefined && effort < LEAST_OF_WORK && movingSecondsOf(step, sport.id) >= LEAST_SECONDS_OF_WORK
  })
  return place && isFeeble ? [checkAt(place, FEEBLE)] : []
}

// Percent of threshold: less is a rest between bouts (our choice).
const LEAST_OF_WORK = 30
const LEAST_SECONDS_OF_WORK = 600
const FEEBLE = 'Nobody trains so easily for so long: check the target.'

// Enough to find what is held too long.
const MAX_STEPS = 60
const EASY = LIMITS.at(-1)?.[0] ?? 0

/** The effort of a step of work in percent of threshold; undefined if it is none, or depends on a threshold that may be unknown here. */
function knownEffort({ intensity, target, ...step }: Step, sport: SportId): number | undefined {
  if (intensity !== 'active' && intensity !== 'interval') return undefined
  const isKnown = asksEffort(target) && (target.percentMin !== undefined || target.zoneNumber !== undefined)
  return isKnown ? middleEffort({ intensity, target, ...step }, sport, undefined) : undefined
}

function findLongEndsOfAll({ sentence, understood: { found, asked, workout }, steps, sport }: Facts): Check[] {
  // An easy hour before a set is ridden as one, whatever its place is called.
  if (!workout && !END_WORDS.test(sentence)) return []
  const limit = (sport.trainer === 'bike' ? 75 : 50) * 60
  return ENDS.flatMap(({ intensity, field, words }) => {
    const ofSteps = workout ? steps.filter((step) => step.intensity === intensity) : []
    const longest = Math.max(
      ...ofSteps.map((step) => movingSecondsOf(step, sport.id)),
      secondsOfEnd(asked[field], sport),
    )
    const place =
      found.find((one) => one.field === field) ??
      found.find((one) => one.field === 'mainSet' && one.reading.includes(words))
    return longest > limit && place ? [checkAt(place, LONG_END)] : []
  })
}

const ENDS = [
  { intensity: 'warmup', field: 'warmup', words: 'warm-up' },
  { intensity: 'cooldown', field: 'cooldown', words: 'cool-down' },
] as const
const END_WORDS = /\b(?:warm\w*|wu|w\/u|cool\w*|cd|c\/d|up|down)\b/i
const LONG_END = 'A warm-up or a cool-down is seldom as long: check it.'

function secondsOfEnd(end: Understood['asked']['warmup'], { sentence }: Facts['sport']): number {
  if (!end) return 0
  if (end.unit === 'minutes') return end.value * 60
  if (end.unit === 'seconds') return end.value
  return (
    (toMetres(end.value, end.unit) / 1000) * (sentence.easyAround?.secondsPerKilometre ?? SECONDS_PER_SWUM_KILOMETRE)
  )
}

const SECONDS_PER_SWUM_KILOMETRE = 1200

/** A length whose unit was not said, and that only few ever do, or a workout that is longer than any session. */
function findLongDays({ understood: { found, asked, inferred, workout }, entries, sport, units }: Facts): Check[] {
  const { durationUnit, durationValue = 0 } = asked
  const range = sport.lengths.find(({ unit }) => unit === durationUnit)
  const isGuessed = [...inferred, ...units].some(
    ({ field, because }) => (field === 'durationValue' || (workout && field === 'mainSet')) && /\bunit\b/.test(because),
  )
  const place = found.find(({ field }) => field === 'durationValue') ?? found.find(({ field }) => field === 'mainSet')
  const isLong = range
    ? durationValue > range.longDay * (isGuessed ? 1 : 1.6)
    : workout && isBeyond(totalsOf(entries, sport.id).metres, sport)
  return place && isLong ? [checkAt(place, 'Hardly anybody goes as long: check the figure and its unit.')] : []
}

function isBeyond(metres: number, { lengths }: Facts['sport']): boolean {
  return lengths.some(({ unit, max }) => unit !== 'minutes' && metres > toMetres(max, unit))
}

/** Watts beside beats, or so few beside percents: a figure without a unit was one of the others. */
function findMixedTargets({ understood: { found }, steps, written, sentence }: Facts): Check[] {
  const kinds = new Set(
    steps.flatMap(({ target, intensity }) =>
      target && intensity !== 'rest' && target.rangeMin !== undefined ? [target.type] : [],
    ),
  )
  const isLikePercents = (step: Step) =>
    step.target?.type === 'power' && Number(step.target.rangeMax) <= MOST_LIKE_PERCENTS
  const areMixed = steps.some(({ target }) => target?.percentMin !== undefined) && steps.some(isLikePercents)
  if (kinds.size < 2 && !areMixed) return []
  const bare = written.find(
    ({ from, readings }) =>
      readings.every(({ counted }) => counted === 'bare') && /(?:@|at) ?$/i.test(sentence.slice(0, from)),
  )
  return bare && found.some(({ from, to }) => from < bare.to && to > bare.from)
    ? [checkAt(bare, 'The unit of this target was guessed: check it.')]
    : []
}

// Watts that a bare figure may mean as percents as well (our choice).
const MOST_LIKE_PERCENTS = 150
