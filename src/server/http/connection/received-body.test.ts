import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { receiveBody } from './received-body.ts'
import { createHttpServer, requestListener } from './server.ts'

const app = new Hono().post('/', async (context) => {
  const body = await receiveBody(context, 4)
  return context.text(body.ok ? body.bytes.toString() : body.reason)
})

/** A body whose length is not declared, in pieces. */
function inPieces(text: string): ReadableStream {
  return new ReadableStream({
    start(stream) {
      for (const piece of text) stream.enqueue(new TextEncoder().encode(piece))
      stream.close()
    },
  })
}

test.each([
  ['abcd', 'abcd'],
  ['abcde', 'too-large'],
  ['', ''],
])(
  'of a body of at most four bytes, "%s" is read as "%s", over a connection, in pieces or in this process',
  async (sent, read) => {
    const server = createHttpServer().on('request', requestListener(app))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const pieces = { method: 'POST', body: inPieces(sent), duplex: 'half' } as RequestInit
    const answers = [
      fetch(url, { method: 'POST', body: sent }),
      fetch(url, pieces),
      app.request('/', { method: 'POST', body: sent }),
    ]
    for (const answer of await Promise.all(answers)) expect(await answer.text()).toBe(read)
  },
)
