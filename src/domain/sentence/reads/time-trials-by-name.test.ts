import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Tests and time trials whose length stands behind their name, or in it, and what is no trial.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Time trial 5 km run, warm up 2 km, cool down 2 km',
    'running, interval, 9 kilometers, whole Warm up 2km · 5km effort 10/10 · Cool down 2km',
  ],
  [
    'time trial: 1 mile',
    'running, interval, 37 minutes 15 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 1mi effort 10/10 · Cool down 10m',
  ],
  [
    'TT 3k on the track, 15 min warm up',
    'running, interval, 27 minutes 55 seconds, whole Warm up 15m · 3km effort 10/10',
  ],
  [
    '2.4 km test',
    'running, interval, 40 minutes 40 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 2.4km effort 10/10 · Cool down 10m',
  ],
  [
    '1.5 mile run test',
    'running, interval, 40 minutes 45 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 1.5mi effort 10/10 · Cool down 10m',
  ],
  ["20' test on the bike", 'cycling, interval, 45 minutes, whole Warm up 15m · 20m effort 10/10 · Cool down 10m'],
  [
    'bike time trial 40 km',
    'cycling, interval, 1 hour 26 minutes 20 seconds, whole Warm up 15m · 40km effort 10/10 · Cool down 10m',
  ],
  ['20 min power test', 'cycling, interval, 45 minutes, whole Warm up 15m · 20m effort 10/10 · Cool down 10m'],
  ['3 min all out test bike', 'cycling, interval, 28 minutes, whole Warm up 15m · 3m effort 10/10 · Cool down 10m'],
  [
    'parkrun as a time trial',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  [
    'parkrun tt',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  [
    'treat parkrun as a time trial, 2k warm up first',
    'running, interval, 7 kilometers, whole Warm up 2km · 5km effort 10/10',
    'treat',
  ],
  [
    'Saturday parkrun',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
    'Saturday',
  ],
  [
    'parkrun Saturday, 15 min warm up first',
    'running, interval, 36 minutes 35 seconds, whole Warm up 15m · 5km effort 10/10',
    'Saturday',
  ],
  [
    'run 10 mile race sunday, 2 mile warm up',
    'running, interval, 12 miles, whole Warm up 2mi · 10mi effort 10/10',
    'sunday',
  ],
  [
    'swim 1500 as fast as possible',
    'swimming, interval, 2,300 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 1500mtr effort 10/10 · Cool down 200mtr',
  ],
  [
    'Parkrun effort: 5k all out',
    'running, interval, 51 minutes 55 seconds, by pace, at 5k pace, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  ['parkrun, 2k warm up then 5k hard', 'running, threshold, 7 kilometers, whole Warm up 2km · 5km Z4'],
  ['5k tt on track, 3k up 2k down', 'running, interval, 10 kilometers, whole Warm up 3km · 5km Z5 · Cool down 2km'],
  [
    '20 min tt on the turbo, 15 up 10 down',
    'cycling, interval, 45 minutes, whole Warm up 15m · 20m open effort 10/10 · Cool down 10m',
  ],
  [
    '5k race sat w 2mi wu + strides and 2mi cd',
    'running, interval, 11.44 kilometers, by pace, at 5k pace, whole Warm up 2mi · 5km 5k pace 104.7-106.8% · Cool down 2mi',
    'sat',
    'strides',
  ],
  [
    'swim time trial 1000',
    'swimming, interval, 1,800 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 1000mtr effort 10/10 · Cool down 200mtr',
  ],
  [
    'mile tt',
    'running, interval, 37 minutes 15 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 1mi effort 10/10 · Cool down 10m',
  ],
  [
    'run a mile time trial then 4x400 in 80s',
    'running, interval, main set 1mi open effort 10/10 · 4x · 400mtr 3:20/km interval',
  ],
  [
    'ftp test 20min w 5min blowout first',
    'cycling, interval, 1 hour, whole Warm up 15m · 5m effort 10/10 · 10m Z1 · 20m effort 10/10 · Cool down 10m',
  ],
  ['run ftp test 30 min', 'running, interval, 55 minutes, whole Warm up 15m · 30m effort 10/10 · Cool down 10m'],
  [
    'bike 1 hour with a 20 min test in it',
    'cycling, interval, 1 hour, whole Warm up 25m · 20m effort 10/10 · Cool down 15m',
  ],
  ['60 min ride incl 20 min tt', 'cycling, interval, 1 hour, whole Warm up 25m · 20m effort 10/10 · Cool down 15m'],
  ['run 10k tt with 15 min warm up', 'running, interval, 58 minutes 5 seconds, whole Warm up 15m · 10km effort 10/10'],
  [
    '5 min warm up, 20 min time trial flat out, 10 min cool down on the bike',
    'cycling, interval, 35 minutes, whole Warm up 5m · 20m effort 10/10 · Cool down 10m',
  ],
  ['30 min swim test', 'swimming', '30 min', 'test'],
  ['3x10 min on the TT bike at 250w', 'cycling, threshold, main set 3x · 10m 250w interval // on the TT bike'],
  ['no parkrun, 5k easy', 'endurance, 5 kilometers', 'no parkrun'],
  ['race', '', 'race'],
  [
    'run 1500 tt',
    'running, interval, 36 minutes 50 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 1500mtr effort 10/10 · Cool down 10m',
  ],
  [
    '20min cp test on turbo w 20 wu and 10 cd',
    'cycling, interval, 50 minutes, whole Warm up 20m · 20m effort 10/10 · Cool down 10m',
  ],
  ['5x1k tt pace', 'interval, 5 × 1 kilometer', 'tt'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(wordsOf(sentence, read.unread)).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
