import { expect, test } from 'vitest'
import { run, swim } from '#tests/support/workouts/usual-parts.ts'
import { sportOf } from '../../sports/registry.ts'
import type { Step, Target } from '../../workout/step.ts'
import { measure } from './stretches.ts'

const step = (target: Target | null): Step => ({ ...run.steady(10), target })
const stretchOf = (target: Target | null, reference?: number) =>
  measure({ sport: 'running', steps: [step(target)], ...(reference ? { reference } : {}) }).stretches[0]

test.each<[string, Target | null, number | undefined, boolean]>([
  ['a zone', { type: 'pace', zoneNumber: 3 }, undefined, true],
  ['percents', { type: 'pace', percentMin: 90, percentMax: 92 }, undefined, true],
  ['a range beside the threshold', { type: 'pace', rangeMin: 290, rangeMax: 300 }, 270, true],
  ['a range without it', { type: 'pace', rangeMin: 290, rangeMax: 300 }, undefined, false],
  ['a pace that is open at its fast end', { type: 'pace', rangeMin: 0, rangeMax: 300 }, 270, false],
  ['beats a minute', { type: 'heartrate', rangeMin: 150, rangeMax: 160 }, 270, false],
  ['a heart-rate zone', { type: 'heartrate', zoneNumber: 2 }, undefined, true],
  ['power, which runs do not use', { type: 'power', zoneNumber: 3 }, 270, false],
  ['an open target', { type: 'open' }, 270, false],
  ['no target', null, 270, false],
])('%s says how hard a step is: %j', (_, target, reference, isKnown) => {
  expect(stretchOf(target, reference)).toMatchObject({ isKnown })
})

test('a zone of pace has a pace that stands for it, a ramp through it the middle of its ends', () => {
  const steady = stretchOf({ type: 'pace', zoneNumber: 2 })
  expect(steady?.middle).toBeCloseTo(100 / 1.2)
  const ramp = stretchOf({ type: 'pace', zoneNumber: 2, ramp: 'rising' })
  expect(ramp?.middle).toBeCloseTo((100 / 1.29 + 100 / 1.14) / 2)
  expect([ramp?.from, ramp?.to]).toEqual([expect.closeTo(100 / 1.29), expect.closeTo(100 / 1.14)])
})

test('an effort from 1 to 10 stands for what lies from the effort below to the effort above', () => {
  const scale = sportOf('running').effortScale
  const felt = (effort: number) => {
    const [{ low, middle, high, isByFeel } = {} as never] = measure({
      sport: 'running',
      steps: [{ ...run.steady(10), effort }],
    }).stretches
    return { low, middle, high, isByFeel }
  }
  const [first = 0, second = 0] = scale
  const [ninth = 0, tenth = 0] = scale.slice(-2)
  expect(felt(2)).toEqual({ low: first, middle: second, high: scale[2], isByFeel: true })
  expect(felt(1)).toEqual({ low: 2 * first - second, middle: first, high: second, isByFeel: true })
  expect(felt(10)).toEqual({ low: ninth, middle: tenth, high: 2 * tenth - ninth, isByFeel: true })
})

test('the rest that a send-off leaves is known, easy, and no work', () => {
  const { stretches } = measure({ sport: 'swimming', steps: [{ ...swim.work(100, 4), sendOff: 130 }], reference: 110 })
  expect(stretches).toHaveLength(2)
  expect(stretches[1]).toMatchObject({
    step: { intensity: 'rest' },
    metres: 0,
    middle: 0,
    zones: [1],
    isKnown: true,
    isMeasured: true,
    isByHeartRate: false,
    isByFeel: false,
  })
})
