import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// What somebody says who tries it for the first time: the only stroke one can swim, a first run, lengths written out, pictures.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  [
    '25 min swim, I can only do breaststroke and I hate drills',
    'swimming, 1,100 meters, whole 25m breaststroke',
    '',
    'hate drills',
  ],
  ['swim 40 minutes, breaststroke is all I can swim', 'swimming, 1,700 meters, whole 40m breaststroke', ''],
  ["swim 1 km, can't do anything but breaststroke", 'swimming, 1,000 meters, whole 1km breaststroke', ''],
  ['swim 1500 no drills', 'swimming, 1,500 meters', 'no drills', 'no drills'],
  ["swim 2000, don't like kicking", 'swimming, 2,000 meters', "don't like kicking", "don't like kicking"],
  ['swim 10x100 without fins on 2:00', 'swimming, interval, main set 10x100mtr on 2:00 interval', '', 'without fins'],
  [
    "I'm a total beginner, never run before, have 30 minutes",
    'running, endurance, 30 minutes, whole 15x · 1m Z1 interval · Walk 1m recovery',
    '',
  ],
  [
    '30 min run, I have never run before',
    'running, endurance, 30 minutes, whole 15x · 1m Z1 interval · Walk 1m recovery',
    '',
  ],
  [
    "haven't run in years, 25 min please",
    'running, endurance, 25 minutes, whole 5x · 3m Z1 interval · Walk 2m recovery',
    '',
  ],
  ['never run so fast, 40 min run', 'running, 40 minutes', '', 'never run', 'fast'],
  ['never run before, my knee hurts, 30 min', '30 minutes', '', 'never run before', 'knee hurts'],
  [
    'im new to swimming can barely do 50m, 30 min session',
    'swimming, endurance, 600 meters, whole 24x25mtr Z1 interval 30sec rest',
    '',
  ],
  [
    'beginner swimmer, can only swim 25m, 40 minutes',
    'swimming, endurance, 800 meters, whole 32x25mtr Z1 interval 30sec rest',
    '',
  ],
  ['never swum before, 30 min swim', 'swimming, endurance, 900 meters, whole 18x50mtr Z1 interval 30sec rest', ''],
  ['never ridden before, 40 min ride', 'cycling, endurance, 40 minutes', ''],
  [
    'run 1k 1k 1k 1k all at 4:10 90s standing',
    'running, interval, main set 4x · 1km 4:10/km interval · Stand 1m30s rest',
    '',
  ],
  ['5 min 5 min 5 min at threshold with 2 min jog run', 'running, threshold, 3 × 5 minutes, 2 minutes rest', ''],
  [
    '800m, 800m, 800m, 800m at 5k pace, 90s rest',
    'running, interval, 4 × 800 meters, 90 seconds rest, by pace, at 5k pace',
    '',
  ],
  [
    'run easy 8 miles w/ 4 strides, hr below 145',
    'running, endurance, 1 hour 22 minutes 30 seconds, by heartrate, whole 8mi 0-145bpm · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
    '',
  ],
  [
    '60 min easy + 5 strides, keep hr under 150',
    'running, endurance, 1 hour 6 minutes 40 seconds, by heartrate, whole 1h 0-150bpm · 5x · Stride 20sec open effort 8/10 interval · 1m recovery',
    '',
  ],
  [
    '60 min run last 5k at marathon pace, first 2k very easy',
    'running, tempo, 1 hour, by pace, at marathon pace, whole 2km Z1 · 20m Z1 · 5km marathon pace 92.7-94.6%',
    '',
  ],
  [
    '90 min ride first 20 min easy last 15 min at threshold',
    'cycling, threshold, 1 hour 30 minutes, whole 20m Z1 · 55m Z1 · 15m Z5',
    '',
  ],
  [
    '16k run, first 3k very easy, last 20 min at threshold',
    'running, threshold, 16 kilometers, whole 3km Z1 · 9km Z1 · 20m Z4',
    '',
  ],
  ['40 min run 💪 felt 🤢 yesterday', 'running, 40 minutes', '', 'felt', 'yesterday'],
  ['easy 30 min run 😴 did legs 🏋️ yesterday', 'running, endurance, 30 minutes', '', 'did legs', 'yesterday'],
  ['🏃 10k yesterday', '', '', '🏃 10k yesterday'],
  ['my knee hurts but I want to do 10x400 all out', '', '', 'knee hurts', '10x400 all out'],
  ['sore achilles, 5x1k at threshold', '', '', 'sore achilles', '5x1k', 'threshold'],
  ['sore achilles, 30 min easy', 'endurance, 30 minutes', '', 'sore achilles'],
  ['swim 1000 yards in a 25y, easy', 'swimming, endurance, 1,000 yards, pool 25', ''],
  ['swim 2000m in a 50m', 'swimming, 2,000 meters, pool 50', ''],
  ['50 min ride no coffee stop', 'cycling, 50 minutes', '', 'no coffee', 'stop'],
  ['hills 45 minutes', 'interval, 45 minutes', ''],
])('%j asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('; ')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})

test('an injury beside work is what is told, and nothing is built', () => {
  for (const sentence of ['my knee hurts but I want to do 10x400 all out', 'sore achilles, 5x1k at threshold'])
    expect(understand(sentence, { sport: 'running' }).unusable?.sentence).toBe('Nothing is built of this.')
  expect(understand('sore achilles, 30 min easy', { sport: 'running' }).unusable).toBeUndefined()
})

test('what was never done is not told as done', () => {
  const [never] = understand('never run so fast, 40 min run', { sport: 'running' }).unread
  expect(never?.sentence).toBe('What you are yourself belongs in your profile.')
})

test('a stop on the way and hills that name the session are told', () => {
  const told = (sentence: string) =>
    understand(sentence, { sport: 'cycling' }).inferred.map((one) => one.because.slice(0, 25))
  for (const sentence of ['2 hour ride coffee stop halfway', '60k ride, stop for cake at 30k', 'run 20k, toilet stop'])
    expect(told(sentence)).toContain('The stop is no step of th')
  for (const sentence of ['run hills 45 minutes', 'run 6 miles with hills'])
    expect(told(sentence)).toContain('Hills are hard efforts on')
})
