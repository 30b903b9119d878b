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

test('a token of another key is not authentic', () => {
  const token = readRefreshToken(writeRefreshToken('7f1d5f8e-30f5-4a0e-9d0b-6a1f1f3f8a11', 3, 'a2V5'))
  expect(token && isAuthentic(token, 'b3RoZXI=')).toBe(false)
})
