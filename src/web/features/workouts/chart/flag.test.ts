import { expect, test } from 'vitest'
import type { Bar } from '#domain/profile/bars.ts'
import { layoutProfile } from '#domain/profile/layout.ts'
import { sizes } from '#domain/profile/sizes.ts'
import { fiveFours, minutes, rampAndBouts, step } from '#tests/support/workouts/profile-examples.ts'
import { bracketTops, flagText, flagWidth, placeFlag } from './flag.ts'

const layout = layoutProfile(fiveFours, 'cycling', undefined, { width: 900, height: 336, size: 'hero' })

test('a flag says the round, the length and the target', () => {
  const bar = layout.bars[5]?.bar
  expect(bar && flagText(bar, 'cycling', 264)).toEqual({ name: 'Interval 3 of 5', what: '4:00 at 254–277\u202fW' })
})

test('without a reference value a flag says the zone', () => {
  const bar = layout.bars[5]?.bar
  expect(bar && flagText(bar, 'cycling').what).toBe('4:00 at Zone 5 · Threshold')
})

test('the flag of a step without a target says only its length', () => {
  const [bar] = layoutProfile([step('rest', minutes(1))], 'running', undefined, {
    width: 100,
    height: 100,
    size: 'hero',
  }).bars
  expect(bar && flagText(bar.bar, 'running')).toEqual({ name: 'Rest', what: '1:00' })
})

test('near the right edge a flag opens to the left', () => {
  expect(placeFlag(layout, 0, 210).shift).toBe(0)
  expect(placeFlag(layout, layout.bars.length - 1, 210).shift).toBe(1)
})

test('a flag hides no bar, and the bracket over it moves up', () => {
  const flag = placeFlag(layout, 4, 210)
  const tallest = Math.max(...layout.bars.map(({ from }) => from))
  expect(flag.bottom).toBeLessThan(layout.baseline - tallest)
  const [resting] = bracketTops(layout, sizes.hero)
  const [lifted] = bracketTops(layout, sizes.hero, flag)
  expect(lifted).toBeLessThan(flag.top)
  expect(lifted).toBeLessThan(resting ?? 0)
})

test('a flag stands 8 px above the bars beneath it, at its playhead', () => {
  const narrow = layoutProfile(rampAndBouts, 'cycling', undefined, { width: 400, height: 300, size: 'hero' })
  const places = [0, 1, 2, 3, 5].map((index) => placeFlag(narrow, index, 210))
  expect(places.map(({ x, shift, from, to }) => [x, shift, from, to])).toEqual([
    [0, 0, 0, 210],
    [200, 0.5, 95, 305],
    [240, 1, 30, 240],
    [260, 1, 50, 260],
    [320, 1, 110, 320],
  ])
  // The highest bar is 186 px; the ramp, which alone is under a short flag, 113 px.
  const short = placeFlag(narrow, 0, 100)
  expect([short.bottom, short.top].map(Math.round)).toEqual([149, 103])
  expect(places.map(({ bottom, top }) => [Math.round(bottom), Math.round(top)])).toEqual([
    [76, 30],
    [76, 30],
    [76, 30],
    [76, 30],
    [76, 30],
  ])
  const [resting, over, beside] = [undefined, places[2], short].map((flag) => bracketTops(narrow, sizes.hero, flag))
  expect(resting).toEqual([expect.closeTo(60)])
  expect(over).toEqual([expect.closeTo(18)])
  expect(beside).toEqual(resting)
})

test('a bracket moves up for a flag over the low part of its repeat', () => {
  const long = [
    step('recovery', minutes(40), { type: 'power', zoneNumber: 1 }),
    step('interval', minutes(10), { type: 'power', zoneNumber: 5 }),
    { repeat: { steps: 2, count: 2 } },
  ]
  const wide = layoutProfile(long, 'cycling', undefined, { width: 1000, height: 300, size: 'hero' })
  expect(wide.brackets[0]?.top).toBeCloseTo(84)
  expect(bracketTops(wide, sizes.hero, placeFlag(wide, 0, 210))).toEqual([expect.closeTo(26)])
})

test('a flag that has room on neither side keeps within both edges', () => {
  for (const width of [250, 320, 400]) {
    const phone = layoutProfile(rampAndBouts, 'cycling', undefined, { width, height: 300, size: 'hero' })
    for (const index of phone.bars.keys()) {
      const { from, to } = placeFlag(phone, index, 210)
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(width)
    }
  }
  const phone = layoutProfile(rampAndBouts, 'cycling', undefined, { width: 400, height: 300, size: 'hero' })
  expect(placeFlag(phone, 99, 210)).toMatchObject({ x: 0, shift: 0 })
})

test('a flag is as wide as its longer line, of which the name is cut', () => {
  const of = (name: number, what: number) => flagWidth({ name: 'n'.repeat(name), what: 'w'.repeat(what) })
  expect([of(10, 4), of(100, 4), of(4, 40)]).toEqual([94, 216, 324])
})

test('a flag names a step by its name, or by its intensity where it has none', () => {
  const named = (name: string) =>
    layoutProfile([{ ...step('rest', minutes(1)), name }], 'running', undefined, {
      width: 100,
      height: 100,
      size: 'hero',
    }).bars[0]?.bar
  expect(['  ', ' Float '].map((name) => flagText(named(name) as Bar, 'running').name)).toEqual(['Rest', 'Float'])
})
