import { expect, type Page } from '@playwright/test'
import { faultsInWindow } from './layout/faults-in-window.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf, linkIn, post } from './people.ts'
import { visit } from './settled.ts'
import { test } from './test.ts'
import { undoInToast } from './undo-in-toast.ts'
import { saveWorkouts } from './workouts.ts'

// Chromium writes each request without an answer to the console, so these pages are not checked for errors.

test('without a network the builder says so and keeps everything, and saves when it is back', async ({
  browser,
  server,
  people,
}) => {
  const { page } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted Active', { exact: true })).toBeVisible()
  await saveAs(page, 'Kept')
  await expect(page.getByText('Failed to save workout. Please try again.', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Kept')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/workout\/[0-9a-f-]{36}$/)
  await page.context().close()
})

test('without a network an Undo of Delete says so, and can be tried again', async ({ browser, server }) => {
  const person = await anAthlete(server)
  await saveWorkouts(apiOf(server, person))
  const { page } = await openPage(browser, server, person)
  await visit(page, '/dashboard/workout-library')
  const actions = page.getByRole('button', { name: /^Actions for/ })
  const before = await actions.count()
  await actions.first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(actions).toHaveCount(before - 1)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Failed to restore the workout', { exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Workout restored', { exact: true })).toBeVisible()
  await expect(actions).toHaveCount(before)
  await page.context().close()
})

test('a script that could not be fetched ahead breaks no page', async ({ browser, server, people }) => {
  // On a phone a dialog stands at the bottom, where the plain toast goes.
  const viewport = { width: 390, height: 844 }
  const { page } = await openPage(browser, server, await people.free(), { viewport })
  let away = true
  await page.route(/\/assets\/(toast-list|workout)-[\w-]{8}\.js$/, (route) => (away ? route.abort() : route.continue()))
  await visit(page, '/dashboard/workout-builder')
  await saveAs(page, 'Kept')
  await expect(page.getByText('Failed to save workout. Please try again.', { exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(faultsInWindow)).toEqual([])
  away = false
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/workout\/[0-9a-f-]{36}$/)
  await page.context().close()
})

test('a reload asks before it loses a generated workout, and Back leads to its request, from where it is taken back', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard')
  await page.getByRole('link', { name: 'Workout Generator' }).click()
  await page.getByText('Tempo', { exact: true }).click()
  await page.getByRole('button', { name: 'Generate workout' }).click()
  await expect(page.getByRole('button', { name: 'Save workout' })).toBeVisible()
  const asked = page.waitForEvent('dialog')
  // Not Playwright's own reload, which would wait for a page that the dialog prevents.
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(page.getByRole('button', { name: 'Save workout' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Tempo' })).toBeChecked()
  await undoInToast(page).click()
  await expect(page.getByRole('button', { name: 'Save workout' })).toBeVisible()
  await close()
})

test('a dialog takes the focus, and returns it to where it was opened', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  const save = page.getByRole('button', { name: 'Save workout' })
  await save.click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Running' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(save).toBeFocused()
  const target = page.getByRole('button', { name: /^Target/ })
  await target.click()
  await page.getByRole('dialog').getByText('Heart rate', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Set target' }).click()
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Heart rate' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(target).toBeFocused()
  const away = page.getByRole('link', { name: 'Workout Library' })
  await away.click()
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(away).toBeFocused()
  await close()
})

test('an athlete who signs out in another tab keeps the work of this one', async ({ browser, server }) => {
  const { page } = await openPage(browser, server, await anAthlete(server))
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Add step' }).click()
  const other = await page.context().newPage()
  await visit(other, '/dashboard')
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(other).toHaveURL(/\/login/)
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute('href', '/login')
  await expect(page.getByText('Free plan')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Steps' }).getByRole('listitem')).toHaveCount(2)
  await saveAs(page, 'Not yet')
  await expect(page.getByText('Failed to save workout. Please try again.', { exact: true })).toBeVisible()
  await page.context().close()
})

test('a reload continues a reset', async ({ browser, server }) => {
  const person = await anAthlete(server)
  await post(server, '/api/user/forgot-password', { email: person.email })
  const [, letter] = await server.letters(person.email, 2)
  const { page, close } = await openPage(browser, server)
  await page.goto(linkIn(letter))
  await expect(page).toHaveURL(/\/reset-password$/)
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible()
  await page.reload()
  await page.getByRole('textbox', { name: 'New password' }).fill('another long walk home')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await close()
})

async function saveAs(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save workout' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Running', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
}
