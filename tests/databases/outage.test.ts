import { sql } from 'drizzle-orm'
import { expect, type TestContext, test } from 'vitest'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { causesOf, isUnavailable } from '#server/db/unavailable.ts'
import { onlyOnce } from '../e2e/only-once.ts'
import { newDatabase } from './new-database.ts'
import { startProxy } from './proxy.ts'

// A fraction of the product's limits, but enough for a busy machine.
const within = { connections: 4, connectMs: 2000, statementMs: 1000, silenceMs: 1500 }

/** A pool that reaches its database through a proxy. */
async function behindAProxy({ onTestFinished }: TestContext) {
  const url = new URL(await newDatabase({ isMigrated: true }))
  const proxy = await startProxy(Number(url.port))
  url.port = String(proxy.port)
  const errors: Error[] = []
  const { db, close } = await openPostgres(url.href, { onError: (error) => errors.push(error), within })
  const closeOnce = onlyOnce(close)
  onTestFinished(async () => {
    await closeOnce()
    await proxy.close()
  })
  return { proxy, db, errors, reads: () => db.execute(sql`select 1`), close: closeOnce }
}

const errorOf = (query: PromiseLike<unknown>) =>
  query.then(
    () => 'an answer',
    (error: unknown) => error,
  )

test.concurrent('a connection that goes silent is closed, and the next query gets one that works', async (context) => {
  const { proxy, reads } = await behindAProxy(context)
  // These open every connection of the pool.
  await Promise.all(Array.from({ length: 8 }, reads))
  proxy.silence()
  const reported = await Promise.all(Array.from({ length: 4 }, () => errorOf(reads())))
  expect(reported.filter(isUnavailable)).toHaveLength(4)
  await Promise.all(Array.from({ length: 8 }, reads))
})

test.concurrent.for(['begin', 'work', 'commit'])(
  'a transaction whose connection goes silent at its %s leaves no broken connection in the pool',
  async (moment, context) => {
    const { proxy, db, reads } = await behindAProxy(context)
    await Promise.all(Array.from({ length: 8 }, reads))
    if (moment === 'begin') proxy.silence()
    const asked = Array.from({ length: 6 }, () =>
      errorOf(
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

test.concurrent('without a network every query is refused in time, and with one every query works again at once', async (context) => {
  const { proxy, db, reads } = await behindAProxy(context)
  await reads()
  for (const away of [
    { begin: () => proxy.stop(), end: () => proxy.start() },
    { begin: () => proxy.silenceAll(true), end: () => proxy.silenceAll(false) },
  ]) {
    await away.begin()
    const asked = [reads(), db.transaction((within) => within.execute(sql`select 1`)), reads()]
    for (const error of await Promise.all(asked.map(errorOf))) expect(isUnavailable(error)).toBe(true)
    await away.end()
    await Promise.all(Array.from({ length: 8 }, reads))
  }
})

test.concurrent('a connection that breaks during a transaction ends the transaction and not the process', async (context) => {
  const { proxy, db, reads } = await behindAProxy(context)
  const error = await errorOf(
    db.transaction(async (within) => {
      await proxy.stop()
      await within.execute(sql`select 1`)
    }),
  )
  expect(isUnavailable(error)).toBe(true)
  await proxy.start()
  await reads()
})

test.concurrent('PostgreSQL cancels a statement that takes too long, and frees the lock of a client that is gone', async (context) => {
  const { proxy, db } = await behindAProxy(context)
  const error = await errorOf(db.execute(sql`select pg_sleep(30)`))
  expect(isUnavailable(error)).toBe(true)
  expect(causesOf(error).at(-1)?.code).toBe('57014')
  await db.execute(sql`create table held (n int)`)
  // The client goes silent during a transaction that has locked the table.
  await errorOf(
    db.transaction(async (within) => {
      await within.execute(sql`lock table held`)
      proxy.silence()
      await within.execute(sql`select 1`)
    }),
  )
  // Each try waits for the lock until the limit of a statement.
  let tries = 0
  while (tries < 20 && isUnavailable(await errorOf(db.execute(sql`insert into held values (1)`)))) tries += 1
  expect(tries).toBeLessThan(20)
})

test.concurrent('unused connections are closed before their silence counts as an error', async (context) => {
  const { proxy, errors, reads } = await behindAProxy(context)
  await Promise.all(Array.from({ length: 8 }, reads))
  await context.expect.poll(() => proxy.alive, { timeout: 20_000 }).toBe(0)
  context.expect(errors).toEqual([])
})

test.concurrent('an error of a query does not count as an outage', async (context) => {
  const { db } = await behindAProxy(context)
  for (const wrong of [sql`select nonsense`, sql`select 1 / 0`, sql`insert into athletes (id) values (null)`])
    expect(isUnavailable(await errorOf(db.execute(wrong)))).toBe(false)
})

test.concurrent('the pool closes while its connections are silent', async (context) => {
  const { proxy, db, reads, close } = await behindAProxy(context)
  await reads()
  proxy.silenceAll(true)
  const asked = errorOf(db.transaction((within) => within.execute(sql`select 1`)))
  await close()
  expect(isUnavailable(await asked)).toBe(true)
})
