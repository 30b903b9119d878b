import { visit } from '../settled.ts'
import type { Row } from './row.ts'

/** The messages of pages that do not exist. */
export const ofPages: readonly Row[] = [
  {
    when: 'a signed-out visitor opens an unknown address of the dashboard',
    says: ['Forgot password?'],
    act: ({ page }) => visit(page, '/dashboard/nowhere'),
  },
  {
    when: 'a part of the product cannot be loaded',
    says: ['Something went wrong!', 'Hide Error', 'Failed to fetch dynamically imported module'],
    as: 'free',
    complains: true,
    act: async ({ page }) => {
      await page.route('**/assets/workout-library*', (route) => route.abort())
      await visit(page, '/dashboard')
      await page.goto('/dashboard/workout-library')
      await page.getByRole('button', { name: 'Show Error' }).click()
    },
  },
]
