import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { linkIn, post, signIn } from './people.ts'
import type { RunningServer } from './server.ts'
import { expect, test } from './test.ts'

// The page that a letter's link opens, and that neither a reload nor a lost answer loses the link.

const account = () => ({ email: `${randomUUID()}@example.org`, password: 'a long walk home', full_name: 'Robin' })

/** Signs up a new athlete; returns the account and the link of the letter. */
async function signUp(server: RunningServer, person = account()) {
  await post(server, '/api/auth/signup', person)
  return { ...person, link: linkIn((await server.letters(person.email))[0]) }
}

async function choosePassword(page: Page, password = 'a longer walk home') {
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL(/\/login\?message=/)
}

test('a reload while the session is being set continues the reset', async ({ page, server }) => {
  const { link } = await signUp(server)
  const asked = page.waitForRequest('**/auth/v1/user')
  // Never answered; the reload aborts it.
  await page.route('**/auth/v1/user', () => undefined, { times: 1 })
  await page.goto(link)
  await asked
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Set your password', exact: true })).toBeVisible()
  await choosePassword(page)
})

test('a lost answer is requested again, and only a refusal ends the reset', async ({ browser, server }) => {
  // A page without the check for errors: the browser reports an aborted request.
  const page = await browser.newPage({ baseURL: server.url })
  const { link } = await signUp(server)
  await page.route('**/auth/v1/user', (route) => route.abort(), { times: 1 })
  await page.goto(link)
  await expect(page).toHaveURL(/\/reset-password$/)
  await expect(page.getByRole('heading', { name: 'Set your password', exact: true })).toBeVisible()
  await choosePassword(page)

  const refused = { status: 403, json: { code: 'session_not_found', message: 'The session is gone' } }
  await page.route('**/auth/v1/user', (route) => route.fulfill(refused))
  await page.goto('/reset-password#access_token=a.eyJleHAiOjk5OTk5OTk5OTl9.c&refresh_token=x&type=recovery')
  await expect(page.getByText('Failed to set session on client', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('pacewright-reset'))).toBeNull()
  await page.close()
})

test('a reload while a link is being answered does not use it up', async ({ page, server }) => {
  const { link } = await signUp(server)
  // The server has used the link, but its answer has not arrived.
  const spent = Promise.withResolvers<void>()
  await page.route('**/auth/v1/verify', (route) => route.fetch().then(() => spent.resolve()), { times: 1 })
  await page.goto(link)
  await spent.promise
  await page.reload()
  await expect(page).toHaveURL(/\/reset-password$/)
  await choosePassword(page)
})

test('a link without an answer can be opened again with its button', async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.url })
  const { link } = await signUp(server)
  await page.route('**/auth/v1/verify', (route) => route.abort(), { times: 1 })
  await page.goto(link)
  await expect(page.getByText('The server did not answer.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Set your password', exact: true })).toBeVisible()
  await page.close()
})

test('after two sign-ups with one letter the page asks for name and password, and does not say that one works', async ({
  page,
  server,
}) => {
  const { link, ...person } = await signUp(server)
  await post(server, '/api/auth/signup', { ...person, password: 'a stranger was here' })
  await page.goto(link)
  await expect(page.getByText('Choose a password to finish your registration.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Keep the one I chose' })).toBeHidden()
  await page.getByLabel('New password').fill('my own long walk')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Robin')
  await choosePassword(page, 'my own long walk')
  const { accessToken } = await signIn(server, { email: person.email, password: 'my own long walk' })
  const profile = await fetch(`${server.url}/api/user`, { headers: { authorization: `Bearer ${accessToken}` } })
  expect(await profile.json()).toMatchObject({ full_name: 'Robin' })
})

test('a change of address leads into the product, and Sign Out ends the session of this device alone', async ({
  page,
  server,
}) => {
  const person = await signUp(server)
  const token_hash = new URL(person.link).searchParams.get('token_hash')
  const elsewhere = await post(server, '/auth/v1/verify', { type: 'signup', token_hash })
  const newEmail = `new-${person.email}`
  await fetch(`${server.url}/api/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${elsewhere.access_token}` },
    body: JSON.stringify({ email: newEmail }),
  })
  await page.goto(linkIn((await server.letters(newEmail))[0]))
  await expect(page.getByRole('heading', { name: 'One letter to go' })).toBeVisible()
  await page.goto(linkIn((await server.letters(person.email, 2))[1]))
  await expect(page).toHaveURL(/\/dashboard\/activity$/)

  const { password } = person
  const other = await post(server, '/auth/v1/token?grant_type=password', { email: newEmail, password })
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  const refreshed = await post(server, '/auth/v1/token?grant_type=refresh_token', {
    refresh_token: other.refresh_token,
  })
  expect(refreshed.access_token).toBeTruthy()
})
