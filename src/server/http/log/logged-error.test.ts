import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(error: unknown): string {
  const lines: string[] = []
  createLog('error', { write: (line) => lines.push(line) }).error({ err: error }, 'request')
  return lines.join('')
}

test('a failed query is logged without its parameters', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (email)=(robin@example.org) already exists.',
  })
  const line = logged(
    new DrizzleQueryError('insert into users values ($1, $2)', ['robin@example.org', 'a secret'], cause),
  )
  expect(line).toContain('insert into users values ($1, $2)')
  expect(line).toContain('users_email')
  expect(line).toContain('23505')
  expect(line).toContain('logged-error.test.ts')
  expect(line).not.toContain('robin@example.org')
  expect(line).not.toContain('a secret')
})

test('any other error is logged with message and stack', () => {
  const line = logged(new Error('No encoder for step 7'))
  expect(line).toContain('No encoder for step 7')
  expect(line).toContain('logged-error.test.ts')
  expect(logged('a text')).toContain('"type":"string"')
})

test('an error with status 503 is no bug: its message is logged without a stack', () => {
  const withStatus = (status: number) => Object.assign(new Error('The other service does not answer.'), { status })
  expect(logged(withStatus(503))).toContain('The other service does not answer.')
  expect(logged(withStatus(503))).not.toContain('logged-error.test.ts')
  expect(logged(withStatus(500))).toContain('logged-error.test.ts')
})
