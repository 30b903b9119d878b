import { expect, test } from 'vitest'
import { type Case, verdictOn } from '#tests/support/workouts/sessions.ts'
import { rungsOf, swim, swimDown } from '#tests/support/workouts/usual-parts.ts'

const css = [swim.warmup(400, 1), swim.times(4, swim.steady(50, { ramp: [88, 104] }), swim.rest(10))]
const ladder = (...metres: number[]) => swim.judged('ladder sets', swim.warmup(400, 1), ...rungsOf(...metres), swimDown)
const swims: Case[] = [
  [
    'interval, 10 × 100 on a send-off',
    swim.judged('interval', ...css, swim.times(10, { ...swim.work(100, 4), sendOff: 130 }), swimDown),
  ],
  [
    'interval with rests of two minutes',
    swim.judged('interval', ...css, swim.times(10, swim.work(100, 4), swim.rest(120)), swimDown),
    ['rest-seconds', 'rest-per-100'],
  ],
  [
    'interval that is half a pool off',
    swim.judged('interval', ...css, swim.times(10, swim.work(110, 4), swim.rest(15)), swimDown),
    ['pool-lengths!', 'repetition-distance'],
  ],
  [
    'interval after a warm-up that is no multiple of 25',
    {
      ...swim.judged('interval', swim.warmup(430, 1), swim.times(10, swim.work(100, 4), swim.rest(15)), swimDown),
      poolLength: { length: 10, unit: 'meters' },
    },
  ],
  [
    'interval of 110s in a pool of 33 m, which has no round distances',
    {
      ...swim.judged(
        'interval',
        swim.warmup(396, 1),
        swim.times(10, swim.work(99, 4), swim.rest(15)),
        swim.cooldown(198, 1),
      ),
      poolLength: { length: 33, unit: 'meters' },
    },
  ],
  [
    'interval that is a ladder',
    swim.judged('interval', swim.warmup(400, 1), ...rungsOf(100, 200, 300, 200, 100), swimDown),
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
      swimDown,
    ),
    ['ladder-rest'],
  ],
  [
    'endurance, 5 × 400',
    swim.judged('endurance', swim.warmup(400, 1), swim.times(5, swim.steady(400, 2), swim.rest(20)), swimDown),
  ],
  [
    'endurance, all easy',
    swim.judged('endurance', swim.warmup(300, 1), swim.times(4, swim.steady(300, 1), swim.rest(15)), swimDown),
  ],
  [
    'endurance at CSS',
    swim.judged('endurance', swim.warmup(400, 1), swim.times(10, swim.steady(100, 4), swim.rest(15)), swimDown),
    ['work-pace'],
  ],
  [
    'endurance that is mostly standing',
    swim.judged('endurance', swim.warmup(400, 1), swim.times(10, swim.steady(150, 2), swim.rest(60)), swimDown),
    ['rest-per-100', 'rest-share'],
  ],
]

test.each(swims)('%s', (_, judged, wrong = []) => {
  expect(verdictOn(judged)).toEqual({ wrong: wrong.toSorted(), isPerfect: wrong.length === 0 })
})
