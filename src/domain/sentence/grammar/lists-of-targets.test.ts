import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

test.each<[sentence: string, asked: string]>([
  ['18k progression, 6k blocks: 5:30, 5:10, 4:50', '18 kilometers, whole 6km 5:30/km · 6km 5:10/km · 6km 4:50/km'],
  ['45 min run as 15 min blocks: easy, steady, tempo', 'running, tempo, 45 minutes, whole 15m Z1 · 15m Z2 · 15m Z3'],
  ['2 mile blocks at 8:10, 7:50, 7:30', '6 miles, whole 2mi 8:10/mi · 2mi 7:50/mi · 2mi 7:30/mi'],
  ['14k easy, last 2k 4:30, 4:20', 'endurance, 14 kilometers, whole 12km Z1 · 1km 4:30/km · 1km 4:20/km'],
  [
    '9 miles with the last 3 at 7:40, 7:30, 7:20',
    'endurance, 9 miles, whole 6mi Z1 · 1mi 7:40/mi · 1mi 7:30/mi · 1mi 7:20/mi',
  ],
  [
    '3-2-1 miles at MP, HMP, 10k pace, 3 min jog',
    'running, tempo, main set 3mi marathon pace 92.7-94.6% interval · 3m recovery · 2mi half marathon pace 96-98% interval · 3m recovery · 1mi 10k pace 100.9-103% interval',
  ],
  [
    '3k, 2k, 1k at HMP, 10k, 5k pace with 2 min jog',
    'running, threshold, main set 3km half marathon pace 96-98% interval · 2m recovery · 2km 10k pace 100.9-103% interval · 2m recovery · 1km 5k pace 104.7-106.8% interval',
  ],
  [
    '4 x 1k 4:20 4:15 4:10 4:05, 90s jog',
    'main set 1km 4:20/km interval · 1m30s recovery · 1km 4:15/km interval · 1m30s recovery · 1km 4:10/km interval · 1m30s recovery · 1km 4:05/km interval',
  ],
  [
    '3 x 2 miles: MP, HMP, 10k pace, 3 min jog',
    'running, tempo, main set 2mi marathon pace 92.7-94.6% interval · 3m recovery · 2mi half marathon pace 96-98% interval · 3m recovery · 2mi 10k pace 100.9-103% interval',
  ],
  [
    'treadmill 5 min @ 6 mph, then 6.5, 7.0, 7.5 for 4 min each, walk 5 min',
    'running, 22 minutes, whole 5m 10:00/mi · 4m 9:14/mi · 4m 8:34/mi · 4m 8:00/mi · Walk 5m cooldown',
  ],
  [
    'treadmill: 10 min at 9 km/h, 5 min at 10, 5 min at 11 km/h, 5 min walk',
    'running, 25 minutes, whole 10m 6:40/km · 5m 6:00/km · 5m 5:27/km · Walk 5m cooldown',
  ],
  [
    '6 miles starting at 9:00, drop 10s per mile',
    '6 miles, whole 1mi 9:00/mi · 1mi 8:50/mi · 1mi 8:40/mi · 1mi 8:30/mi · 1mi 8:20/mi · 1mi 8:10/mi',
  ],
  [
    '4 mi from 8:00 to 7:15, 15s quicker each mile',
    '4 miles, whole 1mi 8:00/mi · 1mi 7:45/mi · 1mi 7:30/mi · 1mi 7:15/mi',
  ],
])('targets in a row: “%s”', (sentence, asked) => {
  const read = readSession(sentence, 'running', { sport: 'running' })
  expect(read && readAs(read)).toBe(asked)
})
