import { expect, test } from 'vitest'
import { fiveFours, minutes, step } from '#tests/profile-examples.ts'
import { bracketTops, flagWords, placeFlag } from './flag.ts'
import { layoutProfile } from './layout.ts'
import { sizes } from './sizes.ts'

const layout = layoutProfile(fiveFours, 'cycling', undefined, { width: 900, height: 336, size: 'hero' })

test('a flag says which round it is, how long, and at what', () => {
  const bar = layout.bars[5]?.bar
  expect(bar && flagWords(bar, 'cycling', 264)).toEqual({ name: 'Interval 3 of 5', what: '4:00 at 254–277\u202fW' })
})

test('without a reference value a flag says the zone', () => {
  const bar = layout.bars[5]?.bar
  expect(bar && flagWords(bar, 'cycling').what).toBe('4:00 at Zone 5 · Threshold')
})

test('a step that asks for nothing has only its length', () => {
  const [bar] = layoutProfile([step('rest', minutes(1))], 'running', undefined, {
    width: 100,
    height: 100,
    size: 'hero',
  }).bars
  expect(bar && flagWords(bar.bar, 'running')).toEqual({ name: 'Rest', what: '1:00' })
})

test('near the right edge a flag flies to the left', () => {
  expect(placeFlag(layout, 0).flipped).toBe(false)
  expect(placeFlag(layout, layout.bars.length - 1).flipped).toBe(true)
})

test('a flag hides no bar, and the bracket over it makes room', () => {
  const flag = placeFlag(layout, 4)
  const tallest = Math.max(...layout.bars.map(({ from }) => from))
  expect(flag.bottom).toBeLessThan(layout.baseline - tallest)
  const [resting] = bracketTops(layout, sizes.hero)
  const [lifted] = bracketTops(layout, sizes.hero, flag)
  expect(lifted).toBeLessThan(flag.top)
  expect(lifted).toBeLessThan(resting ?? 0)
})
