import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { chunked, sendEndlessly } from '#tests/support/server/raw-http.ts'
import { type AfterAnswer, closeAfterRefusedBodies } from './refused-bodies.ts'

/** A server that refuses every body unread; says when it has answered, and how many bytes it read of a connection. */
async function refusing(limits?: AfterAnswer) {
  // Nothing else closes an idle connection.
  const server = createServer({ keepAliveTimeout: 0 }, (_, outgoing) => outgoing.writeHead(401).end('Log in first.'))
  const answered = new Promise<void>((resolve) =>
    server.on('request', (_, outgoing) => outgoing.once('finish', () => setImmediate(resolve))),
  )
  closeAfterRefusedBodies(server, limits)
  const bytesRead = new Promise<number>((resolve) =>
    server.on('connection', (socket) => socket.once('close', () => resolve(socket.bytesRead))),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, answered, bytesRead }
}

const tooLong = [
  ['without a declared length', 'transfer-encoding: chunked'],
  ['with a declared length over the limit', 'content-length: 5000001'],
]

/** A connection of a sender that sends on when the server has closed it for writing, and has begun a request. */
async function sender(port: number, header: string): Promise<Socket> {
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void client.destroy())
  await once(client, 'connect')
  client.write(`POST / HTTP/1.1\r\nhost: here\r\n${header}\r\n\r\n`)
  return client
}

test.each(tooLong)('of a refused body %s no more is read than the limit', async (_, header) => {
  const { port, bytesRead } = await refusing({ ms: 60_000, bytes: 1_000_000 })
  const client = await sender(port, header)
  client.on('error', () => undefined)
  sendEndlessly(client)
  expect(await bytesRead).toBeLessThan(2_000_000)
})

test.each(tooLong)('after a refused body %s a connection that stays open is closed', async (_, header) => {
  const { port, bytesRead } = await refusing({ ms: 20, bytes: 1_000_000 })
  const client = await sender(port, header)
  client.on('error', () => undefined)
  expect(await bytesRead).toBeLessThan(1000)
})

test.each(tooLong)('who sends on before reading the answer to a body %s reads it', async (_, header) => {
  const { port, answered } = await refusing()
  const client = (await sender(port, header)).pause()
  await answered
  // A connection that is closed at once resets this one after the first of them.
  for (let pieces = 0; pieces < 20; pieces += 1) {
    const error = await new Promise((resolve) => client.write(chunked('more'), resolve))
    expect(error ?? undefined).toBeUndefined()
    await new Promise((resolve) => setImmediate(resolve))
  }
  client.resume()
  const [answer] = await once(client, 'data')
  expect(String(answer)).toContain('Log in first.')
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
