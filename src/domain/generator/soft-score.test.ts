import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge } from '#domain/judge/judge.ts'
import { drawCount } from '#tests/support/drawn.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { judgeInput } from '#tests/support/workouts/judge-input.ts'

/** The least mean score of all sessions, and of those of each sport and type. */
const [MIN_OVERALL, MIN_EACH] = [0.95, 0.9]

// The drill draws many more requests than a usual run.
const LONG_TIMEOUT = { timeout: 600_000 }

test('sessions of every type keep nearly all soft bounds over the whole accepted range', LONG_TIMEOUT, () => {
  const scores = new Map<string, number[]>()
  // One fixed seed: another may draw more of the rarest lengths, which score lower.
  for (const request of fc.sample(generateRequest, { numRuns: drawCount(20_000), seed: 20_260_314 })) {
    const { score } = judge(judgeInput(request, generate(request, { seed: 1 })))
    const key = `${request.sport} ${request.workoutType}`
    const known = scores.get(key)
    if (known) known.push(score)
    else scores.set(key, [score])
  }
  const means = Object.fromEntries([...scores].sort().map(([key, all]) => [key, Number(meanOf(all).toFixed(3))]))
  if (process.env.DRILL === '1') console.table(means)
  expect(Object.keys(means)).toHaveLength(13)
  for (const [key, mean] of Object.entries(means)) expect(mean, key).toBeGreaterThanOrEqual(MIN_EACH)
  expect(meanOf([...scores.values()].flat())).toBeGreaterThanOrEqual(MIN_OVERALL)
})

function meanOf(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0) / values.length
}
