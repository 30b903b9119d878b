import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Sets that clubs write in few signs, and runs and walks by turns.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  // Counts under a length
  [
    '100s: 5 on 2:00, 5 on 1:55, 5 on 1:50',
    'swimming, interval, 1,500 meters, whole 5x100mtr on 2:00 interval · 5x100mtr on 1:55 interval · 5x100mtr on 1:50 interval',
    '',
  ],
  [
    '50s: 4 fr 4 bk 4 brst all off 1:15',
    'swimming, interval, 600 meters, whole 4x50mtr freestyle on 1:15 interval · 4x50mtr backstroke on 1:15 interval · 4x50mtr breaststroke on 1:15 interval',
    '',
  ],
  [
    'swim 50s: 4 kick 4 drill 4 swim',
    'swimming, interval, 600 meters, whole 4x50mtr kick interval · 4x50mtr drill interval · 4x50mtr interval',
    '',
  ],
  [
    'swim 25s - 8 fast 8 easy on :40',
    'swimming, interval, main set 8x25mtr on 0:40 interval · 8x25mtr Z1 on 0:40 interval',
    '',
  ],
  ['400s: 4 on 2:00, 4 on 1:50', '', '', '400s', '4', '2:00', '4', '1:50'],
  // Sets in few signs
  [
    '3 sets of 40/20s x8, 5 min between, turbo',
    'cycling, v02 max, main set 8x · 40sec interval · 20sec recovery · 5m recovery · 8x · 40sec interval · 20sec recovery · 5m recovery · 8x · 40sec interval · 20sec recovery',
    '',
  ],
  ['3/2/1 min x4, half rest', 'interval, main set 4x · 3m · 1m30s rest · 2m · 1m rest · 1m · 30sec rest', ''],
  [
    '1k 800 600 400 200, 2 min jog all',
    'interval, main set 1000mtr interval · 2m recovery · 800mtr interval · 2m recovery · 600mtr interval · 2m recovery · 400mtr interval · 2m recovery · 200mtr interval',
    '',
  ],
  [
    '400 800 1k 800 400 90s jog',
    'interval, main set 400mtr interval · 1m30s recovery · 800mtr interval · 1m30s recovery · 1000mtr interval · 1m30s recovery · 800mtr interval · 1m30s recovery · 400mtr interval',
    '',
  ],
  [
    '2x3000 @ mp w/ 1k float run',
    'running, tempo, main set 2x · 3000mtr marathon pace 92.7-94.6% interval · Float 1km Z2 recovery, by pace, at marathon pace',
    '',
  ],
  ['run 30 out 25 back', 'running, 55 minutes', ''],
  ['5x5 min 3min rec run, or make it 4 of them', 'running, interval, 4 × 5 minutes, 3 minutes rest', ''],
  [
    '6 x 3 min hills no make it 5, jog back',
    'interval, main set 5x · Uphill 3m open effort 9/10 interval · 4m30s recovery',
    '',
  ],
  [
    '10 by 1 minute hard one minute float then 10 jog',
    'interval, 30 minutes, whole 10x · 1m Z5 interval · Float 1m Z2 recovery · Cool down 10m',
    '',
  ],
  [
    '16x200/200 alternating 5k and jog',
    'running, interval, main set 16x · 200mtr 5k pace 104.7-106.8% interval · 200mtr recovery, by pace, at 5k pace',
    '',
  ],
  ['5 x 1200 @ 4:30 per rep, 400 jog', 'interval, main set 5x · 1200mtr 3:45/km interval · 400mtr recovery', ''],
  [
    '3k w/u 6x1k 3:30s off 60 3k w/d',
    'interval, 12.8 kilometers, whole Warm up 3km · 6x · 1km 3:30/km interval · 1m recovery · Cool down 3km',
    '',
  ],
  [
    '2x15 @ 250 first then 2x8 @ 275, 5 min between',
    'cycling, threshold, main set 2x · 15m 250w interval · 5m recovery · 2x · 8m 275w interval · 5m recovery',
    '',
  ],
  [
    '2x15 @ 250 first then 2x8 @ 275, 5s between',
    'cycling, threshold, main set 2x · 15m 250w interval · 5sec recovery · 2x · 8m 275w interval · 5sec recovery',
    '5s between',
  ],
  [
    'threshold 25 mins broken 10/8/7 with 1 min jogs',
    'threshold, main set 10m interval · 1m recovery · 8m interval · 1m recovery · 7m interval',
    '',
  ],
  ['30 min tempo broken 10-10-10 2 min jog', 'tempo, 3 × 10 minutes, 2 minutes rest', ''],
  [
    '6x1k cruise, every 2nd one faster, 75 jog',
    'running, threshold, main set 3x · 1km · 1m15s recovery · 1km Z5 · 1m15s recovery',
    '',
  ],
  ['30-30s on the track for 12 min', 'running, interval, 12 × 30 seconds, 30 seconds rest', ''],
  [
    'microbursts 3x10min 15 on 15 off ride',
    'cycling, v02 max, main set 20x · 15sec interval · 15sec recovery · 3m recovery · 20x · 15sec interval · 15sec recovery · 3m recovery · 20x · 15sec interval · 15sec recovery',
    '',
  ],
  [
    'easy 50 min then 8x80m run throughs',
    'running, endurance, 1 hour 1 minute 5 seconds, whole 50m Z1 · 8x · Stride 80mtr open effort 8/10 interval · 1m recovery',
    '',
  ],
  // Swims in few signs
  ['swim 8x50 fins + pb', 'swimming, interval, main set 8x50mtr with fins and pull buoy interval', ''],
  [
    '400 fc 200 bk 4x50 fly/fc 100 ch',
    'swimming, interval, 900 meters, whole 400mtr freestyle · 200mtr backstroke · 4x · "fly/free" 50mtr interval · 100mtr mixed',
    '',
  ],
  [
    'broken 400s x3: 4x100 w 10s, 1 min after each 400',
    'swimming, interval, main set 3x100mtr interval 10sec rest · 100mtr interval · 1m rest · 3x100mtr interval 10sec rest · 100mtr interval · 1m rest · 4x100mtr interval 10sec rest',
    '',
  ],
  [
    'swim 64 lengths every 4th one fast',
    'swimming, interval, 1,600 meters, whole 16x · 75mtr Z1 recovery · 25mtr Z5',
    '',
  ],
  ['ten fifties off the minute swim', 'swimming, interval, main set 10x50mtr on 1:00 interval', ''],
  [
    '400 tt rest 8 mins 200 tt, css test',
    'swimming, interval, main set 400mtr open effort 10/10 · 8m rest · 200mtr open effort 10/10',
    '',
  ],
  [
    'swim 3x1k, 1st pull 2nd steady 3rd build',
    'swimming, endurance, 3,000 meters, whole 1x1000mtr pull interval · 1x1000mtr Z2 interval · 1x · build 1000mtr interval',
    '',
  ],
  // Runs and walks
  [
    'beginners run 3 min walk 1 min x 8',
    'running, endurance, 42 minutes, whole Walk 5m warmup · 8x · 3m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
    '',
  ],
  [
    '3 min run 1 min walk x 8',
    'running, endurance, 42 minutes, whole Walk 5m warmup · 8x · 3m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
    '',
  ],
  [
    'run 90 sec walk 2 min, 25 mins',
    'running, endurance, 24 minutes 30 seconds, whole 7x · 1m30s Z1 interval · Walk 2m recovery',
    '',
  ],
  [
    'run 1 min walk 1 min, 20 mins total',
    'running, endurance, 20 minutes, whole 10x · 1m Z1 interval · Walk 1m recovery',
    '',
  ],
  [
    '90s run 90s walk 3 min run 3 min walk',
    'running, endurance, whole 1m30s Z1 · Walk 1m30s recovery · 3m Z1 · Walk 3m cooldown',
    '',
  ],
  // Gear of every other swim
  [
    '10x100 css 10ri paddles + pb on evens',
    'swimming, interval, main set 5x · 100mtr · 10sec rest · 100mtr with paddles and pull buoy · 10sec rest',
    '',
  ],
  [
    'swim 10x100 10s rest fins on the odds',
    'swimming, interval, main set 5x · 100mtr with fins · 10sec rest · 100mtr · 10sec rest',
    '',
  ],
  [
    'swim 10x100 10s rest, evens with paddles and pullbuoy',
    'swimming, interval, main set 5x · 100mtr · 10sec rest · 100mtr with paddles and pull buoy · 10sec rest',
    '',
  ],
  ['swim 8x50 fins on 1:00', 'swimming, interval, main set 8x50mtr with fins on 1:00 interval', ''],
  // Corrected bouts
  ['3x10 min tempo make it 20', 'tempo, 3 × 20 minutes', ''],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
