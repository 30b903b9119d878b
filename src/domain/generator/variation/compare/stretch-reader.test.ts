import { expect, test } from 'vitest'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { resolve } from '../../resolve.ts'
import { stretchReaderFor } from './stretch-reader.ts'

test('one request reads all its versions with one reader, and another one with its own', () => {
  const request = resolve(usualRequest('cycling', 'threshold'))
  expect(stretchReaderFor(request)).toBe(stretchReaderFor(request))
  expect(stretchReaderFor({ ...request })).not.toBe(stretchReaderFor(request))
})
