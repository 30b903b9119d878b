import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Limits in words of speed, what an athlete can do, hard sessions of which nothing else is said, and fast finishes.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // The words of a pace say the same of beats and watts, whose figures rise.
  ['run 40 min, no faster than 150 bpm', 'running, 40 minutes, by heartrate, whole 40m 0-150bpm'],
  ['hr no faster than 150, run 40 min', 'running, 40 minutes, by heartrate, whole 40m 0-150bpm'],
  ["don't let my hr go faster than 150, 40 min run", 'running, 40 minutes, by heartrate, whole 40m 0-150bpm'],
  ['do not go faster than 150 bpm, 40 min run', 'running, 40 minutes, by heartrate, whole 40m 0-150bpm'],
  ['run 40 min no slower than 150 bpm', 'running, 40 minutes, by heartrate, whole 40m 150bpm+'],
  ['bike 1h no faster than 200w', 'cycling, 1 hour, whole 1h 0-200w'],
  ['bike 1h no slower than 200w', 'cycling, 1 hour, whole 1h 200w+'],
  ['run 40 min, no faster than 5:45/km', 'running, 40 minutes, whole 40m 5:45/km or slower'],
  ['run 40 min slower than 5:00/km', 'running, 40 minutes, whole 40m 5:00/km or slower'],
  ['bike 60 min under 90 rpm', 'cycling, endurance, 1 hour, whole 1h Z2 @ 90rpm', 'under'],
  // What one can do is no length.
  ['my 10k is 45 min, tempo run', 'running, tempo', 'my 10k is 45 min'],
  ['my 5k is 22 min, tempo run 40 min', 'running, tempo, 40 minutes', 'my 5k is 22 min'],
  ['my half marathon is 1:45, 40 min tempo', 'tempo, 40 minutes', 'my half marathon is 1:45'],
  ['I can run 5k in 25 min, give me intervals', 'interval', 'I can run 5k in 25 min'],
  ['I can ride 40k in 1:10, 60 min sweet spot', 'cycling, sweet spot, 1 hour', 'I can ride 40k in 1:10'],
  ['i can swim 400 in 6:30, swim 10x100', 'swimming, interval, 10 × 100 meters', 'i can swim 400 in 6:30'],
  ['i run 5k in 25 min, give me 6x800 w 2 min', 'interval, 6 × 800 meters, 2 minutes rest', 'i run 5k in 25 min'],
  ['I run 10k in 50 min today', 'running, 10 kilometers, whole 10km 5:00/km'],
  ['9k steady run in 45 mins', 'running, endurance, 9 kilometers, whole 9km 5:00/km'],
  ['parkrun PB attempt', 'running', 'parkrun', 'PB attempt'],
  // Hard, and nothing else
  ['hard 45 min bike', 'cycling, interval, 45 minutes'],
  ['45 min hard bike', 'cycling, interval, 45 minutes'],
  ['bike hard for 45 min', 'cycling, interval, 45 minutes'],
  ['do me a really hard 40 min turbo', 'cycling, interval, 40 minutes'],
  ['tough 1 hour ride', 'cycling, interval, 1 hour'],
  ['45 min hard run with 10 min easy', 'running, endurance, 45 minutes', 'hard', '10 min'],
  // A finish is a fifth.
  ['5 mile run with a fast finish', 'running, tempo, 5 miles, whole 4mi Z1 · 1mi Z3'],
  ['10k run with quick finish', 'running, tempo, 10 kilometers, whole 8km Z1 · 2km Z3'],
  ['long run 90 mins, finish strong', 'running, tempo, 1 hour 30 minutes, whole 1h10m Z2 · 20m Z3'],
  ['60 min ride with a strong finish', 'cycling, tempo, 1 hour, whole 50m Z1 · 10m Z3'],
  ['progression run 10k fast finish', 'running, tempo, 10 kilometers, whole 4km Z1 · 3km Z2 · 3km Z3'],
  ['first run back 20 min walk jog', 'running, endurance, 20 minutes, whole 10x · 1m Z1 interval · Walk 1m recovery'],
  // An hour and so many minutes
  ['run an hour and 15', 'running, 1 hour 15 minutes'],
  ['run 150', 'running, 2 hours 30 minutes'],
  ['run 180', 'running, 3 hours'],
  ['bike 250', 'cycling, 4 hours 10 minutes'],
  ['run 4:30', 'running, 4 hours 30 minutes'],
  ['run 2:30', 'running, 2 hours 30 minutes'],
])('"%s" asks for %s and names %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test.each([
  ['12x40', 'No unit was said, so seconds.'],
  ['bike 8x30', 'No unit was said, so seconds.'],
  ['5 mile run with a fast finish', 'How long and how hard the finish is was not said, so 1 mile at tempo.'],
])('"%s" tells: %s', (sentence, told) => {
  expect(understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)).toContain(told)
})

test.each(['3x8 threshold bike', '10x400 run'])('"%s" tells no unit', (sentence) => {
  const { inferred } = understand(sentence, { sport: 'running' })
  expect(inferred.filter(({ because }) => because.startsWith('No unit'))).toEqual([])
})

test('the week of a plan is no length without a unit', () => {
  const { inferred } = understand('couch to 5k week 3', { sport: 'running' })
  expect(inferred.filter(({ because }) => because.startsWith('No unit'))).toEqual([])
})
