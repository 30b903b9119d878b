import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { House } from './house.ts'
import { linkIn, post } from './people.ts'
import { expect, test } from './test.ts'

// What a letter's link leads to, and that neither a reload nor a lost answer on the way loses it.

const account = () => ({ email: `${randomUUID()}@example.org`, password: 'a long walk home', full_name: 'Robin' })

/** Somebody who has just signed up, and the link of the letter. */
async function signedUp(house: House, person = account()) {
  await post(house, '/api/auth/signup', person)
  return { ...person, link: linkIn((await house.letters(person.email))[0]) }
}

async function choosePassword(page: Page, password = 'a longer walk home') {
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL(/\/login\?message=/)
}

test('a reload while the session is being set goes on with the reset', async ({ page, house }) => {
  const { link } = await signedUp(house)
  const asked = page.waitForRequest('**/auth/v1/user')
  // Never answered; the reload cuts it off.
  await page.route('**/auth/v1/user', () => undefined, { times: 1 })
  await page.goto(link)
  await asked
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Set your password', exact: true })).toBeVisible()
  await choosePassword(page)
})

test('one lost answer is asked for again, and only a refusal ends the reset', async ({ browser, house }) => {
  // A page of its own: the browser complains of a request that is cut off.
  const page = await browser.newPage({ baseURL: house.url })
  const { link } = await signedUp(house)
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

test('a reload while a link is being answered does not burn it', async ({ page, house }) => {
  const { link } = await signedUp(house)
  // The server has spent the link, and its answer is on the way.
  const spent = Promise.withResolvers<void>()
  await page.route('**/auth/v1/verify', (route) => route.fetch().then(() => spent.resolve()), { times: 1 })
  await page.goto(link)
  await spent.promise
  await page.reload()
  await expect(page).toHaveURL(/\/reset-password$/)
  await choosePassword(page)
})

test('a link that nobody answers may be opened again by its button', async ({ browser, house }) => {
  const page = await browser.newPage({ baseURL: house.url })
  const { link } = await signedUp(house)
  await page.route('**/auth/v1/verify', (route) => route.abort(), { times: 1 })
  await page.goto(link)
  await expect(page.getByText('The server did not answer.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Set your password', exact: true })).toBeVisible()
  await page.close()
})

test('after two sign-ups with one letter the page asks for a password, and promises none', async ({ page, house }) => {
  const { link, ...person } = await signedUp(house)
  await post(house, '/api/auth/signup', { ...person, password: 'a stranger was here' })
  await page.goto(link)
  await expect(page.getByText('Choose a password to finish your registration.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Keep the one I chose' })).toBeHidden()
  await choosePassword(page, 'my own long walk')
  await post(house, '/auth/v1/token?grant_type=password', { email: person.email, password: 'my own long walk' })
})

test('a change of address ends in the product, and Sign Out ends this device alone', async ({ page, house }) => {
  const person = await signedUp(house)
  const token_hash = new URL(person.link).searchParams.get('token_hash')
  const elsewhere = await post(house, '/auth/v1/verify', { type: 'signup', token_hash })
  const newEmail = `new-${person.email}`
  await fetch(`${house.url}/api/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${elsewhere.access_token}` },
    body: JSON.stringify({ email: newEmail }),
  })
  await page.goto(linkIn((await house.letters(newEmail))[0]))
  await expect(page.getByRole('heading', { name: 'One letter to go' })).toBeVisible()
  await page.goto(linkIn((await house.letters(person.email, 2))[1]))
  await expect(page).toHaveURL(/\/dashboard$/)

  const { password } = person
  const other = await post(house, '/auth/v1/token?grant_type=password', { email: newEmail, password })
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  const refreshed = await post(house, '/auth/v1/token?grant_type=refresh_token', { refresh_token: other.refresh_token })
  expect(refreshed.access_token).toBeTruthy()
})
