import { expect, test } from 'vitest'
import type { FileWorkout } from '../format.ts'
import { checkWorkout, cutText, keptNotes, MAX_NOTES_CHARACTERS } from './checked.ts'

test('a text of a file is cut to the longest that is kept, without blanks at its ends and without half a character', () => {
  expect(cutText('  Over and under \n', 200)).toBe('Over and under')
  expect(cutText('one two', 3)).toBe('one')
  expect(cutText('one two', 4)).toBe('one')
  expect(cutText('a\0b', 200)).toBe('ab')
  expect(cutText('ab😀', 3)).toBe('ab\ufffd')
  expect(cutText('ab\ud83d', 200)).toBe('ab\ufffd')
})

test('notes of 2,000 characters are kept, and longer ones are cut with a remark', () => {
  const losses = new Set<string>()
  expect(keptNotes(` ${'a'.repeat(MAX_NOTES_CHARACTERS)} `, losses)).toHaveLength(MAX_NOTES_CHARACTERS)
  expect([...losses]).toEqual([])
  expect(keptNotes('a'.repeat(MAX_NOTES_CHARACTERS + 1), losses)).toHaveLength(MAX_NOTES_CHARACTERS)
  expect([...losses]).toEqual(['Notes are cut after 2000 characters.'])
})

const ride: FileWorkout = {
  name: 'Hour',
  sport: 'cycling',
  steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 3600 } }],
}

test('thirty losses are listed, and further ones are counted', () => {
  const losses = Array.from({ length: 32 }, (_, index) => `Loss ${index + 1}.`)
  expect(checkWorkout(ride, losses.slice(0, 30))).toMatchObject({ ok: true, losses: losses.slice(0, 30) })
  expect(checkWorkout(ride, losses)).toMatchObject({
    ok: true,
    losses: [...losses.slice(0, 30), 'There are 2 more such parts.'],
  })
})

test('a workout of a file that could not be saved is refused with the reason', () => {
  expect(checkWorkout({ ...ride, steps: [] }, [])).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/no steps/),
  })
  const endless = { ...ride, steps: [{ repeat: { steps: 3, count: 2 } }] }
  expect(checkWorkout(endless, [])).toMatchObject({ ok: false, reason: expect.stringMatching(/^[A-Z].*\.$/) })
})
