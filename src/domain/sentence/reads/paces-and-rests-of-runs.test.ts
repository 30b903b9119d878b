import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Runs with a pace for each repetition, race paces of the track, rests within and between sets, and one length for both ends.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '5,5 km med, then 6x100 strides full rec',
    'running, tempo, 8.5 kilometers, whole 5.5km Z3 · 6x · Stride 100mtr open effort 8/10 interval · 3m recovery',
  ],
  [
    'Broken 4k: 1.5k/1.2k/800/500 @ goal 5k, 100s/80s/60s',
    'running, interval, 4 kilometers, by pace, at 5k pace, whole 1.5km 5k pace 104.7-106.8% · 1m40s rest · 1.2km 5k pace 104.7-106.8% · 1m20s rest · 800mtr 5k pace 104.7-106.8% · 1m rest · 500mtr 5k pace 104.7-106.8%',
  ],
  [
    'cutdown km x 4: 4:20, 4:10, 4:00, 3:50, 90s walk/jog',
    'running, interval, main set 1km 4:20/km · Walk 1m30s recovery · 1km 4:10/km · Walk 1m30s recovery · 1km 4:00/km · Walk 1m30s recovery · 1km 3:50/km',
  ],
  [
    '4x1 km: 4:24, 4:16, 4:08, 3:59, 75s jog, cd 2 km',
    'running, 6.5 kilometers, whole 1km 4:24/km · 1m15s recovery · 1km 4:16/km · 1m15s recovery · 1km 4:08/km · 1m15s recovery · 1km 3:59/km · Cool down 2km',
  ],
  [
    '400s today: 3 sets of 4, 1500 pace, 60 s rest, 4 min between sets',
    'running, interval, main set 3x · 400mtr 1500m pace 115.1-117.4% · 1m rest · 400mtr 1500m pace 115.1-117.4% · 4m rest · 3x · 400mtr 1500m pace 115.1-117.4% · 1m rest · 400mtr 1500m pace 115.1-117.4% · 4m rest · 3x · 400mtr 1500m pace 115.1-117.4% · 1m rest · 400mtr 1500m pace 115.1-117.4%, by pace, at 1500m pace',
  ],
  [
    '200s tonight - 2 sets of 8, 3k pace, 100 walk between, 4 mins between sets',
    'running, interval, main set 7x · 200mtr 3k pace 108-110.1% · Walk 100mtr recovery · 200mtr 3k pace 108-110.1% · 4m rest · 7x · 200mtr 3k pace 108-110.1% · Walk 100mtr recovery · 200mtr 3k pace 108-110.1%, by pace, at 3k pace',
  ],
  [
    '1000 @ 3200 pace, 2 min, 3x600 @ 1600 pace, 2 min, 5x150 @ 800 pace, 75 sec',
    'running, interval, 3.55 kilometers, by pace, at 3k pace, whole 1km 3k pace 108-110.1% · 2m rest · 3x · 600mtr 1500m pace 115.1-117.4% interval · 2m rest · 5x · 150mtr 120-124% interval · 1m15s rest',
  ],
  [
    "2x(1 km T, 90s, 5x200 @mile w/ 200 jog), 4' between sets",
    'running, threshold, main set 1km Z4 · 1m30s rest · 4x · 200mtr 1500m pace 115.1-117.4% · 200mtr recovery · 200mtr 1500m pace 115.1-117.4% · 4m rest · 1km Z4 · 1m30s rest · 4x · 200mtr 1500m pace 115.1-117.4% · 200mtr recovery · 200mtr 1500m pace 115.1-117.4%',
  ],
  [
    'brick: run 8k, first km 10k effort then settle to 70.3 pace',
    'running, threshold, 8 kilometers, main set 1km 10k pace 100.9-103% · 7km 86-91%, by pace, at 10k pace',
  ],
  [
    'run 6 mi, first mile easy then settle into MP',
    'running, tempo, 6 miles, by pace, at marathon pace, whole 1mi Z1 · 5mi marathon pace 92.7-94.6%',
  ],
  [
    '4-3-2-1 km cutdown, start HMP finish 3k pace, 90s walk/jog rec, 3k wu',
    'running, threshold, 13.6 kilometers, by pace, at half marathon pace, whole Warm up 3km · 4km half marathon pace 96-98% · Walk 1m30s recovery · 3km 10k pace 100.9-103% · Walk 1m30s recovery · 2km 5k pace 104.7-106.8% · Walk 1m30s recovery · 1km 3k pace 108-110.1%',
  ],
  [
    '2x(600+400+200) @ 1600 pace, 40s in the breaks, 5min btw sets',
    'running, interval, main set 2x · 600mtr 1500m pace 115.1-117.4% · 40sec rest · 400mtr 1500m pace 115.1-117.4% · 40sec rest · 200mtr 1500m pace 115.1-117.4% · 5m recovery, by pace, at 1500m pace',
  ],
  [
    '6x500 at 5k pace with 200 float @ 55-60s, wu+cd 3km',
    'running, interval, 10.2 kilometers, by pace, at 5k pace, whole Warm up 3km · 6x · 500mtr 5k pace 104.7-106.8% · 200mtr 4:35-5:00/km · Cool down 3km',
  ],
  [
    '15 min wu + cd, 5x1000 @ 3200 pace, 400 jog in 3 min',
    'running, interval, 1 hour 7 minutes 55 seconds, by pace, at 3k pace, whole Warm up 15m · 5x · 1km 3k pace 108-110.1% interval · 400mtr 7:30/km recovery · Cool down 15m',
  ],
  [
    '4x1200 @ goal 5k, 2 min jog, 1k cd',
    'running, interval, 6.9 kilometers, by pace, at 5k pace, whole 4x · 1.2km 5k pace 104.7-106.8% interval · 2m recovery · Cool down 1km',
  ],
])('“%s”', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
