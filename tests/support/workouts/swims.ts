import { type Block, ticksOf } from '#domain/generator/plan/plan.ts'
import { createRandom, type Random } from '#domain/generator/plan/random.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { resolve } from '#domain/generator/resolve.ts'
import { type SwimContext, swimContextFor } from '#domain/generator/swim/context.ts'
import { toMetres } from '#domain/units/distance.ts'
import { unroll } from '#domain/workout/groups.ts'
import type { Step } from '#domain/workout/step.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'

/** A request for a swim of any accepted kind, length and pool. */
export const swimRequest = generateRequest.filter(({ sport }) => sport === 'swimming')

/** A request for an interval swim of 2,000 m at a critical speed of 1:45, but for what is named. */
export function usualSwim(more: Partial<GenerateRequest> = {}): GenerateRequest {
  return {
    sport: 'swimming',
    workoutType: 'interval',
    workoutMetric: 'pace',
    referenceValue: '1:45',
    durationType: 'distance',
    durationUnit: 'meters',
    durationValue: 2000,
    ...more,
  }
}

/** The steps of a hundred draws of such a swim, with repeats unrolled. */
export function drawSwims(more: Partial<GenerateRequest>): Step[][] {
  return Array.from({ length: 100 }, (_, seed) => unroll(generate(usualSwim(more), { seed }).steps))
}

/** What such a swim is built with, before anything of it is drawn. */
export function swimContext(more: Partial<GenerateRequest> = {}): SwimContext {
  return swimContextFor(resolve(usualSwim(more)))
}

/** The different blocks that a hundred draws give, as swimmers write them: `4x50 1x200`. */
export function drawBlocks(draw: (random: Random) => readonly Block[], pool: SwimContext): string[] {
  const drawn = Array.from({ length: 100 }, (_, seed) => writeBlocks(draw(createRandom(`seed ${seed}`)), pool))
  return [...new Set(drawn)].sort()
}

/** Blocks with the distance of each of their rounds. */
export function writeBlocks(blocks: readonly Block[], { distance }: SwimContext): string {
  return blocks.map(({ times, pieces }) => `${times}x${distance(ticksOf([{ times: 1, pieces }]))}`).join(' ')
}

/** The metres that some steps are swum. */
export function metresOf(steps: readonly Step[]): number {
  return steps
    .filter(isSwum)
    .reduce((all, { duration }) => all + toMetres(duration.value, duration.unit as 'meters'), 0)
}

export function isSwum({ duration }: Step): boolean {
  return duration.type === 'distance'
}

/** Swum between warm-up and cool-down in zone 2 or faster, or as hard. */
export function isWork({ intensity, target, effort = 0 }: Step): boolean {
  const isFramed = intensity === 'warmup' || intensity === 'cooldown'
  return !isFramed && ((target?.zoneNumber ?? 0) >= 2 || effort >= 4)
}
