import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// A whole before its parts, its halves, and times and lengths as people say them.

test.each([
  [
    'Marathon pace session, 18k total: 4k easy, 12k at 4:35, 2k easy',
    'running, tempo, 18 kilometers, by pace, at marathon pace, whole 4km Z1 · 12km 4:35/km · 2km Z1',
  ],
  [
    '2200m total: 400 easy, 10x100 on 1:50, 400 pull, 400 easy swim',
    'swimming, interval, 2,200 meters, whole 400mtr Z1 · 10x100mtr on 1:50 interval · 400mtr pull · 400mtr Z1',
  ],
  ['60 min total: 15 easy, 30 tempo, 15 easy run', 'running, tempo, 1 hour, whole 15m Z1 · 30m Z3 · 15m Z1'],
  ['run 12km, first half easy second half moderate', 'running, tempo, 12 kilometers, whole 6km Z1 · 6km Z3'],
  ['run 12 km first half easy then second half tempo', 'running, tempo, 12 kilometers, whole 6km Z1 · 6km Z3'],
  ['2 hour ride, the first half at 65%, the second half at 75%', 'cycling, tempo, 2 hours, whole 1h 65% · 1h 75%'],
  [
    'swim 3000m, first half steady second half fast',
    'swimming, endurance, 3,000 meters, whole 1500mtr Z2 · 1500mtr Z5',
  ],
  [
    '16 miles w/ 10 @ MP (7:15), first 4 and last 2 easy',
    'running, tempo, 16 miles, by pace, at marathon pace, whole 4mi Z1 · 10mi 7:15/mi · 2mi Z1',
  ],
  [
    '90 min run with 30 at tempo, first 40 and last 20 easy',
    'running, tempo, 1 hour 30 minutes, whole 40m Z1 · 30m Z3 · 20m Z1',
  ],
  ['8 miles, first half easy and the other half tempo', 'tempo, 8 miles, whole 4mi Z1 · 4mi Z3'],
  [
    'Sprints on the bike, 8 x 15 seconds all out, 3 minutes 45 easy, total 70 minutes',
    'cycling, interval, 1 hour 10 minutes, 8 × 15 seconds, 3 minutes 45 seconds rest',
  ],
  [
    'swim 16 lengths easy, 8 lengths fast with 20 secs rest after each, 8 lengths easy, 25m pool',
    'swimming, interval, 800 meters, pool 25, whole 400mtr Z1 · 8x25mtr Z5 interval 20sec rest · 200mtr Z1',
  ],
])('"%s" asks for %s', (sentence, asked) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread).toEqual([])
  expect(understood.checks).toEqual([])
})

test('a length of a pool that is not named is told', () => {
  const { inferred } = understand('swim 8 lengths fast, 20s rest between each', { sport: 'swimming' })
  expect(inferred.map(({ reading }) => reading)).toContain('Pool of 25 meters')
})

test('the second half of a race is not half of a whole', () => {
  const { asked } = understand('half marathon pace for the second half of 10k', { sport: 'running' })
  expect(asked.durationValue).toBe(10)
})

test('that only most of a session is done so is named', () => {
  const { unread } = understand('1 hour run, mostly tempo', { sport: 'running' })
  expect(unread.map(({ from, to }) => '1 hour run, mostly tempo'.slice(from, to))).toEqual(['mostly'])
})
