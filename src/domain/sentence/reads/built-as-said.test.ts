import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// What is left to us, the ends, the efforts and the cadence, does not contradict what was said.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'couch to 5k, 8x 1 min run 90 sec walk',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 1m30s recovery · Walk 5m cooldown',
    'couch to 5k',
  ],
  [
    'couch to 5k, run 1 min walk 2 min, 8 times',
    'running, endurance, 34 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
    'couch to 5k',
  ],
  [
    'c25k week 2 day 1: 6x 90s run 2 min walk',
    'running, endurance, 31 minutes, whole Walk 5m warmup · 6x · 1m30s Z1 interval · Walk 2m recovery · Walk 5m cooldown',
    'c25k week 2 day 1',
  ],
  [
    'jog 90s, walk 2 min, repeat 6 times',
    'running, endurance, 31 minutes, whole Walk 5m warmup · 6x · 1m30s Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  [
    'walk 5 min, run 20 min, walk 5 min',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 20m Z1 · Walk 5m cooldown',
  ],
  ['walk 5, run 30, walk 5', 'running, endurance, 40 minutes, whole Walk 5m warmup · 30m Z1 · Walk 5m cooldown'],
  [
    'walk 5 min, tempo run 20 min, walk 5 min',
    'running, tempo, 30 minutes, whole Walk 5m warmup · 20m Z3 · Walk 5m cooldown',
  ],
  ['kenyan hills 3x8min 2 min rec', 'threshold, 3 × 8 minutes, 2 minutes rest'],
  ['1 hour trainer ride, 5x5 min at FTP', 'cycling, threshold, 1 hour, main set 5x · 5m 98-102% interval'],
  ['bike 2x30 min @ FTP', 'cycling, threshold, main set 2x · 30m 98-102% interval'],
  ['bike 3x10 min at FTP', 'cycling, threshold, 3 × 10 minutes'],
  ['trail run 2 hours easy with hills', 'running, endurance, 2 hours, note with hills'],
  ['steady ride 3h with some climbs', 'cycling, endurance, 3 hours, note with some climbs'],
  ['long run with hills 25k', 'running, endurance, 25 kilometers, note with hills'],
  [
    'easy run 40 min then 6x60s hills',
    'running, interval, warm-up 40 minutes, main set 6x · Uphill 1m open effort 9/10 interval',
  ],
  ['hill repeats, easy', 'interval'],
  ['30min run build every 10', 'running, tempo, 30 minutes, whole 10m Z1 · 10m Z2 · 10m Z3'],
  ['40 min run picking it up every 10 min', 'running, threshold, 40 minutes, whole 10m Z1 · 10m Z2 · 10m Z3 · 10m Z4'],
  ['ride 60 min building every 20 min', 'cycling, tempo, 1 hour, whole 20m Z1 · 20m Z2 · 20m Z3'],
  ['9k run, build every 3k', 'running, tempo, 9 kilometers, whole 3km Z1 · 3km Z2 · 3km Z3'],
  [
    'ride 2h30 with 1h tempo in the middle, 0.8 IF overall',
    'cycling, tempo, 2 hours 30 minutes, whole 45m Z1 · 1h Z3 · 45m Z1',
  ],
  ['3h ride at 75% IF overall', 'cycling, tempo, 3 hours, whole 3h 75%'],
  ['ride 3h, IF .75', 'cycling, tempo, 3 hours, whole 3h 75%'],
  ['bike 90 min, 3x10 threshold, IF 0.85', 'cycling, threshold, 1 hour 30 minutes, 3 × 10 minutes'],
  ['progression run 6 miles, last mile fast', 'running, endurance, 6 miles, whole 2.5mi Z1 · 2.5mi Z2 · 1mi Z5'],
  [
    'progression run 10k with the last 2k at threshold',
    'running, threshold, 10 kilometers, whole 4km Z1 · 4km Z2 · 2km Z4',
  ],
  [
    '20 min tempo run with warm up and cool down',
    'running, tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m',
  ],
  [
    '30 min threshold ride plus wu and cd',
    'cycling, threshold, 50 minutes, whole Warm up 10m · 30m Z5 · Cool down 10m',
  ],
  ['5x5 back squats at 225 lbs then 20 min run', 'running, 20 minutes', '5x5', 'back', 'squats', '225 lbs'],
  ['my chest hurts when I run, give me intervals', '', 'chest hurts when I run', 'intervals'],
  ['tight chest, 40 min run with 5x1 min hard', 'running, 40 minutes', 'tight chest', '5x1 min hard'],
  ['feeling light headed, bike 1h with 4x8', 'cycling, 1 hour', 'light headed', '4x8'],
  ['got the flu, 10k tempo', '10 kilometers', 'flu', 'tempo'],
  ['short of breath lately, swim 2k hard', 'swimming, 2,000 meters', 'short of breath', 'lately', 'hard'],
  ['swim 10x100 hard with chest press after', 'swimming, interval, 10 × 100 meters', 'chest press'],
  ['keep heart rate under 140, 60 min run', 'running, 1 hour, by heartrate, whole 1h 0-140bpm'],
  [
    'high cadence drills, 40 min bike',
    'cycling, endurance, 40 minutes, main set 6x · 1m @ 100-110rpm interval · 1m recovery',
  ],
  [
    'bike 1h easy with some cadence drills',
    'cycling, endurance, 1 hour, main set 6x · 1m @ 100-110rpm interval · 1m recovery',
  ],
  ['1h tempo ride at high cadence', 'cycling, tempo, 1 hour, whole 1h Z3 @ 100-110rpm'],
  [
    'bicycle 1,5 h calm, 4 accelerations 20 seconds',
    'cycling, endurance, 1 hour 30 minutes, whole 39m Z1 · 4x · 20sec effort 9/10 · 2m40s Z1 recovery · 39m Z1',
  ],
  [
    'bike 90 min easy with 6 sprints of 10 seconds',
    'cycling, interval, 1 hour 30 minutes, whole 36m Z1 · 6x · 10sec Z7 · 2m50s Z1 recovery · 36m Z1',
  ],
  [
    'run 1h easy, 4 accelerations 20 seconds',
    'running, endurance, 1 hour 5 minutes 20 seconds, whole 1h Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '5min 4min 3min 2min 1min getting harder, equal rest, trainer',
    'cycling, v02 max, main set 5m 100% · 5m Z1 recovery · 4m 105% · 4m Z1 recovery · 3m 110% · 3m Z1 recovery · 2m 115% · 2m Z1 recovery · 1m 120%',
  ],
  [
    'run 5-4-3-2-1 min getting faster, 2 min jog',
    'running, threshold, main set 5m half marathon pace 96-98% · 2m Z1 recovery · 4m 10k pace 100.9-103% · 2m Z1 recovery · 3m 5k pace 104.7-106.8% · 2m Z1 recovery · 2m 3k pace 108-110.1% · 2m Z1 recovery · 1m 1500m pace 115.1-117.4%, by pace, at half marathon pace',
  ],
  [
    'run 1-2-3-4-5 min getting faster',
    'running, interval, main set 1m interval · 30s recovery · 2m interval · 1m recovery · 3m interval · 1m30s recovery · 4m interval · 2m recovery · 5m interval',
    'getting faster',
  ],
  [
    'run 6x30s all out 3 min walk',
    'running, interval, main set 6x · 30sec open effort 10/10 interval · Walk 3m recovery',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test.each([
  'my chest hurts when I run, give me intervals',
  'chest feels tight, 5x1k hard run',
  'my heart hurts, tempo run 30 min',
  'got the flu, 10k tempo',
  'i have covid, run 5k hard',
  'feeling light headed, bike 1h with 4x8',
])('“%s” names a doctor, and nothing hard is built', (sentence) => {
  const { asked, unread, unusable } = understand(sentence, { sport: 'running' })
  expect(unread.map((one) => one.sentence)).toContain('Do not train with such signs: stop, and see a doctor.')
  // Of work alone nothing is built.
  expect(unusable ? [] : asked.effort).toEqual(unusable ? [] : 'easy')
  expect([asked.set, asked.mainSet, asked.workoutType]).toEqual([undefined, undefined, undefined])
})
