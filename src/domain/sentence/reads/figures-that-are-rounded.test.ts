import { test } from 'vitest'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

// Lengths and targets that are worked out and rounded, and what is left of a whole.

test.each<[sentence: string, asked: string, unread?: string[], checks?: string[]]>([
  [
    '10k tempo run with 1.2k warm up and 1.5k cool down',
    'running, tempo, 10 kilometers, whole Warm up 1.2km · 7.3km Z3 · Cool down 1.5km',
  ],
  [
    '5x800 @ 3:00, jog 300 in 1:41',
    'running, interval, main set 5x · 800mtr 3:45/km interval · 300mtr 5:37/km recovery',
  ],
  [
    '26.2mi run: 8k ez, rest of it MP',
    'running, tempo, 26.2 miles, by pace, at marathon pace, whole 5mi Z1 · 21.2mi marathon pace 92.7-94.6%',
  ],
  [
    '1500, 1000, 500 getting faster',
    'running, interval, main set 1.5km 5k pace 104.7-106.8% · 800mtr recovery · 1km 3k pace 108-110.1% · 500mtr recovery · 500mtr 1500m pace 115.1-117.4%, by pace, at 5k pace',
  ],
  [
    '8 x 400 @ 5k w 300 float in 80s',
    'running, interval, main set 8x · 400mtr 5k pace 104.7-106.8% · 300mtr 4:27/km, by pace, at 5k pace',
  ],
  ['alternate 400 fast 200 jog for 5 miles', 'interval, 5 miles, whole 13x · 400mtr Z5 · 200mtr Z1 · 247mtr Z1'],
  [
    'bike 10-8-6-4 min getting harder from 88% to 98%',
    'cycling, threshold, main set 10m 88% · 5m Z1 recovery · 8m 91% · 4m Z1 recovery · 6m 95% · 3m Z1 recovery · 4m 98%',
  ],
  ['7k, walk 1 min every 2k', 'endurance, 7 kilometers, whole 3x · 2km Z1 · Walk 1m recovery · 1km Z1'],
  [
    'bike ramp 100w to 250w, up 20w a minute',
    'cycling, whole 1m 100w · 1m 120w · 1m 140w · 1m 160w · 1m 180w · 1m 200w · 1m 220w · 1m 240w',
  ],
  [
    'wu 15 w 3x40s hard, 5x5 @ 115% bike',
    'cycling, v02 max, warm-up 11 minutes, main set 3x · 40sec 106-120% interval · 30sec recovery · 5x · 5m 115% interval',
  ],
  [
    'wu 15 w 4x15s hard, 5x5 @ 115% bike',
    'cycling, v02 max, warm-up 11 minutes, main set 4x · 15sec 106-120% interval · 45sec recovery · 5x · 5m 115% interval',
  ],
  ['swim 1.5 km in 30 minutes', 'swimming, 1,500 meters, whole 1.5km 2:00/100m'],
  ['swim 750 yards in under 15 min', 'swimming, 750 yards, whole 750yd 2:00/100yd'],
  ['beginner swim 275 m', 'swimming, endurance, 300 meters, whole 6x50mtr Z1 interval 30sec rest'],
  [
    '2.3 km, 1.1 km, 500 m at 10k, 5k, 3k pace',
    'running, threshold, main set 2.3km 10k pace 100.9-103% · 1.15km recovery · 1.1km 5k pace 104.7-106.8% · 0.55km recovery · 500mtr 3k pace 108-110.1%, by pace, at 10k pace',
  ],
])('"%s" asks for %s', (sentence, asked, unread = [], checks = []) => {
  expectAnswer(sentence, { asked, unread, checks })
})
