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
  ['40 min run all easy, all at max effort', 'running', '40 min'],
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
  [
    "prog run 8M: first 4 easy then drop 10 secs a mile till you're at about HMP",
    'running, threshold, 8 miles, by pace, at half marathon pace, whole 4mi Z1 · 1mi 90.6-92.4% · 1mi 92.3-94.2% · 1mi 94.1-96% · 1mi half marathon pace 96-98%',
  ],
  [
    '10k: first 5k easy, then drop 5s per km down to 10k pace',
    'running, threshold, 10 kilometers, by pace, at 10k pace, whole 5km Z1 · 1km 94.5-96.4% · 1km 96-98% · 1km 97.6-99.6% · 1km 99.2-101.2% · 1km 10k pace 100.9-103%',
  ],
  [
    '10 mi w/ miles 4, 6 and 8 at HM pace, everything else easy',
    'running, threshold, 10 miles, by pace, at half marathon pace, whole 3mi Z1 · 1mi half marathon pace 96-98% · 1mi Z1 · 1mi half marathon pace 96-98% · 1mi Z1 · 1mi half marathon pace 96-98% · 2mi Z1',
  ],
  [
    '9 mile run w miles 3 & 6 at tempo, rest of it easy',
    'running, tempo, 9 miles, whole 2mi Z1 · 1mi Z3 · 2mi Z1 · 1mi Z3 · 3mi Z1',
  ],
  [
    'parkrun as a session - 2 miles before, then km 1 @ 5:00, 2 to 4 @ 4:40, last km eyeballs out, mile home',
    'running, interval, warm-up 2 miles, main set 1km 5:00/km · 3km 4:40/km · 1km, cool-down 1 mile',
    'parkrun',
  ],
  [
    'run 6 miles: miles 1-2 easy, 3-5 at MP, last mile hard',
    'running, tempo, 6 miles, by pace, at marathon pace, whole 2mi Z1 · 3mi marathon pace 92.7-94.6% · 1mi Z4',
  ],
  ['LT 9 w/ 5 @ 15k-HMP', 'running, threshold, 9 kilometers, main set 5km 96.3-99.6%'],
  ['5 miles at 15k to half marathon pace', 'running, threshold, 5 miles, whole 5mi 96.3-99.6%'],
  ['run 3x2k at 8k pace 90s jog', 'running, interval, main set 3x · 2km 102-105.8% interval · 1m30s recovery'],
  [
    'Hansons strength: 2x3mi @ MP minus 10, 1mi jog. my MP is 7:38',
    'running, threshold, main set 2x · 3mi 7:28/mi interval · 1mi recovery',
    'Hansons',
    'strength',
  ],
  ['run 4x1k @ 10k pace +5s. 10k pace = 4:00', 'running, interval, main set 4x · 1km 4:05/km interval'],
  ['Yassos, 8 of, target 3:30 marathon', 'running, interval, main set 8x · 800mtr 4:23/km interval · 3m30s recovery'],
  ['yasso 800s, 6 of, marathon goal 4:10', 'running, interval, main set 6x · 800mtr 5:13/km interval · 4m10s recovery'],
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
