import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { landingBrowser, markLandingBrowser } from './landing-browser.ts'

const appOf = (siteUrl: string) =>
  new Hono()
    .use('/auth/confirm', markLandingBrowser(siteUrl))
    .get('*', (context) => context.text(landingBrowser(context) ?? 'none'))

const mark = 'AbCdEfGhIjKlMnOpQrSt_-'
const asked = (cookie: string, siteUrl = 'https://a.example') =>
  appOf(siteUrl).request('/auth/confirm', { headers: { cookie: `pacewright-letter=${cookie}` } })

test('a browser that opens a landing page is marked for ten minutes', async () => {
  const cookie = (await asked('')).headers.get('set-cookie')
  expect(cookie).toMatch(/^pacewright-letter=[\w-]{22}; Max-Age=600; Path=\/auth; HttpOnly; Secure; SameSite=Lax$/)
  expect((await asked('', 'http://localhost:3000')).headers.get('set-cookie')).not.toContain('Secure')
})

test('a browser keeps the mark it has', async () => {
  const answer = await asked(mark)
  expect(await answer.text()).toBe(mark)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test.each([`${mark}x`, mark.slice(1), `${mark.slice(1)}.`, ''])('the mark %j is not recognised', async (cookie) => {
  const answer = await asked(cookie)
  expect(await answer.text()).toBe('none')
  expect(answer.headers.get('set-cookie')).not.toBeNull()
})
