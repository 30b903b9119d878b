import type { Page } from '@playwright/test'
import type { Person } from '../people.ts'
import type { RunningServer } from '../server.ts'
import { visit } from '../settled.ts'
import { failCalls, type Row } from './row.ts'

/** The messages around sign-up, sign-in and a lost password. */
export const ofAccounts: readonly Row[] = [
  {
    when: 'sign-up is refused',
    says: ['That password is too well known. Choose another.'],
    act: async ({ page }) => {
      await page.route('**/api/auth/signup', (route) =>
        route.fulfill({ status: 400, json: { error: 'That password is too well known. Choose another.', code: 'x' } }),
      )
      await signUp(page)
    },
  },
  {
    when: 'sign-up gets no answer',
    says: ['An error occurred'],
    act: async ({ page }) => {
      await page.route('**/api/auth/signup', (route) => route.fulfill({ status: 418, body: 'short and stout' }))
      await signUp(page)
    },
  },
  {
    when: 'the request for a reset letter fails',
    says: ['Error', 'Failed to send reset password email'],
    act: async ({ page }) => {
      await failCalls(page, 'POST', '**/api/user/forgot-password')
      await askForReset(page)
    },
  },
  {
    when: 'a reset link contains tokens that are not a session',
    says: ['Failed to set session on client'],
    isReadElsewhere: true,
    act: ({ page }) => visit(page, '/reset-password#access_token=a.b.c&refresh_token=made-up'),
  },
  {
    when: 'a new password is left empty',
    says: ['Password is required'],
    act: async ({ page }) => {
      await visit(page, '/reset-password?code=none')
      await page.getByRole('button', { name: 'Update' }).click()
    },
  },
  {
    when: 'a new password cannot be set',
    says: ['Failed to reset password'],
    act: async ({ page, server, person }) => {
      await failCalls(page, 'PUT', '**/api/user')
      const { access_token, refresh_token } = await sessionOf(server, person)
      await visit(page, `/reset-password#access_token=${access_token}&refresh_token=${refresh_token}&type=recovery`)
      await page.getByLabel('New password').fill('a password that is new')
      await page.getByRole('button', { name: 'Update' }).click()
    },
  },
]

async function signUp(page: Page) {
  await visit(page, '/login?register=true')
  await page.getByLabel('Name').fill('Robin Example')
  await page.getByLabel('Email').fill('robin@example.org')
  await page.getByLabel('Password').fill('a long walk home')
  await page.getByRole('button', { name: 'Signup' }).click()
}

async function askForReset(page: Page) {
  await visit(page, '/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
}

async function sessionOf(server: RunningServer, { email, password }: Person) {
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return (await answer.json()) as { access_token: string; refresh_token: string }
}
