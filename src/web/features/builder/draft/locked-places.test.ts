import { describe, expect, test } from 'vitest'
import { toStored } from '#domain/workout/groups.ts'
import type { Step } from '#domain/workout/step.ts'
import { draftOf, draftReducer, lockedPlaces } from './draft.ts'
import { lockedIn } from './locked-places.ts'

const minutes = (value: number, intensity: Step['intensity'] = 'active', name?: string): Step => ({
  ...(name ? { name } : {}),
  intensity,
  duration: { type: 'time', unit: 'minutes', value: value * 60 },
})
const repeat = (count: number) => ({
  type: 'repeat' as const,
  count,
  steps: [minutes(4, 'interval'), minutes(2, 'recovery')],
})
const before = toStored([minutes(10, 'warmup'), repeat(4), minutes(5, 'cooldown')])

describe('a locked entry', () => {
  test('is found at its own place in the next version, even under another name', () => {
    const next = toStored([minutes(10, 'warmup', 'Ease in'), minutes(20), minutes(5, 'cooldown')])
    expect(lockedIn(next, before, [0, 2])).toEqual([0, 2])
  })

  test('is found when entries were added before it', () => {
    const next = toStored([minutes(4, 'warmup'), minutes(6, 'warmup'), repeat(4), minutes(5, 'cooldown')])
    expect(lockedIn(next, before, [1, 2])).toEqual([2, 3])
  })

  test('is found by its place from the end when an equal entry stands elsewhere too', () => {
    const easy = toStored([minutes(5), repeat(4), minutes(5)])
    expect(lockedIn(toStored([minutes(5), repeat(3), minutes(2), repeat(2), minutes(5)]), easy, [2])).toEqual([4])
  })

  test('is found in order, although the places are not given in order, and each equal entry is taken once', () => {
    const of = (...lengths: number[]) => toStored(lengths.map((length) => minutes(length)))
    expect(lockedIn(of(1, 5, 2, 3, 4, 7, 9), of(5, 20, 7, 8), [2, 0])).toEqual([1, 5])
    expect(lockedIn(of(1, 2, 7, 3, 5, 9, 10), of(5, 7, 8), [0, 1])).toEqual([4])
    expect(lockedIn(of(1, 5), of(5, 20, 5, 8), [0, 2])).toEqual([1])
  })

  test('is found at the very start, and not at a place that does not exist', () => {
    const tail = toStored([minutes(10, 'warmup'), minutes(20), minutes(5, 'cooldown')])
    expect(lockedIn(toStored([minutes(20)]), tail, [1])).toEqual([0])
    expect(lockedIn(before, before, [7])).toEqual([])
  })

  test('is lost when the next version has no equal entry', () => {
    expect(lockedIn(toStored([minutes(10, 'warmup'), repeat(5)]), before, [0, 1])).toEqual([0])
  })
})

test('an entry is locked and unlocked, and stays locked as others move', () => {
  const draft = draftOf(before, 0, [1])
  expect(lockedPlaces(draft)).toEqual([1])
  const [first, second] = draft.entries
  if (!first || !second) throw new Error('There are three entries')
  const moved = draftReducer(draft, { type: 'move', key: second.key, by: -1 })
  expect(lockedPlaces(moved)).toEqual([0])
  const both = draftReducer(moved, { type: 'toggle-lock', key: first.key })
  expect(lockedPlaces(both)).toEqual([0, 1])
  expect(lockedPlaces(draftReducer(both, { type: 'toggle-lock', key: second.key }))).toEqual([1])
})
