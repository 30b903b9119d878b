import { test } from 'vitest'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

// Words and figures at the edge of what they can mean.

test.each<[sentence: string, asked: string, unread?: string[], checks?: string[]]>([
  // Rests in brackets and rests without words.
  [
    '400m (1:30 jog) 600m (1:20 jog) 800 run',
    'running, interval, main set 400mtr · 1m30s rest · 600mtr · 1m20s rest · 800mtr',
  ],
  ['2x(4x400), 4min SETS', 'interval', ['2x(4x400', '4min']],
  // Of a length with a target in figures, warm-up and cool-down are beside it.
  ['3 mi easy @ 6:50 with 1 mi wu/cd', 'endurance, 5 miles, whole Warm up 1mi · 3mi 6:50/mi · Cool down 1mi'],
  ['run 3 mi tempo at 6:50 with 1 mi warm up', 'running, tempo, 4 miles, whole Warm up 1mi · 3mi 6:50/mi'],
  ['swim 8x50 first 4 free, last 4 fast', 'swimming, interval, main set 4x50mtr freestyle interval · 4x50mtr interval'],
  [
    'swim 15 min easy with 6x1 min hard',
    'swimming, endurance, 700 meters, main set 6x · 1m Z5 interval · 20sec rest',
    [],
    [],
  ],
  [
    'swim 25 min easy with 6x1 min hard',
    'swimming, endurance, 1,200 meters, main set 6x · 1m Z5 interval · 20sec rest',
    [],
    [],
  ],
  ['run 26.2', 'running, 26.2 miles', [], ['26.2']],
  ['his brother runs 10x400, run 40 min', 'running, 40 minutes', ['his brother runs 10x400']],
  [
    'bike 3x12 min (2 min over, 2 min under)',
    'cycling, threshold, main set 3x · 2m 103-105% interval · 2m 88-93% interval · 4m recovery · 3x · 2m 103-105% interval · 2m 88-93% interval · 4m recovery · 3x · 2m 103-105% interval · 2m 88-93% interval',
  ],
  [
    'bike 3x12 min (2 min under/1 min over)',
    'cycling, threshold, main set 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval',
  ],
  // A range whose ends are the same is none.
  ['8-8x400 run', 'running', ['8-8', 'x', '400']],
  ['8 x 1k: odd 2:00 even 4:30 run', 'running, interval, main set 4x · 1km 2:00/km · 1km 4:30/km', [], ['8 x 1k']],
  ['run 12.10.255 40 min', 'running, 40 minutes', ['12.10.255']],
  [
    'swim 100 @ 1:02, 20s rest, 100 @ 1:02',
    'swimming, interval, main set 100mtr 1:02/100m · 20sec rest · 100mtr 1:02/100m',
  ],
  [
    'bike 20 min @ 250w, 10 min @ 150 bpm, 5 min AT 160',
    'cycling, 35 minutes, by heartrate, whole 20m 250w · 10m 150bpm · 5m 160bpm',
    [],
    ['160'],
  ],
  ['tempo 20 min, 20 min a bit faster', 'tempo, 20 minutes, 1 × 20 minutes', ['faster']],
  [
    'over-unders 3x12 min @ tempo bike',
    'cycling, tempo, main set 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval',
  ],
  ['swim 10x100 1:30 pace', 'swimming, interval, 10 × 100 meters', ['1:30'], ['10x100']],
  ['swim 10x100 1:30 each', 'swimming, interval, main set 10x100mtr 1:30/100m interval'],
  // All but some, and how often a row is done.
  [
    'run 6x1k, all but the first two at threshold',
    'running, threshold, main set 2x · 1km interval · 0.5km recovery · 4x · 1km Z4 interval · 0.5km recovery',
  ],
  [
    'run 6x1k, all but the last 2 at threshold',
    'running, threshold, main set 4x · 1km Z4 interval · 0.5km recovery · 2x · 1km interval · 0.5km recovery',
  ],
  [
    'run 6x1k, all except the last two at threshold, 2 min jog',
    'running, threshold, main set 4x · 1km Z4 interval · 2m recovery · 2x · 1km interval · 2m recovery',
  ],
  [
    '200 pull, 4x50 kick, 3 times through',
    'swimming, interval, main set 200mtr pull · 4x50mtr kick interval · 1m rest · 200mtr pull · 4x50mtr kick interval · 1m rest · 200mtr pull · 4x50mtr kick interval',
  ],
  [
    '4x50 kick, 2 rounds thru swim',
    'swimming, interval, main set 4x50mtr kick interval · 1m rest · 4x50mtr kick interval',
  ],
  // Paces that nobody holds are refused.
  ['swim 8x50 at 0:40/100m', 'swimming, interval, main set 8x50mtr 0:40/100m interval'],
  ['swim 8x50 at 0:39/100m', 'swimming, interval, 8 × 50 meters', ['0:39/100m'], ['8x50']],
  ['swim 4x100 at 0:40/100m', 'swimming, interval, main set 4x100mtr 0:40/100m interval', [], ['4x100']],
  ['run 4x200 m at 2:00/km', 'running, interval, main set 4x · 200mtr 2:00/km interval'],
  ['run 4x200 m at 1:59/km', 'running, interval, 4 × 200 meters', ['1:59/km'], ['4x200 m']],
])('"%s" asks for %s', (sentence, asked, unread = [], checks = []) => {
  expectAnswer(sentence, { asked, unread, checks })
})
