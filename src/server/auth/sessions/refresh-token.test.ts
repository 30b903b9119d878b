import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { isAuthentic, readRefreshToken, writeRefreshToken } from './refresh-token.ts'

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('base64'))
const counter = fc.nat({ max: 2 ** 31 - 1 })
testProperty('every refresh token is read back unchanged', 4000, (drawing) => {
  fc.assert(
    fc.property(fc.uuid(), counter, key, (sessionId, count, secret) => {
      const text = writeRefreshToken(sessionId, count, secret)
      expect(text).toMatch(/^[\w-]+$/)
      const read = readRefreshToken(text)
      expect(read).toMatchObject({ sessionId, counter: count })
      expect(read && isAuthentic(read, secret)).toBe(true)
    }),
    drawing,
  )
})

testProperty('no other text passes for a refresh token', 4000, (drawing) => {
  const changed = fc.tuple(fc.uuid(), counter, key, fc.nat(), fc.integer({ min: 1, max: 255 }))
  fc.assert(
    fc.property(changed, ([sessionId, count, secret, at, mask]) => {
      const bytes = Buffer.from(writeRefreshToken(sessionId, count, secret), 'base64url')
      bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ mask
      const read = readRefreshToken(bytes.toString('base64url'))
      expect(read === undefined || !isAuthentic(read, secret)).toBe(true)
    }),
    drawing,
  )
})

const sessionId = '7f1d5f8e-30f5-4a0e-9d0b-6a1f1f3f8a11'
const bytesOfSession = Buffer.from(sessionId.replaceAll('-', ''), 'hex')

/** A token with these bytes in the place of the counter, and a right checksum. */
function withCounterBytes(...counterBytes: number[]): string {
  const body = Buffer.concat([Buffer.from([0]), bytesOfSession, Buffer.from(counterBytes), Buffer.alloc(16)])
  const checksum = createHash('sha256').update(body).digest().subarray(0, 4)
  return Buffer.concat([body, checksum]).toString('base64url')
}

test.each([
  [0, [0]],
  [127, [0x7f]],
  [128, [0x80, 1]],
  [16_383, [0xff, 0x7f]],
  [16_384, [0x80, 0x80, 1]],
])('the counter %i is written as %j', (count, bytes) => {
  expect(readRefreshToken(withCounterBytes(...bytes))).toMatchObject({ sessionId, counter: count })
  expect(readRefreshToken(writeRefreshToken(sessionId, count, 'a2V5'))).toMatchObject({ sessionId, counter: count })
})

test.each([
  ['no byte', []],
  ['a zero too many', [0x81, 0]],
  ['an unfinished counter', [0x81]],
  ['a counter beyond all integers', Array(200).fill(0xff)],
])('a token with %s is damaged', (_, bytes) => {
  expect(readRefreshToken(withCounterBytes(...bytes))).toBeUndefined()
})

test('a second spelling of the same bytes is damaged', () => {
  const text = writeRefreshToken(sessionId, 3, 'a2V5')
  for (const other of [`${text}=`, ` ${text}`, `${text}\n`, Buffer.from(text, 'base64url').toString('base64')])
    expect(readRefreshToken(other), other).toBeUndefined()
})

test('a text that is too short for a token is damaged, even with a right checksum', () => {
  for (let length = 0; length <= 34; length++) {
    const body = Buffer.alloc(Math.max(0, length - 4))
    const checksum = createHash('sha256').update(body).digest().subarray(0, 4)
    expect(readRefreshToken(Buffer.concat([body, checksum]).toString('base64url')), String(length)).toBeUndefined()
  }
})

test('a token of another key is not authentic', () => {
  const token = readRefreshToken(writeRefreshToken('7f1d5f8e-30f5-4a0e-9d0b-6a1f1f3f8a11', 3, 'a2V5'))
  expect(token && isAuthentic(token, 'b3RoZXI=')).toBe(false)
})
