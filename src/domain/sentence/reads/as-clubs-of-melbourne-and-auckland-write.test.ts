import { expect, test } from 'vitest'
import { checkedIn } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sentences in the manner of clubs in Melbourne and Auckland, whose reading somebody other than its writer judged to be right.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['10k steady round the Tan, zone 2', 'endurance, 10 kilometers', 'Tan'],
  ['6 x 1km at 10k pace, 90 sec jog', 'running, threshold, 6 × 1 kilometer, 90 seconds rest, by pace, at 10k pace'],
  [
    '2k warm up, 8x400m @ 5k pace with 200m jog recovery, 2k cool down',
    'running, interval, 8.8 kilometers, by pace, at 5k pace, whole Warm up 2km · 8x · 400mtr 5k pace 104.7-106.8% interval · 200mtr recovery · Cool down 2km',
  ],
  [
    '20 min tempo run with 10 min easy either side',
    'running, tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m',
  ],
  [
    'Long run 26km, last 6km at marathon pace',
    'running, tempo, 26 kilometers, by pace, at marathon pace, whole 20km Z2 · 6km marathon pace 92.7-94.6%',
  ],
  [
    'Hills: 10 x 60 sec up hard, jog back down',
    'interval, main set 10x · Uphill 1m open effort 9/10 interval · 1m30s recovery',
  ],
  ['30min recovery jog, keep HR under 135', 'running, endurance, 30 minutes, by heartrate, whole 30m 0-135bpm'],
  [
    '3km w/u, 5 x 3 min hard 2 min easy, 2km c/d',
    'interval, 1 hour 1 minute 5 seconds, whole Warm up 3km · 5x · 3m Z5 interval · 2m recovery · Cool down 2km',
  ],
  ['70 minutes endurance running on trails', 'running, endurance, 1 hour 10 minutes'],
  [
    '8km easy plus 6 strides at the end',
    'running, endurance, 1 hour 1 minute 45 seconds, whole 8km Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['12 x 200m fast with a 200m walk after each', 'interval, main set 12x · 200mtr interval · Walk 200mtr recovery'],
  [
    'Run 4 lots of 2km at half marathon pace, 2 min rest',
    'running, threshold, 4 × 2 kilometers, 2 minutes rest, by pace, at half marathon pace',
  ],
  [
    '45 minute progression run, start easy finish at tempo',
    'running, tempo, 45 minutes, whole 15m Z1 · 15m Z2 · 15m Z3',
  ],
  ['run 5km in 27:30', 'running, 5 kilometers, whole 5km 5:30/km'],
  [
    '16k run with 8k at marathon pace in the middle',
    'running, tempo, 16 kilometers, by pace, at marathon pace, whole 4km Z1 · 8km marathon pace 92.7-94.6% · 4km Z1',
  ],
  ['20 min run off the bike at 70.3 race pace', 'running, tempo, 20 minutes, whole 20m 86-91%'],
  [
    'Vo2 session, five times 4 minutes at RPE 9, 3 minutes easy jog',
    'interval, main set 5x · 4m effort 9/10 interval · 3m recovery',
  ],
  [
    'warm up 1 mile, 3 x 1 mile at 10k effort with 400m jog, cool down 1 mile',
    'running, threshold, 5.75 miles, by pace, at 10k pace, whole Warm up 1mi · 3x · 1mi 10k pace 100.9-103% interval · 400mtr recovery · Cool down 1mi',
  ],
  ['2 hour endurance ride along Beach Road', 'cycling, endurance, 2 hours', 'along'],
  [
    '60 min bike with 3x10 min sweet spot, 5 min easy between',
    'cycling, sweet spot, 1 hour, 3 × 10 minutes, 5 minutes rest',
  ],
  ['45 min spin, zone 1', 'cycling, endurance, 45 minutes, whole 45m Z1'],
  [
    'Wind trainer: 10 min warm up, 5 x 5 min at 95% FTP, 3 min easy, 10 min cool down',
    'cycling, sweet spot, 1 hour, whole Warm up 10m · 5x · 5m 95% interval · 3m recovery · Cool down 10m',
  ],
  [
    '6 x 30 sec all out sprints on the bike, 4 and a half min easy between',
    'cycling, interval, 6 × 30 seconds, 4 minutes 30 seconds rest',
  ],
  ['2x20 @ FTP, 5 min recovery', 'cycling, threshold, 2 × 20 minutes, 5 minutes rest'],
  ['easy 90km ride, no efforts', 'cycling, endurance, 90 kilometers'],
  [
    'Bike 1h15 with the middle 40 minutes at tempo',
    'cycling, tempo, 1 hour 15 minutes, whole 17m30s Z1 · 40m Z3 · 17m30s Z1',
  ],
  ['threshold 4x8 min on the bike, 4 min rest', 'cycling, threshold, 4 × 8 minutes, 4 minutes rest'],
  [
    '20 minute FTP test on the trainer, with a proper warm up',
    'cycling, interval, 1 hour, whole Warm up 15m · 5m effort 10/10 · 10m Z1 · 20m effort 10/10 · Cool down 10m',
  ],
  ['Ironman ride, 4 hours at 70% of FTP', 'cycling, endurance, 4 hours, whole 4h 70%', 'Ironman'],
  [
    '15 min warm up then 12 x 30/30s on the bike',
    'cycling, v02 max, warm-up 15 minutes, 12 × 30 seconds, 30 seconds rest',
  ],
  ['Pre-race openers, 40 min easy ride including 3 x 1 min hard', 'cycling, interval, 40 minutes, 3 × 1 minute'],
  [
    'ride 3 x 12 min at 230W with 4 min at 120W between them',
    'cycling, threshold, main set 3x · 12m 230w interval · 4m 120w recovery',
  ],
  ['10 x 100 free on 1:50', 'swimming, interval, main set 10x100mtr freestyle on 1:50 interval'],
  ['Swim 2km easy', 'swimming, endurance, 2,000 meters'],
  [
    '400 warm up, 8x50 fast with 20 sec rest, 200 easy',
    'swimming, interval, 1,000 meters, whole Warm up 400mtr · 8x50mtr Z5 interval 20sec rest · 200mtr Z1',
  ],
  [
    '1500m time trial in the pool, 400 to warm up',
    'swimming, interval, 1,900 meters, whole Warm up 400mtr · 1500mtr effort 10/10',
  ],
  ['30 minutes continuous freestyle, comfortable', 'swimming, endurance, 1,400 meters, whole 30m Z1'],
  ['5x200 at CSS, 20s rest', 'swimming, interval, 5 × 200 meters, 20 seconds rest'],
  [
    'swim 300 warm up, 6 x 150 pull, 15 sec rest, 100 cool down',
    'swimming, interval, 1,300 meters, whole Warm up 300mtr · 6x150mtr pull interval 15sec rest · Cool down 100mtr',
  ],
  ['sixteen 25m sprints in the pool, 30 sec rest in between', 'swimming, interval, 16 × 25 meters, 30 seconds rest'],
  [
    '3 x 400m swim steady RPE 6, 30 seconds on the wall',
    'swimming, endurance, main set 3x400mtr effort 6/10 interval 30sec rest',
  ],
  [
    '200 swim, 200 kick, 200 pull, then 10x50 on 1:00',
    'swimming, interval, 1,100 meters, whole 200mtr · 200mtr kick · 200mtr pull · 10x50mtr on 1:00 interval',
  ],
  [
    '4x100 kick with fins 20 sec rest, then 4x200 threshold swim 30 sec rest',
    'swimming, interval, main set 4x100mtr kick with fins interval 20sec rest · 4x200mtr interval 30sec rest',
  ],
  [
    'Mona fartlek at the Tan, 3k wu n cd',
    'running, interval, 1 hour 3 minutes 30 seconds, whole Warm up 3km · 2x · 90sec Z5 interval · Float 90sec Z2 recovery · 4x · 60sec Z5 interval · Float 60sec Z2 recovery · 4x · 30sec Z5 interval · Float 30sec Z2 recovery · 4x · 15sec Z5 interval · Float 15sec Z2 recovery · Cool down 3km',
    'Tan',
  ],
  [
    'Pyramid 1-2-3-4-3-2-1 min running @ 5k effort, equal jog rec',
    'running, interval, main set 1m 5k pace 104.7-106.8% interval · 1m recovery · 2m 5k pace 104.7-106.8% interval · 2m recovery · 3m 5k pace 104.7-106.8% interval · 3m recovery · 4m 5k pace 104.7-106.8% interval · 4m recovery · 3m 5k pace 104.7-106.8% interval · 3m recovery · 2m 5k pace 104.7-106.8% interval · 2m recovery · 1m 5k pace 104.7-106.8% interval, by pace, at 5k pace',
  ],
  [
    '3 x (4 x 400 @ 3k pace, 60s) 3 min between sets, track',
    'running, interval, main set 3x · 400mtr 3k pace 108-110.1% interval · 1m recovery · 400mtr 3k pace 108-110.1% interval · 3m recovery · 3x · 400mtr 3k pace 108-110.1% interval · 1m recovery · 400mtr 3k pace 108-110.1% interval · 3m recovery · 4x · 400mtr 3k pace 108-110.1% interval · 1m recovery, by pace, at 3k pace',
  ],
  [
    '5k wu, then 3k/2k/1k at HM, 10k, 5k pace off 2min, 2k cd',
    'running, threshold, 13 kilometers, by pace, at half marathon pace, whole Warm up 5km · 3km half marathon pace 96-98% · 2m rest · 2km 10k pace 100.9-103% · 2m rest · 1km 5k pace 104.7-106.8% · Cool down 2km',
  ],
  [
    'Tues mara grp: 15 wu + drills, 6x1k off 75, then 4x200 quick w 200 jog, wd 10',
    'interval, warm-up 15 minutes, main set 6x · 1km interval · 1m15s recovery · 4x · 200mtr interval · 200mtr recovery, cool-down 10 minutes, note drills',
    'Tues',
    'mara grp',
  ],
  [
    '32k LR: 10 ez, then 3x5k MP w 1k float, rest ez',
    'running, tempo, 32 kilometers, by pace, at marathon pace, whole 10km Z1 · 3x · 5km marathon pace 92.7-94.6% interval · Float 1km Z2 recovery · 4km Z1',
  ],
  [
    'umm okay so run ten minutes easy then five lots of three minutes hard with two minutes jogging and finish off with ten easy',
    'running, interval, 45 minutes, whole 10m Z1 · 5x · 3m Z5 interval · 2m recovery · 10m Z1',
  ],
  [
    'Thursdy runing thresold 3x10mins w 2min jog, warmup as usual',
    'running, threshold, 3 × 10 minutes, 2 minutes rest',
    'Thursdy',
  ],
  [
    'Alternating kms, 12k total run: 1k @ MP then 1k @ MP + 30 sec, no stopping',
    'running, tempo, 12 kilometers, by pace, at marathon pace, whole 6x · 1km marathon pace 92.7-94.6% · 1km 84.8-86.5%',
  ],
  [
    'C25K W5D2: brisk walk 5, jog 8, walk 5, jog 8, walk 5',
    'running, endurance, 31 minutes, whole Walk 5m warmup · 8m Z1 · Walk 5m recovery · 8m Z1 · Walk 5m cooldown',
    'C25K W5D2',
  ],
  [
    'Daniels: 2mi E + 3 x 1mi T w/1 min rest + 2mi E',
    'threshold, 7 miles, whole 2mi Z1 · 3x · 1mi Z4 interval · 1m rest · 2mi Z1',
  ],
  [
    "75' run incl 3x12' @ HR 165-170, r 3'",
    'running, threshold, 1 hour 15 minutes, main set 3x · 12m 165-170bpm interval · 3m rest, by heartrate',
  ],
  [
    '5 x (1k at 3:40, 500 at 4:20) run straight thru, 3ks either end',
    'running, interval, 13.5 kilometers, whole Warm up 3km · 5x · 1km 3:40/km · 500mtr 4:20/km · Cool down 3km',
  ],
  [
    '4 mile easy then 6 x 300m in 58 sec with 100m walk, finish with 1k shuffle',
    'interval, 6.11 miles, whole 4mi Z1 · 6x · 300mtr 3:13/km interval · Walk 100mtr recovery · 1km Z1',
  ],
  [
    'Taper jog 30 min w 5 x 1 min at race pace (10k pace not mara pace sorry!!) 1 min easy btwn',
    'running, threshold, 30 minutes, 5 × 1 minute, 1 minute rest, by pace, at 10k pace',
    'Taper',
    'race pace',
    'not mara pace',
  ],
  [
    '2k wu. 3 x [1k T, 90s, 400 R, 3 min]. 2k cd. Run.',
    'running, threshold, 8.2 kilometers, whole Warm up 2km · 3x · 1km Z4 · 1m30s rest · 400mtr 1500m pace 115.1-117.4% · 3m rest · Cool down 2km',
  ],
  [
    'same as last Tuesday but 7 of them, ie 7 x 3min @ 10k, 1min jog',
    'running, threshold, 7 × 3 minutes, 1 minute rest, by pace, at 10k pace',
    'same as last Tuesday',
    '7 of them',
    'ie',
  ],
  [
    'Kenyan hills Cornwall Park 3 x 10 min continuous up & down, 3min jog in btw, 2ks each side',
    'running, threshold, 1 hour 8 minutes, whole Warm up 2km · 3x · 10m Z4 interval · 3m recovery · Cool down 2km',
  ],
  [
    'o/u 3 x 12 (2 min @ 95, 1 @ 105) 5 min btw, bike',
    'cycling, threshold, main set 4x · 2m 95% interval · 1m 105% interval · 5m recovery · 4x · 2m 95% interval · 1m 105% interval · 5m recovery · 4x · 2m 95% interval · 1m 105% interval',
  ],
  [
    'Ramp test on the KICKR, start 100w, +20w every minute til i blow',
    'cycling, interval, 39 minutes, whole Warm up 10m · 1m 100w · 1m 120w · 1m 140w · 1m 160w · 1m 180w · 1m 200w · 1m 220w · 1m 240w · 1m 260w · 1m 280w · 1m 300w · 1m 320w · 1m 340w · 1m 360w · 1m 380w · 1m 400w · 1m 420w · 1m 440w · 1m 460w · Cool down 10m',
  ],
  [
    'pyramid 1,2,3,4,5,4,3,2,1 @ thr -> 1 min ez in btwn, on the trainr',
    'cycling, threshold, main set 1m interval · 1m recovery · 2m interval · 1m recovery · 3m interval · 1m recovery · 4m interval · 1m recovery · 5m interval · 1m recovery · 4m interval · 1m recovery · 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval',
  ],
  [
    'EZ spin 60-75 mins depending on wind down Tamaki Dr, legs cooked, cap it 140W',
    'cycling, endurance, 1 hour, whole Cool down 1h 0-140w',
    'depending',
    'Tamaki Dr',
    'cooked',
  ],
  [
    '3 x {4x100 @ CSS+2 on 1:40} 1 min b/w rounds',
    'swimming, interval, main set 4x · "CSS+2 s per 100" 100mtr open on 1:40 interval · 1m rest · 4x · "CSS+2 s per 100" 100mtr open on 1:40 interval · 1m rest · 4x · "CSS+2 s per 100" 100mtr open on 1:40 interval',
  ],
  [
    'pool ladder 100 200 300 400 300 200 100, rest 15s per hundred swum',
    'swimming, ladder sets, main set 100mtr · 15sec rest · 200mtr · 30sec rest · 300mtr · 45sec rest · 400mtr · 1m rest · 300mtr · 45sec rest · 200mtr · 30sec rest · 100mtr',
  ],
  [
    '4x50 build 20s, 3x100 race pace 1:32s 30s rest, 1000 all out, easy 300',
    'swimming, interval, 1,800 meters, whole 4x · build 50mtr interval · 20sec rest · 3x100mtr 1:32/100m interval 30sec rest · 1000mtr open effort 10/10 · 300mtr Z1',
  ],
  [
    'Millennium 5:30am squad, 20x75 as 25k/25d/25s :10ri, 6x150 paddles on 2:30',
    'swimming, interval, main set 20x · "25 kick/25 drill/25 swim" 75mtr open interval · 10sec rest · 6x150mtr with paddles on 2:30 interval',
    'Millennium',
    '5:30am',
  ],
  ['run 200 x 5km at sprint pace with no rest', 'running, interval', '200 x 5km', 'no rest'],
  ['bike 20 min at 900% FTP then 10 easy', 'cycling', '20 min', '900% FTP', '10'],
  ["<script>alert('tan')</script> 5k run easy", 'running, endurance, 5 kilometers', "<script>alert('tan')</script>"],
  ['Oma 5 km, kia māmā noa', '', 'Oma 5 km, kia māmā noa'],
  ['跑步十公里,轻松,然后拉伸', '', '跑步十公里,轻松,然后拉伸'],
  ['keep my heart rate at 240 for an hour on the bike', 'cycling, 1 hour', 'heart rate at 240'],
  ['swim -400m then 0 x 100 on 1:30', 'swimming', '-400m', '0 x 100 on 1:30'],
  ['asdkjh 5x5 glorp @ purple wibble', '', 'asdkjh 5x5 glorp @ purple wibble'],
  [
    'calf is torn, should I still do 10x400 tonight or nah?',
    '',
    'calf is torn',
    'should I still do 10x400 tonight or nah?',
  ],
  ["'; DROP TABLE workouts; -- 2x20 ftp on the bike", 'cycling, threshold, 2 × 20 minutes', 'DROP TABLE workouts'],
  ['10x100 swim leaving every 10 seconds', 'swimming, interval', '10x100', 'leaving', 'every 10 seconds'],
  ['ride 40km in 4 minutes, nice and easy', 'cycling, endurance', '40km', '4 minutes'],
  [
    'Mon 5x1k off 90s, Wed 12k easy, Fri swim 2k, Sun bike 100k',
    'interval, 5 × 1 kilometer, 90 seconds rest',
    'Mon',
    'Wed 12k easy, Fri swim 2k, Sun bike 100k',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual([])
})
