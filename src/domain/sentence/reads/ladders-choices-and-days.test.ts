import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Ladders with a unit at each rung; of two sets, several days or several sports one is built and the other named.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '400 m, 800 m, 1200 m, 800 m, 400 m at 5k effort with equal time recoveries',
    'running, interval, main set 400mtr 5k pace 104.7-106.8% interval · 250mtr recovery · 800mtr 5k pace 104.7-106.8% interval · 500mtr recovery · 1200mtr 5k pace 104.7-106.8% interval · 700mtr recovery · 800mtr 5k pace 104.7-106.8% interval · 500mtr recovery · 400mtr 5k pace 104.7-106.8% interval, by pace, at 5k pace',
  ],
  [
    '200m, 400m, 600m, 400m, 200m @ mile pace w/ 200 jog',
    'running, interval, main set 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · 400mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · 600mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · 400mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · 200mtr 1500m pace 115.1-117.4% interval, by pace, at 1500m pace',
  ],
  [
    '1 min, 2 min, 3 min, 2 min, 1 min hard with equal recovery, run',
    'running, interval, main set 1m interval · 1m recovery · 2m interval · 2m recovery · 3m interval · 3m recovery · 2m interval · 2m recovery · 1m interval',
  ],
  [
    'run 1 km, 2 km, 3 km, 2 km, 1 km at threshold, 2 min jog',
    'running, threshold, main set 1km interval · 2m recovery · 2km interval · 2m recovery · 3km interval · 2m recovery · 2km interval · 2m recovery · 1km interval',
  ],
  [
    '5 min, 4 min, 3 min, 2 min, 1 min at z5, 2 min easy between, bike',
    'cycling, threshold, main set 5m Z5 interval · 2m recovery · 4m Z5 interval · 2m recovery · 3m Z5 interval · 2m recovery · 2m Z5 interval · 2m recovery · 1m Z5 interval',
  ],
  [
    'run 1200, 1000, 800, 600 with 2 min jog',
    'running, interval, main set 1200mtr interval · 2m recovery · 1000mtr interval · 2m recovery · 800mtr interval · 2m recovery · 600mtr interval',
  ],
  [
    '2 miles, 1 mile, half mile at 10k pace, 3 min jog',
    'running, threshold, main set 2mi 10k pace 100.9-103% interval · 3m recovery · 1mi 10k pace 100.9-103% interval · 3m recovery · 0.5mi 10k pace 100.9-103% interval, by pace, at 10k pace',
  ],
  [
    'swim 400m, 300m, 200m, 100m easy with 20s rest',
    'swimming, ladder sets, main set 400mtr Z1 interval · 20sec rest · 300mtr Z1 interval · 20sec rest · 200mtr Z1 interval · 20sec rest · 100mtr Z1 interval',
  ],
  [
    '600m, 500m, 400m, 300m, 200m, 100m, equal jog',
    'interval, main set 600mtr interval · 600mtr recovery · 500mtr interval · 500mtr recovery · 400mtr interval · 400mtr recovery · 300mtr interval · 300mtr recovery · 200mtr interval · 200mtr recovery · 100mtr interval',
  ],
  [
    'run 3 min, 2 min, 1 min, 1 min, 2 min, 3 min with half time recoveries',
    'running, interval, main set 3m interval · 1m30s recovery · 2m interval · 1m recovery · 1m interval · 30sec recovery · 1m interval · 30sec recovery · 2m interval · 1m recovery · 3m interval',
  ],
  ['6x800 with equal time recovery', 'interval, main set 6x · 800mtr interval · 500mtr recovery'],
  [
    '5x1k at 10k pace with recoveries of equal time',
    'running, threshold, main set 5x · 1km 10k pace 100.9-103% interval · 0.6km recovery, by pace, at 10k pace',
  ],
  [
    'either 8x400 or 5x800 at 5k pace, 90s jog',
    'running, interval, 8 × 400 meters, 90 seconds rest, by pace, at 5k pace',
    'or 5x800',
  ],
  ['either 40 min easy or 6x800', 'endurance, 40 minutes', 'or 6x800'],
  ['8x400 or 10x300, 60s jog run', 'running, interval, 8 × 400 meters, 1 minute rest', 'or 10x300'],
  ['bike 3x10 or 2x15 at threshold', 'cycling, threshold, 3 × 10 minutes', 'or 2x15'],
  ['45 or 60 min easy run', 'running, endurance, 45 minutes'],
  ['brick: 60 bike z2 then 20 run off the bike', 'cycling, endurance, 1 hour', 'brick', '20 run off the bike'],
  ['45 min ride then 15 min run off the bike', 'cycling, 45 minutes'],
  ['swim 1k then bike 30 min', 'swimming, 1,000 meters', 'bike 30 min'],
  ['duathlon session: 5k run, 20k bike, 2k run', 'running, 5 kilometers', 'duathlon', '20k bike', '2k run'],
  ['mon rest, tue 8x200, wed easy 40', 'interval, 8 × 200 meters', 'mon rest', 'tue', 'wed easy 40'],
  ['monday 40 easy, tuesday 5x1k, wednesday off', 'endurance, 40 minutes', 'monday', 'tuesday 5x1k, wednesday off'],
  ['tue: 6x800 90s jog; thu: 30 min tempo', 'interval, 6 × 800 meters, 90 seconds rest', 'tue', 'thu: 30 min tempo'],
  ['monday off, 5x1k run 2 min jog', 'running, interval, 5 × 1 kilometer, 2 minutes rest', 'monday off'],
  [
    'knee still dodgy so no hills, 35-40 mins flat & easy',
    'endurance, 35 minutes, note no hills / flat',
    'knee still dodgy',
  ],
  ['45 min easy run, no hills please', 'running, endurance, 45 minutes, note no hills'],
  ['60 min ride flat route no climbs', 'cycling, 1 hour, note flat route no climbs'],
  [
    '4 x 400 m at 5k pace with 999 hours rest',
    'running, interval, 4 × 400 meters, by pace, at 5k pace',
    '999 hours rest',
  ],
  ['day 1: 30 min easy, day 2: 6x400', 'endurance, 30 minutes', 'day 1', 'day 2: 6x400'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
