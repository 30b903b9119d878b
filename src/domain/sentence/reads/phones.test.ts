import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// As coaches type on a phone.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '10mi w/ 6 @ MP in the middle run',
    'running, tempo, 10 miles, by pace, at marathon pace, whole 2mi Z1 · 6mi marathon pace 92.7-94.6% · 2mi Z1',
  ],
  [
    "3k WU, 6x1k @ 10kp w/ 2' jog, 2k CD",
    'running, threshold, 12.6 kilometers, by pace, at 10k pace, whole Warm up 3km · 6x · 1km 10k pace 100.9-103% interval · 2m recovery · Cool down 2km',
  ],
  [
    '5 x 2k @ HMP, 90s float',
    'running, threshold, main set 5x · 2km half marathon pace 96-98% interval · Float 1m30s Z2 recovery, by pace, at half marathon pace',
  ],
  [
    '20 min E + 6 x 100m strides + 10 min E',
    'running, endurance, 38 minutes 55 seconds, whole 20m Z1 · 6x · Stride 100mtr open effort 8/10 interval · 1m recovery · 10m Z1',
  ],
  [
    '8 x 45s hill reps, walk back recovery, 60 min run',
    'running, interval, 1 hour, main set 8x · Uphill 45sec open effort 9/10 interval · Walk 1m30s recovery',
  ],
  [
    '6x90s uphill hard, jog back down, 15 min wu, 10 min cd',
    'interval, 47 minutes 30 seconds, whole Warm up 15m · 6x · Uphill 1m30s open effort 9/10 interval · 2m15s recovery · Cool down 10m',
  ],
  [
    '12 x 20s hill sprints w/ full recovery',
    'interval, main set 12x · Uphill 20sec open effort 9/10 interval · 3m recovery',
  ],
  ['fartlek 8x2min on/1min off run', 'running, interval, 8 × 2 minutes, 1 minute rest'],
  ["45min fartlek: 10 x 1' hard 1' easy", 'running, interval, 45 minutes, 10 × 1 minute, 1 minute rest'],
  ['kenyan fartlek 1/1 x 20', 'running, interval, 20 × 1 minute, 1 minute rest', 'kenyan'],
  [
    'long run 2h, last 30 @ MP',
    'running, tempo, 2 hours, by pace, at marathon pace, whole 1h30m Z2 · 30m marathon pace 92.7-94.6%',
  ],
  [
    '18mi LR w/ 2x4mi @ MP, 1mi easy between',
    'running, tempo, 18 miles, main set 2x · 4mi marathon pace 92.7-94.6% interval · 1mi recovery, by pace, at marathon pace',
  ],
  ['cut-down run 5mi', 'tempo, 5 miles, whole 2mi Z1 · 1.5mi Z2 · 1.5mi Z3'],
  [
    '2 laps easy, 10x400 on track w/ 1 lap jog',
    'running, interval, warm-up 800 meters, main set 10x · 400mtr interval · 400mtr recovery',
  ],
  ['run 60 min easy with 4x30s surges', 'running, interval, 1 hour, 4 × 30 seconds'],
  ["progression 60': easy > steady > HMP", 'threshold, 1 hour, whole 20m Z1 · 20m Z2 · 20m half marathon pace 96-98%'],
  [
    "3 x (3 x 1k @ 5k pace, 60s jog), 3' between sets",
    'running, interval, main set 2x · 1km 5k pace 104.7-106.8% interval · 1m recovery · 1km 5k pace 104.7-106.8% interval · 3m recovery · 2x · 1km 5k pace 104.7-106.8% interval · 1m recovery · 1km 5k pace 104.7-106.8% interval · 3m recovery · 3x · 1km 5k pace 104.7-106.8% interval · 1m recovery, by pace, at 5k pace',
  ],
  [
    'tempo 4mi @ HMP w/ 2mi wu/cd',
    'running, tempo, 8 miles, by pace, at half marathon pace, whole Warm up 2mi · 4mi half marathon pace 96-98% · Cool down 2mi',
  ],
  ['E run 10k + strides', 'running, endurance, 10 kilometers, strides', 'E'],
  [
    'Q1: 2mi E + 4x1mi T w/ 1 min rest + 2mi E',
    'threshold, 8 miles, whole 2mi Z1 · 4x · 1mi Z4 interval · 1m rest · 2mi Z1',
    'Q1',
  ],
  [
    '16 x 400m @ 5k pace, equal jog',
    'running, interval, main set 16x · 400mtr 5k pace 104.7-106.8% interval · 400mtr recovery, by pace, at 5k pace',
  ],
  [
    "7x3' @ threshold, 1' jog, 15' each end",
    'threshold, 58 minutes, whole Warm up 15m · 7x · 3m Z4 interval · 1m recovery · Cool down 15m',
  ],
  ["3x15' SST, 5' easy, 90' ride", 'cycling, sweet spot, 1 hour 30 minutes, 3 × 15 minutes, 5 minutes rest'],
  ['2x20 @ 95-100% FTP, 10 min RI', 'cycling, threshold, main set 2x · 20m 95-100% interval · 10m rest'],
  [
    "4x(8x30/15) w/ 5' easy bike",
    'cycling, v02 max, main set 8x · 30sec interval · 15sec recovery · 5m recovery · 8x · 30sec interval · 15sec recovery · 5m recovery · 8x · 30sec interval · 15sec recovery · 5m recovery · 8x · 30sec interval · 15sec recovery',
  ],
  ['5x5 min zone 5 HR, 5 min zone 1 bike', 'cycling, v02 max, 5 × 5 minutes, 5 minutes rest, by heartrate'],
  [
    '2h endurance ride w/ 10s sprint every 15 min',
    'cycling, endurance, 2 hours, whole 7x · 14m50s Z2 · 10sec Z7 interval · 15m Z2',
  ],
  [
    "60' z2 then 3x10' over/unders 1'/1'",
    'cycling, threshold, warm-up 1 hour, main set 5x · 1m 88-93% interval · 1m 103-105% interval · 4m recovery · 5x · 1m 88-93% interval · 1m 103-105% interval · 4m recovery · 5x · 1m 88-93% interval · 1m 103-105% interval',
  ],
  [
    'turbo 45: 10 WU, 6x3 @ 115% 3 easy, 5 CD',
    'cycling, v02 max, 51 minutes, whole Warm up 10m · 6x · 3m 115% interval · 3m recovery · Cool down 5m',
    '45',
  ],
  [
    "cadence drills 8x1' @ 110rpm, 1' easy, 1h ride",
    'cycling, endurance, 1 hour, main set 8x · 1m @ 110rpm drill interval · 1m recovery',
  ],
  [
    '4 x 10 min low cadence tempo (60rpm) w/ 5 min easy bike',
    'cycling, tempo, main set 4x · low cadence 10m @ 60rpm interval · 5m recovery',
  ],
  ['3 hr ride, zone 2, last hour tempo', 'cycling, tempo, 3 hours, whole 2h Z2 · 1h Z3'],
  ["6x1' all out, 4' easy, ride 75 min", 'cycling, interval, 1 hour 15 minutes, 6 × 1 minute, 4 minutes rest'],
  ['30 min ramp from 100 to 200W bike', 'cycling, 30 minutes, whole 30m ramp 100-200w'],
  [
    'hill repeats 5x4 min bike seated, spin down',
    'cycling, interval, main set 5x · "uphill, seated" 4m open effort 9/10 interval · 2m recovery',
  ],
  [
    'bike 90 min 2x(3x5 min @ 105%, 2.5 min easy), 8 min between',
    'cycling, threshold, 1 hour 30 minutes, main set 2x · 5m 105% interval · 2m30s recovery · 5m 105% interval · 8m recovery · 3x · 5m 105% interval · 2m30s recovery',
  ],
  ['recovery spin 40 min z1', 'cycling, endurance, 40 minutes, whole 40m Z1'],
  [
    '400 choice, 6x75 kick/drill/swim, 12x100 @ CSS on 1:50, 300 easy',
    'swimming, interval, 2,350 meters, whole 400mtr mixed · 6x · "kick/drill/swim" 75mtr interval · 12x100mtr Z4 on 1:50 interval · 300mtr Z1',
  ],
  [
    '10x50 as 25 fast 25 easy on 1:10',
    'swimming, interval, main set 10x · "25 fast/25 easy" 50mtr open on 1:10 interval',
  ],
  ['200 free/100 back x 4', 'swimming, interval, main set 4x · 200mtr freestyle · 100mtr backstroke'],
  [
    '8x100 alternate free/back on 2:00',
    'swimming, interval, main set 4x · 100mtr freestyle on 2:00 · 100mtr backstroke on 2:00',
  ],
  ['5x(200 pull, 50 kick) 20s rest', 'swimming, interval, main set 5x · 200mtr pull · 50mtr kick · 20sec rest'],
  [
    '16x25 #4 fast on :40',
    'swimming, interval, main set 3x25mtr on 0:40 interval · 1x25mtr Z5 on 0:40 interval · 12x25mtr on 0:40 interval',
  ],
  [
    'swim 1500 TT',
    'swimming, interval, 2,300 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 1500mtr effort 10/10 · Cool down 200mtr',
  ],
  ['3x400 neg split 30s rest', 'swimming, interval, main set 3x · neg split 400mtr interval · 30sec rest'],
  ['20x50 on the minute', 'swimming, interval, main set 20x50mtr on 1:00 interval'],
  ['swim 64 lengths breaststroke', 'swimming, 1,600 meters, pool 25, whole 1600mtr breaststroke'],
  ['10 x 2 lengths w/ 20s rest, 25m pool', 'swimming, interval, 10 × 50 meters, 20 seconds rest, pool 25'],
  [
    '400 swim 300 pull 200 kick 100 IM',
    'swimming, 1,000 meters, whole 400mtr · 300mtr pull · 200mtr kick · 100mtr medley',
  ],
  ['8x25 fly w/ equal rest', 'swimming, interval, main set 8x25mtr butterfly interval', 'equal rest'],
  ['4x100 IM order, 20s ri', 'swimming, interval, main set 4x · im order 100mtr interval · 20sec rest'],
  ['600 (200 swim, 200 pull, 200 swim)', 'swimming, 600 meters, whole 200mtr · 200mtr pull · 200mtr'],
  [
    'swim 2400: 400 wu, main 10x150 @ CSS+4 15s rest, 300 cd',
    'swimming, interval, 2,400 meters, warm-up 400 meters, main set 10x · "CSS+4 s per 100" 150mtr open interval · 15sec rest, cool-down 300 meters',
  ],
  ['5x200 descend 1-5 on 3:30', 'swimming, interval, main set 5x · "descend 1-5" 200mtr on 3:30 interval'],
  [
    'warm up 300, 3 x (4x50 desc 10s rest), 200 pull paddles, 100 cd',
    'swimming, interval, 1,200 meters, whole Warm up 300mtr · 3x · desc 50mtr interval · 10sec rest · desc 50mtr interval · 1m rest · 3x · desc 50mtr interval · 10sec rest · desc 50mtr interval · 1m rest · 4x · desc 50mtr interval · 10sec rest · 200mtr pull with paddles · Cool down 100mtr',
  ],
  [
    '12x50 3 easy 1 fast',
    'swimming, interval, main set 3x · 50mtr Z1 recovery · 50mtr Z1 recovery · 50mtr Z1 recovery · 50mtr',
  ],
  ['swim straight 3k open water', 'swimming, 3,000 meters, whole 3km'],
  ['bike 1h z2 by heart rate', 'cycling, endurance, 1 hour, by heartrate'],
  ['40 min z1 run', 'running, endurance, 40 minutes, whole 40m Z1'],
  [
    'easy 5mi, 4x20s strides w/ 60s walk',
    'running, endurance, 59 minutes 20 seconds, whole 5mi Z1 · 4x · Stride 20sec open effort 8/10 interval · Walk 1m recovery',
  ],
  ['W3: 5x1k run', 'running, interval, 5 × 1 kilometer', 'W3'],
  [
    "8x3' uphill @ threshold, jog back, 20' wu/cd",
    'threshold, 1 hour 40 minutes, whole Warm up 20m · 8x · Uphill 3m Z4 interval · 4m30s recovery · Cool down 20m',
  ],
  ["45' hilly fartlek", 'running, interval, 45 minutes, note hilly'],
  [
    'fartlek 5-4-3-2-1 min with equal float run',
    'running, interval, main set 5m interval · Float 5m Z2 recovery · 4m interval · Float 4m Z2 recovery · 3m interval · Float 3m Z2 recovery · 2m interval · Float 2m Z2 recovery · 1m interval',
  ],
  [
    '6x1mi @ 10k pace, 400m jog',
    'running, threshold, main set 6x · 1mi 10k pace 100.9-103% interval · 400mtr recovery, by pace, at 10k pace',
  ],
  ['3x2mi @ T w/ 2 min rest, 2mi warm up', 'threshold, 8 miles, whole Warm up 2mi · 3x · 2mi Z4 interval · 2m rest'],
  [
    '20 x 200 @ mile pace w/ 200 jog',
    'running, interval, main set 20x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery, by pace, at 1500m pace',
  ],
  ['30-20-10 fartlek run', 'running, interval', '30-20-10'],
  ['8x(200 fast, 200 jog) run', 'running, interval, main set 8x · 200mtr interval · 200mtr recovery'],
  [
    '12k with 4k @ 10k pace in the middle',
    'running, threshold, 12 kilometers, by pace, at 10k pace, whole 4km Z1 · 4km 10k pace 100.9-103% · 4km Z1',
  ],
  [
    '2h30 LR last 45 @ MP',
    'running, tempo, 2 hours 30 minutes, by pace, at marathon pace, whole 1h45m Z1 · 45m marathon pace 92.7-94.6%',
  ],
  [
    '5k easy, 5k steady, 5k MP',
    'running, tempo, 15 kilometers, by pace, at marathon pace, whole 5km Z1 · 5km Z2 · 5km marathon pace 92.7-94.6%',
  ],
  [
    'bike: 20 wu, 4x8 @ 105% / 4 easy, 15 cd',
    'cycling, threshold, 1 hour 23 minutes, whole Warm up 20m · 4x · 8m 105% interval · 4m recovery · Cool down 15m',
  ],
  ["bike 3x(1' 120%, 2' 90%, 3' 60%)", 'cycling, v02 max, main set 3x · 1m 120% · 2m 90% · 3m 60%'],
  ["90' Z2 w/ 6x20s sprints", 'endurance, 1 hour 30 minutes, main set 6x · 20sec open effort 10/10 interval'],
  ["5x8' @ SS (88-92%), 3' easy", 'cycling, sweet spot, main set 5x · 8m 88-92% interval · 3m recovery'],
  [
    'bike 1h30 with 3 x 15min at 230-245w, rest 5min',
    'cycling, threshold, 1 hour 30 minutes, main set 3x · 15m 230-245w interval · 5m rest',
  ],
  [
    '4x1000 swim @ css+6 w/ 40s',
    'swimming, interval, main set 4x · "CSS+6 s per 100" 1000mtr open interval · 40sec rest',
  ],
  ['8x100 (75 free/25 fly) on 1:50', 'swimming, interval, main set 8x · "75 free/25 fly" 100mtr on 1:50 interval'],
  [
    '6x200 pull w/ paddles @ css 30s rest',
    'swimming, interval, main set 6x200mtr pull with paddles interval 30sec rest',
  ],
  ['800s 10x run', 'running, 10 minutes', '800s', 'x'],
  [
    '1k straight, 10x100, 200 easy swim',
    'swimming, interval, 2,200 meters, whole 1km · 10x100mtr interval · 200mtr Z1',
  ],
  ['50 kick 50 drill 50 swim x 6', 'swimming, interval, main set 6x · 50mtr kick · 50mtr drill · 50mtr'],
  [
    '4 x 50 kick, 4 x 50 pull, 4 x 50 swim all on 1:05',
    'swimming, interval, 600 meters, whole 4x50mtr kick on 1:05 interval · 4x50mtr pull on 1:05 interval · 4x50mtr on 1:05 interval',
  ],
  ['8x3 min uphill threshold, 50 min run', 'running, threshold, 50 minutes, main set 8x · Uphill 3m interval'],
  [
    '500 free easy then 10x50 sprint on 1:30 then 300 back',
    'swimming, interval, 1,300 meters, whole 500mtr Z1 freestyle · 10x50mtr open effort 10/10 on 1:30 interval · 300mtr backstroke',
  ],
  ['swim 25 lengths easy breaststroke', 'swimming, endurance, 625 meters, pool 25, whole 625mtr Z1 breaststroke'],
  ["3x(4' 95%, 1' 105%) bike", 'cycling, threshold, main set 3x · 4m 95% · 1m 105%'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
