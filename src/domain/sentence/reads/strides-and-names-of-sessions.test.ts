import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Strides where they are said to be, and sessions that are named after their hard part: the rest of them is easy.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'a tempo run of an hour, 20 minutes at tempo in the middle',
    'running, tempo, 1 hour, whole 20m Z1 · 20m Z3 · 20m Z1',
  ],
  [
    '1h threshold ride with 30 minutes at threshold in the middle',
    'cycling, threshold, 1 hour, whole 15m Z1 · 30m Z5 · 15m Z1',
  ],
  [
    'easy hour on the bike with 15 min at sweet spot in the middle',
    'cycling, sweet spot, 1 hour, whole 22m30s Z1 · 15m Z4 · 22m30s Z1',
  ],
  ['40 min run with 10 min hard in the middle', 'running, threshold, 40 minutes, whole 15m Z1 · 10m Z4 · 15m Z1'],
  [
    '10k run with 4k at marathon pace in the middle',
    'running, tempo, 10 kilometers, by pace, at marathon pace, whole 3km Z1 · 4km marathon pace 92.7-94.6% · 3km Z1',
  ],
  [
    'marathon pace run 16 km, 8 km at MP in the middle',
    'running, tempo, 16 kilometers, by pace, at marathon pace, whole 4km Z1 · 8km marathon pace 92.7-94.6% · 4km Z1',
  ],
  [
    'progressive: 60 min run with 20 min steady in the middle',
    'running, endurance, 1 hour, whole 20m Z1 · 20m Z2 · 20m Z1',
  ],
  [
    'run 45 minutes easy, finish with 4 strides',
    'running, endurance, 45 minutes, whole 39m40s Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '40 min easy run finishing with 6 x 20s strides',
    'running, endurance, 40 minutes, whole 32m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    'easy 8k then 5 strides',
    'running, endurance, 1 hour 25 seconds, whole 8km Z1 · 5x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '30 min jog and 4 strides to finish',
    'running, endurance, 35 minutes 20 seconds, whole 30m Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '50 min z2 run, end with 8 strides',
    'running, endurance, 50 minutes, whole 39m20s Z2 · 8x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    'easy run 60 min with 4 strides at the end',
    'running, endurance, 1 hour, whole 54m40s Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    'run 6 miles easy, last thing 6 strides',
    'running, endurance, 1 hour 12 minutes 50 seconds, whole 6mi Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
    'last',
  ],
  [
    'easy 45 min run + 6x100m strides',
    'running, endurance, 53 minutes 55 seconds, whole 45m Z1 · 6x · Stride 100mtr open effort 8/10 interval · 1m recovery',
  ],
  [
    '8x400 @ 5k pace, 90s jog, then 4 strides to finish, run',
    'running, interval, main set 8x · 400mtr 5k pace 104.7-106.8% interval · 1m30s recovery · 4x · Stride 20sec open effort 8/10 interval · 1m recovery, by pace, at 5k pace',
  ],
  [
    '4x1k at threshold, 2 min jog, 6 strides, run',
    'running, threshold, main set 4x · 1km interval · 2m recovery · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    'marathon pace session: 2k warm up, 10k at MP, 2k cool down',
    'running, tempo, 14 kilometers, by pace, at marathon pace, whole Warm up 2km · 10km marathon pace 92.7-94.6% · Cool down 2km',
  ],
  [
    'tempo run - 10 min warmup, 20 min tempo, 10 min cooldown',
    'running, tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m',
  ],
  [
    'half marathon pace workout: 3 km wu, 2x4 km at HMP 1 km float, 2 km cd',
    'running, threshold, 15 kilometers, by pace, at half marathon pace, whole Warm up 3km · 2x · 4km half marathon pace 96-98% interval · Float 1km Z2 recovery · Cool down 2km',
  ],
  [
    '10k pace session. 15 min warm up, 6x1k @ 10k pace 90s, 10 min cd',
    'running, threshold, 1 hour 3 minutes 25 seconds, by pace, at 10k pace, whole Warm up 15m · 6x · 1km 10k pace 100.9-103% interval · 1m30s recovery · Cool down 10m',
  ],
  [
    '5k pace intervals - 2 mile wu, 5x1000 at 5k pace 400 jog, 1 mile cd',
    'running, interval, 11.83 kilometers, by pace, at 5k pace, whole Warm up 2mi · 5x · 1000mtr 5k pace 104.7-106.8% interval · 400mtr recovery · Cool down 1mi',
  ],
  [
    '8x400 @ 5k pace, 90s jog, then 6x100m strides, run',
    'running, interval, main set 8x · 400mtr 5k pace 104.7-106.8% interval · 1m30s recovery · 6x · Stride 100mtr open effort 8/10 interval · 1m recovery, by pace, at 5k pace',
  ],
  [
    'run 20 min warm up, 4x1k at threshold 2 min jog, 6 strides, 10 min cool down',
    'running, threshold, 1 hour 6 minutes 10 seconds, whole Warm up 20m · 4x · 1km Z4 interval · 2m recovery · 6x · Stride 20sec open effort 8/10 interval · 1m recovery · Cool down 10m',
  ],
  [
    '4 x 1200 @ 3:20-3:25/km, jog 400, 6x150 strides to finish',
    'running, interval, main set 4x · 1200mtr 3:20-3:25/km interval · 400mtr recovery · 6x · Stride 150mtr open effort 8/10 interval · 1m recovery',
  ],
  [
    '15 min wu with 4 strides, 5x1k @ 4:00 90s jog, 10 min cd',
    'running, interval, 57 minutes 50 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5x · 1km 4:00/km interval · 1m30s recovery · Cool down 10m',
  ],
  [
    '15 min easy + 4 strides, 5x1k @ 4:00/km, 90s jog, 10 easy',
    'running, interval, 57 minutes 50 seconds, whole 15m Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5x · 1km 4:00/km interval · 1m30s recovery · 10m Z1',
  ],
  [
    '20 min up and down incl. strides; 5x1k @ 4:00/km, 90s jog',
    'running, interval, 1 hour 12 minutes 50 seconds, whole Warm up 20m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5x · 1km 4:00/km interval · 1m30s recovery · Cool down 20m',
  ],
  [
    '10k easy run, strides to finish',
    'running, endurance, 1 hour 12 minutes 30 seconds, whole 10km Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
