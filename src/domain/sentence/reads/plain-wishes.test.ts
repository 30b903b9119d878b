import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Wishes in plain words that have usual figures, sets that are spread or counted in minutes, and the pace of a companion.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['45 min recovery spin, zone 1, high cadence', 'cycling, endurance, 45 minutes, whole 45m Z1 @ 100-110rpm'],
  [
    '1 hour ride, mostly easy with some hard bits',
    'cycling, endurance, 1 hour, whole 5x · 9m Z1 · 1m Z5 interval · 10m Z1',
  ],
  [
    '45 min run mostly easy with some hard bits',
    'running, endurance, 45 minutes, whole 4x · 9m Z1 · 1m Z5 interval · 5m Z1',
  ],
  [
    '1 hour on the turbo with a few sprints',
    'cycling, interval, 1 hour, whole 5x · 9m50s Z1 · 10sec Z7 interval · 10m Z1',
  ],
  ['run 10k easy with a few surges', 'running, endurance, 10 kilometers, whole 4x · 2km Z1 · 1m Z5 interval · 2km Z1'],
  ['short repeats with lots of rest, 40 min run', 'running, interval, 40 minutes, 8 × 30 seconds, 90 seconds rest'],
  ['short reps with long recoveries on the bike, 1 hour', 'cycling, interval, 1 hour, 9 × 30 seconds, 2 minutes rest'],
  ['best bang for buck 25 min bike', 'cycling, interval, 25 minutes'],
  [
    '3 hour group ride prep, zone 2 with 4x5 min tempo sprinkled in',
    'cycling, endurance, 3 hours, whole 4x · 31m Z2 · 5m Z3 interval · 36m Z2',
  ],
  [
    '75 min ride with 3 x 10 min sweet spot spread throughout',
    'cycling, sweet spot, 1 hour 15 minutes, whole 3x · 8m Z1 · 10m Z4 interval · 21m Z1',
  ],
  [
    'run 10k with 6 short surges of 30 seconds spread through',
    'running, interval, 10 kilometers, whole 6x · 1.4km Z1 · 30sec Z5 interval · 1.6km Z1',
  ],
  [
    '40/20s on the bike: 3 sets of 8 minutes, 5 minutes between sets, hour long',
    'cycling, v02 max, 1 hour, main set 8x · 40sec interval · 20sec recovery · 5m recovery · 8x · 40sec interval · 20sec recovery · 5m recovery · 8x · 40sec interval · 20sec recovery',
  ],
  [
    '30/30s on the bike: 2 sets of 10 minutes with 5 min between',
    'cycling, v02 max, main set 10x · 30sec interval · 30sec recovery · 5m recovery · 10x · 30sec interval · 30sec recovery',
  ],
  [
    '1 minute on 1 minute off run, 2 sets of 6 minutes, 3 min between',
    'running, interval, main set 2x · 1m interval · 1m recovery · 1m interval · 3m recovery · 3x · 1m interval · 1m recovery',
  ],
  [
    'Yasso 800s, 10 of them, marathon goal 3:30',
    'running, interval, main set 10x · 800mtr 4:23/km interval · 3m30s recovery',
  ],
  ['Yasso 800s x 8 for a 4 hour marathon', 'running, interval, main set 8x · 800mtr 5:00/km interval · 4m recovery'],
  ['Easy 8 miles for my wife, she runs about 9:30 per mile', 'running, endurance, 8 miles, whole 8mi 9:30/mi'],
  ['easy 5 miles with my daughter, she runs 11 min miles', 'running, endurance, 5 miles, whole 5mi 11:00/mi'],
  ['steady hour with my dad, he rides at 150 watts', 'endurance, 1 hour', 'he rides at 150 watts'],
  ['ride 90 min at a pace where I can talk', 'cycling, endurance, 1 hour 30 minutes'],
  [
    '4 x 400 at 10k pace with as much rest as I need, 45 min',
    'running, threshold, 45 minutes, 4 × 400 meters, 3 minutes rest, by pace, at 10k pace',
  ],
  [
    'Couch to 5k week 3: 90 s run, 90 s walk, 3 min run, 3 min walk, twice',
    'running, endurance, 28 minutes, whole Walk 5m warmup · 2x · 1m30s Z1 · Walk 1m30s recovery · 3m Z1 · Walk 3m recovery · Walk 5m cooldown',
    'Couch to 5k week 3',
  ],
  [
    'ladder swim 100 to 400 and back by 100s with 20 sec rest',
    'swimming, ladder sets, main set 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 300mtr interval · 20sec rest · 400mtr interval · 20sec rest · 300mtr interval · 20sec rest · 200mtr interval · 20sec rest · 100mtr interval',
  ],
  ['2 hours steady on the bike, big gear on the climbs', 'cycling, endurance, 2 hours, note big gear', 'climbs'],
  ["gentle 5k jog, I'm just getting back into it", 'running, endurance, 5 kilometers'],
  [
    '2x20 at 95-100%, 10 min between them, 20 min warmup, 10 min cooldown',
    'threshold, 1 hour 20 minutes, whole Warm up 20m · 20m 95-100% interval · 10m recovery · 20m 95-100% interval · Cool down 10m',
  ],
  ['Cycling, 45 minutes, high cadence recovery ride', 'cycling, endurance, 45 minutes, whole 45m Z1 @ 100-110rpm'],
  [
    '1 hour zwift ride, a few hard efforts and otherwise easy',
    'cycling, endurance, 1 hour, whole 5x · 9m Z1 · 1m Z5 interval · 10m Z1',
  ],
  [
    'run 45 minutes with a couple of sprints at the end',
    'running, endurance, 45 minutes, whole 39m40s Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '6 x 3 min hard with 2 min easy between, warm up first and cool down after, an hour in total on the bike',
    'cycling, interval, 1 hour, 6 × 3 minutes, 2 minutes rest',
  ],
  [
    '3 rounds of 10 minutes 30/30 on the bike with 5 min easy',
    'cycling, v02 max, main set 10x · 30sec interval · 30sec recovery · 5m recovery · 10x · 30sec interval · 30sec recovery · 5m recovery · 10x · 30sec interval · 30sec recovery',
  ],
  [
    'pyramid run 1 to 5 minutes and back down, 1 min rest',
    'running, interval, main set 1m interval · 1m rest · 2m interval · 1m rest · 3m interval · 1m rest · 4m interval · 1m rest · 5m interval · 1m rest · 4m interval · 1m rest · 3m interval · 1m rest · 2m interval · 1m rest · 1m interval',
  ],
  [
    'mix of run and walk for 30 minutes',
    'running, endurance, 30 minutes, whole 10x · 2m Z1 interval · Walk 1m recovery',
  ],
  ['30 min mix of easy and hard running', 'endurance, 30 minutes, whole 7x · 3m Z1 · 1m Z5 interval · 2m Z1'],
  [
    '90 min ride zone 2 with a few 10 second sprints',
    'cycling, endurance, 1 hour 30 minutes, whole 8x · 9m50s Z2 · 10sec Z7 interval · 10m Z2',
  ],
  [
    'ride 2h with a few hard efforts of 5 min',
    'cycling, threshold, 2 hours, whole 5x · 15m Z1 · 5m Z5 interval · 20m Z1',
  ],
  ['6x800 yasso, goal 4:00, 400 jog', 'running, interval, main set 6x · 800mtr 5:00/km interval · 400mtr recovery'],
  [
    '2 hour ride with 3x15 min sweet spot spread out and 10 min warm up',
    'cycling, sweet spot, 2 hours, warm-up 10 minutes, 3 × 15 minutes',
    'spread',
  ],
  [
    'bike 60 min: 10 min warm up, 20 min tempo, whatever is left easy',
    'cycling, tempo, 1 hour, whole Warm up 10m · 20m Z3 · 30m Z1',
  ],
])('%j asks for %s', (sentence, reading, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(reading)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test('what was taken for a wish without figures is told', () => {
  const told = (sentence: string) => understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)
  expect(told('1 hour ride, mostly easy with some hard bits')).toContain(
    'How many and how long was not said: 1 min at threshold every 10 min.',
  )
  expect(told('Ride 50 km around 30 km/h')).toContain(
    'No step of a ride has a speed, so it is a note: 50 kilometers at 30 km/h take about 1 hour 40 minutes.',
  )
  expect(told('20 minute FTP test')).toContain(
    'An FTP test is 20 minutes all out, after 5 all out and 10 easy where there is time for them: 95 % of its mean power is your FTP.',
  )
  expect(told('swim 45 min technique').join(' ')).toContain('In 45 min about 1,900 m are swum with the rests.')
})
