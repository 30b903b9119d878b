import { expect, test } from 'vitest'
import { bodyPath, capPath, dashedCap } from './shapes.ts'

const bar = { x: 10, width: 20, from: 30, to: 30, cap: 5, ramp: false }
const ramp = { ...bar, to: 50, ramp: true }

test.each([
  ['its upper corners are rounded', bar, 'M10 100L10 72Q10 70 12 70L28 70Q30 70 30 72L30 100Z'],
  ['a ramp is a slope with corners', ramp, 'M10 100L10 70Q10 70 10 70L30 50Q30 50 30 50L30 100Z'],
  [
    'a thin one is round from side to side',
    { ...bar, width: 2 },
    'M10 100L10 71Q10 70 11 70L11 70Q12 70 12 71L12 100Z',
  ],
  [
    'a low one is round from the baseline',
    { ...bar, from: 1, to: 1 },
    'M10 100L10 100Q10 99 11 99L29 99Q30 99 30 100L30 100Z',
  ],
])('the body of a bar stands on the baseline: %s', (_, shape, path) => {
  expect(bodyPath(shape, 100)).toBe(path)
})

test.each([
  ['as thick as its range', bar, 'M10 75L10 72Q10 70 12 70L28 70Q30 70 30 72L30 75Z'],
  ['on a ramp a parallelogram', ramp, 'M10 75L10 70Q10 70 10 70L30 50Q30 50 30 50L30 55Z'],
  ['not below the baseline', { ...bar, from: 3, to: 3, cap: 8 }, 'M10 100L10 99Q10 97 12 97L28 97Q30 97 30 99L30 100Z'],
  ['on a ramp from the ground neither', { ...ramp, from: 3 }, 'M10 100L10 97Q10 97 10 97L30 50Q30 50 30 50L30 55Z'],
  [
    'in hundredths of a px',
    { ...bar, x: 0.126, from: 29.996, to: 29.996 },
    'M0.13 75L0.13 72Q0.13 70 2.13 70L18.13 70Q20.13 70 20.13 72L20.13 75Z',
  ],
])('the cap of a bar lies under its top: %s', (_, shape, path) => {
  expect(capPath(shape, 100)).toBe(path)
})

test.each([
  [20, 4],
  [3, 1],
  [36, 4],
  [40, 3.64],
])('a dashed cap %d px wide has dashes of %d px, and begins and ends with one', (width, dash) => {
  const drawn = dashedCap({ ...bar, width }, 100)
  expect(drawn).toEqual({ path: `M10 72.5h${width}`, dash })
  expect((width / dash) % 2).toBeCloseTo(1, 1)
})
