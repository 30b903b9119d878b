import { test } from 'vitest'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

// Sentences of people who had not seen the reader. Each was judged to be read right: the reading, the words that it was
// read from, the words that were named, and those that are to be checked.

test.each<[sentence: string, asked: string, words: string, unread?: string[], checks?: string[]]>([
  ['8k w/ 5 @ MP', 'running, tempo, 8 kilometers, 1 × 5 kilometers, by pace, at marathon pace', '8k | 5 | MP'],
  [
    'Run 2 sets of 5 x 300 m at 3k pace, 60 s between reps, 4 min between sets',
    'running, interval, main set 4x · 300mtr 3k pace 108-110.1% interval · 1m recovery · 300mtr 3k pace 108-110.1% interval · 4m recovery · 5x · 300mtr 3k pace 108-110.1% interval · 1m recovery, by pace, at 3k pace',
    'Run | 2 sets of | 5 x 300 m | 3k pace | 60 s between | reps | 4 min between sets',
  ],
  ['easy 6 w strides', 'running, endurance, 6 kilometers, strides', 'easy | 6 | strides'],
  [
    'fartlek 1-2-3-2-1 min hard, equal easy, x2',
    'running, interval, main set 1m interval · 1m recovery · 2m interval · 2m recovery · 3m interval · 3m recovery · 2m interval · 2m recovery · 1m interval · 3m recovery · 1m interval · 1m recovery · 2m interval · 2m recovery · 3m interval · 3m recovery · 2m interval · 2m recovery · 1m interval',
    'fartlek | 1-2-3-2-1 min | equal easy | x2',
  ],
  [
    "Run by HR: 15' <130, 30' 150-158, 10' <130",
    'running, 55 minutes, by heartrate, whole 15m 0-130bpm · 30m 150-158bpm · 10m 0-130bpm',
    "Run | HR | 15' | 130 | 30' | 150-158 | 10'",
  ],
  [
    '1k w/u, 5 x (600 @ 3k, 200 float, 400 @ mile pace, 3min walk), 1k w/d',
    'running, interval, 10 kilometers, by pace, at 3k pace, whole Warm up 1km · 5x · 600mtr 3k pace 108-110.1% · Float 200mtr Z2 recovery · 400mtr 1500m pace 115.1-117.4% · Walk 3m recovery · Cool down 1km',
    '1k w/u | 5 x | 600 | 3k | 200 float | 400 | mile pace | 3min walk | 1k w/d',
  ],
  [
    'Mona fartlek: 2x90s, 4x60s, 4x30s, 4x15s all with same time float, 15 min either end',
    'running, interval, warm-up 15 minutes, main set 2x · 1m30s interval · Float 1m30s Z2 recovery · 4x · 1m interval · Float 1m Z2 recovery · 4x · 30sec interval · Float 30sec Z2 recovery · 4x · 15sec interval · Float 15sec Z2 recovery, cool-down 15 minutes',
    'Mona fartlek | 2x90s | 4x60s | 4x30s | 4x15s | with same time float | 15 min either end',
  ],
  [
    '3x[4x400] 60s / 2 mins bw sets @ 3k-5k pace',
    'running, interval, main set 3x · 400mtr 105.8-109.1% interval · 1m recovery · 400mtr 105.8-109.1% interval · 2m recovery · 3x · 400mtr 105.8-109.1% interval · 1m recovery · 400mtr 105.8-109.1% interval · 2m recovery · 4x · 400mtr 105.8-109.1% interval · 1m recovery',
    '3x | 4x400 | 60s | / 2 mins bw sets | 3k-5k pace',
  ],
  [
    'Walk the dog 20 min, then mow the lawn for 1 h, then 5k parkrun pacing my daughter at 32:00',
    'running, 5 kilometers',
    '5k',
    ['Walk the dog 20 min', 'mow the lawn for 1 h', 'parkrun', 'pacing', '32:00'],
    ['5k parkrun pacing my daughter'],
  ],
  [
    'Thurs AM: 30\' Z2 + 6x15" strides PM: gym',
    'running, endurance, 37 minutes 30 seconds, whole 30m Z2 · 6x · Stride 15sec open effort 8/10 interval · 1m recovery',
    '30\' | Z2 | 6x15" strides',
    ['Thurs', 'PM', 'gym'],
  ],
  [
    "3x2km in 3'55/km, pause 2'30'' trot, 3k WU / 2k CD",
    'running, interval, 11 kilometers, whole Warm up 3km · 3x · 2km 3:55/km interval · 2m30s rest · Cool down 2km',
    "3x2km | 3'55/km | pause 2'30' | trot | 3k WU | 2k CD",
  ],
  [
    'Did 10k in 47:12 on Sunday, now want a recovery jog, half an hour',
    'running, endurance, 30 minutes',
    'recovery | jog | half an hour',
    ['Did 10k in 47:12 on Sunday'],
  ],
  [
    '7 km progression run easy to tempo',
    'running, tempo, 7 kilometers, whole 3km Z1 · 2km Z2 · 2km Z3',
    '7 km | progression | run | easy to tempo',
  ],
  [
    '5 km parkrun effort sandwiched between 2 km jogs',
    'running, interval, 9 kilometers, by pace, at 5k pace, whole Warm up 2km · 5km 5k pace 104.7-106.8% · Cool down 2km',
    '5 km | parkrun effort | sandwiched between 2 km jogs',
  ],
  [
    '20 x 1 min on 1 min off but the first 10 at 10k effort and second ten at 5k effort. running. 12 up and 12 down',
    'running, interval, 1 hour 4 minutes, whole Warm up 12m · 10x · 1m 10k pace 100.9-103% interval · 1m recovery · 10x · 1m 5k pace 104.7-106.8% interval · 1m recovery · Cool down 12m',
    '20 x 1 min on 1 min off | but the first 10 at 10k effort and second ten at 5k effort | 10k effort | 5k effort | running | 12 up | 12 down',
  ],
  [
    'cruise 6x1k 10-15s slower than 10k pace 400j, 2mi wu',
    'running, threshold, 11.62 kilometers, whole Warm up 2mi · 6x · 1km 96-99.6% interval · 400mtr recovery',
    'cruise | 6x1k | 10-15s slower than 10k pace | 400j | 2mi wu',
  ],
  ['10k in 50 min', 'running, 10 kilometers, whole 10km 5:00/km', '10k | 50 min'],
  [
    'ez 9 km arvo jog w/ the dog, 6.15 pace',
    'running, endurance, 9 kilometers, whole 9km 6:15/km',
    'ez | 9 km | jog | 6.15 pace',
    ['arvo'],
  ],
  [
    '5x5 bananas @ purple with 3 cups rest, running',
    'running, interval',
    'running',
    ['5x5', 'bananas', 'purple', '3 cups rest'],
  ],
  [
    'Run one hour in zone 2 with 10 minutes warm-up and 5 minutes cool-down',
    'running, endurance, 1 hour, warm-up 10 minutes, cool-down 5 minutes',
    'Run | one hour | zone 2 | 10 minutes warm-up | 5 minutes cool-down',
  ],
  ['easy run 50 minutes all out at max effort', 'running', 'run', ['easy']],
  ['run 5x1km @ 1:10/km', 'running, interval, 5 × 1 kilometer', 'run | 5x1km', ['1:10/km'], ['5x1km']],
  [
    "don't give me 5x1k again, anything but that, 45 min run instead",
    'running, 45 minutes',
    '45 min | run',
    ["don't give me 5x1k", 'anything but that', 'instead'],
  ],
  [
    'run 8 mi total incl 2 up, 1 down & 5x1k CV w/ 60 s',
    'running, threshold, 8 miles, warm-up 2 miles, 5 × 1 kilometer, 1 minute rest, cool-down 1 mile',
    'run | 8 mi | 2 up | 1 down | 5x1k | CV | 60 s',
  ],
  [
    '8x3min @90% max HR, 2 easy, wu cd 12ish, run',
    'running, interval, 1 hour 4 minutes, by heartrate, whole Warm up 12m · 8x · 3m 100% LTHR interval · 2m recovery · Cool down 12m',
    '8x3min | 90% max HR | 2 easy | wu cd 12 | run',
  ],
  [
    'Alternations! 8 x (400 @ 5k / 1200 @ MP) contin, 2mi wu 1mi cd',
    'running, interval, 17.63 kilometers, by pace, at 5k pace, whole Warm up 2mi · 8x · 400mtr 5k pace 104.7-106.8% · 1.2km marathon pace 92.7-94.6% · Cool down 1mi',
    '8 x | 400 | 5k | 1200 | MP | 2mi wu | 1mi cd',
  ],
  ['200 x 20 min at VO2max, run', 'running, interval', 'VO2max | run', ['200 x 20 min']],
  [
    'Walk 5 minutes, then 8 x (1 minute run, 2 minutes walk), then walk 5 minutes',
    'running, endurance, 34 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
    'Walk 5 minutes | 8 x (1 minute run, 2 minutes walk) | walk 5 minutes',
  ],
  [
    'Mona fartlek',
    'running, interval, main set 2x · 90sec Z5 interval · Float 90sec Z2 recovery · 4x · 60sec Z5 interval · Float 60sec Z2 recovery · 4x · 30sec Z5 interval · Float 30sec Z2 recovery · 4x · 15sec Z5 interval · Float 15sec Z2 recovery',
    'Mona fartlek',
  ],
  [
    'my bib number is 4521 and I start at 9:40, run easy 5k',
    'running, endurance, 5 kilometers',
    'run | easy | 5k',
    ['bib number is 4521', 'start at 9:40'],
  ],
  [
    '60 minutes run, first 30 minutes zone 1, second 30 minutes zone 2',
    'running, endurance, 1 hour, whole 30m Z1 · 30m Z2',
    '60 minutes | run | first 30 minutes | zone 1 | second 30 minutes | zone 2',
  ],
  [
    'run: 3k easy / 3k mod / 3k hard / 1k easy',
    'running, tempo, 10 kilometers, whole 3km Z1 · 3km Z3 · 3km Z4 · 1km Z1',
    'run | 3k | easy | mod | hard | 1k',
  ],
  [
    'Run 12 km progressively, starting at 6:00/km and finishing at 5:00/km',
    'running, 12 kilometers, whole 4km 6:00/km · 4km 5:30/km · 4km 5:00/km',
    'Run | 12 km | progressively | starting at 6:00/km and finishing at 5:00/km',
  ],
  ['tempo 1 hour easy recovery sprint long run', 'running', 'run', ['1 hour', 'recovery', 'long']],
  [
    'pls 6*1000 mtr @ 95% of 5 km speed rest 2 min 🙏🏃‍♀️',
    'running, threshold, main set 6x · 1000mtr 99.5-101.5% interval · 2m rest',
    '6*1000 mtr | 95% of 5 km speed | rest 2 min | 🏃‍♀️',
  ],
  ['run 10 km in 5 minutes', 'running', 'run', ['10 km', '5 minutes']],
  [
    '2 sets of 10 x 200m at mile pace with 200m jog between, 800m jog between the sets',
    'running, interval, main set 9x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · 200mtr 1500m pace 115.1-117.4% interval · 800mtr recovery · 10x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery, by pace, at 1500m pace',
    '2 sets of | 10 x 200m | mile pace | 200m jog between | 800m jog between the sets',
  ],
])('"%s" asks for %s, by the words %s', (sentence, asked, words, unread = [], checks = []) => {
  expectAnswer(sentence, { asked, words, unread, checks })
})
