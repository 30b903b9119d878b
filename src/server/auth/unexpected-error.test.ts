import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { unexpectedRefusal, withoutSecrets } from './unexpected-error.ts'

const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

test('a failed query is reported without its values, with cause, code and stack', () => {
  const failed = new DrizzleQueryError('select $1', ['look at robin@example.org'], away)
  const { message, stack, code } = withoutSecrets(failed) as Error & { code?: string }
  expect(message).toBe('A query failed: connect ECONNREFUSED 127.0.0.1:5432')
  expect(code).toBe('ECONNREFUSED')
  expect(stack?.split('\n')[0]).toBe(message)
  expect(stack).toMatch(/\n +at .*unexpected-error\.test\.ts/)
  expect(stack).not.toContain('robin@example.org')
})

test('a failed query without a cause says so; any other error is reported unchanged', () => {
  const failed = new DrizzleQueryError('select 1', [])
  expect(withoutSecrets(failed).message).toBe('A query failed: no cause given')
  const stackless = Object.assign(new DrizzleQueryError('select 1', [], away), { stack: undefined })
  expect(withoutSecrets(stackless).stack).toBe('A query failed: connect ECONNREFUSED 127.0.0.1:5432\n')
  expect(withoutSecrets(away)).toBe(away)
  expect(withoutSecrets('robin@example.org').message).toBe('Something that is no error was thrown')
})

test.each([
  ['a refresh, whatever went wrong', new Error('No key'), true, 503, 5],
  ['anything while the database is away', away, false, 503, 5],
  ['any other mistake of ours', new Error('No key'), false, 500, undefined],
])('%s is answered with the status that a client expects', (_, error, isRefresh, status, retryAfterSeconds) => {
  const refusal = unexpectedRefusal(error, isRefresh)
  expect(refusal).toMatchObject({ status, code: 'unexpected_failure', retryAfterSeconds })
})
