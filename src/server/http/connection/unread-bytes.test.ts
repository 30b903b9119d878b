import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, test, vi } from 'vitest'
import { boundUnreadAnswers, unreadLimits } from './unread-answers.ts'

/** A server with connections that hold given numbers of unread bytes. */
function withConnections() {
  const server = new EventEmitter()
  const check = boundUnreadAnswers(server as Server, unreadLimits)
  const connect = (...unread: number[]) => {
    const socket = Object.assign(new EventEmitter(), { destroy: vi.fn() })
    const answers = unread.map((writableLength) => Object.assign(new EventEmitter(), { writableLength }))
    for (const answer of answers) server.emit('request', { socket }, answer)
    return { socket, answers, isClosed: () => socket.destroy.mock.calls.length > 0 }
  }
  return { check, connect }
}

test('unread answers of 64 MB in all stay open, and with one byte more the one that waits longest is closed', () => {
  const { check, connect } = withConnections()
  const first = connect(20_000_000, 12_000_000)
  check(0)
  const second = connect(32_000_000)
  check(1)
  expect([first.isClosed(), second.isClosed()]).toEqual([false, false])
  const third = connect(1)
  check(2)
  expect([first, second, third].map(({ isClosed }) => isClosed())).toEqual([true, false, false])
})

test('a single unread byte closes its connection after two minutes', () => {
  const { check, connect } = withConnections()
  const [stalled, idle] = [connect(1), connect(0)]
  check(0)
  check(119_999)
  expect(stalled.isClosed()).toBe(false)
  check(120_000)
  expect([stalled.isClosed(), idle.isClosed()]).toEqual([true, false])
})

test('an answer counts until it is closed, and those of a closed connection do not', () => {
  const { check, connect } = withConnections()
  const [answered, left, open] = [connect(40_000_000), connect(40_000_000, 40_000_000), connect(40_000_000)]
  for (const answer of answered.answers) answer.emit('close')
  left.socket.emit('close')
  check(0)
  expect([answered, left, open].map(({ isClosed }) => isClosed())).toEqual([false, false, false])
})
