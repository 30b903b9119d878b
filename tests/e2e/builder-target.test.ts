import type { Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

// The target dialog of a step.

const THIN = '\u202f'

test('an FTP is taken where none is known, kept in the profile, and shows watts beside percents @phone', async ({
  browser,
  server,
}) => {
  // An own athlete, because the profile is changed.
  const { page, close } = await openPage(browser, server, await anAthlete(server))
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('radio', { name: 'Cycling' }).press('Space')
  const target = targetOf(page)
  const dialog = dialogOf(page)
  await target.press('Enter')
  await expect(dialog.getByRole('radio', { name: 'Power' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Zone 5, Threshold' }).press('Space')
  await expect(dialog).not.toContainText('for you')
  await dialog.getByRole('switch', { name: 'Use Zone' }).press('Space')
  await dialog.getByRole('radio', { name: '% of FTP' }).press('Space')
  await dialog.getByLabel('Min').fill('88')
  await dialog.getByLabel('Max').fill('92')
  await expect(dialog.getByLabel('Min')).toHaveAccessibleDescription('%')
  await dialog.getByLabel('Your FTP').fill('20')
  await dialog.getByRole('button', { name: 'Set target' }).press('Enter')
  await expect(dialog.getByText('Enter your FTP in watts, 40 to 600.')).toBeVisible()
  await dialog.getByLabel('Your FTP').fill('250')
  await expect(dialog.getByLabel('Min')).toHaveAccessibleDescription(`% = 220${THIN}W`)
  await expect(dialog.getByRole('switch', { name: 'Keep it in my profile' })).toBeChecked()

  expect(await barriersOn(page)).toEqual([])
  // A window that becomes narrow moves the fields of the step; the dialog and what is typed in it stay.
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(dialog.getByLabel('Min')).toHaveValue('88')
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)

  await dialog.getByRole('button', { name: 'Set target' }).press('Enter')
  await expect(page.getByText('Your metrics have been saved', { exact: true })).toBeVisible()
  await expect(target).toBeFocused()
  await expect(target).toContainText(`88–92${THIN}% of FTP`)

  // The dialog opens as the step is, and what is only looked at in watts comes back as it was.
  await target.press('Enter')
  await expect(dialog.getByRole('radio', { name: '% of FTP' })).toBeChecked()
  await expect(dialog.getByLabel('Your FTP')).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'W', exact: true }).press('Space')
  await expect(dialog.getByLabel('Min')).toHaveValue('220')
  await expect(dialog.getByLabel('Max')).toHaveAccessibleDescription(`W = 92${THIN}% of FTP`)
  await dialog.getByRole('radio', { name: '% of FTP' }).press('Space')
  await expect(dialog.getByLabel('Min')).toHaveValue('88')
  await page.keyboard.press('Escape')
  await expect(target).toContainText(`88–92${THIN}% of FTP`)

  // A ramp goes from one end to the other, and its effort stays beside it.
  await target.press('Enter')
  await dialog.getByRole('radio', { name: 'Ramp' }).press('Space')
  await dialog.getByLabel('From').fill('75')
  await dialog.getByLabel('To', { exact: true }).fill('45')
  await dialog.getByLabel('Effort').selectOption('3 of 10')
  await dialog.getByRole('button', { name: 'Set target' }).press('Enter')
  await expect(target).toContainText(`75→45${THIN}% of FTP, effort 3 of 10`)
  await target.press('Enter')
  await expect(dialog.getByLabel('From')).toHaveValue('75')
  await expect(dialog.getByLabel('Effort')).toHaveValue('3')
  await dialog.getByRole('button', { name: 'Set target' }).press('Enter')
  await expect(target).toContainText(`75→45${THIN}% of FTP, effort 3 of 10`)
  await close()
})

test('a run has fastest and slowest and the paces of races, and the kind used last is remembered', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await forgetKind(page)
  await page.getByRole('radio', { name: 'Running' }).press('Space')
  const target = targetOf(page)
  const dialog = dialogOf(page)
  await target.press('Enter')
  await expect(dialog.getByRole('radio', { name: 'Pace' })).toBeChecked()
  await expect(dialog.getByRole('group', { name: 'Race pace' })).toHaveCount(0)
  await dialog.getByLabel('Your threshold pace').fill('4:00')
  await dialog.getByRole('switch', { name: 'Keep it in my profile' }).press('Space')
  await dialog.getByRole('button', { name: 'Marathon pace', exact: true }).press('Enter')
  await expect(dialog.getByRole('switch', { name: 'Use Zone' })).not.toBeChecked()
  await expect(dialog.getByLabel('Fastest')).toHaveAccessibleDescription(/^% = \d:\d\d\s\/km$/)
  await dialog.getByRole('radio', { name: '/km' }).press('Space')
  await dialog.getByLabel('Fastest').fill('4:30')
  await dialog.getByLabel('Slowest').fill('4:10')
  await dialog.getByRole('button', { name: 'Set target' }).press('Enter')
  await expect(dialog.getByText('Fastest cannot be slower than Slowest.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Heart rate' }).press('Space')
  await dialog.getByRole('switch', { name: 'Use Zone' }).press('Space')
  await dialog.getByRole('button', { name: 'Set target' }).press('Enter')
  await expect(target).toContainText('HR zone 2')

  await page.getByRole('button', { name: 'Add step' }).press('Enter')
  await target.press('Enter')
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Heart rate' })).toBeChecked()
  await expect(page.getByRole('dialog').getByRole('switch', { name: 'Use Zone' })).toBeChecked()
  await close()
})

/** The athlete may have used the dialog in another test. */
async function forgetKind(page: Page) {
  await page.evaluate(() => localStorage.clear())
}

function targetOf(page: Page) {
  return page.getByRole('button', { name: /^Target/ })
}

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Warm up target' })
}
