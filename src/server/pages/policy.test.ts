import { expect, test } from 'vitest'
import { contentPolicy } from './policy.ts'

test('a page may run its own scripts and styles, and load from and connect to the given origins alone', () => {
  expect(contentPolicy('n0nce').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'nonce-n0nce'",
    "style-src 'self' 'nonce-n0nce'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
  const sources = { images: ['https://tiles.example'], connect: ['https://auth.example', 'https://places.example'] }
  const wider = contentPolicy('n0nce', { ...sources, worker: 'blob:' }).split('; ')
  expect(wider).toContain("img-src 'self' data: https://tiles.example")
  expect(wider).toContain("connect-src 'self' https://auth.example https://places.example")
  expect(wider).toContain('worker-src blob:')
})

test('the host of the chat widget may run its script, draw its frame and be reached', () => {
  const policy = contentPolicy('n0nce', { connect: ['https://auth.example'], chat: 'https://chat.example' }).split('; ')
  for (const source of [
    "script-src 'nonce-n0nce' https://chat.example",
    "style-src 'self' 'unsafe-inline' https://chat.example",
    "connect-src 'self' https://auth.example https://chat.example wss://chat.example",
    // The preview of an embedded workout is a frame of our own.
    "frame-src 'self' https://chat.example",
  ])
    expect(policy).toContain(source)
})
