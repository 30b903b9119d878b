import { describe, expect, test } from 'vitest'
import { toStored } from '#domain/workout/groups.ts'
import type { Step } from '#domain/workout/step.ts'
import { draftOf, draftReducer, keptPlaces } from './draft.ts'
import { keptIn } from './kept-places.ts'

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

describe('what is kept', () => {
  test('stands at its own place in the next version, under whatever name', () => {
    const next = toStored([minutes(10, 'warmup', 'Ease in'), minutes(20), minutes(5, 'cooldown')])
    expect(keptIn(next, before, [0, 2])).toEqual([0, 2])
  })

  test('is found where other entries have come before it', () => {
    const next = toStored([minutes(4, 'warmup'), minutes(6, 'warmup'), repeat(4), minutes(5, 'cooldown')])
    expect(keptIn(next, before, [1, 2])).toEqual([2, 3])
  })

  test('is found from the end where its like stands elsewhere too', () => {
    const easy = toStored([minutes(5), repeat(4), minutes(5)])
    expect(keptIn(toStored([minutes(5), repeat(3), minutes(2), repeat(2), minutes(5)]), easy, [2])).toEqual([4])
  })

  test('is found in order, though its places are given in another, and each like is taken once', () => {
    const of = (...lengths: number[]) => toStored(lengths.map((length) => minutes(length)))
    expect(keptIn(of(1, 5, 2, 3, 4, 7, 9), of(5, 20, 7, 8), [2, 0])).toEqual([1, 5])
    expect(keptIn(of(1, 2, 7, 3, 5, 9, 10), of(5, 7, 8), [0, 1])).toEqual([4])
    expect(keptIn(of(1, 5), of(5, 20, 5, 8), [0, 2])).toEqual([1])
  })

  test('is found at the very start, and nothing is kept of a place that is not there', () => {
    const tail = toStored([minutes(10, 'warmup'), minutes(20), minutes(5, 'cooldown')])
    expect(keptIn(toStored([minutes(20)]), tail, [1])).toEqual([0])
    expect(keptIn(before, before, [7])).toEqual([])
  })

  test('is lost where the next version has nothing like it', () => {
    expect(keptIn(toStored([minutes(10, 'warmup'), repeat(5)]), before, [0, 1])).toEqual([0])
  })
})

test('an entry is kept and let go, and keeps its mark as others move', () => {
  const draft = draftOf(before, 0, [1])
  expect(keptPlaces(draft)).toEqual([1])
  const [first, second] = draft.entries
  if (!first || !second) throw new Error('There are three entries')
  const moved = draftReducer(draft, { type: 'move', key: second.key, by: -1 })
  expect(keptPlaces(moved)).toEqual([0])
  const both = draftReducer(moved, { type: 'keep', key: first.key })
  expect(keptPlaces(both)).toEqual([0, 1])
  expect(keptPlaces(draftReducer(both, { type: 'keep', key: second.key }))).toEqual([1])
})
