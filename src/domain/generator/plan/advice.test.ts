import { expect, test } from 'vitest'
import { fuelNotes } from './advice.ts'

test.each([
  { minutes: 74, said: undefined },
  { minutes: 75, said: 'Take 30–60 g of carbohydrate an hour' },
  { minutes: 149, said: 'Take 30–60 g of carbohydrate an hour' },
  { minutes: 150, said: 'Take 60–90 g of carbohydrate an hour' },
])('a session of $minutes minutes says: $said', ({ minutes, said }) => {
  expect(fuelNotes(60 * minutes)?.slice(0, said?.length)).toBe(said)
})
