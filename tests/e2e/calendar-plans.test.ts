import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { undoInToast } from './undo-in-toast.ts'

const ACTIVITY = '/dashboard/activity'

test('a note, a rest day and a race stand on their days, and the race is counted down to @phone', async ({
  browser,
  server,
}) => {
  const { page, close } = await openPage(browser, server, await anAthlete(server))
  await page.clock.setFixedTime('2026-11-17T12:00:00Z')
  await visit(page, ACTIVITY)
  const day = (name: string) => page.getByRole('region', { name })
  const add = async (name: string, what: string) => {
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await add('Wednesday 18 November', 'Add note…')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Write something into the note.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Note' }).fill('Track is closed,\nrun in the park')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(day('Wednesday 18 November')).toContainText('Track is closed')
  await add('Thursday 19 November', 'Add rest day')
  await expect(day('Thursday 19 November').getByRole('heading', { name: 'Rest day' })).toBeVisible()

  await add('Sunday 22 November', 'Add race…')
  const dialog = page.getByRole('dialog', { name: 'Add race' })
  await dialog.getByLabel('Name').fill('Berlin Marathon')
  await dialog.getByLabel('Sport').selectOption('Running')
  await dialog.getByLabel('Distance').fill('far')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Write a distance such as')).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await dialog.getByLabel('Distance').fill('marathon')
  await page.keyboard.press('Enter')
  await expect(day('Sunday 22 November')).toContainText('42.195')
  const countdown = page.getByRole('link', { name: /^Berlin Marathon/ })
  await expect(countdown).toHaveText('Berlin Marathon in 5 days')
  expect(await barriersOn(page)).toEqual([])

  await page.getByRole('button', { name: /^Actions for Race: Berlin Marathon/ }).click()
  await page.getByRole('menuitem', { name: 'Edit…' }).click()
  await page.getByRole('dialog').getByLabel('Day').fill('2026-12-30')
  await page.keyboard.press('Enter')
  await expect(countdown).toHaveText('Berlin Marathon in 43 days · 6 weeks and 1 day')
  await countdown.click()
  await expect(day('Wednesday 30 December').getByRole('heading', { name: 'Berlin Marathon' })).toBeVisible()
  await page.getByRole('button', { name: /^Actions for Race: Berlin Marathon/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(countdown).toHaveCount(0)
  await undoInToast(page).last().click()
  await expect(countdown).toHaveCount(1)
  await visit(page, `${ACTIVITY}?view=monthly`)
  await expect(page.getByRole('cell').filter({ hasText: 'Rest day' })).toHaveCount(1)
  await close()
})
