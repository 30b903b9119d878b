import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What another day had and what is not wanted changes nothing of the session; lengths in a row are all of it.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    "about an hour, something spicy, legs are toast from sunday's 30k tho",
    'interval, 1 hour',
    "legs are toast from sunday's 30k tho",
  ],
  ["same as last week (5x1k) but 6 this time, 2' jog", 'interval, 6 × 1 kilometer, 2 minutes rest'],
  [
    "6x1000 @4:00-4:05 rec 1'30\" not 2'",
    'interval, main set 6x · 1000mtr 4:00-4:05/km interval · 1m30s recovery',
    "not 2'",
  ],
  ['8x400 with 60s rest, not 90', 'interval, 8 × 400 meters, 1 minute rest', 'not 90'],
  ["after yesterday's 20k just 40 min easy", 'endurance, 40 minutes', "yesterday's 20k"],
  [
    'legs heavy from the 15k on monday, 45 min recovery run',
    'running, endurance, 45 minutes',
    'legs heavy from the 15k on monday',
  ],
  ['coming off a 100k ride, 45 min easy spin', 'cycling, endurance, 45 minutes', 'coming off a 100k ride'],
  [
    'like last week but 5x2k instead of 4x2k, 3 min jog',
    'interval, 5 × 2 kilometers, 3 minutes rest',
    'like last week',
    'instead of 4x2k',
  ],
  ['30 min run tomorrow i have a 10k race', 'running, 30 minutes', 'tomorrow', '10k race'],
  ['3x10 min threshold 2 min rest, not 4x10', 'threshold, 3 × 10 minutes, 2 minutes rest', 'not 4x10'],
  ['5x3min, 3 min rest not 2', 'interval, 5 × 3 minutes, 3 minutes rest', 'not 2'],
  ['run 8k, not the usual 10k, steady', 'running, endurance, 8 kilometers', 'not the usual 10k'],
  ['40 min easy instead of the planned 12x400', 'endurance, 40 minutes', 'instead of the planned 12x400'],
  [
    "my legs still hurt from wednesday's 8x800; 5k jog",
    'running, 5 kilometers',
    "my legs still hurt from wednesday's 8x800",
  ],
  [
    'last time was 6x3min @ 110, too easy, bump it to 115% ftp, same rest 3min',
    'cycling',
    'last time was 6x3min @ 110',
    'too easy',
    'bump',
    '115% ftp',
    'rest 3min',
  ],
  [
    "tuesday's 6x800 was too hard, 5x800 today, 2 min jog",
    'interval, 5 × 800 meters, 2 minutes rest',
    "tuesday's 6x800",
    'too hard',
  ],
  ['monday: 5x1k, 2 min jog run', 'running, interval, 5 × 1 kilometer, 2 minutes rest', 'monday'],
  [
    'body is wrecked after a 50k hike on saturday, easy 30 min swim',
    'swimming, endurance, 1,400 meters, whole 30m Z1',
    'wrecked',
    '50k hike',
    'saturday',
  ],
  [
    'still tired from the 3x20 on wednesday, 1h easy on the bike',
    'cycling, endurance, 1 hour',
    'still tired from the 3x20 on wednesday',
  ],
  [
    "i've a 5k parkrun on saturday, 25 min easy run with 4 strides",
    'running, endurance, 25 minutes, 4 strides',
    '5k parkrun',
    'saturday',
  ],
  [
    '10k at 5k race pace minus nothing, run',
    'running, interval, 10 kilometers, by pace, at 5k pace, whole 10km 5k pace 104.7-106.8%',
    'minus nothing',
  ],
  ['half hour easy, quarter hour hard, 5 to finish', 'endurance, 50 minutes, whole 30m Z1 · 15m Z4 · 5m Z1'],
  ['10 min to start, 20 min tempo, 10 to finish run', 'running, tempo, 40 minutes, whole 10m Z1 · 20m Z3 · 10m Z1'],
  [
    'a quarter of an hour easy, half an hour steady, 5 min easy',
    'endurance, 50 minutes, whole 15m Z1 · 30m Z2 · 5m Z1',
  ],
  ['run 40 easy and 10 hard', 'running, endurance, 50 minutes, whole 40m Z1 · 10m Z4'],
  ['ride 1h z2, 20 min tempo', 'cycling, tempo, 1 hour 20 minutes, whole 1h Z2 · 20m Z3'],
  ['three quarters of an hour easy, ten minutes hard, five easy', 'endurance, 1 hour, whole 45m Z1 · 10m Z4 · 5m Z1'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
