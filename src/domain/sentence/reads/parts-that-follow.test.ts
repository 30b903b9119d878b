import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Parts that follow one another, what is said of one of them only, and what is no training or cannot be.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['first 5k training, 20 minutes slow jog', 'running, endurance, 20 minutes'],
  ['5k @ 25 min pace after 1 mile jog', 'running, endurance, 4.11 miles, whole 1mi Z1 · 5km 5:00/km'],
  ['run 5k hard after 2k warm up', 'running, threshold, 7 kilometers, whole Warm up 2km · 5km Z4'],
  [
    '3 min 2 min 1 min hard x4, 1 min jog between all',
    'interval, main set 4x · 3m · 1m recovery · 2m · 1m recovery · 1m · 1m recovery',
  ],
  [
    'bike 5 min 3 min 1 min x3, 2 min spin between each',
    'cycling, interval, main set 3x · 5m · 2m recovery · 3m · 2m recovery · 1m · 2m recovery',
  ],
  [
    '8 x 2min up the mast road, jog down, 15 w/u',
    'interval, 55 minutes, whole Warm up 15m · 8x · Uphill 2m open effort 9/10 interval · 3m recovery',
  ],
  [
    '10k tempo run with 2k warm up and cool down',
    'running, tempo, 10 kilometers, whole Warm up 2km · 6km Z3 · Cool down 2km',
  ],
  [
    '5k tempo run with 2k warm up and cool down',
    'running, tempo, 9 kilometers, whole Warm up 2km · 5km Z3 · Cool down 2km',
  ],
  ['8 mile tempo with 2 mile wu and cd', 'running, tempo, 8 miles, whole Warm up 2mi · 4mi Z3 · Cool down 2mi'],
  [
    'fartlek 40 minutes, 1 min hard 1 min easy in the middle',
    'running, interval, 40 minutes, 12 × 1 minute, 1 minute rest',
  ],
  [
    '40 min fartlek with 2 min hard 1 min easy in the middle',
    'running, interval, 40 minutes, 8 × 2 minutes, 1 minute rest',
  ],
  [
    '5x200 on 3:30, then 4x50 choice easy',
    'swimming, interval, main set 5x200mtr on 3:30 interval · 4x50mtr Z1 mixed interval',
  ],
  ['swim 4x100 free, 4x50 easy', 'swimming, interval, main set 4x100mtr freestyle interval · 4x50mtr Z1 interval'],
  ['5x200 easy, 4x50 easy swim', 'swimming, endurance, main set 5x200mtr interval · 4x50mtr interval'],
  [
    '20 min warm run, then 5 x 1000 in 4,15, pause 90 s',
    'running, interval, 48 minutes 45 seconds, whole Warm up 20m · 5x · 1000mtr 4:15/km interval · 1m30s rest',
  ],
  ['6x400 in 1,30 run', 'running, interval, main set 6x · 400mtr 3:45/km interval'],
  ['5x1000 at 4,5 run', 'running, interval, 5 × 1,000 meters', '4,5'],
  [
    'run thirty minutes then six times thirty seconds fast with a minute off',
    'running, interval, warm-up 30 minutes, 6 × 30 seconds, 1 minute rest',
  ],
  ['ride 45 minutes then 5x1 min hard', 'cycling, interval, warm-up 45 minutes, 5 × 1 minute'],
  [
    'run 45 min then 4x20s fast strides',
    'running, endurance, 50 minutes 20 seconds, whole 45m Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['1k for time then 10x50 ez', 'swimming, interval, main set 1km open effort 10/10 · 10x50mtr Z1 interval'],
  [
    '4x100 all out then 10x50 ez run',
    'running, interval, main set 4x · 100mtr open effort 10/10 interval · 10x · 50sec Z1 interval',
  ],
  ['8 min bike 2 min run x4', 'cycling, threshold, 4 × 8 minutes'],
  ['4x (8 min bike, 2 min run)', 'cycling, threshold, 4 × 8 minutes'],
  [
    '8 min run 2 min walk x4',
    'running, endurance, 50 minutes, whole Walk 5m warmup · 4x · 8m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  [
    '4x9min as 6 threshold + 3 over, bike, 4 easy between',
    'cycling, threshold, main set 4x · 6m · 3m 106-110% · 4m recovery',
  ],
  ['3x(5 min threshold, 2 min over) run', 'running, threshold, main set 3x · 5m · 2m 102-104%'],
  ['bike 2x20 threshold, over 2 hours', 'cycling, threshold, 2 hours, 2 × 20 minutes'],
  ['dishwasher repair 2pm, pick up kids 3:30', '', 'dishwasher repair', '2pm', 'pick up kids 3:30'],
  ['pick up the kids 3:30, run 40 min', 'running, 40 minutes', 'pick up the kids 3:30'],
  ['5k with pick ups', 'running, endurance, 5 kilometers, strides'],
  ['4x5 min at 300% of max heart rate', 'interval, 4 × 5 minutes', '300% of max heart rate'],
  ['run 40 min at 110% max HR', 'running, 40 minutes', '110% max HR'],
  ['4x5 min at 95% of max heart rate', 'interval, main set 4x · 5m 106% LTHR interval, by heartrate'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test('what is taken for granted is told', () => {
  const tellings = (sentence: string) =>
    understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)
  expect(tellings('10k tempo run with 2k warm up and cool down')).toContain(
    '10 km were read as the whole: 6 km of tempo between the ends.',
  )
  expect(tellings('6x400 in 1,30 run')).toContain('The comma was read as that between minutes and seconds.')
})
