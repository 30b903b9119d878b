import { type PartUse, targetPart } from '../../../sports/target-parts.ts'
import { atLeast, atMost } from '../../../units/tolerance.ts'
import { middleEffort } from '../../../workout/effort.ts'
import type { Step, Target } from '../../../workout/step.ts'
import { movingSecondsOf } from '../../../workout/totals.ts'
import { targetsFor } from '../../plan/targets.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'
import { withLength } from '../insert-recovery.ts'

/** Other efforts of easy time. */
export type Paces = {
  /** The step slower; undefined where it is as slow as easy time gets. */
  slower: (step: Step) => Step | undefined
  usual: (step: Step) => Step
  /** The step with another part at its end, or with a break in its middle. */
  parts: (step: Step) => Step[][]
  /** The step with its second half slower. */
  slowEnd: (step: Step) => Step[][]
}

const SLOWER_NOTES = 'Slower than usual on purpose: it may feel too easy.'
const steady = {
  name: 'Steady',
  notes: 'A notch above easy, and the breathing still quiet.',
  intensity: 'active',
} as const
const tempo = { name: 'Tempo', notes: 'Firm and even, and never above tempo.', intensity: 'active' } as const

/** Shares of the easy time that a steady end takes; seconds at tempo, and of a break. Our choice. */
const STEADY_SHARES = [0.25, 0.4, 0.5, 0.65]
const TEMPO_SECONDS = [240, 300, 480, 600, 900]
const BREAK_SECONDS = [180, 300, 600]
/** A part takes at most this share of the easy time that it comes from. Our choice. */
const MAX_PART_SHARE = 0.7

/** A slower pace is so much below. Our choice. */
const MAX_SLOWER_FACTOR = 0.96
/** The lower bound of a steady part is so much above that of the easy time. Our choice. */
const MIN_BRISK_FACTOR = 1.06

export function pacesFor(request: ResolvedRequest): Paces {
  const { sport, metric, reference } = request
  const { easyZone, easyParts } = sport
  const targetOf = targetsFor(request)
  const isByOwnMetric = metric === sport.reference.metric
  const secondsOf = (step: Step) => movingSecondsOf(step, sport.id, reference)
  const aimAt = (zone: number, use: PartUse, seconds = 0) =>
    targetOf(zone, targetPart(sport, zone, use, seconds)?.percents)

  /** Parts of the easy zone from the hardest to the easiest: a rider goes from one to the next, a runner to zone 1. */
  const easyTargets: readonly Target[] =
    sport.reference.metric === 'power'
      ? isByOwnMetric
        ? [
            aimAt(easyZone, 'endurance'),
            aimAt(easyZone, 'endurance', Number.POSITIVE_INFINITY),
            aimAt(easyZone, 'easy'),
          ]
        : []
      : [aimAt(easyZone, 'endurance'), aimAt(1, 'easy')]

  const effortOf = (step: Step) => middleEffort(step, sport.id, reference)
  const slower = (step: Step) => {
    const versions = easyTargets.map((target) => ({ ...step, notes: SLOWER_NOTES, target }))
    return versions.find((one) => atMost(effortOf(one), MAX_SLOWER_FACTOR * effortOf(step), 'percent'))
  }
  return {
    slower,
    slowEnd: (step) => {
      const slow = slower(step)
      const length = roundLength(step.duration.value / 2, step)
      return slow && length > 0 ? [[withLength(step, step.duration.value - length), withLength(slow, length)]] : []
    },
    usual: (step) => ({ ...step, notes: easyParts.easy.notes, target: aimAt(easyZone, 'endurance', secondsOf(step)) }),
    parts: (step) => {
      const { value } = step.duration
      const perSecond = value / secondsOf(step)
      const split = (length: number, part: Omit<Step, 'duration'>) =>
        length > 0 && atMost(length, MAX_PART_SHARE * value, 'length')
          ? [[withLength(step, value - length), withLength({ ...step, ...part }, length)]]
          : []
      const firm = { ...tempo, target: aimAt(easyZone + 1, 'work') }
      const rest = { ...easyParts.recovery, intensity: 'recovery', target: aimAt(1, 'recovery') } as const
      const brisk = aimAt(easyZone, 'brisk')
      const isNoticed = atLeast(brisk.percentMin ?? 0, MIN_BRISK_FACTOR * (step.target?.percentMin ?? 0), 'percent')
      return [
        ...(isByOwnMetric && isNoticed ? STEADY_SHARES : []).flatMap((share) =>
          split(roundLength(share * value, step), { ...steady, target: brisk }),
        ),
        ...TEMPO_SECONDS.flatMap((seconds) => split(roundLength(seconds * perSecond, step), firm)),
        ...BREAK_SECONDS.flatMap((seconds) => {
          const pause = roundLength(seconds * perSecond, step)
          const first = roundLength(value / 2, step)
          const last = value - first - pause
          return last > pause
            ? [[withLength(step, first), withLength({ ...step, ...rest }, pause), withLength(step, last)]]
            : []
        }),
      ]
    },
  }
}

/** A length as people write it: whole minutes, tenths of a kilometre or a mile. */
function roundLength(length: number, { duration }: Step): number {
  const grain = duration.unit === 'minutes' ? 60 : 0.1
  return Number((Math.round(length / grain) * grain).toFixed(2))
}
