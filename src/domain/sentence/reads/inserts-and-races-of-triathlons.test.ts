import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is put into a ride or a run and where, hard minutes within it, and efforts of triathlons.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    "Ez 60 run but pick it up for 1' every 10'",
    'running, endurance, 1 hour, whole 5x · 9m Z1 · 1m Z5 interval · 10m Z1',
  ],
  [
    'easy run 50 min, surge 30 s every 5 min',
    'running, endurance, 50 minutes, whole 9x · 4m30s Z1 · 30sec Z5 interval · 5m Z1',
  ],
  [
    'bike 1h z2, every 10 min go hard for 1 min',
    'cycling, endurance, 1 hour, whole 5x · 9m Z2 · 1m Z6 interval · 10m Z2',
  ],
  [
    '45 min easy jog, pick up the pace for a minute every 5 min',
    'running, endurance, 45 minutes, whole 8x · 4m Z1 · 1m Z5 interval · 5m Z1',
  ],
  [
    'run 10k easy and push for 1 min every 2 km',
    'running, endurance, 10 kilometers, whole 4x · 2km Z1 · 1m Z5 interval · 2km Z1',
  ],
  [
    'ride 2h and sprint 10s every 15 min',
    'cycling, interval, 2 hours, whole 7x · 14m50s Z1 · 10sec Z7 interval · 15m Z1',
  ],
  [
    '60min run, speed up for 20 seconds every 5 minutes',
    'running, interval, 1 hour, whole 11x · 4m40s Z1 · 20sec Z5 interval · 5m Z1',
  ],
  [
    'Z2 w/ 6x(10s sprint every 10 min) for 70min 🚲',
    'cycling, endurance, 1 hour 10 minutes, whole 6x · 9m50s Z2 · 10sec Z7 interval · 10m Z2',
  ],
  [
    'bike 90 min endurance with 8x(15s sprint every 10 min)',
    'cycling, endurance, 1 hour 30 minutes, whole 8x · 9m45s Z2 · 15sec Z7 interval · 10m Z2',
  ],
  [
    'bike 1h. 15wu. then 1min 120% every 5 min until 50min. cd.',
    'cycling, v02 max, 1 hour, warm-up 15 minutes, main set 7x · 1m 120% · 4m Z1 recovery',
  ],
  [
    'turbo 1h, 10 wu, 30s 130% every 5 min until 50 min, cd',
    'cycling, v02 max, 1 hour, warm-up 10 minutes, main set 8x · 30sec 130% · 4m30s Z1 recovery',
  ],
  [
    '50 min bike, not the whole thing tempo, only from minute 15 to minute 40',
    'cycling, tempo, 50 minutes, whole 15m Z1 · 25m Z3 · 10m Z1',
  ],
  ['60 min run at tempo from minute 20 to minute 40', 'running, tempo, 1 hour, whole 20m Z1 · 20m Z3 · 20m Z1'],
  [
    '1h run, between minutes 20 and 50 at marathon pace',
    'running, tempo, 1 hour, by pace, at marathon pace, whole 20m Z1 · 30m marathon pace 92.7-94.6% · 10m Z1',
  ],
  ['90 min ride, hard from minute 60 to 80', 'cycling, threshold, 1 hour 30 minutes, whole 1h Z1 · 20m Z5 · 10m Z1'],
  ['run 45 min, from 15 to 30 min steady', 'running, endurance, 45 minutes, whole 15m Z1 · 15m Z2 · 15m Z1'],
  ["🚴 2h ☕ halfway, 3x10' SST 🔥 in the 2nd hour", 'cycling, sweet spot, 2 hours, warm-up 1 hour, 3 × 10 minutes'],
  ['3h ride with 4x8 min threshold in the last hour', 'cycling, threshold, 3 hours, warm-up 2 hours, 4 × 8 minutes'],
  [
    '2h bike, 3x12 min tempo in the second hour, 4 min easy between',
    'cycling, tempo, 2 hours, warm-up 1 hour, 3 × 12 minutes, 4 minutes rest',
  ],
  [
    '4h ride easy, 2x20 min sweet spot in the 3rd hour',
    'cycling, sweet spot, 4 hours, warm-up 2 hours, 2 × 20 minutes',
  ],
  [
    '90 minute bike with the last 30 minutes at race effort for a 70.3',
    'cycling, tempo, 1 hour 30 minutes, whole 1h Z1 · 30m 78-85%',
  ],
  [
    '2 hour bike with the last 30 minutes at half ironman effort',
    'cycling, tempo, 2 hours, whole 1h30m Z1 · 30m 78-85%',
  ],
  ['3h ride, last hour at ironman effort', 'cycling, endurance, 3 hours, whole 2h Z1 · 1h 68-75%'],
  ['4 hour ride with 2x30 min at 70.3 race pace', 'cycling, tempo, 4 hours, main set 2x · 30m 78-85% interval'],
  ['bike 2h, final 45 at race pace for an olympic', 'cycling, sweet spot, 2 hours, whole 1h15m Z1 · 45m 88-94%'],
  [
    'Kona prep: 5h ride last 90 @ IM watts (205), 30 min run off it at 5:10/k',
    'cycling, endurance, 5 hours, whole 3h30m Z1 · 1h30m 205w',
    'Kona',
  ],
  ['run 75 min, last 30 min at 70.3 effort', 'running, tempo, 1 hour 15 minutes, whole 45m Z1 · 30m 86-91%'],
  [
    'bike 3x20 min at olympic race power, 5 min easy',
    'cycling, sweet spot, main set 3x · 20m 88-94% interval · 5m recovery',
  ],
  ['run 15k, last 5k at ironman pace', 'running, endurance, 15 kilometers, whole 10km Z1 · 5km 80-85%'],
  [
    'a tempo run of an hour, 20 minutes at tempo in the middle',
    'running, tempo, 1 hour, whole 20m Z1 · 20m Z3 · 20m Z1',
  ],
  ['tempo run 50 min, 30 of it at tempo', 'running, tempo, 50 minutes, 1 × 30 minutes'],
  ['1h run, 40 of it at marathon pace', 'running, tempo, 1 hour, 1 × 40 minutes, by pace, at marathon pace'],
  ['8 miles with 5 of them at threshold', 'threshold, 8 miles, 1 × 5 miles'],
  [
    'Brick: 60 min bike at 75% then 20 min run off the bike at 10k effort',
    'cycling, tempo, 1 hour, whole 1h 75%',
    'Brick',
  ],
  ['bike 90 min easy, then 3k run straight off', 'cycling, endurance, 1 hour 30 minutes'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
