import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Problem } from '../http/refusals/problem.ts'
import { createCallerOf } from './caller.ts'
import type { Session, Sessions } from './sessions.ts'

const userId = '01900000-0000-7000-8000-00000000000a'
const token = 'aB0._~+/=-'

/** What is known of a caller with this header; every token but one is without a session. */
async function callerWith(authorization: string | undefined, user: Partial<Session['user']> = {}) {
  const sessions = { of: async (sent: string) => (sent === token ? { userId, user } : null) } as Sessions
  const callerOf = createCallerOf(sessions, ['coach@example.org'])
  const app = new Hono().get('/', async (context) => context.json(await callerOf(context)))
  const problems: unknown[] = []
  app.onError((error, context) => {
    problems.push(error)
    return context.body(null, 500)
  })
  const answer = await app.request('/', authorization === undefined ? {} : { headers: { authorization } })
  return problems[0] ?? (await answer.json())
}

test.each([`Bearer ${token}`, `bearer ${token}`, `BEARER   ${token}`])('%s names the caller', async (authorization) => {
  expect(await callerWith(authorization)).toMatchObject({ id: userId, token })
})

test.each([
  [undefined, 'no-token'],
  ['', 'no-token'],
  ['Bearer', 'no-token'],
  [token, 'no-token'],
  [`Basic ${token}`, 'no-token'],
  [`Basic Bearer ${token}`, 'no-token'],
  [`Bearer ${token} more`, 'no-token'],
  [`Bearer ${token}x`, 'bad-token'],
])('%s is refused with %s', async (authorization, code) => {
  const problem = await callerWith(authorization)
  expect(problem).toBeInstanceOf(Problem)
  expect(problem).toMatchObject({ code, headers: { 'www-authenticate': 'Bearer' } })
})

test.each([
  ['coach@example.org', true, true],
  ['coach@example.org', false, false],
  ['robin@example.org', true, false],
])('the address %s, confirmed: %s, names an admin: %s', async (email, confirmed, namedAdmin) => {
  expect(await callerWith(`Bearer ${token}`, { email, confirmed })).toMatchObject({ namedAdmin })
})
