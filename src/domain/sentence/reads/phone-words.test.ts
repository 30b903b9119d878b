import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Abbreviations as people type them on a phone.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'w.u. 10 min, 3x8 thresh, c.d. 10 min bike',
    'cycling, threshold, warm-up 10 minutes, 3 × 8 minutes, cool-down 10 minutes',
  ],
  [
    'swim 200 w.u. 10x50 on :55 100 c.d.',
    'swimming, interval, 800 meters, whole Warm up 200mtr · 10x50mtr on 0:55 interval · Cool down 100mtr',
  ],
  ['tmrw lil 30min chatty run', 'running, endurance, 30 minutes', 'tmrw'],
  ['10 mi E pace, conv pace', 'endurance, 10 miles'],
  ['1:30 ride mod', 'cycling, tempo, 1 hour 30 minutes'],
  ['run 15min easy; 20min mod; 10min easy', 'running, tempo, 45 minutes, whole 15m Z1 · 20m Z3 · 10m Z1'],
  ['bike 1 hr v02 5x4min, 4min b/w', 'cycling, v02 max, 1 hour, 5 × 4 minutes, 4 minutes rest'],
  ['run 6x800 2 min recov', 'running, interval, 6 × 800 meters, 2 minutes rest'],
  ['run 3x10 thres', 'running, threshold, 3 × 10 minutes'],
  // Strokes and drills by a letter.
  ['8x50 K w/ fins 15s rest', 'swimming, interval, main set 8x50mtr kick with fins interval 15sec rest'],
  ['swim 400 k, 400 p', 'swimming, 800 meters, whole 400mtr kick · 400mtr pull'],
  [
    '6x100 P w/ buoy n paddles r15',
    'swimming, interval, main set 6x100mtr pull with pull buoy and paddles interval 15sec rest',
  ],
  [
    'swim 8x50 as 25 K/25 P 15s rest',
    'swimming, interval, main set 8x · "25 kick/25 pull" 50mtr open interval · 15sec rest',
  ],
  ['ride 50 k', 'cycling, 50 kilometers'],
  ['swim 2x20k', 'swimming', '2x20k'],
  // Breathing is no breaststroke.
  ['12x50 br/3 swim r:20', 'swimming, interval, 12 × 50 meters (br/3), 20 seconds rest'],
  ['12x50 br3 swim', 'swimming, interval, 12 × 50 meters (br3)'],
  ['swim 12x50 br 15s rest', 'swimming, interval, main set 12x50mtr breaststroke interval 15sec rest'],
  // Rests.
  ['6x200 :20r swim', 'swimming, interval, 6 × 200 meters, 20 seconds rest'],
  ['swim 4x100 20r, 200 easy', 'swimming, interval, 4 × 100 meters, 20 seconds rest, cool-down 200 meters'],
  ["RUN 60' INCL 3X10' T W/ 2' E", 'running, threshold, 1 hour, 3 × 10 minutes, 2 minutes rest'],
  // Targets.
  ['run 5x3min @6/10 r2min', 'running, interval, main set 5x · 3m effort 6/10 interval · 2m rest'],
  ['run 5x3min 6/10 2min rest', 'running, interval, main set 5x · 3m effort 6/10 interval · 2m rest'],
  ['bike 3x12 95 FTP% r5', 'cycling, sweet spot, main set 3x · 12m 95% interval · 5m rest'],
  ['swim 10x100 96 css%', 'swimming, interval, main set 10x100mtr 96% interval'],
  ['bike 3x12 95 lthr%', 'cycling, sweet spot, main set 3x · 12m 95% LTHR interval, by heartrate'],
  ['run 6x3min 10KRP 90s rest', 'running, threshold, 6 × 3 minutes, 90 seconds rest, by pace, at 10k pace'],
  // Figures that are no lengths.
  ['run 10x400 r60s, rest 3 min after lunch', 'running, interval', '10x400 r60s, rest 3 min after'],
  ['run 5x1k 3:45 4:00', 'running, interval, main set 5x · 1km 3:45/km interval', '4:00'],
  ['swim 10x100 on 1:50,1:45', 'swimming, interval, main set 10x100mtr on 1:50 interval', '1:45'],
  ['swim 8x50 first 4 kick last 4 pull', 'swimming, interval, main set 4x50mtr kick interval · 4x50mtr pull interval'],
  ['run 6x3min w 3min jog, 2nd half faster', 'running, interval', '6x3min w 3min jog', '2nd half', 'faster'],
  ['ride 4h w/ 3x20 ss last hr z3', 'cycling, sweet spot, 4 hours, main set 3x · 20m interval · 1h Z3'],
  ['run fast slow 40 min', 'running, endurance, 40 minutes', 'fast'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test.each([
  [
    'swim 3k: 400 wu, 8x50 kick 15s rest, 12x100 CSS r15, 400 P, 200 ez',
    'The parts take 2,600 meters: easy time fills the rest.',
  ],
  ['60 min ride: 10 wu, 2x10 ss 5 rec, 10 cd', 'The parts take 50 minutes: easy time fills the rest.'],
])('"%s" says that its parts are shorter', (sentence, because) => {
  expect(understand(sentence, { sport: 'running' }).inferred.map((one) => one.because)).toContain(because)
})

test('parts that are as long as the whole say nothing', () => {
  const { inferred } = understand('45 min ride: 10 min wu, 25 min tempo, 10 min cd', { sport: 'running' })
  expect(inferred).toEqual([])
})
