import { expect, test } from 'vitest'
import { generate } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { type Step, StoredSteps } from '../../workout/step.ts'
import { leftOutRemark, noteSteps } from './note-steps.ts'

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

test('notes that a step has no room for are left out whole, and its own stay', () => {
  const own = 'a'.repeat(1990)
  const notes = 'on grass'
  const first = (kept: string, asked: Parameters<typeof noteSteps>[1]) => noteSteps([step('warmup', 600, kept)], asked)
  expect(notesOf(first(own, { notes }))).toEqual([`on grass\n${own}`])
  expect(notesOf(first(`${own}a`, { notes }))).toEqual([`on grass\n${own}a`])
  expect(notesOf(first(`${own}aa`, { notes }))).toEqual([`${own}aa`])
  expect(leftOutRemark(first(`${own}a`, { notes }), { notes })).toBeUndefined()
  expect(leftOutRemark(first(`${own}aa`, { notes }), { notes })).toBe(LEFT_OUT)
  // The note of a set without bouts of its length and that of the session share the first step.
  const both = { set: { ...threeMinutes, notes: 'b'.repeat(1500) }, notes: 'c'.repeat(1500) }
  expect(notesOf(first('Easy.', both))).toEqual([`${both.set.notes}\nEasy.`])
})

test('a workout around a locked step with long notes can be saved, and says what it leaves out', () => {
  const request = usualRequest('running', 'interval')
  const { steps: drawn } = generate(request, { seed: 1 })
  const long = 'a '.repeat(999)
  const before = drawn.map((entry, at) => (at === 0 && 'intensity' in entry ? { ...entry, notes: long } : entry))
  const previous = { steps: before, direction: 'another' as const, locked: [0] }
  const { steps, remarks } = generate({ ...request, notes: 'hilly', previous }, { seed: 2 })
  expect(StoredSteps.safeParse(steps).error).toBeUndefined()
  expect(notesOf(steps)[0]).toBe(long)
  expect(remarks).toContain(LEFT_OUT)
})

const LEFT_OUT = 'Notes that you asked for are left out: those of a step have 2,000 characters at most.'
