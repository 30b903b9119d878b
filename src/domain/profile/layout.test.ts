import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { storedStepsOf } from '#tests/support/workouts/arbitraries.ts'
import { fiveFours, minutes, rampAndBouts, step } from '#tests/support/workouts/profile-examples.ts'
import { sports } from '../sports/registry.ts'
import { barAt, layoutProfile, type ProfileLayout, thresholdLabelRoom } from './layout.ts'
import { type ProfileSize, sizes } from './sizes.ts'

const hero = (steps = fiveFours, width = 1200): ProfileLayout =>
  layoutProfile(steps, 'cycling', undefined, { width, height: 336, size: 'hero' })

test('the bars fill the width', () => {
  const { bars, width } = hero()
  expect(bars[0]?.left).toBe(0)
  expect(bars.at(-1)?.right).toBeCloseTo(width)
})

test('a cap is as thick as the range of its target', () => {
  const [, interval] = hero().bars
  const [, narrow] = hero([
    ...fiveFours.slice(0, 1),
    step('interval', minutes(4), { type: 'power', rangeMin: 250, rangeMax: 252 }),
  ]).bars
  expect(interval?.cap).toBeGreaterThan(10)
  expect(narrow?.cap).toBe(sizes.hero.cap)
})

test('a large profile fills its height, and small ones keep one scale', () => {
  const easy = [step('active', minutes(60), { type: 'power', zoneNumber: 2 })]
  const card = { width: 354, height: 120, size: 'card' } as const
  const top = (layout: ProfileLayout) => Math.max(...layout.bars.map(({ to }) => to))
  expect(top(hero())).toBeCloseTo(336 - sizes.hero.below - sizes.hero.above)
  expect(layoutProfile(easy, 'cycling', undefined, card).threshold).toBe(
    layoutProfile(fiveFours, 'cycling', undefined, card).threshold,
  )
})

// Adding 0 makes 0 of -0.
const rounded = (value: number) => Math.round(value * 100) / 100 + 0

test('a profile is drawn to scale: bars by time, heights by effort, caps by range', () => {
  const { bars, brackets, ...drawing } = layoutProfile(rampAndBouts, 'cycling', undefined, {
    width: 200,
    height: 300,
    size: 'hero',
  })
  expect(drawing).toMatchObject({ width: 200, height: 300, baseline: 270, threshold: expect.closeTo(92.72) })
  expect(brackets).toEqual([{ left: 100, right: 160, top: expect.closeTo(84), count: 2 }])
  expect(
    bars.map(({ left, right, x, width, from, to, cap }) => [left, right, x, width, from, to, cap].map(rounded)),
  ).toEqual([
    [0, 100, 0, 98, 48.49, 112.89, 4],
    [100, 120, 100, 18, 186, 186, 18.53],
    [120, 130, 120, 8, 15.91, 15.91, 2],
    [130, 150, 130, 18, 186, 186, 18.53],
    [150, 160, 150, 8, 15.91, 15.91, 2],
    [160, 200, 160, 40, 61.37, 61.37, 38.64],
  ])
})

test.each([
  // size, frame, baseline, threshold, top of the bracket, widths of the first two bars, caps of ramp, rest and cooldown
  ['card', 200, 120, 113, 43.58, 40.17, 98.5, 18.5, 3, 1.5, 15.13],
  ['mini', 200, 44, 42, 15.48, 14.18, 99, 19, 2, 1, 5.78],
  // With very little height the bars keep 14 px, caps included; with little width the gaps go.
  ['hero', 20, 40, 10, 0.47, 0, 8, 2, 4, 0.86, 3.3],
  ['card', 60, 16, 9, 0.42, 0, 28.5, 4.5, 3, 0.77, 2.97],
] as const)('at the size %s in a frame of %i × %i px', (size, width, height, ...expected) => {
  const { baseline, threshold, bars, brackets } = layoutProfile(rampAndBouts, 'cycling', undefined, {
    width,
    height,
    size,
  })
  const [ramp, bout, rest] = bars
  expect(
    [baseline, threshold, brackets[0]?.top, ramp?.width, bout?.width, ramp?.cap, rest?.cap, bars.at(-1)?.cap].map(
      (value) => rounded(value ?? Number.NaN),
    ),
  ).toEqual(expected)
})

test('bars have a gap between them, narrow bars a smaller one, and very narrow bars none', () => {
  const gap = (width: number) => {
    const [bar] = hero([step('active', minutes(1)), step('active', minutes(1)), step('active', minutes(1))], width).bars
    return bar && bar.right - bar.left - bar.width
  }
  expect([300, 15, 12, 7.5, 6].map(gap)).toEqual([2, 2, 1, 1, 0].map((px) => expect.closeTo(px)))
})

test('a repeat too fine to draw has fewer and wider rounds, and its bracket keeps the true count', () => {
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

test.each([
  // Rounds of 2 × 15 s after a number of minutes, on a width in px: the rounds drawn, and the px from one to the next.
  [0, 40, 104, 20, 5.2],
  [0, 40, 128, 40, 3.2],
  [20, 40, 100, 10, 5],
  [20, 4, 132, 2, 6],
  [20, 2, 100, 1, 4.76],
])('after %i min, %i rounds on %i px are drawn as %i', (before, count, width, rounds, pitch) => {
  const fine = [
    ...(before > 0 ? [step('warmup', minutes(before))] : []),
    step('interval', minutes(0.25), { type: 'power', zoneNumber: 6 }),
    step('recovery', minutes(0.25), { type: 'power', zoneNumber: 1 }),
    { repeat: { steps: 2, count } },
  ]
  const { bars } = layoutProfile(fine, 'cycling', undefined, { width, height: 120, size: 'card' })
  const all = bars.slice(before > 0 ? 1 : 0)
  const start = width - pitch * rounds
  const expected = Array.from({ length: rounds * 2 }, (_, half) => [
    half % 2 === 0 ? 'interval' : 'recovery',
    rounded(start + (half * pitch) / 2),
  ])
  expect(all.map(({ intensity, left }) => [intensity, rounded(left)])).toEqual(expected)
  expect(bars.at(-1)?.right).toBeCloseTo(width)
})

test('a repeat of one step is drawn round by round until its bars are too thin to see', () => {
  const fine = [step('interval', minutes(0.25)), { repeat: { steps: 1, count: 40 } }]
  const barsAt = (width: number) =>
    layoutProfile(fine, 'cycling', undefined, { width, height: 120, size: 'card' }).bars.length
  expect([barsAt(64), barsAt(20)]).toEqual([40, 4])
})

test('a repeat of many steps is drawn with as few rounds as its thin bars need', () => {
  const steps = Array.from({ length: 100 }, (_, index) => step(index % 2 ? 'recovery' : 'interval', minutes(1)))
  const repeated = [...steps, { repeat: { steps: 100, count: 50 } }]
  const { bars } = layoutProfile(repeated, 'cycling', undefined, { width: 390, height: 320, size: 'hero' })
  expect(bars).toHaveLength(200)
  expect(bars.at(-1)?.right).toBeCloseTo(390)
})

test('a point on the profile belongs to the bar at its x, and past the end to the last bar', () => {
  const { bars } = hero()
  expect(barAt(bars, 0)).toBe(0)
  expect(bars[barAt(bars, 1199)]?.intensity).toBe('cooldown')
  expect(barAt(bars, 5000)).toBe(bars.length - 1)
  expect(barAt(bars, (bars[0]?.right ?? 0) - 0.01)).toBe(0)
  expect(barAt(bars, bars[0]?.right ?? 0)).toBe(1)
})

test('the label of the threshold line has room up to the first bar or bracket in its way', () => {
  const layout = hero()
  expect(thresholdLabelRoom(layout)).toBeCloseTo(layout.bars[1]?.left ?? 0)
  expect(thresholdLabelRoom(hero([step('active', minutes(60), { type: 'power', zoneNumber: 2 })]))).toBe(1200)

  const at = (percent: number) =>
    step('active', minutes(10), { type: 'power', percentMin: percent, percentMax: percent })
  const groupAt = (percent: number) => [at(percent), at(50), { repeat: { steps: 2, count: 2 } }]
  // A bracket stands above its group, so a group meets the label when it is up to 36 px lower than a bar alone.
  expect(thresholdLabelRoom(hero([at(60), ...groupAt(93)]))).toBeCloseTo(240)
  expect(thresholdLabelRoom(hero([at(60), at(93), ...groupAt(60)]))).toBe(1200)
  expect(thresholdLabelRoom(hero([at(60), at(110), ...groupAt(93)]))).toBeCloseTo(200)
  expect(thresholdLabelRoom(hero([at(60), ...groupAt(93), at(110)]))).toBeCloseTo(200)
})

test('while no step has a length, all bars are at the start', () => {
  expect(hero([step('active', minutes(Number.NaN))]).bars).toMatchObject([{ left: 0, right: 0, width: 0 }])
})

test('the higher end of a ramp limits the room of the threshold label', () => {
  const ramp = { type: 'power', percentMin: 50, percentMax: 110, ramp: 'rising' } as const
  expect(thresholdLabelRoom(hero([step('active', minutes(30)), step('active', minutes(30), ramp)]))).toBeCloseTo(600)
})

test('a workout without steps is an empty rule', () => {
  expect(hero([])).toMatchObject({ bars: [], brackets: [], marks: [] })
})

testProperty(
  'the drawing of any workout in any frame has finite figures inside the frame, the right way up',
  300,
  (drawing) => {
    const frame = fc.record({
      width: fc.integer({ min: 16, max: 2560 }),
      height: fc.integer({ min: 14, max: 600 }),
      size: fc.constantFrom<ProfileSize>('hero', 'card', 'mini'),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...sports).chain((sport) => storedStepsOf(sport).map((steps) => ({ sport, steps }))),
        frame,
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
  },
)
