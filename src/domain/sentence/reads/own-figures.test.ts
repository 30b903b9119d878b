import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'
import { describeSteps } from '../written/describe-part.ts'

// Figures that athletes call their own: FTP, threshold pace, critical swim speed.

test.each<[sentence: string, asked: string]>([
  ['swim 3000 yards, pool 25 yards, css 1:30', 'swimming, 3,000 yards, reference 1:30 per yards, by pace, pool 25'],
  ['bike ftp 265 2x20 @ ftp', 'cycling, threshold, 2 × 20 minutes, reference 265, by power'],
  ['2hrs endurance, ftp 240', 'cycling, endurance, 2 hours, reference 240, by power'],
  ['ftp 240w, 2x15 threshold, 1h', 'cycling, threshold, 1 hour, 2 × 15 minutes, reference 240, by power'],
  ['bike 1 hour by power ftp 300', 'cycling, 1 hour, reference 300, by power'],
  ['run 1 hour by pace threshold 4:30', 'running, 1 hour, reference 4:30 per kilometers, by pace'],
  ['run 10km threshold pace 4:30/km', 'running, 10 kilometers, reference 4:30 per kilometers, by pace'],
  ['threshold pace is 7:15 per mile, tempo 6 miles', 'running, tempo, 6 miles, reference 7:15 per miles, by pace'],
  ['css 1:42/100m 2500m swim intervals', 'swimming, interval, 2,500 meters, reference 1:42 per meters, by pace'],
  ['my css is 1:50, swim 2km', 'swimming, 2,000 meters, reference 1:50 per meters, by pace'],
  ['ftp 40, bike 1 h', 'cycling, 1 hour, reference 40, by power'],
  ['250 watts ftp 60 mins tempo', 'cycling, tempo, 1 hour, reference 250, by power'],
  ['css 1:45', 'swimming, reference 1:45 per meters, by pace'],
  [
    'CSS 1:38, 2000m, 10 x 100',
    'swimming, interval, 2,000 meters, 10 × 100 meters, reference 1:38 per meters, by pace',
  ],
  ['1:50 css 1500m', 'swimming, 1,500 meters, reference 1:50 per meters, by pace'],
  ['200w ftp 45 min ride', 'cycling, 45 minutes, reference 200, by power'],
  ['ride 45min ftp=230w', 'cycling, 45 minutes, reference 230, by power'],
  ['FTP is 305. 1h vo2', 'cycling, v02 max, 1 hour, reference 305, by power'],
  [
    'threshold pace 4:10, 5x1k run 10k',
    'running, interval, 10 kilometers, 5 × 1 kilometer, reference 4:10 per kilometers, by pace',
  ],
  ['my threshold is 4:10, 5x1k', 'running, interval, 5 × 1 kilometer, reference 4:10 per kilometers, by pace'],
  ['swim 2k, css 1:40, pace', 'swimming, 2,000 meters, reference 1:40 per meters, by pace'],
  ['bike 2x20 my threshold is 280', 'cycling, threshold, 2 × 20 minutes, reference 280, by power'],
  [
    'run 50 min threshold 4:10 /km, 3 x 8 min at HM pace',
    'running, threshold, 50 minutes, 3 × 8 minutes, reference 4:10 per kilometers, by pace, at half marathon pace',
  ],
])('"%s" asks for %s', (sentence, asked) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread).toEqual([])
})

test.each([
  ['6x1k cruise @ LT (4:10-4:15/k) off 60"', '6 × 1 kilometer at 4:10-4:15/km, 1 minute recovery'],
  ['6x1k @ LT 4:10/k off 60s', '6 × 1 kilometer at 4:10/km, 1 minute recovery'],
  ['run 3x10 min at threshold pace 4:10', '3 × 10 minutes at 4:10/km'],
])('"%s" has the pace of its bouts, and no threshold pace', (sentence, set) => {
  const { asked } = understand(sentence, { sport: 'running' })
  expect(asked.referenceValue).toBeUndefined()
  expect(describeSteps(asked.mainSet ?? [], 'running')).toBe(set)
})

test.each([
  ['threshold pace 4:10, 50 min tempo run', '4:10'],
  ['45 min run, threshold 4:10', '4:10'],
  ['run at threshold pace 4:10, 5x1k', '4:10'],
])('"%s" has the threshold pace of the athlete', (sentence, pace) => {
  expect(understand(sentence, { sport: 'running' }).asked.referenceValue).toBe(pace)
})

test.each([
  ['run 3x10 min easy w/ 2 min jog', 'running', '3 × 10 minutes at zone 1, 2 minutes recovery'],
  ['ride 2x30 min z2 with 5 min z1', 'cycling', '2 × 30 minutes at zone 2, 5 minutes recovery at zone 1'],
  ['5x5 min recovery run', 'running', '5 × 5 minutes at zone 1'],
] as const)('the easy bouts of "%s" stay easy', (sentence, sport, set) => {
  const { asked } = understand(sentence, { sport: 'running' })
  expect(asked).toMatchObject({ sport, workoutType: 'endurance' })
  expect(describeSteps(asked.mainSet ?? [], sport)).toBe(set)
})
