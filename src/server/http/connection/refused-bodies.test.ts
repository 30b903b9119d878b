import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { chunked, rawRequest, sendEndlessly } from '#tests/support/server/raw-http.ts'
import { closeAfterRefusedBodies } from './refused-bodies.ts'

/** A server that refuses every body unread; says how many bytes it has read of a connection when that closes. */
async function refusing() {
  const server = createServer((_, outgoing) => outgoing.writeHead(401).end('Log in first.'))
  closeAfterRefusedBodies(server)
  const bytesRead = new Promise<number>((resolve) =>
    server.on('connection', (socket) => socket.once('close', () => resolve(socket.bytesRead))),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, bytesRead }
}

test.each([
  ['without a declared length', { 'transfer-encoding': 'chunked' }],
  ['with a declared length over the limit', { 'content-length': '5000001' }],
])('a refused body %s is not read to its end', async (_, headers) => {
  const { port, bytesRead } = await refusing()
  const send = (socket: Socket) => sendEndlessly(socket)
  await rawRequest(`http://127.0.0.1:${port}`, { method: 'POST', path: '/', headers }, send).catch(() => undefined)
  expect(await bytesRead).toBeLessThan(2_000_000)
})

test.each([
  ['that has arrived whole', 'transfer-encoding: chunked', chunked('a workout')],
  ['within the limit', 'content-length: 5000000', 'x'.repeat(5_000_000)],
])('after a refused body %s its connection is used again', async (_, header, body) => {
  const { port } = await refusing()
  const client = connect(port, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  const request = `POST / HTTP/1.1\r\nhost: here\r\n${header}\r\n\r\n${body}`
  for (const _ of ['first', 'second']) {
    client.write(request)
    const [answer] = await Promise.race([once(client, 'data'), once(client, 'close')])
    expect(String(answer)).toContain('Log in first.')
  }
})
