import { expect, test } from 'vitest'
import type { SportId } from '../../../sports/registry.ts'
import type { Intensity } from '../../../workout/intensity.ts'
import type { Step, Target } from '../../../workout/step.ts'
import { endsOf, trainerEndsOf } from './ends.ts'

const step = (target?: Target, intensity: Intensity = 'active'): Step => ({
  intensity,
  duration: { type: 'time', unit: 'minutes', value: 600 },
  ...(target ? { target } : {}),
})

test.each<[Target, number[]]>([
  [{ type: 'power', percentMin: 80, percentMax: 90 }, [85, 85, 80, 90]],
  [{ type: 'power', percentMin: 80, percentMax: 90, ramp: 'rising' }, [80, 90, 80, 90]],
  [{ type: 'power', percentMin: 80, percentMax: 90, ramp: 'falling' }, [90, 80, 80, 90]],
  // A trainer is told a thousand percent at most.
  [{ type: 'power', rangeMin: 400, rangeMax: 1000, ramp: 'rising' }, [400, 1000, 400, 1000]],
  [{ type: 'power', rangeMin: 400, rangeMax: 1001, ramp: 'rising' }, [400, 1000, 400, 1000]],
  [{ type: 'power', rangeMin: 1001, rangeMax: 2000 }, [1000, 1000, 1000, 1000]],
])('for the target %j a trainer is given the ends %j', (target, [from, to, low, high]) => {
  expect(endsOf(step(target), 'cycling', 100)).toEqual({ from, to, low, high })
})

test.each<[string, SportId, Step, number]>([
  ['a rest that asks nothing', 'cycling', step(undefined, 'rest'), 45],
  ['a rest at 0 W', 'cycling', step({ type: 'power', rangeMin: 0, rangeMax: 0 }, 'rest'), 0],
  ['a rest on foot at watts', 'running', step({ type: 'power', rangeMin: 0, rangeMax: 0 }, 'rest'), 45],
  ['a rest at percents', 'cycling', step({ type: 'power', percentMin: 20, percentMax: 20 }, 'rest'), 20],
  ['a step that asks nothing', 'cycling', step(), 79],
])('for %s a trainer in %s is set to the target or to a usual effort', (_, sport, asked, percent) => {
  const { from, to } = trainerEndsOf(asked, sport, 250)
  expect([from, to]).toEqual([percent, percent])
})
