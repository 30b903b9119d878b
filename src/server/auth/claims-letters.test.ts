import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAddress, aProvider, codeIn, linkTokenIn, type TestProvider } from '#tests/auth-provider.ts'
import { one_time_tokens } from './tables.ts'

const password = 'correct horse battery'

async function anUnconfirmed(provider: TestProvider) {
  const email = anAddress()
  await provider.post('/signup', { email, password })
  const letter = await provider.letterTo(email)
  return { email, letter, code: codeIn(letter), link: linkTokenIn(letter) }
}

/** The answer without what differs between any two people: ids, moments and the address. */
function shapeOf({ status, body }: { status: number; body: unknown }) {
  const shape = JSON.stringify(body).replace(/[\w-]+@example\.org|[0-9a-f-]{36}|\d{4}-[\d-]+T[\d:.]+Z/g, '…')
  return { status, shape }
}

test('claim 5: /recover, /resend and /signup answer a known and an unknown address alike, again and again', async () => {
  const provider = await aProvider()
  const known = (await provider.aPerson()).email
  const waiting = (await anUnconfirmed(provider)).email
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

test('claim 5: within a minute a second letter stays away without a word', async () => {
  const provider = await aProvider()
  const { email } = await provider.aPerson()
  const before = (await provider.lettersTo(email)).length
  for (let round = 0; round < 5; round++) expect((await provider.post('/recover', { email })).status).toBe(200)
  expect(await provider.lettersTo(email)).toHaveLength(before + 1)
  provider.advance(61)
  await provider.post('/recover', { email })
  expect(await provider.lettersTo(email)).toHaveLength(before + 2)
})

test('claim 5: letters leave after the answer', async () => {
  const provider = await aProvider()
  const { email } = await provider.aPerson()
  await provider.auth.settle()
  let answered = false
  const seen: boolean[] = []
  const send = provider.letters.push.bind(provider.letters)
  provider.letters.push = (...letters) => {
    seen.push(answered)
    return send(...letters)
  }
  const answer = await provider.auth.request('/recover', { method: 'POST', body: JSON.stringify({ email }) })
  answered = true
  expect(answer.status).toBe(200)
  await provider.auth.settle()
  expect(seen).toEqual([true])
})

test('claim 5: a sign-up neither changes the password nor the data of an account that waits for its letter', async () => {
  const provider = await aProvider()
  const { email } = await anUnconfirmed(provider)
  await provider.post('/signup', { email, password: 'a stranger was here', data: { full_name: 'Mallory' } })
  provider.advance(61)
  await provider.post('/resend', { type: 'signup', email })
  const token = codeIn(await provider.letterTo(email))
  const { body } = await provider.post('/verify', { type: 'signup', email, token })
  expect((body.user as { user_metadata: unknown }).user_metadata).toEqual({})
  expect((await provider.signIn(email, 'a stranger was here')).status).toBe(400)
  expect((await provider.signIn(email, password)).status).toBe(200)
})

test('somebody who signs up twice is told by letter that they have an account', async () => {
  const provider = await aProvider()
  const { email } = await provider.aPerson()
  provider.advance(61)
  await provider.post('/signup', { email, password })
  const letter = await provider.letterTo(email)
  expect(letter.subject).toContain('already have an account')
  expect(codeIn(letter)).toBe('')
})

test('claim 7: a code is dead after five wrong tries from anywhere, and the link beside it lives', async () => {
  const provider = await aProvider()
  const { email, code, link } = await anUnconfirmed(provider)
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
  const { email, code } = await anUnconfirmed(provider)
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
  const { email, code } = await anUnconfirmed(provider)
  const posts = Array.from({ length: 50 }, () => provider.post('/verify', { type: 'signup', email, token: code }))
  const statuses = (await Promise.all(posts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('claim 8: of fifty posts of one link at once, one is taken', async () => {
  const provider = await aProvider()
  const { link } = await anUnconfirmed(provider)
  const posts = Array.from({ length: 50 }, () => provider.post('/verify', { type: 'signup', token_hash: link }))
  const statuses = (await Promise.all(posts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('claim 8: a code lives ten minutes at most, whatever the operator says; the link lives longer', async () => {
  const provider = await aProvider({ codeSeconds: 86_400 })
  const { email, code, link, letter } = await anUnconfirmed(provider)
  expect(letter.text).toContain('10 minutes')
  provider.advance(601)
  expect((await provider.post('/verify', { type: 'signup', email, token: code })).status).toBe(403)
  expect((await provider.post('/verify', { type: 'signup', token_hash: link })).status).toBe(200)
})

test('claim 8: a link is over after its day', async () => {
  const provider = await aProvider()
  const { link } = await anUnconfirmed(provider)
  provider.advance(86_401)
  expect((await provider.post('/verify', { type: 'signup', token_hash: link })).body.code).toBe('otp_expired')
})

test('claim 8: the newest letter is the one that counts, and neither half of it is kept as it was sent', async () => {
  const provider = await aProvider()
  const first = await anUnconfirmed(provider)
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

test('claim 8: a proof counts for its own purpose alone', async () => {
  const provider = await aProvider()
  const { email, code, link } = await anUnconfirmed(provider)
  for (const type of ['recovery', 'email_change', 'magiclink', 'invite']) {
    expect((await provider.post('/verify', { type, token_hash: link })).status).toBe(403)
    expect((await provider.post('/verify', { type, email, token: code })).status).toBe(403)
  }
  const other = await anUnconfirmed(provider)
  expect((await provider.post('/verify', { type: 'signup', email: other.email, token: code })).status).toBe(403)
})

test('claim 9: link tokens are 256 random bits that have nothing to do with address or code', async () => {
  const provider = await aProvider()
  const tokens = new Set<string>()
  for (let letter = 0; letter < 10; letter++) tokens.add((await anUnconfirmed(provider)).link)
  expect(tokens.size).toBe(10)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('claim 10: opening a mailed link spends nothing, neither on the page nor at the provider', async () => {
  const provider = await aProvider()
  const { email, letter, code, link } = await anUnconfirmed(provider)
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

test('claim 10: where the operator wants links to act at once, GET signs in by the fragment and HEAD spends nothing', async () => {
  const provider = await aProvider({ linksActOnGet: true })
  const { link } = await anUnconfirmed(provider)
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

test('a new password for an account nobody confirmed does away with the one a stranger chose', async () => {
  const provider = await aProvider()
  const { email } = await anUnconfirmed(provider)
  await provider.post('/recover', { email })
  const token_hash = linkTokenIn(await provider.letterTo(email))
  expect((await provider.post('/verify', { type: 'recovery', token_hash })).status).toBe(200)
  expect((await provider.signIn(email, password)).body.code).toBe('invalid_credentials')
})

test('claim 26: where the operator asks for it, an old session needs the mailed code to change its password', async () => {
  const provider = await aProvider({ requireReauthentication: true })
  const { accessToken, refreshToken, email } = await provider.aPerson()
  const early = await provider.call('PUT', '/user', { password: 'a second password' }, { token: accessToken })
  expect(early.status).toBe(200)
  provider.advance(86_400)
  const token = (await provider.refresh(refreshToken)).body.access_token as string
  const bare = await provider.call('PUT', '/user', { password: 'a third password' }, { token })
  expect(bare).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } })
  expect((await provider.call('GET', '/reauthenticate', undefined, { token })).status).toBe(200)
  const nonce = codeIn(await provider.letterTo(email))
  const wrong = await provider.call('PUT', '/user', { password: 'a third password', nonce: 'x' }, { token })
  expect(wrong).toMatchObject({ status: 422, body: { code: 'reauthentication_not_valid' } })
  const right = await provider.call('PUT', '/user', { password: 'a third password', nonce }, { token })
  expect(right.status).toBe(200)
  const reused = await provider.call('PUT', '/user', { password: 'a fourth password', nonce }, { token })
  expect(reused.body.code).toBe('reauthentication_not_valid')
})

test('claim 26: where the operator asks for it, the current password is needed, except after a letter', async () => {
  const provider = await aProvider({ requireCurrentPassword: true })
  const { email, password: current } = await provider.aPerson()
  const token = (await provider.signIn(email, current)).body.access_token as string
  const put = (body: object) => provider.call('PUT', '/user', body, { token })
  expect((await put({ password: 'a second password' })).body.code).toBe('current_password_required')
  const wrong = await put({ password: 'a second password', current_password: 'not it' })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'current_password_invalid' } })
  expect((await put({ password: current, current_password: current })).body.code).toBe('same_password')
  expect((await put({ password: 'a second password', current_password: current })).status).toBe(200)
  await provider.post('/recover', { email })
  const recovered = await provider.post('/verify', {
    type: 'recovery',
    email,
    token: codeIn(await provider.letterTo(email)),
  })
  const byLetter = { token: recovered.body.access_token as string }
  expect((await provider.call('PUT', '/user', { password: 'a third password' }, byLetter)).status).toBe(200)
})

test('claim 19: a new password kills the links and codes of letters on their way', async () => {
  const provider = await aProvider()
  const { email, accessToken, userId } = await provider.aPerson()
  await provider.post('/recover', { email })
  const token_hash = linkTokenIn(await provider.letterTo(email))
  await provider.call('PUT', '/user', { password: 'a second password' }, { token: accessToken })
  const rows = await provider.db.select().from(one_time_tokens).where(eq(one_time_tokens.user_id, userId))
  expect(rows).toEqual([])
  expect((await provider.post('/verify', { type: 'recovery', token_hash })).body.code).toBe('otp_expired')
})

test('of two people who claim one new address at once, one gets it and the other reads that it is taken', async () => {
  const provider = await aProvider({ secureEmailChange: false })
  for (let round = 0; round < 8; round++) {
    const email = anAddress()
    for (const { accessToken } of [await provider.aPerson(), await provider.aPerson()])
      expect((await provider.call('PUT', '/user', { email }, { token: accessToken })).status).toBe(200)
    const links = (await provider.lettersTo(email)).map(linkTokenIn)
    expect(links).toHaveLength(2)
    const answers = await Promise.all(
      links.map((token_hash) => provider.post('/verify', { type: 'email_change', token_hash })),
    )
    const [got, refused] = answers.toSorted((one, other) => one.status - other.status)
    expect([got?.status, refused?.status, refused?.body.code]).toEqual([200, 422, 'email_exists'])
  }
})
