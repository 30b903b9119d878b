import { addDays, mondayOf } from '#domain/calendar/days/day.ts'
import { todayIn } from '#domain/calendar/days/today.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { nameOfDay } from '#web/features/calendar/day-names.ts'
import { call } from '#web/lib/api.ts'
import { failCalls } from './messages/row.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

const easyRun: NewWorkout = {
  name: 'Easy run',
  sport: 'running',
  type: 'endurance',
  steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 3600 } }],
}

test('the library is paged in the dialog of a day, and what goes wrong with a card is said in full', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  const nextMonday = addDays(mondayOf(todayIn(new Date(), 'Europe/Berlin')), 7)
  const day = nameOfDay(nextMonday)
  const { page, close } = await openPage(browser, server, person)
  await visit(page, `/dashboard/activity?date=${nextMonday}`)
  const dialog = page.getByRole('dialog')
  const chooseFromLibrary = async () => {
    await page.getByRole('button', { name: `Schedule Workout on ${day}` }).click()
    await dialog.getByRole('button', { name: 'Add Workout from Library' }).click()
  }
  await chooseFromLibrary()
  await expect(dialog.getByText('No workouts found', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  for (let saved = 1; saved <= 11; saved += 1)
    await call('post /api/workouts', { ...easyRun, name: `Easy run ${saved}` }, api)
  await chooseFromLibrary()
  await expect(dialog.getByText('Page 1 of 2')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Schedule Easy run/ })).toHaveCount(10)
  await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('Page 2 of 2')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Schedule Easy run 1', exact: true }).click()
  await expect(page.getByText('Scheduled workout added', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const card = page.getByRole('article', { name: 'Easy run 1' })
  await expect(card).toContainText('Running')
  await expect(card).toContainText('Endurance')
  const choose = async (item: string) => {
    await card.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Copy URL')
  await expect(page.getByText('URL copied to clipboard', { exact: true })).toBeVisible()
  await failCalls(page, 'POST', '**/api/calendar/changes')
  await choose('Delete')
  await expect(page.getByText('Hmm, something went wrong', { exact: true })).toBeVisible()
  const failed = 'An error occurred while deleting the scheduled workout'
  await expect(page.getByText(failed, { exact: true })).toBeVisible()
  await expect(card).toBeVisible()

  await choose('View')
  await expect(page).toHaveURL(/\/dashboard\/workout\//)
  await visit(page, '/dashboard/workout-library/page/2')
  await page.getByRole('button', { name: 'Actions for Easy run 1', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const deleted = 'The workout has been deleted. One coming day of your calendar uses it.'
  await expect(page.getByText(deleted, { exact: true })).toBeVisible()
  await close()
})
