import { call } from '#web/lib/api.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { saveWorkouts } from './workouts.ts'

test('a workout that was changed or deleted elsewhere is not overwritten unasked', async ({ browser, server }) => {
  const athlete = await anAthlete(server)
  const api = apiOf(server, athlete)
  const [workout] = await saveWorkouts(api)
  if (!workout) throw new Error('No workout was saved.')
  const { id, sport, type, steps } = workout
  const content = { name: 'Theirs', sport, type, steps }
  const { page, close } = await openPage(browser, server, athlete)
  await visit(page, `/dashboard/workout-builder/${id}`)
  const rows = page.getByRole('region', { name: 'Steps' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Add step', exact: true }).click()
  await expect(rows).toHaveCount(6)
  await call('put /api/workouts/{id}', { id, ...content }, api)

  const update = async () => {
    await page.getByRole('button', { name: 'Update workout' }).click()
    await page.getByRole('dialog', { name: 'Update Workout' }).getByRole('button', { name: 'Update' }).click()
  }
  await update()
  const changed = page.getByRole('dialog', { name: 'This workout was changed elsewhere' })
  await expect(changed).toBeVisible()
  expect(await barriersOn(page, '[role=dialog]')).toEqual([])
  await changed.getByRole('button', { name: 'Take the other' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theirs')
  await expect(rows).toHaveCount(5)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(rows).toHaveCount(6)

  await call('put /api/workouts/{id}', { id, ...content, name: 'Theirs again' }, api)
  await update()
  await changed.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page).toHaveURL(`/dashboard/workout/${id}`)
  const kept = await call('get /api/workouts/{id}', { id }, api)
  expect(kept.name).toBe('Five hard fours')
  expect(kept.steps).toHaveLength(workout.steps.length + 1)

  await visit(page, `/dashboard/workout-builder/${id}`)
  await page.getByRole('button', { name: 'Add step', exact: true }).click()
  await call('delete /api/workouts/{id}', { id }, api)
  await update()
  const deleted = page.getByRole('dialog', { name: 'This workout was deleted' })
  await deleted.getByRole('button', { name: 'Save as new' }).click()
  await expect(page).toHaveURL(/\/dashboard\/workout\/(?!.*builder)/)
  const library = await call('get /api/workouts', {}, api)
  expect(library.data.map(({ name }) => name)).toContain('Five hard fours')
  expect(library.data.map((one) => one.id)).not.toContain(id)
  await close()
})
