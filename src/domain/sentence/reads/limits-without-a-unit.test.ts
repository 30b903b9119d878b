import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Limits without a unit: beats on foot, watts where the power is spoken of, and named elsewhere.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    "I'm 52 and my max HR is about 170, give me an easy 40 minute run below 130",
    'running, endurance, 40 minutes, by heartrate, whole 40m 0-130bpm',
    "I'm 52",
    'max HR is about 170',
  ],
  ['keep it under 145, 50 min easy run', 'running, endurance, 50 minutes, by heartrate, whole 50m 0-145bpm'],
  ['60 min ride, power below 180', 'cycling, 1 hour, by power, whole 1h 0-180w'],
  ['bike 90 min easy, watts under 160', 'cycling, endurance, 1 hour 30 minutes, by power, whole 1h30m 0-160w'],
  [
    'I was 3rd of 47 in my age group M45-49, 1:02 for the 40k, legs toast: 20km recovery spin tomorrow, power under 150',
    'cycling, endurance, 20 kilometers, by power, whole 20km 0-150w',
    'I was 3rd of 47 in my age group M45-49, 1:02 for the 40k',
    'toast',
    'tomorrow',
  ],
  [
    'resting HR 48, max 186, easy ride 1h under 140',
    'cycling, endurance, 1 hour, by heartrate, whole 1h 0-140bpm',
    'resting HR 48, max 186',
  ],
  ['ride 1h easy, keep it below 150', 'cycling, endurance, 1 hour', '150'],
  ['hr easy, 45 min run, max 150', 'running, endurance, 45 minutes, by heartrate, whole 45m 0-150bpm'],
  ['run 45 min under 150', 'running, 45 minutes, by heartrate, whole 45m 0-150bpm'],
  ['run 10 km below 150', 'running, 10 kilometers, by heartrate, whole 10km 0-150bpm'],
  ['swim 2000m under 140', 'swimming, 2,000 meters', '140'],
  ['long run 90 min, nothing over 145', 'running, endurance, 1 hour 30 minutes, by heartrate, whole 1h30m 0-145bpm'],
  [
    '3x10 min bike at 250w, recovery below 130, 1h',
    'cycling, threshold, 1 hour, main set 3x · 10m 250w interval',
    '130',
  ],
  ['easy run 45 min capped at 140', 'running, endurance, 45 minutes, by heartrate, whole 45m 0-140bpm'],
  ['power cap 200, 2h ride', 'cycling, 2 hours, by power, whole 2h 0-200w'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
