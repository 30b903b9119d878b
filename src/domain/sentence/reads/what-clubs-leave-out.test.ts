import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What clubs leave out of a sentence: units, the word for a pace or a time, how often, the sport.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['Yasso 800s, do 6', 'running, interval, 6 × 800 meters'],
  ['tempo 3 x 2 miles 6:45 pace 3 min jog', 'tempo, main set 3x · 2mi 6:45/mi interval · 3m recovery'],
  ['4x2k 3:50, 2 min jog', 'interval, main set 4x · 2km 3:50/km interval · 2m recovery'],
  ['3x3k 4:00 pace', 'threshold, main set 3x · 3km 4:00/km interval'],
  ['6x800 3:00 pace', 'interval, main set 6x · 800mtr 3:45/km interval'],
  ['5x2k 3:00 rest', 'interval, 5 × 2 kilometers, 3 minutes rest'],
  ['400m reps x 12, 80 secs, 60 rest', 'interval, main set 12x · 400mtr 3:20/km interval · 1m rest'],
  [
    'track 10x300 54-56s, 100 walk',
    'running, interval, main set 10x · 300mtr 3:00-3:07/km interval · Walk 100mtr recovery',
  ],
  ['8x400 75-78 w/ 200 jog', 'interval, main set 8x · 400mtr 3:08-3:15/km interval · 200mtr recovery'],
  ['8x400 80-85% 200 jog', 'endurance, main set 8x · 400mtr 80-85% interval · 200mtr recovery'],
  ['threshold 5x6 mins off 1 min with the usual warm up', 'threshold, 5 × 6 minutes, 1 minute rest'],
  [
    'bike pyramid 1 2 3 2 1 hard, half time recovery',
    'cycling, interval, main set Hard 1m Z6 interval · 30sec recovery · Hard 2m 106-120% interval · 1m recovery · Hard 3m 106-120% interval · 1m30s recovery · Hard 2m 106-120% interval · 1m recovery · Hard 1m Z6 interval',
  ],
  [
    'run 1 2 3 2 1 hard equal recovery',
    'running, interval, main set 1m interval · 1m recovery · 2m interval · 2m recovery · 3m interval · 3m recovery · 2m interval · 2m recovery · 1m interval',
  ],
  [
    'thursday track: 200 400 600 400 200, half distance jog',
    'running, interval, main set 200mtr interval · 100mtr recovery · 400mtr interval · 200mtr recovery · 600mtr interval · 300mtr recovery · 400mtr interval · 200mtr recovery · 200mtr interval',
    'thursday',
  ],
  [
    '6 x (2 min hard 1 min easy) then 10 mins steady, running',
    'running, interval, main set 6x · 2m interval · 1m recovery · 10m Z2',
  ],
  [
    '8x400 off 90 then 15 mins steady and 5 min cd',
    'interval, main set 8x · 400mtr interval · 1m30s recovery · 15m Z2, cool-down 5 minutes',
  ],
  ['8x200 swim, 400 steady', 'swimming, interval, main set 8x200mtr interval · 400mtr Z2'],
  [
    'bike 6x2 min hard 1 min easy then 10 min z3',
    'cycling, tempo, main set 6x · 2m 106-120% interval · 1m recovery · 10m Z3',
  ],
  ['bike max hr 125 for 90 min', 'cycling, 1 hour 30 minutes, by heartrate, whole 1h30m 0-125bpm'],
  ['hr max 150 run 1h', 'running, 1 hour, by heartrate, whole 1h 0-150bpm'],
  ['bike max hr 185 for 90 min', 'cycling, 1 hour 30 minutes', 'max hr 185'],
  ['6x5 min hr max 165', 'interval, main set 6x · 5m 0-165bpm interval, by heartrate'],
  ['my max hr is 155, ride 60 min easy', 'cycling, endurance, 1 hour', 'max hr is 155'],
  ['base miles 7 @ MAF 138', 'endurance, 7 miles, by heartrate, whole 7mi 0-138bpm'],
  ['maf 140 for 60 min', '1 hour, by heartrate, whole 1h 0-140bpm'],
  ['run an hour below maf (142)', 'running, 1 hour, by heartrate, whole 1h 0-142bpm'],
  ['5x1min all out 4 min dead easy, wattbike', 'cycling, interval, 5 × 1 minute, 4 minutes rest'],
  ['10x1 min quick 1 min dead slow', 'interval, 10 × 1 minute, 1 minute rest'],
  ['run 40 min very easy', 'running, endurance, 40 minutes'],
  ['20 miles on the bike, 10 of them at 25 TT pace', 'cycling, threshold, 20 miles, 1 × 10 miles'],
  ['brick 2x(15 bike 5 run) race effort', 'cycling, threshold, main set 2x · 15m', 'brick', '5 run) race effort'],
  ['brick 3 x (10 min bike 1k run)', 'cycling, threshold, main set 3x · 10m', 'brick', '1k run)'],
  ['fartlek 45 min, 1 min on 2 min off', 'running, interval, 45 minutes, 10 × 1 minute, 2 minutes rest'],
  ['45 min run 1 min on 1 min off', 'running, interval, 45 minutes, 15 × 1 minute, 1 minute rest'],
  [
    'couch to 5k, run 1 min walk 2 min, 8 times',
    'running, endurance, 34 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
    'couch to 5k',
  ],
  [
    '2 x (3x300 off 100 jog) 400 jog between sets',
    'interval, main set 2x · 300mtr interval · 100mtr recovery · 300mtr interval · 400mtr recovery · 3x · 300mtr interval · 100mtr recovery',
  ],
  ['run for forty five minutes with six one minute pickups', 'running, interval, 45 minutes, 6 × 1 minute'],
  [
    'easy 8k with 5 30 second pickups',
    'running, endurance, 1 hour 1 minute 15 seconds, whole 8km Z1 · 5x · Stride 30sec open effort 8/10 interval · 1m recovery',
  ],
  ['45 min easy, 6 x 1 minute surges', 'interval, 45 minutes, 6 × 1 minute'],
  ['14 w 10 @ 8:30 pace', 'threshold, 14 miles, main set 10mi 8:30/mi'],
  ['12 w 8 at MP', 'running, tempo, 12 kilometers, 1 × 8 kilometers, by pace, at marathon pace'],
  ['3x10 min at 250 w 5 min easy', 'cycling, threshold, main set 3x · 10m 250w interval · 5m recovery'],
  [
    '6 x 3 mins up hill seated, roll back down',
    'cycling, interval, main set 6x · "uphill, seated" 3m open effort 9/10 interval · 1m30s recovery',
  ],
  ['6x3 min uphill standing', 'interval, main set 6x · "uphill, standing" 3m open effort 9/10 interval'],
  [
    'alternating miles, 8 total, MP / MP+30s',
    'running, tempo, 8 miles, by pace, at marathon pace, whole 4x · 1mi marathon pace 92.7-94.6% · 1mi 87.6-89.4%',
  ],
  ['8 miles alternating 6:50 and 7:20', 'interval, 8 miles, whole 4x · 1mi 6:50/mi · 1mi 7:20/mi'],
  [
    'run 6x6min alternate threshold and 10k, 2 min float',
    'running, threshold, main set 3x · 6m Z4 · Float 2m Z2 recovery · 6m 10k pace 100.9-103% · Float 2m Z2 recovery',
  ],
  [
    '10x:30 hill sprints wlk down',
    'interval, main set 10x · Uphill 30sec open effort 9/10 interval · Walk 1m recovery',
  ],
  ['8x:20/:40 run', 'running, interval, 8 × 20 seconds, 40 seconds rest'],
  [
    '10 min @ 60%, 5x(1 min @ 120%, 2 min @ 50%), 10 min @ 60%',
    'cycling, v02 max, 35 minutes, whole 10m 60% · 5x · 1m 120% · 2m 50% · 10m 60%',
  ],
  [
    'bike 10 min 50%, 4x(4 min @ 105%, 2 min @ 55%), 5 min @ 50%',
    'cycling, threshold, 39 minutes, whole 10m 50% · 4x · 4m 105% · 2m 55% · 5m 50%',
  ],
  ['4x(800 @ 2:50, 400 jog)', 'running, interval, main set 4x · 800mtr 3:33/km · 400mtr recovery'],
  ['3x(1200 @ 4:30, 400 @ 1:20)', 'running, interval, main set 3x · 1200mtr 3:45/km · 400mtr 3:20/km'],
  ['4x(800 in 3:00, 400 jog)', 'running, interval, main set 4x · 800mtr 3:45/km · 400mtr recovery'],
  ['4x(800 @ 3:50, 400 jog)', 'interval, main set 4x · 800mtr 3:50/km · 400mtr recovery'],
  ['3x(1200 @ 4:30, 2 min jog)', 'interval, main set 3x · 1.2km 4:30/km · 2m recovery'],
  [
    '200 @ 3:00, 4x50 @ 1:00, 400 @ 6:00',
    'swimming, interval, 800 meters, whole 1x200mtr on 3:00 interval · 4x50mtr on 1:00 interval · 1x400mtr on 6:00 interval',
  ],
  [
    '6x1k alternating 10k and 5k pace, 90s jog',
    'interval, main set 3x · 1km 10k pace 100.9-103% · 1m30s recovery · 1km 5k pace 104.7-106.8% · 1m30s recovery',
  ],
  [
    '5x6 min alternate threshold and 10k, 2 min float',
    'threshold, main set 1x · 6m Z4 interval · Float 2m Z2 recovery · 1x · 6m 10k pace 100.9-103% interval · Float 2m Z2 recovery · 1x · 6m Z4 interval · Float 2m Z2 recovery · 1x · 6m 10k pace 100.9-103% interval · Float 2m Z2 recovery · 1x · 6m Z4 interval · Float 2m Z2 recovery',
  ],
  ['6x1k then 10 min easy', 'interval, 6 × 1 kilometer, cool-down 10 minutes'],
  ['6x1k then 2 min easy', 'interval, 6 × 1 kilometer, 2 minutes rest'],
  ['12 with 8 at tempo', 'tempo, 12 kilometers, 1 × 8 kilometers'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test('what is taken for granted is told', () => {
  const tellings = (sentence: string) =>
    understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)
  expect(tellings('fartlek 45 min, 1 min on 2 min off')).toContain(
    'How often was not said, so 10 times, as often as fits between a warm-up and a cool-down.',
  )
  expect(tellings('bike pyramid 1 2 3 2 1 hard, half time recovery')).toContain(
    'No unit was said at “1 2 3 2 1”, so minutes.',
  )
  expect(tellings('12 w 8 at MP')).toContain('No unit was said.')
})
