import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import type { GenerateRequest } from '../../generator/request.ts'
import { isGroup, toGroups } from '../../workout/groups.ts'
import { totalsOf } from '../../workout/totals.ts'
import { understand } from '../understand.ts'

// Sessions in as few words as they are typed: ends behind jogs, counts behind pairs, lengths without a comma.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'wu 2k 4x1mile @ 6:10 400 jog cd 2k',
    'interval, 7.48 miles, whole Warm up 2km · 4x · 1mi 6:10/mi interval · 400mtr recovery · Cool down 2km',
  ],
  [
    'wu 3k 10x400 76s 60s cd 2k',
    'interval, 10.3 kilometers, whole Warm up 3km · 10x · 400mtr 3:10/km interval · 1m recovery · Cool down 2km',
  ],
  [
    'bike wu 15 4x8 @ 290 4 easy cd 10',
    'cycling, threshold, 1 hour 13 minutes, whole Warm up 15m · 4x · 8m 290w interval · 4m recovery · Cool down 10m',
  ],
  ['bike z2 3h, last hour 4x10 tempo', 'cycling, tempo, 3 hours, warm-up 2 hours, 4 × 10 minutes'],
  [
    'ride 2h30, 4x5 min threshold in the last hour',
    'cycling, threshold, 2 hours 30 minutes, warm-up 1 hour 30 minutes, 4 × 5 minutes',
  ],
  [
    'run 90min easy w 6x1min hard in the last half hour',
    'running, interval, 1 hour 30 minutes, warm-up 1 hour, 6 × 1 minute',
  ],
  ['3h ride, 4x10min tempo in last 90 min', 'cycling, tempo, 3 hours, warm-up 1 hour 30 minutes, 4 × 10 minutes'],
  ['1hr easy ride and finish with 5x1min hard', 'cycling, interval, warm-up 1 hour, 5 × 1 minute'],
  [
    '40/20s x10 x2 sets turbo 1hr',
    'cycling, v02 max, 1 hour, main set 10x · 40sec interval · 20sec recovery · 3m recovery · 10x · 40sec interval · 20sec recovery',
  ],
  [
    '1/1 x5 x2 sets bike 1hr',
    'cycling, v02 max, 1 hour, main set 4x · 1m interval · 1m recovery · 1m interval · 3m recovery · 5x · 1m interval · 1m recovery',
  ],
  ['spin legs out 45min 95rpm', 'cycling, endurance, 45 minutes, whole 45m Z1 @ 95rpm'],
  ['turn the legs over 45 min bike', 'cycling, endurance, 45 minutes'],
  ['shake out run 20 min', 'running, endurance, 20 minutes'],
  [
    '12x400 @ 78s 200 jog 3k warm up and down',
    'interval, 13.2 kilometers, whole Warm up 3km · 12x · 400mtr 3:15/km interval · 200mtr recovery · Cool down 3km',
  ],
  [
    'swim 10x100 on 2:00 300 warm up and down',
    'swimming, interval, 1,600 meters, whole Warm up 300mtr · 10x100mtr on 2:00 interval · Cool down 300mtr',
  ],
  [
    '20min swim drills catchup and fists then 10x50',
    'swimming, interval, 1,400 meters, whole "fists, catchup" 20m drill · 10x50mtr interval',
  ],
  [
    '10 min drills sculling and fists, 10x100 swim on 2:00',
    'swimming, interval, 1,400 meters, whole "fists, sculling" 10m drill · 10x100mtr on 2:00 interval',
  ],
  ['watts 220-240 for 3x15 bike 5 off', 'cycling, threshold, main set 3x · 15m 220-240w interval · 5m recovery'],
  ['power 200-220 2x20 bike 5 easy', 'cycling, threshold, main set 2x · 20m 200-220w interval · 5m recovery'],
  ['swim 3000 IM stuff 8x100 IM r20', 'swimming, interval, 3,000 meters, main set 8x100mtr medley interval 20sec rest'],
  [
    'run 10k speed stuff 6x400 200 jog',
    'running, interval, 10 kilometers, main set 6x · 400mtr interval · 200mtr recovery',
  ],
  [
    'swim 3000 pull work 5x200 pull r20',
    'swimming, interval, 3,000 meters, main set 5x200mtr pull interval 20sec rest',
  ],
  [
    'broken 400s x4 swim 10s at each 100 1min btwn',
    'swimming, interval, main set 3x100mtr interval 10sec rest · 100mtr interval · 1m rest · 3x100mtr interval 10sec rest · 100mtr interval · 1m rest · 3x100mtr interval 10sec rest · 100mtr interval · 1m rest · 4x100mtr interval 10sec rest',
  ],
  [
    'swim 2 broken 400s 10s per 100',
    'swimming, interval, main set 3x100mtr interval 10sec rest · 100mtr interval · 1m rest · 4x100mtr interval 10sec rest',
  ],
  [
    'broken 200 x5 swim 5s @ 50',
    'swimming, interval, main set 3x50mtr interval 5sec rest · 50mtr interval · 1m rest · 3x50mtr interval 5sec rest · 50mtr interval · 1m rest · 3x50mtr interval 5sec rest · 50mtr interval · 1m rest · 3x50mtr interval 5sec rest · 50mtr interval · 1m rest · 4x50mtr interval 5sec rest',
  ],
  [
    "5' 4' 3' 2' 1' hard bike half time rest",
    'cycling, interval, main set Hard 5m 106-120% interval · 2m30s rest · Hard 4m 106-120% interval · 2m rest · Hard 3m 106-120% interval · 1m30s rest · Hard 2m 106-120% interval · 1m rest · Hard 1m Z6 interval',
  ],
  [
    '12x50 swim 1st 15m sprint rest easy 30s',
    'swimming, interval, main set 12x · "15 sprint/35 easy" 50mtr open interval · 30sec rest',
  ],
  [
    '12x50 swim sprint to 15m easy home 30s',
    'swimming, interval, main set 12x · "15 sprint/35 easy" 50mtr open interval · 30sec rest',
  ],
  [
    'swim 8x100 last 25 hard rest easy 15s',
    'swimming, interval, main set 8x · "75 easy/25 hard" 100mtr open interval · 15sec rest',
  ],
  [
    'run 8x400 first 100 fast rest easy 90s',
    'running, interval, main set 8x · "100 fast/300 easy" 400mtr open interval · 1m30s recovery',
  ],
  [
    'swim 6x50 last 15m sprint 30s',
    'swimming, interval, main set 6x · "35 swim/15 sprint" 50mtr open interval · 30sec rest',
  ],
  [
    'Long run 28k w/ 3x5k @ MP 1k float',
    'running, tempo, 28 kilometers, main set 3x · 5km marathon pace 92.7-94.6% interval · Float 1km Z2 recovery, by pace, at marathon pace',
  ],
  [
    '8x3 min @ threshold, float 1 min between, run',
    'running, threshold, main set 8x · 3m interval · Float 1m Z2 recovery',
  ],
  ['run 5x1k 200m float jog', 'running, interval, main set 5x · 1km interval · 200mtr recovery'],
  [
    '1 hour swim with some pull and some kick',
    'swimming, endurance, 2,500 meters, whole Warm up 700mtr · 5x100mtr Z1 pull interval 15sec rest · 11x50mtr kick interval 15sec rest · 5x100mtr Z1 freestyle interval 15sec rest · Cool down 250mtr',
  ],
  [
    'swim 1hr easy mostly backstroke some free',
    'swimming, endurance, 2,500 meters, whole Warm up 550mtr · 13x100mtr Z1 backstroke interval 15sec rest · 4x100mtr Z1 freestyle interval 15sec rest · Cool down 250mtr',
  ],
  [
    'mixed swim 2400y 200 warm down at end',
    'swimming, endurance, 2,400 yards, whole Warm up 550yd · 11x50yd Z1 freestyle interval 15sec rest · 11x50yd Z1 backstroke interval 15sec rest · 11x50yd Z1 breaststroke interval 15sec rest · Cool down 200yd',
  ],
  [
    'swim 2000 with some kick and drills',
    'swimming, endurance, 2,000 meters, whole Warm up 550mtr · 7x50mtr kick interval 15sec rest · 4x · catch up 50mtr drill interval · 15sec rest · 4x · fist 50mtr drill interval · 15sec rest · 4x · fingertip drag 50mtr drill interval · 15sec rest · 3x100mtr Z1 freestyle interval 15sec rest · Cool down 200mtr',
  ],
  ['sprint swim session, 40 minutes', 'swimming, interval, 1,800 meters, 16 × 25 meters, 1 minute rest'],
  ['sprint swimming 2000m 50m pool', 'swimming, interval, 2,000 meters, 8 × 50 meters, 110 seconds rest, pool 50'],
  ['Hilly bike ride, 1h30', 'cycling, tempo, 1 hour 30 minutes, main set 4x · Uphill 6m interval · 5m recovery'],
  ['2 hour ride with some climbing', 'cycling, tempo, 2 hours, main set 5x · Uphill 6m interval · 5m recovery'],
  [
    '10k tempo run with a 2k warm up and down',
    'running, tempo, 10 kilometers, warm-up 2 kilometers, cool-down 2 kilometers',
  ],
  [
    'run 3x(1k,500,300) 90s between reps 3min between sets',
    'running, interval, main set 3x · 1km · 1m30s recovery · 500mtr · 1m30s recovery · 300mtr · 3m recovery',
  ],
  ['run 30/30s 20min then 10min easy', 'running, interval, 20 × 30 seconds, 30 seconds rest, cool-down 10 minutes'],
  ['ride easy 90 min with 3 sprints', 'cycling, interval, 1 hour 30 minutes, 3 × 10 seconds'],
  ['45min trainer 6x30s allout 4:30 easy', 'cycling, interval, 45 minutes, 6 × 30 seconds, 4 minutes 30 seconds rest'],
  ['avg power 200-210 90 min ride', 'cycling, 1 hour 30 minutes, whole 1h30m 200-210w'],
  [
    'ride 2h, in the final 45 min do 3x8 min at 95%',
    'cycling, sweet spot, 2 hours, warm-up 1 hour 15 minutes, main set 3x · 8m 95% interval',
  ],
])('reads "%s" as %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test.each<[sentence: string, css: number | undefined, checked: string[], told: RegExp]>([
  ['6x100 fr @1:40 4x50 bk @1:00 swim', 105, ['@1:40'], /^$/],
  ['10x100yd swim on 1:30', 105, ['on 1:30'], /^$/],
  ['swim 10x50 on 50', 105, ['on 50'], /^$/],
  ['10x100yd swim on 1:30', 85, [], /^$/],
  [
    '10x100yd swim on 1:30',
    undefined,
    [],
    /“on 1:30” leaves a little rest at 1:25\/100 yd, and your CSS is not known here/,
  ],
])('whether “%s” can be swum with a CSS of %s is said at the send-off', (sentence, css, checked, told) => {
  const references = css === undefined ? {} : { swimming: css }
  const { checks, inferred } = understand(sentence, { sport: 'running', references })
  expect(wordsOf(sentence, checks)).toEqual(checked)
  expect(
    inferred
      .filter(({ because }) => because.includes('CSS'))
      .map(({ because }) => because)
      .join(),
  ).toMatch(told)
})

test('in the last hour the rests are as short as it asks for', () => {
  const { asked, assumed } = understand('z2 3hrs w 4x10min tempo in the last hour bike', { sport: 'running' })
  const { steps } = generate({ ...assumed, ...asked, workoutMetric: 'power', referenceValue: 250 } as GenerateRequest, {
    seed: 1,
  })
  const names = toGroups(steps).flatMap((entry) => (isGroup(entry) ? entry.steps : [entry]))
  expect(names.map(({ intensity }) => intensity)).toEqual(['warmup', 'active', 'active', 'recovery', 'cooldown'])
  expect(totalsOf(steps, 'cycling', 250).seconds).toBe(3 * 3600)
})

test.each([
  [
    '1 hour swim with some pull and some kick',
    'In 1 hour about 2,500 m are swum with the rests. How the swim is divided was not said: a usual warm-up, sets and a cool-down.',
  ],
  ['Hilly bike ride, 1h30', '“Hilly” was read as 4 climbs of 6 minutes at tempo: write easy if they are not hard.'],
  ['sprint swim session, 40 minutes', '“sprint” without a set are short ones, all out, with long rests.'],
])('what was chosen for “%s” is told', (sentence, because) => {
  expect(understand(sentence, { sport: 'running' }).inferred.map((one) => one.because)).toContain(because)
})

test.each([
  ['30 min easy bike with 3x20 min threshold', '30 min'],
  ['half hour easy spin with 3x15 min sweet spot', 'half hour'],
  ['45 min easy run with 3x20 min tempo', '45 min'],
])('“%s” is too short for its set, which is said at its length', (sentence, length) => {
  const { checks } = understand(sentence, { sport: 'running' })
  expect(wordsOf(sentence, checks)).toEqual([length])
})
