import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // How often a pair is done, said behind it.
  [
    '30 30s run, 2 sets of 10 w 5 min between',
    'running, interval, main set 10x · 30sec interval · 30sec recovery · 5m recovery · 10x · 30sec interval · 30sec recovery',
  ],
  [
    'bike 40/20, 2 sets of 8, 5 min between sets',
    'cycling, v02 max, main set 8x · 40sec interval · 20sec recovery · 5m recovery · 8x · 40sec interval · 20sec recovery',
  ],
  [
    'bike 40/20, 2 x 8 reps, 5 min between sets',
    'cycling, v02 max, main set 8x · 40sec interval · 20sec recovery · 5m recovery · 8x · 40sec interval · 20sec recovery',
  ],
  ['bike 40/20, 13 sets of 8', 'cycling', '40/20', '13 sets of 8'],
  ['run 30/30s, 2x400', 'running, interval, main set 10x · 30sec interval · 30sec recovery · 2x · 400mtr interval'],
  [
    'run 30/30s, 2 sets of 400',
    'running, interval, main set 10x · 30sec interval · 30sec recovery · 2x · 400mtr interval',
  ],
  ['90 90s run', 'running, interval, 10 × 90 seconds, 90 seconds rest'],
  // Steps without brackets behind a set.
  [
    'microbursts on bike 2x10min 15s @150% 15s @50%',
    'cycling, v02 max, main set 20x · 15sec 150% · 15sec 50% · 3m recovery · 20x · 15sec 150% · 15sec 50%',
  ],
  [
    '3x12 2 min 79% 1 min 105%',
    'interval, main set 4x · 2m 79% · 1m 105% · 3m recovery · 4x · 2m 79% · 1m 105% · 3m recovery · 4x · 2m 79% · 1m 105%',
  ],
  [
    'bike 3x12 min 2 min 200w 1 min 260w',
    'cycling, interval, main set 4x · 2m 200w · 1m 260w · 3m recovery · 4x · 2m 200w · 1m 260w · 3m recovery · 4x · 2m 200w · 1m 260w',
  ],
  ['run 2x10 min 15 s @90% hard', 'running, tempo, main set 2x · 10m15s 90% interval'],
  // Lengths that follow one another.
  ['2,5h bike z2 then 0,5h z3', 'cycling, tempo, 3 hours, whole 2h30m Z2 · 30m Z3'],
  ['7:30/mi for 5 miles then 2 mi easy', 'running, endurance, 7 miles, whole 5mi 7:30/mi · 2mi Z1'],
  ['20 min easy, 20 min tempo then stretch, run', 'running, tempo, 40 minutes, whole 20m Z1 · 20m Z3', 'stretch'],
  [
    '20min wu, 8x30/30, 5min easy, 6x40/20, 10 cd run',
    'running, interval, warm-up 20 minutes, main set 8x · 30sec interval · 30sec recovery · 5m Z1 recovery · 6x · 40sec interval · 20sec recovery, cool-down 10 minutes',
  ],
  [
    'bike 3x5 min, 10 min easy, 3x3 min, 90 min total',
    'cycling, interval, 1 hour 30 minutes, main set 3x · 5m interval · 10m Z1 recovery · 3x · 3m interval',
  ],
  // Rows of swims that are done several times.
  [
    '400 pull w paddles, 400 kick fins, 400 swim, x2',
    'swimming, interval, main set 2x · 400mtr pull with paddles · 400mtr kick with fins · 400mtr',
  ],
  [
    'swim: 4x50 @ 90%, 4x50 @ 70%, rpt x2, all on 1:10',
    'swimming, endurance, main set 4x50mtr 90% on 1:10 interval · 4x50mtr 70% on 1:10 interval · 1m rest · 4x50mtr 90% on 1:10 interval · 4x50mtr 70% on 1:10 interval',
  ],
  [
    '100 free 50 bk 50 br x5, 15s rest after evry swim',
    'swimming, interval, main set 5x · 100mtr freestyle · 15sec rest · 50mtr backstroke · 15sec rest · 50mtr breaststroke · 15sec rest',
  ],
  [
    '100 free 50 bk x3, 15s rest after each',
    'swimming, interval, main set 3x · 100mtr freestyle · 50mtr backstroke · 15sec rest',
  ],
  [
    'run 3-2-1 min x2, 1min jog after every one, 3 min btw the two',
    'running, interval, main set 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval · 3m recovery · 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval',
  ],
  [
    'swim 2x(2x50 fast, 4x25 sprint) 100 ez after each',
    'swimming, interval, main set 2x50mtr interval · 4x25mtr open effort 10/10 interval · 100mtr Z1 recovery · 2x50mtr interval · 4x25mtr open effort 10/10 interval',
  ],
  // Ladders with slashes, and rests of half the rung.
  [
    '1600/1200/800/400 run, 2 min rest',
    'running, interval, main set 1600mtr interval · 2m rest · 1200mtr interval · 2m rest · 800mtr interval · 2m rest · 400mtr interval',
  ],
  [
    'swim 100/200/100 r20',
    'swimming, ladder sets, main set 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 100mtr interval',
  ],
  [
    '1600/800/400 run, start @ 10k pace n get down to mile pace',
    'running, threshold, main set 1600mtr interval · 800mtr recovery · 800mtr interval · 400mtr recovery · 400mtr interval, by pace, at 10k pace',
    'down',
    'mile pace',
  ],
  [
    '8-4-2 min run, half time jog',
    'running, interval, main set 8m interval · 4m recovery · 4m interval · 2m recovery · 2m interval',
  ],
  ['4x4 min bike half rest', 'cycling, interval, 4 × 4 minutes, 2 minutes rest'],
  // Efforts without figures.
  ["bike 90' incl 3x10' @ IM power", 'cycling, endurance, 1 hour 30 minutes, main set 3x · 10m 68-75% interval'],
  ['100k ride w 40k @ 70.3 power', 'cycling, tempo, 100 kilometers, main set 40km 78-85%'],
  ['very easy all out 30 min run', 'running', 'easy', '30 min'],
  ['30 min all out easy ride', 'cycling', '30 min', 'easy'],
  ['30 min easy run, 4x30s all out', 'running, interval, 30 minutes, 4 × 30 seconds'],
  [
    '45 min swim drills and easy freestyle',
    'swimming, endurance, 1,900 meters, whole Warm up 550mtr · 5x · catch up 50mtr drill interval · 15sec rest · 5x · fist 50mtr drill interval · 15sec rest · 5x · fingertip drag 50mtr drill interval · 15sec rest · 4x100mtr Z1 freestyle interval 15sec rest · Cool down 200mtr',
  ],
  ['swim 1000 easy pull', 'swimming, endurance, 1,000 meters, whole 1000mtr Z1 pull'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
