import type { PaceUnit } from '#domain/units/pace.ts'
import { rangeEnds } from '#domain/workout/effort.ts'
import type { Step, Target } from '#domain/workout/step.ts'

/** The two ends of a target in figures of which the higher one is harder, and where they can be pulled to. */
export type AimEnds = {
  low: number
  high: number
  /** What the easier end can never be below. */
  least: number
  min: number
  max: number
  /** The figures that coaches write are multiples of it. */
  by: number
  at: (low: number, high: number) => Step
}

/** The ends of a target in percents, or of a range; undefined for a zone. One that is open keeps its open end. */
export function aimEnds(step: Step, target: Target): AimEnds | undefined {
  if (target.percentMin !== undefined) return percentEnds(step, target)
  if (target.rangeMin === undefined) return undefined
  // A ramp needs two ends: beside an open range they are those of its zone.
  if (target.ramp && target.rangeMax === null) return undefined
  return target.type === 'pace' ? paceEnds(step, target) : figureEnds(step, target)
}

function percentEnds(step: Step, target: Target): AimEnds {
  const { percentMin = 1, percentMax = percentMin } = target
  return {
    low: percentMin,
    high: percentMax,
    least: 1,
    min: 20,
    max: 250,
    by: 5,
    at: (low, high) => aimedAt(step, target, { percentMin: low, percentMax: high }),
  }
}

/** Watts or beats a minute. */
function figureEnds(step: Step, target: Target): AimEnds {
  const { type, rangeMin = 0, rangeMax } = target
  const [low, high] = rangeEnds(target)
  const bounds = type === 'power' ? { min: 20, max: 2000 } : { min: 60, max: 220 }
  return {
    low,
    high,
    least: 1,
    ...bounds,
    by: 5,
    at: (least, most) =>
      aimedAt(step, target, {
        rangeMin: rangeMax === null ? most : rangeMin === 0 ? 0 : least,
        rangeMax: rangeMax === null ? null : most,
      }),
  }
}

/** A pace; its figures are negative, because fewer seconds are harder. */
function paceEnds(step: Step, target: Target): AimEnds {
  const { rangeMin = 0, rangeMax, rangeUnit } = target
  const [fastest, slowest] = rangeEnds(target)
  const { min, max, by } = paces[rangeUnit ?? 'km']
  return {
    low: -slowest,
    high: -fastest,
    least: -10 * max,
    min: -max,
    max: -min,
    by,
    at: (low, high) =>
      aimedAt(step, target, {
        rangeMin: rangeMin === 0 ? 0 : -high,
        rangeMax: rangeMax === null ? null : -low,
        ...(rangeUnit && { rangeUnit }),
      }),
  }
}

function aimedAt(step: Step, { type, ramp }: Target, figures: Omit<Target, 'type' | 'ramp'>): Step {
  return { ...step, target: { type, ...figures, ...(ramp && { ramp }) } }
}

// Chosen: no athlete trains outside these paces, in seconds.
const [perKilometre, perHundred] = [
  { min: 120, max: 1000, by: 5 },
  { min: 40, max: 360, by: 1 },
]
const paces: Record<PaceUnit, { min: number; max: number; by: number }> = {
  km: perKilometre,
  mile: perKilometre,
  '100m': perHundred,
  '100yd': perHundred,
}
