import { expect, test } from 'vitest'
import { generate } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { sportOf } from '../../sports/registry.ts'
import { unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { secondsOf } from '../../workout/totals.ts'
import type { GenerateRequest } from '../request.ts'

const lengths: Pick<GenerateRequest, 'durationType' | 'durationUnit' | 'durationValue'>[] = [
  ...[165, 180, 240, 300].map(
    (durationValue) => ({ durationType: 'time', durationUnit: 'minutes', durationValue }) as const,
  ),
  { durationType: 'distance', durationUnit: 'kilometers', durationValue: 100 },
  { durationType: 'distance', durationUnit: 'miles', durationValue: 70 },
]
const hardTypes = ['sweet spot', 'threshold', 'v02 max'] as const
const cases = hardTypes.flatMap((type) =>
  (['power', 'heartrate'] as const).flatMap((metric) => lengths.map((length) => [type, metric, length] as const)),
)

test.each(cases)('a long ride of type %s by %s has its work in two blocks: %j', (type, workoutMetric, length) => {
  const request = { ...usualRequest('cycling', type), ...length, workoutMetric }
  for (let seed = 0; seed < 12; seed += 1) {
    const trained = unroll(generate(request, { seed }).steps)
    const blocks = blocksOf(trained)
    expect(blocks.length, `seed ${seed}`).toBe(2)
    // Both are worth the warm-up.
    for (const block of blocks) expect(block).toBeGreaterThanOrEqual(type === 'v02 max' ? 300 : 600)
  }
})

test('a ride of an hour has them in one', () => {
  for (const type of hardTypes)
    for (let seed = 0; seed < 12; seed += 1) {
      const trained = unroll(generate(usualRequest('cycling', type), { seed }).steps)
      expect(blocksOf(trained).length).toBe(1)
    }
})

/** The seconds of work in each block: blocks lie twenty minutes of easy riding apart, or more. */
function blocksOf(trained: readonly Step[]): number[] {
  const { easyParts } = sportOf('cycling')
  const blocks: number[] = []
  let easy = Number.POSITIVE_INFINITY
  for (const step of trained) {
    const seconds = secondsOf(step, 'cycling')
    const isWork = step.intensity === 'interval' || (step.intensity === 'active' && step.name !== easyParts.easy.name)
    if (!isWork) {
      easy += seconds
      continue
    }
    if (easy > 1200) blocks.push(0)
    blocks.push((blocks.pop() ?? 0) + seconds)
    easy = 0
  }
  return blocks
}

test.each([
  ['sweet spot', 235],
  ['v02 max', 235],
  ['interval', 425],
] as const)('a ride of type %s is called long from just above %i minutes on', (type, longest) => {
  const remarksAt = (durationValue: number) =>
    generate({ ...usualRequest('cycling', type), durationValue }, { seed: 1 }).remarks.join()
  expect(remarksAt(longest - 10)).toBe('')
  expect(remarksAt(longest + 15)).toContain('This is long for')
})
