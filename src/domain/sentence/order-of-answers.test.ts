import { expect, test } from 'vitest'
import { understand } from './understand.ts'

// What is read, left out and to be checked stands in the order of the sentence, also where it was arranged before.
test.each([
  'easy run 40 min',
  '5 easy miles',
  'every easy run at threshold 40 min',
  'walk 5 min, jog 20 min, walk 5 min',
  '2k wu, 3k race effort, 2k cd run',
  '1 min hard, 1 min easy x 10 run min',
  'run 10 km tempo: the pace is 4:30, warm up 2 km before',
  'cool down 10, before that 4x4 min hard with 3 easy, start with 15 easy (run)',
])('the parts of the answer to "%s" stand in its order', (sentence) => {
  const { found, unread, checks } = understand(sentence, { sport: 'running' })
  for (const all of [found, unread, checks]) {
    const places = all.map(({ from }) => from)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }
})
