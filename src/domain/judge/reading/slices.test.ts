import { expect, test } from 'vitest'
import { secondsAt, slicesOf } from './slices.ts'

const ramp = (seconds: number) => ({ seconds, from: 50, to: 90 })

test('a ramp is cut into slices of ten seconds at most, sixty of them at most', () => {
  const countFor = (seconds: number) => slicesOf(ramp(seconds)).length
  expect([1, 10, 11, 25, 590, 600, 601, 3600].map(countFor)).toEqual([1, 1, 2, 3, 59, 60, 60, 60])
  expect(slicesOf(ramp(0))).toEqual([{ seconds: 0, percent: 70 }])
})

test('each slice has the effort of its middle, and all together last as long as the ramp', () => {
  expect(slicesOf(ramp(40))).toEqual([
    { seconds: 10, percent: 55 },
    { seconds: 10, percent: 65 },
    { seconds: 10, percent: 75 },
    { seconds: 10, percent: 85 },
  ])
})

test('a steady stretch is one slice', () => {
  expect(slicesOf({ seconds: 600, from: 70, to: 70 })).toEqual([{ seconds: 600, percent: 70 }])
})

test('of a ramp the seconds at an effort count, of a steady stretch all or none', () => {
  const stretches = [ramp(40), { seconds: 100, from: 80, to: 80 }, { seconds: 7, from: 60, to: 60 }]
  expect(secondsAt(stretches as never, (percent) => percent > 70)).toBe(120)
})
