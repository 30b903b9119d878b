import { expect, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { anAthlete } from './people.ts'
import { visit } from './settled.ts'
import { test } from './test.ts'

const erg = [
  '[COURSE HEADER]',
  'VERSION = 2',
  'UNITS = ENGLISH',
  'FILE NAME = over the hill.mrc',
  'MINUTES PERCENT',
  '[END COURSE HEADER]',
  '[COURSE DATA]',
  '0.00\t50',
  '10.00\t50',
  '10.00\t90',
  '30.00\t90',
  '30.00\t50',
  '40.00\t50',
  '[END COURSE DATA]',
].join('\r\n')

const course = { name: 'over the hill.mrc', mimeType: 'text/plain', buffer: Buffer.from(erg) }
const letter = { name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('{"dear": "coach"}') }

test('files chosen in the library become workouts, and each that cannot says why', async ({ browser, server }) => {
  const { page, close } = await openPage(browser, server, await anAthlete(server))
  await visit(page, '/dashboard/workout-library/page/1')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import workouts' })
  await page.getByLabel('Files to import').setInputFiles([course, letter])
  await expect(dialog.getByRole('status')).toHaveText('1 of 2 imported')
  // Failures come first, because a long report would hide them.
  await expect.poll(async () => (await dialog.getByRole('status').boundingBox())?.height).toBeGreaterThan(10)
  await expect(dialog.getByText('letter.json')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: /over the hill/ }).click()
  await expect(page.getByRole('heading', { name: 'over the hill' })).toBeVisible()
  await expect(page.getByText('40:00')).toBeVisible()
  await close()
})

test('a file dropped anywhere on the library is imported', async ({ browser, server }) => {
  const { page, close } = await openPage(browser, server, await anAthlete(server))
  await visit(page, '/dashboard/workout-library/page/1')
  await dropFile(page, course.name, erg)
  const dialog = page.getByRole('dialog', { name: 'Import workouts' })
  await expect(dialog.getByRole('status')).toHaveText('1 of 1 imported')
  await close()
})

test('waiting files can be cancelled, and none of them is imported', async ({ browser, server }) => {
  const { page, close } = await openPage(browser, server, await anAthlete(server))
  await visit(page, '/dashboard/workout-library/page/1')
  await page.getByRole('button', { name: 'Import' }).click()
  // The first one never gets an answer.
  await page.route('**/api/workouts/import*', () => {})
  await page.getByLabel('Files to import').setInputFiles([course, { ...course, name: 'second.mrc' }])
  const dialog = page.getByRole('dialog', { name: 'Import workouts' })
  await expect(dialog.getByText('Reading...')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByText('Cancelled')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('No workouts found. Create a workout to get started.')).toBeVisible()
  await close()
})

/** Drops a file in the middle of the page. */
async function dropFile(page: Page, name: string, content: string) {
  const data = await page.evaluateHandle(
    ([name, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content ?? ''], name ?? ''))
      return transfer
    },
    [name, content],
  )
  const target = page.getByRole('heading', { name: 'Workout Library' })
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer: data })
}
