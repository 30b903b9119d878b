import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'

// The words that each part of the answer was read from, in the order of the sentence; each word once.

test.each<[sentence: string, words: string]>([
  ['walk 5 min, jog 20 min, walk 5 min', 'walk 5 min | jog | 20 min'],
  ['2k wu, 3k race effort, 2k cd run', '2k wu | 3k | effort | 2k cd | run'],
  ['swim 2k: 400 + 8x100', 'swim | 2k | 8x100'],
  ['ez 3 + 4x6min@lt (1min) + ez 2 km', 'ez | 3 | 4x6min | lt | 1min | 2 km'],
  [
    'spin up: 54s build 6s max x3 1 min off, then 30 mins steady ride',
    'spin up: 54s build 6s max x3 1 min | max | 30 mins steady | ride',
  ],
  ['20x100 @ 1:45, every 4th one im', '20 | 100 | @ 1:45 | im'],
  ['40 min run, no, make it 50', '40 min | run'],
  ['400 im order by 100 drill, r30, 16x25 var sprint/ez 1-4 @ :35', '400 | im | drill | sprint'],
  ['16x25 #4 fast on :40', '16x25 | #4 fast | fast | on :40'],
  [
    'bike 5m z3, 3m ftp, 2m ftp+10w, 90s ftp+20 & back down, 2m rests, 10wu 10cd',
    'bike | 5m | z3 | 3m | ftp | 2m | ftp+10w | 90s | ftp+20 | 2m rests | 10wu | 10cd',
  ],
  ['20 min as 40s on/20s off, run', '20 min | 40s on/20s off | run'],
  [
    '300 rev im kick-drill-swim wu, 8x50 1:05 imo kick, 100 ez',
    '300 rev im kick-drill-swim wu | kick-drill-swim | 8x50 | 1:05 | imo | kick | 100 | ez',
  ],
  [
    '30@85% w 5s sprint every 5, 6 ez, same again, then 4x1 @115 1 off. trainer',
    '30 | 85% | 5s | sprint | 6 | ez | 4x1 | 115 | 1 off | trainer',
  ],
  ['alternating kms 10k: odd ones 4:05 even ones 4:35 no stops', '10k'],
  ['descend 5x100 from 1:50 to 1:30, rest 15', '5x100 | 1:50 to 1:30 | , rest 15'],
  [
    "1' base/1' @85rpm 2'/2' @80 3'/3' @75 4'/4' @70, base = 95, spin bike, 10 wu 10 cd",
    'base | 95 | spin bike | 10 wu | 10 cd',
  ],
  ['2 lengths fc, 1 br, keep going 30 min', '2 lengths fc, 1 br | 30'],
  ['run 40 min at 12 kph, 10 min easy', 'run | 40 min | 12 kph | 10 min | easy'],
  ["run 50min @ 75% hrmax, no faster than 5'45''", 'run | 50min | 75% hrmax'],
  ['40 min run, strides x6', '40 min | run | strides x6'],
  ['10 min easy building to zone 3, 2x20 at ftp', '10 min easy building to zone 3 | 2x20 at ftp | at ftp'],
  ['6mi w/ middle 4 @ 7:10, rest easy', '6mi | 4 | 7:10 | easy'],
  ['run alternating 400 m hard for 10k, 200 m easy, 3 km', 'run | 10k | easy'],
  ['10 km run plus 3k either side', '10 km | run | 3k either side'],
  ['3x10 min bike at 250w, recovery below 130, 1h', '3x10 min | bike | 250w | 1h'],
  ['2k w paddles, buoy every other 100', '2k w paddles, buoy every other 100'],
  ['run 1 mile hard 1 mile easy for 6 miles', 'run | 1 mile | mile hard 1 | hard | easy | 6 | 6 miles'],
  ['start at 100w, +20w every minute up to 300w', 'start at 100w, +20w every minute up to 300w'],
  ['start at 100w, +20w every minute up to 300w, blorp', 'start at 100w, +20w every minute up to 300w'],
  ['swim 1000 rest 20s every 200', 'swim | 1000 | 1000 rest 20s every 200'],
  ['30 minutes total, walking 2 running 3', '30 minutes | walking 2 running 3'],
  ['swim cancelled, 60 min run instead', '60 min | run'],
  [
    '250 w 1st 50 head up, 250 w 1st 50 one arm, 100 sprint 45s rest, all x4',
    '250 | 50 | head up | one arm | 100 | sprint | 45s rest | all x4',
  ],
  ['5:00 5:00 4:45 4:45 4:30 4:30 per k, 6k run', '5:00 | 4:45 | 4:30 | 6k | run'],
  ['3000scm main 5x400 desc 1-5 :30 rest', '3000 | scm | 5x400 | desc 1-5 | :30 rest'],
  [
    '25/50/75/100/75/50/25 swim 10s per 25 rest, twice, 2nd round w/ fins',
    '25/50/75/100/75/50/25 swim 10s per 25 rest, twice, 2nd round w/ fins | swim',
  ],
  ['swim 2000 easy not faster than 2:00', 'swim | 2000 | easy | 2:00'],
  ['race day: 10min jog, drills, then 5k all out', '10min | jog | drills | 5k | all out'],
  ['3x8 min @ threshold with 4 min at z2 between, bike', '3x8 min @ threshold with 4 min at z2 | threshold | bike'],
  [
    '3 rounds 6x100 odd ez free even stroke, 1:50 then 1:45 then 1:40',
    '6 | 100 | ez | free | stroke | 1:50 | 1:45 | 1:40',
  ],
  ['swim 4x150 mid 50 fast 2:45', 'swim | 4x150 | mid 50 fast | 2:45'],
  [
    'turbo 1hr: 3,2,1 x3 - 3m mod 2m harder 1m max, 2m easy, 10 wu 10 cd',
    'turbo | 1hr | 3 | 3m mod | 2m harder | 1m max | 2m easy | 10 wu | 10 cd',
  ],
  ['swim 8x50 kick 20s rest, 4x100 30s rest 40s rest', 'swim | 8x50 | kick | 20s rest'],
  ['bike 20 20 20 z1 z2 z3', 'bike | 20 | z1 | z2 | z3'],
  ['8k w 20 sec pick ups every 5 min', '8k | 20 sec pick ups every 5'],
  ['swim 400 k, 400 p', 'swim | 400 k | 400 | p'],
  ['16x25 3 ez 1 sprint 15-20 s', '16 | 25 | ez | sprint | 15-20 s'],
  ['4x25 desc + 50 ez x3: 1 free @:40 2 bk @:45 3 br @:45', '4x25 | desc | 50 | ez | free @:40 | bk @:45 | br @:45'],
  [
    'warm up 10 min, then alternate 3 min zone 4 with 2 min zone 2 for 30 min, cool down 5 min',
    'warm up 10 min | zone 4 | 30 min | cool down 5 min',
  ],
  ['bike 10 min z3, first 20 min easy to start', 'bike | 10 min | z3 | first 20 min | easy'],
  ['swim 2k, no, rather a run of 10k', 'run | 10k'],
  ['5 km at 4:00/km in 20 minutes', '5 km | 4:00/km'],
  [
    'single leg 1m r 1m both 1m l 1m both x2 then 30m tempo on the bike',
    'single leg 1m r | 1m both | 1m l | 2 | 30m | tempo | bike',
  ],
  [
    'half pyramid 400 800 1200 1600 2000 bit faster than 10k pace jog 400 (3-4 mins)',
    'half pyramid | 400 800 1200 1600 2000 | bit faster than 10k | jog 400',
  ],
  ['8k alternating run, 1k @ mp / 1k @ mp+20s', '8k | run | 1k @ mp / 1k @ mp+20s | mp'],
  ["spin 10, 10x(1' bg <60rpm/1' normal), spin 5", "spin | 10 | 10x | 1' | 60 | normal | 5"],
  [
    'thirty mins easy then 8 hill sprints ten secs walk down',
    'thirty mins easy | 8 hill sprints ten secs walk down | hill sprints',
  ],
  ['5 x 5 at 280/140', '5 | 5 at 280/140 | 280 | 140'],
  ['50s on the minute x 24 every 4th fast', '50s on the minute x 24 | the minute | every 4th fast | fast'],
  ["3x10min @ 3.2w/kg i'm 70kg, 5 min easy", '3x10min | 3.2w/kg | 5 min easy'],
  ['run 6x1200m, 400m jog in the park 3:45', 'run | 6x1200m, 400m jog'],
  ['ride 1h z6-7', 'ride | 1h | z6-7'],
  ['swim 10x100 at 0:39/100m', 'swim | 10x100'],
  ['1600 @ t, 3 min, 1600 @ t, 3 min, 4x400 @ i w/ 400 jog', '1600 @ t, 3 min | 4x400 @ i w/ 400 jog'],
  ['120km z2, every 30min 1x 10s sprint', '120km | z2'],
  ['16k run, last 5k quicker', '16k | run | 5k | quicker'],
  ['run 45 min easy at max effort', 'run'],
  ['2x(4x400) off 60 / 4 mins', '2 | 4x400) off 60 | 4 mins'],
  ["same as last week (5x1k) but 6 this time, 2' jog", "5x1k | 2' jog"],
  [
    'got 40 mins at lunch, whats left after 10 up 5 down do 2on1off zone4 running',
    '40 mins | 10 up | 5 down | 2on1off | zone4 | running',
  ],
  ['swim 8x50 @ 50, 4x100 @ 1:50', 'swim | 8x50 | @ 50 | 4x100 | @ 1:50'],
])('of "%s" these words were read: %s', (sentence, words) => {
  const { found } = understand(sentence, { sport: 'running' })
  expect([...new Set(found.map(({ from, to }) => sentence.slice(from, to)))].join(' | ')).toBe(words)
})
