import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Words and figures beside a session: times of day, ends, conditions, easy parts, other sports, what is withdrawn.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // What comes before and after.
  ['easy swim 30 min before lunch', 'swimming, endurance, 1,400 meters, whole 30m Z1'],
  ['bike 15 min easy before, 3x8 min threshold', 'cycling, threshold, warm-up 15 minutes, 3 × 8 minutes'],
  ['bike 15 min easy before 3x8 min threshold', 'cycling, threshold, warm-up 15 minutes, 3 × 8 minutes'],
  ['bike 3x8 min threshold, 15 min z1 beforehand', 'cycling, threshold, warm-up 15 minutes, 3 × 8 minutes'],
  [
    '10k tempo run, plus 2k warm up and 2k cool down',
    'running, tempo, 14 kilometers, whole Warm up 2km · 10km Z3 · Cool down 2km',
  ],
  [
    '10k tempo run, 2k warm up and 2k cool down',
    'running, tempo, 14 kilometers, whole Warm up 2km · 10km Z3 · Cool down 2km',
  ],
  // A length that is reached.
  ['run 2 mi wu, 3 mi @ HMP, cd to make 10', 'running, threshold, warm-up 2 miles', '3 mi @ HMP', '10'],
  ['2mi wu, 5 mi tempo, cd to make 10 mi run', 'running, tempo, 10 miles, warm-up 2 miles, 1 × 5 miles'],
  // Conditions, sprints without a figure, contradictions.
  ['run 1h easy, walk the hills if needed', 'running, endurance, 1 hour', 'walk', 'hills', 'if needed'],
  ['run 8x60s hills, 1h', 'running, interval, 1 hour, main set 8x · Uphill 1m open effort 9/10 interval'],
  ['50 mi ride chill, sprint for the signs', 'cycling, endurance, 50 miles', 'sprint', 'signs'],
  ['50 min ride chill, 5x10s sprints', 'cycling, interval, 50 minutes, 5 × 10 seconds'],
  ['run 45 min easy at max effort', 'running', '45 min', 'easy'],
  // Percents that rise, and about how long.
  [
    'bike 4x4 min 115% / 3 min 50%, 15 min 50→75%',
    'cycling, v02 max, 43 minutes, whole 4x · 4m 115% interval · 3m 50% recovery · 15m ramp 50-75%',
  ],
  ['bike 3x ~12 min threshold, 2h', 'cycling, threshold, 2 hours, 3 × 12 minutes'],
  // An easy part does not name the session.
  [
    'swim 400, 8x100 on 1:50, 200 easy',
    'swimming, interval, 1,400 meters, whole 400mtr · 8x100mtr on 1:50 interval · 200mtr Z1',
  ],
  ['swim 4x200 backstroke easy 20 s rest', 'swimming, endurance, main set 4x200mtr backstroke interval 20sec rest'],
  [
    'bike 10 up, 10x(1 min 120% 1 min 40%), 10 z2',
    'cycling, v02 max, 40 minutes, whole Warm up 10m · 10x · 1m 120% · 1m 40% · 10m Z2',
  ],
  ['bike 3x(10 min easy, 5 min steady)', 'cycling, endurance, main set 3x · 10m Z1 · 5m Z2'],
  [
    '1h30 ride, 1st hr z2 then 4x5 min 250w off 3',
    'cycling, interval, 1 hour 30 minutes, warm-up 1 hour, main set 4x · 5m 250w interval · 3m recovery',
  ],
  ['run 3x10 min threshold at 3:40/km, 280w, zone 1', 'running, endurance, main set 3x · 10m 3:40/km interval', '280w'],
  // What is not wanted, done already, withdrawn, or of another sport.
  [
    'ride 140-150 bpm 75 min, dont care about power',
    'cycling, 1 hour 15 minutes, by heartrate, whole 1h15m 140-150bpm',
    'dont care about power',
  ],
  ['run 10 min after a 45 min ride', 'running, 10 minutes', 'a 45 min ride'],
  ['bike then run 2h', 'cycling, 2 hours', 'run'],
  ['2h bike yesterday, 14k run', 'running, 14 kilometers', '2h bike yesterday'],
  ['4x2k row, sorry run 4x1k @ 4:20', 'running, interval, main set 4x · 1km 4:20/km interval', '4x2k', 'row'],
  [
    '6x300, 4x150 fly w 250 walk',
    'interval, main set 6x · 300mtr interval · 4x · 150mtr interval · Walk 250mtr recovery',
    'fly',
  ],
  ['4x150 fly 30 s rest', 'swimming, interval, main set 4x150mtr butterfly interval 30sec rest'],
  // Equal lengths are no ladder.
  ['300/300/300 swim kick pull, 5x100', 'swimming', '300/300/300', 'kick', 'pull', '5x100'],
  [
    '200/300/200 swim',
    'swimming, ladder sets, main set 200mtr interval · 20sec rest · 300mtr interval · 20sec rest · 200mtr interval',
  ],
  // Pairs without a count.
  [
    'bike 3x(10x15s 15s), target 150/50 % ftp',
    'cycling, v02 max, main set 9x · 15sec interval · 15sec recovery · 15sec interval · 3m recovery · 9x · 15sec interval · 15sec recovery · 15sec interval · 3m recovery · 10x · 15sec interval · 15sec recovery',
    '150/50 % ftp',
  ],
  ['bike 15on15off 10 min', 'cycling, v02 max, 20 × 15 seconds, 15 seconds rest'],
  // Figures of a half, of the last kilometre, of a swim whose send-off has no unit.
  ['run 5k easy, last km quick', 'running, tempo, 5 kilometers, whole 4km Z1 · 1km Z3'],
  ['run 40 min: 1st half 5:30 2nd half 5:00', 'running, 40 minutes, whole 20m 5:30/km · 20m 5:00/km'],
  ['50s breast, 10 of them on 1.15 cycle', 'swimming, interval, main set 10x50mtr breaststroke on 1:15 interval'],
  ['2h z2 bike, np 190', 'cycling, endurance, 2 hours, whole 2h 190w'],
  // Jogs at both ends are easy.
  ['10 min jog, 20 min tempo, 10 min jog', 'running, tempo, 40 minutes, whole 10m Z1 · 20m Z3 · 10m Z1'],
  ['40 min jog', 'running, 40 minutes'],
  // A bout longer than the session, and a stretch before longer bouts.
  ['run 5 km, 3x8 km', 'running', '5 km', '3x8 km'],
  ['run 40 km, 3x8 km', 'running, threshold, 40 kilometers, 3 × 8 kilometers'],
  [
    'bike 10 min ramp 50-75%, 2x22 min 85% 6 min easy',
    'cycling, sweet spot, 1 hour 6 minutes, whole 10m ramp 50-75% · 2x · 22m 85% interval · 6m recovery',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
