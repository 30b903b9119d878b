import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Runs with a pace for each repetition, race paces of the track, rests within and between sets, and one length for both ends.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '5,5 km med, then 6x100 strides full rec',
    'running, interval, 8.5 kilometers, whole 5.5km · 6x · Stride 100mtr open effort 8/10 interval · 3m recovery',
    'med',
  ],
  [
    'Broken 4k: 1.5k/1.2k/800/500 @ goal 5k, 100s/80s/60s',
    'interval, main set 100mtr interval · 50mtr recovery · 1m20s interval · 40sec recovery · 1m interval',
    'Broken',
    '4k',
    '1.5k',
    '1.2k',
    '800',
    '500',
    'goal',
    '5k',
  ],
  [
    'cutdown km x 4: 4:20, 4:10, 4:00, 3:50, 90s walk/jog',
    'running, main set 1km 4:20/km interval · Walk 1m30s recovery · 1km 4:10/km interval · Walk 1m30s recovery · 1km 4:00/km interval · Walk 1m30s recovery · 1km 3:50/km interval',
  ],
  [
    '4x1 km: 4:24, 4:16, 4:08, 3:59, 75s jog, cd 2 km',
    'running, 6.67 kilometers, whole 1km 4:24/km interval · 1m15s recovery · 1km 4:16/km interval · 1m15s recovery · 1km 4:08/km interval · 1m15s recovery · 1km 3:59/km interval · 1m15s recovery · Cool down 2km',
  ],
  [
    '400s today: 3 sets of 4, 1500 pace, 60 s rest, 4 min between sets',
    'running, interval',
    '400s',
    '3 sets of 4',
    '60 s rest, 4 min between sets',
  ],
  [
    '200s tonight - 2 sets of 8, 3k pace, 100 walk between, 4 mins between sets',
    'running, interval',
    '200s',
    '2 sets of 8',
    '100 walk between, 4 mins between sets',
  ],
  [
    '1000 @ 3200 pace, 2 min, 3x600 @ 1600 pace, 2 min, 5x150 @ 800 pace, 75 sec',
    'interval, main set 3x · 600mtr interval · 2m recovery · 5x · 150mtr interval · 1m15s recovery',
    '1000',
    '3200',
    '2 min',
    '1600',
    '800 pace',
  ],
  [
    "2x(1 km T, 90s, 5x200 @mile w/ 200 jog), 4' between sets",
    'running, threshold, main set 1km Z4 · 1m30s recovery · 4x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · 200mtr 1500m pace 115.1-117.4% interval · 4m recovery · 1km Z4 · 1m30s recovery · 5x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery',
  ],
  [
    'brick: run 8k, first km 10k effort then settle to 70.3 pace',
    'running, threshold, 8 kilometers',
    'brick',
    'first km 10k effort',
    'settle',
    '70.3 pace',
  ],
  [
    'run 6 mi, first mile easy then settle into MP',
    'running, tempo, 6 miles, by pace, at marathon pace',
    'first mile',
    'settle',
  ],
  [
    '4-3-2-1 km cutdown, start HMP finish 3k pace, 90s walk/jog rec, 3k wu',
    'running, threshold, 13.6 kilometers, whole Warm up 3km · 4km half marathon pace 96-98% interval · Walk 1m30s recovery · 3km 10k pace 100.9-103% interval · Walk 1m30s recovery · 2km 5k pace 104.7-106.8% interval · Walk 1m30s recovery · 1km 3k pace 108-110.1% interval',
  ],
  [
    '2x(600+400+200) @ 1600 pace, 40s in the breaks, 5min btw sets',
    'interval, main set 2x · 600mtr · 40sec rest · 400mtr · 40sec rest · 200mtr · 5m recovery',
    '1600',
  ],
  [
    '6x500 at 5k pace with 200 float @ 55-60s, wu+cd 3km',
    'running, interval, 10.2 kilometers, at 5k pace, whole Warm up 3km · 6x · 500mtr 5k pace 104.7-106.8% interval · 200mtr 4:35-5:00/km recovery · Cool down 3km',
  ],
  [
    '15 min wu + cd, 5x1000 @ 3200 pace, 400 jog in 3 min',
    'interval, warm-up 15 minutes, main set 5x · 1000mtr interval · 400mtr recovery, cool-down 15 minutes',
    '3200',
    '3 min',
  ],
  [
    '4x1200 @ goal 5k, 2 min jog, 1k cd',
    'interval, 5 kilometers, cool-down 1 kilometer',
    '4x1200',
    'goal',
    '2 min jog',
  ],
])('“%s”', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
