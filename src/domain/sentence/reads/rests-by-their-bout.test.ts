import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rests that are said by the bout before them: as long, half as far, one to one.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Pyramid session 1-2-3-4-3-2-1 minutes at 10k effort with half the time as recovery',
    'running, threshold, main set 1m 10k pace 100.9-103% interval · 30sec recovery · 2m 10k pace 100.9-103% interval · 1m recovery · 3m 10k pace 100.9-103% interval · 1m30s recovery · 4m 10k pace 100.9-103% interval · 2m recovery · 3m 10k pace 100.9-103% interval · 1m30s recovery · 2m 10k pace 100.9-103% interval · 1m recovery · 1m 10k pace 100.9-103% interval, by pace, at 10k pace',
  ],
  ['Yasso 800s, eight of them, equal time jog', 'interval, main set 8x · 800mtr interval · 500mtr recovery'],
  [
    'run 1-2-3-2-1 min at 10k pace with half the time as recovery',
    'running, threshold, main set 1m 10k pace 100.9-103% interval · 30sec recovery · 2m 10k pace 100.9-103% interval · 1m recovery · 3m 10k pace 100.9-103% interval · 1m30s recovery · 2m 10k pace 100.9-103% interval · 1m recovery · 1m 10k pace 100.9-103% interval, by pace, at 10k pace',
  ],
  [
    '400/800/1200/800/400 run, jog half the distance between',
    'running, interval, main set 400mtr interval · 200mtr recovery · 800mtr interval · 400mtr recovery · 1200mtr interval · 600mtr recovery · 800mtr interval · 400mtr recovery · 400mtr interval',
  ],
  ['run 5 x 4 min hard, half the time jog', 'running, interval, 5 × 4 minutes, 2 minutes rest'],
  [
    '6x800 run at 5k pace, jog recovery equal to the rep time',
    'running, interval, main set 6x · 800mtr 5k pace 104.7-106.8% interval · 500mtr recovery, by pace, at 5k pace',
  ],
  ['run 8x400, recovery = time of the rep', 'running, interval, main set 8x · 400mtr interval · 250mtr recovery'],
  ['12x400 run, jog rest same time as the rep', 'running, interval, main set 12x · 400mtr interval · 250mtr recovery'],
  ['bike 6x3 min vo2, recovery same duration as the effort', 'cycling, v02 max, 6 × 3 minutes, 3 minutes rest'],
  ['10 x 1 min hard run, equal time easy', 'running, interval, 10 × 1 minute, 1 minute rest'],
  ['5x1k run, equal time jog recovery', 'running, interval, main set 5x · 1km interval · 0.6km recovery'],
  ['yasso 800s x 8, equal time jog', 'running, interval, main set 8x · 800mtr interval · 500mtr recovery'],
  ['Yasso 800s, ten of them', 'interval, 10 × 800 meters'],
  ['10 yassos run', 'running, interval, 10 × 800 meters'],
  [
    'ladder 200-400-600-400-200 run, jog the same distance after each',
    'running, interval, main set 200mtr interval · 200mtr recovery · 400mtr interval · 400mtr recovery · 600mtr interval · 600mtr recovery · 400mtr interval · 400mtr recovery · 200mtr interval',
  ],
  ['8x300 run with 1:1 rest', 'running, interval, main set 8x · 300mtr interval · 200mtr recovery'],
  ['6x3 min run, 2:1 work to rest', 'running, interval, 6 × 3 minutes, 90 seconds rest'],
  ['bike 5x4 min vo2, 1:1 work:rest', 'cycling, v02 max, 5 × 4 minutes, 4 minutes rest'],
  [
    '5x1000 run, jog half as long as the rep took',
    'running, interval, main set 5x · 1000mtr interval · 300mtr recovery',
  ],
  ['run 4x6 min threshold with recovery half of the interval', 'running, threshold, 4 × 6 minutes, 3 minutes rest'],
  ['mile repeats x 4, half distance jog', 'interval, main set 4x · 1mi interval · 0.5mi recovery'],
  ['run 6x2min hard, recovery half the time', 'running, interval, 6 × 2 minutes, 1 minute rest'],
  [
    'run 5-4-3-2-1 min, half the interval as rest',
    'running, interval, main set 5m interval · 2m30s rest · 4m interval · 2m rest · 3m interval · 1m30s rest · 2m interval · 1m rest · 1m interval',
  ],
  ['8x400 run, equal distance jog', 'running, interval, main set 8x · 400mtr interval · 400mtr recovery'],
  ['swim 8x100 w/ rest half the swim time', 'swimming, interval', '8x100', 'rest half'],
  ['6x600 run, jog 1/2 the distance', 'running, interval, main set 6x · 600mtr interval · 300mtr recovery'],
  ['5x3min run with the same again easy', 'running, interval, 5 × 3 minutes, 3 minutes rest'],
  ['bike 4x8 threshold, rest half as long', 'cycling, threshold, 4 × 8 minutes, 4 minutes rest'],
  [
    'run 3-4-5-4-3 min tempo; rest: half of each',
    'running, tempo, main set 3m interval · 1m30s rest · 4m interval · 2m rest · 5m interval · 2m30s rest · 4m interval · 2m rest · 3m interval',
  ],
  ['5x1k tempo run, same pace, easy 10 min cool down', 'running, tempo, 5 × 1 kilometer, cool-down 10 minutes', 'same'],
  ['4x800 run, easy half marathon prep', 'running, interval, 4 × 800 meters', 'half marathon'],
  ['8x50 swim equal rest', 'swimming, interval, 8 × 50 meters', 'equal rest'],
  ['5x3 min bike z4 recovery half the duration', 'cycling, sweet spot, 5 × 3 minutes, 90 seconds rest'],
  ['run 3x1mi, jog half a mile between', 'running, interval, main set 3x · 1mi interval · 0.5mi recovery'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
