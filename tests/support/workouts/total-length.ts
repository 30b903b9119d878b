import { expect } from 'vitest'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { type DistanceUnit, fromMetres } from '#domain/units/distance.ts'
import { unroll } from '#domain/workout/groups.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { totalsOf } from '#domain/workout/totals.ts'
import { acceptOrThrow } from './generate.ts'

/** Half a hundredth of a kilometre or mile, and each of some entries may be rounded once more. */
const HALF_TICK = 0.0051

/**
 * Expects a generated workout to be so long: minutes or distance in the asked unit. A time or a distance is exact. Where
 * a run or a ride by distance has times in it, its estimate is.
 */
export function expectLength(steps: StoredSteps, request: GenerateRequest, asked: number, entries = 1): void {
  const { sport, durationType, durationUnit } = request
  const trained = unroll(steps)
  const isMixed = !sportOf(sport).inPool && new Set(trained.map(({ duration }) => duration.type)).size > 1
  if (isMixed) {
    const { metres } = totalsOf(steps, sport, acceptOrThrow(request).reference)
    expect(Math.abs(fromMetres(metres, durationUnit as DistanceUnit) - asked)).toBeLessThanOrEqual(entries * HALF_TICK)
    return
  }
  const counted = trained.filter(({ duration }) => duration.type === durationType)
  const total = counted.reduce((all, { duration }) => all + duration.value, 0)
  expect(total).toBeCloseTo(durationType === 'time' ? asked * 60 : asked, 6)
}
