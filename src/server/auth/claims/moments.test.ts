import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { letters } from '#server/db/tables.ts'
import { anAddress, aProvider, codeIn, linkTokenIn, sessionIn } from '#tests/support/server/auth-provider.ts'

// What holds a millisecond before a limit, and what at the limit itself.

const MS = 0.001
const day = 86_400

/** A provider whose clock stands still between two calls. */
const provided = (settings: Parameters<typeof aProvider>[0] = {}) => aProvider(settings, { isClockStopped: true })

test.each([
  ['code of a sign-up', 600, 'signup', 'code'],
  ['link of a sign-up', day, 'signup', 'link'],
  ['code of a reset', 600, 'recovery', 'code'],
  ['link of a reset', 3600, 'recovery', 'link'],
])('claim 8: the %s works for %i seconds, and no longer', async (_, seconds, type, kind) => {
  const provider = await provided()
  const people = [await provider.anUnconfirmed(), await provider.anUnconfirmed()]
  const proofs: object[] = []
  for (const { email } of people) {
    if (type === 'recovery') await provider.post('/recover', { email })
    const letter = await provider.letterTo(email)
    proofs.push(kind === 'code' ? { type, email, token: codeIn(letter) } : { type, token_hash: linkTokenIn(letter) })
  }
  provider.advance(seconds - MS)
  expect((await provider.post('/verify', proofs[0])).status).toBe(200)
  provider.advance(MS)
  expect((await provider.post('/verify', proofs[1])).status).toBe(403)
})

test('claim 14: an earlier token is answered until ten seconds after a refresh', async () => {
  const provider = await provided()
  const { refreshToken } = await provider.aPerson()
  let current = refreshToken
  for (let turn = 0; turn < 2; turn++) current = sessionIn((await provider.refresh(current)).body).refreshToken
  provider.advance(10 - MS)
  expect(sessionIn((await provider.refresh(refreshToken)).body).refreshToken).toBe(current)
  provider.advance(MS)
  expect((await provider.refresh(refreshToken)).body.code).toBe('refresh_token_already_used')
})

test('claim 26: a session of a day needs a proof to change its password, a younger one does not', async () => {
  const provider = await provided({ tokenSeconds: 2 * day })
  const { accessToken: token } = await provider.aPerson()
  const change = (password: string) => provider.call('PUT', '/user', { password }, { token })
  provider.advance(day - MS)
  expect((await change('a second password')).status).toBe(200)
  provider.advance(MS)
  expect((await change('a third password')).body.code).toBe('reauthentication_needed')
})

test('claim 5: a further letter for a change of address is refused for a minute, with the seconds that are left', async () => {
  const provider = await provided()
  const { accessToken: token } = await provider.aPerson()
  const change = () => provider.call('PUT', '/user', { email: anAddress() }, { token })
  expect((await change()).status).toBe(200)
  for (const [wait, seconds] of [
    [0.5, 60],
    [0.5, 59],
    [59 - MS, 1],
  ] as const) {
    provider.advance(wait)
    const refused = await change()
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } })
    expect(refused.body.message).toBe(`For security purposes, you can only request this after ${seconds} seconds.`)
    expect(refused.headers.get('retry-after')).toBe(String(seconds))
  }
  provider.advance(MS)
  expect((await change()).status).toBe(200)
})

test('claim 5: with autoconfirm an address can be changed again at once', async () => {
  const provider = await provided({ autoconfirm: true })
  const { body } = await provider.post('/signup', { email: anAddress(), password: 'correct horse battery' })
  const token = String(body.access_token)
  for (const email of [anAddress(), anAddress()])
    expect(await provider.call('PUT', '/user', { email }, { token })).toMatchObject({ status: 200, body: { email } })
})

test('claim 5: the next letter of a kind is sent after a minute', async () => {
  const provider = await provided()
  const { email } = await provider.anUnconfirmed()
  const sent = async () => {
    await provider.post('/recover', { email })
    return (await provider.lettersTo(email)).length
  }
  expect(await sent()).toBe(2)
  provider.advance(60 - MS)
  expect(await sent()).toBe(2)
  provider.advance(MS)
  expect(await sent()).toBe(3)
})

test('claim 5: a further code to change a password is refused for a minute', async () => {
  const provider = await provided({ secondsBetweenLetters: 90 })
  const { accessToken: token } = await provider.aPerson()
  const ask = () => provider.call('GET', '/reauthenticate', undefined, { token })
  expect((await ask()).status).toBe(200)
  provider.advance(90 - MS)
  const refused = await ask()
  expect(refused).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } })
  expect(refused.body.message).toContain('every 90 seconds')
  expect(refused.headers.get('retry-after')).toBe('90')
  provider.advance(MS)
  expect((await ask()).status).toBe(200)
})

test('a letter is dropped once its link and code are void, and a notice after a week', async () => {
  const provider = await provided({ linkSeconds: 5000, recoveryLinkSeconds: 4000, codeSeconds: 300 })
  const { email, accessToken: token } = await provider.aPerson()
  const newEmail = anAddress()
  await provider.post('/recover', { email })
  await provider.call('GET', '/reauthenticate', undefined, { token })
  await provider.call('PUT', '/user', { email: newEmail }, { token })
  await provider.call('PUT', '/user', { password: 'a second password' }, { token })
  const lastingOf = async (to: string) => {
    const rows = await provider.db.select().from(letters).where(eq(letters.recipient, to)).orderBy(letters.id)
    return rows.map(({ created_at, expires_at }) => (expires_at.getTime() - created_at.getTime()) / 1000)
  }
  expect(await lastingOf(email)).toEqual([5000, 4000, 300, 5000, 7 * day])
  expect(await lastingOf(newEmail)).toEqual([5000])
})
