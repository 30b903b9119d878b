import { expect, test } from 'vitest'
import { cacheKeyOf, isKeptAnswer } from './kept-answers.ts'

const ID = '0197a5d0-0000-7000-8000-000000000001'
const tokenOf = (sub: unknown) => `e30.${btoa(JSON.stringify({ sub })).replace(/=+$/, '')}.sig`
const asking = (path: string, token: string | undefined = tokenOf('robin'), method = 'GET') => ({
  method,
  url: `https://training.example.org${path}`,
  headers: new Headers(token ? { authorization: `Bearer ${token}` } : {}),
})

test.each([
  '/api/user',
  '/api/calendar?start_date=2026-06-01&end_date=2026-06-07',
  '/api/calendar/next-race?from=2026-06-01',
  `/api/workouts/${ID}`,
])('the answer to %s is kept', (path) => expect(isKeptAnswer(asking(path))).toBe(true))

test.each([
  '/api/export',
  '/api/workouts',
  `/api/workouts/${ID}/file?format=fit`,
  '/api/admin/users',
  '/api/calendar/changes',
  '/auth/v1/user',
])('the answer to %s is not kept', (path) => expect(isKeptAnswer(asking(path))).toBe(false))

test('what is sent is not kept, nor what a stranger asks or a token without an athlete', () => {
  expect(isKeptAnswer(asking('/api/user', tokenOf('robin'), 'PUT'))).toBe(false)
  for (const token of ['', 'nonsense', 'e30.!!.sig', tokenOf(7)])
    expect(isKeptAnswer({ ...asking('/api/user'), headers: new Headers({ authorization: `Bearer ${token}` }) })).toBe(
      false,
    )
  expect(isKeptAnswer({ ...asking('/api/user'), headers: new Headers() })).toBe(false)
})

test('each athlete has an answer of their own to the same address', () => {
  expect(cacheKeyOf(asking('/api/calendar?start_date=2026-06-01'))).toBe(
    'https://training.example.org/api/calendar?start_date=2026-06-01&athlete=robin',
  )
  expect(cacheKeyOf(asking('/api/user', tokenOf('kim')))).not.toBe(cacheKeyOf(asking('/api/user')))
  // A parameter of the same name changes nothing.
  expect(cacheKeyOf(asking('/api/user?athlete=kim'))).toBe(cacheKeyOf(asking('/api/user')))
})
