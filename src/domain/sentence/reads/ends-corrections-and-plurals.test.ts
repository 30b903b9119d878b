import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '60min run last 10 @ threshold but 4x20s strides just before it',
    'running, threshold, 1 hour, whole 46m Z1 · 4x · Stride 20sec open effort 8/10 interval · 40sec recovery · 10m Z4',
  ],
  [
    '75 min run, last 20 min @ mp, 4x15 sec strides just before that',
    'running, tempo, 1 hour 15 minutes, by pace, at marathon pace, whole 51m Z1 · 4x · Stride 15sec open effort 8/10 interval · 45sec recovery · 20m marathon pace 92.7-94.6%',
  ],
  [
    'couch to 5k wk 3: 5 walk, 2x(90s run 90s walk 3min run 3min walk), 5 walk',
    'running, endurance, 28 minutes, whole Walk 5m warmup · 2x · 1m30s Z1 · Walk 1m30s recovery · 3m Z1 · Walk 3m recovery · Walk 5m cooldown',
    'couch to 5k wk 3',
  ],
  ['SST 3x15 @ 88-92% FTP 5 RBI, hr total', 'cycling, sweet spot, 1 hour, main set 3x · 15m 88-92% interval · 5m rest'],
  [
    '1600 1200 800 400 on track cut down from 10k to mile pace 400 jog after each',
    'running, threshold, main set 1.6km 10k pace 100.9-103% · 400mtr recovery · 1.2km 5k pace 104.7-106.8% · 400mtr recovery · 800mtr 3k pace 108-110.1% · 400mtr recovery · 400mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    'run 4x1k, cut down from 10k to 3k pace, 2 min jog',
    'running, threshold, main set 1km 10k pace 100.9-103% · 2m recovery · 1km 5k pace 104.7-106.8% · 2m recovery · 1km 5k pace 104.7-106.8% · 2m recovery · 1km 3k pace 108-110.1%, by pace, at 10k pace',
  ],
  [
    '2000 1600 1200 800 400 from half marathon to 3k pace, 90s rest',
    'running, threshold, main set 2km half marathon pace 96-98% · 1m30s rest · 1.6km 10k pace 100.9-103% · 1m30s rest · 1.2km 5k pace 104.7-106.8% · 1m30s rest · 800mtr 5k pace 104.7-106.8% · 1m30s rest · 400mtr 3k pace 108-110.1%, by pace, at half marathon pace',
  ],
  [
    '1650 tt swim w 500 wu incl 4x25 fast',
    'swimming, interval, 2,150 yards, whole Warm up 400yd · 4x25yd Z5 interval · 1650yd open effort 10/10',
  ],
  [
    '500 wu incl 4x50 build, 10x100 css r15',
    'swimming, interval, 1,500 meters, whole Warm up 300mtr · 4x · build 50mtr interval · 10x100mtr Z4 interval 15sec rest',
  ],
  ['bike 2x20 no wait 3x15, actually just make it 45 easy', 'cycling, endurance, 45 minutes'],
  ['run 6x800 actually scrap that, 40 min easy', 'running, endurance, 40 minutes'],
  ['6x1k at 5k pace, no, 4x1k, actually just do 8k easy run', 'running, endurance, 8 kilometers'],
  [
    "track: 1mi @10k, 1mi tempo, 1200 @10k, 1mi tempo, 800 @5k, 1mi tempo, 400 all out. 2-3' btw",
    'running, threshold, main set 1mi 10k pace 100.9-103% · 2m rest · 1mi Z3 · 2m rest · 1200mtr 10k pace 100.9-103% · 2m rest · 1mi Z3 · 2m rest · 800mtr 5k pace 104.7-106.8% · 2m rest · 1mi Z3 · 2m rest · 400mtr open effort 10/10, by pace, at 10k pace',
  ],
  [
    'run 1k @10k, 800 @ 5k, 400 @ 3k, 2-3 min between',
    'running, threshold, main set 1km 10k pace 100.9-103% · 2m rest · 800mtr 5k pace 104.7-106.8% · 2m rest · 400mtr 3k pace 108-110.1%, by pace, at 10k pace',
  ],
  [
    '5x5 @ 115%, 5 off, cd 15, wu 20 w 3x1 openers - trainer',
    'cycling, v02 max, 1 hour 25 minutes, whole Warm up 14m · 3x · 1m 106-120% interval · 1m recovery · 5x · 5m 115% interval · 5m recovery · Cool down 15m',
  ],
  [
    'wu 15 w 3x1 min hard, 5x5 @ 115%, 5 off, cd 15 bike',
    'cycling, v02 max, 1 hour 20 minutes, whole Warm up 9m · 3x · 1m 106-120% interval · 1m recovery · 5x · 5m 115% interval · 5m recovery · Cool down 15m',
  ],
  [
    'bike 4x8 @ 105%, 4 off, wu 20 incl 3x30s fast, cd 10',
    'cycling, v02 max, 1 hour 18 minutes, whole Warm up 17m · 3x · 30sec 106-120% interval · 30sec recovery · 4x · 8m 105% interval · 4m recovery · Cool down 10m',
  ],
  [
    "20' wu incl 3 x 1' fast, 2x10' z4 5' rec, cd 10 bike",
    'cycling, sweet spot, 1 hour, whole Warm up 14m · 3x · 1m 106-120% interval · 1m recovery · 2x · 10m Z4 interval · 5m recovery · Cool down 10m',
  ],
  [
    '20 min wu INCLUDING 3x1 min fast, 2x10 min z4 5 min rest, cd 10 bike',
    'cycling, sweet spot, 1 hour, whole Warm up 14m · 3x · 1m 106-120% interval · 1m recovery · 2x · 10m Z4 interval · 5m rest · Cool down 10m',
  ],
  [
    'cadence drills bike 45min: 6x1min 110+ rpm, 4x1 single leg each side',
    'cycling, endurance, 45 minutes, main set 6x · 1m @ 110rpm interval · 8x · single leg 1m interval',
    'drills',
  ],
  ['bike 4x1 min single leg each leg', 'cycling, endurance, main set 8x · single leg 1m Z1 interval'],
  [
    'bike ladder 12/10/8/6/4 min getting harder 85 to 105% ftp, 3 min easy',
    'cycling, interval, main set 12m 85% · 3m Z1 recovery · 10m 90% · 3m Z1 recovery · 8m 95% · 3m Z1 recovery · 6m 100% · 3m Z1 recovery · 4m 105%',
  ],
  [
    'bike 12/10/8/6/4 min from 85 to 105%, 3 min easy',
    'cycling, threshold, main set 12m 85% · 3m Z1 recovery · 10m 90% · 3m Z1 recovery · 8m 95% · 3m Z1 recovery · 6m 100% · 3m Z1 recovery · 4m 105%',
  ],
  ['run 6x300s hard, 60s rest', 'running, interval, 6 × 300 meters, 1 minute rest'],
  ['bike 4x300s, 60s rest', 'cycling, interval, 4 × 300 seconds, 1 minute rest'],
  ['track 8x200s fast 60s', 'running, interval, 8 × 200 meters, 1 minute rest'],
  ['swim 8x50s fast 15s rest', 'swimming, interval, 8 × 50 meters, 15 seconds rest'],
  ['swim 4x100s hard 20s rest', 'swimming, interval, 4 × 100 meters, 20 seconds rest'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})

test('how often is told if it was assumed within a bracket', () => {
  const { inferred } = understand('bike 2x(30/30, 5 min tempo)', { sport: 'running' })
  expect(inferred.filter(({ because }) => because === 'How often was not said.')).toHaveLength(1)
})

test('what is taken for granted is told', () => {
  const tellings = (sentence: string) =>
    understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)
  expect(tellings('1650 tt swim w 500 wu incl 4x25 fast')).toContain('“4x25 fast” lie within the 500 of the warm-up.')
  expect(tellings('bike 2x20 no wait 3x15, actually just make it 45 easy')).toContain(
    '“45 easy” takes the place of all that was said before it.',
  )
  expect(tellings('run 1k @10k, 800 @ 5k, 400 @ 3k, 2-3 min between')).toContain('“2-3 min” was read by its lower end.')
  expect(tellings('bike 4x1 min single leg each leg')).toContain('Each leg turns alone so often: it was counted twice.')
})
