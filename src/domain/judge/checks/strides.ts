import { sumOf } from '../../units/numbers.ts'
import type { Step } from '../../workout/step.ts'
import { details, sprintBounds } from '../bounds/details.ts'
import { everySession } from '../bounds/every-session.ts'
import { sources } from '../bounds/sources.ts'
import type { WorkoutAsType } from '../reading/as-type.ts'
import type { Stretch } from '../reading/stretches.ts'
import { MAX_STRIDE_SECONDS } from '../reading/strides.ts'
import { zonesOf } from '../reading/zones.ts'
import { MAX_PRIMER_SECONDS, stretchesAfterWork, stretchesBeforeWork } from './easy-parts.ts'
import { type CheckResult, checkRange, checkThat } from './result.ts'

/** Checks the short fast parts: what wakes the athlete up before the work, and the rests of strides and sprints. */
export function checkStrides(session: WorkoutAsType): CheckResult[] {
  return [...checkPrimers(session), ...checkStrideRests(session), ...checkSprints(session)]
}

/** Checks that a long warm-up before hard work ends with strides, openers or a build. */
function checkPrimers(session: WorkoutAsType): CheckResult[] {
  const { bounds, bouts, seconds, sport, inPool } = session
  if (!bounds.primers || bouts.length === 0 || seconds < everySession.primersFromSeconds) return []
  const from = (zonesOf(sport)[3]?.low ?? 0) - PRIMER_BELOW_ZONE_4
  const isPrimer = ({ isKnown, seconds, to, step }: Stretch) => {
    if (step.target?.ramp) return to >= from
    const isFast = isKnown ? to >= from || (inPool && isBuild(step)) : step.intensity !== 'rest'
    return isFast && seconds <= MAX_PRIMER_SECONDS
  }
  const count = stretchesBeforeWork(session).filter(isPrimer).length
  return checkThat('primers', count > 0, { value: count, limit: 'at least 1', source: sources.practice })
}

/** Swimmers build up inside a length, which no zone says. */
function isBuild({ name = '', notes = '' }: Step): boolean {
  return /\bbuild/i.test(`${name} ${notes}`)
}

/** Percent of threshold: a build on land or in the water may stay a little below zone 4. Our choice. */
const PRIMER_BELOW_ZONE_4 = 5
/** Checks that there is time to recover between two strides; between the bouts of a set there may be less. */
function checkStrideRests(session: WorkoutAsType): CheckResult[] {
  if (session.inPool) return []
  const isEasySession = session.judgedType === 'endurance'
  const parts = isEasySession ? [session.stretches] : [stretchesBeforeWork(session), stretchesAfterWork(session)]
  const rests = parts.flatMap((part) => restsAfter(part, isStride))
  return checkRange('stride-rest', rests, details.strideRest, sources.practice)
}

function isStride({ step: { intensity }, isKnown, seconds, middle }: Stretch): boolean {
  if (seconds > MAX_STRIDE_SECONDS || intensity === 'rest') return false
  return isKnown ? middle > FAST_PERCENT : intensity === 'interval'
}

/** Percent of threshold above which a few seconds are a stride or a sprint. */
const FAST_PERCENT = 103

/** Checks sprints in zone 7, whatever the session they are part of. */
function checkSprints({ byPower, stretches, bouts, judgedType }: WorkoutAsType): CheckResult[] {
  const sprints = byPower ? stretches.filter(isSprint) : []
  if (sprints.length === 0) return []
  const seconds = sprints.map((one) => one.seconds)
  const total = sumOf(sprints, (one) => one.seconds)
  // Sprints that are the whole of the work have a least number too.
  const isAll = judgedType === undefined && bouts.every(({ hard }) => hard.every(isSprint))
  const [[fewest, most], [least, longest], [shortestRest, longestRest]] = [
    sprintBounds.bouts,
    sprintBounds.workSeconds,
    sprintBounds.restRatio,
  ]
  // A longer pause parts two sets.
  const rests = restsAfter(stretches, isSprint).map((rest, index) =>
    Math.min(longestRest, rest / (seconds[index] ?? rest)),
  )
  return [
    ...checkRange('sprint-seconds', seconds, sprintBounds.boutSeconds, sources.sprints),
    ...checkRange('sprints', [sprints.length], [isAll ? fewest : 0, most], sources.sprints),
    ...checkRange('sprint-work', [total], [isAll ? least : 0, longest], sources.sprints),
    ...checkRange('sprint-rest', rests, [shortestRest, longestRest], sources.sprints),
  ]
}

function isSprint({ zones, isMeasured }: Stretch): boolean {
  return isMeasured && zones.includes(SPRINT_ZONE)
}

const SPRINT_ZONE = 7

/** Seconds between each matching stretch and the next one. */
function restsAfter(stretches: readonly Stretch[], matches: (stretch: Stretch) => boolean): number[] {
  const rests: number[] = []
  let rest: number | undefined
  for (const stretch of stretches) {
    if (matches(stretch)) {
      if (rest !== undefined) rests.push(rest)
      rest = 0
    } else if (rest !== undefined) rest += stretch.seconds
  }
  return rests
}
