import { visit } from '../settled.ts'
import { failing, type Row } from './row.ts'

/** What is said where workouts are generated, and where they are not. */
export const ofGenerator: readonly Row[] = [
  {
    when: 'a workout cannot be generated',
    says: ['Failed to generate workout'],
    as: 'paid',
    act: async ({ page }) => {
      await failing(page, 'POST', '**/api/workouts/generate')
      await visit(page, '/dashboard/workout-generator')
      await page.getByRole('radio', { name: 'Tempo' }).click()
      await page.getByRole('button', { name: /^Generate/ }).click()
    },
  },
  {
    when: 'a workout is asked for without a type',
    says: ['Missing required field.'],
    as: 'paid',
    act: async ({ page }) => {
      await visit(page, '/dashboard/workout-generator')
      await page.getByRole('button', { name: /^Generate/ }).click()
    },
  },
  {
    when: 'a free athlete comes to the generator',
    says: ['Upgrade Your Account', 'Generative workouts are for paid users. Free users can create manual workouts.'],
    as: 'free',
    act: ({ page }) => visit(page, '/dashboard/workout-generator'),
  },
  {
    when: 'a feature asks for a plan',
    says: ['You need to upgrade to access this feature.'],
    as: 'free',
    act: ({ page }) => visit(page, '/dashboard/upgrade'),
  },
  {
    when: 'an athlete with a plan looks at the plans',
    says: ['You need to upgrade to access this feature.', 'Part of your STANDARD plan.', 'This is your plan.'],
    as: 'paid',
    act: ({ page }) => visit(page, '/dashboard/upgrade'),
  },
]
