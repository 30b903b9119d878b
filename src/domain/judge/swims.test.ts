import { expect, test } from 'vitest'
import { type Case, verdictOn, writingFor } from '#tests/support/workouts/sessions.ts'

const swim = writingFor('swimming')

const css = [swim.warmup(400, 1), swim.times(4, swim.steady(50, { ramp: [88, 104] }), swim.rest(10))]
const down = swim.cooldown(200, 1)
const rungs = (...metres: number[]) => metres.flatMap((one) => [swim.work(one, 4), swim.rest(Math.max(10, one / 10))])
const ladder = (...metres: number[]) =>
  swim.judged('ladder sets', swim.warmup(400, 1), ...rungs(...metres), swim.cooldown(200, 1))
const swims: Case[] = [
  [
    'interval, 10 × 100 on a send-off',
    swim.judged('interval', ...css, swim.times(10, { ...swim.work(100, 4), sendOff: 130 }), down),
  ],
  [
    'interval with rests of two minutes',
    swim.judged('interval', ...css, swim.times(10, swim.work(100, 4), swim.rest(120)), down),
    ['rest-seconds', 'rest-per-100'],
  ],
  [
    'interval that is half a pool off',
    swim.judged('interval', ...css, swim.times(10, swim.work(110, 4), swim.rest(15)), down),
    ['pool-lengths!', 'repetition-distance'],
  ],
  [
    'interval that is a ladder',
    swim.judged('interval', swim.warmup(400, 1), ...rungs(100, 200, 300, 200, 100), down),
    ['narrower-type'],
  ],
  ['ladder, a pyramid', ladder(100, 200, 300, 200, 100)],
  ['ladder, two of them', ladder(50, 100, 150, 200, 50, 100, 150, 200)],
  ['ladder with uneven rungs', ladder(100, 200, 400, 200, 100), ['ladder-step']],
  ['ladder that goes down before it goes up', ladder(300, 200, 100, 200, 300), ['ladder-shape']],
  [
    'ladder with the rests upside down',
    swim.judged(
      'ladder sets',
      swim.warmup(400, 1),
      swim.work(100, 4),
      swim.rest(25),
      swim.work(200, 4),
      swim.rest(20),
      swim.work(300, 4),
      swim.rest(15),
      swim.work(200, 4),
      swim.rest(20),
      swim.work(100, 4),
      down,
    ),
    ['ladder-rest'],
  ],
  [
    'endurance, 5 × 400',
    swim.judged(
      'endurance',
      swim.warmup(400, 1),
      swim.times(5, swim.steady(400, 2), swim.rest(20)),
      swim.cooldown(200, 1),
    ),
  ],
  [
    'endurance, all easy',
    swim.judged(
      'endurance',
      swim.warmup(300, 1),
      swim.times(4, swim.steady(300, 1), swim.rest(15)),
      swim.cooldown(200, 1),
    ),
  ],
  [
    'endurance at CSS',
    swim.judged(
      'endurance',
      swim.warmup(400, 1),
      swim.times(10, swim.steady(100, 4), swim.rest(15)),
      swim.cooldown(200, 1),
    ),
    ['work-pace'],
  ],
  [
    'endurance that is mostly standing',
    swim.judged(
      'endurance',
      swim.warmup(400, 1),
      swim.times(10, swim.steady(150, 2), swim.rest(60)),
      swim.cooldown(200, 1),
    ),
    ['rest-per-100', 'rest-share'],
  ],
]

test.each(swims)('%s', (_, judged, wrong = []) => {
  expect(verdictOn(judged)).toEqual({ wrong: wrong.toSorted(), isPerfect: wrong.length === 0 })
})
