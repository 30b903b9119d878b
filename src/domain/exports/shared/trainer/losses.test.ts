import { expect, test } from 'vitest'
import type { SportId } from '../../../sports/registry.ts'
import type { Step, Target } from '../../../workout/step.ts'
import { courseLosses } from '../../course/losses.ts'
import type { FileWorkout } from '../format.ts'
import { stepLosses } from '../step-losses.ts'
import { type TrainerLoss, trainerLossesOf } from './losses.ts'

const step = (said: Partial<Step> = {}): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'minutes', value: 600 },
  target: { type: 'power', percentMin: 90, percentMax: 90 },
  ...said,
})
const workout = (said: Partial<Step> = {}, sport: SportId = 'cycling'): FileWorkout => ({
  name: 'Any',
  sport,
  steps: [step(said)],
})
const lossesOf = ({ steps, sport }: FileWorkout) => stepLosses(steps, (one) => trainerLossesOf(one, sport))
const kindsOf = (one: FileWorkout) => lossesOf(one).map(({ kind }) => kind)

test.each<[Target | null, TrainerLoss[]]>([
  [null, ['untargeted']],
  [{ type: 'open' }, ['untargeted']],
  [{ type: 'power' }, ['untargeted']],
  [{ type: 'power', percentMin: 90, percentMax: 90 }, []],
  [{ type: 'power', percentMin: 85, percentMax: 95 }, ['range']],
  [{ type: 'power', percentMin: 85, percentMax: 95, ramp: 'rising' }, []],
  [{ type: 'power', zoneNumber: 2 }, ['zone', 'range']],
  [{ type: 'power', zoneNumber: 2, ramp: 'rising' }, ['zone']],
  [{ type: 'power', zoneNumber: 2, percentMin: 60, percentMax: 60 }, []],
  [{ type: 'power', zoneNumber: 2, rangeMin: 120, rangeMax: 150 }, ['range']],
  [{ type: 'power', rangeMin: 120, rangeMax: 150 }, ['range']],
  [{ type: 'power', rangeMin: 120, rangeMax: 150, ramp: 'falling' }, []],
  [{ type: 'power', rangeMin: 120, rangeMax: 120 }, []],
  [{ type: 'power', rangeMin: 120, rangeMax: null }, ['unbounded']],
  [{ type: 'power', zoneNumber: 2, rangeMin: 120, rangeMax: null }, ['unbounded']],
  [{ type: 'power', zoneNumber: 2, rangeMin: 120, rangeMax: null, ramp: 'rising' }, ['unbounded']],
  [{ type: 'power', rangeMin: 120, rangeMax: null, percentMin: 60, percentMax: 60 }, []],
  [{ type: 'heartrate', zoneNumber: 2 }, ['heartRate', 'zone', 'range']],
  [{ type: 'pace', rangeMin: 120, rangeMax: 120, rangeUnit: 'km' }, ['otherMetric']],
])('a ride with the target %j loses %j on a trainer', (target, kinds) => {
  expect(kindsOf(workout({ target }))).toEqual(kinds)
})

test.each<[Partial<Step>, TrainerLoss[]]>([
  [{ duration: { type: 'distance', unit: 'kilometers', value: 5 } }, ['distance']],
  [{ duration: { ...step().duration, lapButton: true } }, ['lapButton']],
  [{ intensity: 'warmup' }, ['intensity']],
  [{ cadence: { min: 90, max: 90 } }, ['cadence']],
  [
    { stroke: 'freestyle', drill: 'kick', equipment: ['fins'], sendOff: 700 },
    ['stroke', 'drill', 'equipment', 'sendOff'],
  ],
  [{ notes: 'One line' }, ['opening']],
  [{ notes: 'One line', name: 'Hills' }, []],
  [{ notes: '0:10 One line' }, []],
  [{ notes: 'Two\nlines' }, ['lines', 'opening']],
  [{ notes: '0:10 One\n0:20 Two' }, []],
  [{ notes: '0:10 One\n0:20 Two\nlines' }, ['lines']],
  [{ notes: 'One\nRound 999, 0:20 Two' }, ['opening']],
  [{ notes: 'One\nRound 1, 10:01 Two' }, ['lines', 'opening']],
])('a step with %j loses %j', (said, kinds) => {
  expect(kindsOf(workout(said))).toEqual(kinds)
})

test('a run on a bike has no pace, and steps count without repeats', () => {
  const target = { type: 'pace', percentMin: 90, percentMax: 90 } as const
  const run: FileWorkout = {
    ...workout({}, 'running'),
    steps: [step({ target }), { repeat: { steps: 1, count: 2 } }, step()],
  }
  expect(lossesOf(run)).toEqual([{ kind: 'otherMetric', step: 2 }])
})

test('a file in percents names the FTP that watts were converted with, unless the steps have percents too', () => {
  const sentencesOf = (target: Target) => courseLosses(workout({ target }), 250, 'MRC')
  const turned = 'Watts become percents of your FTP of 250 W.'
  expect(sentencesOf({ type: 'power', rangeMin: 120, rangeMax: 120 })).toEqual([turned])
  expect(sentencesOf({ type: 'power', zoneNumber: 1, rangeMin: 120, rangeMax: 130, ramp: 'rising' })).toEqual([turned])
  const both = [step({ target: { type: 'power', rangeMin: 120, rangeMax: 120 } }), step()]
  expect(courseLosses({ ...workout(), steps: both }, 250, 'MRC')).toEqual([turned])
  expect(sentencesOf({ type: 'power', percentMin: 48, percentMax: 48, rangeMin: 120, rangeMax: 120 })).toEqual([])
})

test('a file in watts names the FTP that they were calculated with, unless every step has watts', () => {
  const sentencesOf = (...targets: Target[]) =>
    courseLosses({ ...workout(), steps: targets.map((target) => step({ target })) }, 250, 'ERG')
  const watts: Target = { type: 'power', rangeMin: 120, rangeMax: 120 }
  expect(sentencesOf(watts, watts)).toEqual([])
  expect(sentencesOf(watts, { type: 'power', percentMin: 90, percentMax: 90 })).toEqual([
    'Zones and percents become watts at your FTP of 250 W.',
  ])
})
