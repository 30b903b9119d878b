import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// A race as a part of a session, a cadence of all of it, one length without a stop, and sprints of a few seconds.

test.each<[sentence: string, asked: string, ...named: string[]]>([
  ['spin 30 min at 95 rpm, light', 'cycling, endurance, 30 minutes, whole 30m Z2 @ 95rpm'],
  ['spin 45 min at 95 rpm', 'cycling, endurance, 45 minutes, whole 45m Z2 @ 95rpm'],
  ['run 40 min at 180 spm', 'running, endurance, 40 minutes, whole 40m Z2 @ 180spm'],
  ['bike at 90 rpm', 'cycling', '90 rpm'],
  ['1hr turbo wu 70-90rpm', 'cycling, 1 hour', '70-90rpm'],
  ['run 5 miles without stopping', 'running, 5 miles'],
  ['2 km swim, no stopping', 'swimming, 2,000 meters, whole 2km'],
  ['swim 3000 m non-stop', 'swimming, 3,000 meters, whole 3000mtr'],
  ['swim 2000 m without rest', 'swimming, 2,000 meters, whole 2000mtr'],
  ['run 5x3 min without rest', 'running, interval', '5x3 min', 'without rest'],
  [
    'parkrun: 10 min warm-up, 5 km race, 10 min cool-down',
    'running, interval, 43 minutes 40 seconds, by pace, at 5k pace, whole Warm up 10m · 5km 5k pace 104.7-106.8% · Cool down 10m',
  ],
  [
    'parkrun: 2k jog, parkrun, 1k jog',
    'running, interval, 8 kilometers, by pace, at 5k pace, whole 2km Z1 · 5km 5k pace 104.7-106.8% · 1km Z1',
  ],
  [
    '5k parkrun at race effort with 15 min wu',
    'running, interval, 38 minutes 40 seconds, by pace, at 5k pace, whole Warm up 15m · 5km 5k pace 104.7-106.8%',
  ],
  ['easy parkrun with 1 mile wu', 'endurance, 5 kilometers, warm-up 1 mile'],
  [
    'parkrun',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  ["i've a 5k parkrun on saturday, 25 min easy run", 'running, endurance, 25 minutes', '5k parkrun', 'saturday'],
  [
    'run 1 mile race effort, 10 min jog either side',
    'running, interval, 26 minutes 55 seconds, by pace, at 1500m pace, whole Warm up 10m · 1mi 1500m pace 115.1-117.4% · Cool down 10m',
  ],
  [
    '2k wu, 3k race effort, 2k cd run',
    'running, interval, 7 kilometers, by pace, at 3k pace, whole Warm up 2km · 3km 3k pace 108-110.1% · Cool down 2km',
  ],
  ['run 6x800 at 5 km race effort', 'running, interval, 6 × 800 meters, by pace, at 5k pace'],
  ['bike 10 x 6 s max, 54 s easy', 'cycling, interval, main set 10x · 6sec Z7 interval · 54sec recovery'],
  ['bike 10x6s, 54 s easy', 'cycling, v02 max, 10 × 6 seconds, 54 seconds rest'],
  [
    'bike 15 wu, 10 x 6 s max 54 s easy, 10 cd',
    'cycling, interval, 35 minutes, whole Warm up 15m · 10x · 6sec Z7 interval · 54sec recovery · Cool down 10m',
  ],
])('“%s” is read as “%s”', (sentence, asked, ...named) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, [...understood.unread, ...understood.checks])).toEqual(named)
})
