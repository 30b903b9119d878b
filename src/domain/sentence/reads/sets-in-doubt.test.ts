import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { ALTERNATIVE } from '../tokens/words/unsupported-words.ts'
import { understand } from '../understand.ts'

// A set of which another count, order or rest was said than could be read is left out and named; sport, length and type remain.
// A set that is clear stays beside words that were not read, and is to be checked.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // A choice, and words for some of the repetitions.
  ['run 6x1k first half at MP', 'running, interval', '6x1k', 'first half at MP'],
  ['bike 5x5 @ 280 except the last @ 300', 'cycling, interval', '5x5 @ 280', 'except the last', '300'],
  ['run 7x400 alternating 5kp and 10kp', 'running, interval', '7x400 alternating 5kp and 10kp'],
  // What is corrected, a missing rest, how many of them.
  ['bike 3x10 min at 250w, sorry 260w, 1 hour', 'cycling, threshold, 1 hour', '3x10 min at 250w, sorry 260w'],
  ['run 5x3 min without rest', 'running, interval', '5x3 min', 'without rest'],
  // What surrounds the set stays.
  [
    'swim 8x50 kick 15s rest, 4x600 without rest',
    'swimming, interval, main set 8x50mtr kick interval 15sec rest',
    '4x600',
    'without rest',
  ],
])('"%s" asks for %s and leaves out the set', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.unread.some((one) => one.sentence.endsWith('could not be read, so this set is left out.'))).toBe(
    true,
  )
})

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  // A second target, a second effort, a choice of them
  [
    'run 3x10 min at 160bpm then 170bpm',
    'running, threshold, main set 3x · 10m 160bpm interval, by heartrate',
    '3x10 min',
    '170bpm',
  ],
  ['swim 8x50 easy fast r15', 'swimming, endurance, 8 × 50 meters, 15 seconds rest', '8x50', 'fast'],
  [
    'ride 10 min easy, 3x8 min @ 60 or 70 w/ 2 min rest, 5 min easy',
    'cycling, threshold, warm-up 10 minutes, 3 × 8 minutes, 2 minutes rest, cool-down 5 minutes',
    '3x8 min',
    '60',
    '70',
  ],
  ['swim 10x100 on 1:45 or 1:50', 'swimming, interval, main set 10x100mtr on 1:45 interval', '10x100', '1:50'],
  // How long it is kept up, a letter, a figure of something else
  [
    'run 8-10 x 400, 60s till form goes',
    'running, interval, 8 × 400 meters, 1 minute rest',
    '8-10 x 400',
    'till form goes',
  ],
  ['run 5x3 min q', 'running, interval, 5 × 3 minutes', '5x3 min', 'q'],
  ['run 5x2k, lactate 3.5', 'running, interval, 5 × 2 kilometers', '5x2k', 'lactate 3.5'],
  // Many words that are not known
  [
    'swim 4x200 smooth wobbly blorping, 20s',
    'swimming, interval, 4 × 200 meters, 20 seconds rest',
    '4x200',
    'smooth wobbly blorping',
  ],
])('"%s" asks for %s, which is to be checked at %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.checks.map(({ from, to }) => sentence.slice(from, to))).toEqual([checked])
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
})

test('of two parts that are offered the first is built', () => {
  const { asked, unread } = understand('run 3x8 min or 20 min tempo', { sport: 'running' })
  expect(asked).toMatchObject({ set: { times: 3, value: 8 } })
  expect(asked.mainSet).toBeUndefined()
  expect(unread).toMatchObject([{ sentence: ALTERNATIVE }])
})

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // Remarks in words alone.
  ['run 6x800 smooth, 2 min jog', 'running, interval, 6 × 800 meters, 2 minutes rest', 'smooth'],
  ['run 6x800 with my dog', 'running, interval, 6 × 800 meters'],
  ['run 6x800 no music', 'running, interval, 6 × 800 meters'],
  // Figures that say nothing of the set.
  ['run 6x800 at 6 am', 'running, interval, 6 × 800 meters', '6 am'],
  ['run 6x800, 80 tss', 'running, interval, 6 × 800 meters', '80 tss'],
  ['swim 8x50 breathe every 3', 'swimming, interval, 8 × 50 meters (breathe every 3)'],
  ['swim 4x100 descend 1-4', 'swimming, interval, main set 4x · "descend 1-4" 100mtr interval'],
  // Two efforts that each repetition builds between are a note of it, and neither is that of all of it.
  [
    'run 3x10 min build z3 to threshold 2 min jog',
    'running, threshold, main set 3x · "build z3 to threshold" 10m interval · 2m recovery',
  ],
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
  const { asked, inferred } = understand('bike 2x20 without rest', { sport: 'running' })
  expect(asked.workoutType).toBe('threshold')
  expect(inferred).toContainEqual({
    field: 'workoutType',
    reading: 'Threshold',
    because: 'Guessed from what was left out.',
  })
})
