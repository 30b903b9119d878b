import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What stands beside a set: an easy swim behind it, the part of the session that it lies in, sprints with long send-offs.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'swim 4x50 all out, 4x100 kick 20s rest',
    'swimming, interval, main set 4x50mtr open effort 10/10 interval · 4x100mtr kick interval 20sec rest',
  ],
  [
    'run 3x1k at 10k pace, 4x400 at 5k pace',
    'running, threshold, main set 3x · 1km 10k pace 100.9-103% interval · 4x · 400mtr 5k pace 104.7-106.8% interval, by pace, at 10k pace',
  ],
  [
    'hills: 4x30s, 4x60s, then 10 min easy, 4x20s',
    'interval, main set 4x · Uphill 30sec open effort 9/10 interval · 4x · Uphill 1m open effort 9/10 interval · 10m Z1 recovery · 4x · 20sec interval',
  ],
  ['swim 10, 20, 20 easy', 'swimming, endurance', '10', '20', '20'],
  ['ride 5, 10, 15 easy', 'cycling, endurance, 30 minutes, whole 5m Z2 · 10m Z2 · 15m Z1'],
  ['jog in the park 45 min', 'running, 45 minutes'],
  ['run 8x400 r60 r90', 'running, interval, 8 × 400 meters, 1 minute rest', 'r90'],
  ['20x400m @ 75s w/ 45s rest', 'interval, main set 20x · 400mtr 3:08/km interval · 45sec rest'],
  ['sprint set 12x25 all out on 1:00', 'swimming, interval, main set 12x25mtr open effort 10/10 on 1:00 interval'],
  ['8x50 sprint on 2:00', 'swimming, interval, main set 8x50mtr open effort 10/10 on 2:00 interval'],
  ['8x50 sprint on 2:01', 'swimming, interval, main set 8x50mtr open effort 10/10 on 2:01 interval'],
  ['4x75 on 2:20', 'swimming, interval, main set 4x75mtr on 2:20 interval'],
  ['swim 10x100 @ 85%, 50 easy', 'swimming, endurance, main set 10x · 100mtr 85% interval · 50mtr Z1 recovery'],
  ['swim 10x100 @ 85%, 40 easy', 'swimming, endurance, main set 10x100mtr 85% interval 40sec rest'],
  ['swim 6x200 at CSS, 200 easy', 'swimming, interval, 6 × 200 meters, cool-down 200 meters'],
  [
    '6x200 @ CSS+3, 200 easy',
    'swimming, interval, main set 6x · "CSS+3 s per 100" 200mtr open interval, cool-down 200 meters',
  ],
  ['6x400, 400 easy', 'interval, main set 6x · 400mtr interval · 400mtr recovery'],
  ['ride 3h with 3x20 tempo during the final 2 hours', 'cycling, tempo, 3 hours, 3 × 20 minutes', 'final 2 hours'],
  ['20 min tempo in the last 30 min of a 60 min run', 'running, tempo, 1 hour, 1 × 20 minutes', 'last 30 min'],
  [
    '4 sets of this: 3 min @ 10k race pace, 2 min recovery jog',
    'running, threshold, main set 4x · 3m 10k pace 100.9-103% · 2m Z1 recovery, by pace, at 10k pace',
  ],
  [
    '3 rounds of the following: 400 swim, 4x50 kick',
    'swimming, interval, main set 400mtr · 4x50mtr kick interval · 1m rest · 400mtr · 4x50mtr kick interval · 1m rest · 400mtr · 4x50mtr kick interval',
  ],
  [
    "Warm up on flat for 10-12 minutes, 4x4' up with 4' recovery",
    'interval, warm-up 10 minutes, 4 × 4 minutes, 4 minutes rest',
  ],
  ['cool down with an easy jog for 10 min, 5x1k run', 'running, interval, 5 × 1 kilometer, cool-down 10 minutes'],
  ['warm up then 20 min tempo run for 10 km', 'running, tempo, 10 kilometers, 1 × 20 minutes'],
  [
    '15-minute jog, five hill repeats of 40 seconds with two minutes recovery',
    'running, interval, warm-up 15 minutes, main set 5x · Uphill 40sec open effort 9/10 interval · 2m recovery',
  ],
  ['45 min jog, 6 strides', 'running, endurance, 45 minutes, 6 strides'],
  [
    '8x20s hard 10s easy. After each four-minute block, 4 minutes of recovery bike',
    'cycling, v02 max, 8 × 20 seconds, 10 seconds rest, cool-down 4 minutes',
    'After each four-minute block',
  ],
  ['run 4x400, after each rep 200 jog', 'running, interval, main set 4x · 400mtr interval · 200mtr recovery'],
  [
    'run 20 min at 15 to 20 seconds per mile slower than 10K pace, 10 min easy',
    'running, endurance, 30 minutes, whole 20m 96.8-99.8% · 10m Z1',
  ],
  [
    '4 x 150 swim (middle 50 fast), 400 pull',
    'swimming, interval, main set 4x · "50 swim/50 fast/50 swim" 150mtr interval · 400mtr Z2 pull',
  ],
  ['4x150 (middle 50 fast) swim', 'swimming, interval, main set 4x · "50 swim/50 fast/50 swim" 150mtr interval'],
  ['4x100 (25 fast, 75 easy) swim', 'swimming, interval, main set 4x · "25 fast/75 easy" 100mtr open interval'],
  [
    '20 sec @ 75-85% of threshold heart rate, 40 sec @ 50-60%, repeat 6 times bike',
    'cycling, endurance, main set 6x · 20sec 75-85% LTHR · 40sec 50-60% LTHR, by heartrate',
  ],
  [
    '20 sec @ 75% of LTHR, 40 sec @ 50% of FTP bike',
    'cycling, endurance, main set 20sec 75% LTHR · 40sec 50%, by heartrate',
  ],
  ['8 x 50 swim, 200 active recovery', 'swimming, interval, 8 × 50 meters, cool-down 200 meters'],
  ['6x400 run, 200 recovery', 'running, interval, main set 6x · 400mtr interval · 200mtr recovery'],
  [
    '100 min: 20 min easy, 60 min tempo, 23 min easy run',
    'running, tempo, 1 hour 43 minutes, whole 20m Z1 · 1h Z3 · 23m Z1',
    '100 min',
  ],
  ['12 km run: 2k easy, 8k tempo, 3k easy', 'running, tempo, 13 kilometers, whole 2km Z1 · 8km Z3 · 3km Z1', '12 km'],
  ['4x1k, off at 6:00/km run', 'running, interval, 4 × 1 kilometer', 'off', '6:00/km'],
  ['half marathon training run 15k', 'running, 15 kilometers', 'half marathon'],
  ['half marathon training run', 'running, 21.1 kilometers'],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
