import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Programmes of running and walking: walks at both ends, pairs that fill a length, figures without a unit.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '5 min walk, 20 min jog, 5 min walk',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 20m Z1 · Walk 5m recovery',
  ],
  [
    'walk 5 min, jog 20 min, walk 5 min',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 20m Z1 · Walk 5m cooldown',
  ],
  [
    'walk 10 minutes, run 15 minutes, walk 10 minutes',
    'running, endurance, 35 minutes, whole Walk 10m warmup · 15m Z1 · Walk 10m cooldown',
  ],
  [
    '30 min run walk, 4 min run 1 min walk',
    'running, endurance, 30 minutes, whole 6x · 4m Z1 interval · Walk 1m recovery',
  ],
  [
    'run/walk for 40 minutes, 9 minutes running 1 minute walking',
    'running, endurance, 40 minutes, whole 4x · 9m Z1 interval · Walk 1m recovery',
  ],
  ['40 min: run 4 walk 1', 'running, endurance, 40 minutes, whole 8x · 4m Z1 interval · Walk 1m recovery'],
  ['run 2 walk 1 for 30 min', 'running, endurance, 30 minutes, whole 10x · 2m Z1 interval · Walk 1m recovery'],
  [
    '45 min, jogging 5 minutes walking 1 minute',
    'running, endurance, 45 minutes, whole 7x · 5m Z1 interval · Walk 1m recovery · 3m Z1',
  ],
  [
    'run 1 min walk 2 min 8 times with a 5 min walk before and after',
    'running, endurance, 34 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  [
    '5 min walk each end, 6x(2 min run, 1 min walk)',
    'running, endurance, 28 minutes, whole Walk 5m warmup · 6x · 2m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'walk 5, run 1 walk 2 x 8, walk 5',
    'running, endurance, 34 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  [
    '10 min brisk walk, 8 x 1 min jog 2 min walk, 5 min walk',
    'running, endurance, 39 minutes, whole Walk 10m warmup · 8x · 1m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  [
    'brisk walk 5 min then jog 60 sec walk 90 sec for 20 min then walk 5 min',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 1m30s recovery · Walk 5m cooldown',
  ],
  [
    '5 min brisk walk, then 3 min jog, 3 min walk, 3 min jog, 3 min walk, 5 min walk',
    'running, endurance, 22 minutes, whole Walk 5m warmup · 3m Z1 · Walk 3m recovery · 3m Z1 · Walk 3m recovery · Walk 5m cooldown',
  ],
  [
    'half hr. 5 walk. then 1 run 1 walk till 25. 5 walk',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 10x · 1m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'run a minute walk ninety seconds, eight times, plus five minutes of walking before and after',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 1m30s recovery · Walk 5m cooldown',
  ],
  [
    '25 min run walk with my daughter, 3 minutes running 2 minutes walking',
    'running, endurance, 25 minutes, whole 5x · 3m Z1 interval · Walk 2m recovery',
  ],
  [
    'run 5 min walk 1 min, six times, five minute walk to warm up and cool down',
    'running, endurance, 46 minutes, whole Walk 5m warmup · 6x · 5m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'alternating 3 min jog and 2 min walk for 25 min',
    'running, endurance, 25 minutes, whole 5x · 3m Z1 interval · Walk 2m recovery',
  ],
  [
    '20 minutes of 1 min running 1 min walking',
    'running, endurance, 20 minutes, whole 10x · 1m Z1 interval · Walk 1m recovery',
  ],
  [
    'jog 3 walk 2 x5',
    'running, endurance, 35 minutes, whole Walk 5m warmup · 5x · 3m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  [
    '5x(3 run 2 walk)',
    'running, endurance, 35 minutes, whole Walk 5m warmup · 5x · 3m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  ['3:1 run walk for 40 min', 'running, endurance, 40 minutes, whole 10x · 3m Z1 interval · Walk 1m recovery'],
  [
    '30 minutes total, walking 2 running 3',
    'running, endurance, 30 minutes, whole 6x · Walk 2m recovery · 3m Z1 interval',
  ],
  ['10 min run, 2 min walk, 10 min run', 'running, endurance, 22 minutes, whole 10m Z2 · Walk 2m recovery · 10m Z2'],
  [
    'walk for 5 minutes, run for 2 minutes walk for 1 minute, repeat 7 times, walk for 5 minutes',
    'running, endurance, 31 minutes, whole Walk 5m warmup · 7x · 2m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    '4 min run / 2 min walk for 30 min with 5 min walking warm-up and cool-down',
    'running, endurance, 40 minutes, whole Walk 5m warmup · 5x · 4m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  ['half hr. run 8 min walk 2 min', 'running, endurance, 30 minutes, whole 3x · 8m Z1 interval · Walk 2m recovery'],
  ['20 min walk to the pool then swim 2k', 'swimming, 2,000 meters', '20 min walk to the pool'],
  ['run 10, walk the hills', 'running, 10 kilometers'],
  ['run 5 km walk 1 km run 5 km', 'running, endurance, 11 kilometers, whole 5km Z2 · 1km Z1 · 5km Z2'],
  [
    'walk 5 min, 6x(2 min jog, 1 min walk), jog 4 min, walk 5 min',
    'running, endurance, 32 minutes, whole Walk 5m warmup · 6x · 2m Z1 interval · Walk 1m recovery · 4m Z1 · Walk 5m cooldown',
  ],
  ['20 min run 5 min walk 20 min run', 'running, endurance, 45 minutes, whole 20m Z2 · Walk 5m recovery · 20m Z2'],
  ['20 min easy run, 5 min walk', 'running, endurance, 25 minutes'],
  ['20 min run 5 min walk', 'running, endurance, 25 minutes, whole 20m Z1 · Walk 5m cooldown'],
  [
    'walk5 (jog2 walk1)x6 jog4 walk5',
    'endurance, 32 minutes, whole Warm up 5m · 6x · 2m Z1 interval · 1m recovery · 4m Z1 · Cool down 5m',
  ],
  ['run 20 min walk 5 min', 'running, endurance, 25 minutes, whole 20m Z1 · Walk 5m cooldown'],
  [
    'run 8 miles, walk 1 minute every mile',
    'running, endurance, 8 miles, whole 7x · 1mi Z1 · Walk 1m recovery · 1mi Z1',
  ],
  [
    'week 3: walk 5, jog 90s walk 90s x 4, walk 5',
    'running, endurance, 22 minutes, whole Walk 5m warmup · 4x · 1m30s Z1 interval · Walk 1m30s recovery · Walk 5m cooldown',
    'week 3',
  ],
  [
    'walk 5, jog 90 seconds walk 2 minutes x 6, walk 5',
    'running, endurance, 31 minutes, whole Walk 5m warmup · 6x · 1m30s Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  ['run 5 km, walk 10', 'running', '5 km', 'walk', '10'],
  ['run 5x5 min (4:00/km) 1 min walk', 'running, interval, main set 5x · 5m 4:00/km interval · Walk 1m recovery'],
  ['10 min easy then 2 mile TT then 10 min easy', 'interval, 34 minutes 45 seconds, whole 10m Z1 · 2mi Z5 · 10m Z1'],
  [
    'walk 1 min jog 2 min for half an hour',
    'running, endurance, 30 minutes, whole 10x · Walk 1m recovery · 2m Z1 interval',
  ],
  ['walk/run 1:2 for 30 min', 'running, endurance, 30 minutes, whole 10x · Walk 1m recovery · 2m Z1 interval'],
  [
    'walk 90 s jog 60 s for 20 minutes',
    'running, endurance, 20 minutes, whole 8x · Walk 1m30s recovery · 1m Z1 interval',
  ],
  [
    'walk 2 mins then run 1 min repeat for 20 mins',
    'running, endurance, 18 minutes, whole 6x · Walk 2m recovery · 1m Z1 interval',
  ],
  ['20 min: run 1 walk 2', 'running, endurance, 18 minutes, whole 6x · 1m Z1 interval · Walk 2m recovery'],
  [
    'couch to 5k week 3: 90 sec run, 90 sec walk, 3 min run, 3 min walk, repeat',
    'running, endurance, 28 minutes, whole Walk 5m warmup · 2x · 1m30s Z1 · Walk 1m30s recovery · 3m Z1 · Walk 3m recovery · Walk 5m cooldown',
    'couch to 5k week 3',
  ],
  [
    'c25k w4: run 3, walk 90s, run 5, walk 2.5, run 3, walk 90s, run 5',
    'running, endurance, 31 minutes 30 seconds, whole Walk 5m warmup · 3m Z1 · Walk 1m30s recovery · 5m Z1 · Walk 2m30s recovery · 3m Z1 · Walk 1m30s recovery · 5m Z1 · Walk 5m cooldown',
    'c25k w4',
  ],
  [
    'couch to 5k week 4: 3 min run 90s walk 5 min run 2.5 min walk 3 min run 90s walk 5 min run',
    'running, endurance, 31 minutes 30 seconds, whole Walk 5m warmup · 3m Z1 · Walk 1m30s recovery · 5m Z1 · Walk 2m30s recovery · 3m Z1 · Walk 1m30s recovery · 5m Z1 · Walk 5m cooldown',
    'couch to 5k week 4',
  ],
  [
    '5 min walk, 90s run 90s walk 3 min run 3 min walk x2, 5 min walk',
    'running, endurance, 28 minutes, whole Walk 5m warmup · 2x · 1m30s Z1 · Walk 1m30s recovery · 3m Z1 · Walk 3m recovery · Walk 5m cooldown',
  ],
  [
    'c25k w3 brisk walk 5 min, jog 90s, walk 90s, jog 3 min, walk 3 min, repeat twice, walk 5 min',
    'running, endurance, 28 minutes, whole Walk 5m warmup · 2x · 1m30s Z1 · Walk 1m30s recovery · 3m Z1 · Walk 3m recovery · Walk 5m cooldown',
    'c25k w3',
  ],
  [
    'couch to 5k week 1 day 1: brisk 5 min walk, then alternate 60 sec jog and 90 sec walk for 20 min',
    'running, endurance, 25 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 1m30s recovery',
    'couch to 5k week 1 day 1',
  ],
  [
    'c25k week 5: 3x5 min run with 3 min walk',
    'running, endurance, 34 minutes, whole Walk 5m warmup · 3x · 5m Z1 interval · Walk 3m recovery · Walk 5m cooldown',
    'c25k week 5',
  ],
  [
    'jog 1 walk 2, 8 times, beginners group',
    'running, endurance, 34 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  [
    'run:walk 3:1 x 8',
    'running, endurance, 42 minutes, whole Walk 5m warmup · 8x · 3m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  ['6x1 min run fast, 1 min walk', 'running, interval, main set 6x · 1m interval · Walk 1m recovery'],
  ['run 400 walk 200 x 6', 'running, interval, main set 6x · 400mtr interval · Walk 200mtr recovery'],
  [
    'couch to 5k week 9: 30 min run',
    'running, endurance, 40 minutes, whole Walk 5m warmup · 30m Z1 · Walk 5m cooldown',
    'couch to 5k week 9',
  ],
  [
    'couch to 5k w5d3 20 min run',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 20m Z1 · Walk 5m cooldown',
    'couch to 5k w5d3',
  ],
  [
    'couch to 5k week 5 day 3: 20 min run with 5 min walk warm up and cool down',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 20m Z1 · Walk 5m cooldown',
    'couch to 5k week 5 day 3',
  ],
  [
    'couch to 5k w8 28 mins running, 5 min walk each side',
    'running, endurance, 38 minutes, whole Walk 5m warmup · 28m Z1 · Walk 5m cooldown',
    'couch to 5k w8',
  ],
  ['30 min run', 'running, 30 minutes'],
  ['week 3: 30 min run', 'running, 30 minutes', 'week 3'],
  [
    '20 min run with 5 min walk before and after',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 20m Z1 · Walk 5m cooldown',
  ],
  ['couch to 5k week 3: 20 min tempo run', 'running, tempo, 20 minutes', 'couch to 5k week 3'],
  ['run 6x400 m easy, 100 m walk', 'running, endurance, main set 6x · 400mtr Z1 interval · Walk 100mtr recovery'],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
