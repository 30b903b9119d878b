import { expect, test } from 'vitest'
import { draftOf, draftReducer, storedOf } from '../draft/draft.ts'
import { addingLine } from './add-line.ts'
import { readLine } from './read-line.ts'

const stepsOf = (typed: string) => {
  const read = readLine(typed, { sport: 'cycling' })
  return 'steps' in read ? read.steps : []
}

test('a typed warm-up replaces the one of a new workout, and all else is added behind it', () => {
  const fresh = draftOf([])
  const warmUp = stepsOf('15m ramp 50-75%')
  const begun = draftReducer(fresh, addingLine(fresh, warmUp))
  expect(storedOf(begun)).toEqual([{ ...warmUp[0], intensity: 'warmup' }])
  const set = stepsOf('5x 3m 110-120% / 3m easy')
  expect(storedOf(draftReducer(begun, addingLine(begun, set)))).toEqual([...storedOf(begun), ...set])
  expect(storedOf(draftReducer(fresh, addingLine(fresh, set)))).toEqual([...storedOf(fresh), ...set])
})

test('the first step of a typed workout stays what the line says', () => {
  const fresh = draftOf([])
  const steps = stepsOf('2m rest, 10m Z2')
  expect(addingLine(fresh, steps)).toEqual({ type: 'replace', steps })
})

test('a warm-up that was changed stays', () => {
  const fresh = draftOf([])
  const [key] = fresh.entries.map((entry) => entry.key)
  const changed = draftReducer(fresh, { type: 'duration', key: key ?? '', typed: '20' })
  expect(addingLine(changed, stepsOf('15m ramp 50-75%'))).toMatchObject({ type: 'insert' })
})
