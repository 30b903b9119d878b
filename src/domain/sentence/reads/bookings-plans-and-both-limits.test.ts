import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Bookings, what was done before and plans ask for no session; and a target between two limits is one, if it can be.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['repeat the last set forever', '', 'repeat the last set forever'],
  ["do yesterday's workout again", '', "do yesterday's workout again"],
  ['repeat that 3 times, 5x1k run', 'running, interval, 5 × 1 kilometer', 'repeat that 3 times'],
  ['5x1k run, repeat the set twice', 'running, interval, 5 × 1 kilometer', 'repeat the set twice'],
  ['book me a lane in UCD pool at 7am Tuesday', '', 'book me a lane in UCD pool at 7am Tuesday'],
  ['book a bike fit for Monday', '', 'book a bike fit for Monday'],
  ['book 45 min run', 'running, 45 minutes', 'book'],
  ['cancel my run on Sunday', '', 'cancel my run on Sunday'],
  ['999999999999 min easy spin', 'cycling, endurance', '999999999999 min'],
  ['call me 353871234567', '', 'call', '353871234567'],
  ['comrades tomorrow, get me from couch to 90 km tonight lol', '', 'comrades', 'tomorrow', 'from couch to 90 km'],
  ['get me from couch to marathon', '', 'from couch to marathon'],
  ['off the couch to run 5 km', 'running, 5 kilometers', 'off', 'couch'],
  ['45 min run heart rate over 180 and under 120', 'running, 45 minutes, by heartrate'],
  ['45 min run hr above 120 and below 150', 'running, 45 minutes, by heartrate, whole 45m 120-150bpm'],
  ['run 40 min keep hr under 150 but over 130', 'running, 40 minutes, by heartrate, whole 40m 130-150bpm'],
  ['run hr over 140 and under 40 min', 'running, 40 minutes, by heartrate, whole 40m 140bpm+'],
  ['cadence above 80 and below 95 bike 1h', 'cycling, endurance, 1 hour, whole 1h Z2 @ 80-95rpm'],
  ['1h bike power over 200 and under 220w', 'cycling, 1 hour, by power, whole 1h 200-220w'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
