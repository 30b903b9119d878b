import { expect, test } from 'vitest'
import type { Step } from '#domain/workout/step.ts'
import { firstWorkout } from '../../site/landing/first-workout.ts'
import { summaryOf } from './summary.ts'

const bout = (minutes: number, watts: number, rest: Partial<Step> = {}): Step => ({
  intensity: 'interval',
  duration: { type: 'time', unit: 'minutes', value: minutes * 60 },
  target: { type: 'power', rangeMin: watts, rangeMax: watts },
  ...rest,
})

test('the summary of a profile says its length and its hardest step', () => {
  const { steps, sport, reference } = firstWorkout
  expect(summaryOf([...steps], sport, reference)).toBe('Ride of 1:05:00; hardest: 5 × Interval, 3:00 at 285–304\u202fW')
})

test('the first of equally hard steps is named, by its own name where it has one', () => {
  const steps = [bout(5, 200), bout(4, 300, { name: ' Climb ' }), bout(3, 300), bout(2, 250)]
  expect(summaryOf(steps, 'cycling', 250)).toBe('Ride of 14:00; hardest: Climb, 4:00 at 300\u202fW')
})

test('the summary leaves out an open target, and says when there are no steps', () => {
  const { target: _, ...open } = bout(10, 200)
  expect(summaryOf([open], 'running')).toBe('Run of 10:00; hardest: Interval, 10:00')
  expect(summaryOf([], 'swimming')).toBe('Swim without steps')
})
