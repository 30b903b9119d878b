import { expect, test } from 'vitest'
import { reasonsIn } from '#tests/support/sentences/answer-lines.ts'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What a figure is of where its unit or its owner is in doubt: seconds beside minutes, beats beside beats, the value of
// somebody else, several paces of one length.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // Who writes out minutes means seconds by an s.
  ['3x10s threshold bike', 'cycling, threshold, 3 × 10 minutes'],
  // A bare target beside beats.
  [
    '10 mins @ 120bpm, 20 mins @ 140bpm, 10 mins @ 155, 5 mins @ 120 indoor bike',
    'cycling, 45 minutes, by heartrate, whole 10m 120bpm · 20m 140bpm · 10m 155bpm · 5m 120bpm',
  ],
  // A "w" that is no unit of power.
  ['easy 6 w strides', 'running, endurance, 6 kilometers, strides'],
  ['4x8 min @ 15 w', 'cycling, threshold, 4 × 8 minutes', '15 w'],
  // What is somebody else's.
  ["my wife's CSS is 1:25, 1500 m steady swim", 'swimming, endurance, 1,500 meters', "my wife's CSS is 1:25"],
  ['my CSS is 1:25, 1500 m steady swim', 'swimming, endurance, 1,500 meters, reference 1:25 per meters, by pace'],
  ["my mate's ftp is 320, 1 h ride easy", 'cycling, endurance, 1 hour', "my mate's ftp is 320"],
  // Of one length nobody can tell which pace is when.
  ['10k run: odd ones 4:05, even ones 4:35', 'running, 10 kilometers', 'odd', '4:05', 'even ones 4:35'],
  ['10k run at 4:05', 'running, 10 kilometers, whole 10km 4:05/km'],
  // Words and a figure without any of a session.
  ['asdfgh qwerty ;;;; 42', '', 'asdfgh qwerty ;;;; 42'],
  ['lovely; 42', '42 minutes'],
  ['42', '42 minutes'],
  // A set that is taken back.
  [
    'swim 4x200 on 3:20, 8x25 underwater? no - 8x25 fast @ 40s',
    'swimming, interval, main set 4x200mtr on 3:20 interval · 8x25mtr on 0:40 interval',
    '8x25',
    'underwater',
  ],
  ['run 5x3 min hard, no, 6x3 min hard', 'running, interval, 6 × 3 minutes', '5x3 min'],
  // Hills of the route.
  [
    '2h30 gravel ride, but hills so whatever, keep hr z2',
    'cycling, endurance, 2 hours 30 minutes, by heartrate, note hills',
    'whatever',
  ],
  // A count behind two lengths with a target each.
  ['bike 300w for 1 min, 200w for 1 min x 12', 'cycling, interval, main set 12x · 1m 300w · 1m 200w'],
  ['bike 300w for 2 min, 200w for 1 min x 12', 'cycling, interval, main set 12x · 2m 300w · 1m 200w'],
  [
    'w/u 300 fs 200 bk 100 br; main 6x150 (50 fly 50 bk 50 fs) @ 3:00; c/d 200',
    'swimming, interval, 1,700 meters, whole Warm up 300mtr freestyle · 200mtr backstroke · 100mtr breaststroke · 6x · "50 fly/50 back/50 free" 150mtr on 3:00 interval · Cool down 200mtr',
  ],
  // Send-offs in minutes, and rests within brackets.
  ['swim 10x100 on 2 easy', 'swimming, endurance, main set 10x100mtr on 2:00 interval'],
  [
    'run 2x(3 min, 2 min, 1 min, 90 s rest), 3 min between sets',
    'running, interval, main set 2x · 3m · 1m30s rest · 2m · 1m30s rest · 1m · 3m recovery',
  ],
])('“%s” is read as “%s”', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test('lengths of another pool than the one that is said are explained', () => {
  const understood = understand('swim 40 lengths of 25m in a 50m pool', { sport: 'running' })
  expect(readAs(understood)).toBe('swimming, 1,000 meters, pool 50')
  expect(reasonsIn(understood)).toEqual([
    'Pool of 50 meters: The lengths are counted as 25 meters each, in a pool of 50.',
  ])
})

test('lengths of the pool that is said need no explanation', () => {
  expect(reasonsIn(understand('swim 40 lengths of 25m in a 25m pool', { sport: 'running' }))).toEqual([])
})
