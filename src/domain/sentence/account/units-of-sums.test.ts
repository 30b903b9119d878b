import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'

test.each([
  ['20 easy run, 5 min walk', '25 minutes: No unit was said at “20”, so minutes.'],
  ['20 min easy run, 5 min walk', undefined],
])('of the sum of “%s” is told %s', (sentence, expected) => {
  const told = understand(sentence, { sport: 'running' }).inferred.filter(({ because }) =>
    because.startsWith('No unit'),
  )
  expect(told.map(({ reading, because }) => `${reading}: ${because}`)).toEqual(expected ? [expected] : [])
})
