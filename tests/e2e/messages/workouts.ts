import type { Page } from '@playwright/test'
import { apiOf } from '../people.ts'
import { visit } from '../settled.ts'
import { saveWorkouts } from '../workouts.ts'
import { failCalls, type Row } from './row.ts'

/** The messages around saving, deleting, sharing and opening workouts. */
export const ofWorkouts: readonly Row[] = [
  {
    when: 'a workout without a sport or a step is saved',
    says: ['Missing required fields!', 'Please fill in all required fields before saving your workout.'],
    as: 'free',
    isReadElsewhere: true,
    act: async ({ page }) => {
      await visit(page, '/dashboard/workout-builder')
      await saveAs(page, 'No sport yet')
    },
  },
  {
    when: 'a workout with an unreadable duration is saved',
    says: ['Invalid workout!', 'Please make sure your workout is valid before saving.'],
    as: 'free',
    act: async ({ page }) => {
      await visit(page, '/dashboard/workout-builder')
      await openFirstStep(page)
      await page.getByLabel('Duration', { exact: true }).fill('1:99')
      await saveAs(page, 'Unreadable', 'Running')
    },
  },
  {
    when: 'a workout cannot be saved',
    says: ['Error!', 'Failed to save workout. Please try again.'],
    as: 'free',
    act: async ({ page }) => {
      await failCalls(page, 'POST', '**/api/workouts')
      await visit(page, '/dashboard/workout-builder')
      await saveAs(page, 'Lost on the way', 'Running')
    },
  },
  {
    when: 'a workout is saved',
    says: ['Workout saved!', 'Your workout has been saved successfully. Find it in your library.'],
    as: 'free',
    isReadElsewhere: true,
    act: async ({ page }) => {
      await visit(page, '/dashboard/workout-builder')
      await saveAs(page, 'Ten easy minutes', 'Running')
    },
  },
  {
    when: 'a workout cannot be deleted',
    says: ['Hmm, something went wrong', 'An error occurred while deleting the workout'],
    as: 'paid',
    act: async ({ page, person }) => {
      await person.workouts()
      await failCalls(page, 'DELETE', '**/api/workouts/*')
      await chooseInMenu(page, 'Delete')
    },
  },
  {
    when: 'a workout is deleted',
    says: ['Deleted workout successfully', 'The workout has been deleted'],
    as: 'paid',
    isReadElsewhere: true,
    act: async ({ page, server, person }) => {
      // New workouts, because other tests still use the ones this athlete has.
      await saveWorkouts(apiOf(server, person))
      await chooseInMenu(page, 'Delete')
    },
  },
  {
    when: 'the link of a workout is copied',
    says: ['URL copied to clipboard'],
    as: 'paid',
    isReadElsewhere: true,
    act: async ({ page, person }) => {
      await person.workouts()
      await chooseInMenu(page, 'Copy URL')
    },
  },
]

async function saveAs(page: Page, name: string, sport?: string) {
  await page.getByRole('button', { name: 'Save workout' }).click()
  const dialog = page.getByRole('dialog')
  if (sport) await dialog.getByRole('radio', { name: sport }).click()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
}

async function openFirstStep(page: Page) {
  const row = page.getByRole('region', { name: 'Steps' }).getByRole('button').first()
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
}

async function chooseInMenu(page: Page, item: string) {
  await visit(page, '/dashboard/workout-library')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}
