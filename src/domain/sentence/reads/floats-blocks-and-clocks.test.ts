import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['hour of power on the turbo', 'cycling, sweet spot, 1 hour, whole 1h 90-100%'],
  [
    'ladder 200 400 600 800 600 400 200 w half distance jog, 5k effort',
    'running, interval, main set 200mtr 5k pace 104.7-106.8% · 100mtr recovery · 400mtr 5k pace 104.7-106.8% · 200mtr recovery · 600mtr 5k pace 104.7-106.8% · 300mtr recovery · 800mtr 5k pace 104.7-106.8% · 400mtr recovery · 600mtr 5k pace 104.7-106.8% · 300mtr recovery · 400mtr 5k pace 104.7-106.8% · 200mtr recovery · 200mtr 5k pace 104.7-106.8%, by pace, at 5k pace',
  ],
  [
    'broken 400s free: 4x100 w 10s, x3, 2 min between, race pace',
    'swimming, interval, main set 3x100mtr 97-100% freestyle interval 10sec rest · 100mtr 97-100% freestyle interval · 2m rest · 3x100mtr 97-100% freestyle interval 10sec rest · 100mtr 97-100% freestyle interval · 2m rest · 4x100mtr 97-100% freestyle interval 10sec rest',
  ],
  [
    '15/15s x20 twice, 130%/50%, 6 min in between on the bike',
    'cycling, v02 max, main set 20x · 15sec 130% · 15sec 50% · 6m recovery · 20x · 15sec 130% · 15sec 50%',
  ],
  [
    'microbursts 15/15 for 10min x2 @ 150%/50%, bike, 8 min easy b/t',
    'cycling, v02 max, main set 20x · 15sec 150% · 15sec 50% · 8m recovery · 20x · 15sec 150% · 15sec 50%',
  ],
  [
    'bike 15/15s for 5 min twice, 4 min easy between',
    'cycling, v02 max, main set 10x · 15sec interval · 15sec recovery · 4m recovery · 10x · 15sec interval · 15sec recovery',
  ],
  [
    'run 30/30 x 8 twice, 3 min between',
    'running, interval, main set 8x · 30sec interval · 30sec recovery · 3m recovery · 8x · 30sec interval · 30sec recovery',
  ],
  [
    'run 5-4-3-2-1 mins getting faster, half recoveries',
    'running, threshold, main set 5m half marathon pace 96-98% · 2m30s Z1 recovery · 4m 10k pace 100.9-103% · 2m Z1 recovery · 3m 5k pace 104.7-106.8% · 1m30s Z1 recovery · 2m 3k pace 108-110.1% · 1m Z1 recovery · 1m 1500m pace 115.1-117.4%, by pace, at half marathon pace',
  ],
  [
    '8 x 400 @ 5k w 200 float in 50s',
    'running, interval, main set 8x · 400mtr 5k pace 104.7-106.8% · 200mtr 4:10/km, by pace, at 5k pace',
  ],
  [
    'half marathon pace 2 x 5k with 1k float @ MP, usual wu/cd',
    'running, threshold, main set 2x · 5km half marathon pace 96-98% · 1km marathon pace 92.7-94.6%, by pace, at half marathon pace',
  ],
  [
    'run 6x800 @ 5k, 400 float at mp',
    'running, interval, main set 6x · 800mtr 5k pace 104.7-106.8% · 400mtr marathon pace 92.7-94.6%, by pace, at 5k pace',
  ],
  [
    'run 3x2k at 10k pace w/ float 1k at MP',
    'running, threshold, 8 kilometers, by pace, at 10k pace, whole 2km 10k pace 100.9-103% · 1km marathon pace 92.7-94.6% · 2km 10k pace 100.9-103% · 1km marathon pace 92.7-94.6% · 2km 10k pace 100.9-103%',
  ],
  [
    '2*(8*30/30) @ vVO2, 4 mins easy, running',
    'running, interval, main set 8x · 30sec interval · 30sec recovery · 4m recovery · 8x · 30sec interval · 30sec recovery',
  ],
  [
    'bike 3x(6x30/30 at 120%), 5 min easy',
    'cycling, v02 max, main set 6x · 30sec 120% interval · 30sec recovery · 5m recovery · 6x · 30sec 120% interval · 30sec recovery · 5m recovery · 6x · 30sec 120% interval · 30sec recovery',
  ],
  [
    'sprints 3 x 6 x 12s all out 48s, 6 min ez, bike',
    'cycling, interval, main set 5x · 12sec Z7 interval · 48sec recovery · 12sec Z7 interval · 6m recovery · 5x · 12sec Z7 interval · 48sec recovery · 12sec Z7 interval · 6m recovery · 6x · 12sec Z7 interval · 48sec recovery',
  ],
  [
    'tabata x3 on bike 8x20/10 5 easy between',
    'cycling, interval, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 5m recovery · 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 5m recovery · 8x · 20sec Z7 interval · 10sec rest',
  ],
  [
    '6 x 5 min climbing at threshold on the bike, coast down 5 min',
    'cycling, threshold, 6 × 5 minutes (climbing), 5 minutes rest',
  ],
  ['kenyan hills 3x10 min continuous up n down, 3 min jog run', 'running, threshold, 3 × 10 minutes, 3 minutes rest'],
  [
    'Wed: 2x3k @ 4:10s wit 3min then 4x400 @ 80',
    'threshold, main set 2x · 3km 4:10/km interval · 3m recovery · 4x · 400mtr 3:20/km interval',
    'Wed',
  ],
  ['run 5 x 1mi leaving every 9 min @ 6:50', 'running, interval, main set 5x · 1mi 6:50/mi interval · 2m10s recovery'],
  ['run 5 x 1mi on 9 min in 6:50', 'running, interval, main set 5x · 1mi 6:50/mi interval · 2m10s recovery'],
  ['run 6 x 1k every 5 min in 3:50', 'running, interval, main set 6x · 1km 3:50/km interval · 1m10s recovery'],
  [
    'thershold run 4 x 6min 90s recov plus 2mi up and 2 down',
    'running, threshold, 1 hour 16 minutes 40 seconds, whole Warm up 2mi · 4x · 6m Z4 interval · 1m30s recovery · Cool down 2mi',
  ],
  [
    '3 x 1600 cut down 10k, 8k, 5k pace, 3 min rec',
    'running, threshold, main set 1.6km 10k pace 100.9-103% · 3m recovery · 1.6km 102-105.8% · 3m recovery · 1.6km 5k pace 104.7-106.8%, by pace, at 10k pace',
  ],
  [
    'run 3x1600 at 10k pace, 5k pace, 3k pace, 3 min rec',
    'running, threshold, main set 1.6km 10k pace 100.9-103% · 3m recovery · 1.6km 5k pace 104.7-106.8% · 3m recovery · 1.6km 3k pace 108-110.1%, by pace, at 10k pace',
  ],
  [
    'track: 600/400/200 x3 @ 5k/3k/mile pace, 90s & 4min',
    'running, interval, main set 3x · 600mtr 5k pace 104.7-106.8% · 1m30s recovery · 400mtr 3k pace 108-110.1% · 1m30s recovery · 200mtr 1500m pace 115.1-117.4% · 4m recovery, by pace, at 5k pace',
  ],
  [
    'run: 20-15-10-5 min, marathon / half / 10k / 5k effort, 3 min easy after each',
    'running, tempo, main set 20m marathon pace 92.7-94.6% · 3m Z1 recovery · 15m half marathon pace 96-98% · 3m Z1 recovery · 10m 10k pace 100.9-103% · 3m Z1 recovery · 5m 5k pace 104.7-106.8%, by pace, at marathon pace',
  ],
  [
    'run 3-2-1 miles at MP, HM, 10k effort, 3 min jog',
    'running, tempo, main set 3mi marathon pace 92.7-94.6% · 3m recovery · 2mi half marathon pace 96-98% · 3m recovery · 1mi 10k pace 100.9-103%, by pace, at marathon pace',
  ],
  [
    'every 5th min 30s surge, 45min steady run',
    'running, endurance, 45 minutes, whole 8x · 4m30s Z2 · 30sec Z5 interval · 5m Z2',
  ],
  [
    'every 10th minute a 20 sec sprint in a 60 min easy ride',
    'cycling, endurance, 1 hour, whole 5x · 9m40s Z1 · 20sec Z7 interval · 10m Z1',
  ],
  [
    '13.1mi run: 10k ez, rest of it MP',
    'running, tempo, 13.1 miles, by pace, at marathon pace, whole 6.2mi Z1 · 6.9mi marathon pace 92.7-94.6%',
  ],
  [
    '500 swim 400 pull 300 kick 200 im 100 fast, 20s bw all',
    'swimming, interval, main set 500mtr · 20sec rest · 400mtr pull · 20sec rest · 300mtr kick · 20sec rest · 200mtr medley · 20sec rest · 100mtr Z5',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
