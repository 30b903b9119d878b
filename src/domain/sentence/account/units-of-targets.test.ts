import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

// Riders leave out the unit of a target: it is told, once, and never where one was said.

const unitsTold = (sentence: string) =>
  understand(sentence, { sport: 'running' })
    .inferred.map(({ because }) => because)
    .filter((because) => because.startsWith('No unit was said') && /percent|watts/.test(because))

test.each([
  ['1hr15 bike inc 4x8 @ 105 off 4', 'No unit was said at “105”, so percent of FTP.'],
  ['4x10 @ 250 off 5 bike', 'No unit was said at “250”, so watts.'],
  ['bike 3x12 @ 88-92', 'No unit was said for “88-92”, so percent of FTP.'],
])('"%s": %s', (sentence, told) => {
  expect(unitsTold(sentence)).toEqual([told])
})

test.each([
  'bike 60 min 2x15 @ 96pct 5 min rest',
  'bike 4x10 @ 250w off 5',
  'bike 3x8 @ 105% off 4',
  'ftp 250, bike 3x10 at threshold',
  "60' run w/ middle 30 as 3' @ MP/2' @ MP+30s/km x6",
])('"%s" tells no unit of a target', (sentence) => {
  expect(unitsTold(sentence)).toEqual([])
})
