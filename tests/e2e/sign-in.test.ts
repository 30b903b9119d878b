import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

test('a failed sign-in is shown in a toast and in the form, and no longer on the next page', async ({
  browser,
  server,
  people,
}) => {
  const person = await people.free()
  // Chromium writes a request without an answer to the console, so this page is not checked for errors.
  const { page } = await openPage(browser, server)
  await visit(page, '/login')
  await page.waitForLoadState('networkidle')
  const form = page.getByRole('main').locator('form')
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

  await page.context().setOffline(true)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(form).toContainText('The server did not answer. Check your connection and try again.')

  await page.context().setOffline(false)
  await page.getByLabel('Password').fill('not it at all')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(form).toContainText('Invalid login credentials')
  await expect(toast).toContainText('Invalid login credentials')

  // A hovered toast stays.
  await toast.hover()
  await page.getByRole('link', { name: 'Forgot password?' }).press('Enter')
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expect(toast).toHaveCount(0)
  await page.context().close()
})

test('the least length of a password is shown before it is typed, and an error moves no drawing', async ({
  browser,
  server,
}) => {
  const { page, close } = await openPage(browser, server)
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/login?register=true')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('At least 8 characters.')
  const drawing = page.locator('main [inert]')
  const before = await drawing.boundingBox()
  await page.getByRole('button', { name: 'Signup' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  expect(await drawing.boundingBox()).toEqual(before)
  await close()
})

test('a form cannot be sent before the page’s script runs', async ({ page, people }) => {
  const person = await people.free()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', (route) => scripts.promise.then(() => route.continue()))
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()
  expect(sent).toEqual([])

  scripts.resolve()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/dashboard\/activity$/)
})
