import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Tests and time trials as the sessions in which they are usually done, and tests that are only spoken of.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '20 minute FTP test on the bike',
    'cycling, interval, 1 hour, whole Warm up 15m · 5m effort 10/10 · 10m Z1 · 20m effort 10/10 · Cool down 10m',
  ],
  [
    'FTP test on the bike, 20 minute test with proper warm up',
    'cycling, interval, 1 hour, whole Warm up 15m · 5m effort 10/10 · 10m Z1 · 20m effort 10/10 · Cool down 10m',
  ],
  [
    '20 min FTP test, warm up 15 min, cool down 10 min',
    'cycling, interval, 45 minutes, whole Warm up 15m · 20m effort 10/10 · Cool down 10m',
  ],
  [
    '1 hour FTP test on the turbo',
    'cycling, interval, 1 hour, whole Warm up 15m · 5m effort 10/10 · 10m Z1 · 20m effort 10/10 · Cool down 10m',
  ],
  ['45 min ftp test', 'cycling, interval, 45 minutes, whole Warm up 15m · 20m effort 10/10 · Cool down 10m'],
  [
    '90 min ride with a 20 min ftp test',
    'cycling, interval, 1 hour 30 minutes, whole Warm up 25m · 5m effort 10/10 · 10m Z1 · 20m effort 10/10 · Cool down 30m',
  ],
  [
    '2x8 min FTP test, 15 min warm up',
    'cycling, interval, 51 minutes, whole Warm up 15m · 8m effort 10/10 · 10m Z1 · 8m effort 10/10 · Cool down 10m',
  ],
  [
    '8 minute ftp test x 2 with 10 min easy between',
    'cycling, interval, 51 minutes, whole Warm up 15m · 8m effort 10/10 · 10m Z1 · 8m effort 10/10 · Cool down 10m',
  ],
  [
    'ramp test',
    'cycling, interval, 39 minutes, whole Warm up 10m · 1m 100w · 1m 120w · 1m 140w · 1m 160w · 1m 180w · 1m 200w · 1m 220w · 1m 240w · 1m 260w · 1m 280w · 1m 300w · 1m 320w · 1m 340w · 1m 360w · 1m 380w · 1m 400w · 1m 420w · 1m 440w · 1m 460w · Cool down 10m',
  ],
  [
    'ramp test on the turbo, start at 120 watts going up 15 watts every minute',
    'cycling, interval, 39 minutes, whole Warm up 10m · 1m 120w · 1m 135w · 1m 150w · 1m 165w · 1m 180w · 1m 195w · 1m 210w · 1m 225w · 1m 240w · 1m 255w · 1m 270w · 1m 285w · 1m 300w · 1m 315w · 1m 330w · 1m 345w · 1m 360w · 1m 375w · 1m 390w · Cool down 10m',
  ],
  [
    'CSS test: 400 and 200 all out with a proper warm-up',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · 5m rest · 200mtr effort 10/10 · Cool down 200mtr',
  ],
  [
    'CSS test tonight, 400 TT then 200 TT, 8 min easy between',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · 8m rest · 200mtr effort 10/10 · Cool down 200mtr',
  ],
  [
    '30 minute threshold test run (LTHR)',
    'running, interval, 55 minutes, whole Warm up 15m · 30m effort 10/10 · Cool down 10m',
  ],
  [
    'lactate threshold test 30 min run, warm up 15',
    'running, interval, 55 minutes, whole Warm up 15m · 30m effort 10/10 · Cool down 10m',
  ],
  ['LTHR test on the bike', 'cycling, interval, 55 minutes, whole Warm up 15m · 30m effort 10/10 · Cool down 10m'],
  [
    "cp test 3' max, 30' easy, 12' max",
    'cycling, interval, 1 hour 10 minutes, whole Warm up 15m · 3m effort 10/10 · 30m Z1 · 12m effort 10/10 · Cool down 10m',
  ],
  [
    'Cooper test (12 min as far as I can)',
    'running, interval, 37 minutes, whole Warm up 15m · 12m effort 10/10 · Cool down 10m',
  ],
  [
    '3 mile time trial at the track, jog 1 mile before and after',
    'running, interval, 5 miles, whole Warm up 1mi · 3mi effort 10/10 · Cool down 1mi',
  ],
  [
    '400 time trial swim',
    'swimming, interval, 1,200 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · Cool down 200mtr',
  ],
  [
    '5 km time trial on the track with a good warm up',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  [
    '10 mile TT on the bike',
    'cycling, interval, 49 minutes 40 seconds, whole Warm up 15m · 10mi effort 10/10 · Cool down 10m',
  ],
  ['FTP test on Sunday, so easy spin today', 'cycling, endurance', 'FTP test', 'Sunday'],
  ['FTP test tomorrow, 45 min easy', 'cycling, endurance, 45 minutes', 'FTP test', 'tomorrow'],
  ['after my FTP test, 40 min easy ride', 'cycling, endurance, 40 minutes', 'FTP test'],
  ['ftp test 4 hours', 'cycling, 4 hours', 'ftp test'],
  ['half hour FTP test', 'cycling, interval, 55 minutes, whole Warm up 15m · 30m effort 10/10 · Cool down 10m'],
  [
    'ramp test pls start 100w +20w/min',
    'cycling, interval, 39 minutes, whole Warm up 10m · 1m 100w · 1m 120w · 1m 140w · 1m 160w · 1m 180w · 1m 200w · 1m 220w · 1m 240w · 1m 260w · 1m 280w · 1m 300w · 1m 320w · 1m 340w · 1m 360w · 1m 380w · 1m 400w · 1m 420w · 1m 440w · 1m 460w · Cool down 10m',
  ],
  [
    'css test - 400 time trial and 200 time trial, with 500 warm up',
    'swimming, interval, 1,500 meters, whole Warm up 500mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · 5m rest · 200mtr effort 10/10 · Cool down 200mtr',
  ],
  ['Cooper test 12 minutes and then a lactate step test', 'threshold', 'Cooper', 'test 12 minutes', 'step', 'test'],
  ['I have chest pain, give me a max effort bike ramp test', 'cycling', 'chest pain', 'max effort', 'ramp test'],
  [
    'css test: w/u 500 w 4x25 build in it, 400 tt, 8 min easy, 200 tt',
    'swimming, interval, 1,100 meters, whole Warm up 400mtr · 4x · build 25mtr interval · 400mtr open effort 10/10 · 8m rest · 200mtr open effort 10/10',
  ],
  [
    'CSS test, 400 then 200 all out w 5-10min easy in between',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · 10m rest · 200mtr effort 10/10 · Cool down 200mtr',
  ],
  [
    'css test 400 + 200 max w 10 min between',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · 10m rest · 200mtr effort 10/10 · Cool down 200mtr',
  ],
  [
    'threshold test with w/u 15 min',
    'running, interval, 55 minutes, whole Warm up 15m · 30m effort 10/10 · Cool down 10m',
  ],
])('%j asks for %s', (sentence, reading, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(reading)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
