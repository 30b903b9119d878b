import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sets in a row: how often, with which rests, how each repetition is divided.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // The repetitions of a pair, and a count of nothing.
  [
    'bike 40/20s, 3 blocks of 8, 4 min between',
    'cycling, v02 max, main set 8x · 40sec interval · 20sec recovery · 4m recovery · 8x · 40sec interval · 20sec recovery · 4m recovery · 8x · 40sec interval · 20sec recovery',
  ],
  [
    'tabata x2 bike, 5 min easy between',
    'cycling, interval, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 5m recovery · 8x · 20sec Z7 interval · 10sec rest',
  ],
  ['bike 2k all out, 4 min easy, x5', 'cycling, interval, main set 5x · 2km open effort 10/10 · 4m Z1 recovery'],
  ['200 free/100 back x 4', 'swimming, interval, main set 4x · 200mtr freestyle · 100mtr backstroke'],
  // Rounds hold what is listed in the same line.
  [
    'swim 2 rounds: 200 steady, 4x50 hard on 1:10, 100 easy',
    'swimming, interval, main set 200mtr Z2 recovery · 4x50mtr on 1:10 interval · 100mtr Z1 recovery · 200mtr Z2 recovery · 4x50mtr on 1:10 interval · 100mtr Z1 recovery',
  ],
  [
    'swim 2 rounds: 200 steady, 4x50 hard on 1:10; 100 easy',
    'swimming, interval, main set 200mtr Z2 recovery · 4x50mtr on 1:10 interval · 1m rest · 200mtr Z2 recovery · 4x50mtr on 1:10 interval, cool-down 100 meters',
  ],
  [
    'bike 3 rounds: 3 min hard, 2 min easy, then 10 min easy',
    'cycling, interval, 3 × 3 minutes, 2 minutes rest, cool-down 10 minutes',
  ],
  // A rest of the last set, of all of them, of each.
  [
    'run 2x90s 4x60s 4x30s equal float',
    'running, interval, main set 2x · 1m30s interval · Float 1m30s Z2 recovery · 4x · 1m interval · Float 1m Z2 recovery · 4x · 30sec interval · Float 30sec Z2 recovery',
  ],
  [
    'run 2x90s 4x60s 4x30s with 30 s float',
    'running, interval, main set 2x · 1m30s interval · 4x · 1m interval · 4x · 30sec interval · Float 30sec Z2 recovery',
  ],
  [
    'swim 4x100 2x200 all free, 15 s rest',
    'swimming, interval, main set 4x100mtr freestyle interval 15sec rest · 2x200mtr freestyle interval 15sec rest',
  ],
  [
    'swim 3x100, 2x200, rest 20/30',
    'swimming, interval, main set 3x100mtr interval 20sec rest · 2x200mtr interval 30sec rest',
  ],
  ['swim 3x100, 2x200, rest 20/30/40', 'swimming, interval', '3x100', '2x200', 'rest 20/30/40'],
  [
    'swim 3x100, 2x200, rest 20',
    'swimming, interval, main set 3x100mtr interval 20sec rest · 2x200mtr interval 20sec rest',
  ],
  // How a repetition is divided, and a send-off by another word.
  [
    'swim 8x50 drill/swim by 25 15s rest',
    'swimming, interval, main set 8x · "drill/swim" 50mtr open interval · 15sec rest',
  ],
  ['swim 8x50 fast/ez by 25 15s rest', 'swimming, interval, main set 8x · "fast/ez" 50mtr open interval · 15sec rest'],
  ['swim 8x50 drill/swim by 30 15s rest', 'swimming, interval', '8x50 drill/swim', '30', '15s rest'],
  [
    'swim 6x100 catchup by 25, 20 s rest',
    'swimming, interval, main set 6x · catchup 100mtr drill interval · 20sec rest',
    'by 25',
  ],
  ['swim 6x50 max on 1:30', 'swimming, interval, main set 6x50mtr open effort 10/10 on 1:30 interval'],
  ['swim 8x50, 55s cycle', 'swimming, interval, main set 8x50mtr on 0:55 interval'],
  ['45 min cycle', 'cycling, 45 minutes'],
  // What is of one repetition only.
  [
    'bike 3x10 min @ 90%, 60 rpm on the middle one, 3 min easy',
    'cycling, sweet spot',
    '3x10 min @ 90%, 60 rpm',
    'middle',
    '3 min easy',
  ],
  [
    'run 60 min with the middle 30 at marathon pace',
    'running, tempo, 1 hour, by pace, at marathon pace, whole 15m Z1 · 30m marathon pace 92.7-94.6% · 15m Z1',
  ],
  ['run 12x400 in 80, first 5 can be 84', 'running, interval, main set 12x · 400mtr 3:20/km interval', 'first 5', '84'],
  ['5x1000: 3:50 3:45 3:40 run', 'running, interval, 5 × 1,000 meters', '3:50', '3:45', '3:40'],
  // A time trial beside a set is a part that is swum all out.
  [
    'swim 800 TT, then 8x100 20 s rest',
    'swimming, interval, main set 800mtr open effort 10/10 · 8x100mtr interval 20sec rest',
  ],
  [
    'swim 800 TT',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 800mtr effort 10/10 · Cool down 200mtr',
  ],
  [
    'css test 400 + 200, 8 min easy between, 600 wu',
    'swimming, interval, 1,600 meters, whole Warm up 600mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · 8m rest · 200mtr effort 10/10 · Cool down 200mtr',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
