import { expect, type Page } from '@playwright/test'
import { settled, visit } from './settled.ts'

/**
 * Opens a workout whose steps, as they arrive, make no workout: a repeat over more steps than there are. The server
 * saves none such, so they are broken on their way; a public page, which the server draws, is gone to from another.
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
  await settled(page)
}
