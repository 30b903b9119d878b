import { expect, test } from 'vitest'
import type { Profile } from '#contracts/user.ts'
import { createSessionStore, loading, signedOut } from './session-store.ts'

const sessionEvents = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
]

const ana = { access_token: 'token of ana', user: { id: 'ana', email: 'ana@example.org' } }
const ben = { access_token: 'token of ben', user: { id: 'ben' } }

const profileOf = (id: string): Profile => ({
  id,
  role: 'athlete',
  full_name: id,
  email: `${id}@example.org`,
  timezone: 'UTC',
  leaves_at: null,
  subscription: null,
  meta: { service_connections: [], athlete_metrics: {}, preferences: {} },
  access: { generate: false, trial_ends_at: null, generations: null },
})

/** A store whose server accepts every `token of NAME`, with records of its requests and log lines. */
function aStore() {
  const asked: string[] = []
  const logged: string[] = []
  let broken = false
  const store = createSessionStore({
    initial: loading,
    fetchProfile: async (token) => {
      asked.push(token)
      if (broken) throw new Error('The server is down.')
      return profileOf(token.replace('token of ', ''))
    },
    log: (message) => logged.push(message),
  })
  const seen: string[] = []
  store.subscribe(() => seen.push(store.read().status))
  return { store, asked, logged, seen, breakServer: (is: boolean) => (broken = is) }
}

test.each(sessionEvents)('%s with a user brings the profile, then loading ends', async (event) => {
  const { store, asked, seen } = aStore()
  expect(store.read()).toEqual(loading)
  await store.apply(event, ana)
  expect(store.read()).toEqual({ status: 'signed-in', user: ana.user, profile: profileOf('ana') })
  expect(asked).toEqual(['token of ana'])
  expect(seen).toEqual(['loading', 'signed-in'])
})

test.each(sessionEvents)('%s without a user clears user and profile', async (event) => {
  const { store, asked } = aStore()
  await store.apply('SIGNED_IN', ana)
  await store.apply(event, null)
  expect(store.read()).toEqual(signedOut)
  expect(asked).toHaveLength(1)
})

test.each(sessionEvents)('%s of the same athlete keeps the profile it has', async (event) => {
  const { store, asked, seen } = aStore()
  await store.apply('INITIAL_SESSION', ana)
  await store.apply(event, { ...ana, access_token: 'a newer token' })
  expect(asked).toEqual(['token of ana'])
  expect(seen).toEqual(['loading', 'signed-in', 'signed-in'])
})

test.each(sessionEvents)('%s of another athlete brings their profile and drops the old one at once', async (event) => {
  const { store, seen } = aStore()
  await store.apply('INITIAL_SESSION', ana)
  const applied = store.apply(event, ben)
  expect(store.read()).toEqual({ status: 'loading', user: ben.user, profile: null })
  await applied
  expect(store.read()).toEqual({ status: 'signed-in', user: ben.user, profile: profileOf('ben') })
  expect(seen).toEqual(['loading', 'signed-in', 'loading', 'signed-in'])
})

test('an event that says nothing about the session changes nothing', async () => {
  const { store, seen } = aStore()
  await store.apply('SOMETHING_NEW', ana)
  expect(seen).toEqual([])
})

test('two events of one sign-in fetch the profile once', async () => {
  const { store, asked } = aStore()
  await Promise.all([store.apply('INITIAL_SESSION', ana), store.apply('SIGNED_IN', ana)])
  expect(asked).toEqual(['token of ana'])
  expect(store.read().status).toBe('signed-in')
})

test('a profile that cannot be fetched is logged and null; the next event fetches it again without "Loading"', async () => {
  const { store, logged, seen, breakServer } = aStore()
  breakServer(true)
  await store.apply('INITIAL_SESSION', ana)
  expect(store.read()).toEqual({ status: 'signed-in', user: ana.user, profile: null })
  expect(logged).toEqual(['Failed to fetch the profile'])
  breakServer(false)
  await store.apply('TOKEN_REFRESHED', ana)
  expect(store.read().profile).toEqual(profileOf('ana'))
  expect(seen.slice(2)).not.toContain('loading')
})

test('a profile that arrives after sign-out is dropped', async () => {
  const { store } = aStore()
  const applied = store.apply('SIGNED_IN', ana)
  await store.apply('SIGNED_OUT', null)
  await applied
  expect(store.read()).toEqual(signedOut)
})

test('refreshing the profile fetches it again, and throws without a token', async () => {
  const { store, asked } = aStore()
  await expect(store.refreshProfile()).rejects.toThrow('No access token')
  await store.apply('SIGNED_IN', ana)
  await store.refreshProfile()
  expect(asked).toHaveLength(2)
  await store.apply('SIGNED_OUT', null)
  await expect(store.refreshProfile()).rejects.toThrow('No access token')
})
