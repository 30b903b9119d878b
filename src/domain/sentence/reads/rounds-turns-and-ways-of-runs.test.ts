import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What runners do in rounds, by turns and behind one another, and the ways there and back.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['4,5 km tempo at 4:50 after 3 km easy', 'tempo, 7.5 kilometers, whole 3km Z1 · 4.5km 4:50/km'],
  [
    'marathon pace run, 10 km after 3 km warm up',
    'running, tempo, 13 kilometers, by pace, at marathon pace, whole Warm up 3km · 10km marathon pace 92.7-94.6%',
  ],
  ['tempo 6k after 2k jog', 'running, tempo, 8 kilometers, whole 2km Z1 · 6km Z3'],
  ['3 miles tempo following 2 miles easy', 'tempo, 5 miles, whole 2mi Z1 · 3mi Z3'],
  ['30 min tempo at 4:30/km after 10 mins easy', 'running, tempo, 40 minutes, whole 10m Z1 · 30m 4:30/km'],
  [
    '8 km at MP after 5 km easy, then 2 km easy',
    'running, tempo, 15 kilometers, by pace, at marathon pace, whole 5km Z1 · 8km marathon pace 92.7-94.6% · 2km Z1',
  ],
  ['bike 40 min sweetspot after 15 min easy', 'cycling, sweet spot, 55 minutes, whole 15m Z1 · 40m Z4'],
  ['4 km at 4:30 preceded by 2 km easy', 'endurance, 6 kilometers, whole 2km Z1 · 4km 4:30/km'],
  ['easy 30 min after 20 min hard', 'endurance, 50 minutes, whole 20m Z4 · 30m Z1'],
  ['run 8k, 6k tempo after 2k easy', 'running, tempo, 8 kilometers, whole 2km Z1 · 6km Z3'],
  ['run 10k at 5:00 after lunch', 'running, 10 kilometers, whole 10km 5:00/km'],
  ['45 min steady after 8 hours of work', 'endurance, 45 minutes'],
  [
    '3 2 1 min x4 hard with 1 min jog',
    'interval, main set 4x · 3m · 1m recovery · 2m · 1m recovery · 1m · 1m recovery',
  ],
  [
    '4 x 3-2-1 min hard, 1 min easy between',
    'interval, main set 4x · 3m · 1m Z1 recovery · 2m · 1m Z1 recovery · 1m · 1m Z1 recovery',
  ],
  [
    '4x(3,2,1 min) hard with 1 min jog',
    'interval, main set 4x · 3m · 1m recovery · 2m · 1m recovery · 1m · 1m recovery',
  ],
  [
    '4 min 3 min 2 min 1 min x 2, 1 min jog',
    'interval, main set 2x · 4m · 1m recovery · 3m · 1m recovery · 2m · 1m recovery · 1m · 1m recovery',
  ],
  [
    '3 rounds of 3min/2min/1min off 60s',
    'interval, main set 3x · 3m · 1m Z1 recovery · 2m · 1m Z1 recovery · 1m · 1m Z1 recovery',
  ],
  [
    '4 sets 3min 2min 1min hard, 1 min jog between reps, 2 min between sets',
    'interval, main set 4x · 3m · 1m recovery · 2m · 1m recovery · 1m · 2m recovery',
  ],
  [
    'Tuesday track: 3 sets of 800/400/200, full recovery',
    'running, interval, main set 800mtr interval · 3m recovery · 400mtr interval · 3m recovery · 200mtr interval · 3m recovery · 800mtr interval · 3m recovery · 400mtr interval · 3m recovery · 200mtr interval · 3m recovery · 800mtr interval · 3m recovery · 400mtr interval · 3m recovery · 200mtr interval',
    'Tuesday',
  ],
  [
    '2 sets of 600-400-200, 90s rest, 4 min between sets',
    'interval, main set 2x · 600mtr · 1m30s rest · 400mtr · 1m30s rest · 200mtr · 4m recovery',
  ],
  [
    'run 5-4-3-2-1 min x2, 1 min jog, 3 min btw the two',
    'running, interval, main set 5m interval · 1m recovery · 4m interval · 1m recovery · 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval · 3m recovery · 5m interval · 1m recovery · 4m interval · 1m recovery · 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval',
  ],
  [
    'bike 15/15 10 min x 2',
    'cycling, v02 max, main set 20x · 15sec interval · 15sec recovery · 3m recovery · 20x · 15sec interval · 15sec recovery',
  ],
  [
    'fartlek 1-2-3-4-3-2-1 min half time recoveries',
    'running, interval, main set 1m · 30sec recovery · 2m · 1m recovery · 3m · 1m30s recovery · 4m · 2m recovery · 3m · 1m30s recovery · 2m · 1m recovery · 1m · 30sec recovery',
  ],
  [
    '20 min run-in, 10x30 secs hill, 20 mins home',
    'running, interval, warm-up 20 minutes, main set 10x · Uphill 30sec open effort 9/10 interval, cool-down 20 minutes',
  ],
  [
    '15 min run in, 6x3 min hard 2 min jog, 15 min home',
    'running, interval, 1 hour, whole Warm up 15m · 6x · 3m Z5 interval · 2m recovery · Cool down 15m',
  ],
  [
    '15 min out, 5x1 min fast 1 min jog, 15 min back',
    'interval, 40 minutes, whole Warm up 15m · 5x · 1m Z5 interval · 1m recovery · Cool down 15m',
  ],
  [
    'run-in 20 min, 5x3 min hard 90s, run-out 10 min',
    'running, interval, 52 minutes 30 seconds, whole Warm up 20m · 5x · 3m Z5 interval · 1m30s recovery · Cool down 10m',
  ],
  ['8x200, 200 walk back', 'interval, main set 8x · 200mtr interval · Walk 200mtr recovery'],
  ['6x800, 400 jog back', 'interval, main set 6x · 800mtr interval · 400mtr recovery'],
  [
    'MP-20s x 3 miles, 2 easy either side',
    'running, threshold, 7 miles, whole Warm up 2mi · 3mi 96.5-98.4% · Cool down 2mi',
  ],
  [
    '2 miles easy, HMP x 3 miles, 1 mile easy',
    'running, threshold, 6 miles, by pace, at half marathon pace, whole 2mi Z1 · 3mi half marathon pace 96-98% · 1mi Z1',
  ],
  ['6:50 x 3 miles with 2 up and 2 down', '7 miles, whole Warm up 2mi · 3mi 6:50/mi · Cool down 2mi'],
  ['10 min wu, tempo x 20 min, 10 min cd', 'tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m'],
  ['HMP x 2 miles x 3', 'running, threshold, 3 × 2 miles, by pace, at half marathon pace'],
  ['tempo x 3 x 1 mile', 'tempo, 3 × 1 mile'],
  ['strides x 6', 'running, endurance, 6 strides'],
  [
    '10 easy, 1 min hard 1 min easy til 30, then 10 cooldown run',
    'running, interval, 40 minutes, whole 10m Z1 · 10x · 1m Z5 interval · 1m recovery · Cool down 10m',
  ],
  [
    '15 easy then 2 on 1 off til 45, 10 easy',
    'interval, 55 minutes, whole 15m Z1 · 10x · 2m Z5 interval · 1m recovery · 10m Z1',
  ],
  [
    'run 10 easy, 3 hard 2 easy until 40, 5 easy',
    'running, interval, 45 minutes, whole 10m Z1 · 6x · 3m Z5 interval · 2m recovery · 5m Z1',
  ],
  [
    '15 min easy, 2 min fast 2 min slow up to 35 min, 10 min easy',
    'interval, 45 minutes, whole 15m Z1 · 5x · 2m Z5 interval · 2m recovery · 10m Z1',
  ],
  ['10 easy 20 hard to 30', 'endurance, 1 hour, whole 10m Z1 · 20m Z4 · 30m Z2'],
  ['alternate km 4:50/5:30 for 10 km', 'interval, 10 kilometers, whole 5x · 1km 4:50/km · 1km 5:30/km'],
  ['alternating miles 7:00/8:00 for 8 miles', 'interval, 8 miles, whole 4x · 1mi 7:00/mi · 1mi 8:00/mi'],
  ['alternate 1k fast 1k easy for 10k', 'interval, 10 kilometers, whole 5x · 1km Z5 · 1km Z1'],
  ['alternate 400 fast 400 jog for 5k', 'interval, 5 kilometers, whole 6x · 400mtr Z5 · 400mtr Z1 · 200mtr Z1'],
  ['10k, alternate fast and slow km', 'interval, 10 kilometers, whole 5x · 1km Z5 · 1km Z1 recovery'],
  ['15k, every 3rd k fast', 'interval, 15 kilometers, whole 5x · 2km Z1 recovery · 1km Z5'],
  [
    '10 miles with every other mile at MP',
    'running, tempo, 10 miles, by pace, at marathon pace, whole 5x · 1mi Z1 recovery · 1mi marathon pace 92.7-94.6%',
  ],
  ['16k every third km at threshold', 'threshold, 16 kilometers, whole 5x · 2km Z1 recovery · 1km Z4 · 1km Z1'],
  ['progressive long run 2 hours, last 30 min faster', 'running, tempo, 2 hours, whole 1h30m Z2 · 30m Z3'],
  ['run 10 k but last 2 k must faster', 'running, tempo, 10 kilometers, whole 8km Z1 · 2km Z3'],
  ['75 min easy jog but pick it up the last 20', 'running, tempo, 1 hour 15 minutes, whole 55m Z1 · 20m Z3'],
  ['long run 18k, faster last 4k', 'running, tempo, 18 kilometers, whole 14km Z2 · 4km Z3'],
  ['long run 2h last half hour faster', 'running, tempo, 2 hours, whole 1h30m Z2 · 30m Z3'],
  ['50 min easy, push the last 10', 'tempo, 50 minutes, whole 40m Z1 · 10m Z3'],
  ['10k last 2k faster at 4:30', 'endurance, 10 kilometers, whole 8km Z1 · 2km 4:30/km', 'faster'],
  ['5x1k, last 200 fast', 'interval, main set 5x · 800mtr · 200mtr Z5'],
  [
    'whistle fartlek 3 2 1 hard w half the time easy after each, round and round for 27 mins, wu 10 not incl',
    'running, interval, 37 minutes, whole Warm up 10m · 3x · 3m Z5 · 1m30s Z1 recovery · 2m Z5 · 1m Z1 recovery · 1m Z5 · 30sec Z1 recovery',
    'whistle',
    'not incl',
  ],
  [
    'run 4 2 1 hard with equal easy, 3 times through, 10 wu',
    'running, interval, 52 minutes, whole Warm up 10m · 3x · 4m Z5 · 4m Z1 recovery · 2m Z5 · 2m Z1 recovery · 1m Z5 · 1m Z1 recovery',
  ],
  [
    'fartlek 3x(3 min hard, 90 s easy, 2 min hard, 60 s easy), 10 min wu',
    'running, interval, 32 minutes 30 seconds, whole Warm up 10m · 3x · 3m Z5 · 1m30s Z1 recovery · 2m Z5 · 1m Z1 recovery',
  ],
  [
    '400s: 4 @ 10k, 4 @ 5k, 4 @ 3k, 4 @ mile. 60s rest throughout + an extra 60 when the pace changes',
    'running, threshold, 6.4 kilometers, by pace, at 10k pace, whole 4x · 400mtr 10k pace 100.9-103% interval · 1m rest · 4x · 400mtr 5k pace 104.7-106.8% interval · 1m rest · 4x · 400mtr 3k pace 108-110.1% interval · 1m rest · 4x · 400mtr 1500m pace 115.1-117.4% interval · 1m rest',
    'extra 60 when the pace changes',
  ],
  [
    '800s: 2 @ 10k pace, 2 @ 5k pace, 2 @ 3k pace w/ 90s jog',
    'running, threshold, 6 kilometers, by pace, at 10k pace, whole 2x · 800mtr 10k pace 100.9-103% interval · 1m30s recovery · 2x · 800mtr 5k pace 104.7-106.8% interval · 1m30s recovery · 2x · 800mtr 3k pace 108-110.1% interval · 1m30s recovery',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test('what is taken for granted is told', () => {
  const tellings = (sentence: string) =>
    understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)
  expect(tellings('Tuesday track: 3 sets of 800/400/200, full recovery')).toContain(
    'How long a full recovery takes was not said, so 3 minutes.',
  )
  expect(tellings('15 easy then 2 on 1 off til 45, 10 easy')).toContain('Until minute 45 there are 10 times both.')
  expect(tellings('45 min steady after 8 hours of work')).toContain('“after 8 hours of work” says when it is.')
  expect(tellings('alternate 400 fast 400 jog for 5k')).toContain(
    '6 times both are as many as 5 k hold: the 200 m that are left are easy.',
  )
})
