import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Speeds of rides, which are notes, and the pace of a race that is named elsewhere or not at all.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Ride 50 km on the flat around 30 km/h',
    'cycling, endurance, 50 kilometers, whole "about 30 km/h" 50km Z2 // on the flat',
  ],
  ['28 kph ride for 2 hours', 'cycling, endurance, 2 hours, whole "about 28 kph" 2h Z2'],
  ['ride 40 km at 28-30 km/h', 'cycling, endurance, 40 kilometers, whole "about 28-30 km/h" 40km Z2'],
  ['easy 2h ride at 24 km/h', 'cycling, endurance, 2 hours, whole "about 24 km/h" 2h Z1'],
  ['20 mile ride at 15 mph', 'cycling, endurance, 20 miles, whole "about 15 mph" 20mi Z2'],
  ['bike 80km, avg speed 27 kmh, zone 2', 'cycling, endurance, 80 kilometers, whole "about 27 kmh" 80km Z2'],
  ['ride 1h with 3x10 min at 35 km/h', 'cycling, threshold, 1 hour, 3 × 10 minutes', '35 km/h'],
  ['run 5k at 12 km/h', 'running, 5 kilometers, whole 5km 5:00/km'],
  ['6x150 at race pace 20 s rest', 'swimming, interval, main set 6x150mtr 97-100% interval 20sec rest'],
  ['3x400 at race pace, olympic tri', 'swimming, interval, main set 3x400mtr 97-100% interval'],
  ['open water 1.5 km continuous at 70.3 effort', 'swimming, interval, 1,500 meters, whole 1.5km 94-97%'],
  ['swim 10x100 at ironman race pace 10 s rest', 'swimming, interval, main set 10x100mtr 92-95% interval 10sec rest'],
  [
    'olympic tri bike session: 4x10 min at race effort, 3 min easy',
    'cycling, sweet spot, main set 4x · 10m 88-94% interval · 3m recovery',
  ],
  [
    "5x1 km at race pace, 2 min jog, I'm training for a 10k",
    'running, threshold, 5 × 1 kilometer, 2 minutes rest, by pace, at 10k pace',
    "I'm training for a 10k",
  ],
  ['5x1k at race pace', 'interval, 5 × 1 kilometer', 'race pace'],
  ['swim 3x400 at 97-100%', 'swimming, interval, main set 3x400mtr 97-100% interval'],
  ['brick run off the bike, 20 min at olympic tri pace', 'running, tempo, 20 minutes, whole 20m 93-96%'],
  ['ride at 150 km/h for 2 hours zone 1', 'cycling, endurance, 2 hours, whole 2h Z1', '150 km/h'],
  ['swim 1500 at race pace', 'swimming, interval, 1,500 meters, whole 1500mtr 97-100%'],
])('%j asks for %s', (sentence, reading, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(reading)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
