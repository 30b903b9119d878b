import { expect, type Page } from '@playwright/test'
import { visit, waitUntilSettled } from './settled.ts'

/**
 * Opens a workout with invalid steps: a repeat over more steps than there are. The server never saves such steps, so the
 * answer is changed on its way. The server renders a public page itself, so that page is reached from another one.
 */
export async function openInvalidWorkout(page: Page, address: string): Promise<void> {
  await page.route('**/api/workouts/*', async (route) => {
    const answer = await route.fetch()
    const workout = await answer.json()
    await route.fulfill({ response: answer, json: { ...workout, steps: [{ repeat: { steps: 3, count: 2 } }] } })
  })
  if (address.startsWith('/dashboard')) return visit(page, address)
  await visit(page, '/contact')
  await page.evaluate((to) => history.pushState({}, '', to), address)
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeHidden()
  await waitUntilSettled(page)
}
