import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Tests by their length alone, those of which all parts are said, and ramps by their steps.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'bike test: 20 min all out with good warm up',
    'cycling, interval, 45 minutes, whole Warm up 15m · 20m effort 10/10 · Cool down 10m',
  ],
  [
    'run test 30 min all out',
    'running, interval, 1 hour 20 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 30m effort 10/10 · Cool down 10m',
  ],
  ['20 min all out bike test', 'cycling, interval, 45 minutes, whole Warm up 15m · 20m effort 10/10 · Cool down 10m'],
  [
    'test 5k all out run',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  [
    'swim test 400 all out',
    'swimming, interval, 1,200 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · Cool down 200mtr',
  ],
  ['bike test 3x3 min all out', 'cycling', 'test 3', 'x', '3 min', 'all out'],
  [
    '20 min warm up, 20 min FTP test, 10 min cool down bike',
    'cycling, interval, 50 minutes, whole Warm up 20m · 20m effort 10/10 · Cool down 10m',
  ],
  [
    '15 wu, ftp test, 10 cd turbo',
    'cycling, interval, 1 hour, whole Warm up 15m · 5m effort 10/10 · 10m Z1 · 20m effort 10/10 · Cool down 10m',
  ],
  [
    '20 min ftp test bike 15 warm up',
    'cycling, interval, 1 hour, whole Warm up 15m · 5m effort 10/10 · 10m Z1 · 20m effort 10/10 · Cool down 10m',
  ],
  [
    'ramp test start 100w up 20 every min till I pop',
    'cycling, interval, 39 minutes, whole Warm up 10m · 1m 100w · 1m 120w · 1m 140w · 1m 160w · 1m 180w · 1m 200w · 1m 220w · 1m 240w · 1m 260w · 1m 280w · 1m 300w · 1m 320w · 1m 340w · 1m 360w · 1m 380w · 1m 400w · 1m 420w · 1m 440w · 1m 460w · Cool down 10m',
  ],
  [
    'ftp ramp test 100w +20w/min',
    'cycling, interval, 39 minutes, whole Warm up 10m · 1m 100w · 1m 120w · 1m 140w · 1m 160w · 1m 180w · 1m 200w · 1m 220w · 1m 240w · 1m 260w · 1m 280w · 1m 300w · 1m 320w · 1m 340w · 1m 360w · 1m 380w · 1m 400w · 1m 420w · 1m 440w · 1m 460w · Cool down 10m',
  ],
  [
    'ramp test to failure bike',
    'cycling, interval, 39 minutes, whole Warm up 10m · 1m 100w · 1m 120w · 1m 140w · 1m 160w · 1m 180w · 1m 200w · 1m 220w · 1m 240w · 1m 260w · 1m 280w · 1m 300w · 1m 320w · 1m 340w · 1m 360w · 1m 380w · 1m 400w · 1m 420w · 1m 440w · 1m 460w · Cool down 10m',
  ],
  [
    'ramp test from 120w adding 25w a minute until exhaustion',
    'cycling, interval, 39 minutes, whole Warm up 10m · 1m 120w · 1m 145w · 1m 170w · 1m 195w · 1m 220w · 1m 245w · 1m 270w · 1m 295w · 1m 320w · 1m 345w · 1m 370w · 1m 395w · 1m 420w · 1m 445w · 1m 470w · 1m 495w · 1m 520w · 1m 545w · 1m 570w · Cool down 10m',
  ],
  [
    'ramp test bike, 100w start +20w every min',
    'cycling, interval, 39 minutes, whole Warm up 10m · 1m 100w · 1m 120w · 1m 140w · 1m 160w · 1m 180w · 1m 200w · 1m 220w · 1m 240w · 1m 260w · 1m 280w · 1m 300w · 1m 320w · 1m 340w · 1m 360w · 1m 380w · 1m 400w · 1m 420w · 1m 440w · 1m 460w · Cool down 10m',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
