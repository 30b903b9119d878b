import { expect, test } from 'vitest'
import { layoutProfile } from '#domain/profile/layout.ts'
import type { StoredSteps, Target } from '#domain/workout/step.ts'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { barsWithHandles } from './bars-with-handles.ts'
import { aimPlace, type HandlePlace, hasRoomForEnds, lengthPlace, MIN_HANDLE_PX } from './handle-places.ts'

const frame = { width: 600, height: 300, size: 'hero' } as const
const target = (percent: number): Target => ({ type: 'power', percentMin: percent, percentMax: percent })
const layoutOf = (steps: StoredSteps) => layoutProfile(steps, 'cycling', undefined, frame)

test('handles are large enough for a finger, stay within the profile and do not overlap', () => {
  const layout = layoutOf([...Array(60)].map((_, at) => step('interval', minutes(1), target(at % 2 ? 110 : 21))))
  for (const bar of layout.bars) {
    const cap = aimPlace(bar, layout, 'cap')
    const length = lengthPlace(bar, layout, [cap])
    for (const place of [length, cap]) expectLargeAndInside(place)
    expect(length.top).toBeGreaterThanOrEqual(cap.top + cap.height)
    expect(length.top + length.height).toBeLessThanOrEqual(frame.height)
  }
})

test('a bar without a cap has its length along the whole right edge', () => {
  const layout = layoutOf([step('active', minutes(10))])
  const [bar] = layout.bars
  expect(bar && lengthPlace(bar, layout, []).top).toBe(layout.baseline - (bar?.to ?? 0))
})

test('a ramp has a handle at both ends, on its slope, where it is wide enough', () => {
  const ramp = step('warmup', minutes(10), { type: 'power', percentMin: 40, percentMax: 90, ramp: 'falling' })
  const layout = layoutOf([ramp, step('interval', minutes(10), target(100))])
  const [bar, next] = layout.bars
  if (!bar || !next) throw new Error('Both steps have a bar.')
  const [from, to] = [aimPlace(bar, layout, 'from'), aimPlace(bar, layout, 'to')]
  for (const place of [from, to]) expectLargeAndInside(place)
  expect(from.top).toBeLessThan(to.top)
  expect(to.left + to.width).toBeLessThanOrEqual(next.left)
  expect(lengthPlace(bar, layout, [to]).top).toBe(to.top + to.height)
  expect(hasRoomForEnds(bar)).toBe(true)
  expect(hasRoomForEnds({ width: 47 })).toBe(false)
})

test('beside a narrow ramp the handle of its length begins where the ramp ends', () => {
  const bar = { x: 100, width: 28, right: 130, from: 150, to: 20 }
  const room = { baseline: 270, width: 600 }
  expect(lengthPlace(bar, room, [aimPlace(bar, room, 'cap')]).top).toBe(250)
})

test('the open step has handles at its first round, or at the round that is pointed at', () => {
  const rounds = [
    step('interval', minutes(4), target(110)),
    step('rest', minutes(4)),
    { repeat: { steps: 2, count: 3 } },
  ]
  const { bars } = layoutOf(rounds)
  expect(barsWithHandles(bars, '0.1', undefined)).toEqual([bars[1]])
  expect(barsWithHandles(bars, '0.1', 5)).toEqual([bars[5]])
  expect(barsWithHandles(bars, '0.1', 4)).toEqual([bars[1], bars[4]])
  expect(barsWithHandles(bars, undefined, undefined)).toEqual([])
})

test('a narrow bar that is pointed at has no handles, which would cover its neighbours', () => {
  const { bars } = layoutOf([step('active', minutes(60)), step('interval', minutes(1), target(110))])
  expect(barsWithHandles(bars, '0', 1)).toEqual([bars[0]])
  expect(barsWithHandles(bars, '1', undefined)).toEqual([bars[1]])
})

function expectLargeAndInside({ left, top, width, height }: HandlePlace): void {
  expect(width).toBeGreaterThanOrEqual(MIN_HANDLE_PX)
  expect(height).toBeGreaterThanOrEqual(MIN_HANDLE_PX)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(left + width).toBeLessThanOrEqual(frame.width)
  expect(top).toBeGreaterThanOrEqual(0)
}
