import { expect, test } from 'vitest'
import { isRepeat } from '../workout/stored-entry.ts'
import type { NewWorkout } from '../workout/workout.ts'
import { parseText } from './parse.ts'
import { printText } from './print.ts'

/** The targets of the steps of a text; throws if the text has errors. */
function targetsIn(text: string) {
  const { draft, errors } = parseText(text)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return draft.steps.flatMap((entry) => (isRepeat(entry) ? [] : [entry.target]))
}

test.each(['200W-220W', '200w-220W', '200-220w', '200W - 220 W'])('the range %s is in watts', (range) => {
  expect(targetsIn(`# Ride\ncycling\n- 10m ${range}`)).toEqual([{ type: 'power', rangeMin: 200, rangeMax: 220 }])
})

test('a range in two units is refused', () => {
  const { errors } = parseText('# Ride\ncycling\n- 10m 200W-150bpm')
  expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining('is in two units.')])
})

test('a line of 40,000 characters is read, a longer one is not', () => {
  const line = (length: number) => `- 10m 200w${' '.repeat(length - '- 10m 200w'.length)}`
  const known = { name: 'Ride', sport: 'cycling' } as const
  expect(parseText(line(40_000), known).errors).toEqual([])
  expect(parseText(line(40_001), known).errors.map(({ message }) => message)).toEqual([
    'This line is too long to be read.',
  ])
})

test.each(['running', '  Running  ', 'sport: running', 'RUNNING\t'])('the line %j sets the sport', (line) => {
  expect(parseText(`${line}\n- 10m`).draft.sport).toBe('running')
})

test('a rest with more than a time has a line of its own in a set', () => {
  const swim: NewWorkout = {
    name: 'Hundreds',
    sport: 'swimming',
    steps: [
      { intensity: 'interval', duration: { type: 'distance', unit: 'meters', value: 100 } },
      {
        intensity: 'rest',
        duration: { type: 'time', unit: 'seconds', value: 20 },
        target: { type: 'heartrate', zoneNumber: 1 },
      },
      { repeat: { steps: 2, count: 4 } },
    ],
  }
  const text = printText(swim)
  expect(text).not.toMatch(/4x100.* rest/)
  expect(parseText(text).workout).toEqual(swim)
  const plain = { ...swim, steps: swim.steps.map((step) => ('target' in step ? { ...step, target: undefined } : step)) }
  expect(printText(plain as NewWorkout)).toMatch(/4x100.*20sec rest/)
})
