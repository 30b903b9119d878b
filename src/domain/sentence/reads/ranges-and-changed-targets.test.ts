import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Ranges of counts and bouts, targets that are counted from others, and lists.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // Of a range the lower end is taken.
  ['run 6-8x400 r60', 'running, interval, 6 × 400 meters, 1 minute rest'],
  ['run 2-3 x 10min T', 'running, threshold, 2 × 10 minutes'],
  ['run 4 to 5 x 1k', 'running, interval, 4 × 1 kilometer'],
  ['run 4-8x400', 'running, interval, 4 × 400 meters'],
  ['run 4-9x400', 'running', '4-9', 'x', '400'],
  ['bike 3x10-12min SS', 'cycling, sweet spot, 3 × 10 minutes'],
  ['bike 3x10 to 20 min SS', 'cycling, sweet spot, 3 × 10 minutes'],
  ['bike 3x10-21min SS', 'cycling, sweet spot, 3 × 10 minutes, 21 minutes rest'],
  ['bike 3x10-5min rest SS', 'cycling, sweet spot, 3 × 10 minutes, 5 minutes rest'],
  ['run 5x400-600m r60', 'running, interval, 5 × 400 meters, 1 minute rest'],
  // A target counted from another.
  ['run 3x10min @ FTP+10', 'running, threshold, 3 × 10 minutes', 'FTP+10'],
  ['bike 3x10min @ FTP-10w', 'cycling, threshold, main set 3x · 10m 96% interval'],
  ['run 5x1k @ 10kp -5s', 'running, interval, main set 5x · 1km 102.7-104.7% interval'],
  ['run 5x1k @ MP+10s/km', 'running, tempo, main set 5x · 1km 89.9-91.7% interval'],
  ['run 5 km at threshold +5 s', 'running, threshold, 5 kilometers, whole 5km 97.4-99.3%'],
  ['run 10 min tempo -10 min easy', 'running, tempo, 10 minutes', '-10 min'],
  ['run 10 min tempo+10 min easy', 'running, tempo, 20 minutes, whole 10m Z3 · 10m Z1'],
  ['run 20 min tempo+4x400 r60', 'running, tempo, main set 20m · 4x · 400mtr Z5 interval · 1m rest'],
  ['swim 8x100 css-3 r20', 'swimming, interval, main set 8x · "CSS−3 s per 100" 100mtr open interval · 20sec rest'],
  // Faster and slower by a figure.
  ['run 5x1k each 5s faster', 'running, interval, 5 × 1 kilometer', 'each 5s faster'],
  ['run 5x1k 2% slower each', 'running, interval, 5 × 1 kilometer', '2% slower each'],
  ['run 10 miles @ 8:00 down to 7:00', 'running, 10 miles', '8:00 down to 7:00'],
  ['run 40 min, 10 min down', 'running, 40 minutes, cool-down 10 minutes'],
  // Lists.
  [
    'run 1mi,2mi,1mi @ T 2 min rest',
    'running, threshold, main set 1mi interval · 2m rest · 2mi interval · 2m rest · 1mi interval',
  ],
  [
    'run 1min-2min-1min hard, 1 min jog',
    'running, interval, main set 1m interval · 1m recovery · 2m interval · 1m recovery · 1m interval',
  ],
  [
    'run 1600/1200/800 w/ 400 jog',
    'running, interval, main set 1600mtr interval · 400mtr recovery · 1200mtr interval · 400mtr recovery · 800mtr interval',
  ],
  ['run 15/30/15 ez', 'running, endurance', '15/30/15'],
  [
    'run 1/2/1 min hard, 1 min jog',
    'running, interval, main set 1m interval · 1m recovery · 2m interval · 1m recovery · 1m interval',
  ],
  // Figures that are no lengths.
  ['bike 45min big gear 100+', 'cycling, 45 minutes, note big gear', '100+'],
  ['run 45min w/ 5x1min pickups', 'running, interval, 45 minutes, 5 × 1 minute'],
  [
    'run 45min w/ 5x45s pickups',
    'running, endurance, 45 minutes, whole 36m15s Z1 · 5x · Stride 45sec open effort 8/10 interval · 1m recovery',
  ],
  // Letters and strokes of a swim.
  ['200 S 200 K 200 P 200 S swim', 'swimming, 800 meters, whole 200mtr · 200mtr kick · 200mtr pull · 200mtr'],
  ['swim 1500 w/ paddles & buoy', 'swimming, 1,500 meters, whole 1500mtr with paddles and pull buoy'],
  [
    'swim 1500 drill',
    'swimming, endurance, 1,500 meters, whole Warm up 450mtr · 4x · catch up 50mtr drill interval · 15sec rest · 4x · fist 50mtr drill interval · 15sec rest · 4x · fingertip drag 50mtr drill interval · 15sec rest · 3x100mtr Z1 freestyle interval 15sec rest · Cool down 150mtr',
  ],
  [
    'run hills 8x45s jog dn',
    'running, interval, main set 8x · Uphill 45sec open effort 9/10 interval · 1m7.5s recovery',
  ],
  [
    'bike o/u 3x12',
    'cycling, threshold, main set 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test.each(['run 6-8x400', 'bike 3x10-12min SS'])('"%s" says that the lower end was used', (sentence) => {
  const { inferred } = understand(sentence, { sport: 'running' })
  expect(inferred.map(({ because }) => because)).toContain('The lower end of the range was used.')
})
