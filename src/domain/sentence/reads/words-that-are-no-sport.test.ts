import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Shoes, a home trainer, and lengths on the way home.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '15 min easy, 20 min at tempo, 10 min easy to finish, on the road in trainers',
    'tempo, 45 minutes, whole 15m Z1 // on the road · 20m Z3 · 10m Z1',
  ],
  ['40 min easy in my new trainers', 'endurance, 40 minutes'],
  ['8x400 in trainers on grass, 60 s rest', 'interval, 8 × 400 meters (on grass), 1 minute rest'],
  ['1h on the trainer, 3x10 sweet spot', 'cycling, sweet spot, 1 hour, 3 × 10 minutes'],
  [
    '1h home trainer, 2x(6x30"/30") 4\' entre',
    'cycling, v02 max, 1 hour, main set 6x · 30sec interval · 30sec recovery · 4m recovery · 6x · 30sec interval · 30sec recovery',
  ],
  ['1h home trainer, 3x8 min threshold', 'cycling, threshold, 1 hour, 3 × 8 minutes'],
  ['home trainer 45 min z2', 'cycling, endurance, 45 minutes'],
  ['1h hometrainer easy', 'cycling, endurance, 1 hour'],
  ['easy 6k home, run', 'running, endurance, 6 kilometers'],
  ['10 min home after 5x1k run 2 min rest', 'running, interval, 5 × 1 kilometer, 2 minutes rest, cool-down 10 minutes'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
