import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Abbreviations of masters swimmers, words of runners, and how bouts are done, which their steps carry as a note.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'masters swim 400 w/u, 10 x 100 FC T/A 1:50, 200 s/d',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr · 10x100mtr freestyle on 1:50 interval · Cool down 200mtr',
  ],
  ['swim 12x50 leave on 60', 'swimming, interval, main set 12x50mtr on 1:00 interval'],
  ['swim 4x50 IMO on 1:10', 'swimming, interval, main set 4x · im order 50mtr on 1:10 interval'],
  ['swim 4x100 IMO on 1:50', 'swimming, interval, main set 4x · im order 100mtr on 1:50 interval'],
  ['swim 6x50 bld on 1:00', 'swimming, interval, main set 6x · bld 50mtr on 1:00 interval'],
  ['swim 8x25 DPS :10 rest', 'swimming, interval, main set 8x · dps 25mtr drill interval · 10sec rest'],
  ['swim 6x50 fist drill 15 sec', 'swimming, interval, main set 6x · fist 50mtr drill interval · 15sec rest'],
  [
    'swim 8x50 sculling w/ pull buoy 15s',
    'swimming, interval, main set 8x · sculling 50mtr drill with pull buoy interval · 15sec rest',
  ],
  ['swim 8x50 dolphin kick 15s', 'swimming, interval, main set 8x · dolphin kick 50mtr kick interval · 15sec rest'],
  [
    'swim 4x200 FC neg/split on 3:30',
    'swimming, interval, main set 4x · "neg/split" 200mtr freestyle on 3:30 interval',
  ],
  ['swim 6 x 75 K/D/S on 1:30', 'swimming, interval, main set 6x · "kick/drill/swim" 75mtr open on 1:30 interval'],
  ['swim 4x100 pp on 1:50', 'swimming, interval, main set 4x100mtr pull with paddles on 1:50 interval'],
  ['swim 8x100 best ave on 2:00', 'swimming, interval, main set 8x · best ave 100mtr on 2:00 interval'],
  [
    'run 20 min comfortably hard, 10 min easy either side',
    'running, tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m',
  ],
  ['run 8 mi GA', 'running, endurance, 8 miles'],
  ['run 12 mi MLR', 'running, endurance, 12 miles'],
  ['run 3x8 min kenyan hills off 2 min', 'running, threshold, 3 × 8 minutes, 2 minutes rest'],
  [
    'run 30 min then 5 x 80m buildups',
    'running, endurance, 36 minutes 55 seconds, whole 30m Z1 · 5x · Stride 80mtr open effort 8/10 interval · 1m recovery',
  ],
  ['club run on bikes 80k z2', 'cycling, endurance, 80 kilometers'],
  ['bike 8x30s standing starts, 2 min easy', 'cycling, interval, 8 × 30 seconds, 2 minutes rest'],
  [
    'bike 6x3 min big gear seated, 3 min spin',
    'cycling, tempo, main set 6x · "big gear, seated" 3m Z3 interval · 3m recovery',
  ],
  [
    'bike 3x10 hard but controlled, 5 easy',
    'cycling, threshold, main set 3x · controlled 10m Z5 interval · 5m recovery',
  ],
])('“%s” is read as “%s”', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, [...understood.unread, ...understood.checks])).toEqual(unread)
})
