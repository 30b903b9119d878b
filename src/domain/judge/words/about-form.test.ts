import { expect, test } from 'vitest'
import { type RemarkedCase, wordsOn } from '#tests/support/workouts/sessions.ts'
import { jogHome, jogOut, run, swim, swimDown } from '#tests/support/workouts/usual-parts.ts'

test.each<RemarkedCase>([
  [
    'odd half minutes',
    run.judged('tempo', run.warmup('615s', 1), run.steady('1515s', 3), run.cooldown('485s', 1)),
    'A step of 10:15 is hard to remember: make it 10:30.',
  ],
  [
    'odd distances',
    swim.judged('interval', swim.warmup(400, 1), swim.times(10, swim.work(110, 4), swim.rest(15)), swimDown),
    '110 meters is not a whole number of pool lengths: change it, so that the swim ends at the wall.',
    'Swim round distances: 110 is hard to count, multiples of 25 are not.',
  ],
  [
    'seven distances',
    swim.judged(
      'interval',
      swim.warmup(400, 1),
      ...[50, 75, 100, 125, 150, 175, 225].flatMap((metres) => [swim.work(metres, 4), swim.rest(20)]),
      swimDown,
    ),
    'Rest less: 40 seconds for each 100 m is long, 30 seconds are plenty at this speed.',
    '7 different distances are hard to remember: 6 are plenty.',
  ],
  [
    'a length that was not asked for',
    { ...run.judged('endurance', run.warmup(5, 1), run.steady(40, 2), run.cooldown(5, 1)), asked: { seconds: 2400 } },
    'It is 50 minutes long, and 40 minutes were requested: remove 10 minutes.',
  ],
  [
    'a distance that was not asked for',
    {
      ...swim.judged('endurance', swim.warmup(300, 1), swim.times(5, swim.steady(200, 2), swim.rest(15)), swimDown),
      asked: { metres: 1600 },
    },
    'It is 1,500 m long, and 1,600 m were requested: add 100 m.',
  ],
  [
    'work after the cool-down',
    run.judged(
      'interval',
      ...jogOut,
      run.times(5, run.work(3, 5), run.easy(2, 1)),
      jogHome,
      run.work(3, 5),
      run.steady(5, 1),
    ),
    'A hard step comes after the cool-down: move it before the cool-down, or change the intensity of the cool-down.',
  ],
  [
    'a swim that ends hard',
    swim.judged('interval', swim.warmup(300, 1), swim.times(10, swim.work(100, 4), swim.rest(15))),
    'The workout ends hard: add an easy length or two.',
    'Swim down longer: 75 m at least.',
  ],
  [
    'many steps',
    run.judged(
      'endurance',
      run.warmup(5, 1),
      ...Array.from({ length: 50 }, (_, index) => run.steady(1, 1 + (index % 2))),
      run.cooldown(5, 1),
    ),
    'It has 52 steps, and watches accept at most 50: use a repeat for steps that occur again.',
  ],
])('of %s', (_, judged, ...remarks) => {
  expect(wordsOn(judged).remarks).toEqual(remarks)
})
