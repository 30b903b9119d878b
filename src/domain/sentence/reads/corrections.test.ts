import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is not wanted, and what is corrected while one writes.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['40 min run, no, make it 50', 'running, 50 minutes'],
  ['10k easy, sorry I mean 8k', 'endurance, 8 kilometers', '10k'],
  ['6x800, no wait 8x800, 400 jog', 'interval, main set 8x · 800mtr interval · 400mtr recovery', '6x800'],
  ['run 40 min, no 45', 'running, 45 minutes'],
  ['run 40 min, no, 45', 'running, 45 minutes'],
  ['4x5 min, make that 5, at threshold, bike', 'cycling, threshold, 5 × 5 minutes'],
  ['4x5 min, make that 6 min, at threshold, bike', 'cycling, threshold, 4 × 6 minutes'],
  [
    'run 5x3min hard (actually make that 6, no wait 4) with 2 min jogs',
    'running, interval, 4 × 3 minutes, 2 minutes rest',
  ],
  ['not a swim, a ride, 1 hour', 'cycling, 1 hour', 'not a swim'],
  ['not a bike ride, a run. not 40 min, 25. easy.', 'running, endurance, 25 minutes', 'not a bike ride', 'not 40 min'],
  ['ride not run, 45 min easy', 'cycling, endurance, 45 minutes', 'not run'],
  ['30 min run instead of 45 min', 'running, 30 minutes', 'instead of 45 min'],
  [
    'instead of 10x400 do 5x800 at 5k pace',
    'running, interval, 5 × 800 meters, by pace, at 5k pace',
    'instead of 10x400',
  ],
  [
    "don't do 4x1 mile, do 3x1 mile instead at 10k pace",
    'running, threshold, 3 × 1 mile, by pace, at 10k pace',
    "don't do 4x1 mile",
    'instead',
  ],
  ['no swimming today, 40 min jog', 'running, 40 minutes', 'no swimming'],
  ["rather than 60 min let's do 40 min easy run", 'running, endurance, 40 minutes', 'rather than 60 min'],
  ['an hour ride, scrap that, 45 min', 'cycling, 45 minutes', 'an hour'],
  ['an hour ride, make that 45', 'cycling, 45 minutes'],
  ['swim 2k, actually 1500m', 'swimming, 1,500 meters', '2k'],
  ['swim 2k, actually 1500', 'swimming, 1,500 meters'],
  ['bike 3x10 min at 250w, sorry 260w, 1 hour', 'cycling, threshold, 1 hour', '3x10 min at 250w, sorry 260w'],
  ['run 8 miles, I mean 6', 'running, 6 miles'],
  ['6x400, make it 8, 90s rest', 'interval, 8 × 400 meters, 90 seconds rest'],
  ['12x100 swim, sorry, 10x100 on 1:50', 'swimming, interval, main set 10x100mtr on 1:50 interval', '12x100'],
  ['60 min ride with 3x8 threshold, no wait 4x8', 'cycling, threshold, 1 hour, 4 × 8 minutes', '3x8'],
  ['5x3 min actually, 10 min easy run', 'running, interval, 5 × 3 minutes, cool-down 10 minutes'],
  ['2 hours on the bike, scratch that, 90 minutes easy', 'cycling, endurance, 1 hour 30 minutes', '2 hours'],
  ['run 10 miles, not 10 km', 'running, 10 miles', 'not 10 km'],
  ['45 min run no hills', 'running, 45 minutes, note no hills'],
  ['50 min run, no intervals', 'running, endurance, 50 minutes'],
  ['10k run no watch', 'running, 10 kilometers, whole 10km effort 4/10'],
  ['tempo run 30 min, or rather 25', 'running, tempo, 25 minutes'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
