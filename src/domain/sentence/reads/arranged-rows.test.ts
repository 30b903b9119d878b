import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rows of parts with a count, a rest or targets of all, in whatever order they are written, and what is left out of them.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // Counts behind rows
  [
    'bit of everything: 1k @ 10k, 30s, 500 @ 5k, 30s, 250 @ mile, 3min. x4',
    'running, threshold, main set 4x · 1km 10k pace 100.9-103% · 30sec rest · 500mtr 5k pace 104.7-106.8% · 30sec rest · 250mtr 1500m pace 115.1-117.4% · 3m rest, by pace, at 10k pace',
  ],
  [
    '100 easy 100 hard x 6 in the pool, 30 secs between',
    'swimming, interval, main set 6x · 100mtr Z1 recovery · 100mtr Z5 · 30sec rest',
  ],
  [
    '(500 @ 5k, 90s, 300 @ mile, 3 min) x 4 run',
    'running, interval, main set 4x · 500mtr 5k pace 104.7-106.8% · 1m30s rest · 300mtr 1500m pace 115.1-117.4% · 3m rest, by pace, at 5k pace',
  ],
  [
    '(4x25 fast, 100 easy) times 3 swim',
    'swimming, interval, main set 4x25mtr interval · 1x100mtr Z1 interval · 1m rest · 4x25mtr interval · 1x100mtr Z1 interval · 1m rest · 4x25mtr interval · 1x100mtr Z1 interval',
  ],
  [
    '150 free 15 rest + 4x25 desc 1-4 15 rest x 2 swim',
    'swimming, interval, main set 150mtr freestyle · 15sec rest · 3x · "desc 1-4" 25mtr interval · 15sec rest · "desc 1-4" 25mtr interval · 1m rest · 150mtr freestyle · 15sec rest · 4x · "desc 1-4" 25mtr interval · 15sec rest',
  ],
  [
    'run 2 min at HM pace then jog 1 min, 4 times',
    'running, threshold, main set 4x · 2m half marathon pace 96-98% · 1m recovery, by pace, at half marathon pace',
  ],
  ['2 hard / 1 easy, 8 times, run', 'running, interval, 8 × 2 minutes, 1 minute rest'],
  [
    '15 min up, 3 min hard 2 min easy for 5 rounds, 10 down, bike',
    'cycling, v02 max, 50 minutes, whole Warm up 15m · 5x · 3m 106-120% interval · 2m recovery · Cool down 10m',
  ],
  [
    'run 3 min / walk 2 min, repeat this cycle 5 times, 5 min walk before and after',
    'running, endurance, 35 minutes, whole Walk 5m warmup · 5x · 3m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  [
    'run 90s, walk 90s, run 3 min, walk 3 min, twice through',
    'running, endurance, 28 minutes, whole Walk 5m warmup · 2x · 1m30s Z1 · Walk 1m30s recovery · 3m Z1 · Walk 3m recovery · Walk 5m cooldown',
  ],
  [
    '1 mile, 800, 400, 90s jog between all, do it twice',
    'interval, main set 2x · 1mi · 1m30s recovery · 800mtr · 1m30s recovery · 400mtr · 1m30s recovery',
  ],
  [
    'walk for 5 minutes, run for 2 minutes walk for 1 minute, repeat 7 times, walk for 5 minutes',
    'running, endurance, 31 minutes, whole Walk 5m warmup · 7x · 2m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  // Counts before rows
  [
    'bike: 5 min easy, repeat 4 times 30 sec sprint, 2 min at RPE 8, then 20 min at RPE 8, 5 min easy',
    'cycling, interval, 40 minutes, whole 5m Z1 · 4x · 30sec open effort 10/10 · 2m effort 8/10 · 20m effort 8/10 · 5m Z1',
  ],
  [
    '3 rounds of 2x25 fast kick on :45, 2x50 on 1:00, 4x25 free',
    'swimming, interval, main set 2x25mtr Z5 kick on 0:45 interval · 2x50mtr on 1:00 interval · 4x25mtr freestyle interval · 1m rest · 2x25mtr Z5 kick on 0:45 interval · 2x50mtr on 1:00 interval · 4x25mtr freestyle interval · 1m rest · 2x25mtr Z5 kick on 0:45 interval · 2x50mtr on 1:00 interval · 4x25mtr freestyle interval',
  ],
  ['5 of 3 mins hard with 2 mins easy', 'interval, 5 × 3 minutes, 2 minutes rest'],
  ['6 x hill (approx 4 min), 90%', 'interval, main set 6x · Uphill 4m 90% interval'],
  [
    '50s on the minute x 24 every 4th fast',
    'swimming, interval, main set 3x50mtr on 1:00 interval · 1x50mtr Z5 on 1:00 interval · 3x50mtr on 1:00 interval · 1x50mtr Z5 on 1:00 interval · 3x50mtr on 1:00 interval · 1x50mtr Z5 on 1:00 interval · 3x50mtr on 1:00 interval · 1x50mtr Z5 on 1:00 interval · 3x50mtr on 1:00 interval · 1x50mtr Z5 on 1:00 interval · 3x50mtr on 1:00 interval · 1x50mtr Z5 on 1:00 interval',
  ],
  [
    '16x50 on 1:00 every fourth one fast',
    'swimming, interval, main set 4x · 50mtr Z2 on 1:00 recovery · 50mtr Z2 on 1:00 recovery · 50mtr Z2 on 1:00 recovery · 50mtr open effort 10/10 on 1:00',
  ],
  // Rests of rows
  [
    '600, 1 min, 600, 2 min, 400, 1 min, 400 run',
    'running, interval, main set 600mtr · 1m rest · 600mtr · 2m rest · 400mtr · 1m rest · 400mtr',
  ],
  [
    'main set 400 @ 85%, 300 @ 87, 200 @ 90, 100 max. 30s RI',
    'swimming, interval, main set 400mtr 85% · 30sec rest · 300mtr 87% · 30sec rest · 200mtr 90% · 30sec rest · 100mtr open effort 10/10',
  ],
  [
    '200 @ 75%, 200 @ 80%, 200 @ 85%, 20s RI swim',
    'swimming, endurance, main set 200mtr 75% · 20sec rest · 200mtr 80% · 20sec rest · 200mtr 85%',
  ],
  [
    '4x100 @ css, 2x100 @ css-4, 1x100 max, 15s all',
    'swimming, interval, 700 meters, whole 4x100mtr Z4 interval 15sec rest · 2x · "CSS−4 s per 100" 100mtr open interval · 15sec rest · 1x100mtr open effort 10/10 interval 15sec rest',
  ],
  [
    '3x(1200 @ 10k, 400 @ 3k), 60s/3min',
    'running, threshold, main set 3x · 1.2km 10k pace 100.9-103% · 1m recovery · 400mtr 3k pace 108-110.1% · 3m recovery, by pace, at 10k pace',
  ],
  [
    'do 3 x (800 @ 5k 90s, 400 @ mile 60s)',
    'running, interval, main set 3x · 800mtr 5k pace 104.7-106.8% · 1m30s rest · 400mtr 1500m pace 115.1-117.4% · 1m rest, by pace, at 5k pace',
  ],
  [
    '10 x (45/15) jog 4 min 10 x (45/15)',
    'interval, main set 10x · 45sec interval · 15sec recovery · 4m Z1 recovery · 10x · 45sec interval · 15sec recovery',
  ],
  [
    '2x20 @ 90% with 5 min easy in the middle, bike',
    'cycling, sweet spot, main set 2x · 20m 90% interval · 5m recovery',
  ],
  // Groups of repetitions
  [
    '10x400, 3 @ css+6, 3 @ css+5, 4 @ css+4, 20s',
    'swimming, interval, 4,000 meters, whole 3x · "CSS+6 s per 100" 400mtr open interval · 20sec rest · 3x · "CSS+5 s per 100" 400mtr open interval · 20sec rest · 4x · "CSS+4 s per 100" 400mtr open interval · 20sec rest',
  ],
  [
    '20x100 swim, 10 on 1:50, 5 on 1:45, 5 on 1:40',
    'swimming, interval, 2,000 meters, whole 10x100mtr on 1:50 interval · 5x100mtr on 1:45 interval · 5x100mtr on 1:40 interval',
  ],
  [
    '10x400 - 4 @ 10k pace, 6 @ 5k pace - 200 jog',
    'running, threshold, main set 4x · 400mtr 10k pace 100.9-103% interval · 200mtr recovery · 6x · 400mtr 5k pace 104.7-106.8% interval · 200mtr recovery, by pace, at 10k pace',
  ],
  ['swim 12x100: 4 kick, 8 pull', 'swimming, interval, main set 4x100mtr kick interval · 8x100mtr pull interval'],
  // Lists side by side
  ['bike 20 20 20 z1 z2 z3', 'cycling, tempo, 1 hour, whole 20m Z1 · 20m Z2 · 20m Z3'],
  ['ride 15/15/15 at z2/z3/z4', 'cycling, tempo, 45 minutes, whole 15m Z2 · 15m Z3 · 15m Z4'],
  [
    '1200m, 800m, 400m @ 5k pace / 3k pace / mile pace, 2 min jog',
    'running, interval, main set 1.2km 5k pace 104.7-106.8% · 2m recovery · 800mtr 3k pace 108-110.1% · 2m recovery · 400mtr 1500m pace 115.1-117.4%, by pace, at 5k pace',
  ],
  [
    '3000-2000-1000 @ HM / 10k / 5k, 3 mins',
    'running, threshold, main set 3km half marathon pace 96-98% · 3m rest · 2km 10k pace 100.9-103% · 3m rest · 1km 5k pace 104.7-106.8%, by pace, at half marathon pace',
  ],
  [
    '5:00 5:00 4:45 4:45 4:30 4:30 per k, 6k run',
    'running, 6 kilometers, whole 1km 5:00/km · 1km 5:00/km · 1km 4:45/km · 1km 4:45/km · 1km 4:30/km · 1km 4:30/km',
  ],
  [
    '6 miles: 8:00 8:00 7:45 7:45 7:30 7:30',
    '6 miles, whole 1mi 8:00/mi · 1mi 8:00/mi · 1mi 7:45/mi · 1mi 7:45/mi · 1mi 7:30/mi · 1mi 7:30/mi',
  ],
  [
    '30/30 at 300/150 x 2 sets of 10, 5min in btwn',
    'cycling, interval, main set 10x · 30sec 300w · 30sec 150w · 5m recovery · 10x · 30sec 300w · 30sec 150w',
  ],
  [
    '4 x 150 as 50k 50d 50s rest 20',
    'swimming, interval, main set 4x · "50 kick/50 drill/50 swim" 150mtr open interval · 20sec rest',
  ],
  [
    '6x150 (50 k, 50 d, 50 s) on 3:00',
    'swimming, interval, main set 6x · "50 kick/50 drill/50 swim" 150mtr open on 3:00 interval',
  ],
  [
    'descend 5x100 1-5 from 1:50 to 1:30 pace, rest 15',
    'swimming, 500 meters, whole 1x100mtr 1:50/100m interval 15sec rest · 1x100mtr 1:45/100m interval 15sec rest · 1x100mtr 1:40/100m interval 15sec rest · 1x100mtr 1:35/100m interval 15sec rest · 1x100mtr 1:30/100m interval 15sec rest',
  ],
  // Steps that follow from two figures
  [
    'start at 100w, +20w every minute up to 300w',
    'cycling, 11 minutes, whole 1m 100w · 1m 120w · 1m 140w · 1m 160w · 1m 180w · 1m 200w · 1m 220w · 1m 240w · 1m 260w · 1m 280w · 1m 300w',
  ],
  [
    'bike ramp 100 to 250w, 25w steps, 3 min each',
    'cycling, 21 minutes, whole 3m 100w · 3m 125w · 3m 150w · 3m 175w · 3m 200w · 3m 225w · 3m 250w',
  ],
  [
    '2k w paddles, buoy every other 100',
    'swimming, interval, main set 10x · 100mtr with paddles · 100mtr with paddles and pull buoy',
  ],
  [
    'swim 1500 with paddles every other 100',
    'swimming, interval, main set 7x · 100mtr freestyle · 100mtr with paddles · 1x100mtr freestyle interval',
  ],
  // Other rows
  [
    'bike 20 min easy, 5 min hard, 5 min easy x 3, 10 min easy',
    'cycling, v02 max, 1 hour, whole 20m Z1 · 3x · 5m 106-120% interval · 5m recovery · 10m Z1',
  ],
  ['bike 3 sets of 5 min z3, 3 min z4, 1 min z5', 'cycling, tempo, main set 3x · 5m Z3 · 3m Z4 · 1m Z5'],
  [
    '3 rounds of 6 min @ 95%, 2 min @ 105%, 4 min easy bike',
    'cycling, threshold, main set 3x · 6m 95% · 2m 105% · 4m Z1 recovery',
  ],
  [
    '5 sets of 1 min fast 30 secs slow 30 secs fast 1 min slow',
    'interval, main set 5x · 1m · 30sec Z1 recovery · 30sec · 1m Z1 recovery',
  ],
  [
    '16x25: 4 kick, 4 drill, 4 pull, 4 swim',
    'swimming, interval, 400 meters, whole 4x25mtr kick interval · 4x25mtr drill interval · 4x25mtr pull interval · 4x25mtr interval',
  ],
  [
    '6x200, 4x400, 2x800, 200 jog between all track',
    'running, interval, main set 6x · 200mtr interval · 200mtr recovery · 4x · 400mtr interval · 200mtr recovery · 2x · 800mtr interval · 200mtr recovery',
  ],
  [
    '3 times: 1 mile at 10k pace, 800 at 5k pace, 3 min jog',
    'running, threshold, main set 3x · 1mi 10k pace 100.9-103% · 800mtr 5k pace 104.7-106.8% · 3m recovery, by pace, at 10k pace',
  ],
  [
    '3x: 5 min z3, 3 min z4, 1 min z5, 3 min easy bike',
    'cycling, tempo, main set 3x · 5m Z3 · 3m Z4 · 1m Z5 · 3m Z1 recovery',
  ],
  [
    '1600 (3 min) 1200 (2 min) 800 (1 min) 400 run',
    'running, interval, main set 1.6km · 3m rest · 1.2km · 2m rest · 800mtr · 1m rest · 400mtr',
  ],
  ['800 repeats x 6, 3:00, 400 jog', 'interval, main set 6x · 800mtr 3:45/km interval · 400mtr recovery'],
  [
    '5 10 15 10 5 min at z3 z4 z3 z4 z5 bike',
    'cycling, tempo, 45 minutes, whole 5m Z3 · 10m Z4 · 15m Z3 · 10m Z4 · 5m Z5',
  ],
  [
    '8x400: 2 @ 85, 2 @ 82, 2 @ 80, 2 @ 78, 60s rest',
    'interval, 3.2 kilometers, whole 2x · 400mtr 3:33/km interval · 1m rest · 2x · 400mtr 3:25/km interval · 1m rest · 2x · 400mtr 3:20/km interval · 1m rest · 2x · 400mtr 3:15/km interval · 1m rest',
  ],
  [
    '10 min, 8 min, 6 min, 4 min at threshold with 2 min easy, bike',
    'cycling, threshold, main set 10m interval · 2m recovery · 8m interval · 2m recovery · 6m interval · 2m recovery · 4m interval',
  ],
  [
    '90 s on 60 s off x 6 then 60 s on 30 s off x 6',
    'interval, main set 6x · 1m30s interval · 1m recovery · 6x · 1m interval · 30sec recovery',
  ],
  [
    'three times round: 1k tempo, 500 jog, 500 fast, 500 jog',
    'tempo, main set 3x · 1km · 500mtr recovery · 500mtr Z5 · 500mtr recovery',
  ],
  [
    '2000 at 10k pace, 400 jog, 1000 at 5k pace, 400 jog, 2000 at 10k pace',
    'running, threshold, main set 2km 10k pace 100.9-103% · 400mtr recovery · 1km 5k pace 104.7-106.8% · 400mtr recovery · 2km 10k pace 100.9-103%, by pace, at 10k pace',
  ],
  [
    'run 5 min on 1 min off 4 min on 1 min off x 2',
    'running, interval, main set 1x · 5m interval · 1m recovery · 1x · 4m interval · 1m recovery · 3m recovery · 1x · 5m interval · 1m recovery · 1x · 4m interval · 1m recovery',
  ],
  // Answers
  ['mile repeats. 5 of them. 7:00. 400 jog', 'interval, main set 5x · 1mi 7:00/mi interval · 400mtr recovery'],
  ['800s. six of them. 2.50. 90 jog', 'interval, main set 6x · 800mtr 3:33/km interval · 1m30s recovery'],
  [
    '400s, ten of them, on the track, 78 secs, 60 rest',
    'running, interval, main set 10x · 400mtr 3:15/km interval · 1m rest',
  ],
  [
    'hill reps. eight of 45 secs. jog back.',
    'interval, main set 8x · Uphill 45sec open effort 9/10 interval · 1m7.5s recovery',
  ],
  // Before the set
  [
    '6x400 fast 60s rest, plus 4 miles b4',
    'interval, 9.6 kilometers, whole Warm up 4mi · 6x · 400mtr Z5 interval · 1m recovery',
  ],
  [
    '6x(3 min hard 90s easy), bike, 15 before 10 after',
    'cycling, v02 max, 52 minutes, whole Warm up 15m · 6x · 3m 106-120% interval · 1m30s recovery · Cool down 10m',
  ],
  // What another order would not be
  [
    '6x400, 200 jog, x2 run',
    'running, interval, main set 5x · 400mtr interval · 200mtr recovery · 400mtr interval · 3m recovery · 6x · 400mtr interval · 200mtr recovery',
  ],
  [
    '4x50 on 1, 2 min rest, 4x50 on 1 swim',
    'swimming, interval, main set 4x50mtr on 1:00 interval · 2m rest · 4x50mtr on 1:00 interval',
  ],
  [
    '5x1k @ threshold, 90 sec rest, 11km running',
    'running, threshold, 11 kilometers, 5 × 1 kilometer, 90 seconds rest',
  ],
  ['400 easy, 300 easy, 4 days a week', 'endurance', '400', '300', '4 days', 'week'],
  ['5x400, repeat 2', 'interval', '5x400', 'repeat 2'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})

test('what was moved is shown where it was written', () => {
  const sentence = '(500 @ 5k, 90s, 300 @ mile, 3 min) x 4 run'
  const { found } = understand(sentence, { sport: 'running' })
  const words = found.filter(({ field }) => field === 'mainSet').map(({ from, to }) => sentence.slice(from, to))
  expect(words).toContain('90s')
  expect(words).toContain('x 4')
})
