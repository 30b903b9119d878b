import { sql } from 'drizzle-orm'
import { expect, type TestContext, test } from 'vitest'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { causesOf, isUnavailable } from '#server/db/unavailable.ts'
import { onlyOnce } from '../e2e/only-once.ts'
import { newDatabase } from './new-database.ts'
import { startProxy } from './proxy.ts'

// A fraction of the product's, and enough for a busy machine.
const within = { connections: 4, connectMs: 2000, statementMs: 1000, silenceMs: 1500 }

/** A pool that reaches its database by a proxy. */
async function behindAProxy({ onTestFinished }: TestContext) {
  const url = new URL(await newDatabase({ isMigrated: true }))
  const proxy = await startProxy(Number(url.port))
  url.port = String(proxy.port)
  const { db, close } = await openPostgres(url.href, { onError: () => undefined, within })
  const closeOnce = onlyOnce(close)
  onTestFinished(async () => {
    await closeOnce()
    await proxy.close()
  })
  return { proxy, db, reads: () => db.execute(sql`select 1`), close: closeOnce }
}

const troubleOf = (asked: PromiseLike<unknown>) =>
  asked.then(
    () => 'an answer',
    (error: unknown) => error,
  )

test.concurrent('a connection that goes silent is given up, and the next query has one that works', async (context) => {
  const { proxy, reads } = await behindAProxy(context)
  // Every connection of a full pool.
  await Promise.all(Array.from({ length: 8 }, reads))
  proxy.silence()
  const reported = await Promise.all(Array.from({ length: 4 }, () => troubleOf(reads())))
  expect(reported.filter(isUnavailable)).toHaveLength(4)
  await Promise.all(Array.from({ length: 8 }, reads))
})

test.concurrent.for(['begin', 'work', 'commit'])(
  'a transaction whose connection goes silent at its %s gives the pool nothing broken',
  async (moment, context) => {
    const { proxy, db, reads } = await behindAProxy(context)
    await Promise.all(Array.from({ length: 8 }, reads))
    if (moment === 'begin') proxy.silence()
    const asked = Array.from({ length: 6 }, () =>
      troubleOf(
        db.transaction(async (within) => {
          if (moment === 'work') proxy.silence()
          await within.execute(sql`select 1`)
          if (moment === 'commit') proxy.silence()
        }),
      ),
    )
    await Promise.all(asked)
    await Promise.all(Array.from({ length: 8 }, reads))
    await Promise.all(Array.from({ length: 8 }, () => db.transaction((within) => within.execute(sql`select 1`))))
  },
)

test.concurrent('while nothing can be reached every query is refused in time, and all is well at once when it can', async (context) => {
  const { proxy, db, reads } = await behindAProxy(context)
  await reads()
  for (const away of [
    { begin: () => proxy.stop(), end: () => proxy.start() },
    { begin: () => proxy.silenceAll(true), end: () => proxy.silenceAll(false) },
  ]) {
    await away.begin()
    const asked = [reads(), db.transaction((within) => within.execute(sql`select 1`)), reads()]
    for (const error of await Promise.all(asked.map(troubleOf))) expect(isUnavailable(error)).toBe(true)
    await away.end()
    await Promise.all(Array.from({ length: 8 }, reads))
  }
})

test.concurrent('a connection that breaks in the middle of a transaction ends the transaction and not the process', async (context) => {
  const { proxy, db, reads } = await behindAProxy(context)
  const error = await troubleOf(
    db.transaction(async (within) => {
      await proxy.stop()
      await within.execute(sql`select 1`)
    }),
  )
  expect(isUnavailable(error)).toBe(true)
  await proxy.start()
  await reads()
})

test.concurrent('a statement that takes too long is given up by PostgreSQL, and a lock its client left is free again', async (context) => {
  const { proxy, db } = await behindAProxy(context)
  const error = await troubleOf(db.execute(sql`select pg_sleep(30)`))
  expect(isUnavailable(error)).toBe(true)
  expect(causesOf(error).at(-1)?.code).toBe('57014')
  await db.execute(sql`create table held (n int)`)
  // Its client is gone without a word, in the middle of a transaction that holds the table.
  await troubleOf(
    db.transaction(async (within) => {
      await within.execute(sql`lock table held`)
      proxy.silence()
      await within.execute(sql`select 1`)
    }),
  )
  // Each try waits for the lock as long as a statement may take.
  let tries = 0
  while (tries < 20 && isUnavailable(await troubleOf(db.execute(sql`insert into held values (1)`)))) tries += 1
  expect(tries).toBeLessThan(20)
})

test.concurrent('what is wrong with a query is no outage', async (context) => {
  const { db } = await behindAProxy(context)
  for (const wrong of [sql`select nonsense`, sql`select 1 / 0`, sql`insert into athletes (id) values (null)`])
    expect(isUnavailable(await troubleOf(db.execute(wrong)))).toBe(false)
})

test.concurrent('the pool closes while its connections are silent', async (context) => {
  const { proxy, db, reads, close } = await behindAProxy(context)
  await reads()
  proxy.silenceAll(true)
  const asked = troubleOf(db.transaction((within) => within.execute(sql`select 1`)))
  await close()
  expect(isUnavailable(await asked)).toBe(true)
})
