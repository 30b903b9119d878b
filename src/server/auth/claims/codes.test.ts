import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aProvider, codeIn, linkTokenIn } from '#tests/support/server/auth-provider.ts'
import { one_time_tokens } from '../tables.ts'

test('claim 7: a code is void after five wrong tries from any network, and the link of the same letter still works', async () => {
  const provider = await aProvider()
  const { email, code, link } = await provider.anUnconfirmed()
  const wrong = code === '000000' ? '000001' : '000000'
  for (let guess = 0; guess < 5; guess++) {
    const address = `203.0.113.${guess}`
    const answer = await provider.post('/verify', { type: 'signup', email, token: wrong }, { address })
    expect(answer).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  }
  expect((await provider.post('/verify', { type: 'signup', email, token: code })).status).toBe(403)
  expect((await provider.post('/verify', { type: 'signup', token_hash: link })).status).toBe(200)
})

test('claim 7: wrong tries at the same moment are counted one by one', async () => {
  const provider = await aProvider()
  const { email, code } = await provider.anUnconfirmed()
  const wrong = Array.from({ length: 20 }, (_, index) =>
    String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
  )
  await Promise.all(wrong.map((token) => provider.post('/verify', { type: 'signup', email, token })))
  const [row] = await provider.db.select().from(one_time_tokens).where(eq(one_time_tokens.relates_to, email))
  expect(row?.wrong_tries).toBe(5)
  expect((await provider.post('/verify', { type: 'signup', email, token: code })).status).toBe(403)
})

test('claim 8: of fifty posts of one code at once, one is taken', async () => {
  const provider = await aProvider()
  const { email, code } = await provider.anUnconfirmed()
  const posts = Array.from({ length: 50 }, () => provider.post('/verify', { type: 'signup', email, token: code }))
  const statuses = (await Promise.all(posts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('claim 8: of fifty posts of one link at once, one is taken', async () => {
  const provider = await aProvider()
  const { link } = await provider.anUnconfirmed()
  const posts = Array.from({ length: 50 }, () => provider.post('/verify', { type: 'signup', token_hash: link }))
  const statuses = (await Promise.all(posts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('claim 8: a code is valid for at most ten minutes, whatever the setting; the link is valid longer', async () => {
  const provider = await aProvider({ codeSeconds: 86_400 })
  const { email, code, link, letter } = await provider.anUnconfirmed()
  expect(letter.text).toContain('10 minutes')
  provider.advance(601)
  expect((await provider.post('/verify', { type: 'signup', email, token: code })).status).toBe(403)
  expect((await provider.post('/verify', { type: 'signup', token_hash: link })).status).toBe(200)
})

test('claim 8: a link expires after a day', async () => {
  const provider = await aProvider()
  const { link } = await provider.anUnconfirmed()
  provider.advance(86_401)
  expect((await provider.post('/verify', { type: 'signup', token_hash: link })).body.code).toBe('otp_expired')
})

test('claim 8: only the newest letter counts, and its link and code are stored as hashes', async () => {
  const provider = await aProvider()
  const first = await provider.anUnconfirmed()
  provider.advance(61)
  await provider.post('/resend', { type: 'signup', email: first.email })
  const second = await provider.letterTo(first.email)
  const rows = await provider.db.select().from(one_time_tokens).where(eq(one_time_tokens.relates_to, first.email))
  expect(rows).toHaveLength(1)
  const kept = JSON.stringify(rows)
  expect(kept).not.toContain(linkTokenIn(second))
  expect(kept).not.toContain(codeIn(second))
  expect((await provider.post('/verify', { type: 'signup', token_hash: first.link })).status).toBe(403)
  expect((await provider.post('/verify', { type: 'signup', token_hash: linkTokenIn(second) })).status).toBe(200)
})

test('claim 8: a proof works only for its own purpose', async () => {
  const provider = await aProvider()
  const { email, code, link } = await provider.anUnconfirmed()
  for (const type of ['recovery', 'email_change', 'magiclink', 'invite']) {
    expect((await provider.post('/verify', { type, token_hash: link })).status).toBe(403)
    expect((await provider.post('/verify', { type, email, token: code })).status).toBe(403)
  }
  const other = await provider.anUnconfirmed()
  expect((await provider.post('/verify', { type: 'signup', email: other.email, token: code })).status).toBe(403)
})

test('claim 7: the code of a new letter works, however many wrong tries the one before had', async () => {
  const provider = await aProvider()
  const { email, code } = await provider.anUnconfirmed()
  const wrong = code === '000000' ? '000001' : '000000'
  for (let guess = 0; guess < 5; guess++) await provider.post('/verify', { type: 'signup', email, token: wrong })
  expect((await provider.post('/verify', { type: 'signup', email, token: code })).status).toBe(403)
  provider.advance(61)
  await provider.post('/resend', { type: 'signup', email })
  const token = codeIn(await provider.letterTo(email))
  expect((await provider.post('/verify', { type: 'signup', email, token })).status).toBe(200)
})
