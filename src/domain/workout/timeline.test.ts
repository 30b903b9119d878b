import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sports } from '#domain/sports/registry.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { storedStepsOf } from '#tests/support/workouts/arbitraries.ts'
import { unroll } from './groups.ts'
import type { Step, StoredSteps } from './step.ts'
import { startAndEnd, timelineOf } from './timeline.ts'
import { movingSecondsOf, secondsOf } from './totals.ts'

const warmup: Step = { intensity: 'warmup', duration: { type: 'time', unit: 'minutes', value: 600 } }
const hard: Step = { intensity: 'interval', duration: { type: 'time', unit: 'seconds', value: 60 } }
const easy: Step = { intensity: 'recovery', duration: { type: 'time', unit: 'seconds', value: 30 } }
const swim: Step = { ...hard, sendOff: 90 }
const written = ({ duration }: Step) => duration.value

test('a timeline expands repeats, and gives each step its start and its round', () => {
  const steps: StoredSteps = [warmup, hard, easy, { repeat: { steps: 2, count: 2 } }, easy]
  expect(timelineOf(steps, written)).toEqual([
    { step: warmup, start: 0, movingSeconds: 600, restSeconds: 0, seconds: 600, entry: 0 },
    {
      step: hard,
      start: 600,
      movingSeconds: 60,
      restSeconds: 0,
      seconds: 60,
      entry: 1,
      repeat: { index: 0, steps: 2, round: 1, rounds: 2 },
    },
    {
      step: easy,
      start: 660,
      movingSeconds: 30,
      restSeconds: 0,
      seconds: 30,
      entry: 1,
      repeat: { index: 1, steps: 2, round: 1, rounds: 2 },
    },
    {
      step: hard,
      start: 690,
      movingSeconds: 60,
      restSeconds: 0,
      seconds: 60,
      entry: 1,
      repeat: { index: 0, steps: 2, round: 2, rounds: 2 },
    },
    {
      step: easy,
      start: 750,
      movingSeconds: 30,
      restSeconds: 0,
      seconds: 30,
      entry: 1,
      repeat: { index: 1, steps: 2, round: 2, rounds: 2 },
    },
    { step: easy, start: 780, movingSeconds: 30, restSeconds: 0, seconds: 30, entry: 2 },
  ])
})

test('the next step starts at the send-off, or at the end of a swim that takes longer', () => {
  expect(timelineOf([swim, hard], written)).toMatchObject([
    { start: 0, movingSeconds: 60, restSeconds: 30, seconds: 90 },
    { start: 90, movingSeconds: 60, restSeconds: 0, seconds: 60 },
  ])
  expect(timelineOf([{ ...swim, sendOff: 40 }, hard], written)).toMatchObject([
    { restSeconds: 0, seconds: 60 },
    { start: 60 },
  ])
})

test('a stored step is measured once, however many rounds it has', () => {
  const measured: Step[] = []
  timelineOf([hard, easy, { repeat: { steps: 2, count: 50 } }], (step) => {
    measured.push(step)
    return 1
  })
  expect(measured).toEqual([hard, easy])
})

testProperty('a timeline has every step in its order, without a gap', 300, (drawing) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sports).chain((sport) => storedStepsOf(sport).map((steps) => ({ sport, steps }))),
      ({ sport, steps }) => {
        const timeline = timelineOf(steps, (step) => movingSecondsOf(step, sport.id))
        expect(timeline.map(({ step }) => step)).toEqual(unroll(steps))
        let clock = 0
        for (const { step, start, seconds } of timeline) {
          expect(start).toBe(clock)
          expect(seconds).toBe(secondsOf(step, sport.id))
          clock += seconds
        }
      },
    ),
    drawing,
  )
})

describe('between 50 and 70 percent', () => {
  const ends = { low: 50, high: 70 }

  test('a rising ramp begins at the lower end, a falling one at the higher', () => {
    expect(startAndEnd('rising', ends)).toEqual([50, 70])
    expect(startAndEnd('falling', ends)).toEqual([70, 50])
  })

  test('a steady step has the middle of its range, or the given effort', () => {
    expect(startAndEnd(undefined, ends)).toEqual([60, 60])
    expect(startAndEnd(undefined, ends, 70)).toEqual([70, 70])
    expect(startAndEnd('rising', ends, 70)).toEqual([50, 70])
  })
})
