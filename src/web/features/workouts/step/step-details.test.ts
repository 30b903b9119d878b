import { expect, test } from 'vitest'
import { metres, minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { stepDetails } from './step-details.ts'

test('the details of a swim are its stroke, drill, equipment and send-off', () => {
  const swim = {
    ...step('interval', metres(100)),
    stroke: 'backstroke',
    drill: 'kick',
    equipment: ['fins', 'kickboard'],
    sendOff: 105,
  } as const
  expect(stepDetails({ ...swim, equipment: [...swim.equipment] }, 'swimming')).toEqual([
    'Backstroke',
    'Kick',
    'with fins, kickboard',
    'every 1:45',
  ])
})

test('a cadence has the unit of its sport, and a single one is written once', () => {
  const ride = step('active', minutes(5))
  expect(stepDetails({ ...ride, cadence: { min: 85, max: 95 } }, 'cycling')).toEqual(['85–95\u202frpm'])
  expect(stepDetails({ ...ride, cadence: { min: 180, max: 180 } }, 'running')).toEqual(['180\u202fsteps/min'])
})

test('a step ended by the lap button says so, and a plain step has no details', () => {
  const plain = step('active', minutes(5))
  expect(stepDetails(plain, 'running')).toEqual([])
  expect(stepDetails({ ...plain, duration: { ...plain.duration, lapButton: true } }, 'running')).toEqual([
    'until you press lap',
  ])
})
