import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Figures in a unit that the sport or the length does not have, and lengths that the parts do not add up to, are named.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['10 min @ 4:10/km swim', 'swimming, endurance, 500 meters, whole 10m Z2', '4:10/km'],
  ['swim 10x100 @ 6:30/mi', 'swimming, interval, 10 × 100 meters', '6:30/mi'],
  ['swim 10x100 @ 1:40/100', 'swimming, interval, main set 10x100mtr 1:40/100m interval'],
  ['5k at 1:45/100m run', 'running, 5 kilometers', '1:45/100m'],
  ['run 5x1k at 0:50/100', 'running, interval, 5 × 1 kilometer', '0:50/100'],
  ['run 5x1k at 4:05/km', 'running, interval, main set 5x · 1km 4:05/km interval'],
  ['swim 2k, 25 yard pool', 'swimming, 2,000 meters', '25 yard pool'],
  ['swim 2000 yards, 25 yard pool', 'swimming, 2,000 yards, pool 25'],
  ['swim 10x100 on 1:50 in a 50m pool', 'swimming, interval, main set 10x100mtr on 1:50 interval, pool 50'],
  ['10 1/2 miles', '10.5 miles'],
  ['run 12 1/2 km easy', 'running, endurance, 12.5 kilometers'],
  ['run 100 1/2 miles', 'running', '100', '1/2 miles'],
  ['5x400 run, repeat 2', 'running, interval', '5x400', 'repeat 2'],
  ['5x400 run, repeat x2', 'running, interval, main set 5x · 400mtr interval · 3m recovery · 5x · 400mtr interval'],
  [
    '5x400 run, repeat 2 times',
    'running, interval, main set 5x · 400mtr interval · 3m recovery · 5x · 400mtr interval',
  ],
  [
    '10x100 css-5 15s rest swim',
    'swimming, interval, main set 10x · "CSS−5 s per 100" 100mtr open interval · 15sec rest',
  ],
  ['swim 8x50 css - 3', 'swimming, interval, main set 8x · "CSS−3 s per 100" 50mtr open interval'],
  [
    '90 min run: 20 min easy, 60 min tempo, 15 min easy',
    'running, tempo, 1 hour 35 minutes, whole 20m Z1 · 1h Z3 · 15m Z1',
    '90 min',
  ],
  ['10k run: 2k easy, 6k tempo, 3k easy', 'running, tempo, 11 kilometers, whole 2km Z1 · 6km Z3 · 3km Z1', '10k'],
  ['50 min run: 20 min easy, 20 min tempo, 10 min easy', 'running, tempo, 50 minutes, whole 20m Z1 · 20m Z3 · 10m Z1'],
  ['20 min easy run: 20 min tempo, 10 min easy', 'running, tempo, 50 minutes, whole 20m Z1 · 20m Z3 · 10m Z1'],
  [
    '2x(5 min tempo, 6x40s hard, 2 min easy) run',
    'running, tempo, main set 5m · 5x · 40sec Z5 interval · 2m recovery · 40sec Z5 interval · 3m recovery · 5m · 6x · 40sec Z5 interval · 2m recovery',
  ],
  ['run 6x15s hard 2 min jog', 'running, interval, 6 × 15 seconds, 2 minutes rest'],
  ['run 3x14s hard 2 min jog', 'running, threshold, 3 × 14 minutes, 2 minutes rest'],
  [
    'openers bike 45min w 3x1min @ ftp + 3x10s sprints',
    'cycling, threshold, 45 minutes, main set 3x · 1m Z5 interval · 3x · 10sec Z7 interval',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
