import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

// Words that ask for no session: none of a usual length is built.

test.each([
  'three large cod, two battered sausage and a pickled egg',
  'whose turn is it to lock the boathouse on Friday?',
  'qwe rty 6x uiop @ blah',
  "';-- select everything",
  'dinner at Luigi, table for 8',
])('of “%s” nothing is built', (sentence) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(understood.unusable).toBeDefined()
  expect(Object.keys(understood.asked)).toEqual([])
  expect(Object.keys(understood.assumed)).toEqual(['sport'])
})

test.each(['', 'run', 'a ride with the club on Saturday', 'something hard', 'swim please'])(
  '“%s” leaves open what is done, and is built',
  (sentence) => {
    const { unusable, assumed } = understand(sentence, { sport: 'running' })
    expect(unusable).toBeUndefined()
    expect(assumed.durationValue).toBeDefined()
  },
)
