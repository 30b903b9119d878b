import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rests between sets, laps in metres, and ranges of times whose end is short, as runners type them.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '6x400 w/ 90s, 4 min, 6x200 w/ 60s',
    'interval, main set 6x · 400mtr interval · 1m30s recovery · 4m Z1 recovery · 6x · 200mtr interval · 1m recovery',
  ],
  ['3x1 mile then 4 min rest then 4x400', 'interval, main set 3x · 1mi interval · 4m Z1 · 4x · 400mtr interval'],
  [
    '4x1k 2 min rest then 3 min rest then 4x200 60s rest',
    'interval, main set 4x · 1km interval · 2m recovery · 3m Z1 recovery · 4x · 200mtr interval · 1m recovery',
  ],
  [
    '4 x 200 in 31, 3 mins, 4 x 150 flat out, 3 mins',
    'interval, main set 4x · 200mtr 2:35/km interval · 3m recovery · 4x · 150mtr open effort 10/10 interval · 3m recovery',
  ],
  ['5x300 54s with 45s', 'interval, main set 5x · 300mtr 3:00/km interval · 45sec recovery'],
  ['4x800, 2 min rest, 4x400', 'interval, main set 4x · 800mtr interval · 2m recovery · 4x · 400mtr interval'],
  [
    'wu 3k; 10x(300 fast/100 slow); cd 3k',
    'interval, 10 kilometers, whole Warm up 3km · 10x · 300mtr Z5 · 100mtr Z1 recovery · Cool down 3km',
  ],
  [
    '2 x (300, 200, 100) @ 95%, 3 min / 8 min',
    'tempo, main set 2x · 300mtr 95% · 3m recovery · 200mtr 95% · 3m recovery · 100mtr 95% · 8m Z1 recovery',
  ],
  [
    '5x(800 @ 5k, 400 @ 3k) w/ 2 min and 4 min',
    'running, interval, main set 5x · 800mtr 5k pace 104.7-106.8% · 2m recovery · 400mtr 3k pace 108-110.1% · 4m recovery, by pace, at 5k pace',
  ],
  [
    '5-4-3-2-1 min 1 min rec, 10k down to mile pace',
    'running, threshold, main set 5m 10k pace 100.9-103% · 1m recovery · 4m 5k pace 104.7-106.8% · 1m recovery · 3m 3k pace 108-110.1% · 1m recovery · 2m 3k pace 108-110.1% · 1m recovery · 1m 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    '1600 1200 800 400, 10k down to mile pace, 400 jog',
    'running, threshold, main set 1.6km 10k pace 100.9-103% · 400mtr recovery · 1.2km 5k pace 104.7-106.8% · 400mtr recovery · 800mtr 3k pace 108-110.1% · 400mtr recovery · 400mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    'mile warmup, 4x800 @ 2:50-55 w/ 400 jog, mile cooldown',
    'interval, 8.02 kilometers, whole Warm up 1mi · 4x · 800mtr 3:33-3:39/km interval · 400mtr recovery · Cool down 1mi',
  ],
  ['5x1k @ 3:40-45/km', 'running, interval, main set 5x · 1km 3:40-3:45/km interval'],
  ['4x1 mile @ 6:55-05', 'interval, main set 4x · 1mi 6:55-7:05/mi interval'],
  ['8 miles @ 7:50-8', '8 miles, whole 8mi 7:50-8:00/mi'],
  ['4x2000 @ 7:40-7:50', 'interval, main set 4x · 2000mtr 3:50-3:55/km interval'],
  ['6x400 1:20/60s', 'interval, main set 6x · 400mtr 3:20/km interval · 1m recovery'],
  ['mile repeats x4 HMP minus 10 sec, 90s', 'running, threshold, main set 4x · 1mi 98-100% interval · 1m30s recovery'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
