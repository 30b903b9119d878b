import { expect, test } from 'vitest'
import { blocks, losses, parsed, percents, read, ride, step, written } from '#tests/support/workouts/zwo-files.ts'
import type { Step, StoredSteps, Target } from '../../../workout/step.ts'
import type { FileWorkout } from '../../shared/format.ts'

test('each step becomes the block that keeps most of it', () => {
  expect(blocks(written(ride))).toEqual([
    'Warmup Duration=600 PowerLow=0.5 PowerHigh=0.75 Text=Spin up',
    'IntervalsT Repeat=3 OnDuration=120 OffDuration=60.5 OnPower=1.05 OffPower=0.55 PowerOffLow=0.5 PowerOffHigh=0.6 Cadence=100',
    'SteadyState Duration=300 Power=0.91 PowerLow=0.88 PowerHigh=0.94 Cadence=90 CadenceLow=85 CadenceHigh=95 Text=Steady',
    'FreeRide Duration=30',
    'Ramp Duration=90 PowerLow=1.15 PowerHigh=0.95',
    'Cooldown Duration=300 PowerLow=0.6 PowerHigh=0.4',
  ])
  const said = (name: string) => parsed(written(ride)).getElementsByTagName(name)
  expect(said('name')[0]?.textContent).toBe('Köln & back <fast>')
  expect(said('sportType')[0]?.textContent).toBe('bike')
  expect(Array.from(said('textevent'), (event) => event.getAttribute('message'))).toEqual([
    'Spin up',
    'Steady',
    'Sit.\n"Breathe".',
  ])
})

test.each<[Step, string]>([
  [step(60, percents(50), { intensity: 'warmup' }), 'Warmup Duration=60 PowerLow=0.5 PowerHigh=0.5'],
  [step(60, percents(50), { intensity: 'cooldown' }), 'Cooldown Duration=60 PowerLow=0.5 PowerHigh=0.5'],
  [step(60, percents(50, 60, 'falling'), { intensity: 'warmup' }), 'Ramp Duration=60 PowerLow=0.6 PowerHigh=0.5'],
  [step(60, percents(50, 60, 'rising'), { intensity: 'cooldown' }), 'Ramp Duration=60 PowerLow=0.5 PowerHigh=0.6'],
  [step(60, percents(50), { intensity: 'rest' }), 'SteadyState Duration=60 Power=0.5'],
  [step(60, undefined, { intensity: 'warmup' }), 'FreeRide Duration=60'],
  [step(60, { type: 'power', rangeMin: 0, rangeMax: 0 }), 'FreeRide Duration=60'],
  [
    step(60, percents(50), { cadence: { min: 85, max: 90 } }),
    'SteadyState Duration=60 Power=0.5 Cadence=88 CadenceLow=85 CadenceHigh=90',
  ],
])('the step %j is the block %s', (one, block) => {
  expect(blocks(written({ ...ride, steps: [one] }))).toEqual([block])
})

test.each<[Step, boolean]>([
  [step(60, percents(50, 60, 'rising'), { intensity: 'warmup' }), true],
  [step(60, percents(50), { intensity: 'warmup' }), true],
  [step(60, percents(50, 60, 'falling'), { intensity: 'warmup' }), false],
  [step(60, undefined, { intensity: 'warmup' }), false],
  [step(60, percents(50, 60, 'falling'), { intensity: 'cooldown' }), true],
  [step(60, percents(50), { intensity: 'cooldown' }), true],
  [step(60, percents(50, 60, 'rising'), { intensity: 'cooldown' }), false],
  [step(60, percents(50), { intensity: 'recovery' }), false],
  [step(60, percents(50)), true],
])('whether Zwift keeps the intensity of %j: %s', (one, isKept) => {
  const lost = 'In step 1, only the name tells what the step is for.'
  expect(losses({ ...ride, steps: [one] }).includes(lost)).toBe(!isKept)
})

test.each<[string, StoredSteps, number]>([
  ['a name', [step(60, percents(50), { name: 'Go' }), step(30, percents(40))], 4],
  ['a send-off', [step(60, percents(50), { sendOff: 70 }), step(30, percents(40))], 6],
  ['a ramp', [step(60, percents(50, 60, 'rising')), step(30, percents(40))], 4],
  ['a warm-up', [step(60, percents(50), { intensity: 'warmup' }), step(30, percents(40))], 4],
  ['a cool-down', [step(60, percents(50)), step(30, percents(40), { intensity: 'cooldown' })], 4],
  ['two cadences', [step(60, percents(50), { cadence: { min: 80, max: 90 } }), step(30, percents(40))], 4],
  ['no target', [step(60, percents(50)), step(30)], 4],
  ['0 watts', [step(60, percents(50)), step(30, { type: 'power', rangeMin: 0, rangeMax: 0 })], 4],
  ['one step', [step(60, percents(50))], 2],
  ['three steps', [step(60, percents(50)), step(30, percents(40)), step(10, percents(50))], 6],
  ['light efforts', [step(60, percents(1)), step(30, percents(1))], 1],
  ['nothing but two even steps', [step(60, percents(50)), step(30, percents(40))], 1],
])('a repeat with %s is written in blocks: %#', (_, steps, count) => {
  const repeat = { repeat: { steps: steps.length, count: 2 } }
  expect(blocks(written({ ...ride, steps: [...steps, repeat] }))).toHaveLength(count)
})

test('a run by distance is in metres, its paces shares of the pace over ten kilometres', () => {
  const kilometres = (value: number, target: Target): Step => ({
    intensity: 'active',
    duration: { type: 'distance', unit: 'kilometers', value },
    target,
  })
  const run: FileWorkout = {
    name: 'Kilometres',
    sport: 'running',
    steps: [
      kilometres(1.5, { type: 'pace', percentMin: 80, percentMax: 80 }),
      kilometres(0.4, { type: 'pace', percentMin: 105, percentMax: 110 }),
    ],
  }
  // At a threshold of 5:00 an hour is 12 km; (12 / 10) ** 0.06 is 1.011.
  expect(blocks(written(run, 300))).toEqual([
    'SteadyState Duration=1500 Power=0.791296 pace=2',
    'SteadyState Duration=400 Power=1.063304 PowerLow=1.038576 PowerHigh=1.088032 pace=2',
  ])
  expect(Buffer.from(written(run)).toString()).toContain('<durationType>distance</durationType>')
  expect(read(written(run, 270), 270)).toEqual({ ok: true, workout: { ...run, type: null }, losses: [] })
  expect(losses(run, 270)).toEqual([
    'Zwift counts runs from the pace of a 10 km race; it is worked out from your threshold pace of 4:30 /km.',
    'In step 2, Zwift aims at the middle of a range.',
  ])
})

test('the losses that are listed are those of this workout', () => {
  expect(losses({ name: 'Plain', sport: 'cycling', steps: [step(60, percents(80))] })).toEqual([])
  expect(losses(ride)).toEqual([
    'In steps 3 and 4, Zwift aims at the middle of a range.',
    'In steps 2 and 3, only the name tells what the step is for.',
  ])
  const swim: FileWorkout = {
    name: 'Hundreds',
    sport: 'swimming',
    poolLength: { length: 25, unit: 'meters' },
    steps: [
      {
        intensity: 'active',
        duration: { type: 'distance', unit: 'meters', value: 100 },
        target: { type: 'heartrate', zoneNumber: 2 },
        stroke: 'freestyle',
        sendOff: 120,
      },
    ],
  }
  expect(losses(swim)).toEqual([
    'Zwift has no swimming: the efforts of this swim are written as a run, by time.',
    'In step 1, the heart rate becomes the pace of the same effort.',
    'In step 1, the zone becomes its percents.',
    'In step 1, Zwift aims at the middle of a range.',
    'In step 1, the distance becomes the time it is expected to take.',
    'In step 1, the send-off becomes a rest of the expected length.',
    'In step 1, the stroke is left out.',
    'The length of the pool is left out.',
  ])
  const watts: FileWorkout = {
    name: 'Watts',
    sport: 'cycling',
    steps: [step(60, { type: 'power', rangeMin: 200, rangeMax: 200 })],
  }
  expect(losses(watts)).toEqual(['Watts become percents of an FTP of 250 W, for yours is not known here.'])
  expect(blocks(written(watts, 160))).toEqual(['SteadyState Duration=60 Power=1.25'])
})
