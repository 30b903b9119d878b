import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Figures behind "at" are targets, and dots separate a list.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'hour on the bike going up in steps: 10 min each at 100, 130, 160, 190, 220 watts, and 10 to cool down',
    'cycling, 1 hour, whole 10m 100w · 10m 130w · 10m 160w · 10m 190w · 10m 220w · Cool down 10m',
  ],
  [
    '1h ride: 8 min each at 120, 140, 160, 180 watts',
    'cycling, threshold, 1 hour, main set 8m 120w · 8m 140w · 8m 160w · 8m 180w',
  ],
  ['bike 5 min at 100, 150, 200, 250 W', 'cycling', '5 min', 'at 100, 150, 200, 250 W'],
  [
    'ride 90 min with 5 min each @ 150/170/190/210 W',
    'cycling, interval, 1 hour 30 minutes, main set 5m 150w · 5m 170w · 5m 190w · 5m 210w',
  ],
  [
    'bike 4x5 min at 120, 140, 160, 180 watts, 2 min easy',
    'cycling, interval, main set 5m 120w · 2m recovery · 5m 140w · 2m recovery · 5m 160w · 2m recovery · 5m 180w',
  ],
  [
    'bike 3x10 min at 200, 210, 220 W, 5 min easy',
    'cycling, threshold, main set 10m 200w · 5m recovery · 10m 210w · 5m recovery · 10m 220w',
  ],
  ['ride in 3 steps of 20 min at 150, 170, 190 w', 'cycling, threshold, main set 20m 150w · 20m 170w · 20m 190w'],
  ['20 min at 150, 170, 190 w on the bike', 'cycling, 20 minutes', 'at 150, 170, 190 w'],
  ['6 min each at 140, 150, 160 bpm, run', 'running', '6 min', 'at 140, 150, 160 bpm'],
  ['run 5 min each at 5:30, 5:00, 4:30/km', 'running, interval', '5 min each at 5:30, 5:00, 4:30/km'],
  [
    '10.5.10.5.10 thresh w/2 min easy, ride, plus 15+10',
    'cycling, threshold, main set 10m interval · 2m recovery · 5m interval · 2m recovery · 10m interval · 2m recovery · 5m interval · 2m recovery · 10m interval',
    '15+10',
  ],
  [
    '5.4.3.2.1 min hard run equal jog',
    'running, interval, main set 5m interval · 5m recovery · 4m interval · 4m recovery · 3m interval · 3m recovery · 2m interval · 2m recovery · 1m interval',
  ],
  [
    '400.800.400 run 90s jog',
    'running, interval, main set 400mtr interval · 1m30s recovery · 800mtr interval · 1m30s recovery · 400mtr interval',
  ],
  [
    '1.2.1 km at threshold 2 min jog',
    'threshold, main set 1km interval · 2m recovery · 2km interval · 2m recovery · 1km interval',
  ],
  ['version 1.2.3.4 run 30 min', 'running, 30 minutes', 'version', '1.2.3.4'],
  ['run at 10.30.45', 'running', '10.30.45'],
  ['on 12.10.2025 run 40 min', 'running, 40 minutes', '12.10.2025'],
  ['run 5.5 km easy', 'running, endurance, 5.5 kilometers'],
  [
    '5:00 in, 8x1:00/1:00 z5/z1, 5:00 out, bike',
    'cycling, threshold, 26 minutes, whole Warm up 5m · 8x · 1m Z5 interval · 1m recovery · Cool down 5m',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
