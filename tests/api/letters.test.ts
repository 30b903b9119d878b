import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { TestClock } from 'pg-boss'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import type { OpenDatabase, RunSql } from '#server/db/database.ts'
import { letters } from '#server/db/tables.ts'
import type { JobState } from '#server/health/handlers.ts'
import { createLog } from '#server/http/log/log.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createDelivery } from '#server/mail/delivery.ts'
import type { Carrier } from '#server/mail/letter.ts'
import { openSmtp } from '#server/mail/smtp.ts'
import { putLetter } from '#server/mail/store.ts'
import { anApp } from '#tests/support/server/app.ts'
import { testDatabase } from '#tests/support/server/database.ts'
import { lettersIn } from '#tests/support/server/letters.ts'
import { aMailServer } from '#tests/support/server/mail-server.ts'

const hour = 60 * 60 * 1000
const STEP_MS = 15_000
const onPostgres = inject('emptyPGlite') === undefined

let shared: Promise<OpenDatabase> | undefined
afterAll(async () => (await shared)?.close())

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  await (await shared)?.db.delete(letters)
})

/** Checks again and again; the time limit is enough for a busy machine. */
const eventually = <T>(look: () => T) => expect.poll(look, { interval: 20, timeout: 20_000 })

test('a letter is delivered as soon as it is committed, and then deleted', async () => {
  const { office, server } = await anOffice()
  const email = await office.post()
  office.jobs.lettersWait()
  await eventually(() => server.lettersTo(email)).toHaveLength(1)
  await eventually(() => lettersIn(office.db, email)).toEqual([])
})

test('a letter that was committed when its process ended is delivered at the next start', async () => {
  const { office, server } = await anOffice({ isStarted: false })
  const email = await office.post()
  office.jobs.start([])
  await eventually(() => server.lettersTo(email)).toHaveLength(1)
})

test('a letter of a failed transaction is not delivered', async () => {
  const { office, server } = await anOffice()
  await expect(
    office.db.transaction(async (tx) => {
      await office.post({ tx })
      throw new Error('too late')
    }),
  ).rejects.toThrow('too late')
  const email = await office.post()
  office.jobs.lettersWait()
  await eventually(() => server.lettersTo(email)).toHaveLength(1)
  expect(server.letters).toHaveLength(1)
})

test('a decoy is processed and not delivered', async () => {
  const { office, server } = await anOffice()
  await office.post({ isDecoy: true })
  const email = await office.post()
  office.jobs.lettersWait()
  await eventually(() => server.lettersTo(email)).toHaveLength(1)
  await eventually(() => office.letterCount()).toBe(0)
  expect(server.letters).toHaveLength(1)
})

test('a letter that the mail server refuses for good is dropped, and the log says so without an address', async () => {
  const { office, server } = await anOffice()
  server.setBehaviour({ refuses: 550, at: 'RCPT TO' })
  const email = await office.post()
  office.jobs.lettersWait()
  await eventually(() => office.letterCount()).toBe(0)
  expect(office.logged.join('')).toContain('A letter was dropped: the mail server refused it.')
  expect(office.logged.join('')).not.toMatch(new RegExp(`${email}|ada@example|secret`))
})

test('stopping waits for the letter that is being delivered', async () => {
  const order: string[] = []
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const carrier: Carrier = {
    carry: async () => {
      order.push('begun')
      await arrival
      order.push('delivered')
    },
    rehearse: async () => undefined,
  }
  const { office } = await anOffice({ carrier })
  await office.post()
  office.jobs.lettersWait()
  await eventually(() => order).toEqual(['begun'])
  const stopped = office.jobs.stop().then(() => order.push('stopped'))
  // Time enough for everything else that stopping does.
  for (let look = 0; look < 50; look += 1) expect(await office.letterCount()).toBe(1)
  arrive()
  await stopped
  expect(order).toEqual(['begun', 'delivered', 'stopped'])
  expect(await office.letterCount()).toBe(0)
})

test('a server is ready while its jobs start, and not ready if they cannot start', async () => {
  let state: JobState = 'start'
  const app = await anApp({ jobState: () => state })
  closing.push(app.close)
  const ready = async () => {
    const answer = await fetch(`${app.url}/readyz`)
    return [answer.status, ((await answer.json()) as { jobs: string }).jobs]
  }
  expect(await ready()).toEqual([200, 'start'])
  state = 'do not run'
  expect(await ready()).toEqual([503, 'do not run'])
  expect(await app.operate(['health'])).toMatchObject({
    output: expect.stringContaining('jobs: do not run'),
    exitCode: 1,
  })
  state = 'run'
  expect(await ready()).toEqual([200, 'run'])
})

test.skipIf(onPostgres)('jobs that cannot start are started again later, and no letter is lost', async () => {
  const clock = new TestClock()
  let isBroken = true
  const { office, server } = await anOffice({
    clock,
    isStarted: false,
    before: async () => {
      if (isBroken) throw new Error('no connection')
    },
  })
  const email = await office.post()
  office.jobs.start([])
  await eventually(office.jobs.state).toBe('do not run')
  isBroken = false
  await clock.tick(5_000)
  await eventually(office.jobs.state).toBe('run')
  await eventually(() => server.lettersTo(email)).toHaveLength(1)
})

test.runIf(onPostgres)('each letter is delivered by one of several processes on one database', async () => {
  const { office, server, another } = await anOffice()
  const others = await Promise.all([another(), another()])
  const emails = await Promise.all(Array.from({ length: 60 }, () => office.post()))
  for (const { jobs } of [office, ...others]) jobs.lettersWait()
  await eventually(() => office.letterCount()).toBe(0)
  expect(server.letters.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(emails.toSorted())
})

// On the embedded database alone: it has one session, so the test's clock applies to all of it.
test.skipIf(onPostgres)('a mail server that is down for an hour delays letters, and none is lost', async () => {
  const clock = new TestClock()
  const { office, server } = await anOffice({ clock })
  await server.close()
  closing.splice(closing.indexOf(server.close), 1)
  const emails = await Promise.all(Array.from({ length: 12 }, () => office.post({ expiresInMs: 24 * hour })))
  office.jobs.lettersWait()
  await eventually(() => office.logged.join('')).toContain('A letter could not be delivered.')
  await office.advance(hour)
  expect(await office.letterCount()).toBe(12)
  const mended = await aMailServer({ port: server.port })
  closing.push(mended.close)
  await office.advance(6 * 60 * 1000)
  await eventually(() => office.letterCount()).toBe(0)
  expect(mended.letters.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(emails.toSorted())
  const lines = office.logged.filter((line) => line.includes('could not be delivered'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('ECONNREFUSED')
  const recoveries = office.logged.filter((line) => line.includes('Letters are delivered again.'))
  expect(recoveries).toHaveLength(1)
})

test.skipIf(onPostgres)(
  'a letter that fails while another is delivered is tried again after nine seconds',
  async () => {
    const clock = new TestClock()
    const left: string[] = []
    const failed = new Set<string>()
    const carrier: Carrier = {
      carry: async ({ to }) => {
        if (to === late && !failed.has(to)) {
          failed.add(to)
          throw new Error('greylisted')
        }
        left.push(to)
      },
      rehearse: async () => undefined,
    }
    const { office } = await anOffice({ clock, carrier })
    const [prompt, late] = [await office.post(), await office.post()]
    office.jobs.lettersWait()
    const waiting = sql`select id from pgboss.job where name = 'letters' and state = 'retry'`
    await eventually(async () => (await office.db.execute(waiting)) as unknown).toMatchObject({ rows: [{}] })
    expect(left).toEqual([prompt])
    await office.advance(10_000)
    await eventually(() => left).toEqual([prompt, late])
  },
)

test.skipIf(onPostgres)(
  'a letter that expires before it can be delivered is dropped, with one line in the log',
  async () => {
    const clock = new TestClock()
    const { office, server } = await anOffice({ clock })
    server.setBehaviour({ refuses: 451 })
    const email = await office.post({ expiresInMs: hour })
    office.jobs.lettersWait()
    await eventually(() => server.attempts()).toBe(1)
    await office.advance(hour - 1)
    expect(await office.letterCount()).toBe(1)
    await office.advance(6 * 60 * 1000)
    expect(await office.letterCount()).toBe(0)
    // The time between two tries doubles up to five minutes.
    expect(server.attempts()).toBeGreaterThan(10)
    expect(server.attempts()).toBeLessThan(25)
    const lines = office.logged.filter((line) => line.includes('was dropped'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toMatch(new RegExp(`${email}|secret`))
  },
)

test.skipIf(onPostgres)('a letter whose process ended during its delivery is delivered at the next start', async () => {
  const begun: string[] = []
  const hanging: Carrier = {
    carry: ({ to }) => new Promise(() => void begun.push(to)),
    rehearse: async () => undefined,
  }
  const { office, server, another } = await anOffice({ carrier: hanging, isAbandoned: true })
  const email = await office.post()
  office.jobs.lettersWait()
  await eventually(() => begun).toEqual([email])
  await another()
  await eventually(() => server.lettersTo(email)).toHaveLength(1)
})

// Treated as PostgreSQL, where a process that starts cannot know whether others run.
test.skipIf(onPostgres)('a letter of a killed process is delivered by another process within a minute', async () => {
  const begun: string[] = []
  const hanging: Carrier = {
    carry: ({ to }) => new Promise(() => void begun.push(to)),
    rehearse: async () => undefined,
  }
  // Its clock does not move, so it does nothing more.
  const killed = { carrier: hanging, isAbandoned: true, clock: new TestClock(), kind: 'postgres' } as const
  const { office, server, another } = await anOffice(killed)
  const email = await office.post()
  office.jobs.lettersWait()
  await eventually(() => begun).toEqual([email])
  const other = await another({ clock: new TestClock(), kind: 'postgres' })
  expect(server.lettersTo(email)).toEqual([])
  await other.advance(60_000)
  await eventually(() => server.lettersTo(email)).toHaveLength(1)
})

type Options = {
  clock?: TestClock
  /** Treats the database as one of this kind. */
  kind?: OpenDatabase['kind']
  carrier?: Carrier
  /** Runs before each of pg-boss's statements. */
  before?: () => Promise<void>
  isStarted?: boolean
  isAbandoned?: boolean
}

/**
 * Letters and the jobs that deliver them to a mail server. An abandoned one is never stopped, as if its process had been
 * killed, and has another database.
 */
async function anOffice({ clock, kind, carrier, before, isStarted = true, isAbandoned = false }: Options = {}) {
  const server = await aMailServer()
  closing.push(server.close)
  if (!isAbandoned) shared ??= testDatabase()
  const opened = await (isAbandoned ? testDatabase() : shared)
  if (!opened) throw new Error('There is no database')
  const runSql: RunSql = async (text, values) => {
    await before?.()
    return opened.runSql(text, values)
  }
  const database = { ...opened, kind: kind ?? opened.kind, runSql }
  const smtp = openSmtp({ url: server.url, from: 'hello@pacewright.test' })
  const startOffice = async (office: Office) => {
    office.jobs.start([])
    await eventually(office.jobs.state).toBe('run')
    return office
  }
  const office = officeOf(database, carrier ?? smtp, clock)
  if (!isAbandoned) closing.push(office.jobs.stop)
  if (isStarted) await startOffice(office)
  const another = async (options: Pick<Options, 'clock' | 'kind'> = {}) => {
    const other = officeOf({ ...database, kind: options.kind ?? database.kind }, smtp, options.clock)
    closing.push(other.jobs.stop)
    return startOffice(other)
  }
  return { office, server, another }
}

type Office = ReturnType<typeof officeOf>

function officeOf(database: OpenDatabase, carrier: Carrier, clock?: TestClock) {
  const logged: string[] = []
  const log = createLog('info', { write: (line) => void logged.push(line) })
  const now = () => new Date(clock ? clock.now() : Date.now())
  const { db } = database
  const delivery = createDelivery({ db, carrier, now, log })
  const underWay = new Set<Promise<void>>()
  const deliver = (id: string) => {
    const delivered = delivery(id).finally(() => underWay.delete(delivered))
    underWay.add(delivered)
    return delivered
  }
  const jobs = createJobs({ database, deliver, log, ...(clock ? { clock } : {}) })
  return {
    db,
    jobs,
    logged,
    /** Moves the clock in steps, and waits in each until the letters under way are delivered. */
    advance: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += STEP_MS) {
        await clock?.tick(Math.min(STEP_MS, ms - passed))
        while (underWay.size > 0) await Promise.allSettled(underWay)
      }
    },
    /** The number of letters that wait. */
    letterCount: async () => db.$count(letters),
    /** Stores a letter to a new address; returns the address. */
    post: async ({ tx = db, isDecoy = false, expiresInMs = hour } = {}) => {
      const to = `${randomUUID()}@example.org`
      const content = {
        to,
        subject: 'Hello',
        text: 'a secret',
        html: '<p>a secret</p>',
        link: 'http://localhost/secret',
      }
      await putLetter(tx, { ...content, isDecoy, expiresAt: new Date(now().getTime() + expiresInMs) }, now())
      return to
    },
  }
}
