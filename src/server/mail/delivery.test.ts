import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/server/database.ts'
import { letters } from '../db/tables.ts'
import { createLog } from '../http/log/log.ts'
import { createDelivery, DeliveryFailed } from './delivery.ts'
import { type Carrier, type Letter, LetterRefused, type Outgoing } from './letter.ts'
import { putLetter } from './store.ts'

const { db, close } = await testDatabase()
afterAll(close)

const now = new Date('2026-03-14T10:00:00Z')
const letter = { to: 'ada@example.org', subject: 'Hello', text: 'a secret', html: '<p>a secret</p>' }

/** Delivers one letter by a carrier that may throw; tells what became of it. */
async function delivered(of: Partial<Outgoing> = {}, thrown?: Error) {
  const handed: string[] = []
  const contents: Letter[] = []
  const hand = (way: string) => async (content: Letter) => {
    handed.push(way)
    contents.push(content)
    if (thrown) throw thrown
  }
  const carrier: Carrier = { carry: hand('carried'), rehearse: hand('rehearsed') }
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  await db.delete(letters)
  await putLetter(db, { ...letter, expiresAt: new Date(now.getTime() + 1), ...of }, now)
  const [row] = await db.select().from(letters)
  const deliver = createDelivery({ db, carrier, now: () => now, log })
  const failure: unknown = await deliver(row?.id ?? '').catch((error: unknown) => error)
  return { handed, contents, failure, log: lines.join(''), left: await db.$count(letters) }
}

test('a letter is delivered until it expires, and deleted', async () => {
  expect(await delivered()).toMatchObject({ handed: ['carried'], failure: undefined, log: '', left: 0 })
})

test('a letter is delivered as it was written, with its link if it has one', async () => {
  const link = 'http://localhost:3000/auth/confirm'
  expect((await delivered({ link })).contents).toMatchObject([{ ...letter, link }])
  const [without] = (await delivered()).contents
  expect(without).toMatchObject(letter)
  expect(without).not.toHaveProperty('link')
})

test('an expired letter is dropped, which the log says of a letter and not of a decoy', async () => {
  const dropped = await delivered({ expiresAt: now })
  expect(dropped).toMatchObject({ handed: [], failure: undefined, left: 0 })
  expect(dropped.log).toContain('A letter was dropped: it could not be delivered in time.')
  expect(dropped.log).toContain('"subject":"Hello"')
  expect(await delivered({ expiresAt: now, isDecoy: true })).toMatchObject({
    handed: [],
    failure: undefined,
    log: '',
    left: 0,
  })
})

test('a decoy is rehearsed', async () => {
  expect(await delivered({ isDecoy: true })).toMatchObject({ handed: ['rehearsed'], left: 0 })
})

test('a letter that is refused for good is dropped, with what the server said', async () => {
  const cause = Object.assign(new Error('No, <ada@example.org>'), { command: 'RCPT TO', responseCode: 550 })
  const { handed, failure, log, left } = await delivered({}, new LetterRefused('refused', { cause }))
  expect({ handed, failure, left }).toEqual({ handed: ['carried'], failure: undefined, left: 0 })
  expect(JSON.parse(log)).toMatchObject({
    command: 'RCPT TO',
    responseCode: 550,
    msg: expect.stringMatching(/refused/),
  })
  expect(log).not.toContain('ada@example.org')
})

test.each([
  [
    { code: 'ESOCKET', errno: -111 },
    { code: 'ESOCKET', system: 'ECONNREFUSED' },
  ],
  [
    { code: 'ETIMEDOUT', command: 'CONN' },
    { code: 'ETIMEDOUT', command: 'CONN' },
  ],
  [{ responseCode: 451, errno: 0 }, { responseCode: 451 }],
  [{ errno: 111 }, {}],
])('a letter that fails with %j stays, and of the error only %j is told', async (told, said) => {
  const error = Object.assign(new Error('No, <ada@example.org>'), told)
  const { failure, log, left } = await delivered({}, error)
  expect(failure).toBeInstanceOf(DeliveryFailed)
  expect(failure).toMatchObject({ said })
  expect((failure as DeliveryFailed).said).toEqual(said)
  expect(String(failure)).not.toContain('ada@example.org')
  expect({ log, left }).toEqual({ log: '', left: 1 })
})

test('a letter that was delivered meanwhile is left alone', async () => {
  const deliver = createDelivery({
    db,
    carrier: {} as Carrier,
    now: () => now,
    log: createLog('silent'),
  })
  await expect(deliver('01900000-0000-7000-8000-000000000000')).resolves.toBeUndefined()
})
