import { test } from 'vitest'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

// Lists whose members differ: what holds for some of them does not hold for all.

test.each<[sentence: string, asked: string, unread?: string[], checks?: string[]]>([
  // Percents of two kinds: one without a base is of neither.
  [
    'bike 3x10 min 85% max hr, 3x5 min 110% ftp, 5 min 60%',
    'cycling, v02 max, main set 3x · 10m 94% LTHR interval · 3x · 5m 110% interval · 5m 60% recovery, by heartrate',
  ],
  [
    'bike 20 min 85% LTHR, 3x5 min 110% ftp, 5 min 60%',
    'cycling, v02 max, main set 20m 85% LTHR · 3x · 5m 110% interval · 5m 60% recovery, by heartrate',
    [],
    [],
  ],
  ['bike 3x8 min @ 95/100/20%', 'cycling, threshold, 3 × 8 minutes', ['95/100/20'], ['3x8 min']],
  // Lengths, rests and sets beside each other.
  ['run 400 / 800 easy / 400, x2', 'running, interval, main set 2x · 400mtr · 800mtr Z1 recovery · 400mtr'],
  [
    '400 at 5k pace, 60 s, 800 at 5k pace, 60 s rest, 400 at 5k pace run',
    'running, interval, main set 400mtr 5k pace 104.7-106.8% · 1m rest · 800mtr 5k pace 104.7-106.8% · 1m rest · 400mtr 5k pace 104.7-106.8%, by pace, at 5k pace',
  ],
  ['10 min jog, run for the first 40 minutes of it', 'running, endurance', ['10 min', 'first 40 minutes of']],
  [
    '20 min easy, 4x100, 20 min a bit faster run',
    'running, interval, warm-up 20 minutes, 4 × 100 meters',
    ['20 min', 'faster'],
  ],
  ['swim 3x200, 3x100 rest 30/5', 'swimming, interval', ['3x200', '3x100', 'rest 30/5']],
  [
    'run 5k: 3x10 min @ 4:00, 4x1k',
    'running, threshold, 5 kilometers, main set 3x · 10m 4:00/km interval · 4x · 1km interval',
  ],
  ['easy run with 4x200, sprint for the signs', 'running, interval, 4 × 200 meters', ['signs']],
  ['avoid zone 4 and zone 5, 1h ride', 'cycling, 1 hour', ['avoid zone 4 and zone 5']],
])('"%s" asks for %s', (sentence, asked, unread = [], checks = []) => {
  expectAnswer(sentence, { asked, unread, checks })
})
