import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rests that are listed behind several sets or the rungs of a ladder.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Wed track: 3x1600m @ 10kP, 2x800 @5kP, 4x200 @ mile pace… 400j/400j/200j, usual wu cd (2mi each)',
    'running, threshold, 16.44 kilometers, by pace, at 10k pace, whole Warm up 2mi · 3x · 1600mtr 10k pace 100.9-103% interval · 400mtr recovery · 2x · 800mtr 5k pace 104.7-106.8% interval · 400mtr recovery · 4x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · Cool down 2mi',
    'Wed',
  ],
  [
    'run 3x1k @ 10k, 4x400 @ 5k, rests 2 min / 90s',
    'running, threshold, main set 3x · 1km 10k pace 100.9-103% interval · 2m recovery · 4x · 400mtr 5k pace 104.7-106.8% interval · 1m30s recovery, by pace, at 10k pace',
  ],
  [
    'run 4x800 @ 5k, 4x400 @ 3k, 4x200 @ mile; recoveries 400j/200j/200j',
    'running, interval, 8.8 kilometers, by pace, at 5k pace, whole 4x · 800mtr 5k pace 104.7-106.8% interval · 400mtr recovery · 4x · 400mtr 3k pace 108-110.1% interval · 200mtr recovery · 4x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery',
  ],
  [
    'swim 4x200, 4x100, 8x50 rest 30/20/10',
    'swimming, interval, 1,600 meters, whole 4x200mtr interval 30sec rest · 4x100mtr interval 20sec rest · 8x50mtr interval 10sec rest',
  ],
  [
    'swim 8x50 kick, 4x100 pull, 2x200 free - rest 10s/15s/20s',
    'swimming, interval, 1,200 meters, whole 8x50mtr kick interval 10sec rest · 4x100mtr pull interval 15sec rest · 2x200mtr freestyle interval 20sec rest',
  ],
  [
    'bike 3x8 z4, 4x4 z5, 4/3 min rest',
    'cycling, sweet spot, main set 3x · 8m Z4 interval · 4m recovery · 4x · 4m Z5 interval · 3m recovery',
  ],
  [
    'run 2x2k, 3x1k, 4x400 w/ 3/2/1 min jogs',
    'running, interval, main set 2x · 2km interval · 3m recovery · 3x · 1km interval · 2m recovery · 4x · 400mtr interval · 1m recovery',
  ],
  [
    'run 1600/1200/800/400 w/ 400/300/200 jog',
    'running, interval, main set 1600mtr interval · 400mtr recovery · 1200mtr interval · 300mtr recovery · 800mtr interval · 200mtr recovery · 400mtr interval',
  ],
  [
    'run 6x400, 6x200, jog 200/100',
    'running, interval, main set 6x · 400mtr interval · 200mtr recovery · 6x · 200mtr interval · 100mtr recovery',
  ],
  [
    'run 3x1 mile @ T, 4x400 @ I with 2min/90s jogs',
    'running, threshold, main set 3x · 1mi interval · 2m recovery · 4x · 400mtr Z5 interval · 1m30s recovery',
  ],
  [
    'swim 3x300 4x100 r: 30, 15',
    'swimming, interval, main set 3x300mtr interval 30sec rest · 4x100mtr interval 15sec rest',
  ],
  [
    'run 3x1k, 3x400, jog 1/2 the distance',
    'running, interval, main set 3x · 1km interval · 0.5km recovery · 3x · 400mtr interval · 200mtr recovery',
  ],
  ['bike 3x8, 3x4 w/ 60/90 rpm', 'cycling, threshold, main set 3x · 8m interval · 3x · 4m interval', '60/90 rpm'],
  [
    'run 4x400, 4x200 rest 60, 10 min cd',
    'running, interval, main set 4x · 400mtr interval · 4x · 200mtr interval · 1m rest, cool-down 10 minutes',
  ],
  [
    'run 400/800/1200 w/ 200/400 jog',
    'running, interval, main set 400mtr interval · 200mtr recovery · 800mtr interval · 400mtr recovery · 1200mtr interval',
  ],
  ['swim 4x100, 4x50, rest 20/10/5', 'swimming, interval', '4x100', '4x50', 'rest 20/10/5'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
