import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Targets in short: beside FTP, by weight, in brackets, without a sign.

test.each<[sentence: string, asked: string, ...named: string[]]>([
  [
    'bike 5m z3, 3m ftp, 2m ftp+10w, 90s ftp+20 & back down, 2m rests, 10wu 10cd',
    'cycling, tempo, 53 minutes 30 seconds, whole Warm up 10m · 5m Z3 · 2m rest · 3m Z5 · 2m rest · 2m 104% · 2m rest · 1m30s 108% · 2m rest · 2m 104% · 2m rest · 3m Z5 · 2m rest · 5m Z3 · Cool down 10m',
    'ftp+10w',
    'ftp+20',
  ],
  ['bike 3x10 min FTP+10w', 'cycling, threshold, main set 3x · 10m 104% interval', 'FTP+10w'],
  [
    'ftp 260. 4x8 at ftp+10, 3 min easy',
    'cycling, threshold, main set 4x · 8m 270w interval · 3m recovery, reference 260, by power',
  ],
  [
    'ftp 250, 50 min, 75 km, 3x8 min',
    'cycling, threshold, 75 kilometers, 3 × 8 minutes, reference 250, by power',
    '50 min',
  ],
  [
    'run 50 min then swim 3x8 min then easy 2 min rest then 50 min',
    'running, 50 minutes',
    'swim 3x8 min',
    'easy 2 min rest',
    '50 min',
  ],
  ['3x10 at FTP minus 10', 'cycling, threshold, main set 3x · 10m 96% interval', 'FTP minus 10'],
  ['2x20 10w under ftp bike', 'cycling, threshold, main set 2x · 20m 96% interval', '10w under ftp'],
  ['run 3x10min @ FTP+10', 'running, threshold, 3 × 10 minutes', 'FTP+10'],
  [
    '12m build 45-60%, 2x(2m 80/2m 60), 3x[3x(2m 80/1m 90) 4m 55], easy to finish',
    'cycling, sweet spot, 59 minutes, whole Warm up 12m ramp 45-60% · 2x · 2m 80% · 2m 60% · 3x · 2m 80% · 1m 90% · 4m 55% · 3x · 2m 80% · 1m 90% · 4m 55% · 3x · 2m 80% · 1m 90% · 4m 55%',
    'easy',
  ],
  [
    '2x[4x(1m 110/1m 50) 5m 50] turbo',
    'cycling, v02 max, 26 minutes, whole 4x · 1m 110% · 1m 50% · 5m 50% · 4x · 1m 110% · 1m 50% · 5m 50%',
  ],
  ['3x(5m 88 + 5m 93) ftp, 5 ez', 'cycling, threshold, main set 3x · 5m 88% · 5m 93%, cool-down 5 minutes'],
  [
    '20min ftp effort x2 @ 0.95, 10 min btw, ~1h15 total',
    'cycling, threshold, 1 hour 15 minutes, main set 2x · 20m 95% interval · 10m recovery',
  ],
  ['bike 3x10 @ 1.05, 5 min easy', 'cycling, threshold, main set 3x · 10m 105% interval · 5m recovery'],
  ["3x10min @ 3.2w/kg i'm 70kg, 5 min easy", 'cycling, threshold, main set 3x · 10m 224w interval · 5m recovery'],
  ['2x20 @ 3.5w/kg', 'cycling, threshold, 2 × 20 minutes', '3.5w/kg', '2x20'],
  ['5 x 5 at 280/140', 'cycling, interval, main set 5x · 5m 280w · 5m 140w', '140'],
  [
    'ride w/ hr 135ish for 75mins then 15 mins at 155',
    'cycling, 1 hour 30 minutes, by heartrate, whole 1h15m 135bpm · 15m 155bpm',
  ],
  [
    '1hr bike 5th gear hard-ish last 10 all out',
    'cycling, tempo, 1 hour, whole 50m Z3 · 10m open effort 10/10',
    '5th',
    'hard-ish',
  ],
  ['10 min easy building to zone 3, 2x20 at FTP', 'cycling, threshold, main set 10m ramp 40-82.9% · 2x · 20m interval'],
  ['run 20 min a bit slower than 10k pace', 'running, threshold, 20 minutes, whole 20m 99.2-101.2%', 'a bit slower'],
  [
    '15 min build 50-75%, 4x4 @ 110% 4 easy',
    'cycling, v02 max, 47 minutes, whole Warm up 15m ramp 50-75% · 4x · 4m 110% interval · 4m recovery',
  ],
  [
    'run 3 min at 10k pace, 2 min at 5k pace, 1 min at mile pace, 2 min jog between',
    'running, threshold, main set 3m 10k pace 100.9-103% · 2m recovery · 2m 5k pace 104.7-106.8% · 2m recovery · 1m 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
])('"%s" asks for %s and names %s', (sentence, asked, ...named) => {
  const { unread, checks, ...understood } = understand(sentence, { sport: 'running' })
  expect(readAs({ ...understood, unread, checks })).toBe(asked)
  expect([...unread, ...checks].map(({ from, to }) => sentence.slice(from, to))).toEqual(named)
})

test('watts beside an FTP that is known are a sum, and nothing is to be checked', () => {
  const understood = understand('bike 2x20 at FTP+10', { sport: 'running', references: { cycling: 280 } })
  expect(readAs(understood)).toContain('20m 290w')
  expect(understood.checks).toEqual([])
})
