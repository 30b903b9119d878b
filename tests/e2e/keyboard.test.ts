import type { Locator, Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { anAthlete } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

test('an athlete signs in, generates a workout and saves it with the keyboard alone', async ({ browser, server }) => {
  const person = await anAthlete(server, { plan: 'standard' })
  const { page, close } = await openPage(browser, server)
  await visit(page, '/')

  await tabTo(page, page.getByRole('link', { name: 'Login' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(person.email)
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.type('not it at all')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('Invalid login credentials')
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/activity$/)

  await tabTo(page, page.getByRole('link', { name: 'Workout Generator' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Describe it'))
  await page.keyboard.type('50 min bike, 3x8 threshold')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('50 min Cycling Threshold')
  await tabTo(page, page.getByRole('button', { name: 'Another one' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Another one' })).toBeEnabled()
  await tabTo(page, page.getByRole('button', { name: 'Save workout' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/workout\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('slider', { name: 'Steps of the workout' })).toBeVisible()
  await close()
})

/** Presses Tab until something has the focus, and checks that the focus can be seen there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.first()).toBeVisible()
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    const found = await wanted.first().evaluate((element) => {
      if (element !== document.activeElement) return undefined
      const { outlineStyle, boxShadow } = getComputedStyle(element)
      return { isSeen: outlineStyle !== 'none' || boxShadow !== 'none' }
    })
    if (found) return expect(found.isSeen, `The focus on ${wanted} cannot be seen.`).toBe(true)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${wanted}.`)
}

/** More than any of these pages has to press, and twice that of a focus that goes around. */
const MAX_PRESSES = 120
