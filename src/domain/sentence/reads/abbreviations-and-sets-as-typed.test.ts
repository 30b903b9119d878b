import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Words in short and of clubs, and sets whose target, length or ends stand where they are typed on a phone.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '1,5h bike, 4x8min 88-92% FTP 60rpm, p 4min',
    'cycling, sweet spot, 1 hour 30 minutes, main set 4x · 8m 88-92% @ 60rpm interval · 4m rest',
  ],
  ['bike 3x10min Z4 P: 5min', 'cycling, sweet spot, 3 × 10 minutes, 5 minutes rest'],
  ['2 x 15 min tempo run, 3 min recup between, total 1 hour', 'running, tempo, 1 hour, 2 × 15 minutes, 3 minutes rest'],
  ['jog 60 minute + WS x5', 'running, endurance, 1 hour, 5 strides'],
  ['run 6x100m wind sprints', 'running, endurance, 6 strides'],
  ['24k trail 1200 D+ z2', 'running, endurance, 24 kilometers, note with 1200m of climbing'],
  [
    '15wu 6x(40/20)x2sets @400w 5rbi 10cd',
    'cycling, v02 max, 42 minutes, whole Warm up 15m · 6x · 40sec 400w interval · 20sec recovery · 5m rest · 6x · 40sec 400w interval · 20sec recovery · Cool down 10m',
  ],
  [
    'fartlek run 45min, 1-2-3-2-1 minute quick, same long slow',
    'running, interval, 45 minutes, main set 1m interval · 1m recovery · 2m interval · 2m recovery · 3m interval · 3m recovery · 2m interval · 2m recovery · 1m interval',
  ],
  ['ultra, 3h hike run easy', 'running, endurance, 3 hours', 'ultra'],
  ['run 50m w/ 15 @ tempo', 'running, tempo, 50 minutes, 1 × 15 minutes'],
  ['run 50m sprints x10', 'running, interval, 10 × 50 meters'],
  ["max hr 135 ride easy 90'", 'cycling, endurance, 1 hour 30 minutes, by heartrate, whole 1h30m 0-135bpm'],
  ['max hr 185, run 45 min easy with 4x1 min', 'running, interval, 45 minutes, 4 × 1 minute', 'max hr 185'],
  [
    'treadmill 12.5 kph 40 mins 5 x 2 mins at 16',
    'running, interval, 40 minutes, main set 5x · 2m 3:45/km interval',
    '12.5 kph',
  ],
  ['run to the office, 5 km each way', 'running, 10 kilometers'],
  [
    '2k tt then 4 by 300 flat out loads of rest',
    'interval, 33 minutes 50 seconds, whole 2km open effort 10/10 · 8m Z1 · 4x · 300mtr open effort 10/10 interval · 3m rest',
  ],
  ['my knee is broken, run 10k', 'running, 10 kilometers', 'knee is broken'],
  ['couple of hrs on the hybrid, keep HR under 130', 'cycling, 2 hours, by heartrate, whole 2h 0-130bpm'],
  ['OW wetsuit 2k steady', 'swimming, endurance, 2,000 meters, whole 2km Z2 // wetsuit'],
  ['bike 1 hr 88-92% ftp 2x15', 'cycling, sweet spot, 1 hour, main set 2x · 15m 88-92% interval'],
  ['bike 90 min 220-240w 3x15', 'cycling, threshold, 1 hour 30 minutes, main set 3x · 15m 220-240w interval'],
  ['bike 60 min 65% 4x8 min', 'cycling, threshold, 1 hour, 4 × 8 minutes', '65%'],
  ['100s swim x15 on 1.30 yards', 'swimming, interval, main set 15x100yd on 1:30 interval'],
  [
    'drill/swim by 25 x 12 then 6x75 build :10r',
    'swimming, interval, main set 12x · "drill/swim" 25mtr open interval · 6x · build 75mtr interval · 10sec rest',
  ],
  [
    'masters 60 min scy 5x200 @ 3:00 then 10x50 @ :50',
    'swimming, interval, 3,100 yards, main set 5x200yd on 3:00 interval · 10x50yd on 0:50 interval, pool 25',
  ],
  [
    'swim 20x25 fast/easy 20s rest',
    'swimming, interval, main set 10x · 25mtr · 20sec rest · 25mtr Z1 recovery · 20sec rest',
  ],
  [
    'long swim 3x1000 rest 1 min with 3rd fastest',
    'swimming, endurance, main set 3x · "descend 1-3" 1000mtr interval · 1m rest',
  ],
  [
    'run 6x400 last one fastest 90s jog',
    'running, interval, main set 5x · 400mtr interval · 1m30s recovery · 1x · 400mtr Z5 interval · 1m30s recovery',
  ],
  [
    '200s kick pull swim then ladder 50-100-150-200-150-100-50 15 sec rest',
    'swimming, ladder sets, 1,400 meters, whole 200mtr kick · 200mtr pull · 200mtr · 50mtr interval · 15sec rest · 100mtr interval · 15sec rest · 150mtr interval · 15sec rest · 200mtr interval · 15sec rest · 150mtr interval · 15sec rest · 100mtr interval · 15sec rest · 50mtr interval',
  ],
  [
    'swim 4x(4x50 on 1:00) 100 easy swim between sets',
    'swimming, interval, main set 4x50mtr on 1:00 interval · 100mtr Z1 recovery · 4x50mtr on 1:00 interval · 100mtr Z1 recovery · 4x50mtr on 1:00 interval · 100mtr Z1 recovery · 4x50mtr on 1:00 interval · 100mtr Z1 recovery',
  ],
  ['1 1/2 hrs bike, half of it steady, half gentle', 'cycling, endurance, 1 hour 30 minutes, whole 45m Z2 · 45m Z1'],
  ['45 min run half easy half tempo', 'running, tempo, 45 minutes, whole 22m30s Z1 · 22m30s Z3'],
  [
    'jog 10min 3x3k @10k effort 4min jog 10min',
    'running, threshold, 1 hour 16 minutes 10 seconds, by pace, at 10k pace, whole Warm up 10m · 3x · 3km 10k pace 100.9-103% interval · 4m recovery · Cool down 10m',
  ],
  ['coffee ride 2hrs chill w one 5min effort up Box Hill', 'cycling, interval, 2 hours, 1 × 5 minutes'],
  ['build up run 16km 5:00->4:10', 'running, 16 kilometers, whole 6km 5:00/km · 5km 4:35/km · 5km 4:10/km'],
  ['10k progression run 5:30-4:50', 'running, 10 kilometers, whole 4km 5:30/km · 3km 5:10/km · 3km 4:50/km'],
  ['12 km run building 5:40 to 5:00', 'running, 12 kilometers, whole 4km 5:40/km · 4km 5:20/km · 4km 5:00/km'],
  [
    'swim 20 lengths easy then 10 lengths fast one by one, pool 25m',
    'swimming, interval, warm-up 500 meters, 10 × 25 meters, pool 25',
  ],
  ['16 lengths of a 25m pool, 4 at a time', 'swimming, interval, 4 × 100 meters, pool 25'],
  [
    'ftp test ramp bike',
    'cycling, interval, 39 minutes, whole Warm up 10m · 1m 100w · 1m 120w · 1m 140w · 1m 160w · 1m 180w · 1m 200w · 1m 220w · 1m 240w · 1m 260w · 1m 280w · 1m 300w · 1m 320w · 1m 340w · 1m 360w · 1m 380w · 1m 400w · 1m 420w · 1m 440w · 1m 460w · Cool down 10m',
  ],
  ['70.3 bike 90 min w/ 2x25 race effort', 'cycling, tempo, 1 hour 30 minutes, main set 2x · 25m 78-85% interval'],
  [
    '20 miler, last 5 progressing 8:00 to 7:15',
    'running, endurance, 20 miles, whole 15mi Z1 · 2mi 8:00/mi · 2mi 7:38/mi · 1mi 7:15/mi',
  ],
  [
    '20 km long run, last 5 km from 5:00 to 4:30',
    'running, endurance, 20 kilometers, whole 15km Z1 · 2km 5:00/km · 2km 4:45/km · 1km 4:30/km',
  ],
  [
    'run 18k, last 6 progressing 5:10->4:40',
    'running, endurance, 18 kilometers, whole 12km Z1 · 2km 5:10/km · 2km 4:55/km · 2km 4:40/km',
  ],
  [
    'swim 5k total, 4x400 IM r45 plus heaps of kick',
    'swimming, interval, 5,000 meters, main set 4x400mtr medley interval 45sec rest',
    'plus heaps of kick',
  ],
  [
    'swim 3k, 10x100 on 1:45 and lots of drills',
    'swimming, interval, 3,000 meters, main set 10x100mtr on 1:45 interval',
    'and lots of drills',
  ],
  [
    '2hr ride z2 200-215w w/ 4x10s sprints every 20',
    'cycling, interval, 2 hours, whole 4x · 19m50s 200-215w · 10sec Z7 interval · 40m 200-215w',
  ],
  ['20 mins tops, easy run', 'running, endurance, 20 minutes'],
  [
    '10x100 best avg 1 min rest plus 400 warm up and 200 down',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr · 10x · best avg 100mtr interval · 1m rest · Cool down 200mtr',
  ],
  [
    'commute bike 35 min ea way easy, 5x1min hard',
    'cycling, interval, warm-up 35 minutes, 5 × 1 minute, cool-down 35 minutes',
  ],
  ['16 lengths, 4 at a time', 'swimming, interval, 4 × 100 meters'],
  ['sub 20 5k workout 45 min run', 'running, interval, 45 minutes'],
  [
    'ride 90 min with 10s sprints every 10',
    'cycling, interval, 1 hour 30 minutes, whole 8x · 9m50s Z1 · 10sec Z7 interval · 10m Z1',
  ],
  ['bike 1h 95% 4x8 min 3 min easy', 'cycling, sweet spot, 1 hour, main set 4x · 8m 95% interval · 3m recovery'],
  ['bike 90 min 95% 4x100m', 'cycling, interval, 1 hour 30 minutes, 4 × 100 meters', '95%'],
  ['run 45 min 5:30/km, 6x400', 'running, interval, 45 minutes, 6 × 400 meters', '5:30/km'],
  ['hr max 140 easy 60 min run', 'running, endurance, 1 hour, by heartrate, whole 1h 0-140bpm'],
  [
    'bike pma 2x(8x30/30)',
    'cycling, v02 max, main set 8x · 30sec interval · 30sec recovery · 3m recovery · 8x · 30sec interval · 30sec recovery',
  ],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
