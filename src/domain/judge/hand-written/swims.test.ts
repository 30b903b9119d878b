import { expect, test } from 'vitest'
import { noted, type SaidCase, wordsOn } from '#tests/support/workouts/sessions.ts'
import { swim, swimDown } from '#tests/support/workouts/usual-parts.ts'

test.each<SaidCase>([
  [
    'a ladder in two zones',
    swim.judged(
      'ladder sets',
      swim.warmup(400, 1),
      ...[100, 200, 300].flatMap((metres) => [swim.work(metres, 3), swim.rest(20)]),
      ...[200, 100].flatMap((metres) => [swim.work(metres, 4), swim.rest(20)]),
      swimDown,
    ),
    'a ladder session with something to mend.',
    'The rungs change speed: swim all of them in one zone, or say in the notes which ones go faster.',
  ],
  [
    'a ladder whose notes say that it goes down faster',
    swim.judged(
      'ladder sets',
      swim.warmup(400, 1),
      ...[100, 200, 300].flatMap((metres) => [swim.work(metres, 4), swim.rest(20)]),
      ...[200, 100].flatMap((metres) => [noted(swim.work(metres, 5), 'Faster on the way down.'), swim.rest(20)]),
      swimDown,
    ),
    'a classic ladder session.',
  ],
  [
    'a steady swim of 200s',
    swim.judged('endurance', swim.warmup(300, 1), swim.times(10, swim.steady(200, 2), swim.rest(15)), swimDown),
    'a classic endurance swim.',
  ],
])('a swim: %s', (_, judged, verdict, ...remarks) => {
  expect(wordsOn(judged)).toEqual({ verdict, remarks })
})
