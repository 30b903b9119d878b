import { afterEach, expect, test, vi } from 'vitest'
import { SESSION_COOKIE } from '#contracts/session-cookie.ts'
import { forgetSession, openAuthClient } from './auth-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens a page at an address, with cookies; returns the list of cookies that are written. */
function openPage(address: string, cookie = ''): string[] {
  const { origin, protocol } = new URL(address)
  const written: string[] = []
  vi.stubGlobal('location', { origin, protocol })
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      written.push(text)
    },
  })
  return written
}

test.each([
  ['https://training.example.org', true],
  ['http://localhost:3000', false],
])('on %s the session leaves by a cookie that is secure: %s', async (address, isSecure) => {
  const written = openPage(address, `${SESSION_COOKIE}=base64-e30`)
  await forgetSession()
  expect(written).toHaveLength(1)
  expect(written[0]).toMatch(new RegExp(`^${SESSION_COOKIE}=;.*Max-Age=0`))
  expect(/; Secure/i.test(written[0] ?? '')).toBe(isSecure)
})

test.each([
  ['/auth/v1', '', 'http://localhost:3000/auth/v1', null],
  ['https://project.supabase.co/auth/v1', 'anon', 'https://project.supabase.co/auth/v1', 'anon'],
])('a provider at %s with the key "%s" is asked there', async (authUrl, authKey, url, key) => {
  openPage('http://localhost:3000')
  const asked: [string, string | null, string | null][] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    const sent = new Headers(headers)
    asked.push([address, sent.get('apikey'), sent.get('authorization')])
    return Response.json({})
  })
  const client = openAuthClient({ authUrl, authKey })
  await client.initialize()
  // Its timer would run on after the test's page.
  await client.stopAutoRefresh()
  await client.resetPasswordForEmail('robin@example.org')
  expect(asked).toEqual([[`${url}/recover`, key, key && `Bearer ${key}`]])
})
