import { expect, test } from 'vitest'
import { reasonsIn } from '#tests/support/sentences/answer-lines.ts'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Work and ease by turns within repetitions and blocks, and easy stretches behind short bouts.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['3x10 min steady then 5x1 min hard', 'interval, main set 3x · 10m Z2 interval · 5x · 1m Z5 interval'],
  ['2x15 min then 5x1 min hard', 'threshold, main set 2x · 15m interval · 5x · 1m interval'],
  [
    'swim 2x400 first easy second hard 1 min rest',
    'swimming, interval, main set 1x400mtr Z1 interval 1m rest · 1x400mtr Z4 interval 1m rest',
  ],
  ['swim 4x(25 fast, 75 easy)', 'swimming, interval, main set 4x · 25mtr · 75mtr Z1 recovery'],
  ['swim 10x(25 hard 25 easy) no rest', 'swimming, interval, main set 10x · 25mtr · 25mtr Z1 recovery'],
  [
    'swim 10 x 2 lengths hard 1 length easy',
    'swimming, interval, main set 10x · 50mtr interval · 25mtr Z1 recovery, pool 25',
  ],
  ['bike 10x(25 hard 25 easy)', 'cycling, v02 max, 10 × 25 seconds, 25 seconds rest'],
  ['swim 8x75 drill swim drill', 'swimming, interval, main set 8x · "drill/swim/drill" 75mtr open interval'],
  [
    'bike 3 x 10 min of 40/20s',
    'cycling, v02 max, main set 10x · 40sec interval · 20sec recovery · 3m recovery · 10x · 40sec interval · 20sec recovery · 3m recovery · 10x · 40sec interval · 20sec recovery',
  ],
  [
    'bike 30/15 for 3x8 min',
    'cycling, v02 max, main set 11x · 30sec interval · 15sec recovery · 3m recovery · 11x · 30sec interval · 15sec recovery · 3m recovery · 11x · 30sec interval · 15sec recovery',
  ],
  ['bike 6x60 first 20 sprint rest easy', 'cycling, interval, main set 6x · 20sec Z7 · 40sec Z1 recovery'],
  [
    'swim 2x(4x50) 1 easy 1 fast 10 rest',
    'swimming, interval, main set 2x · 50mtr Z1 recovery · 50mtr · 10sec rest · 2x · 50mtr Z1 recovery · 50mtr',
  ],
  [
    '5 min hard 4 min 3 min 2 min 1 min with 1 min jog',
    'running, endurance, 20 minutes, whole 5m Z5 · 1m recovery · 4m Z5 · 1m recovery · 3m Z5 · 1m recovery · 2m Z5 · 1m recovery · 1m Z5 · 1m recovery',
  ],
  [
    'jog 20, 6 hills of 45 sec, jog 15',
    'running, interval, warm-up 20 minutes, main set 6x · Uphill 45sec open effort 9/10 interval, cool-down 15 minutes',
  ],
  [
    'jog 20 min, 6x45 sec hills, jog 15 min',
    'interval, warm-up 20 minutes, main set 6x · Uphill 45sec open effort 9/10 interval, cool-down 15 minutes',
  ],
  ['8x200m hills, jog 2k', 'interval, main set 8x · Uphill 200mtr open effort 9/10 interval, cool-down 2 kilometers'],
  ['bike 6x1 min hard, spin 15 min', 'cycling, interval, 6 × 1 minute, cool-down 15 minutes'],
  ['6x800, jog 3 min', 'interval, 6 × 800 meters, 3 minutes rest'],
  [
    '2x5k at marathon pace, jog 1k',
    'running, tempo, main set 2x · 5km marathon pace 92.7-94.6% interval · 1km recovery, by pace, at marathon pace',
  ],
  ['10k race sat so 30 min easy w 3x1min fast', 'interval, 30 minutes, 3 × 1 minute', '10k race sat'],
  ['run 5x3 min @ max heart rate', 'running, interval, 5 × 3 minutes, by heartrate'],
  ['run 40 min at max hr 150', 'running, 40 minutes, by heartrate, whole 40m 0-150bpm'],
  ['10k tempo after covid', 'tempo, 10 kilometers'],
  ['swim 2k after a cold shower', 'swimming, 2,000 meters', 'shower'],
  [
    'Bike 3x15 SST 5 off, chuck in a 10 sec kick every 5 min of the work',
    'cycling, sweet spot, main set 3x · 4m50s · 10sec Z7 · 5m recovery · 3x · 4m50s · 10sec Z7 · 5m recovery · 3x · 4m50s · 10sec Z7',
  ],
  [
    'hr and a half, 2 x 20 ss w/ 10s burst @ 200% every 2 min, 5 ez',
    'cycling, sweet spot, 1 hour 30 minutes, main set 10x · 1m50s · 10sec 200% · 5m recovery · 10x · 1m50s · 10sec 200%',
  ],
  [
    'bike 2x30 tempo, 5 min easy, with 15s surge every 6 min',
    'cycling, tempo, main set 5x · 5m45s · 15sec Z7 · 5m recovery · 5x · 5m45s · 15sec Z7',
  ],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})

test('tells how hard the others are where only some repetitions are said to be hard', () => {
  const toldOf = (sentence: string) =>
    reasonsIn(understand(sentence, { sport: 'running' })).filter((one) => one.includes('the others'))
  expect(toldOf('run 12x1 min every third hard')).toEqual([
    'Assumed: How hard the others are beside “every third hard” was not said, so work as usual for such a set.',
  ])
  expect(toldOf('swim 20x50 last 4 fast')).toHaveLength(1)
  expect(toldOf('4 x 5 min threshold, the last one all out')).toEqual([])
  expect(toldOf('swim 12x100 every third hard')).toEqual([])
})

test('tells that a time behind “on” was read as the rest of a run', () => {
  const reasons = (sentence: string) => reasonsIn(understand(sentence, { sport: 'running' }))
  expect(reasons('12x200 on 60s')).toContain('Rest: “60s” was read as the rest.')
  expect(reasons('6x800 with 2 min rest')).not.toContain('Rest: “2 min rest” was read as the rest.')
})
