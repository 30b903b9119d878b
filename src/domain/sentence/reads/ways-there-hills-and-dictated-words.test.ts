import { expect, test } from 'vitest'
import { checkedIn } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// The way there and back, hills up which one goes so many times, ends that are corrected, and sentences that were dictated.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Kenyan hills on Blake Street 3 x 8 mins continuous up and down, threshold effort, 2mins off, jog there and back 12 each',
    'running, threshold, 54 minutes, whole Warm up 12m · 3x · 8m Z4 interval · 2m recovery · Cool down 12m',
    'Blake',
  ],
  [
    'run 6x3 min hard 2 min off, jog to the park and back 10 each',
    'running, interval, 50 minutes, whole Warm up 10m · 6x · 3m Z5 interval · 2m recovery · Cool down 10m',
  ],
  [
    'track 8x400 at 5k pace 200 jog, run out and back 2k each way',
    'running, interval, 8.8 kilometers, by pace, at 5k pace, whole Warm up 2km · 8x · 400mtr 5k pace 104.7-106.8% interval · 200mtr recovery · Cool down 2km',
  ],
  [
    'jog to the park (15 min), 8 times up the hill hard 60 sec walk down, jog home',
    'running, interval, 54 minutes, whole 15m Z1 · 8x · Uphill 1m open effort 9/10 interval · Walk 2m recovery · Cool down 15m',
  ],
  [
    '10 min jog, 8x up the slope 1 min hard, jog back down, 10 min jog',
    'running, interval, 40 minutes, whole 10m Z1 · 8x · Uphill 1m open effort 9/10 interval · 1m30s recovery · 10m Z1',
  ],
  [
    "20' easy, 10x(20s uphill flat out + full walk back), then 15' easy back to the car",
    'running, interval, 45 minutes, whole 20m Z1 · 10x · Uphill 20sec open effort 10/10 · Walk 40sec recovery · 15m Z1',
  ],
  [
    '2k easy, 6x(30s flat out uphill / walk back down), 2k easy',
    'interval, 35 minutes 50 seconds, whole 2km Z1 · 6x · Uphill 30sec open effort 10/10 interval · Walk 1m recovery · 2km Z1',
  ],
  [
    'half an our easy running full stop then for times twenty second strides comma walk back',
    'running, endurance, 34 minutes, whole 30m Z1 · 4x · Stride 20sec open effort 8/10 interval · Walk 40sec recovery',
  ],
  [
    'twenty minutes easy comma for times three minutes at threshold comma two minutes jog comma ten minutes easy full stop',
    'threshold, 50 minutes, whole 20m Z1 · 4x · 3m Z4 interval · 2m recovery · 10m Z1',
  ],
  [
    'Billats 30/30 till 15 min is up, 5 ez jog, then the same again',
    'running, interval, main set 15x · 30sec · 30sec recovery · 5m Z1 · 15x · 30sec · 30sec recovery',
  ],
  [
    'run 60/60 for 10 min, 5 jog, then the same again',
    'running, interval, main set 5x · 1m interval · 1m recovery · 5m Z1 recovery · 5x · 1m interval · 1m recovery',
  ],
  [
    'parkrun sandwich, 3k there, 5k tempo NOT racing, 3k home, nah the long way so 4',
    'running, tempo, 12 kilometers, whole Warm up 3km · 5km Z3 · Cool down 4km',
    'NOT racing',
  ],
  [
    'run 10 min easy, 4x1k at 10k pace 2 min jog, 10 min cd no make it 15',
    'running, threshold, 52 minutes 35 seconds, by pace, at 10k pace, whole 10m Z1 · 4x · 1km 10k pace 100.9-103% interval · 2m recovery · Cool down 15m',
  ],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual([])
})
