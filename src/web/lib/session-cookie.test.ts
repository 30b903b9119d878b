import { parseSetCookie } from 'cookie'
import { expect, test } from 'vitest'
import { MAX_CHUNK_CHARACTERS, SESSION_COOKIE, SESSION_COOKIE_MAX_AGE_SECONDS } from '#contracts/session-cookie.ts'
import { cookieStorage } from './session-cookie.ts'
import { holdsSession } from './session-presence.ts'

function aJar() {
  const cookies = new Map<string, string>()
  const written: string[] = []
  const read = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const write = (setCookie: string) => {
    written.push(setCookie)
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(setCookie) ?? []
    if (parseSetCookie(setCookie).maxAge === 0) cookies.delete(name)
    else cookies.set(name, value)
  }
  return { cookies, written, read, write }
}

const session = (length: number) => JSON.stringify({ access_token: 'x'.repeat(length), name: 'Zoë 🏃' })

test('a session is kept in chunks of at most 3180 characters for 400 days, and read back whole', async () => {
  const jar = aJar()
  const storage = cookieStorage(jar, true)
  await storage.setItem(SESSION_COOKIE, session(6000))
  expect([...jar.cookies.keys()]).toEqual([`${SESSION_COOKIE}.0`, `${SESSION_COOKIE}.1`, `${SESSION_COOKIE}.2`])
  for (const value of jar.cookies.values()) expect(value.length).toBeLessThanOrEqual(MAX_CHUNK_CHARACTERS)
  expect(await storage.getItem(SESSION_COOKIE)).toBe(session(6000))
  const [first = ''] = jar.written
  expect(parseSetCookie(first)).toMatchObject({ maxAge: 400 * 86_400, path: '/', sameSite: 'lax', secure: true })
  expect([MAX_CHUNK_CHARACTERS, SESSION_COOKIE_MAX_AGE_SECONDS]).toEqual([3180, 34_560_000])
})

test('a shorter session leaves no chunk of the longer one behind', async () => {
  const jar = aJar()
  const storage = cookieStorage(jar, false)
  await storage.setItem(SESSION_COOKIE, session(6000))
  await storage.setItem(SESSION_COOKIE, session(100))
  expect([...jar.cookies.keys()]).toEqual([SESSION_COOKIE])
  expect(await storage.getItem(SESSION_COOKIE)).toBe(session(100))
})

test('signing out removes every chunk, and no other cookie', async () => {
  const jar = aJar()
  jar.cookies.set('theme', 'dark')
  jar.cookies.set(`${SESSION_COOKIE}-code-verifier`, 'x')
  const storage = cookieStorage(jar, false)
  await storage.setItem(SESSION_COOKIE, session(6000))
  await storage.removeItem(SESSION_COOKIE)
  expect([...jar.cookies.keys()]).toEqual(['theme', `${SESSION_COOKIE}-code-verifier`])
  expect(await storage.getItem(SESSION_COOKIE)).toBeNull()
})

test('a session with a missing chunk is not read', async () => {
  const jar = aJar()
  const storage = cookieStorage(jar, false)
  await storage.setItem(SESSION_COOKIE, session(6000))
  jar.cookies.delete(`${SESSION_COOKIE}.1`)
  expect(await storage.getItem(SESSION_COOKIE)).toBeNull()
})

test.each([
  ['', false],
  ['theme=dark', false],
  [`${SESSION_COOKIE}=`, false],
  [`${SESSION_COOKIE}-code-verifier=x`, false],
  [`not-${SESSION_COOKIE}=x`, false],
  [`theme=dark; ${SESSION_COOKIE}=base64-e30`, true],
  [`${SESSION_COOKIE}.0=base64-e30; ${SESSION_COOKIE}.1=x`, true],
])('whether %j holds a session is %s', (cookies, holds) => {
  expect(holdsSession(cookies)).toBe(holds)
})
