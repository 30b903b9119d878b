import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Forms that coaches use in published plans: plurals with an apostrophe, units behind a hyphen, single swims with their
// send-offs, repetitions that are divided, percents of an effort.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '5 x 1200-meter repeats at 90% effort, 2:00 recovery, cool down 2 miles',
    'interval, 10.6 kilometers, whole 5x · 1200mtr effort 9/10 interval · 2m recovery · Cool down 2mi',
  ],
  ['6 x 300-yard repeats swim, 20s rest', 'swimming, interval, 6 × 300 yards, 20 seconds rest'],
  ['4x1-mile run, 3 min rest', 'running, interval, 4 × 1 mile, 3 minutes rest'],
  ['5x800 85% effort', 'interval, 5 × 800 meters', '85% effort'],
  ['5x800 110% effort', 'interval, 5 × 800 meters', '110% effort'],
  ['5x800 100% effort', 'interval, main set 5x · 800mtr effort 10/10 interval'],
  ['5x800 10% effort', 'interval, main set 5x · 800mtr effort 1/10 interval'],
  [
    "5 x 600's at 5K pace, recoveries are 200m jog",
    'running, interval, main set 5x · 600mtr 5k pace 104.7-106.8% interval · 200mtr recovery, by pace, at 5k pace',
  ],
  ['2x100’s on :20 rest', 'swimming, interval, 2 × 100 meters, 20 seconds rest'],
  [
    "100 easy on 2:00, 4x50's fast on 60, 100 easy on 2:10, 2x50's fast on 55",
    'swimming, interval, 500 meters, whole 1x100mtr Z1 on 2:00 interval · 4x50mtr Z5 on 1:00 interval · 1x100mtr Z1 on 2:10 interval · 2x50mtr Z5 on 0:55 interval',
  ],
  [
    '100 easy on 2:00, 100 easy on 2:05',
    'swimming, endurance, main set 1x100mtr on 2:00 interval · 1x100mtr on 2:05 interval',
  ],
  [
    '400 warmup, 4x100 on 1:45, 200 on 3:10, 300 pull on 4:50, 200 cool down',
    'swimming, interval, 1,500 meters, whole Warm up 400mtr · 4x100mtr on 1:45 interval · 1x200mtr on 3:10 interval · 1x300mtr pull on 4:50 interval · Cool down 200mtr',
  ],
  [
    '200 free pull easy smooth on 3:20, 100 on 1:40',
    'swimming, interval, main set 1x200mtr Z1 freestyle pull on 3:20 interval · 1x100mtr on 1:40 interval',
  ],
  [
    '200 free pull easy smooth strong on 3:20, 4x100 on 1:40',
    'swimming, interval, warm-up 200 meters, main set 4x100mtr on 1:40 interval',
    'free',
    'pull',
    'smooth',
    'strong',
    '3:20',
  ],
  ['swim 110 on 2:00, 4x100 on 1:40', 'swimming, interval, main set 4x100mtr on 1:40 interval', '110', '2:00'],
  ['swim 200 x 3 on 3:20', 'swimming, interval, main set 3x200mtr on 3:20 interval'],
  [
    '4×100 as 25 swim, 25 drill, 50 build, 8x50 on 1:00',
    'swimming, interval, main set 4x · "25 swim/25 drill/50 build" 100mtr open interval · 8x50mtr on 1:00 interval',
  ],
  [
    '4 x 50 as 25 kick + 25 sprint, 100 easy',
    'swimming, interval, main set 4x · "25 kick/25 sprint" 50mtr open interval, cool-down 100 meters',
  ],
  ['swim 4x100 as 25 kick, 25 drill, 200 pull', 'swimming, interval, 4 × 100 meters', 'as 25 kick, 25 drill, 200 pull'],
  ['8 x 200m @ goal mile pace, 60 s rest', 'running, interval, 8 × 200 meters, 1 minute rest, by pace, at 1500m pace'],
  ['5x1k @ target 10k pace', 'running, threshold, 5 × 1 kilometer, by pace, at 10k pace'],
  ['Warm up: 1-2 miles, 20 min tempo', 'tempo, 31 minutes 20 seconds, whole Warm up 1mi · 20m Z3'],
  [
    '4-6 miles (with 6x220 yards fast, 220 yard jog)',
    'interval, 4 miles, main set 6x · 220yd interval · 220yd recovery',
  ],
  ['3 x 1M at 10k pace, 2 min rest', 'running, threshold, 3 × 1 mile, 2 minutes rest, by pace, at 10k pace'],
  ['7M run, last 2M hard', 'running, threshold, 7 miles, whole 5mi Z1 · 2mi Z4'],
  ['run 27M easy', 'running, endurance, 27 minutes'],
  ['RUN 9M EASY', 'running, endurance', '9M'],
  ['bike 9M easy', 'cycling, endurance', '9M'],
  ['9M bike tempo', 'cycling, tempo', '9M'],
  ['7 miles with 4 x Yasso 800s', 'interval, 7 miles, 4 × 800 meters'],
  [
    '3 sets of 4 rounds: 30s hard, 1 min easy',
    'interval, main set 3x · 30sec interval · 1m recovery · 30sec interval · 3m recovery · 3x · 30sec interval · 1m recovery · 30sec interval · 3m recovery · 4x · 30sec interval · 1m recovery',
  ],
  ['recoveries are 90 s: 6x400 run', 'running, interval, 6 × 400 meters, 90 seconds rest'],
  [
    '7x400m with 400m jog recovery. 4x200m with 200m jog recovery',
    'interval, main set 7x · 400mtr interval · 400mtr recovery · 4x · 200mtr interval · 200mtr recovery',
  ],
  ['5x300 (100 jog rest) run', 'running, interval, main set 5x · 300mtr interval · 100mtr recovery'],
  ['600 swim, 8 x 50 on :50', 'swimming, interval, main set 8x50mtr on 0:50 interval', '600'],
  ['1000 swim, 8 x 50 on :50', 'swimming, interval, 1,000 meters, main set 8x50mtr on 0:50 interval'],
  ['300 swim + 6x100 on 2:00', 'swimming, interval, 900 meters, whole 300mtr · 6x100mtr on 2:00 interval'],
  ['10km at 80 percent of your goal half-marathon pace', 'running, endurance, 10 kilometers, whole 10km 76.8-78.4%'],
  ['run 40 min at 90% of my marathon pace', 'running, endurance, 40 minutes, whole 40m 83.4-85.1%'],
  ['6x1200 yards in 3:58', 'interval, main set 6x · 1200yd 3:37/km interval'],
  ['6x100 yards in 1:20', 'swimming, interval, main set 6x100yd 1:20/100yd interval'],
  [
    '6x300 as 100 steady, 100 hard, 100 very hard',
    'swimming, interval, main set 6x · "100 steady/100 hard/100 hard" 300mtr interval',
  ],
  [
    '6x300 as 100 steady, 100 hard, 50 very hard; 200 easy',
    'interval, main set 6x · 300mtr interval · 200mtr recovery',
    'as 100 steady, 100 hard, 50 very hard',
  ],
  [
    '8x150 as 75 max off 60, 50 mod off 60, 4x50 on 1:00',
    'swimming, interval, main set 4x50mtr on 1:00 interval',
    '8x150',
    'as 75 max off 60, 50 mod off 60,',
  ],
  [
    '5 min walk, then alternate 60 seconds of running and 90 seconds of walking, for a total of 20 minutes',
    'running, endurance, 25 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 1m30s recovery',
  ],
  [
    'run 3 min / walk 90 sec, repeat for ~20 min',
    'running, endurance, 18 minutes, whole 4x · 3m Z1 interval · Walk 1m30s recovery',
  ],
  [
    '4×100 as 25 swim, 25 drill, 50 build. 8x50 on 1:00',
    'swimming, interval, main set 4x · "25 swim/25 drill/50 build" 100mtr open interval · 8x50mtr on 1:00 interval',
  ],
  [
    'Pyramid of 200-400-600-400-200 meters, 200 meters of recovery jog in between each interval',
    'interval, main set 200mtr interval · 200mtr recovery · 400mtr interval · 200mtr recovery · 600mtr interval · 200mtr recovery · 400mtr interval · 200mtr recovery · 200mtr interval',
  ],
  [
    '2 x 5 x 400m. 100m fast, 100m jog',
    'interval, main set 5x · 400mtr interval · 3m recovery · 5x · 400mtr interval · 100mtr · 100mtr recovery',
  ],
  ['5x300 run, then 150m fast', 'running, interval, main set 5x · 300mtr interval · 150mtr'],
  [
    '30 min @ easy pace, 4 x 1 min @10k pace with 1 min recovery, then finish with 10 min warm-down',
    'running, threshold, 48 minutes, by pace, at 10k pace, whole 30m Z1 · 4x · 1m 10k pace 100.9-103% interval · 1m recovery · Cool down 10m',
  ],
  [
    '2M easy, then 3 x 1M, 800m recoveries, then 2M easy',
    'interval, warm-up 2 miles, main set 3x · 1mi interval · 800mtr recovery, cool-down 2 miles',
  ],
  ['2 miles easy, 800m hard, 2 miles easy', 'endurance, 4.5 miles, whole 2mi Z1 · 800mtr Z5 · 2mi Z1'],
  [
    'ten, 1 minute intervals at 9/10 with 75 seconds rest bike',
    'cycling, v02 max, main set 10x · 1m effort 9/10 interval · 1m15s rest',
  ],
  ['10, 1 km run', 'running', '10', '1 km'],
  [
    'WU 10 minutes, 5k effort at tempo, CD 10 minutes run',
    'running, tempo, 47 minutes 20 seconds, whole Warm up 10m · 5km Z3 · Cool down 10m',
  ],
  ['4x1k at 5k effort', 'running, interval, 4 × 1 kilometer, by pace, at 5k pace'],
  [
    '400 m, 600 m, 800 m, 600 m, 400 m; 60 sec recovery',
    'interval, main set 400mtr interval · 1m recovery · 600mtr interval · 1m recovery · 800mtr interval · 1m recovery · 600mtr interval · 1m recovery · 400mtr interval',
  ],
  [
    '800 m, 600 m, 400 m; 20 s rest',
    'interval, main set 800mtr interval · 20sec rest · 600mtr interval · 20sec rest · 400mtr interval',
  ],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
