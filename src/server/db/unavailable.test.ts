import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { causesOf, damageIn, isUnavailable, refusesWrites } from './unavailable.ts'

const withCode = (code: string) => new DrizzleQueryError('select 1', [], Object.assign(new Error('no'), { code }))

test.each([
  ['ECONNREFUSED', 'nobody listens'],
  ['ETIMEDOUT', 'nobody answers'],
  ['08006', 'the connection broke'],
  ['53300', 'too many connections'],
  ['53100', 'its disk is full'],
  ['57P01', 'it stops'],
  ['57P03', 'it starts'],
  ['57014', 'the statement took too long'],
  ['40001', 'the statement gave way to another'],
  ['40P01', 'the statement gave way to another'],
  ['25006', 'it is a copy that only reads'],
  ['ENOSPC', 'our disk is full'],
])('the error %s is temporary: %s', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true)
})

test.each(['23505', '22P02', '42P01', 'XX000', '42601', '108006', '080061', '57P0', '40003', 'ENOENT', 'MYECONN'])(
  '%s is a mistake',
  (code) => {
    expect(isUnavailable(withCode(code))).toBe(false)
  },
)

test('pg’s messages count only for an error without a code', () => {
  expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true)
  expect(isUnavailable(new Error('timeout expired'))).toBe(true)
  expect(isUnavailable(new Error('Client has encountered a connection error and is not queryable'))).toBe(true)
  expect(isUnavailable(new Error('Cannot use a pool after calling end on the pool'))).toBe(true)
  expect(isUnavailable(new Error('No encoder'))).toBe(false)
  expect(isUnavailable('Connection terminated')).toBe(false)
  const loop = new Error('round')
  loop.cause = loop
  expect(isUnavailable(loop)).toBe(false)
})

test('a full disk and a read-only database refuse writes, a broken connection does not', () => {
  for (const code of ['53100', '25006', '58030', 'ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG'])
    expect(refusesWrites(withCode(code)), code).toBe(true)
  for (const code of ['08006', '531000', 'xENOSPC', 'ENOSPCx']) expect(refusesWrites(withCode(code)), code).toBe(false)
  expect(refusesWrites(new Error('ENOSPC'))).toBe(false)
})

test.each([
  '28000',
  '3D000',
  '58030',
  '55P03',
  '25P03',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EIO',
  'EMFILE',
])('the error %s is temporary too', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true)
})

test('stored data count as damaged if any cause of an error says so, and that cause is named', () => {
  const innermost = new Error('read')
  const damages = ['XX001', 'XX002'].map((code) => Object.assign(new Error('page', { cause: innermost }), { code }))
  for (const damage of damages) {
    const outer = new Error('select', { cause: damage })
    expect(damageIn(outer)).toBe(damage)
    expect(causesOf(outer)).toEqual([outer, damage, innermost])
  }
  expect(damageIn(withCode('XX000'))).toBeUndefined()
  expect(causesOf('XX001')).toEqual([])
})
