import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Short words as they are mistyped, intensity factors, and words that were read as something else.

test.each<[sentence: string, asked: string, ...named: string[]]>([
  ['bike 30 min cadence pyramid 80-90-100-110', 'cycling, interval, 30 minutes', 'cadence', '80-90-100-110'],
  [
    'bike 10 x 1 min single leg 1 min easy',
    'cycling, endurance, main set 10x · single leg 1m Z1 interval · 1m recovery',
  ],
  ['run 5km eazy', 'running, endurance, 5 kilometers'],
  ['bikde 1 hour endurence', 'cycling, endurance, 1 hour'],
  ['6 hil repeats 60s', 'interval, main set 6x · Uphill 1m open effort 9/10 interval'],
  ['ride 1h avg 200w', 'cycling, 1 hour, whole 1h 200w'],
  ['bike 2h IF 0.7', 'cycling, endurance, 2 hours, whole 2h 70%'],
  ['bike 3h NP 200', 'cycling, 3 hours, whole 3h 200w'],
  ['bike 60 min if sunny', 'cycling, 1 hour', 'if'],
  ['run 60 min rec', 'running, endurance, 1 hour'],
  ['run 5 mi rec', 'running, endurance, 5 miles'],
  ['6x800 90 s rec run', 'running, interval, 6 × 800 meters, 90 seconds rest'],
  ['run 3x10 Z3/ 2 Z1', 'running, tempo, 3 × 10 minutes, 2 minutes rest'],
  ['run 3x10 Z3 / 2 min Z1', 'running, tempo, 3 × 10 minutes, 2 minutes rest'],
  ['swin 1500m easy', 'swimming, endurance, 1,500 meters'],
  ['run 10 km cut-down', 'running, tempo, 10 kilometers, whole 4km Z1 · 3km Z2 · 3km Z3'],
  [
    '3oo w/u, 12x5O fc decend 1-4, 15 sec rset, 1OO eazy',
    'swimming, interval, 1,000 meters, whole Warm up 300mtr · 12x · "descend 1-4" 50mtr freestyle interval · 15sec rest · 100mtr Z1',
  ],
  ['run 1Ok easy', 'running, endurance, 10 kilometers'],
  ["5 o'clock run 5k easy", 'running, endurance, 5 kilometers', "5 o'clock"],
])('“%s” is read as “%s”', (sentence, asked, ...named) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, [...understood.unread, ...understood.checks])).toEqual(named)
})
