import { test } from 'vitest'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

// Words in another form than the usual one, and figures of which one alone is out of its range.

test.each<[sentence: string, asked: string, unread?: string[], checks?: string[]]>([
  [
    'walk for 2 min run for 3 min, x 5',
    'running, endurance, 25 minutes, whole Walk 2m warmup · 4x · 3m Z1 · Walk 2m recovery · 3m Z1',
  ],
  [
    '3 x 2k at mp, hmp and 10k efforts, 3 min rest',
    'running, tempo, main set 2km marathon pace 92.7-94.6% · 3m rest · 2km half marathon pace 96-98% · 3m rest · 2km 10k pace 100.9-103%, by pace, at marathon pace',
  ],
  ['6x30s quick spins bike', 'cycling, endurance, main set 6x · 30sec @ 100-110rpm interval'],
  ['5 miles with 6x30s surge thrown in', 'running, endurance, 5 miles, 6 strides'],
  ['imo: 4x100 swim', 'swimming, interval, main set 4x · im order 100mtr interval'],
  ['400 fast 200 jog over 4 miles', 'interval, 4 miles, whole 10x · 400mtr Z5 · 200mtr Z1 · 437mtr Z1'],
  ['run 500 fast 300 jog over 4 km', 'running, interval, 4 kilometers, whole 5x · 500mtr Z5 · 300mtr Z1'],
  [
    'run 40 min, stepping the pace up per 10 min',
    'running, threshold, 40 minutes, whole 10m Z1 · 10m Z2 · 10m Z3 · 10m Z4',
  ],
  ['bookends it with 10, 5x1k', 'interval, warm-up 10 minutes, 5 × 1 kilometer, cool-down 10 minutes'],
  ['swim 4x100 2 pull buois, 2 without', 'swimming, interval, main set 2x100mtr pull interval · 2x100mtr interval'],
  ['10 min swim, 10 min run x3', 'swimming, interval, main set 3x · 10m interval · 1m rest', [], [', 10 min run']],
  ['run 5 5 8 tempo w 1 min', 'running, tempo, 20 minutes, whole 5m Z3 · 1m rest · 5m Z3 · 1m rest · 8m Z3'],
  ['10x300 12-56s, 100 walk', 'interval, 10 × 300 meters', ['12-56s', '100 walk'], []],
  [
    'run/walk 3:45 x 8',
    'running, endurance, 40 minutes, whole Walk 5m warmup · 8x · 3m Z1 interval · Walk 45sec recovery · Walk 5m cooldown',
  ],
  [
    'easy 5 then 4x1 mile @ 7:30 then easy 20',
    'interval, warm-up 5 minutes, main set 4x · 1mi 7:30/mi interval, cool-down 20 minutes',
  ],
  ['4x1k 3:40, 3:38, 3:36, 1:30', 'interval, main set 4x · 1km 3:40/km interval', ['3:38', '3:36', '1:30'], ['4x1k']],
  ['30 min run with 6x10 min tempo', 'running, tempo, 30 minutes, 6 × 10 minutes', [], ['30 min']],
  ['400m 3x4', 'interval, 3 × 4 minutes', ['400m'], []],
  ['4x(1 min run, 1 min jog, 2 min run, 1 min jog)', 'running, endurance, main set 4x · 1m Z1 · 1m Z1 · 2m Z1 · 1m Z1'],
])('"%s" asks for %s', (sentence, asked, unread = [], checks = []) => {
  expectAnswer(sentence, { asked, unread, checks })
})
