import { expect, test } from 'vitest'
import { byField } from './by-field.ts'

test('a message about a part of a field stands at the field, the first one of several', () => {
  expect(
    byField({ 'mainSet.2.duration': 'Too long.', 'mainSet.3': 'Too many.', 'warmup.value': 'Shorter.', set: 'No.' }),
  ).toEqual({ mainSet: 'Too long.', warmup: 'Shorter.', set: 'No.' })
})
