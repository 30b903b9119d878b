import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

// Figures that are worked out: their signs, how they are rounded, and in which order they are compared.

test.each<[sentence: string, asked: string, unread?: string[], checks?: string[]]>([
  // Rounded to the nearest, not down.
  ['bike 3x10 min FTP+9w', 'cycling, threshold, main set 3x · 10m 104% interval', [], ['FTP+9w']],
  ['68 kg, bike 3x10 min @ 3.2 w/kg', 'cycling, threshold, main set 3x · 10m 218w interval'],
  [
    '5 miles with 20 sec pick ups every 5 min',
    'running, endurance, 48 minutes, whole 9x · 4m40s Z1 · 20sec Z5 interval · 3m Z1',
    [],
    ['5 miles'],
  ],
  ['bike 2x20 @ 0.58', 'cycling, endurance, main set 2x · 20m 58% interval', [], ['2x20']],
  ['swim 4x300 @ 5:02 30s rest', 'swimming, interval, main set 4x300mtr 1:41/100m interval 30sec rest'],
  [
    '2 lengths fc, 1 br, keep going 55 min',
    'swimming, endurance, 2,550 meters, pool 25, whole 34x · 50mtr Z1 freestyle · 25mtr Z1 breaststroke',
  ],
  [
    'descend 4x100 from 1:50 to 1:30, rest 15',
    'swimming, 400 meters, whole 1x100mtr 1:50/100m interval 15sec rest · 1x100mtr 1:43/100m interval 15sec rest · 1x100mtr 1:37/100m interval 15sec rest · 1x100mtr 1:30/100m interval 15sec rest',
  ],
  [
    'swim 300 @ 5:02, 20s rest, 300 @ 5:02',
    'swimming, interval, main set 300mtr 1:41/100m · 20sec rest · 1x300mtr on 5:02 interval',
  ],
  ['start at 100w, +30w every minute up to 210w', 'cycling, whole 1m 100w · 1m 130w · 1m 160w · 1m 190w'],
  // Faster and slower.
  ['run 5x1k at 10k pace - 5s', 'running, interval, main set 5x · 1km 102.7-104.7% interval'],
  ['run 5x1k at 10k pace minus 5 sec', 'running, interval, main set 5x · 1km 102.7-104.7% interval'],
  ['run 5x1k 5 sec quicker than 10k pace', 'running, interval, main set 5x · 1km 102.7-104.7% interval'],
  ['run 5x1k 5 sec slower than 10k pace', 'running, threshold, main set 5x · 1km 99.2-101.2% interval'],
  // The easier end first, whichever is said first.
  ['run 40 min z3-2', 'running, endurance, 40 minutes, whole 40m 77.5-95.2%'],
  ['bike 3x1 min @ 110, 3x30 s @ 130', 'cycling, v02 max, main set 3x · 1m 110% interval · 3x · 30sec 130% interval'],
  // The hardest of several efforts, and the longest of several parts.
  ['run 60 min steady, tempo, hard', 'running, tempo, 1 hour'],
  ['ride 1h z2 z4 z3', 'cycling, sweet spot, 1 hour', ['z3']],
  ['run 20 min, 60 min, 30 min', 'running, 1 hour', ['20 min', '30 min']],
  [
    'run 15 min hard, 5x3 min, 2x20 min tempo',
    'running, tempo, main set 15m Z4 · 5x · 3m interval · 2x · 20m interval',
  ],
  [
    'warm up 80 min easy, 10 min tempo, cool down 10 min bike',
    'cycling, tempo, 1 hour 40 minutes, whole Warm up 1h20m Z1 · 10m Z3 · Cool down 10m',
    [],
    ['warm up 80 min'],
  ],
  [
    '10x100 on 1:30. 300 choice before, 200 after swim',
    'swimming, interval, 1,500 meters, whole 300mtr mixed · 10x100mtr on 1:30 interval · Cool down 200mtr',
  ],
  // Of kinds that stand beside each other, all count.
  [
    'bike 20 min @ 250w, 10 min @ 150 bpm, 5 min @ 160',
    'cycling, 35 minutes, by heartrate, whole 20m 250w · 10m 150bpm · 5m 160bpm',
    [],
    ['160'],
  ],
  ['run 60 min, 10 min warm up, rest easy, 5 min tempo', 'running, tempo, 1 hour, warm-up 10 minutes', ['5 min']],
  ['swim 100, 200, 100 easy x 3', 'swimming, interval, main set 3x · 100mtr · 200mtr · 100mtr Z1 recovery'],
  ['20 min T, 10 min easy run', 'running, threshold, 30 minutes, whole 20m Z4 · 10m Z1'],
  // Words in any letters.
  ['run 20 min STEDY, 10 min tempo', 'running, tempo, 30 minutes, whole 20m Z2 · 10m Z3'],
  ['5k tempo, No Running', 'tempo, 5 kilometers', ['No Running'], ['Running']],
  [
    'swim 300 K-D-S warm up, 4x100 on 2:00',
    'swimming, interval, 700 meters, whole Warm up 100mtr kick · Warm up 100mtr drill · Warm up 100mtr · 4x100mtr on 2:00 interval',
  ],
  // A time that is far from the set is not its pace.
  ['4x400 run then 3 miles easy, 7 flat, done', 'running, interval, 4 × 400 meters', ['3 miles', '7', 'flat', 'done']],
  ['4x400 run then 3 miles easy, 2.50, done', 'running, interval, 4 × 400 meters', ['3 miles', '2.50', 'done']],
  // A set of any kind that is longer than the whole.
  ['run 30 min with 8x5 min', 'running, interval, 30 minutes, 8 × 5 minutes', [], ['30 min']],
  ['run 5k, 8x1k', 'running, interval, 5 kilometers, 8 × 1 kilometer', [], ['5k']],
  ['run 2 hours, make that 3', 'running, 3 hours'],
  ['8x25, 20x25', 'swimming, interval, main set 8x25mtr interval · 20x25mtr interval'],
  [
    'swim 6x100 alternating free and back, 15s rest',
    'swimming, interval, main set 3x · 100mtr freestyle · 15sec rest · 100mtr backstroke · 15sec rest',
  ],
  ['every easy run at threshold 40 min', 'running, threshold, 40 minutes', [], ['every', 'threshold']],
])('"%s" asks for %s', (sentence, asked, unread = [], checks = []) => {
  expectAnswer(sentence, { asked, unread, checks })
})

test.each([
  ['9.5 km run at 5:03/km in exactly 30 minutes', '9.5 km at 5:03 take 48 minutes: say which one counts.'],
  ['run 5k: 3x1.2 miles', 'The set alone is 5,794 meters long, and the whole was read as 5 kilometers: check both.'],
  ['run 20 min: 3x10 min', 'The set alone is 30 minutes long, and the whole was read as 20 minutes: check both.'],
])('what is to be checked of "%s" is told in figures', (sentence, message) => {
  expect(understand(sentence, { sport: 'running' }).checks.map((check) => check.sentence)).toEqual([message])
})

test('sports that have sessions are listed beside one that has none', () => {
  const [unread] = understand('walk 10', { sport: 'running' }).unread
  expect(unread?.sentence).toBe('There are sessions for running, cycling and swimming.')
})
