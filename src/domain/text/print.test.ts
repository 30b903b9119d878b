import { expect, test } from 'vitest'
import { sportOf } from '../sports/registry.ts'
import type { Step, StoredSteps, Target } from '../workout/step.ts'
import type { NewWorkout } from '../workout/workout.ts'
import { parseText } from './parse.ts'
import { printTarget } from './print/print-target.ts'
import { printText } from './print.ts'

const swum = (said: Partial<Step> = {}): Step => ({
  intensity: 'active',
  duration: { type: 'distance', unit: 'meters', value: 100, displayValue: '100' },
  ...said,
})
const rest = (said: Partial<Step> = {}): Step => ({
  intensity: 'rest',
  duration: { type: 'time', unit: 'minutes', value: 20, displayValue: '0.20' },
  ...said,
})
const times = (count: number, ...steps: Step[]): StoredSteps => [...steps, { repeat: { steps: steps.length, count } }]

/** The printed lines behind the heading of a swim, which are read back unchanged. */
function bodyOf(steps: StoredSteps): string[] {
  const swim: NewWorkout = { name: 'Swim', sport: 'swimming', steps }
  const text = printText(swim)
  expect(parseText(text).workout).toEqual(swim)
  expect(text.startsWith('# Swim\nsport: swimming\n\n')).toBe(true)
  return text.trimEnd().split('\n').slice(3)
}

test.each<[string, StoredSteps, string[]]>([
  ['a distance', times(4, swum()), ['- 4x100mtr']],
  ['a distance with notes', times(4, swum({ notes: 'Long\nand calm' })), ['- 4x100mtr // Long', '  // and calm']],
  ['a distance and a rest', times(4, swum({ intensity: 'interval' }), rest()), ['- 4x100mtr interval 20s rest']],
  [
    'a distance with notes and a rest',
    times(4, swum({ notes: 'Go for $1' }), rest()),
    ['- 4x100mtr 20s rest // Go for $1'],
  ],
])('a set of %s is printed on one line', (_, steps, lines) => {
  expect(bodyOf(steps)).toEqual(lines)
})

test.each<[string, StoredSteps, string[]]>([
  ['three steps', times(2, swum(), swum(), rest()), ['2x', '- 100mtr', '- 100mtr', '- 20s rest']],
  ['a swim with a name', times(2, swum({ name: 'Hard' }), rest()), ['2x', '- Hard 100mtr', '- 20s rest']],
  ['a time', times(2, rest({ intensity: 'active' }), rest()), ['2x', '- 20s', '- 20s rest']],
  ['a swim to rest', times(2, swum({ intensity: 'rest' })), ['2x', '- 100mtr rest']],
  ['a swim to recover', times(2, swum({ intensity: 'recovery' })), ['2x', '- 100mtr recovery']],
  ['a rest with notes', times(2, swum(), rest({ notes: 'Drink' })), ['2x', '- 100mtr', '- 20s rest // Drink']],
  ['a rest with a target', times(2, swum(), rest({ target: null })), ['2x', '- 100mtr', '- 20s no target rest']],
  [
    'a rest until the lap button',
    times(2, swum(), rest({ duration: { ...rest().duration, lapButton: true } })),
    ['2x', '- 100mtr', '- 20s rest press lap'],
  ],
  ['a swim back as a rest', times(2, swum(), swum({ intensity: 'rest' })), ['2x', '- 100mtr', '- 100mtr rest']],
  ['a recovery', times(2, swum(), rest({ intensity: 'recovery' })), ['2x', '- 100mtr', '- 20s recovery']],
])('a set with %s has a line for each step', (_, steps, lines) => {
  expect(bodyOf(steps)).toEqual(lines)
})

test('an empty line stands before and after a repeat, and nowhere else', () => {
  const repeat = times(2, swum({ name: 'Hard' }))
  expect(bodyOf([swum(), swum(), ...repeat, ...repeat, swum()]).join('\n')).toBe(
    '- 100mtr\n- 100mtr\n\n2x\n- Hard 100mtr\n\n2x\n- Hard 100mtr\n\n- 100mtr',
  )
})

test('lengths are printed as typed if at least half of them are kept as typed', () => {
  const untyped = swum({ duration: { type: 'distance', unit: 'meters', value: 100 } })
  const printed = (steps: StoredSteps) => printText({ name: 'Swim', sport: 'swimming', steps })
  expect(printed([swum(), untyped])).toBe('# Swim\nsport: swimming\n\n- 100mtr\n- 100mtr typed none\n')
  expect(printed([swum(), untyped, untyped])).toBe(
    '# Swim\nsport: swimming\ntyped: none\n\n- 100mtr typed "100"\n- 100mtr\n- 100mtr\n',
  )
})

test.each<[Partial<NewWorkout>, string]>([
  [{}, '# Swim\nsport: swimming'],
  [{ name: '#1' }, '# "#1"\nsport: swimming'],
  [{ name: 'Say "go"' }, '# "Say \\"go\\""\nsport: swimming'],
  [{ type: null, poolLength: null }, '# Swim\nsport: swimming\ntype: none\npool: none'],
  [
    { type: 'interval', poolLength: { length: 25, unit: 'meters' } },
    '# Swim\nsport: swimming\ntype: interval\npool: 25mtr',
  ],
  [{ poolLength: { length: 33.33, unit: 'yards' } }, '# Swim\nsport: swimming\npool: 33.33yd'],
])('the heading of a swim with %j is printed', (said, heading) => {
  const swim: NewWorkout = { name: 'Swim', sport: 'swimming', steps: [swum()], ...said }
  expect(printText(swim)).toBe(`${heading}\n\n- 100mtr\n`)
  expect(parseText(printText(swim)).workout).toEqual(swim)
})

test.each<[Target | null, string]>([
  [null, 'no target'],
  [{ type: 'open' }, 'open'],
  [{ type: 'power' }, 'by power'],
  [{ type: 'heartrate', zoneNumber: undefined }, 'by HR'],
  [{ type: 'power', zoneNumber: 4 }, 'Z4'],
  [{ type: 'pace', zoneNumber: 4 }, 'Z4 pace'],
  [{ type: 'heartrate', zoneNumber: 4, percentMin: 90, percentMax: 95 }, 'Z4 HR 90-95% LTHR'],
  [{ type: 'power', percentMin: 90, percentMax: 90 }, '90%'],
  [{ type: 'power', percentMin: 50, percentMax: 75, ramp: 'rising' }, 'ramp 50-75%'],
  [{ type: 'power', percentMin: 50, percentMax: 75, ramp: 'falling' }, 'ramp 75-50%'],
  [{ type: 'power', percentMin: 50, percentMax: 50, ramp: 'falling' }, 'ramp down 50%'],
  [
    { type: 'power', percentMin: 50, percentMax: 50, rangeMin: 120, rangeMax: 130, ramp: 'falling' },
    'ramp 50% 130-120w',
  ],
  [{ type: 'power', zoneNumber: 2, ramp: 'falling' }, 'ramp down Z2'],
  [{ type: 'power', zoneNumber: 2, ramp: 'rising' }, 'ramp Z2'],
  [{ type: 'power', rangeMin: 200, rangeMax: null }, '200w+'],
  [{ type: 'power', rangeMin: 200, rangeMax: 200 }, '200w'],
  [{ type: 'heartrate', rangeMin: 140, rangeMax: 150, ramp: 'falling' }, 'ramp 150-140bpm'],
  [{ type: 'pace', rangeMin: 270, rangeMax: 285, rangeUnit: 'km' }, '4:30-4:45/km'],
  [{ type: 'pace', rangeMin: 270, rangeMax: 285, rangeUnit: 'mile', ramp: 'rising' }, 'ramp 4:45-4:30/mi'],
  [{ type: 'pace', rangeMin: 90, rangeMax: 95, rangeUnit: '100m', ramp: 'falling' }, 'ramp 1:30-1:35/100m'],
  [{ type: 'pace', rangeMin: 90, rangeMax: 90, rangeUnit: '100yd' }, '1:30/100yd'],
  [{ type: 'pace', rangeMin: 270, rangeMax: null, rangeUnit: 'km' }, '4:30/km or slower'],
  [{ type: 'pace', rangeMin: 270, rangeMax: null }, '4:30 or slower pace'],
  [{ type: 'pace', rangeMin: 270, rangeMax: 285 }, '4:30-4:45 pace'],
])('the target %j of a ride is printed as %s', (target, printed) => {
  expect(printTarget(target, sportOf('cycling'))).toBe(printed)
})
