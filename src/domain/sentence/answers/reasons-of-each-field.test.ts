import { expect, test } from 'vitest'
import { reasonsIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

// Why each field that was not said holds what it holds.

test.each<[sentence: string, ...lines: string[]]>([
  ['run 45 min with strides', 'Endurance: Strides belong to an endurance run.'],
  ['run 45 min with 6 strides', 'Endurance: Strides belong to an endurance run.'],
  [
    'run 45 min with 6x20s strides',
    '45 minutes: The parts were added up.',
    'Assumed: No rest was said for the strides, so a minute easy.',
    'Endurance: 74.5 % lies in zone 1, Easy.',
  ],
  ['bike 3x8 @ 250w 90 rpm', 'Threshold: A set was asked for, and no other type.'],
  [
    'run progression 8k',
    'Assumed: The progression goes from easy to steady to tempo, a third each.',
    'Tempo: 91.5 % lies in zone 3, Moderately Hard.',
  ],
  ['swim 8x50 kick 15s rest', 'Interval: A set was asked for, and no other type.'],
  ['10x100 on 2:00 swim', 'Interval: A set was asked for, and no other type.'],
  ['run 400-800-400', 'Assumed: No rest was said between the rungs, so half of each, easy.'],
  [
    '3x12 over-unders bike',
    'Assumed: The over-unders are 2 minutes under and 1 minute over: say others, such as 3 min under 2 min over.',
    'Assumed: No rest was said between the over-unders, so 4 minutes easy.',
  ],
  ['run 2x(5x400 w/ 60s) 3 min between sets', 'Interval: A set was asked for, and no other type.'],
  ['run 20 min easy, 3x8 min threshold w/ 2 min, 10 min easy', '1 hour: The parts were added up.'],
  ['swim 400 easy, 10x100 css on 1:50, 200 easy', '1,600 meters: The parts were added up.'],
  [
    'run 10 min ramp, 20 min tempo',
    '30 minutes: The parts were added up.',
    'Assumed: No figures were said for the ramp, so it goes from easy to steady.',
  ],
  ['swim 40 lengths', 'Pool of 25 meters: Lengths are counted, and no pool was said.'],
  [
    'swim 30 min',
    '1,500 meters: It is swum by time: about as far in that time.',
    'Assumed: How hard it is swum was not said, so steady.',
    'Endurance: 89.8 % lies in zone 2, Steady.',
  ],
  ['swim 30 min css', '1,400 meters: A swim is asked for by distance: about as far in that time.'],
  ['bike 3x10 min at 95%, 50 min', 'Sweet Spot: 95 % lies in zone 4, Sweet Spot.'],
  ['run 5x3 min w/ half rest', 'Interval: A set was asked for, and no other type.'],
  ['run 3-4x1k', '3 times: The lower end of the range was used.', 'Interval: A set was asked for, and no other type.'],
  ['bike 2h, first 20 min easy, last 30 min tempo', 'Assumed: How hard the rest is was not said, so easy.'],
  [
    'bike 2h easy, tempo ride',
    'Tempo: “easy” is said, too: the harder one names the session.',
    '2 hours: Warm-up, easy parts and cool-down are within: write each part out for another share.',
  ],
])('of "%s" follows %s', (sentence, ...lines) => {
  expect(reasonsIn(understand(sentence, { sport: 'running' }))).toEqual(lines)
})
