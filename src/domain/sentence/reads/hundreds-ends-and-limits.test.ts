import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

type Row = { sentence: string; asked: string; unread?: readonly string[]; checks?: readonly string[] }

// Hundreds beside a rest are metres, what is said to be last lies within its length, a faster end is above what is before it, and a
// limit does not say how hard a session is. Clocks and miles that look like other things are told or taken.

test.each<Row>([
  {
    sentence: '10k easy. last 2k at 5k pace',
    asked: 'running, interval, 10 kilometers, by pace, at 5k pace, whole 8km Z1 · 2km 5k pace 104.7-106.8%',
  },
  {
    sentence: '10 miles easy; last 2 miles at MP',
    asked: 'running, tempo, 10 miles, by pace, at marathon pace, whole 8mi Z1 · 2mi marathon pace 92.7-94.6%',
  },
  { sentence: '8 miles @ 7:30, last mile @ 6:30', asked: '8 miles, whole 7mi 7:30/mi · 1mi 6:30/mi' },
  {
    sentence: 'bike 90 min @ 180w, last 20 min @ 220w',
    asked: 'cycling, 1 hour 30 minutes, whole 1h10m 180w · 20m 220w',
  },
  { sentence: '10 miles @ 8:00, 6x100m', asked: 'interval, 10 miles, 6 × 100 meters', unread: ['8:00'] },
  { sentence: 'bike 45 min sweet spot, 2x15 min sst', asked: 'cycling, sweet spot, 45 minutes, 2 × 15 minutes' },
  { sentence: '6x400/90s', asked: 'interval, 6 × 400 meters, 90 seconds rest' },
  { sentence: '10x400 - 60s jog', asked: 'interval, 10 × 400 meters, 1 minute rest' },
  { sentence: 'swim 10x100/15s', asked: 'swimming, interval, 10 × 100 meters, 15 seconds rest' },
  { sentence: '8x3 min w/ 400 jog', asked: 'interval, main set 8x · 3m interval · 400mtr recovery' },
  { sentence: '6x2 min with 200 jog', asked: 'interval, main set 6x · 2m interval · 200mtr recovery' },
  { sentence: '6x150m, 50m walk', asked: 'interval, main set 6x · 150mtr interval · Walk 50mtr recovery' },
  {
    sentence: '20 min steady, 30s hard, 30s easy x10',
    asked: 'interval, 20 minutes, 10 × 30 seconds, 30 seconds rest',
  },
  {
    sentence: '2k steady, 400 hard, 200 jog x6',
    asked: 'interval, warm-up 2 kilometers, main set 6x · 400mtr interval · 200mtr recovery',
  },
  {
    sentence: 'run 8 miles: 3 at 7:30, 2 at 7:00',
    asked: 'running, threshold, 8 miles, main set 3mi 7:30/mi · 2mi 7:00/mi',
  },
  {
    sentence: '15 min z1 - 400, 800, 1200, 90s jog',
    asked:
      'interval, warm-up 15 minutes, main set 400mtr interval · 1m30s recovery · 800mtr interval · 1m30s recovery · 1200mtr interval',
  },
  { sentence: 'eight 400s with 200 jog', asked: 'interval, main set 8x · 400mtr interval · 200mtr recovery' },
  {
    sentence: '2x6x400, 2 min jog',
    asked:
      'interval, main set 5x · 400mtr interval · 2m recovery · 400mtr interval · 3m recovery · 6x · 400mtr interval · 2m recovery',
  },
  {
    sentence: 'wu 10, 5 min z4, 2 min z1, x4, cd 10',
    asked: 'threshold, 48 minutes, whole Warm up 10m · 4x · 5m Z4 interval · 2m recovery · Cool down 10m',
  },
  {
    sentence: '8x3min/1min bike over FTP',
    asked: 'cycling, threshold, main set 8x · 3m 102-106% interval · 1m recovery',
  },
  {
    sentence: 'bike 4x5 min above FTP 3 min easy 60 min',
    asked: 'cycling, threshold, 1 hour, main set 4x · 5m 102-106% interval · 3m recovery',
  },
  {
    sentence: 'threshold run 10k, last 3k faster',
    asked: 'running, threshold, 10 kilometers, whole 7km Z4 · 3km Z5',
    checks: ['faster'],
  },
  {
    sentence: 'tempo run 8km, last 2k quicker',
    asked: 'running, tempo, 8 kilometers, whole 6km Z3 · 2km Z4',
    checks: ['quicker'],
  },
  {
    sentence: 'marathon pace 16k with last 3k quicker',
    asked: 'running, tempo, 16 kilometers, by pace, at marathon pace, whole 13km marathon pace 92.7-94.6% · 3km Z4',
    checks: ['quicker'],
  },
  { sentence: 'bike 90 min, not over FTP', asked: 'cycling, 1 hour 30 minutes', unread: ['not'], checks: ['over FTP'] },
  {
    sentence: 'swim 100 free, 50 back x4',
    asked: 'swimming, interval, main set 100mtr freestyle · 4x50mtr backstroke interval',
    checks: ['4'],
  },
  {
    sentence: '10 MIN, 8 MIN, 6 MIN AT THRESHOLD WITH 2 MIN EASY, BIKE',
    asked: 'cycling, threshold, main set 10m interval · 2m recovery · 8m interval · 2m recovery · 6m interval',
  },
  {
    sentence: 'bike 10m TT',
    asked: 'cycling, interval, 49 minutes 40 seconds, whole Warm up 15m · 10mi effort 10/10 · Cool down 10m',
  },
  {
    sentence: '1600 1200 800 400 getting quicker, 400 jog after each',
    asked:
      'running, threshold, main set 1.6km 10k pace 100.9-103% · 400mtr recovery · 1.2km 5k pace 104.7-106.8% · 400mtr recovery · 800mtr 3k pace 108-110.1% · 400mtr recovery · 400mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  },
  {
    sentence: 'bike 10x1 min hard, 6:00',
    asked: 'cycling, interval, 6 hours, 10 × 1 minute',
    checks: ['6:00'],
  },
])('“$sentence” asks for $asked', ({ sentence, asked, unread = [], checks = [] }) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(wordsOf(sentence, understood.checks)).toEqual(checks)
})
