import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Targets at the edge of what is read, and what decides between two meanings.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // A time of a bout is as fast as people run, both of its ends.
  ['run 5x1k in 1:20-1:40', 'running, interval, 5 × 1 kilometer', 'in 1:20-1:40'],
  // A target that is counted from another one is named, in any unit.
  ['bike 3x10 min FTP+10w', 'cycling, threshold, main set 3x · 10m 104% interval'],
  ['run 5x1k 10kp -5s', 'running, interval, main set 5x · 1km 102.7-104.7% interval'],
  ['bike 1h tempo+5%', 'cycling, 1 hour', 'tempo+5%'],
  ['run 45 min at half marathon goal race pace +10s', 'running, tempo, 45 minutes, whole 45m 93-94.9%'],
  ['swim 10x100 threshold +3s', 'swimming, interval, main set 10x · "CSS+3 s per 100" 100mtr open interval'],
  ['run 45 min more than 130 bpm', 'running, 45 minutes, by heartrate, whole 45m 130bpm+'],
  ['swim 2000.000 m', 'swimming, 2,000 meters'],
  // The time of a bout of more than a kilometre is from 7:00 on, and no faster than 2:50 a kilometre.
  ['run 4x2k at 7:00', 'running, interval, main set 4x · 2km 3:30/km interval'],
  ['run 4x3k at 8:30', 'running, threshold, main set 4x · 3km 2:50/km interval'],
  ['run 4x3k at 8:29', 'running, threshold, main set 4x · 3km 8:29/km interval'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
