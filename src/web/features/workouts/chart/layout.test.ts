import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sports } from '#domain/sports/registry.ts'
import { storedStepsOf } from '#tests/arbitraries.ts'
import { drawnTwice } from '#tests/drawn.ts'
import { fiveFours, minutes, step } from '#tests/profile-examples.ts'
import { barAt, clearOfThreshold, layoutProfile, type ProfileLayout } from './layout.ts'
import { type ProfileSize, sizes } from './sizes.ts'

const hero = (steps = fiveFours, width = 1200): ProfileLayout =>
  layoutProfile(steps, 'cycling', undefined, { width, height: 336, size: 'hero' })

test('time runs from edge to edge', () => {
  const { bars, width } = hero()
  expect(bars[0]?.left).toBe(0)
  expect(bars.at(-1)?.right).toBeCloseTo(width)
})

test('a cap is as thick as the range its step asks for', () => {
  const [, interval] = hero().bars
  const [, narrow] = hero([
    ...fiveFours.slice(0, 1),
    step('interval', minutes(4), { type: 'power', rangeMin: 250, rangeMax: 252 }),
  ]).bars
  expect(interval?.cap).toBeGreaterThan(10)
  expect(narrow?.cap).toBe(sizes.hero.cap)
})

test('a profile alone fills its height, and side by side they keep one scale', () => {
  const easy = [step('active', minutes(60), { type: 'power', zoneNumber: 2 })]
  const card = { width: 354, height: 120, size: 'card' } as const
  const top = (layout: ProfileLayout) => Math.max(...layout.bars.map(({ to }) => to))
  expect(top(hero())).toBeCloseTo(336 - sizes.hero.below - sizes.hero.above)
  expect(layoutProfile(easy, 'cycling', undefined, card).threshold).toBe(
    layoutProfile(fiveFours, 'cycling', undefined, card).threshold,
  )
})

test('bars keep a gap, narrow ones less, and hairs none', () => {
  const gap = (width: number) => {
    const [bar] = hero([step('active', minutes(1)), step('active', minutes(1)), step('active', minutes(1))], width).bars
    return bar && bar.right - bar.left - bar.width
  }
  expect([gap(300), gap(12), gap(6)]).toEqual([2, expect.closeTo(1), expect.closeTo(0)])
})

test('where a repeat is too fine to draw, its teeth are fewer and wider, and its bracket keeps the count', () => {
  const fine = [
    step('warmup', minutes(75)),
    step('interval', minutes(0.25), { type: 'power', zoneNumber: 6 }),
    step('recovery', minutes(0.25), { type: 'power', zoneNumber: 1 }),
    { repeat: { steps: 2, count: 40 } },
    step('cooldown', minutes(60)),
  ]
  const layout = layoutProfile(fine, 'cycling', undefined, { width: 354, height: 120, size: 'card' })
  const teeth = layout.bars.filter(({ intensity }) => intensity === 'interval')
  expect(teeth.length).toBeLessThan(40)
  expect(Math.min(...teeth.map(({ left, right }) => right - left))).toBeGreaterThanOrEqual(1.6)
  expect(layout.brackets).toMatchObject([{ count: 40 }])
  expect(layout.bars.at(-1)?.right).toBeCloseTo(354)
})

test('a point on the profile belongs to the bar above it, beyond the end to the last', () => {
  const { bars } = hero()
  expect(barAt(bars, 0)).toBe(0)
  expect(bars[barAt(bars, 1199)]?.intensity).toBe('cooldown')
  expect(barAt(bars, 5000)).toBe(bars.length - 1)
})

test('words above the threshold line have room up to the first bar or bracket in their way', () => {
  const layout = hero()
  expect(clearOfThreshold(layout)).toBeCloseTo(layout.bars[1]?.left ?? 0)
  expect(clearOfThreshold(hero([step('active', minutes(60), { type: 'power', zoneNumber: 2 })]))).toBe(1200)
})

test('a workout without steps is an empty rule', () => {
  expect(hero([])).toMatchObject({ bars: [], brackets: [], marks: [] })
})

drawnTwice('any workout can be drawn in any room: finite, inside it, nothing upside down', 300, (drawing) => {
  const room = fc.record({
    width: fc.integer({ min: 16, max: 2560 }),
    height: fc.integer({ min: 14, max: 600 }),
    size: fc.constantFrom<ProfileSize>('hero', 'card', 'mini', 'spark'),
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...sports).chain((sport) => storedStepsOf(sport).map((steps) => ({ sport, steps }))),
      room,
      ({ sport, steps }, space) => {
        const { bars, brackets, marks } = layoutProfile(steps, sport.id, undefined, space)
        for (const bar of bars) {
          expect(bar.x).toBeGreaterThanOrEqual(0)
          expect(bar.x + bar.width).toBeLessThanOrEqual(space.width + 0.01)
          expect(bar.width).toBeGreaterThanOrEqual(0)
          expect(Math.min(bar.from, bar.to, bar.cap)).toBeGreaterThan(0)
        }
        for (const bracket of brackets) expect(bracket.right).toBeGreaterThanOrEqual(bracket.left)
        for (const mark of marks) expect(mark.x).toBeLessThanOrEqual(space.width + 0.01)
      },
    ),
    drawing,
  )
})
