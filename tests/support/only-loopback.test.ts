import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { createServer, get } from 'node:http'
import { connect } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { expect, test } from 'vitest'
import { listenOnLoopback } from './server/loopback.ts'

// 192.0.2.0/24 is reserved for documentation (RFC 5737): no machine answers there.
const elsewhere = '192.0.2.1'

test('fetch reaches no other machine', async () => {
  await expect(fetch(`http://${elsewhere}/`)).rejects.toMatchObject({ cause: { code: 'NOT_LOOPBACK' } })
  await expect(fetch('https://example.org/')).rejects.toMatchObject({ cause: { code: 'NOT_LOOPBACK' } })
})

test.each([
  ['http', () => get(`http://${elsewhere}/`)],
  ['a socket', () => connect(80, elsewhere)],
  ['a socket by options', () => connect({ port: 80, host: elsewhere })],
  ['a socket to a name', () => connect(80, 'example.org')],
  ['TLS', () => connectSecurely(443, elsewhere)],
])('%s reaches no other machine', async (_, reach) => {
  const error = await new Promise((resolve) => reach().on('error', resolve))
  expect(error).toMatchObject({ code: 'NOT_LOOPBACK' })
})

test('no name of another machine is looked up, and no packet is sent there', () => {
  expect(() => lookup('example.org')).toThrow('example.org is another')
  const socket = createSocket('udp4')
  expect(() => socket.send('hello', 53, elsewhere)).toThrow('is another')
  socket.close()
})

test('this machine is reached', async () => {
  const server = createServer((_, response) => response.end('here'))
  const port = await listenOnLoopback(server)
  for (const host of ['127.0.0.1', 'localhost']) {
    const answer = await fetch(`http://${host}:${port}/`).then((response) => response.text())
    expect(answer).toBe('here')
  }
  server.close()
})
