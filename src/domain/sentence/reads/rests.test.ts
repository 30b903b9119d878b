import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rests before, behind and within a set.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['rest 90s, 8x400', 'interval, 8 × 400 meters, 90 seconds rest'],
  ['8x400 r 90', 'interval, 8 × 400 meters, 90 seconds rest'],
  ['8x400 off 90s', 'interval, 8 × 400 meters, 90 seconds rest'],
  ['8x400 jog 200', 'interval, main set 8x · 400mtr interval · 200mtr recovery'],
  ['8x400 200 jog', 'interval, main set 8x · 400mtr interval · 200mtr recovery'],
  ['8x400 with 90 seconds easy jog between each', 'interval, 8 × 400 meters, 90 seconds rest'],
  ['5x1k w/ 2-3 min rest', 'interval, 5 × 1 kilometer, 2 minutes rest'],
  ['5x1k w/ 2 to 3 min jog', 'interval, 5 × 1 kilometer, 2 minutes rest'],
  ['5x1k (3 min z1) ride', 'cycling, interval, 5 × 1 kilometer, 3 minutes rest'],
  ['5x5 min 5 min spin bike', 'cycling, interval, 5 × 5 minutes, 5 minutes rest'],
  // An easier target behind a set is that of its rest.
  ['bike 3x12 88% 4 min 55%', 'cycling, sweet spot, main set 3x · 12m 88% interval · 4m 55% recovery'],
  ['bike 3x12 88% 4 min 90%', 'cycling, sweet spot, main set 3x · 12m 88% interval · 4m 90%'],
  ['bike 3x12 @ 250w 4 min 150w', 'cycling, threshold, main set 3x · 12m 250w interval · 4m 150w recovery'],
  // Nobody jogs farther between bouts than the bouts.
  ['5 x 1km hard 1km easy run', 'running, interval, main set 5x · 1km interval · 1km recovery'],
  ['5 x 1km hard 2km easy run', 'running, interval, 5 × 1 kilometer, cool-down 2 kilometers'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
