import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Paces some seconds from that of a race, or between those of two, are percents that are worked out, which is told.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ["3x2k @ HMP -5s, 3' jog", 'running, threshold, main set 3x · 2km 97.6-99.6% interval · 3m recovery'],
  ['5x1k @ 10k pace - 3 sec, 90s jog', 'running, threshold, main set 5x · 1km 102-104% interval · 1m30s recovery'],
  ['run 8k @ MP+20s', 'running, tempo, 8 kilometers, whole 8km 87.3-89%'],
  ['run 6x1k at HMP + 10s/km, 2 min jog', 'running, tempo, main set 6x · 1km 93-94.9% interval · 2m recovery'],
  [
    '3 x 2 miles at 10 sec slower than HMP, 3 min jog',
    'running, tempo, main set 3x · 2mi 94.1-96% interval · 3m recovery',
  ],
  [
    'run 4x1 mile @ 10k pace +10 sec/mile, 2 min jog',
    'running, threshold, main set 4x · 1mi 98.8-100.8% interval · 2m recovery',
  ],
  [
    'run 3x3k @ threshold pace +5s, 2 min jog',
    'running, threshold, main set 3x · 3km 97.4-99.3% interval · 2m recovery',
  ],
  ['run 5x1k @ T -5s, 90s jog', 'running, threshold, main set 5x · 1km 100.7-102.7% interval · 1m30s recovery'],
  ['run 10 mi at MP+10-15 sec per mile', 'running, tempo, 10 miles, whole 10mi 90.1-92.8%'],
  [
    'run 20 min at 15 to 20 seconds per mile slower than 10K pace, 10 min easy',
    'running, endurance, 30 minutes, whole 20m 96.8-99.8% · 10m Z1',
  ],
  ['run 6x800 @ 5kp -2s, 400 jog', 'running, interval, main set 6x · 800mtr 105.4-107.6% interval · 400mtr recovery'],
  [
    'run 8x400 @ 3k-5k pace, 200 jog',
    'running, interval, main set 8x · 400mtr 105.8-109.1% interval · 200mtr recovery',
  ],
  [
    'run 8x400 at 5k to 3k pace, 200 jog',
    'running, interval, main set 8x · 400mtr 105.8-109.1% interval · 200mtr recovery',
  ],
  ['run 2x15 min MP to HMP, 3 min jog', 'running, threshold, main set 2x · 15m 93.7-97% interval · 3m recovery'],
  ['run 6x1k @ 10k-HM pace, 90s jog', 'running, threshold, main set 6x · 1km 97-102% interval · 1m30s recovery'],
  ['run 5x1k 5k-10k pace, 2 min jog', 'running, interval, main set 5x · 1km 102-105.8% interval · 2m recovery'],
  ['run 3x10 min MP-HMP, 3 min jog', 'running, threshold, main set 3x · 10m 93.7-97% interval · 3m recovery'],
  [
    'run 5x1k from 10k pace to 5k pace, 2 min jog',
    'running, threshold, main set 1km 10k pace 100.9-103% · 2m recovery · 1km 10k pace 100.9-103% · 2m recovery · 1km 5k pace 104.7-106.8% · 2m recovery · 1km 5k pace 104.7-106.8% · 2m recovery · 1km 5k pace 104.7-106.8%, by pace, at 10k pace',
  ],
  ['run 3x10 min at MP + 2 mi easy', 'running, tempo, 3 × 10 minutes, cool-down 2 miles, by pace, at marathon pace'],
  [
    'bike 3x10 min @ threshold -10w, 5 min easy',
    'cycling, threshold, 3 × 10 minutes, 5 minutes rest',
    'threshold -10w',
  ],
  ['bike 2x20 at FTP+10', 'cycling, threshold, main set 2x · 20m 104% interval'],
  [
    '8k alternating run, 1k @ MP / 1k @ MP+20s',
    'running, tempo, 8 kilometers, by pace, at marathon pace, whole 4x · 1km marathon pace 92.7-94.6% · 1km 87.3-89%',
  ],
  [
    'threshold pace 4:10/km, 4x2k @ HMP -5s, 2 min jog',
    'running, threshold, main set 4x · 2km 99.2-101.2% interval · 2m recovery, reference 4:10 per kilometers, by pace',
  ],
  ['run 12 km with 6 at MP minus 5 seconds', 'running, tempo, 12 kilometers, main set 6km 94.2-96.1%'],
  ['run 1h at 5k pace and 10k pace', 'running, interval, 1 hour, by pace, at 5k pace', '10k pace'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test('the answer says from which threshold pace a target was worked out', () => {
  const becauseOf = (sentence: string) =>
    understand(sentence, { sport: 'running', references: { running: 250 } }).inferred.map(({ because }) => because)
  expect(becauseOf('run 3x2k @ HMP -5s, 3 min jog')).toContain(
    '“HMP -5s” was worked out from your threshold pace of 4:10/km.',
  )
  const { inferred } = understand('run 3x2k @ HMP -5s, 3 min jog', { sport: 'running' })
  expect(inferred.map(({ because }) => because)).toContain('“HMP -5s” was worked out from a threshold pace of 5:00/km.')
})
