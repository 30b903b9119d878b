import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Written without knowledge of the rules.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['45 min easy run', 'running, endurance, 45 minutes'],
  [
    '1hr 30 turbo, 2x20 sweetspot, ftp 265',
    'cycling, sweet spot, 1 hour 30 minutes, 2 × 20 minutes, reference 265, by power',
  ],
  ['8 miles tempo run hr', 'running, tempo, 8 miles, by heartrate'],
  [
    'Swim 2500m, 10x100 off 15 secs rest, CSS 1:42',
    'swimming, interval, 2,500 meters, 10 × 100 meters, 15 seconds rest, reference 1:42 per meters, by pace',
  ],
  [
    'bike 60 mins 5x3min vo2max w/ 3 min recoveries @ ftp 240',
    'cycling, v02 max, 1 hour, 5 × 3 minutes, 3 minutes rest, reference 240, by power',
  ],
  [
    '6 x 800m w 90s jog, 10k total run, threshold pace 4:05/km',
    'running, interval, 10 kilometers, 6 × 800 meters, 90 seconds rest, reference 4:05 per kilometers, by pace',
  ],
  [
    'easy 5 miler with 6 strides at the end',
    'running, endurance, 1 hour 2 minutes, whole 5mi Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['long run 2h15, keep it in HR', 'running, endurance, 2 hours 15 minutes, by heartrate'],
  ['2 hrs z2 on the bike', 'cycling, endurance, 2 hours'],
  ['100km endurance ride by power ftp=280', 'cycling, endurance, 100 kilometers, reference 280, by power'],
  ['50 mile bike ride easy, no power just heart rate', 'cycling, endurance, 50 miles, by heartrate', 'no power'],
  ['3000 yds swim ladder in a 25yd pool', 'swimming, ladder sets, 3,000 yards, pool 25'],
  [
    'ladder swim 1.5k 50m pool css 1:55',
    'swimming, ladder sets, 1,500 meters, reference 1:55 per meters, by pace, pool 50',
  ],
  [
    'masters: 4,000 yards intervals, 20 x 100 on 20 sec rest, scy',
    'swimming, interval, 4,000 yards, 20 × 100 yards, 20 seconds rest, pool 25',
  ],
  ['ez 30 min jog', 'running, endurance, 30 minutes'],
  ["run 7 mi with 2x2mi at threshold, 3' jog between", 'running, threshold, 7 miles, 2 × 2 miles, 3 minutes rest'],
  ['12x400 track intervals 75 sec rest, run', 'running, interval, 12 × 400 meters, 75 seconds rest'],
  ['sst 2x15 1h', 'cycling, sweet spot, 1 hour, 2 × 15 minutes'],
  ['vo2 30/30s x10 on the bike, 45 mins', 'cycling, v02 max, 45 minutes, 10 × 30 seconds, 30 seconds rest'],
  ['ftp 230, an hour, threshold 3 by 10', 'cycling, threshold, 1 hour, 3 × 10 minutes, reference 230, by power'],
  ['half an hour easy on the bike cos legs are dead', 'cycling, endurance, 30 minutes', 'cos legs are dead'],
  ['an hour and a quarter sweet spot please', 'cycling, sweet spot, 1 hour 15 minutes'],
  [
    'im new, 20 minute slow run, dont have any gps just hr strap',
    'running, endurance, 20 minutes, by heartrate',
    'dont have any gps',
    'strap',
  ],
  ['Cycling 40km tempo 220 watts', 'cycling, tempo, 40 kilometers, whole 40km 220w'],
  [
    "90' ride w/ 4x8' threshold (4' easy) FTP 301W",
    'cycling, threshold, 1 hour 30 minutes, 4 × 8 minutes, 4 minutes rest, reference 301, by power',
  ],
  ['swm 1800 m intrvals 6x200 rest 30', 'swimming, interval, 1,800 meters, 6 × 200 meters, 30 seconds rest'],
  ['run, threshold pace 7:10/mi, 6 miles tempo', 'running, tempo, 6 miles, reference 7:10 per miles, by pace'],
  ['3 x mile repeats 2 min jog, run 7 miles tot', 'running, interval, 7 miles, 3 × 1 mile, 2 minutes rest'],
  [
    '5 times 5 minutes hard with 2 and a half min easy, running, 1 hour',
    'running, interval, 1 hour, 5 × 5 minutes, 2 minutes 30 seconds rest',
  ],
  ['zwift 45m vo2', 'cycling, v02 max, 45 minutes'],
  ['1:30 endurance ride', 'cycling, endurance, 1 hour 30 minutes'],
  [
    'CSS 1:28 per 100y, 2800y, 8 x 200 w :20 rest',
    'swimming, interval, 2,800 yards, 8 × 200 yards, 20 seconds rest, reference 1:28 per yards, by pace',
  ],
  ['tempo 10 k run at 4:30 / km', 'running, tempo, 10 kilometers, whole 10km 4:30/km'],
  [
    'endurance run 16k, pace, my threshold is 4:50',
    'running, endurance, 16 kilometers, reference 4:50 per kilometers, by pace',
  ],
  ['0.75hr bike intervals 6x2min/2min off', 'cycling, interval, 45 minutes, 6 × 2 minutes, 2 minutes rest'],
  ['pool length 33m, 1650m swim easy', 'swimming, endurance, 1,650 meters, pool 33'],
  ['no strides, 8k easy run', 'running, endurance, 8 kilometers', 'no strides'],
  ['not a bike day, swim 1600 yards easy', 'swimming, endurance, 1,600 yards', 'not a bike', 'day'],
  ['bike or run whichever 45 mins easy', 'cycling, endurance, 45 minutes', 'run', 'whichever'],
  ['treshold run 50mins 3 x 10 min 2 min rest', 'running, threshold, 50 minutes, 3 × 10 minutes, 2 minutes rest'],
  ['4x4 norwegian run hr 45min', 'running, interval, 45 minutes, 4 × 4 minutes, 3 minutes rest, by heartrate'],
  [
    '5x1k @ threshold, 90 sec rest, 11km running',
    'running, threshold, 11 kilometers, 5 × 1 kilometer, 90 seconds rest',
  ],
  [
    'easy run 10k plus strides, dont care about pace just go by heartrate',
    'running, endurance, 10 kilometers, strides, by heartrate',
    'dont care about pace',
  ],
  ['tempo ride 90 min at 85 rpm', 'cycling, tempo, 1 hour 30 minutes, whole 1h30m Z3 @ 85rpm'],
  ['40 minutes swim easy', 'swimming, endurance, 1,800 meters, whole 40m Z1'],
  ['strength session, 45 mins legs and core', '45 minutes', 'strength', 'core'],
  ['40k ride then a 5k run off the bike', 'cycling, 40 kilometers'],
  ['run 5k under 25 mins', 'running, 5 kilometers, whole 5km 5:00/km'],
  ['Schedule a 60 min threshold ride for next Tuesday', 'cycling, threshold, 1 hour', 'Schedule', 'next', 'Tuesday'],
  [
    'ftp test on the bike 20 min',
    'cycling, interval, 1 hour, whole Warm up 15m · 5m effort 10/10 · 10m Z1 · 20m effort 10/10 · Cool down 10m',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
