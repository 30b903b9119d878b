import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Times with a dot, whole minutes, limits, parts of a mile in yards, and paces of races said by their time.

test.each<[sentence: string, asked: string, ...named: string[]]>([
  ['run 5 x mile @ 6.30 off 90', 'running, interval, main set 5x · 1mi 6:30/mi interval · 1m30s recovery'],
  ['4 lots of a mile, 6.45s, 2 min standing', 'interval, main set 4x · 1mi 6:45/mi interval · Stand 2m rest'],
  ['run 6x800, 2.50, 90s rest', 'running, interval, main set 6x · 800mtr 3:33/km interval · 1m30s rest'],
  ['run 6x800 2:50 off 90', 'running, interval, main set 6x · 800mtr 3:33/km interval · 1m30s recovery'],
  ['run 6x800 in 2.50 off 2 mins', 'running, interval, main set 6x · 800mtr 3:33/km interval · 2m recovery'],
  ['10 mile club run at 7.00 tonight', 'running, 10 miles', '7.00'],
  ['run 10k @ 4.30', 'running, 10 kilometers, whole 10km 4:30/km'],
  ['bike 3x10 @ 1.05, 5 min easy', 'cycling, threshold, main set 3x · 10m 105% interval · 5m recovery'],
  ['on 12.10.2025 run 40 min', 'running, 40 minutes', '12.10.2025'],
  ['swim 12 x 100 t/a 1.45', 'swimming, interval, main set 12x100mtr on 1:45 interval'],
  ['8x100 swim yards on 1.20', 'swimming, interval, main set 8x100yd on 1:20 interval'],
  ['swim 8x100 hold 1:35 on 1:55', 'swimming, interval, main set 8x100mtr 1:35/100m on 1:55 interval'],
  ['swim 10x100 @ 1:35 on 1:55', 'swimming, interval, main set 10x100mtr 1:35/100m on 1:55 interval'],
  ['run 440s x 8 with 220 jog', 'running, interval, main set 8x · 440yd interval · 220yd recovery'],
  ['8x440 in 75s off 90, run', 'running, interval, main set 8x · 440yd 3:06/km interval · 1m30s recovery'],
  ['run 6 x 880, 440 jog', 'running, interval, main set 6x · 880yd interval · 440yd recovery'],
  ['bike 40 min 220 watts', 'cycling, 40 minutes, whole 40m 220w'],
  ['run 10k @ 50 mins', 'running, 10 kilometers, whole 10km 5:00/km'],
  ['run 10k sub 50', 'running, 10 kilometers, whole 10km 5:00/km'],
  ['run 5 x 1k sub 4 off 2 min', 'running, interval, main set 5x · 1km 4:00/km interval · 2m recovery'],
  ['run 5x1k under 4:00, 90s', 'running, interval, main set 5x · 1km 4:00/km interval · 1m30s recovery'],
  ['run 4 miles at 7 flat', 'running, 4 miles, whole 4mi 7:00/mi'],
  ['run 10k @ 4s', 'running, 10 kilometers, whole 10km 4:00/km', '4s'],
  ['easy run 8 flat miles', 'running, endurance, 8 miles', 'flat'],
  ['sub-90 half pace 5x2k off 90 run', 'running, interval, main set 5x · 2km 4:16/km interval · 1m30s recovery'],
  ['run 3x2k at 1:45 half pace off 2 min', 'running, interval, main set 3x · 2km 4:59/km interval · 2m recovery'],
  ['run 5x1k at 20 min 5k pace', 'running, interval, main set 5x · 1km 4:00/km interval'],
  ['run 45 min 10k pace', 'running, threshold, 45 minutes, by pace, at 10k pace'],
  ['run 3x2k at 4:10 marathon pace', 'running, tempo, main set 3x · 2km 4:10/km interval, by pace, at marathon pace'],
  [
    'run 12x440 yards in 75 s, 220 yards jog',
    'running, interval, main set 12x · 440yd 3:06/km interval · 220yd recovery',
  ],
  ['run 1 on 1 off x 10', 'running, interval, 10 × 1 minute, 1 minute rest'],
  ['run 10x(1 min on 1 min off)', 'running, interval, 10 × 1 minute, 1 minute rest'],
])('“%s” is read as “%s”', (sentence, asked, ...named) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, [...understood.unread, ...understood.checks])).toEqual(named)
})
