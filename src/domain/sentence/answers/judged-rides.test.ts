import { test } from 'vitest'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

// Sentences of people who had not seen the reader. Each was judged to be read right: the reading, the words that it was
// read from, the words that were named, and those that are to be checked.

test.each<[sentence: string, asked: string, words: string, unread?: string[], checks?: string[]]>([
  [
    'zwift 1h, 3x9 @ 95-99, 3 rec, rest z2',
    'cycling, endurance, 1 hour, main set 3x · 9m 95-99% interval · 3m recovery',
    'zwift | 1h | 3x9 | 95-99 | 3 rec | z2',
  ],
  [
    'bk 1:15 z2 w 3x(3m 100rpm 3m 75rpm) mid ride',
    'cycling, endurance, 1 hour 15 minutes, main set 3x · 3m @ 100rpm · 3m @ 75rpm',
    '1:15 | z2 | 3x | 3m | 100rpm | 75rpm | ride',
    ['bk', 'mid'],
  ],
  [
    '45 mins Z1/Z2 ride, 2 weeks after covid, so cap at 60% and no efforts',
    'cycling, endurance, 45 minutes, whole 45m 40-70%',
    '45 mins | Z1/Z2 | ride',
    ['2 weeks', 'covid', '60%'],
  ],
  [
    '6x3min — no wait make it 5x4min — at VO2, same time off, on the bike',
    'cycling, v02 max, 5 × 4 minutes, 4 minutes rest',
    '5x4min | VO2 | same time off | bike',
    ['6x3min'],
  ],
  [
    "🚴 1h30 z2 w/ 6x10s sprints every 10'",
    'cycling, endurance, 1 hour 30 minutes, whole 6x · 9m50s Z2 · 10sec Z7 interval · 30m Z2',
    "🚴 | 1h30 | z2 | 6x10s sprints every 10'",
  ],
  [
    'Indoor cycling 45min: warmup 10, 10x1min hard 1min easy, rest of it easy',
    'cycling, v02 max, 45 minutes, whole Warm up 10m · 10x · 1m 106-120% interval · 1m recovery · 15m Z1',
    'cycling | 45min | warmup 10 | 10x1min hard 1min easy | easy',
  ],
  [
    'Give us 50 min on bike, HIIT tabata style 8x20/10 x 3',
    'cycling, interval, 50 minutes, main set 8x · 20sec Z7 interval · 10sec recovery · 3m recovery · 8x · 20sec Z7 interval · 10sec recovery · 3m recovery · 8x · 20sec Z7 interval · 10sec recovery',
    '50 min | bike | HIIT | tabata style | 8x20/10 | x 3',
  ],
  [
    'ftp 255: 15@60% 2x12@102% (6@55%) 10@50%',
    'cycling, threshold, 1 hour 1 minute, reference 255, by power, whole 15m 60% · 2x · 12m 102% interval · 6m 55% recovery · 10m 50%',
    'ftp 255 | 15 | 60% | 2x12 | 102% | 6 | 55% | 10 | 50%',
  ],
  [
    '30/30s on the bike, 2 sets of 10, 5 mins between sets',
    'cycling, v02 max, main set 10x · 30sec interval · 30sec recovery · 5m recovery · 10x · 30sec interval · 30sec recovery',
    '30/30s | bike | 2 sets of 10 | 5 mins between sets',
  ],
  [
    'Bike ride of 80 minutes with 5 sprints of 15 seconds',
    'cycling, interval, 1 hour 20 minutes, 5 × 15 seconds',
    'Bike | ride | 80 minutes | 5 sprints of 15 seconds',
  ],
  [
    '1h30 Z2 ~ 190w no spikes pls',
    'cycling, endurance, 1 hour 30 minutes, whole 1h30m 190w',
    '1h30 | Z2 | 190w',
    ['no spikes'],
  ],
  [
    '10 mins @ 120bpm, 20 mins @ 140bpm, 10 mins @ 155, 5 mins @ 120 indoor bike',
    'cycling, 45 minutes, by heartrate, whole 10m 120bpm · 20m 140bpm · 10m 155bpm · 5m 120bpm',
    '10 mins | 120bpm | 20 mins | 140bpm | 155 | 5 mins | 120 | bike',
  ],
  [
    '1x20 thr, 2x10 thr, 4x5 thr, all 2 min rest, bike, yes its meant to be long',
    'cycling, threshold, 1 hour 14 minutes, whole 1x · 20m Z5 interval · 2m rest · 2x · 10m Z5 interval · 2m rest · 4x · 5m Z5 interval · 2m rest',
    '1x20 | thr | 2x10 | 4x5 | 2 min | bike',
    ['meant'],
  ],
  [
    'over-unders: 3 x 12 min alternating 2 min at 90% and 1 min at 105% FTP, 5 min recovery',
    'cycling, threshold, main set 4x · 2m 90% interval · 1m 105% interval · 5m recovery · 4x · 2m 90% interval · 1m 105% interval · 5m recovery · 4x · 2m 90% interval · 1m 105% interval',
    'over-unders | 3 x 12 min | 2 min at 90% and 1 min at 105% | 5 min recovery',
  ],
  [
    '16x(40/20) x2 with 6min between, bike',
    'cycling, v02 max, main set 16x · 40sec interval · 20sec recovery · 6m recovery · 16x · 40sec interval · 20sec recovery',
    '16x(40/20) | x2 | 6min between | bike',
  ],
  [
    "60' w 20' @ sst, 10x 1' cad 110/1' cad 80",
    'cycling, sweet spot, 1 hour, main set 20m · 10x · 1m Z2 @ 110rpm interval · 1m @ 80rpm recovery',
    "60' | 20' | sst | 10x 1' | 110 | 1' | 80",
  ],
  [
    'Bike ramp from 100 to 200 watts over 15 minutes then 40 minutes at 200 watts',
    'cycling, 55 minutes, whole 15m ramp 100-200w · 40m 200w',
    'Bike | ramp | 100 to 200 watts | 15 minutes | 40 minutes | 200 watts',
  ],
  [
    'Bike 90 min: 20 min easy, 4x5 min at 105% FTP with 5 min off, rest of the ride easy',
    'cycling, threshold, 1 hour 30 minutes, whole 20m Z1 · 4x · 5m 105% interval · 5m recovery · 30m Z1',
    'Bike | 90 min | 20 min | easy | 4x5 min | 105% FTP | 5 min off',
  ],
  [
    'Bike 50 min in zone 2, then 10 min in zone 3',
    'cycling, tempo, 1 hour, whole 50m Z2 · 10m Z3',
    'Bike | 50 min | zone 2 | 10 min | zone 3',
  ],
  ['-30 min bike z2', 'cycling', 'bike | z2', ['-30 min']],
  [
    '2x (4x4min) @ 102%, 2min btw reps & 8 between sets, 95+ rpm, max 2h',
    'cycling, interval, 2 hours, main set 3x · 4m 102% @ 95rpm interval · 2m recovery · 4m 102% @ 95rpm interval · 8m recovery · 4x · 4m 102% @ 95rpm interval · 2m recovery',
    '2x | 4x4min | 102% | 2min btw | reps | 8 between sets | 95+ rpm | 2h',
  ],
  [
    '2 hour long ride with 3x10 min tempo in the middle',
    'cycling, tempo, 2 hours, 3 × 10 minutes',
    '2 hour | ride | 3x10 min | tempo',
  ],
  [
    '30/30s on the bike, 2 sets of 10, power at 130%, five minutes between the sets',
    'cycling, v02 max, main set 10x · 30sec 130% interval · 30sec recovery · 5m recovery · 10x · 30sec 130% interval · 30sec recovery, by power',
    '30/30s | bike | 2 sets of 10 | power | 130% | five minutes between the sets',
  ],
])('"%s" asks for %s, by the words %s', (sentence, asked, words, unread = [], checks = []) => {
  expectAnswer(sentence, { asked, words, unread, checks })
})
