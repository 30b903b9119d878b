import { expect, test } from 'vitest'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { noteSteps } from './note-steps.ts'

const step = (intensity: Step['intensity'], seconds: number, notes?: string): Step => ({
  intensity,
  duration: { type: 'time', unit: 'seconds', value: seconds },
  ...(notes === undefined ? {} : { notes }),
})
const notesOf = (steps: StoredSteps) => steps.map((entry) => ('notes' in entry ? entry.notes : undefined))
const threeMinutes = { times: 5, value: 3, unit: 'minutes' } as const

const steps: StoredSteps = [
  step('warmup', 600, 'Start slowly.'),
  step('active', 180),
  step('interval', 180, 'Fast.'),
  step('recovery', 120),
  { repeat: { steps: 2, count: 5 } },
]

test('what is minded in the session stands at its first step, before what it says there', () => {
  expect(notesOf(noteSteps(steps, { notes: 'hilly' }))).toEqual([
    'hilly\nStart slowly.',
    undefined,
    'Fast.',
    undefined,
    undefined,
  ])
})

test('what is minded in the bouts stands at them, and not at an easy step that is as long', () => {
  const noted = noteSteps(steps, { set: { ...threeMinutes, notes: 'on grass' } })
  expect(notesOf(noted)).toEqual(['Start slowly.', undefined, 'on grass\nFast.', undefined, undefined])
  const easy = noteSteps(steps.slice(0, 2), { set: { ...threeMinutes, notes: 'on grass' } })
  expect(notesOf(easy)).toEqual(['Start slowly.', 'on grass'])
})

test('of bouts that no step is as long as it stands at the first step', () => {
  const noted = noteSteps(steps, { set: { times: 2, value: 400, unit: 'meters', notes: 'on grass' } })
  expect(notesOf(noted)[0]).toBe('on grass\nStart slowly.')
})

test('a step that has the note keeps it once', () => {
  const once = noteSteps(steps, { notes: 'hilly' })
  expect(noteSteps(once, { notes: 'hilly' })).toEqual(once)
})
