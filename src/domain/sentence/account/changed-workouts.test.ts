import { expect, test } from 'vitest'
import type { StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import type { Understood } from '../result.ts'
import { understand } from '../understand.ts'
import { accountFor } from './account.ts'

// A workout that is not what the sentence says, as a reader with a fault would build it.

type Step = Exclude<StoredSteps[number], { repeat: unknown }>
type Change = (steps: StoredSteps) => StoredSteps

const changed = (at: number, change: (step: Step) => Step): Change => {
  return (steps) => steps.map((entry, index) => (index === at && !isRepeat(entry) ? change(entry) : entry))
}
const longer = (at: number) =>
  changed(at, ({ duration, ...step }) => ({ ...step, duration: { ...duration, value: duration.value * 1.7 + 7 } }))
const aimed = (at: number, target: Step['target']) => changed(at, (step) => ({ ...step, target }))
const counted = (count: number): Change => {
  return (steps) => steps.map((entry) => (isRepeat(entry) ? { repeat: { ...entry.repeat, count } } : entry))
}

const checksOf = (sentence: string, change: Change) => {
  const { checks: _, ...read } = understand(sentence, { sport: 'running' })
  if (!read.workout) throw new Error(`No workout is spelled out by “${sentence}”.`)
  const steps = change(read.workout.steps)
  // Nothing is told, so that only what was built counts.
  const understood: Omit<Understood, 'checks'> = {
    ...read,
    inferred: [],
    asked: { ...(read.asked.sport ? { sport: read.asked.sport } : {}) },
    workout: { ...read.workout, steps },
  }
  return accountFor(sentence, understood).checks.map(({ from, to }) => sentence.slice(from, to))
}

test.each<[sentence: string, change: Change, ...checks: string[]]>([
  ['run 15 min easy, 4x1 km at 4:10/km with 2 min jog, 11 min easy', longer(0), '15 min'],
  ['run 15 min easy, 4x1 km at 4:10/km with 2 min jog, 11 min easy', longer(1), '1 km'],
  ['run 15 min easy, 4x1 km at 4:10/km with 2 min jog, 11 min easy', longer(2), '2 min'],
  ['run 15 min easy, 4x1 km at 4:10/km with 2 min jog, 11 min easy', counted(7), '4'],
  [
    'run 15 min easy, 4x1 km at 4:10/km with 2 min jog, 11 min easy',
    aimed(1, { type: 'pace', rangeMin: 300, rangeMax: 300, rangeUnit: 'km' }),
    '4:10',
  ],
  ['bike 15 min at 150 W then 20 min at 240 W', aimed(1, { type: 'power', rangeMin: 24, rangeMax: 24 }), '240 W'],
  ['bike 15 min at 60% then 20 min at 95-98%', aimed(1, { type: 'power', percentMin: 85, percentMax: 88 }), '95-98%'],
  [
    'run 25 min at 140 bpm then 10 min at 160 bpm',
    aimed(1, { type: 'heartrate', rangeMin: 106, rangeMax: 106 }),
    '160 bpm',
  ],
  [
    'bike 25 min z2 then 10 min z3 at 95 rpm',
    changed(1, (step) => ({ ...step, cadence: { min: 59, max: 59 } })),
    '95 rpm',
  ],
  ['swim 400, 8x100 on 1:50, 200 easy', changed(1, (step) => ({ ...step, sendOff: 70 })), '1:50'],
])('a fault in what “%s” builds is named', (sentence, change, ...checks) => {
  expect(checksOf(sentence, (steps) => steps)).toEqual([])
  expect(checksOf(sentence, change)).toEqual(checks)
})

// What may be said instead of a figure of one step.
test.each([
  'run 2x12 min at 4:30/km with 3 min jog, 2x12 min at 4:30/km with 3 min jog',
  'bike 3x12 over-unders 2 min under 1 min over',
  'run 20 min easy, 10 km at 5:00/km, 30 min easy, 110 min',
  'run 6x800 in 3:20 with 400 jog, 2 km easy',
  '8x50 swim odds fast evens easy on 1:00',
  'swim 4 lengths easy, 10x4 lengths on 1:50, 8 lengths easy in a 25m pool',
  'run 40 min at 12 kph, 10 min easy',
  'swim 30 lengths in a 33m pool',
  '10 km run plus 3k either side',
  'easy run with 6 strides, 8 km',
  '15 min swim',
])('all of “%s” is found in what was built', (sentence) => {
  expect(understand(sentence, { sport: 'running' }).checks).toEqual([])
})
