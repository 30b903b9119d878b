import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Figures that belong to a target, to a rest, to beats or to the past, and the words of trainers and coaches.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Bike 5x5min @ 320W, 5min @ 150W btw. 15min prog WU 120→220W, CD 10min',
    'cycling, interval, 1 hour 15 minutes, whole Warm up 15m 120-220w · 5x · 5m 320w interval · 5m 150w recovery · Cool down 10m',
  ],
  [
    'bike wu 100-150w 15 min, 3x10 min @ 250w',
    'cycling, threshold, 1 hour, whole Warm up 15m 100-150w · 3x · 10m 250w interval · 5m recovery',
  ],
  [
    'my css is 1:48, 15x100 at css w 10 secs, then 300 ez. 600 mixed to start',
    'swimming, interval, 2,400 meters, reference 1:48 per meters, by pace, whole 600mtr mixed · 15x100mtr Z4 interval 10sec rest · 300mtr Z1',
  ],
  ['12x400 in 78-80 w 200 jog', 'interval, main set 12x · 400mtr 3:15-3:20/km interval · 200mtr recovery'],
  [
    "Run by HR: 15' <130, 30' 150-158, 10' <130",
    'running, 55 minutes, by heartrate, whole 15m 0-130bpm · 30m 150-158bpm · 10m 0-130bpm',
  ],
  ['run by HR 40 min 140-150', 'running, 40 minutes, by heartrate, whole 40m 140-150bpm'],
  ['5x3 min at 95% of VO2max run', 'running, interval, 5 × 3 minutes', '95% of VO2max'],
  ['bike 5x3 min 120% vo2', 'cycling, v02 max, main set 5x · 3m 120% interval'],
  ['6x3 min vvo2max run', 'running, interval, 6 × 3 minutes'],
  [
    '1h45 Z2 indoors, cadence drills 6x1min @110rpm+ / 2min @85 inside',
    'cycling, endurance, 1 hour 45 minutes, main set 6x · 1m @ 110rpm drill interval · 2m recovery',
    '85',
  ],
  [
    '2x15’ Z4 @ 60rpm force + 2x15’ Z3 @ 95, r 5’ — 1h45 all in (rain forecast so rollers 😒)',
    'cycling, sweet spot, 1 hour 45 minutes, main set 2x · 15m Z4 @ 60rpm interval · 2x · 15m Z3 interval · 5m rest',
    '95',
    'forecast',
  ],
  [
    '3 sets of 5x(40s on/20s off), 5 min between sets, all on the tacx, 1 hr',
    'cycling, v02 max, 1 hour, main set 5x · 40sec interval · 20sec recovery · 5m recovery · 5x · 40sec interval · 20sec recovery · 5m recovery · 5x · 40sec interval · 20sec recovery',
  ],
  ['rollers 45 min easy', 'cycling, endurance, 45 minutes'],
  [
    'Alternations! 8 x (400 @ 5k / 1200 @ MP) contin, 2mi wu 1mi cd',
    'running, interval, 17.63 kilometers, by pace, at 5k pace, whole Warm up 2mi · 8x · 400mtr 5k pace 104.7-106.8% · 1.2km marathon pace 92.7-94.6% · Cool down 1mi',
  ],
  [
    'I never do less than 3x10 but today only 2x10 tempo running, 2 min between',
    'running, tempo, 2 × 10 minutes, 2 minutes rest',
    'I never do less than 3x10',
  ],
  ['running 5 x 2 min brisk / 2 min walk', 'running, tempo, main set 5x · 2m interval · Walk 2m recovery'],
  ['30 min brisk walk', 'running, endurance, 30 minutes, whole Walk 5m warmup · Walk 20m recovery · Walk 5m recovery'],
  ['run 4x30 secc', 'running, interval, 4 × 30 seconds'],
  ['3x20 threshold bike after surgery', 'cycling', '3x20 threshold', 'surgery'],
  ['after knee surgery 40 min run threshold', 'running, 40 minutes', 'knee', 'surgery', 'threshold'],
  ['back from injury, 40 min easy run', 'running, endurance, 40 minutes', 'back', 'injury'],
  [
    "3x2km in 3'55/km, pause 2'30'' trot, 3k WU / 2k CD",
    'running, interval, 11 kilometers, whole Warm up 3km · 3x · 2km 3:55/km interval · 2m30s rest · Cool down 2km',
  ],
  [
    "400 fs, 4x100 lagen (IM), 8x50 kick w/ board r=15'', 200 bk loosen",
    'swimming, interval, 1,400 meters, whole 400mtr freestyle · 4x100mtr medley interval · 8x50mtr kick with kickboard interval 15sec rest · 200mtr Z1 backstroke',
    'lagen',
  ],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
