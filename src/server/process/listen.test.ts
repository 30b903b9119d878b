import { createServer, get, type ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { CannotStart } from '../cannot-start.ts'
import { drain, listen } from './listen.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['ENOTFOUND', 'This machine cannot be reached as training.invalid (ENOTFOUND). Set HOST'],
  ['EADDRNOTAVAIL', 'This machine cannot be reached as training.invalid (EADDRNOTAVAIL). Set HOST'],
  ['EACCES', 'Port 80 is not open to this user. Set PORT'],
  ['EADDRINUSE', 'Port 80 is taken. Stop what listens there, or set PORT.'],
])('a port that the system refuses with %s gives a sentence as the error', async (code, sentence) => {
  const server = createServer()
  server.listen = () => {
    server.emit('error', Object.assign(new Error(code), { code }))
    return server
  }
  const error = await listen(server, { host: 'training.invalid', port: 80 }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CannotStart)
  expect((error as Error).message).toContain(sentence)
})

/** A server with one request under way. */
async function aBusyServer() {
  const events: string[] = []
  const held = Promise.withResolvers<ServerResponse>()
  const server = createServer((_, outgoing) => held.resolve(outgoing))
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  const ended = new Promise<void>((end) => {
    const request = get({ host: '127.0.0.1', port }, (incoming) => {
      events.push('answered')
      incoming.resume().once('end', end)
    })
    request.once('error', () => {
      events.push('cut off')
      end()
    })
  })
  const outgoing = await held.promise
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const drained = drain(server).then(() => events.push('drained'))
  return { events, outgoing, ended, drained }
}

test('a server that stops first answers what is under way', async () => {
  const { events, outgoing, ended, drained } = await aBusyServer()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(events).toEqual([])
  outgoing.end('an answer')
  await ended
  await vi.advanceTimersByTimeAsync(20)
  await drained
  expect(events).toEqual(['answered', 'drained'])
  expect(vi.getTimerCount()).toBe(0)
})

test('what is under way ten seconds after a server was stopped is cut off', async () => {
  const { events, ended, drained } = await aBusyServer()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all([ended, drained])
  expect(events.toSorted()).toEqual(['cut off', 'drained'])
  expect(vi.getTimerCount()).toBe(0)
})
