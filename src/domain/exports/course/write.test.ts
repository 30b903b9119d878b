import { expect, test } from 'vitest'
import type { Step } from '../../workout/step.ts'
import { mrc } from '../mrc.ts'
import type { FileWorkout } from '../shared/format.ts'
import { usualMoment } from './write.ts'

test.each([
  [0, 600, 10],
  [300, 900, 310],
  [300, 320, 310],
  [300, 312, 306],
  [300, 311, 306],
  [300.5, 301.5, 301],
])('notes of a step from %d s to %d s are shown at %i s', (start, end, seconds) => {
  expect(usualMoment(start, end)).toBe(seconds)
})

/** A course in percent as its lines, between two titles. */
function linesOf(steps: FileWorkout['steps'], title: string): string[] {
  const bytes = mrc.out?.encode({ name: 'Any', sport: 'cycling', steps }, { createdAt: new Date(0) }) ?? []
  const [, ...lines] = Buffer.from(bytes).toString().split(`[${title}]`)[1]?.split('\r\n') ?? []
  return lines.slice(0, lines.indexOf(`[END ${title}]`))
}

const step = (value: number, said: Partial<Step> = {}): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'minutes', value },
  target: { type: 'power', percentMin: 62.345, percentMax: 62.345 },
  ...said,
})

test.each([
  [60, '1.00'],
  [61, '1.01667'],
  [63, '1.05'],
  [66, '1.10'],
  [600, '10.00'],
  [60.5, '1.00833'],
  [60.6, '1.01000'],
  [66.6, '1.11000'],
])('a step of %d s ends at the minute %s', (seconds, minutes) => {
  expect(linesOf([step(seconds)], 'COURSE DATA')).toEqual(['0.00\t62.34', `${minutes}\t62.34`])
})

test('a message at the start of a step that begins within a second is shown at the next second', () => {
  const steps = [
    step(60.2, { name: 'One' }),
    step(60.5, { name: 'Two', notes: '0:30 Sit up' }),
    step(60, { notes: 'Go' }),
  ]
  expect(linesOf(steps, 'COURSE TEXT')).toEqual(['0\tOne\t10', '61\tTwo\t10', '91\tSit up\t20', '131\tGo\t20'])
})

test('a course without messages has no text section, and one without a name is called Workout', () => {
  const bytes = mrc.out?.encode({ name: ' ', sport: 'cycling', steps: [step(60)] }, { createdAt: new Date(0) }) ?? []
  const text = Buffer.from(bytes).toString()
  expect(text).not.toContain('COURSE TEXT')
  expect(text).toContain('DESCRIPTION = Workout\r\nFILE NAME = Workout.mrc\r\n')
})

test('a name in a course has at most 800 bytes, and a shown line at most 2000', () => {
  const notes = (length: number) => linesOf([step(60, { notes: 'ö'.repeat(length) })], 'COURSE TEXT')[0]?.split('\t')[1]
  expect(notes(1000)).toHaveLength(1000)
  expect(notes(1001)).toHaveLength(1000)
  const named = (length: number) =>
    Buffer.from(
      mrc.out?.encode({ name: 'a'.repeat(length), sport: 'cycling', steps: [step(60)] }, { createdAt: new Date(0) }) ??
        [],
    )
      .toString()
      .match(/a{50,}/)?.[0]
  expect(named(800)).toHaveLength(800)
  expect(named(801)).toHaveLength(800)
})
