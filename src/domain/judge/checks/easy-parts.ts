import { sumOf } from '../../units/numbers.ts'
import { sources } from '../bounds/sources.ts'
import type { WorkoutAsType } from '../reading/as-type.ts'
import type { Stretch } from '../reading/stretches.ts'
import { ROUNDING_PERCENT, zonesOf } from '../reading/zones.ts'
import { type CheckResult, checkThat } from './result.ts'

/** Seconds up to which a hard part of a warm-up is a stride or an opener. Our choice. */
export const MAX_PRIMER_SECONDS = 90

/** Checks that the warm-up and the recoveries are easy, so that they prepare for the work and do not add to it. */
export function checkEasyParts(session: WorkoutAsType): CheckResult[] {
  const { bouts, judgedType } = session
  const isEasySession = judgedType === 'endurance'
  if (bouts.length === 0 && !isEasySession) return []
  const limit = (zonesOf(session.sport)[1]?.high ?? 0) + ROUNDING_PERCENT
  const before = isEasySession ? session.stretches.filter(isWarmup) : withoutLeadIn(stretchesBeforeWork(session))
  const warmup = before.filter(({ seconds }) => seconds > MAX_PRIMER_SECONDS)
  const hard = warmup.filter((one) => isHard(one, session))
  return [
    ...checkEffort('warmup-effort', [warmup, ...hard.map((one) => [one])], limit),
    ...(isEasySession ? [] : checkEffort('recovery-effort', session.pauses.map(recoveriesIn(session)), limit)),
  ]
}

/** The stretches of a session before its first bout. */
export function stretchesBeforeWork({ bouts, stretches }: WorkoutAsType): readonly Stretch[] {
  return stretches.slice(0, bouts[0]?.start ?? stretches.length)
}

/** The stretches of a session after its last bout. */
export function stretchesAfterWork({ bouts, stretches }: WorkoutAsType): readonly Stretch[] {
  const last = bouts.at(-1)
  return last ? stretches.slice(last.start + last.stretches.length) : []
}

/** Checks the mean effort of each part; the hardest is the finding. Parts of unknown effort are not judged. */
function checkEffort(
  bound: 'warmup-effort' | 'recovery-effort',
  parts: readonly (readonly Stretch[])[],
  limit: number,
): CheckResult[] {
  const efforts = parts.map(meanEffort).filter((percent) => percent !== undefined)
  if (efforts.length === 0) return []
  const hardest = Math.max(...efforts)
  return checkThat(bound, hardest <= limit, {
    value: Math.round(hardest),
    limit: `at most ${Math.round(limit)} % of threshold`,
    source: sources.practice,
  })
}

function meanEffort(stretches: readonly Stretch[]): number | undefined {
  const known = stretches.filter(({ isKnown, step }) => isKnown && step.intensity !== 'rest')
  const seconds = sumOf(known, (one) => one.seconds)
  return seconds > 0 ? sumOf(known, (one) => one.middle * one.seconds) / seconds : undefined
}

/** In the water swims between two sets may be a set of their own; work of another kind is no recovery anywhere. */
function recoveriesIn({ inPool }: WorkoutAsType): (pause: WorkoutAsType['pauses'][number]) => Stretch[] {
  return ({ stretches }) =>
    stretches.filter(({ step: { intensity } }) => (inPool ? intensity === 'recovery' : intensity !== 'interval'))
}

function isWarmup({ step }: Stretch): boolean {
  return step.intensity === 'warmup'
}

/** Without the step that leads up to the work, from zone 3 to sweet spot for example. */
function withoutLeadIn(before: readonly Stretch[]): readonly Stretch[] {
  const last = before.at(-1)
  return last && !isWarmup(last) && last.seconds <= MAX_LEAD_IN_SECONDS ? before.slice(0, -1) : before
}

/** A longer step is a part of the session. Our choice. */
const MAX_LEAD_IN_SECONDS = 600

/** Whether a part of the warm-up is work: three minutes in zone 4 or harder. Our choice. */
function isHard({ isKnown, seconds, middle }: Stretch, { sport }: WorkoutAsType): boolean {
  return isKnown && seconds > MAX_HARD_SECONDS && middle >= (zonesOf(sport)[3]?.low ?? 0)
}

const MAX_HARD_SECONDS = 180
