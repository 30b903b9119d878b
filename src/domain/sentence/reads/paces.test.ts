import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Paces of the work, and those that are the athlete's own.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['7:30 miles for 5 miles run', 'running, 5 miles, whole 5mi 7:30/mi'],
  ['8 min mile 5 miles', 'running, 5 miles, whole 5mi 8:00/mi'],
  ['5 miles at 8 min/mile', 'running, 5 miles, whole 5mi 8:00/mi'],
  ['5 miles 8:00 min/mi', 'running, 5 miles, whole 5mi 8:00/mi'],
  ['run 10k 5:00 a km', 'running, 10 kilometers, whole 10km 5:00/km'],
  ['run 10k at 5:00 per km', 'running, 10 kilometers, whole 10km 5:00/km'],
  ['run 10k 5:00 each k', 'running, 10 kilometers, whole 10km 5:00/km'],
  ['run 5 mi 8:00 the mile', 'running, 5 miles, whole 5mi 8:00/mi'],
  ['1:45 per hundred swim 2k', 'swimming, 2,000 meters, whole 2km 1:45/100m'],
  ['2k at 1:45 / 100 yd', 'swimming, 2,000 meters, whole 2km 1:45/100yd'],
  ['2k at 1:45/100m', 'swimming, 2,000 meters, whole 2km 1:45/100m'],
  ['2k swim @ 1:45', 'swimming, 2,000 meters, whole 2km 1:45/100m'],
  ['10k 4:00-4:10/km run', 'running, 10 kilometers, whole 10km 4:00-4:10/km'],
  ['10k 4:00/km to 4:10/km run', 'running, 10 kilometers, whole 10km 4:00-4:10/km'],
  ['10k 4\'10"/km run', 'running, 10 kilometers, whole 10km 4:10/km'],
  ["10k 4'10''/km run", 'running, 10 kilometers, whole 10km 4:10/km'],
  ['10k 4 min 10 sec/km run', 'running, 10 kilometers, whole 10km 4:10/km'],
  ['10k 4.10/km run', 'running, 10 kilometers, whole 10km 4:10/km'],
  ['10k 4.60/km run', 'running, 10 kilometers', '4.60'],
  ['10k 4,10/km run', 'running, 10 kilometers, whole 10km 4:10/km'],
  ['10k 4.10 min/km run', 'running, 10 kilometers, whole 10km 4:10/km'],
  ['10k 4 min/km run', 'running, 10 kilometers, whole 10km 4:00/km'],
  // A pace is at most 20 minutes long.
  ['10k 20 min/km run', 'running, 10 kilometers, whole 10km 20:00/km'],
  ['10k 21 min/km run', 'running, 10 kilometers', '21 min'],
  ['10k 20:01/km run', 'running, 10 kilometers', '20:01'],
  ['10k lt 4:10 run', 'running, threshold, 10 kilometers, reference 4:10 per kilometers, by pace'],
  ['10k ltp 4:10 run', 'running, threshold, 10 kilometers, reference 4:10 per kilometers, by pace'],
  ['10k 4:10 lt pace run', 'running, 10 kilometers, reference 4:10 per kilometers, by pace'],
  ['10k 4:10 ltp run', 'running, 10 kilometers, reference 4:10 per kilometers, by pace'],
  ['5k at 4:10 pace run', 'running, 5 kilometers, whole 5km 4:10/km'],
  ['threshold (4:10) 10k run', 'running, 10 kilometers, reference 4:10 per kilometers, by pace'],
  ['threshold is 4:10, 10k run', 'running, 10 kilometers, reference 4:10 per kilometers, by pace'],
  ['my threshold pace is 4:10, 45 min run', 'running, 45 minutes, reference 4:10 per kilometers, by pace'],
  // Behind an at-sign it is the pace of the work.
  ['threshold @ 4:10, 10k run', 'running, threshold, 10 kilometers, whole 10km 4:10/km'],
  ['5x1k threshold @ 4:10 run', 'running, threshold, main set 5x · 1km 4:10/km interval'],
  ['1:50 css, swim 2k', 'swimming, 2,000 meters, reference 1:50 per meters, by pace'],
  ['swim 2k 1:50 css pace', 'swimming, 2,000 meters, reference 1:50 per meters, by pace'],
  // An offset of a minute is none.
  ['10x100 css + 31 swim', 'swimming, interval, 10 × 100 meters', '31'],
  ['10x100 css+5 min rest swim', 'swimming, interval, 10 × 100 meters, 5 minutes rest'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
