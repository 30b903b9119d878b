import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Races as all of a session, the rest of a long run, sets that leave every so often, kilometres that get faster in seconds.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'long run 28k, first 20 easy rest at marathon pace',
    'running, tempo, 28 kilometers, by pace, at marathon pace, whole 20km Z1 · 8km marathon pace 92.7-94.6%',
  ],
  ['2h run, first 90 easy, rest tempo', 'running, tempo, 2 hours, whole 1h30m Z1 · 30m Z3'],
  [
    'half marathon race',
    'running, interval, 2 hours 1 minute 15 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 21.1km effort 10/10 · Cool down 10m',
  ],
  [
    'half marathon race sunday, 15 min warm up',
    'running, interval, 1 hour 45 minutes 55 seconds, whole Warm up 15m · 21.1km effort 10/10',
    'sunday',
  ],
  [
    'parkrun Saturday, 5 km hard with 10 min warmup',
    'running, interval, 31 minutes 35 seconds, whole Warm up 10m · 5km effort 10/10',
    'Saturday',
  ],
  [
    'parkrun, 5k flat out',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  ['parkrun 5k easy', 'running, endurance, 5 kilometers'],
  ['1 km repeats in 30 seconds x6', 'interval, 6 × 1 kilometer', 'in 30 seconds'],
  ['1k reps in 3:50 x6', 'interval, main set 6x · 1km 3:50/km interval'],
  ['1k repeats x5, 2 min rest', 'interval, 5 × 1 kilometer, 2 minutes rest'],
  [
    'yasso 800s, 8 of them, 3:50 on 3:50 off',
    'running, interval, main set 8x · 800mtr 4:48/km interval · 3m50s recovery',
  ],
  ['4x1000 off 4:30 in 3:40', 'interval, main set 4x · 1000mtr 3:40/km interval · 50sec recovery'],
  ['4x1000 in 3:40 off 4:30', 'interval, main set 4x · 1000mtr 3:40/km interval · 50sec recovery'],
  ['10x400 in 80 off 2:30', 'interval, main set 10x · 400mtr 3:20/km interval · 2m30s recovery'],
  ['40 min run all easy, all at max effort', 'running, interval, 40 minutes'],
  ['40 min run all easy', 'running, endurance, 40 minutes'],
  [
    'run 5km every km 10 sec faster starting 6:00',
    'running, 5 kilometers, whole 1km 6:00/km · 1km 5:50/km · 1km 5:40/km · 1km 5:30/km · 1km 5:20/km',
  ],
  [
    '6 mile run starting at 9:00, each mile 15 sec faster',
    'running, 6 miles, whole 1mi 9:00/mi · 1mi 8:45/mi · 1mi 8:30/mi · 1mi 8:15/mi · 1mi 8:00/mi · 1mi 7:45/mi',
  ],
  ['-20 min easy run', 'running', '-20 min'],
  ['40 min easy, -5k', 'endurance, 40 minutes', '-5k'],
  [
    '2k wu 5x800 @ 3:20 400 jog 2k cd',
    'interval, 10 kilometers, whole Warm up 2km · 5x · 800mtr 3:20/km interval · 400mtr recovery · Cool down 2km',
  ],
  ['run 5x800 @ 3:40', 'running, interval, main set 5x · 800mtr 3:40/km interval'],
  ['run 5x400 @ 3:20', 'running, interval, main set 5x · 400mtr 3:20/km interval'],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test('a figure behind “@” is the time of 800 m for those who cannot run that pace', () => {
  const ofBout = (running: number, sentence = 'run 5x800 @ 3:40') =>
    readAs(understand(sentence, { sport: 'running', references: { running } }))
  expect(ofBout(280)).toContain('800mtr 4:35/km')
  expect(ofBout(200)).toContain('800mtr 3:40/km')
  expect(ofBout(280, 'run 5x400 @ 3:20')).toContain('400mtr 3:20/km')
})

test('of a length below zero nothing is built, though it is said how hard it is', () => {
  const { unusable } = understand('-20 min easy run', { sport: 'running' })
  expect(unusable).toMatchObject({ from: 0, to: 7 })
})
