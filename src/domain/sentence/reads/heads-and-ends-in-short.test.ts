import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Lengths that head a session, rests behind a plus, ranges of times with dots, and ends in two letters.

test.each<[sentence: string, asked: string, ...named: string[]]>([
  ['run 6 x 1k in 3.30-3.35 off 90', 'running, interval, main set 6x · 1km 3:30-3:35/km interval · 1m30s recovery'],
  ['turbo 60: 20 SS, 5 easy, 20 SS', 'cycling, sweet spot, 1 hour, main set 20m · 5m Z1 recovery · 20m'],
  [
    'swim: 400 mixed, 8x50 drill/swim +15, 10x100 fc @ css off 1:50, 200 bk',
    'swimming, interval, 2,000 meters, whole 400mtr mixed · 8x · "drill/swim" 50mtr interval · 15sec rest · 10x100mtr Z4 freestyle on 1:50 interval · 200mtr backstroke',
  ],
  ['swim 1k t/t', 'swimming, 1,000 meters', 't/t'],
  [
    'masters: wu 600, 6x100 pull 15 sec ri, 12x50 hard/easy by 25 on 1.05, sd 300',
    'swimming, interval, 2,100 meters, whole Warm up 600mtr · 6x100mtr pull interval 15sec rest · 12x · "hard/easy" 50mtr open on 1:05 interval · Cool down 300mtr',
  ],
  ['100s off 1:40 x 12', 'swimming, interval, main set 12x100mtr on 1:40 interval'],
  ['swim 10x100 +20', 'swimming, interval, 10 × 100 meters, 20 seconds rest'],
  ['run 30 min +10', 'running, 30 minutes', '10'],
  [
    'swim 10x100 css+5, 20 s rest',
    'swimming, interval, main set 10x · "CSS+5 s per 100" 100mtr open interval · 20sec rest',
  ],
  ['10 miles steady @ 7.30', 'endurance, 10 miles, whole 10mi 7:30/mi'],
  [
    'run 12 x 300 @ mile pace 100m walk',
    'running, interval, main set 12x · 300mtr 1500m pace 115.1-117.4% interval · Walk 100mtr recovery, by pace, at 1500m pace',
  ],
  ['swim 15x100 on 2, hold 1.30s', 'swimming, interval, main set 15x100mtr 1:30/100m on 2:00 interval'],
])('“%s” is read as “%s”', (sentence, asked, ...named) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, [...understood.unread, ...understood.checks])).toEqual(named)
})
