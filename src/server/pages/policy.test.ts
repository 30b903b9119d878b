import { expect, test } from 'vitest'
import { contentPolicy } from './policy.ts'

test('a page may run its own scripts and styles, and connect to the given origins', () => {
  expect(contentPolicy('n0nce').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'nonce-n0nce'",
    "style-src 'self' 'nonce-n0nce'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
  const wider = contentPolicy('n0nce', { connect: 'https://auth.example', worker: 'blob:' }).split('; ')
  expect(wider).toContain("connect-src 'self' https://auth.example")
  expect(wider).toContain('worker-src blob:')
})
