import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// A set that was understood only in part is left out and named; sport, length and type remain.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // A choice, and words for some of the repetitions.
  ['run 6x1k first half at MP', 'running, interval', '6x1k', 'first half at MP'],
  ['bike 5x5 @ 280 except the last @ 300', 'cycling, interval', '5x5 @ 280', 'except the last', '300'],
  // A second target, a second effort.
  ['run 3x10 min at 160bpm then 170bpm', 'running, threshold', '3x10 min at 160bpm', '170bpm'],
  ['run 3x10 min tempo or thresh w/ 2 min', 'running, tempo', '3x10 min', 'thresh', '2 min'],
  ['swim 8x50 easy fast r15', 'swimming, endurance', '8x50', 'fast', 'r15'],
  ['run 7x400 alternating 5kp and 10kp', 'running, interval', '7x400 alternating 5kp and 10kp'],
  // A letter without a meaning, a missing rest.
  ['run 5x3 min q', 'running, interval', '5x3 min', 'q'],
  ['run 5x3 min without rest', 'running, interval', '5x3 min', 'without rest'],
  // What surrounds the set stays.
  [
    '10 wu, 3x8 min @ 60 or 70, 10 cd ride',
    'cycling, threshold, warm-up 10 minutes, cool-down 10 minutes',
    '3x8 min',
    '60 or',
    '70',
  ],
  [
    'ride 10 min easy, 3x8 min @ 60 or 70 w/ 2 min rest, 5 min easy',
    'cycling, threshold, warm-up 10 minutes, cool-down 5 minutes',
    '3x8 min',
    '60 or',
    '70',
    '2 min rest',
  ],
  [
    'swim 8x50 kick 15s rest, 10x100 on 0:30',
    'swimming, interval, main set 8x50mtr kick interval 15sec rest',
    '10x100',
    'on 0:30',
  ],
])('"%s" asks for %s and leaves out the set', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.unread.some((one) => one.sentence.endsWith('could not be read, so this set is left out.'))).toBe(
    true,
  )
})

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // Remarks in words alone.
  ['run 6x800 smooth, 2 min jog', 'running, interval, 6 × 800 meters, 2 minutes rest', 'smooth'],
  ['run 6x800 with my dog', 'running, interval, 6 × 800 meters'],
  ['run 6x800 no music', 'running, interval, 6 × 800 meters', 'no music'],
  // Figures that say nothing of the set.
  ['run 6x800 at 6 am', 'running, interval, 6 × 800 meters', '6 am'],
  ['run 6x800, 80 tss', 'running, interval, 6 × 800 meters', '80 tss'],
  ['swim 8x50 breathe every 3', 'swimming, interval, 8 × 50 meters', 'breathe every 3'],
  ['swim 4x100 descend 1-4', 'swimming, interval, main set 4x · "descend 1-4" 100mtr interval'],
  // Figures of another part.
  ['run 60 min 7, 6x800', 'running, interval, 1 hour, 6 × 800 meters', '7'],
  ['run 6x800 or so', 'running, interval, 6 × 800 meters'],
  ['alternate 3 min hard 2 min easy x 6 run', 'running, interval, 6 × 3 minutes, 2 minutes rest'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
})

test('the type of a set that is left out stays as a guess', () => {
  const { asked, inferred } = understand('bike 2x20 @ 60 or 70', { sport: 'running' })
  expect(asked.workoutType).toBe('threshold')
  expect(inferred).toContainEqual({
    field: 'workoutType',
    reading: 'Threshold',
    because: 'Guessed from what was left out.',
  })
})
