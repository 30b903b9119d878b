import { expect, test } from 'vitest'
import { plansAhead } from './plans-ahead.ts'

test('the four specified cards are there with their status', () => {
  const status = Object.fromEntries(plansAhead.map((one) => [one.title, one.status]))
  expect(status).toMatchObject({
    'Pyramid ladder sets for swimming': 'completed',
    'Workout variation': 'planned',
    'Watch compatibility': 'planned',
    'Dashboard performance': 'completed',
  })
})
