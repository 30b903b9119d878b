import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { takesWritesOn } from './takes-writes.ts'

const diskIsFull = Object.assign(new Error('No space left on device'), { code: '53100' })
const isTaken = Object.assign(new Error('duplicate key value'), { code: '23505' })

/** A pool with one connection, whose disk may be full; `hear` passes on what PostgreSQL answers to a statement. */
function aPool({ readOnly = false } = {}) {
  const connection = new EventEmitter()
  const state = { isFull: false, isInTransaction: false, tried: 0, asked: [] as string[], released: [] as boolean[] }
  const client = {
    connection,
    query: async (text: string) => {
      state.asked.push(text.split(' ')[0] ?? '')
      if (!text.startsWith('create')) return
      state.tried += 1
      if (state.isFull) throw diskIsFull
    },
    release: (isBroken: boolean) => state.released.push(isBroken),
    getTransactionStatus: () => (state.isInTransaction ? 'E' : 'I'),
  }
  const pool = Object.assign(new EventEmitter(), {
    query: async () => ({ rows: [{ only: readOnly ? 'on' : 'off' }] }),
    connect: async () => client,
  })
  const takesWrites = takesWritesOn(pool as unknown as Pool)
  pool.emit('connect', client)
  return { takesWrites, state, hear: (error: Error) => connection.emit('errorMessage', error) }
}

test('PostgreSQL takes writes, and no write is tried, while none was refused for lack of space', async () => {
  const { takesWrites, state, hear } = aPool()
  expect(await takesWrites()).toBe(true)
  hear(isTaken)
  state.isFull = true
  expect(await takesWrites()).toBe(true)
  expect(state.tried).toBe(0)
})

test('after a write was refused for lack of space, it takes none until one succeeds', async () => {
  const { takesWrites, state, hear } = aPool()
  state.isFull = true
  hear(diskIsFull)
  expect(await takesWrites()).toBe(false)
  state.isFull = false
  expect(await takesWrites()).toBe(true)
  expect(await takesWrites()).toBe(true)
  expect(state.tried).toBe(2)
})

test('a PostgreSQL that is read-only takes no writes', async () => {
  expect(await aPool({ readOnly: true }).takesWrites()).toBe(false)
})

test('what is written as a trial is rolled back, and a connection on which that fails is not used again', async () => {
  const { takesWrites, state, hear } = aPool()
  for (const isInTransaction of [false, true]) {
    hear(diskIsFull)
    state.isInTransaction = isInTransaction
    await takesWrites()
  }
  expect(state.asked).toEqual(['begin', 'create', 'rollback', 'begin', 'create', 'rollback'])
  expect(state.released).toEqual([false, true])
})
