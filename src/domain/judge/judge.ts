import { sportOf, type WorkoutType } from '../sports/registry.ts'
import type { BoundName } from './bounds/bound-names.ts'
import type { MinMax } from './bounds/bounds.ts'
import { everySession } from './bounds/every-session.ts'
import { sources } from './bounds/sources.ts'
import { checkBoutDetails } from './checks/bout-details.ts'
import { checkCore } from './checks/core.ts'
import { checkEasyParts } from './checks/easy-parts.ts'
import {
  checkAfterCooldown,
  checkEnd,
  checkHalfMinutes,
  checkRepeats,
  checkStepSeconds,
  checkWatchSteps,
} from './checks/form.ts'
import { checkFrame } from './checks/frame.ts'
import { checkJoinedSteps } from './checks/joined-steps.ts'
import { checkRungZones } from './checks/ladder.ts'
import { findImpossible, findUnknown } from './checks/left-out.ts'
import { checkLength } from './checks/length.ts'
import { asHard, type CheckResult, checkRange, type Finding, type LeftOut, scoreOf } from './checks/result.ts'
import { checkStrides } from './checks/strides.ts'
import { checkPoolLengths, checkSwim } from './checks/swim.ts'
import { checkTargets } from './checks/targets.ts'
import { inferType } from './infer-type.ts'
import { asType, type WorkoutAsType } from './reading/as-type.ts'
import { type Figures, figuresOf } from './reading/figures.ts'
import type { JudgeInput } from './reading/input.ts'
import { measure } from './reading/stretches.ts'

/** What the judge says of a workout. */
export type Verdict = {
  /** The type it was judged as: its own, else the inferred one; undefined where none fits. */
  type: WorkoutType | undefined
  /** The hard bounds that are broken. They must never be. */
  hard: Finding[]
  /** The soft bounds that are broken. They count in the score. */
  soft: Finding[]
  /** The soft bounds that apply and are kept. */
  kept: BoundName[]
  /** The bounds that are not judged: what they need is unknown, or the workout's length has no room for them. */
  leftOut: LeftOut[]
  /** The weight of the soft bounds kept ÷ the weight of those that apply, 0 to 1. */
  score: number
  /** Undefined if its repeats are not valid. */
  figures: Figures | undefined
}

/** Judges a workout of any origin by the bounds of its type. Never throws. */
export function judge(input: JudgeInput): Verdict {
  const brokenRepeats = findingsIn(asHard(checkRepeats(input.steps)))
  if (brokenRepeats.length > 0)
    return {
      type: input.type ?? undefined,
      hard: brokenRepeats,
      soft: [],
      kept: [],
      leftOut: [],
      score: 0,
      figures: undefined,
    }
  const workout = measure(input)
  const own = sportOf(input.sport).workoutTypes.find((type) => type === input.type)
  const session = own ? asType(workout, own) : inferType(workout)
  const figures = figuresOf(session)
  const applying = checkSoftBounds(session, figures)
  const impossible = findImpossible(session).filter(({ bound }) => applying.some((result) => result.bound === bound))
  const soft = applying.filter(({ bound }) => !impossible.some((one) => one.bound === bound))
  return {
    type: session.judgedType,
    hard: findingsIn(checkHardBounds(session, figures)),
    soft: findingsIn(soft),
    kept: soft.filter(({ finding }) => !finding).map(({ bound }) => bound),
    leftOut: [...findUnknown(session), ...impossible],
    score: scoreOf(soft),
    figures,
  }
}

function checkHardBounds(session: WorkoutAsType, { lowestWBalance }: Figures): CheckResult[] {
  const { boutSecondsAtMost, source } = session.bounds
  // Only of a known power is it sure that nobody holds it for longer.
  const boutSeconds = session.bouts
    .filter(({ hard }) => hard.every(({ isMeasured }) => isMeasured))
    .map(({ seconds }) => seconds)
  const hardRange: MinMax | undefined = boutSecondsAtMost === undefined ? undefined : [0, boutSecondsAtMost]
  return asHard([
    ...checkLength(session),
    ...checkStepSeconds(session),
    ...checkTargets(session, session.judgedType),
    ...checkEnd(session),
    ...checkAfterCooldown(session),
    ...checkWatchSteps(session),
    ...checkPoolLengths(session),
    ...checkWBalance(lowestWBalance, everySession.wBalanceHard),
    ...checkRange('bout-seconds', boutSeconds, hardRange, source),
  ])
}

function checkSoftBounds(session: WorkoutAsType, { lowestWBalance }: Figures): CheckResult[] {
  return [
    ...checkCore(session),
    ...checkFrame(session),
    ...checkEasyParts(session),
    ...checkBoutDetails(session),
    ...checkRungZones(session),
    ...checkStrides(session),
    ...checkJoinedSteps(session),
    ...checkHalfMinutes(session),
    ...checkSwim(session),
    ...checkWBalance(lowestWBalance, session.bounds.wBalance ?? everySession.wBalance),
  ]
}

function checkWBalance(lowest: number | undefined, range: MinMax): CheckResult[] {
  return checkRange('w-balance', lowest === undefined ? [] : [lowest], range, sources.wPrime)
}

function findingsIn(results: readonly CheckResult[]): Finding[] {
  return results.flatMap(({ finding }) => finding ?? [])
}
