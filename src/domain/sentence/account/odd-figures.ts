import type { Step } from '../../workout/step.ts'
import type { Found } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'

/** Asks about a step whose figure is seldom one of training: what was read may be another figure, or of another unit. */
export function findOddFigures(facts: Facts): Check[] {
  const { found, inferred } = facts.understood
  const place = found.find(({ field }) => field === 'mainSet') ?? found.find(({ field }) => field === 'warmup')
  if (!place) return []
  // Where a unit or the sport was guessed, less is odd.
  const isGuessed = inferred.some(({ because }) => /\bunit\b|points to/.test(because)) || facts.units.length > 0
  const isOdd = (step: Step) => isOddLength(step) || isOddTarget(step) || (isGuessed && isOddGuess(step, facts))
  const pause =
    facts.sport.inPool || !facts.steps.some(isOddPause)
      ? undefined
      : found.find(({ reading }) => /\b[1-9] seconds? (?:rest|recovery)/.test(reading))
  if (pause) return [checkAt(found.findLast(({ reading }) => reading === pause.reading) ?? pause, ODD)]
  return facts.steps.some(isOdd) ? [checkAt(place, ODD)] : findTwoEnds(facts)
}

/** 1,808 m, or a bout of 10.8 s. */
function isOddLength({ intensity, duration: { type, unit, value } }: Step): boolean {
  // The way back of a hill is worked out.
  if (type === 'time') return !Number.isInteger(value) && intensity !== 'rest' && intensity !== 'recovery'
  return unit === 'meters' && value > LEAST_MEASURED && value % 5 !== 0 && value !== METRES_OF_A_MILE
}

/** A pause of some seconds behind a bout of minutes: "2x15 min, 5s between". */
function isOddPause({ intensity, duration: { type, value } }: Step, at: number, steps: readonly Step[]): boolean {
  const bout = steps[at - 1]?.duration
  const isPause = (intensity === 'rest' || intensity === 'recovery') && type === 'time' && value < LEAST_PAUSE
  return isPause && bout?.type === 'time' && bout.value >= LONG_BOUT
}

/** An interval easier than a pause, any step that is hardly one, or more beats than a heart has. */
function isOddTarget({ intensity, target }: Step): boolean {
  if (target?.type === 'heartrate') return (target.rangeMin ?? 0) > MOST_BEATS
  // Nobody pedals with so few.
  if (target?.type === 'power' && typeof target.rangeMax === 'number' && target.rangeMax <= MOST_IDLE_WATTS) return true
  const { percentMax } = target ?? {}
  return percentMax !== undefined && percentMax < (intensity === 'interval' ? LEAST_PERCENT : LEAST_OF_PAUSES)
}

/** A walker's pace for a run, or watts below any ride. */
function isOddGuess({ target }: Step, { sport }: Facts): boolean {
  if (target?.type === 'power') return typeof target.rangeMax === 'number' && target.rangeMax < LEAST_WATTS
  return (
    sport.racePaces !== undefined &&
    target?.type === 'pace' &&
    target.rangeUnit === 'km' &&
    (target.rangeMin ?? 0) > SLOWEST_RUN
  )
}

/** "2mi CD + 6x800 + 2mi CD": the first of them may be a warm-up. */
function findTwoEnds({ understood: { found } }: Facts): Check[] {
  const [first, ...more] = found.filter(({ field }) => field === 'mainSet')
  const isCoolDown = ({ reading }: Found) => /\bcool-down$/i.test(reading)
  const isWrong = first && isCoolDown(first) && more.some(isCoolDown) && !more.every(isCoolDown)
  return isWrong ? [checkAt(first, TWO_ENDS)] : []
}

const LEAST_MEASURED = 150
// Seconds (our choice).
const [LEAST_PAUSE, LONG_BOUT] = [10, 120]
const METRES_OF_A_MILE = 1609
const MOST_BEATS = 210
// Of threshold.
const LEAST_PERCENT = 60
// Also of threshold: "one eighteen percent" is no 18 % (our choice).
const LEAST_OF_PAUSES = 25
const LEAST_WATTS = 90
const MOST_IDLE_WATTS = 20
// Seconds per kilometre.
const SLOWEST_RUN = 510
const ODD = 'Such a figure is seldom one of training: check it and its unit.'
const TWO_ENDS = 'A cool-down is said first, and another one last: check the first of them.'
