import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What some repetitions of a set are is built, and so are the pieces of each: they are no lengths of their own.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '4x1k, first 3 @ T last one all out, 90s',
    'threshold, main set 3x · 1km Z4 interval · 1m30s recovery · 1x · 1km open effort 10/10 interval · 1m30s recovery',
  ],
  [
    '5x1k @ 10k pace, last one @ 5k pace, 2 min jog',
    'running, threshold, main set 4x · 1km 10k pace 100.9-103% interval · 2m recovery · 1x · 1km 5k pace 104.7-106.8% interval · 2m recovery, by pace, at 10k pace',
  ],
  [
    '6x800 first 3 at threshold, last 3 at 5k pace, 400 jog',
    'interval, main set 3x · 800mtr Z4 interval · 400mtr recovery · 3x · 800mtr 5k pace 104.7-106.8% interval · 400mtr recovery',
  ],
  [
    '3x10 min @ 90%, last one at 100%, 5 min easy bike',
    'cycling, threshold, main set 2x · 10m 90% interval · 5m recovery · 1x · 10m 100% interval · 5m recovery',
  ],
  [
    '10x400, every 3rd easy, 60s rest',
    'interval, main set 2x · 400mtr interval · 1m rest · 1x · 400mtr Z1 interval · 1m rest · 2x · 400mtr interval · 1m rest · 1x · 400mtr Z1 interval · 1m rest · 2x · 400mtr interval · 1m rest · 1x · 400mtr Z1 interval · 1m rest · 1x · 400mtr interval · 1m rest',
  ],
  [
    '9x400 every third one at mile pace the others at 10k pace, 90 s jog',
    'interval, main set 3x · 400mtr 10k pace 100.9-103% · 1m30s recovery · 400mtr 10k pace 100.9-103% · 1m30s recovery · 400mtr 1500m pace 115.1-117.4% · 1m30s recovery',
  ],
  [
    'swim 12x50 every 4th sprint on 1:00',
    'swimming, interval, main set 3x · 50mtr Z2 on 1:00 recovery · 50mtr Z2 on 1:00 recovery · 50mtr Z2 on 1:00 recovery · 50mtr open effort 10/10 on 1:00',
  ],
  [
    'swim 8x100 1-4 easy 5-8 hard 15s rest',
    'swimming, interval, main set 4x100mtr Z1 interval 15sec rest · 4x100mtr Z5 interval 15sec rest',
  ],
  [
    '5x5 min z4, 3rd one z5, 2 min easy ride',
    'cycling, sweet spot, main set 2x · 5m Z4 interval · 2m recovery · 1x · 5m Z5 interval · 2m recovery · 2x · 5m Z4 interval · 2m recovery',
  ],
  [
    '6x3min run 1st and last hard, rest tempo, 2 min jog',
    'running, interval, main set 1x · 3m Z5 interval · 2m recovery · 4x · 3m Z3 interval · 2m recovery · 1x · 3m Z5 interval · 2m recovery',
  ],
  ['10x1min hills odds hard evens steady', 'interval, main set 5x · 1m · 1m Z1 recovery', 'hills'],
  [
    'swim 6x200 odds pull evens swim 20s rest',
    'swimming, interval, main set 3x · 200mtr pull · 20sec rest · 200mtr · 20sec rest',
  ],
  [
    '6x1k, 1-3 at HM pace, 4-6 at 10k pace, 2 min jog',
    'threshold, main set 3x · 1km half marathon pace 96-98% interval · 2m recovery · 3x · 1km 10k pace 100.9-103% interval · 2m recovery',
  ],
  [
    '4x2k first two at MP, next two at HMP, 400m jog',
    'threshold, main set 2x · 2km marathon pace 92.7-94.6% interval · 400mtr recovery · 2x · 2km half marathon pace 96-98% interval · 400mtr recovery',
  ],
  [
    '5x1 mile, the first four at 6:30 and the last at 6:10, 3 min jog',
    'interval, main set 4x · 1mi 6:30/mi interval · 3m recovery · 1x · 1mi 6:10/mi interval · 3m recovery',
  ],
  [
    'bike 6x5min, 1 to 3 at 250w, 4 to 6 at 270w, 3 min easy',
    'cycling, interval, main set 3x · 5m 250w interval · 3m recovery · 3x · 5m 270w interval · 3m recovery',
  ],
  [
    '8x200, last 2 all out, 200 jog',
    'interval, main set 6x · 200mtr interval · 200mtr recovery · 2x · 200mtr open effort 10/10 interval · 200mtr recovery',
  ],
  [
    'swim 10x100 last 3 fast 20 sec rest',
    'swimming, interval, main set 7x100mtr interval 20sec rest · 3x100mtr Z5 interval 20sec rest',
  ],
  ['6x400 with 1st 200 fast 2nd 200 easy', 'interval, main set 6x · 200mtr Z5 · 200mtr Z1 recovery'],
  [
    'swim 8x50 first 25 fast second 25 easy 15 s rest',
    'swimming, interval, main set 8x · "first 25 fast second 25 easy" 50mtr interval · 15sec rest',
  ],
  [
    '4x8 min run, first 2 min hard then 6 min steady, 3 min easy',
    'running, interval, main set 4x · 2m Z5 · 6m Z2 recovery · 3m recovery',
  ],
  [
    'swim 10x100 (first 50 hard last 50 easy) on 2:00',
    'swimming, interval, main set 10x · "first 50 hard last 50 easy" 100mtr on 2:00 interval',
  ],
  [
    '5x1k run, first 800 at threshold last 200 at mile pace, 2 min jog',
    'running, interval, main set 5x · 800mtr Z4 · 200mtr 1500m pace 115.1-117.4% · 2m recovery',
  ],
  [
    '3x12 min ride, first 8 at 90% last 4 at 105%, 5 min easy',
    'cycling, threshold, main set 3x · 8m 90% · 4m 105% · 5m recovery',
  ],
  ['4x800 w/ last 200 fast, 2 min jog', 'interval, main set 4x · 600mtr · 200mtr Z5 · 2m recovery'],
  [
    'swim 4x200 last 50 of each fast 30s',
    'swimming, interval, main set 4x · "last 50 of each fast" 200mtr interval · 30sec rest',
  ],
  ["6x3' run last minute hard, 2' jog", 'running, interval, main set 6x · 2m · 1m Z5 · 2m recovery'],
  [
    'swim 20x25 odds fast evens easy 15 sec',
    'swimming, interval, main set 10x · 25mtr · 15sec rest · 25mtr Z1 recovery · 15sec rest',
  ],
  [
    '8x3 min ride, all at 105% except the last one at 115%, 3 min easy',
    'cycling, v02 max, main set 7x · 3m 105% interval · 3m recovery · 1x · 3m 115% interval · 3m recovery',
  ],
  [
    '4x5k @ marathon pace, last 2k easy',
    'running, tempo, 4 × 5 kilometers, cool-down 2 kilometers, by pace, at marathon pace',
  ],
  [
    'run 6x800, every 3rd hard',
    'running, interval, main set 2x · 800mtr interval · 400mtr recovery · 1x · 800mtr Z5 interval · 400mtr recovery · 2x · 800mtr interval · 400mtr recovery · 1x · 800mtr Z5 interval · 400mtr recovery',
  ],
  [
    '5x1k run, all but the last at threshold',
    'running, threshold, main set 4x · 1km Z4 interval · 0.5km recovery · 1x · 1km interval · 0.5km recovery',
  ],
  [
    '5x1k run 2 min jog, all but the last at threshold, last at 5k pace',
    'running, interval, main set 4x · 1km Z4 interval · 2m recovery · 1x · 1km 5k pace 104.7-106.8% interval · 2m recovery',
  ],
  [
    'swim 400 easy, 10x50 last 25 of each sprint, 200 easy',
    'swimming, interval, 1,100 meters, whole 400mtr Z1 · 10x · "last 25 of each sprint" 50mtr interval · 200mtr Z1',
  ],
  [
    "run 10x1k with the last 3 at 10k pace, 2' jog",
    'running, threshold, main set 7x · 1km interval · 2m recovery · 3x · 1km 10k pace 100.9-103% interval · 2m recovery',
  ],
  [
    'bike 5x8 at 240w with the 5th at 260w, 4 easy between',
    'cycling, threshold, main set 4x · 8m 240w interval · 4m recovery · 1x · 8m 260w interval · 4m recovery',
  ],
  [
    '10 x 400m: 1-5 @ 90s, 6-10 @ 85s, 60s rest',
    'interval, main set 5x · 400mtr 3:45/km interval · 1m rest · 5x · 400mtr 3:33/km interval · 1m rest',
  ],
  [
    'run 3x3k last km of each at 10k pace, 3 min jog',
    'running, threshold, main set 3x · 2000mtr · 1000mtr 10k pace 100.9-103% · 3m recovery',
  ],
  [
    '8x3min ride final 2 at z5 rest at z4, 3 min spin',
    'cycling, threshold, main set 6x · 3m Z4 interval · 3m recovery · 2x · 3m Z5 interval · 3m recovery',
  ],
  [
    '20 min easy, 6x2 min hard with the last one flat out, 2 min jog, 10 min easy',
    'interval, 54 minutes, whole 20m Z1 · 5x · 2m Z5 interval · 2m recovery · 1x · 2m effort 10/10 interval · 2m recovery · 10m Z1',
  ],
  [
    '4x1k @ T but last one all out, 2 min jog',
    'threshold, main set 3x · 1km interval · 2m recovery · 1x · 1km open effort 10/10 interval · 2m recovery',
  ],
  [
    '5x1000 3rd at mile pace, 400 jog',
    'interval, main set 2x · 1000mtr interval · 400mtr recovery · 1x · 1000mtr 1500m pace 115.1-117.4% interval · 400mtr recovery · 2x · 1000mtr interval · 400mtr recovery',
  ],
  [
    'swim 4x(4x50) last one of each set fast, 20s rest',
    'swimming, interval',
    '4x(4x50',
    'last one of each set fast',
    '20s rest',
  ],
  [
    '7x3 min run odds tempo evens easy',
    'running, tempo, main set 1x · 3m Z3 interval · 1x · 3m Z1 interval · 1x · 3m Z3 interval · 1x · 3m Z1 interval · 1x · 3m Z3 interval · 1x · 3m Z1 interval · 1x · 3m Z3 interval',
  ],
  [
    'bike 1h, 3x10 thresh, last one at VO2',
    'cycling, threshold, 1 hour, main set 2x · 10m interval · 5m recovery · 1x · 10m 106-120% interval · 5m recovery',
  ],
  [
    '100s on 1:40 till 25 min is up, swimming, first few easy then bring it home',
    'swimming, interval, main set 3x100mtr Z1 on 1:40 interval · 12x100mtr on 1:40 interval',
    'bring',
  ],
  [
    'run 10x1 min hard 1 min easy, first couple of them steady',
    'running, interval, main set 2x · 1m Z2 interval · 1m recovery · 8x · 1m Z5 interval · 1m recovery',
  ],
  [
    '5x400, no1 ez on 7:00, 2-3 mod on 6:40, 4-5 hard on 6:20',
    'swimming, interval, 2,000 meters, whole 1x400mtr Z1 on 7:00 interval · 2x400mtr Z3 on 6:40 interval · 2x400mtr Z4 on 6:20 interval',
  ],
  [
    'swim 9x100 #1-3 steady on 1:50, #4-6 strong on 1:45, #7-9 fast on 1:40',
    'swimming, interval, 900 meters, whole 3x100mtr Z2 on 1:50 interval · 3x100mtr Z3 on 1:45 interval · 3x100mtr Z5 on 1:40 interval',
  ],
  [
    '12x50 1-4 kick, 5-8 build, 9-12 fast on :55',
    'swimming, interval, 600 meters, whole 4x50mtr kick on 0:55 interval · 4x · build 50mtr on 0:55 interval · 4x50mtr Z5 on 0:55 interval',
  ],
  [
    'Parnell Baths so 60m laps: 20 of em, 15 sec rest, every 4th one hard',
    'swimming, interval, main set 5x · 60mtr Z2 recovery · 15sec rest · 60mtr Z2 recovery · 15sec rest · 60mtr Z2 recovery · 15sec rest · 60mtr · 15sec rest, pool 60',
    'Parnell Baths',
  ],
  [
    '50m laps: 24 of em, 20 sec rest, every 3rd one hard',
    'swimming, interval, main set 8x · 50mtr Z2 recovery · 20sec rest · 50mtr Z2 recovery · 20sec rest · 50mtr · 20sec rest',
  ],
  [
    'swim 4x400: #1 css+6, #2 css+4, #3 css+2, #4 css. 20s',
    'swimming, interval, 1,600 meters, whole 1x · "CSS+6 s per 100" 400mtr open interval · 20sec rest · 1x · "CSS+4 s per 100" 400mtr open interval · 20sec rest · 1x · "CSS+2 s per 100" 400mtr open interval · 20sec rest · 1x400mtr Z4 interval 20sec rest',
  ],
  [
    '4x300, no 1 easy on 5:30, no 2-3 steady on 5:15, no 4 hard on 5:00',
    'swimming, interval, 1,200 meters, whole 1x300mtr Z1 on 5:30 interval · 2x300mtr Z2 on 5:15 interval · 1x300mtr Z4 on 5:00 interval',
  ],
  [
    '4x10 @ HIM watts 200-210, last 2 mins of each @ 230, 3 easy',
    'cycling, threshold, main set 4x · 8m 200-210w · 2m 230w · 3m recovery',
  ],
  ['bike 3x8 @ 230, last 2 of each @ 260, 4 easy', 'cycling, interval, main set 3x · 6m 230w · 2m 260w · 4m recovery'],
  [
    'bike 4x10 @ 220, last one @ 240, 5 easy',
    'cycling, threshold, main set 3x · 10m 220w interval · 5m recovery · 1x · 10m 240w interval · 5m recovery',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})
