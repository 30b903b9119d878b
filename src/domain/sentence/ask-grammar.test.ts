import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from './understand.ts'

// Sentences whose parts the rules do not put together: the grammar does, and asks to check the words that the rules left.

test.each<[sentence: string, asked: string, ...inQuestion: string[]]>([
  [
    'run 15 min easy, 6x2 min hard 1 min jog, easy till 1h',
    'running, interval, 1 hour, whole 15m Z1 · 6x · 2m Z5 interval · 1m recovery · 27m Z1',
  ],
  [
    'long ride 4h endurance with 3x20 tempo in the last 2 hours',
    'cycling, tempo, 4 hours, whole 2h45m Z2 · 3x · 20m Z3 interval · 5m recovery',
    'last 2 hours',
  ],
  [
    'tt bike: 3 x 15s flat out w 45 ez, 3 ez, 3 x 1m (2m), 3 ez, 2x5m (6m), 8 spin',
    'cycling, interval, main set 3x · 15sec open effort 10/10 interval · 45sec recovery · 3m Z1 · 3x · 1m interval · 2m recovery · 3m Z1 · 2x · 5m interval · 6m recovery · 8m Z1',
  ],
  [
    '8x100 w/ 30s rest between, 4 min between sets swim',
    'swimming, interval, main set 7x100mtr interval 30sec rest · 100mtr interval · 4m rest',
    '8x100 w/ 30s rest between, 4 min between sets',
  ],
  [
    '1:45 ride with 45 min continuous tempo in the middle',
    'cycling, tempo, 1 hour 45 minutes, whole 30m Z1 · 45m Z3 · 30m Z1',
  ],
  [
    'run 5x (400 / 200 jog / 200) with 3 min rest between sets',
    'running, interval, main set 5x · 400mtr · 200mtr recovery · 200mtr · 3m recovery',
  ],
  [
    'bike 3 x 10 min (1 min low cadence / 1 min high cadence) z3, 5 min easy',
    'cycling, tempo, main set 5x · 1m Z3 // low cadence · 1m Z3 @ 100-110rpm · 5m recovery · 5x · 1m Z3 // low cadence · 1m Z3 @ 100-110rpm · 5m recovery · 5x · 1m Z3 // low cadence · 1m Z3 @ 100-110rpm',
  ],
  [
    'bike 2h: first hour z2, second hour 4x8 z4 4 min easy',
    'cycling, sweet spot, 2 hours, whole 1h Z2 · 4x · 8m Z4 interval · 4m recovery · 12m Z1',
  ],
  [
    'Ramp: 5 min each at 100, 130, 160, 190, 220, 250w, then 10 min easy',
    'cycling, endurance, 40 minutes, whole 5m 100w · 5m 130w · 5m 160w · 5m 190w · 5m 220w · 5m 250w · 10m Z1',
    '100, 130, 160, 190, 220, 250w',
  ],
])('“%s” is built part by part, and what was left is to be checked', (sentence, asked, ...inQuestion) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.checks.map(({ from, to }) => sentence.slice(from, to))).toEqual(inQuestion)
})

test('a name that the rules do not know puts nothing in question that both read alike', () => {
  const { workout, unread, checks } = understand(
    'Michigan: 1600 @10k, mile tempo, 1200 @5k, mile tempo, 800 @3k, mile tempo, 400 all out',
    { sport: 'running' },
  )
  expect(workout?.steps).toHaveLength(7)
  expect([...unread, ...checks]).toEqual([])
})
