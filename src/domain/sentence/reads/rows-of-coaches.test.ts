import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rows of pairs, rungs and sets as coaches write them down, and figures among them that are of something else.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // Pairs and rungs in a row
  [
    '1 min on 1 off, 2 on 1 off, 3 on 1 off, 2 on 1 off, 1 on - two rounds, 4 mins btw rounds',
    'interval, main set 1x · 1m interval · 1m recovery · 1x · 2m interval · 1m recovery · 1x · 3m interval · 1m recovery · 1x · 2m interval · 1m recovery · 1x · 1m interval · 4m recovery · 1x · 1m interval · 1m recovery · 1x · 2m interval · 1m recovery · 1x · 3m interval · 1m recovery · 1x · 2m interval · 1m recovery · 1x · 1m interval',
  ],
  [
    '1 min on 1 off, 2 on 1 off run',
    'running, interval, main set 1x · 1m interval · 1m recovery · 1x · 2m interval · 1m recovery',
  ],
  [
    '40 on 20 off, 30 on 30 off bike',
    'cycling, v02 max, main set 1x · 40sec interval · 20sec recovery · 1x · 30sec interval · 30sec recovery',
  ],
  ['run 3 min on 1 min off', 'running', '3 min on 1 min off'],
  [
    '1k 2k 3k 2k 1k off 2 min',
    'interval, main set 1km interval · 2m recovery · 2km interval · 2m recovery · 3km interval · 2m recovery · 2km interval · 2m recovery · 1km interval',
  ],
  ['run 1k 1k 1k', 'running, interval, 3 × 1 kilometer'],
  ['run 1k 2k', 'running, 2 kilometers', '1k'],
  [
    '30/15s Rønnestad 3x13 with 3 min',
    'cycling, v02 max, main set 13x · 30sec interval · 15sec recovery · 3m recovery · 13x · 30sec interval · 15sec recovery · 3m recovery · 13x · 30sec interval · 15sec recovery',
  ],
  [
    '30/15s, 3x13 bike',
    'cycling, v02 max, main set 13x · 30sec interval · 15sec recovery · 3m recovery · 13x · 30sec interval · 15sec recovery · 3m recovery · 13x · 30sec interval · 15sec recovery',
  ],
  [
    '30/30s, 3x8 @ 90% bike',
    'cycling, sweet spot, main set 10x · 30sec interval · 30sec recovery · 3x · 8m 90% interval',
  ],
  [
    'run 6x400 with 3 min, 4x(8x30/15) with 3 min easy',
    'running, interval, main set 6x · 400mtr interval · 3m recovery · 8x · 30sec interval · 15sec recovery · 3m recovery · 8x · 30sec interval · 15sec recovery · 3m recovery · 8x · 30sec interval · 15sec recovery · 3m recovery · 8x · 30sec interval · 15sec recovery',
  ],
  // Figures between a length and a target
  ['16km w/ miles 4-7 at 6:50', 'endurance, 16 kilometers, whole 4.83km Z1 · 4mi 6:50/mi · 4.73km Z1'],
  ['ride 60 min at 220w', 'cycling, 1 hour, whole 1h 220w'],
  [
    '6x5min SST (90%) + 30sec burst @ 150% in the middle of each',
    'cycling, sweet spot, main set 6x · 5m 90% interval',
    '30sec burst @ 150%',
    'middle',
  ],
  ['ride 60 min, 20 s burst', 'cycling, 1 hour', '20 s burst'],
  ['30min bike @ z2 rpm 90 / 85 / 80', 'cycling, endurance, 30 minutes', 'rpm 90 / 85 / 80'],
  ['run 10 / 20 / 10 min', 'running, 20 minutes', '10', '10 min'],
  // Sets of swims
  [
    '8x100 fr desc 1-4, 5-8 on 1:40, then 4x50 choice on 60',
    'swimming, interval, main set 8x · "desc 1-4, 5-8" 100mtr freestyle on 1:40 interval · 4x50mtr mixed on 1:00 interval',
  ],
  ['8x50 on 60', 'swimming, interval, main set 8x50mtr on 1:00 interval'],
  ['8x50 on 20', 'swimming, interval, 8 × 50 meters, 20 seconds rest'],
  [
    '8x100 desc 1-4, 400 easy swim',
    'swimming, interval, main set 8x · "desc 1-4" 100mtr interval, cool-down 400 meters',
  ],
  // Climbs, rests that stand still, cadences
  ['2 hr ride, three climbs of 12ish mins at tempo', 'cycling, tempo, 2 hours, main set 3x · Uphill 12m interval'],
  [
    `8x3' @ 105-110% CP, 90" passive, cad 95+`,
    'cycling, v02 max, main set 8x · 3m 105-110% @ 95rpm interval · 1m30s rest',
  ],
  // Parts that follow one another
  ["10x1'/1' then straight into 10min tempo", 'tempo, main set 10x · 1m interval · 1m recovery · 10m'],
  ['60 min ride, 20 min tempo, 15 min spin', 'cycling, tempo, 1 hour, 1 × 20 minutes', '15 min'],
  // Lengths around a set with long ends
  [
    `15' wu, 3x(4x400m r60" ) R3', 10' cd`,
    'interval, warm-up 15 minutes, main set 3x · 400mtr interval · 1m rest · 400mtr interval · 3m rest · 3x · 400mtr interval · 1m rest · 400mtr interval · 3m rest · 4x · 400mtr interval · 1m rest, cool-down 10 minutes',
  ],
  ['5x1k, 5k wu, 5k cd', 'interval, warm-up 5 kilometers, 5 × 1 kilometer, cool-down 5 kilometers'],
  ['5x1k, 1k wu, 1k cd', 'interval, warm-up 1 kilometer, 5 × 1 kilometer, cool-down 1 kilometer'],
  // A list of paces
  ['3x1200 (200j), 5k/3k/mile pace', 'interval, main set 3x · 1200mtr interval · 200mtr recovery', '5k/3k/mile pace'],
  ['3x1200 at 5k pace', 'running, interval, 3 × 1,200 meters, by pace, at 5k pace'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test.each([
  // Without an end of its own a run has 4 km around its set.
  ['5x1k run', 10],
  ['5x1k, 1k wu, 1k cd run', 10],
  // 15 km and the shortest recoveries.
  ['5x1k, 5k wu, 5k cd run', 17],
  // 15 and 10 minutes are 4.7 km, and what is jogged in the rests 2.8 km.
  [`15' wu, 3x(4x400m r60" ) R3', 10' cd`, 12],
])('"%s" takes %i km', (sentence, kilometres) => {
  const { assumed } = understand(sentence, { sport: 'running' })
  expect(assumed).toMatchObject({ durationUnit: 'kilometers', durationValue: kilometres })
})

test.each([
  // Both ends, the bouts and the rests are said: nothing is added.
  ['Mona fartlek: 2x90s 4x60s 4x30s 4x15s w equal float. 15 mins up n down', 50],
  ['run 10 min up and down, 3x3 min, 2 min jog, 4 x 1 min, 1 min jog', 43],
  // Without their rests it is rounded up.
  ['run 10 min up and down, 3x3 min, 4 x 1 min', 45],
])('"%s" takes %i minutes', (sentence, minutes) => {
  const { assumed } = understand(sentence, { sport: 'running' })
  expect(assumed).toMatchObject({ durationUnit: 'minutes', durationValue: minutes })
})
