import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge } from '#domain/judge/judge.ts'
import { drawn } from '#tests/support/drawn.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { judgedFrom } from '#tests/support/workouts/judged.ts'

/** What the judge gives on the mean: to all sessions, and to those of any one sport and type. */
const [OVERALL, EACH] = [0.95, 0.9]

// Draws take as long as they take.
const PATIENCE = { timeout: 600_000 }

test('over the whole accepted range sessions keep nearly all of the soft bounds, whatever their type', PATIENCE, () => {
  const scores = new Map<string, number[]>()
  // One seed: of the rarest lengths a few more than usual may be drawn by chance.
  for (const request of fc.sample(generateRequest, { numRuns: drawn(20_000), seed: 20_260_314 })) {
    const { score } = judge(judgedFrom(request, generate(request, { seed: 1 })))
    const key = `${request.sport} ${request.workoutType}`
    const known = scores.get(key)
    if (known) known.push(score)
    else scores.set(key, [score])
  }
  const means = Object.fromEntries([...scores].sort().map(([key, all]) => [key, Number(meanOf(all).toFixed(3))]))
  if (process.env.DRILL === '1') console.table(means)
  expect(Object.keys(means)).toHaveLength(13)
  for (const [key, mean] of Object.entries(means)) expect(mean, key).toBeGreaterThanOrEqual(EACH)
  expect(meanOf([...scores.values()].flat())).toBeGreaterThanOrEqual(OVERALL)
})

function meanOf(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0) / values.length
}
