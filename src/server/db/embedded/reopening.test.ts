import type { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { openReopening, REOPEN_EVERY_MS } from './reopening.ts'

/** A client whose databases do nothing but count: each answers its own number. */
async function opened() {
  const state = { at: 50_000, obstacle: undefined as Error | undefined, broken: undefined as Error | undefined }
  const crashes: ((cause: Error) => void)[] = []
  const closed: number[] = []
  const reported: Error[] = []
  const client = await openReopening({
    start: async (onCrash) => {
      const number = crashes.push(onCrash)
      if (state.broken) throw state.broken
      const answer = async () => number
      const close = async () => void closed.push(number)
      return { query: answer, exec: answer, transaction: answer, close } as unknown as PGlite
    },
    obstacle: () => state.obstacle,
    onError: (error) => reported.push(error),
    clock: () => state.at,
  })
  return { client, state, crashes, closed, reported }
}

const crash = new Error('PANIC')

test('a database that has stopped is opened again three seconds later, and refuses until then', async () => {
  const { client, state, crashes, reported } = await opened()
  expect(await client.query('select 1')).toBe(1)
  crashes[0]?.(crash)
  expect(reported).toEqual([crash])
  state.at += REOPEN_EVERY_MS - 1
  await expect(client.query('select 1')).rejects.toBe(crash)
  state.at += 1
  expect(await client.query('select 1')).toBe(2)
  expect(await client.exec('select 1')).toBe(2)
  expect(await client.transaction(async () => 7)).toBe(2)
  // The one before is not heard any more.
  crashes[0]?.(crash)
  expect(await client.query('select 1')).toBe(2)
  expect(reported).toEqual([crash])
})

test('while there is an obstacle, no attempt is made', async () => {
  const { client, state, crashes } = await opened()
  crashes[0]?.(crash)
  state.at += REOPEN_EVERY_MS
  state.obstacle = new Error('The disk is full.')
  await expect(client.query('select 1')).rejects.toBe(state.obstacle)
  expect(crashes).toHaveLength(1)
  state.obstacle = undefined
  expect(await client.query('select 1')).toBe(2)
})

test('a failed attempt is reported, and the next one waits again', async () => {
  const { client, state, crashes, reported } = await opened()
  crashes[0]?.(crash)
  state.at += REOPEN_EVERY_MS
  state.broken = new Error('still broken')
  await expect(client.query('select 1')).rejects.toBe(state.broken)
  expect(reported).toEqual([crash, state.broken])
  const { broken } = state
  state.broken = undefined
  await expect(client.query('select 1')).rejects.toBe(broken)
  expect(crashes).toHaveLength(2)
  state.at += REOPEN_EVERY_MS
  expect(await client.query('select 1')).toBe(3)
})

test('closing closes a running database, and not a stopped one', async () => {
  const one = await opened()
  await one.client.close()
  expect(one.closed).toEqual([1])
  const other = await opened()
  other.crashes[0]?.(crash)
  await other.client.close()
  expect(other.closed).toEqual([])
})
