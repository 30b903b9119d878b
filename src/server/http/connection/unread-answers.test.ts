import { EventEmitter } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { boundUnreadAnswers } from './unread-answers.ts'

const ANSWER_BYTES = 16_000_000
// Room for two answers, with what stands around them.
const limits = { bytes: 2.5 * ANSWER_BYTES, ms: 1000 }

/** A server of large answers with its check, and clients that ask and do not read. */
async function serving() {
  const server = createServer()
  const check = boundUnreadAnswers(server, limits)
  const body = Buffer.alloc(ANSWER_BYTES)
  let answered: (answer: ServerResponse) => void = () => undefined
  server.on('request', (_, outgoing) => {
    outgoing.end(body)
    answered(outgoing)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const clients: Socket[] = []
  onTestFinished(() => {
    for (const client of clients) client.destroy()
    server.close()
  })

  const opened = () => {
    const client = connect(port, '127.0.0.1').pause()
    client.on('error', () => undefined)
    clients.push(client)
    return client
  }

  /** Resolves once the last of the requests is answered. */
  const ask = async (requests = 1, client = opened()) => {
    const last = new Promise<ServerResponse>((resolve) => {
      let count = 0
      answered = (answer) => void (++count === requests && resolve(answer))
    })
    client.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(requests))
    const { req } = await last
    return { client, isOpen: () => !req.socket.destroyed }
  }
  return { check, ask }
}

test('too many unread bytes close the connections that have waited longest', async () => {
  const { check, ask } = await serving()
  const first = await ask()
  check(0)
  const second = await ask()
  check(1)
  const third = await ask()
  check(2)
  expect([first.isOpen(), second.isOpen(), third.isOpen()]).toEqual([false, true, true])
})

test('answers that wait behind each other on one connection count together', async () => {
  const { check, ask } = await serving()
  const { isOpen } = await ask(4)
  check(0)
  expect(isOpen()).toBe(false)
})

test('an answer that is unread too long closes its connection, and one that is read does not', async () => {
  const { check, ask } = await serving()
  const [stalled, read] = [await ask(), await ask()]
  check(0)
  await readWhole(read.client)
  check(limits.ms - 1)
  expect([stalled.isOpen(), read.isOpen()]).toEqual([true, true])
  check(limits.ms)
  expect([stalled.isOpen(), read.isOpen()]).toEqual([false, true])
})

test('the connection that has waited longest is closed first, even if another is older', async () => {
  const { check, ask } = await serving()
  const oldest = await ask()
  await readWhole(oldest.client)
  const waiting = await ask()
  check(0)
  await ask(1, oldest.client.pause())
  check(1)
  const last = await ask()
  check(2)
  expect([oldest.isOpen(), waiting.isOpen(), last.isOpen()]).toEqual([true, false, true])
})

test('a long answer that is read as it is made is not closed', () => {
  const server = new EventEmitter()
  const [socket, answer] = [new EventEmitter(), Object.assign(new EventEmitter(), { writableLength: 0 })]
  let isClosed = false
  Object.assign(socket, { destroy: () => (isClosed = true) })
  const check = boundUnreadAnswers(server as Server, limits)
  server.emit('request', { socket }, answer)
  for (const [ms, unread] of [0, 100, 0, 100].entries()) {
    answer.writableLength = unread
    check(ms * limits.ms)
  }
  expect(isClosed).toBe(false)
  check(4 * limits.ms)
  expect(isClosed).toBe(true)
})

/** Reads one answer to its end. */
async function readWhole(client: Socket): Promise<void> {
  let bytes = 0
  await new Promise<void>((resolve) => {
    client.on('data', (piece) => {
      bytes += piece.byteLength
      if (bytes > ANSWER_BYTES) resolve()
    })
    client.resume()
  })
}
