import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { audit_log_entries, identities, letters, one_time_tokens, sessions, users } from '#server/db/tables.ts'
import { anAddress, aProvider, codeIn, type TestProvider } from '#tests/support/server/auth-provider.ts'
import { placeholderIds } from '../users/placeholder-account.ts'

const password = 'correct horse battery'

/** Counts, from now on, every row that the provider's tables gain, change or lose. */
async function countingWrites(db: Database) {
  await db.execute(sql`create sequence writes start 1`)
  await db.execute(
    sql`create function note_write() returns trigger language plpgsql as 'begin perform nextval(''writes''); return null; end'`,
  )
  for (const table of [users, identities, sessions, one_time_tokens, audit_log_entries, letters])
    await db.execute(
      sql`create trigger writes after insert or update or delete on ${table} for each row execute function note_write()`,
    )
  const count = async () => {
    const { rows } = (await db.execute(sql`select nextval('writes') as n`)) as unknown as { rows: { n: string }[] }
    return Number(rows[0]?.n)
  }
  return async (work: () => Promise<unknown>): Promise<number> => {
    const before = await count()
    await work()
    return (await count()) - before - 1
  }
}

/** The answer without what differs between any two people: ids, moments and the address. */
function shapeOf({ status, body }: { status: number; body: unknown }) {
  const shape = JSON.stringify(body).replace(/[\w-]+@example\.org|[0-9a-f-]{36}|\d{4}-[\d-]+T[\d:.]+Z/g, '…')
  return { status, shape }
}

test('claim 5: /recover, /resend and /signup answer a known and an unknown address alike, again and again', async () => {
  const provider = await aProvider()
  const known = (await provider.aPerson()).email
  const waiting = (await provider.anUnconfirmed()).email
  const requests = [
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
    ['/signup', { password, data: { full_name: 'Mallory' } }],
    ['/otp', { create_user: false }],
    ['/otp', {}],
  ] as const
  for (const [path, more] of requests)
    for (let round = 0; round < 2; round++) {
      const [forKnown, forWaiting, forUnknown] = [
        await provider.post(path, { email: known, ...more }),
        await provider.post(path, { email: waiting, ...more }),
        await provider.post(path, { email: anAddress(), ...more }),
      ]
      expect(shapeOf(forKnown)).toEqual(shapeOf(forUnknown))
      expect(shapeOf(forWaiting)).toEqual(shapeOf(forUnknown))
    }
})

test('claim 5: the ids of a sign-up that waits are as stable for a taken address as for a new one', async () => {
  const provider = await aProvider()
  const { email, userId } = await provider.aPerson()
  const ids = []
  for (let round = 0; round < 2; round++) ids.push((await provider.post('/signup', { email, password })).body.id)
  expect(ids[0]).toBe(ids[1])
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(ids[0]).not.toBe(userId)
  const fresh = anAddress()
  const first = await provider.post('/signup', { email: fresh, password })
  expect((await provider.post('/signup', { email: fresh, password })).body.id).toBe(first.body.id)
})

test('claim 5: within a minute no second letter is sent, and the answer is the same', async () => {
  const provider = await aProvider()
  const { email } = await provider.aPerson()
  const before = (await provider.lettersTo(email)).length
  for (let round = 0; round < 5; round++) expect((await provider.post('/recover', { email })).status).toBe(200)
  expect(await provider.lettersTo(email)).toHaveLength(before + 1)
  provider.advance(61)
  await provider.post('/recover', { email })
  expect(await provider.lettersTo(email)).toHaveLength(before + 2)
})

test('claim 5: of many simultaneous requests for one address one sends a letter, and all get the same answer', async () => {
  const provider = await aProvider()
  const { email } = await provider.aPerson()
  const before = (await provider.lettersTo(email)).length
  const answers = await Promise.all(Array.from({ length: 20 }, () => provider.post('/recover', { email })))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await provider.lettersTo(email)).toHaveLength(before + 1)
})

test('claim 5: letters are stored before their delivery is requested', async () => {
  const kept: number[] = []
  const provider: TestProvider = await aProvider(
    {},
    { lettersWait: async () => void kept.push((await provider.lettersTo(email)).length) },
  )
  const email = anAddress()
  expect((await provider.post('/signup', { email, password })).status).toBe(200)
  await expect.poll(() => kept).toEqual([1])
})

test('claim 5: a sign-up whose letter cannot be stored is refused, and leaves no account', async () => {
  const full = async () => {
    throw new Error('no space left')
  }
  const provider = await aProvider({}, { send: full })
  const email = anAddress()
  expect((await provider.post('/signup', { email, password })).status).toBeGreaterThanOrEqual(500)
  expect(await provider.db.select().from(users).where(eq(users.email, email))).toEqual([])
})

test('claim 5: an unknown address causes as many writes as a known one, whether or not a letter is due', async () => {
  const provider = await aProvider()
  const known = await provider.aPerson()
  const written = await countingWrites(provider.db)
  const changing = await provider.aPerson()
  await provider.call('PUT', '/user', { email: anAddress() }, { token: changing.accessToken })
  const waiting = await provider.anUnconfirmed()
  provider.advance(61)
  for (const [path, more, { email }] of [
    ['/recover', {}, known],
    ['/resend', { type: 'signup' }, waiting],
    ['/resend', { type: 'email_change' }, changing],
  ] as const) {
    const writes = (to: string) => written(() => provider.post(path, { email: to, ...more }))
    const [due, tooSoon, unknown] = [await writes(email), await writes(email), await writes(anAddress())]
    expect(due, path).toBeGreaterThanOrEqual(4)
    expect([tooSoon, unknown], path).toEqual([due, due])
  }
  const signUp = (email: string) => written(() => provider.post('/signup', { email, password }))
  const forNew = await signUp(anAddress())
  for (const { email } of [known, waiting]) expect([await signUp(email), await signUp(email)]).toEqual([forNew, forNew])
  const signIn = (email: string) => written(() => provider.signIn(email, 'a wrong guess'))
  expect([await signIn(known.email), await signIn(anAddress())]).toEqual([1, 1])
})

test('claim 5: unknown addresses do not wait for each other’s row lock: each writes to its own row', async () => {
  const provider = await aProvider()
  const arePlaceholders = inArray(users.id, placeholderIds)
  await provider.db.update(users).set({ recovery_sent_at: null }).where(arePlaceholders)
  const addresses = Array.from({ length: 40 }, anAddress)
  const rows = async () => {
    for (const email of addresses) await provider.post('/recover', { email })
    return provider.db.$count(users, and(arePlaceholders, isNotNull(users.recovery_sent_at)))
  }
  const first = await rows()
  expect(first).toBeGreaterThan(20)
  expect(await rows()).toBe(first)
})

test('claim 5: where no letter is due, a decoy is stored, whose link and code open nothing', async () => {
  const provider = await aProvider()
  const email = anAddress()
  await provider.post('/recover', { email })
  expect(await provider.lettersTo(email)).toEqual([])
  const [decoy] = await provider.db.select().from(letters).where(eq(letters.recipient, email))
  expect(decoy?.is_decoy).toBe(true)
  const token = /^\d{6}$/m.exec(decoy?.text ?? '')?.[0]
  const token_hash = new URL(decoy?.link ?? '').searchParams.get('token_hash')
  expect((await provider.post('/verify', { type: 'recovery', email, token })).status).toBe(403)
  expect((await provider.post('/verify', { type: 'recovery', token_hash })).status).toBe(403)
})

test('a second sign-up with one address sends a letter that says there is an account', async () => {
  const provider = await aProvider()
  const { email } = await provider.aPerson()
  provider.advance(61)
  await provider.post('/signup', { email, password })
  const letter = await provider.letterTo(email)
  expect(letter.subject).toContain('already have an account')
  expect(codeIn(letter)).toBe('')
})

test('claim 9: link tokens are 256 random bits, independent of address and code', async () => {
  const provider = await aProvider()
  const tokens = new Set<string>()
  for (let letter = 0; letter < 10; letter++) tokens.add((await provider.anUnconfirmed()).link)
  expect(tokens.size).toBe(10)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('claim 10: opening a mailed link does not use it up, neither on the page nor at the provider', async () => {
  const provider = await aProvider()
  const { email, letter, code, link } = await provider.anUnconfirmed()
  expect(letter.link).toBe(`http://localhost:3000/auth/confirm?token_hash=${link}&type=signup`)
  for (const method of ['GET', 'HEAD', 'GET']) {
    const opened = await provider.call(method, `/verify?token=${link}&type=signup&redirect_to=http://localhost:3000/x`)
    expect(opened.status).toBe(303)
    const target = new URL(opened.headers.get('location') ?? '')
    expect(target.origin + target.pathname).toBe('http://localhost:3000/auth/confirm')
    expect(Object.fromEntries(target.searchParams)).toEqual({
      token_hash: link,
      type: 'signup',
      next: '/x',
    })
  }
  expect((await provider.post('/verify', { type: 'signup', email, token: code })).status).toBe(200)
})

test('claim 10: with linksActOnGet, GET signs in by the fragment and HEAD does not use the link up', async () => {
  const provider = await aProvider({ linksActOnGet: true })
  const { link } = await provider.anUnconfirmed()
  await provider.call('HEAD', `/verify?token=${link}&type=signup`)
  const opened = await provider.call('GET', `/verify?token=${link}&type=signup`)
  const fragment = new URLSearchParams(new URL(opened.headers.get('location') ?? '').hash.slice(1))
  expect([...fragment.keys()]).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'sb',
    'token_type',
    'type',
  ])
  const again = await provider.call('GET', `/verify?token=${link}&type=signup`)
  expect(again.headers.get('location')).toContain('#error=access_denied&error_code=otp_expired')
})

test('claim 11: links carry the configured address whatever the request’s headers say', async () => {
  const provider = await aProvider()
  const email = anAddress()
  const headers = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'ftp',
    'x-forwarded-for': '6.6.6.6',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
    referer: 'https://evil.example/x',
  }
  await provider.post('/signup?redirect_to=https://evil.example/', { email, password }, { headers })
  const { link, text, html } = await provider.letterTo(email)
  expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/confirm\?/)
  expect(`${text}${html}`).not.toContain('evil')
})
