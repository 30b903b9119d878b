import { expect, test } from 'vitest'
import type { SportId } from '../../sports/registry.ts'
import type { Duration, Step } from '../../workout/step.ts'
import { writeStep } from './line.ts'

const duration = { type: 'time', unit: 'minutes', value: 60 } as const
const write = (step: Partial<Step>, sport: SportId = 'cycling', reference?: number) =>
  writeStep({ intensity: 'active', duration, ...step }, sport, { reference })

test.each<[Duration['unit'], number, string, string[]]>([
  ['seconds', 59, '59s', []],
  ['minutes', 60, '1m', []],
  ['minutes', 61, '1m1s', []],
  ['minutes', 3600, '1h', []],
  ['minutes', 3661, '1h1m1s', []],
  ['minutes', 0.2, '1s', ['rounded']],
  ['minutes', 59.5, '1m', ['rounded']],
  ['kilometers', 1.5, '1.5km', []],
  ['kilometers', 10, '10km', []],
  ['kilometers', 1.234567, '1.23457km', ['rounded']],
  ['kilometers', 0.000001, '0.00001km', ['rounded']],
  ['miles', 0.25, '0.25mi', []],
  ['meters', 400, '400mtr', []],
  ['meters', 33.333, '33.33mtr', ['rounded']],
  ['meters', 0.001, '0.01mtr', ['rounded']],
  ['yards', 100, '100yrd', []],
])('a length in %s of %d is written as %s', (unit, value, text, lost) => {
  const type = unit === 'minutes' || unit === 'seconds' ? 'time' : 'distance'
  expect(write({ duration: { type, unit, value } as Duration })).toEqual({ lines: [`- ${text}`], lost })
})

test.each<[SportId, Partial<Step>, string]>([
  ['cycling', { cadence: { min: 90, max: 90 } }, '- 1m 90rpm'],
  ['cycling', { cadence: { min: 85, max: 95 } }, '- 1m 85-95rpm'],
  ['swimming', { cadence: { min: 30, max: 40 } }, '- 1m 30-40spm'],
  ['cycling', { intensity: 'interval' }, '- 1m intensity=interval'],
  ['cycling', { name: 'Recovery spin', intensity: 'active' }, '- Recovery spin 1m intensity=active'],
  ['cycling', { name: 'Recovery spin', intensity: 'recovery' }, '- Recovery spin 1m intensity=recovery'],
  ['cycling', { duration: { ...duration, lapButton: true } }, '- 1m press lap'],
  ['cycling', { target: null }, '- 1m'],
  ['cycling', { target: { type: 'open' } }, '- 1m freeride'],
  ['cycling', { notes: 'Sit up' }, '- 10^Sit up <!> 1m'],
])('a %s step with %j is written as %j', (sport, step, line) => {
  expect(write(step, sport)).toEqual({ lines: [line], lost: [] })
})

test.each<[number, string[]]>([
  [59, []],
  [60, []],
  [60.4, []],
  [60.5, ['- 1s intensity=rest']],
  [61, ['- 1s intensity=rest']],
])('a send-off of %d seconds after a minute is written as the lines %j', (sendOff, rest) => {
  expect(write({ sendOff }, 'swimming')).toEqual({ lines: ['- 1m', ...rest], lost: ['sendOff'] })
})

test('the rest after a distance is that of the athlete', () => {
  const swim = { duration: { type: 'distance', unit: 'meters', value: 100 }, sendOff: 120 } as const
  const target = { type: 'pace', percentMin: 100, percentMax: 100 } as const
  expect(write({ ...swim, target }, 'swimming', 100).lines.at(-1)).toBe('- 20s intensity=rest')
  expect(write({ ...swim, target }, 'swimming', 110).lines.at(-1)).toBe('- 10s intensity=rest')
})

test('a loss is named by its kind', () => {
  const notes = `Round 2, 0:10 Go\n${'0:20 Breathe\n'.repeat(200)}`
  expect(new Set(write({ name: '8', notes, stroke: 'medley' }).lost)).toEqual(new Set(['name', 'notes', 'notesCut']))
  expect(write({ name: 'Dolphin', stroke: 'butterfly' }).lost).toEqual(['swim'])
})
