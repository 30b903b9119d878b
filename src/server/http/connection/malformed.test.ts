import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createHttpServer, requestListener } from './server.ts'

/** What a server with one page answers to a request as it goes over the wire. */
async function answerTo(...lines: string[]): Promise<string> {
  const server = createHttpServer().on(
    'request',
    requestListener(new Hono().get('/', (context) => context.text('home'))),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  const answer = await text(socket)
  server.close()
  return answer
}

test.each([
  ['a Host that is none', ['GET / HTTP/1.1', 'Host: a b']],
  ['no Host', ['GET / HTTP/1.1']],
])('a request with %s is refused with a sentence', async (_, lines) => {
  const answer = await answerTo(...lines)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('"error":"The address of the request cannot be read: send a path')
})

test('a request of HTTP/1.0 needs no Host', async () => {
  expect(await answerTo('GET / HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 .*home$/s)
})
