import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Parts by their place in a whole, what comes on top of it, and limits of the pulse beside a zone.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '8K w last 2K @ 5K pace, 4x100 accel after',
    'running, interval, 8.9 kilometers, by pace, at 5k pace, whole 6km Z1 · 2km 5k pace 104.7-106.8% · 4x · Stride 100mtr open effort 8/10 interval · 1m recovery',
  ],
  ['last 20 of 80 min @ tempo, rest conversational, run', 'running, tempo, 1 hour 20 minutes, whole 1h Z1 · 20m Z3'],
  [
    'final 3 of a 10 mile run at MP',
    'running, tempo, 10 miles, by pace, at marathon pace, whole 7mi Z1 · 3mi marathon pace 92.7-94.6%',
  ],
  ['1:30 bike, last :30 @ tempo, rest Z2, cad 90+', 'cycling, tempo, 1 hour 30 minutes, whole 1h Z2 · 30m Z3 @ 90rpm'],
  ['2:15 easy ride, last :45 at 80%', 'cycling, endurance, 2 hours 15 minutes, whole 1h30m Z1 · 45m 80%'],
  [
    'LSR 2hrs, 3rd half hour @ MP, HR cap 150 for the rest',
    'running, tempo, 2 hours, by heartrate, whole 1h 0-150bpm · 30m marathon pace 92.7-94.6% · 30m 0-150bpm',
  ],
  ['90 min ride, 2nd half hour at tempo', 'cycling, tempo, 1 hour 30 minutes, whole 30m Z1 · 30m Z3 · 30m Z1'],
  [
    '12 mile run, 3rd 2 miles at MP, rest easy',
    'running, tempo, 12 miles, by pace, at marathon pace, whole 4mi Z1 · 2mi marathon pace 92.7-94.6% · 6mi Z1',
  ],
  [
    'Easy 8 miles w/ 6x100m strides in last mile',
    'running, endurance, 7.97 miles, whole 7mi Z1 · 6x · Stride 100mtr open effort 8/10 interval · 160mtr recovery',
  ],
  ['MLR 11 w/ 8 strides last mi', 'running, endurance, 11 miles, 8 strides'],
  [
    '10k easy w 8x80m strides in the last 2k',
    'running, endurance, 10 kilometers, whole 8km Z1 · 8x · Stride 80mtr open effort 8/10 interval · 170mtr recovery',
  ],
  [
    'long run 20: 8 ez, 10 @ 7:35-7:40, 2 ez',
    'running, endurance, 20 miles, whole 8mi Z1 · 10mi 7:35-7:40/mi · 2mi Z1',
  ],
  [
    'run 12k: 3 ez, 6 @ MP, 3 ez',
    'running, tempo, 12 kilometers, by pace, at marathon pace, whole 3km Z1 · 6km marathon pace 92.7-94.6% · 3km Z1',
  ],
  [
    'run 12,5 km at 75% max HR last 2,5 at 85',
    'running, tempo, 12.5 kilometers, by heartrate, whole 10km 83% LTHR · 2.5km 94% LTHR',
  ],
  ['ride 60 min at 180w, last 10 at 220', 'cycling, 1 hour, whole 50m 180w · 10m 220w'],
  [
    'hill sprints 10x10sec flat out, wlk bk 2min, at the end of 40 ez',
    'interval, warm-up 40 minutes, main set 10x · Uphill 10sec open effort 9/10 interval · Walk 2m recovery',
  ],
  [
    '6 x 20s strides with 40s jog at the end of 35 min easy',
    'running, endurance, 41 minutes, whole 35m Z1 · 6x · Stride 20sec open effort 8/10 interval · 40sec recovery',
  ],
  [
    '20 min easy plus 4 strides, day before parkrun',
    'running, endurance, 25 minutes 20 seconds, whole 20m Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    "10TT prep: 20 mins incl 3 x 1' @ 100%, then 8 min @ 102%, 10 spin, bike",
    'cycling, threshold, warm-up 14 minutes, main set 3x · 1m 100% · 1m Z1 recovery · 8m 102%, cool-down 10 minutes',
    '10TT',
  ],
  ['50 min run zone 2, keep heart rate under 145', 'running, endurance, 50 minutes, note keep heart rate under 145'],
  [
    "ride 2h30 z2, cap 140bpm, last 30' @ 75-80% ftp",
    'cycling, endurance, 2 hours 30 minutes, whole 2h Z2 // cap 140bpm · 30m 75-80%',
  ],
  ['zone 2 run 8 miles, HR below 142', 'running, endurance, 8 miles, note HR below 142'],
  ['run 45 min z1, 130 bpm max', 'running, endurance, 45 minutes, whole 45m Z1 // 130 bpm max'],
  ['HR cap 148 - 90 min long run', 'running, endurance, 1 hour 30 minutes, by heartrate, whole 1h30m 0-148bpm'],
  [
    'bike hr not above 135, 1h50, last half hr let it drift 145 max',
    'cycling, 1 hour 50 minutes, by heartrate, whole 1h20m 0-135bpm · 30m 0-145bpm',
  ],
  ['2 hour ride z2 but keep it below 140 bpm', 'cycling, endurance, 2 hours, note keep it below 140 bpm'],
  [
    '40 min easy run plus 6 strides',
    'running, endurance, 48 minutes, whole 40m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
])('“%s” asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
})
