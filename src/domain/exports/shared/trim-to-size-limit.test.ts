import { describe, expect, test } from 'vitest'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { formats } from '../registry.ts'
import type { FileWorkout } from './format.ts'
import { trimToSizeLimit } from './trim-to-size-limit.ts'

const LARGEST_FILE = 2_000_000
const createdAt = new Date('2026-03-14T07:00:00Z')
const ride = (steps: StoredSteps): FileWorkout => ({ name: 'Words', sport: 'cycling', steps })
const step = (index: number, words: Pick<Step, 'name' | 'notes'>): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'seconds', value: 60 },
  target: { type: 'power', percentMin: 70 + index, percentMax: 70 + index },
  ...words,
})
const steps = (count: number, words: Pick<Step, 'name' | 'notes'>) =>
  Array.from({ length: count }, (_, index) => step(index % 40, words))

const flat = formats.filter(({ id }) => ['zwo', 'erg', 'mrc'].includes(id))

describe.each(flat)('$label', ({ out }) => {
  const lossesOf = (workout: FileWorkout) => out?.losses(workout, { reference: 250 }) ?? []
  const textOf = (workout: FileWorkout) =>
    Buffer.from(out?.encode(workout, { createdAt, reference: 250 }) ?? []).toString()
  const timesOf = (text: string, words: string) => text.split(words).length - 1

  test('repeats the words of a round in every round while there is room', () => {
    const workout = ride([...steps(2, { notes: 'Stay seated' }), { repeat: { steps: 2, count: 20 } }])
    expect(timesOf(textOf(workout), 'Stay seated')).toBe(40)
    expect(lossesOf(workout).join()).not.toContain('too long')
  })

  test('contains long notes only in the first of a thousand rounds, so that the file can be imported', () => {
    const notes = `Stay seated${' and breathe'.repeat(160)}`
    const workout = ride([...steps(5, { notes }), { repeat: { steps: 5, count: 999 } }])
    const file = textOf(workout)
    expect(file.length).toBeLessThan(LARGEST_FILE)
    expect(timesOf(file, 'Stay seated')).toBe(5)
    expect(lossesOf(workout)).toContain(
      'Names and notes of repeats stand in the first round only: with all of them the file would be too long.',
    )
  })

  test('counts each line of notes as a message', () => {
    const notes = Array.from({ length: 200 }, (_, at) => `0:${String(at % 60).padStart(2, '0')} a`).join('\n')
    const workout = ride([...steps(4, { notes }), { repeat: { steps: 4, count: 100 } }])
    expect(textOf(workout).length).toBeLessThan(LARGEST_FILE)
    expect(lossesOf(workout).join()).toContain('too long')
  })

  test.each([
    ['notes', { name: 'Go', notes: '"'.repeat(2000) }, 'The notes are left out: with them the file would be too long.'],
    [
      'names',
      { name: '"'.repeat(200), notes: '"'.repeat(2000) },
      'Names and notes are left out: with them the file would be too long.',
    ],
  ])('leaves out %s that alone would be too long', (_, words, sentence) => {
    const workout = ride([...steps(499, words), { repeat: { steps: 9, count: 500 } }])
    expect(textOf(workout).length).toBeLessThan(LARGEST_FILE)
    expect(lossesOf(workout)).toContain(sentence)
  })
})

test.each([
  ['notes', { notes: 'a'.repeat(1950) }],
  ['a sign that is escaped', { notes: `&${'a'.repeat(1944)}` }],
  ['a letter of two bytes', { notes: `é${'a'.repeat(1947)}` }],
  ['two lines', { notes: `a\n${'a'.repeat(1893)}` }],
  ['a name, which is written twice', { name: 'a'.repeat(150), notes: 'a'.repeat(1550) }],
])('%s of a million bytes are in every round, and one byte more only in the first', (_, words) => {
  const said = (more: string) =>
    trimToSizeLimit(ride([step(0, { ...words, notes: words.notes + more }), { repeat: { steps: 1, count: 500 } }]))
      .losses
  expect(said('')).toEqual([])
  expect(said('a')).toHaveLength(1)
})

test('words in the first round only leave the number of rounds, and steps outside of repeats keep all their words', () => {
  const words = { name: 'Go', notes: 'a'.repeat(2000) }
  const { workout } = trimToSizeLimit(ride([step(0, words), step(1, words), { repeat: { steps: 1, count: 600 } }]))
  expect(workout.steps).toEqual([step(0, words), step(1, words), step(1, {}), { repeat: { steps: 1, count: 599 } }])
})
