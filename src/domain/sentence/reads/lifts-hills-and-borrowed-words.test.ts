import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Lifts after a session, one hill on the way, sprints without a length, and words of other languages between them.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '30 min swim, then 20 bench press, then 15 pushups 60 kg',
    'swimming, endurance, 1,500 meters, whole 30m Z2',
    '20 bench press',
    '15 pushups',
    '60 kg',
  ],
  ['run 40 min, 20 kettlebell swings', 'running, 40 minutes', '20 kettlebell swings'],
  ['45 min run, bench press 20 reps', 'running, 45 minutes', 'bench press 20 reps'],
  ['45 min run, 20 reps bench press', 'running, 45 minutes', '20 reps bench press'],
  ['30 min run, 3x12 reps of squats', 'running, 30 minutes', '3x12 reps of squats'],
  ['45 min run, 12 dips', 'running, 45 minutes', '12 dips'],
  ['1h ride over the bridges and dips', 'cycling, 1 hour', 'bridges', 'dips'],
  [
    'velo 1h30 endurance avec 5 sprints de 10 s',
    'cycling, endurance, 1 hour 30 minutes, main set 5x · 10sec Z7 interval',
  ],
  ['fietsen 1u30 met 5 sprints van 10 s', 'cycling, interval, 1 hour 30 minutes, 5 × 10 seconds'],
  ['rad 90 min mit 6 sprints von 10 s', 'cycling, interval, 1 hour 30 minutes, 6 × 10 seconds'],
  ['bike 90 min con 6 sprints de 10 s', 'cycling, interval, 1 hour 30 minutes, 6 × 10 seconds'],
  ['mit 6 x 1 min schnell 45 minuten laufen', '', 'mit 6 x 1 min schnell 45 minuten laufen'],
  ['I met 3 friends for a 40 min run', 'running, 40 minutes', 'met', '3 friends'],
  ['70 k on the ebike eco mode, one big hill turbo', 'cycling, 70 kilometers, note hill'],
  ['2h e bike in eco', 'cycling, 2 hours'],
  ['emtb 2 hours z2', 'cycling, endurance, 2 hours'],
  ['run 10k with one big hill', 'running, 10 kilometers, note hill'],
  ['run 8k over a steep hill', 'running, 8 kilometers, note over a steep hill'],
  ['the hill session, 45 min run', 'running, interval, 45 minutes'],
  ['run hard up the hill 8 times', 'running, interval', 'hill', '8 times'],
  ['1 hour run with hills', 'running, interval, 1 hour'],
  ['1h30 endurance 5 sprints bike', 'cycling, endurance, 1 hour 30 minutes, main set 5x · 10sec Z7 interval'],
  ['1h ride, 6 sprints', 'cycling, interval, 1 hour, 6 × 10 seconds'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
