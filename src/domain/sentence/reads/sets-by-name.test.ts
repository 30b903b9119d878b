import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sets that are known by a name, pairs whose counts stand before them, and swims with a cycle.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['tabata bike', 'cycling, interval, main set 8x · 20sec open effort 10/10 interval · 10sec recovery'],
  [
    '20 min tabata run',
    'running, interval, 20 minutes, main set 8x · 20sec open effort 10/10 interval · 10sec recovery',
  ],
  [
    'bike 15 min warm up, tabata, 10 min cool down',
    'cycling, interval, 29 minutes, whole Warm up 15m · 8x · 20sec open effort 10/10 interval · 10sec recovery · Cool down 10m',
  ],
  ['tabata 8x20/10 bike', 'cycling, interval, 8 × 20 seconds, 10 seconds rest'],
  [
    '3x tabata bike',
    'cycling, interval, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 3m recovery · 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 3m recovery · 8x · 20sec Z7 interval · 10sec rest',
  ],
  [
    'ronnestad intervals',
    'cycling, v02 max, main set 13x · 30sec 106-120% interval · 15sec recovery · 3m recovery · 13x · 30sec 106-120% interval · 15sec recovery · 3m recovery · 13x · 30sec 106-120% interval · 15sec recovery',
  ],
  [
    'ronnestad 3x13 30/15',
    'cycling, v02 max, main set 13x · 30sec 106-120% interval · 15sec recovery · 3m recovery · 13x · 30sec 106-120% interval · 15sec recovery · 3m recovery · 13x · 30sec 106-120% interval · 15sec recovery',
  ],
  [
    '3x13 30/15 bike',
    'cycling, v02 max, main set 13x · 30sec interval · 15sec recovery · 3m recovery · 13x · 30sec interval · 15sec recovery · 3m recovery · 13x · 30sec interval · 15sec recovery',
  ],
  [
    'bike 3x10 40/20 5 min between',
    'cycling, v02 max, main set 10x · 40sec interval · 20sec recovery · 5m recovery · 10x · 40sec interval · 20sec recovery · 5m recovery · 10x · 40sec interval · 20sec recovery',
  ],
  [
    'run 2x10 of 30/30',
    'running, interval, main set 10x · 30sec interval · 30sec recovery · 3m recovery · 10x · 30sec interval · 30sec recovery',
  ],
  [
    '3x13 30/15 at 300w 3 min between sets',
    'cycling, v02 max, main set 13x · 30sec 300w interval · 15sec recovery · 3m recovery · 13x · 30sec 300w interval · 15sec recovery · 3m recovery · 13x · 30sec 300w interval · 15sec recovery',
  ],
  ['10 x 100 best average 4 min cycle', 'swimming, interval, main set 10x · best average 100mtr on 4:00 interval'],
  ['6x50 sprint on a 3 min cycle', 'swimming, interval, main set 6x50mtr open effort 10/10 on 3:00 interval'],
  [
    '8x25 no breather + 20x25 all out 1:00',
    'swimming, interval, 700 meters, whole 8x25mtr interval · 20x25mtr open effort 10/10 on 1:00 interval',
    'no breather',
  ],
  [
    'run 8x25 s + 6x25 s all out',
    'running, interval, main set 8x · 25sec interval · 6x · 25sec open effort 10/10 interval',
  ],
  [
    '5x{100 fr on 1:30, 50 fly on 1:00, 50 ez on 1:15}',
    'swimming, interval, main set 5x · 100mtr freestyle on 1:30 · 50mtr butterfly on 1:00 · 50mtr Z1 on 1:15 recovery',
  ],
  [
    'kick set 12x50 w board on 1:10, odds easy evens hard',
    'swimming, interval, main set 6x · 50mtr Z1 kick with kickboard on 1:10 recovery · 50mtr Z4 kick with kickboard on 1:10',
  ],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
