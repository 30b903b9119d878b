import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Rests say how long they are, how and at what they are done, and between what they lie, in any order.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '16 x 200 @ mile pace, 200 jog, 3 min after every 4',
    'running, interval, main set 3x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · 200mtr 1500m pace 115.1-117.4% interval · 3m recovery · 3x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · 200mtr 1500m pace 115.1-117.4% interval · 3m recovery · 3x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · 200mtr 1500m pace 115.1-117.4% interval · 3m recovery · 4x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery, by pace, at 1500m pace',
  ],
  [
    'run 10x400 r60s, rest 3 min after 5',
    'running, interval, main set 4x · 400mtr interval · 1m recovery · 400mtr interval · 3m rest · 5x · 400mtr interval · 1m recovery',
  ],
  [
    'run 12x400 200 easy after every 4',
    'running, interval, main set 4x · 400mtr interval · 200mtr recovery · 4x · 400mtr interval · 200mtr recovery · 4x · 400mtr interval',
  ],
  // An easy part between two brackets, and clocks of easy parts in hours.
  [
    "Bike: 20' z2, 3x(5' 240W, 3' 260W, 1' 300W) 6' 130W, 15' z1",
    'cycling, endurance, 1 hour 20 minutes, whole 20m Z2 · 3x · 5m 240w · 3m 260w · 1m 300w · 6m 130w recovery · 15m Z1',
  ],
  [
    'bike 4x(4 min 250w, 2 min 280w) 5 min 120w, 10 min z1',
    'cycling, interval, main set 4x · 4m 250w · 2m 280w · 5m 120w recovery, cool-down 10 minutes',
  ],
  [
    'Run 0:50 easy + 6x(0:20 fast / 0:40 walk)',
    'running, interval, warm-up 50 minutes, main set 6x · 20sec interval · Walk 40sec recovery',
  ],
  [
    'CX prep: 8 x (20s all out from a stop, 40 sec threshold), 4 mins easy after #4. 15 each side',
    'cycling, threshold, 42 minutes, whole Warm up 15m · 4x · 20sec Z7 · 40sec Z5 · 4m Z1 · 4x · 20sec Z7 · 40sec Z5 · Cool down 15m',
    'CX',
    'stop',
  ],
  [
    "8x500 @ 5k, 2' stationary, 5' b/t 4 and 5",
    'running, interval, main set 3x · 500mtr 5k pace 104.7-106.8% interval · Stand 2m rest · 500mtr 5k pace 104.7-106.8% interval · 5m recovery · 4x · 500mtr 5k pace 104.7-106.8% interval · Stand 2m rest, by pace, at 5k pace',
  ],
  [
    "run 15x1' hard 1' easy, 3' easy after 5 & 10",
    'running, interval, main set 4x · 1m interval · 1m recovery · 1m interval · 3m recovery · 4x · 1m interval · 1m recovery · 1m interval · 3m recovery · 5x · 1m interval · 1m recovery',
  ],
  [
    'swim 12x75 @ CSS r10, 100 ez after #6',
    'swimming, interval, main set 5x75mtr interval 10sec rest · 75mtr interval · 100mtr Z1 recovery · 6x75mtr interval 10sec rest',
  ],
  [
    'run 10x300 fast w 100 walk, 400 jog after every 4',
    'running, interval, 4.8 kilometers, whole 4x · 300mtr Z5 interval · Walk 100mtr recovery · 400mtr Z1 · 4x · 300mtr Z5 interval · Walk 100mtr recovery · 400mtr Z1 · 2x · 300mtr Z5 interval · Walk 100mtr recovery',
  ],
  [
    'marathon specific: 4x5k @ 98-100% MP, 1k @ 85% MP between',
    'running, tempo, main set 4x · 5km 91.8-93.7% interval · 1km 79.6-80.6% recovery',
  ],
  [
    '12 miles w 3x2mi @ HMP, 1/2 mi float @ MP+30',
    'running, threshold, 12 miles, main set 3x · 2mi half marathon pace 96-98% · 0.5mi 87.6-89.4%, by pace, at half marathon pace',
  ],
  [
    'bike 5x5 @ 60rpm Z3 seated climbing, 5 @ 95 rpm Z2 in btwn',
    'cycling, tempo, main set 5x · seated 5m Z3 @ 60rpm // climbing · 5m Z2 @ 95rpm',
  ],
  [
    'bike 6x6min big gear 55-60rpm @ 85-90%, 3min spin 95+',
    'cycling, sweet spot, main set 6x · 6m 85-90% @ 55-60rpm // big gear · 3m Z1 @ 95rpm recovery',
  ],
  ['run 5x1k @ T, 500 at 5:10/km between', 'running, threshold, main set 5x · 1km · 500mtr 5:10/km'],
  ['swim 8x100 @ CSS, 50 back ez in btwn', 'swimming, interval, main set 8x · 100mtr · 50mtr Z1 backstroke recovery'],
  [
    'half marathon pace 2 x 5k with 1k float @ MP, usual wu/cd',
    'running, threshold, main set 2x · 5km half marathon pace 96-98% · 1km marathon pace 92.7-94.6%, by pace, at half marathon pace',
  ],
  ["10 x 2' on/1' off, ons LT, offs not slower than 5:30s", 'threshold, main set 10x · 2m · 1m 5:30/km'],
  [
    '12 x 300 w 100 float, contin, 5k pace / floats @ MP',
    'running, interval, main set 12x · 300mtr 5k pace 104.7-106.8% · 100mtr marathon pace 92.7-94.6%, by pace, at 5k pace',
  ],
  [
    '1k on/1k off x 5 (on 4:05, off 4:45) plus 3k jog wu and 2k cd',
    'interval, 15 kilometers, whole Warm up 3km · 5x · 1km 4:05/km · 1km 4:45/km · Cool down 2km',
  ],
  [
    '300/100 x 20 continuous, 300 @ 10k effort 100 float, no stopping',
    'running, threshold, main set 20x · 300mtr 10k pace 100.9-103% · Float 100mtr Z2 recovery, by pace, at 10k pace',
  ],
  ['bike 12x45s on 15s off: ons 130%, offs 50%', 'cycling, v02 max, main set 12x · 45sec 130% · 15sec 50%'],
  [
    '4x100 back on 2:10, 4x100 br on 2:25, 100 free EZ in btw',
    'swimming, interval, 900 meters, whole 4x100mtr backstroke on 2:10 interval · 100mtr Z1 freestyle · 4x100mtr breaststroke on 2:25 interval',
  ],
  [
    '6x400 off 90, 6x200 off 60, 4 min between sets',
    'interval, main set 6x · 400mtr interval · 1m30s recovery · 4m Z1 recovery · 6x · 200mtr interval · 1m recovery',
  ],
  [
    'swim 8x100 @ 2:05, 4x50 @ 1:05, 2 min b/t sets',
    'swimming, interval, main set 8x100mtr on 2:05 interval · 2m rest · 4x50mtr on 1:05 interval',
  ],
  [
    '2 sets of 2k thr, 1k @ 10k pace, 500 @ 5k pace, jog 400 aft each rep and 800 aft the first set',
    'running, threshold, main set 2x · 2km Z4 · 400mtr recovery · 1km 10k pace 100.9-103% · 400mtr recovery · 500mtr 5k pace 104.7-106.8% · 800mtr Z1 recovery, by pace, at 10k pace',
  ],
  [
    '3 x {4x50 @ 1:05, 1x200 @ 4:20} extra min b/t rds',
    'swimming, interval, main set 4x50mtr on 1:05 interval · 1x200mtr on 4:20 interval · 1m rest · 4x50mtr on 1:05 interval · 1x200mtr on 4:20 interval · 1m rest · 4x50mtr on 1:05 interval · 1x200mtr on 4:20 interval',
  ],
  [
    'swim 3x(4x100 @ CSS) 15s rest, extra 45s b/t rounds',
    'swimming, interval, main set 3x100mtr interval 15sec rest · 100mtr interval · 1m rest · 3x100mtr interval 15sec rest · 100mtr interval · 1m rest · 4x100mtr interval 15sec rest',
  ],
  [
    'bike 2x(5x2 min @ 120%), 2 min easy, 6 min b/t sets',
    'cycling, v02 max, main set 4x · 2m 120% interval · 2m recovery · 2m 120% interval · 6m recovery · 5x · 2m 120% interval · 2m recovery',
  ],
  [
    '10x10sec hill sprints flat out, wlk bk 2min, at the end of 40 ez',
    'interval, warm-up 40 minutes, main set 10x · Uphill 10sec open effort 9/10 interval · Walk 2m recovery',
  ],
  [
    'bike 6 x climb (abt 6 min) @ thr, freewheel dn',
    'cycling, threshold, main set 6x · Uphill 6m interval · 3m recovery',
  ],
  [
    'repeats x6, ~5 min ea @ 105% ftp, coast down',
    'cycling, interval, main set 6x · Uphill 5m 105% interval · 2m30s recovery',
  ],
  ['bike 5x4 min climb @ thr, desc rec', 'cycling, threshold, 5 × 4 minutes (climb), 2 minutes rest'],
  [
    'run 1-2-3-2-1 min hard, float same as the on',
    'running, interval, main set 1m interval · Float 1m Z2 recovery · 2m interval · Float 2m Z2 recovery · 3m interval · Float 3m Z2 recovery · 2m interval · Float 2m Z2 recovery · 1m interval',
  ],
  ['run 8x90s hard, jog back as long as it took', 'running, interval, 8 × 90 seconds, 90 seconds rest'],
  ['5 5 5 tempo @ 85% w 2 between, bike', 'cycling, tempo, main set 3x · 5m 85% interval · 2m recovery'],
  [
    'sprints on the bike: 8x15s max, full recovery 4-5 min spin easy',
    'cycling, interval, 8 × 15 seconds, 4 minutes rest',
  ],
  [
    '4 x 1 mile T, rests: 60s, 60s, 90s',
    'threshold, main set 1mi · 1m Z1 recovery · 1mi · 1m Z1 recovery · 1mi · 1m30s Z1 recovery · 1mi',
  ],
  [
    'run 5x1k @ T w 90s, 400 jog, 6x200 @ mile w 200 walk',
    'running, threshold, 8.8 kilometers, whole 5x · 1km Z4 interval · 1m30s recovery · 400mtr Z1 · 6x · 200mtr 1500m pace 115.1-117.4% interval · Walk 200mtr recovery',
  ],
  ['run 5x1k @ 10k, 2 min jog aft ea', 'running, threshold, 5 × 1 kilometer, 2 minutes rest, by pace, at 10k pace'],
  ['bike 4x8 min @ thr, 4 easys', 'cycling, threshold, 4 × 8 minutes, 4 minutes rest'],
  ['swim 8x100 hard with 50 kick between', 'swimming, interval, main set 8x · 100mtr Z5 · 50mtr kick'],
  [
    'low cadence torque stuff 5x6 min @ 55rpm tempo, 3 min spin 95+rpm between. 20 wu',
    'cycling, tempo, 1 hour 5 minutes, whole Warm up 20m · 5x · 6m Z3 @ 55rpm · 3m Z1 @ 95rpm recovery',
  ],
  [
    'run 6x400 off 90, 6x200 off 60, 4 min between the sets',
    'running, interval, main set 6x · 400mtr interval · 1m30s recovery · 4m Z1 recovery · 6x · 200mtr interval · 1m recovery',
  ],
  [
    '2x(10 x 1min on 1 off) 5 min walk between, ons at 3k, offs jog',
    'running, interval, main set 10x · 1m 3k pace 108-110.1% · 1m recovery · Walk 5m recovery · 10x · 1m 3k pace 108-110.1% · 1m recovery, by pace, at 3k pace',
  ],
  ['5 x 1 mile @ 7:10/mi, 400 @ 9:00/mi float btwn', 'running, interval, main set 5x · 1mi 7:10/mi · 400mtr 9:00/mi'],
  [
    'run 5 x 7 min @ LT w 90s float at MP, no stopping',
    'running, threshold, main set 5x · 7m Z4 · 1m30s marathon pace 92.7-94.6%',
  ],
  [
    'run 10 x 90s uphill strong, stroll down, 4 min after the 5th',
    'running, tempo, main set 4x · Uphill 1m30s interval · 3m recovery · Uphill 1m30s interval · 4m recovery · 5x · Uphill 1m30s interval · 3m recovery',
  ],
  [
    "bike 6x5' sweetspot big gear 60rpm, 3' @ 110rpm easy b/t",
    'cycling, sweet spot, main set 6x · 5m @ 60rpm · 3m Z1 @ 110rpm recovery',
  ],
  [
    'swim 6 x 150 pull on 2:45, 4 x 50 fly on 1:15, 100 bk ez b/t the two sets',
    'swimming, interval, 1,200 meters, whole 6x150mtr pull on 2:45 interval · 100mtr Z1 backstroke · 4x50mtr butterfly on 1:15 interval',
  ],
  [
    "run 9 x 2' hard, 1' jog, 4' jog after 3 & 6, 15 wu 10 cd",
    'running, interval, 58 minutes, whole Warm up 15m · 2x · 2m Z5 interval · 1m recovery · 2m Z5 interval · 4m recovery · 2x · 2m Z5 interval · 1m recovery · 2m Z5 interval · 4m recovery · 3x · 2m Z5 interval · 1m recovery · Cool down 10m',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})

// A rest with a word that is not known, or with a target that can be that of the bouts, stays as it was.
test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['run 8x1 km, 90s jog @ 5:00/km', 'running, interval, main set 8x · 1km 5:00/km interval · 1m30s recovery'],
  ['6 x 4min on 2 min off @ 10k effort', 'running, threshold, 6 × 4 minutes, 2 minutes rest, by pace, at 10k pace'],
  ['run 5x1k @ T, 500 sploosh @ MP between', 'running, threshold, 5 × 1 kilometer', '500 sploosh', 'MP'],
  [
    'run 6x400 @ 5k, 60s jog, 3 min after sploosh',
    'running, interval, 6 × 400 meters, 1 minute rest, by pace, at 5k pace',
    '3 min',
    'sploosh',
  ],
  [
    '3 x 3k w/ 3min rest: MP, HMP, 10k',
    'running, tempo, main set 3km marathon pace 92.7-94.6% · 3m rest · 3km half marathon pace 96-98% · 3m rest · 3km 10k pace 100.9-103%, by pace, at marathon pace',
  ],
  [
    '10x400 - 4 @ 10k pace, 6 @ 5k pace - 200 jog',
    'running, threshold, main set 4x · 400mtr 10k pace 100.9-103% interval · 200mtr recovery · 6x · 400mtr 5k pace 104.7-106.8% interval · 200mtr recovery, by pace, at 10k pace',
  ],
  [
    '8x15s max, full recovery, 10 min cool down',
    'interval, 36 minutes, whole 8x · 15sec open effort 10/10 interval · 3m recovery · Cool down 10m',
  ],
])('"%s" still asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})

test.each([
  ["10 x 2' on/1' off, ons LT, offs not slower than 5:30s", 'not to be slower'],
  ['run 6x400 off 90, 6x200 off 60, 4 min standing between sets', '“standing” was read as easy'],
])('the answer to "%s" tells of %s', (sentence, told) => {
  const { inferred } = understand(sentence, { sport: 'running' })
  expect(inferred.map(({ because }) => because).join(' ')).toContain(told)
})

test('how a rest is not done refuses no sport', () => {
  const sentence = "20 x 1' on 1' off (on= 10km effort, off = steady not jog) 2mile wu n cd"
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toMatch(/20x · 1m 10k pace [\d.-]+% · 1m Z2 recovery · Cool down 2mi$/)
  expect(understood.checks).toEqual([])
})
