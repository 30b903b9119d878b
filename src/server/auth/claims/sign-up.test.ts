import { expect, test } from 'vitest'
import { anAddress, aProvider, codeIn, linkTokenIn, type TestProvider } from '#tests/support/server/auth-provider.ts'

const mine = { password: 'a long walk home', data: { full_name: 'Robin' } }
const theirs = { password: 'a stranger was here', data: { full_name: 'Mallory' } }

/** What the letter's link opens: status, name, and whether there is a password. */
async function opened(provider: TestProvider, link: string) {
  const { status, body } = await provider.post('/verify', { type: 'signup', token_hash: link })
  const { user_metadata, has_password } = (body.user ?? {}) as Record<string, unknown>
  return { status, data: user_metadata, has_password }
}

const signsIn = async (provider: TestProvider, email: string, { password }: { password: string }) =>
  (await provider.signIn(email, password)).status === 200

test.each([
  ['a stranger first', theirs, mine],
  ['a stranger second', mine, theirs],
])(
  'claim 31: of two sign-ups with a letter each, the earlier link and code die and neither password works: %s',
  async (_, first, second) => {
    const provider = await aProvider()
    const email = anAddress()
    await provider.post('/signup', { email, ...first })
    const earlier = await provider.letterTo(email)
    provider.advance(61)
    await provider.post('/signup', { email, ...second })
    const later = await provider.letterTo(email)

    expect(await provider.post('/verify', { type: 'signup', email, token: codeIn(earlier) })).toMatchObject({
      status: 403,
    })
    expect((await opened(provider, linkTokenIn(earlier))).status).toBe(403)
    for (const one of [mine, theirs]) expect(await signsIn(provider, email, one)).toBe(false)
    expect(await opened(provider, linkTokenIn(later))).toEqual({ status: 200, data: {}, has_password: false })
    for (const one of [mine, theirs]) expect(await signsIn(provider, email, one)).toBe(false)
  },
)

test('claim 31: the code of a later sign-up gives a session without a password, with which one is chosen', async () => {
  const provider = await aProvider()
  const email = anAddress()
  await provider.post('/signup', { email, ...mine })
  provider.advance(61)
  await provider.post('/signup', { email, ...theirs })
  const token = codeIn(await provider.letterTo(email))
  const { body } = await provider.post('/verify', { type: 'signup', email, token })
  expect(body.user).toMatchObject({ user_metadata: {}, has_password: false })
  const chosen = { password: 'my own long walk', data: mine.data }
  expect((await provider.call('PUT', '/user', chosen, { token: String(body.access_token) })).status).toBe(200)
  expect(await signsIn(provider, email, chosen)).toBe(true)
  expect(await signsIn(provider, email, theirs)).toBe(false)
})

test('claim 31: the letter of a sign-up that replaces another says so', async () => {
  const provider = await aProvider()
  const email = anAddress()
  await provider.post('/signup', { email, ...mine })
  expect((await provider.letterTo(email)).text).not.toContain('signed up again')
  provider.advance(61)
  await provider.post('/signup', { email, ...mine })
  expect((await provider.letterTo(email)).text).not.toContain('signed up again')
  provider.advance(61)
  await provider.post('/resend', { type: 'signup', email })
  expect((await provider.letterTo(email)).text).not.toContain('signed up again')
  provider.advance(61)
  await provider.post('/signup', { email, ...theirs })
  const { text } = await provider.letterTo(email)
  expect(text).toContain('signed up again')
  expect(text).toContain('Neither password works')
})

test.each([
  ['a stranger’s first', [theirs, mine]],
  ['a stranger’s second', [mine, theirs]],
  ['a stranger’s again and again', [mine, theirs, theirs]],
])('claim 31: of two sign-ups with one letter neither password works: %s', async (_, signUps) => {
  const provider = await aProvider()
  const email = anAddress()
  for (const one of signUps) {
    expect((await provider.post('/signup', { email, ...one })).status).toBe(200)
    provider.advance(10)
  }
  expect(await provider.lettersTo(email)).toHaveLength(1)
  const link = linkTokenIn(await provider.letterTo(email))
  expect(await opened(provider, link)).toEqual({ status: 200, data: {}, has_password: false })
  expect(await signsIn(provider, email, theirs)).toBe(false)
  expect(await signsIn(provider, email, mine)).toBe(false)
})

test('claim 31: after sign-ups with two passwords a third brings no password back', async () => {
  const provider = await aProvider()
  const email = anAddress()
  for (const one of [theirs, mine]) await provider.post('/signup', { email, ...one })
  provider.advance(61)
  await provider.post('/signup', { email, ...mine })
  const letter = await provider.letterTo(email)
  expect(letter.text).toContain('Neither password works')
  expect(await opened(provider, linkTokenIn(letter))).toEqual({ status: 200, data: {}, has_password: false })
  expect(await signsIn(provider, email, mine)).toBe(false)
})

test.each([10, 61])(
  'claim 31: who signs up again with the same password after %i s keeps password and data',
  async (seconds) => {
    const provider = await aProvider()
    const email = anAddress()
    for (const data of [mine.data, theirs.data]) {
      await provider.post('/signup', { email, password: mine.password, data })
      provider.advance(seconds)
    }
    const link = linkTokenIn(await provider.letterTo(email))
    expect(await opened(provider, link)).toEqual({ status: 200, data: mine.data, has_password: true })
    expect(await signsIn(provider, email, mine)).toBe(true)
  },
)

test('claim 31: simultaneous sign-ups leave one letter, and no password of another person', async () => {
  const provider = await aProvider()
  const email = anAddress()
  await Promise.all([mine, theirs, mine, theirs].map((one) => provider.post('/signup', { email, ...one })))
  expect(await provider.lettersTo(email)).toHaveLength(1)
  const link = linkTokenIn(await provider.letterTo(email))
  expect(await opened(provider, link)).toEqual({ status: 200, data: {}, has_password: false })
  for (const one of [mine, theirs]) expect(await signsIn(provider, email, one)).toBe(false)
})

test('claim 31: a confirmed account keeps password and data when another person signs up with its address', async () => {
  const provider = await aProvider()
  const { email, password } = await provider.aPerson()
  for (const seconds of [0, 61]) {
    provider.advance(seconds)
    await provider.post('/signup', { email, ...theirs })
  }
  expect(await signsIn(provider, email, theirs)).toBe(false)
  const { body } = await provider.signIn(email, password)
  expect(body.user).toMatchObject({ user_metadata: {}, has_password: true })
})

test('claim 31: a letter that is sent again confirms its own sign-up', async () => {
  const provider = await aProvider()
  const email = anAddress()
  await provider.post('/signup', { email, ...mine })
  provider.advance(61)
  await provider.post('/resend', { type: 'signup', email })
  await provider.post('/signup', { email, ...theirs })
  const link = linkTokenIn(await provider.letterTo(email))
  expect(await opened(provider, link)).toEqual({ status: 200, data: {}, has_password: false })
  expect(await signsIn(provider, email, theirs)).toBe(false)
})
