import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/server/database.ts'
import type { Session, User } from '../users/store.ts'
import { readAccessToken, signAccessToken } from './access-token.ts'
import { createSigningKeys } from './signing-keys.ts'

const database = await testDatabase()
afterAll(() => database.close())

const DAY_MS = 24 * 60 * 60 * 1000
const begin = Date.parse('2026-03-14T10:00:00.900Z')
let at = begin
const now = () => new Date(at)
const keys = createSigningKeys(database.db, 3600, now)

async function standing() {
  const published = (await keys.published()).map(({ kid }) => kid)
  return { signing: (await keys.signing()).kid, published }
}

test('a key signs for ninety days, its successor is published half an hour before it signs', async () => {
  const first = await standing()
  expect(first.published).toEqual([first.signing])
  at = begin + 90 * DAY_MS - 1000
  expect(await standing()).toEqual(first)
  at = begin + 90 * DAY_MS
  const changing = await standing()
  expect(changing.published).toHaveLength(2)
  expect(changing.signing).toBe(first.signing)
  at += 30 * 60 * 1000 - 1000
  expect((await standing()).signing).toBe(first.signing)
  at += 1000
  const [, next] = changing.published
  expect((await standing()).signing).toBe(next)
  // Its last token is over an hour later; a minute more, and it is published no longer.
  at += 3600_000
  expect((await standing()).published).toEqual(changing.published)
  expect(await keys.verifying(first.signing)).toBeDefined()
  at += 59_999
  expect((await standing()).published).toEqual(changing.published)
  at += 1
  expect((await standing()).published).toEqual([next])
  expect(await keys.verifying(first.signing)).toBeUndefined()
})

test('a key that another process published is known after a minute', async () => {
  const mine = createSigningKeys(database.db, 3600, now)
  const theirs = createSigningKeys(database.db, 3600, () => new Date(at + 90 * DAY_MS))
  const kids = async (of: typeof mine) => (await of.published()).map(({ kid }) => kid)
  const before = await kids(mine)
  const fresh = (await kids(theirs)).at(-1)
  expect(before).not.toContain(fresh)
  at += 59_999
  expect(await kids(mine)).toEqual(before)
  at += 1
  expect(await kids(mine)).toContain(fresh)
})

test('an access token is issued now and expires after its lifetime', async () => {
  const issuer = { keys, now, settings: { publicUrl: 'https://a.example/auth/v1', tokenSeconds: 3600 } }
  const [sub, session_id] = ['01900000-0000-4000-8000-00000000000a', '01900000-0000-4000-8000-00000000000b']
  const user = { id: sub, email: 'robin@example.org', raw_app_meta_data: {}, raw_user_meta_data: {} } as User
  const session = { id: session_id, aal: 'aal1', amr: [] } as unknown as Session
  const { accessToken, expiresAt } = await signAccessToken(issuer, session, user)
  const second = Math.floor(at / 1000)
  expect(decodeJwt(accessToken)).toMatchObject({
    iat: second,
    exp: second + 3600,
    sub,
    session_id,
    is_anonymous: false,
  })
  expect(expiresAt).toBe(second + 3600)
  expect(await readAccessToken(issuer, accessToken)).toEqual({ userId: sub, sessionId: session_id })
  at += 3600_000 + 6000
  await expect(readAccessToken(issuer, accessToken)).rejects.toMatchObject({ status: 403, code: 'bad_jwt' })
})
