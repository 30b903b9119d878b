import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printEntries } from '#domain/text/print.ts'
import { toGroups, toStored } from '#domain/workout/groups.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, storedStepsOf } from '#tests/support/workouts/arbitraries.ts'
import { readEntries } from './read-entries.ts'

test('lines are read as steps of the workout’s sport', () => {
  expect(readEntries('- 10m Z2\n\n3x\n- 90s Z4 Interval\n- 60s recovery\n', 'running')).toMatchObject({
    steps: [
      { duration: { value: 600 }, target: { type: 'pace', zoneNumber: 2 } },
      { duration: { value: 90 } },
      { duration: { value: 60 } },
      { repeat: { steps: 2, count: 3 } },
    ],
  })
})

test('a whole workout gives its steps', () => {
  const read = readEntries('# Easy hour\nsport: cycling\n\n- 60m Z2\n', 'running')
  expect(read).toMatchObject({ steps: [{ target: { type: 'power' } }] })
  expect(read).not.toHaveProperty('remark', expect.any(String))
})

test('a heading below steps names no sport for those above', () => {
  expect(readEntries('- 10m Z2\n# Easy hour', 'cycling')).toMatchObject({ steps: [{ target: { type: 'power' } }] })
})

test.each([
  ['- 10m Z2\n- 10 parsecs', /^Line 2: /],
  ['\n- 5m\n\n- 10m Z9', /^Line 4: /],
  ['# Hard\n- 10m Z9', /^Line 2: /],
  ['', /at least one step/],
])('%j gives no steps and says which line cannot be read', (text, problem) => {
  expect(readEntries(text, 'running')).toEqual({ problem: expect.stringMatching(problem) })
})

test('a line that is taken for a heading is reported', () => {
  expect(readEntries('hello\n- 10m', 'running')).toMatchObject({
    steps: [{ duration: { value: 600 } }],
    remark: expect.stringMatching(/^Line 1: .*hello/),
  })
})

testProperty('copied entries are pasted as they were', 1000, (drawing) =>
  fc.assert(
    fc.property(
      anySport.chain((sport) => fc.record({ sport: fc.constant(sport), steps: storedStepsOf(sport) })),
      fc.nat(10),
      ({ sport, steps }, at) => {
        const entries = toGroups(steps)
        const copied = toStored(entries.slice(at % entries.length).slice(0, 1))
        const read = readEntries(printEntries(copied, sport.id), sport.id)
        expect('steps' in read && plain(read.steps)).toEqual(plain(copied))
      },
    ),
    drawing,
  ),
)

/** Steps without the text that was typed for a length. */
function plain(steps: StoredSteps) {
  return steps.map((entry) => {
    if ('repeat' in entry) return entry
    const { displayValue: _, ...duration } = entry.duration
    return { ...entry, duration: { ...duration, unit: duration.type === 'time' ? 'time' : duration.unit } }
  })
}
