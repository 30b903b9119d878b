import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { prepareOncePerDatabase } from './prepared.ts'

test('a query is built once for each database', () => {
  const query = prepareOncePerDatabase((db) => ({ db }))
  const [one, other] = [{} as Database, {} as Database]
  expect(query(one)).toEqual({ db: one })
  expect(query(one)).toBe(query(one))
  expect(query(other)).not.toBe(query(one))
})
