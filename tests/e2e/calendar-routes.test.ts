import { call } from '#web/lib/api.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { saveRoutes } from './routes.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { undoInToast } from './undo-in-toast.ts'
import { saveWorkouts } from './workouts.ts'

test('a route of the library is attached to a workout of a day, changed, detached and attached offline @phone', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  const [run] = await saveWorkouts(api)
  await saveRoutes(api)
  const { id: workout_id = '', name = '' } = run ?? {}
  await call('post /api/scheduled-workouts', { workout_id, scheduled_date: '2026-11-18' }, api)
  const { page, close } = await openPage(browser, server, person)
  await visit(page, '/dashboard/activity?date=2026-11-16')
  const entry = page.getByRole('article', { name })
  const routeOf = (route: string) => entry.getByRole('link', { name: `Route: ${route}`, exact: true })
  const choose = async (item: string) => {
    await entry.getByRole('button', { name: /^Actions for/ }).press('Enter')
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
  }

  await test.step('it is found by a part of its name', async () => {
    await choose('Attach a route…')
    const options = page.getByRole('list', { name: 'Routes' }).getByRole('listitem')
    await expect(options).toHaveCount(3)
    await page.getByLabel('Search by name').fill('HILLS')
    await expect(options).toHaveCount(1)
    expect(await barriersOn(page)).toEqual([])
    await options.getByRole('button', { name: 'Attach Three hills before breakfast' }).press('Enter')
    await expect(routeOf('Three hills before breakfast')).toHaveAttribute('href', /\/dashboard\/route\/[0-9a-f-]{36}$/)
    await expect(page.getByText('Route attached', { exact: true })).toBeVisible()
  })

  await test.step('another one takes its place, and Undo brings the first one back', async () => {
    await choose('Change the route…')
    const attached = page.getByRole('button', { name: 'Attach Three hills before breakfast' })
    await expect(attached).toBeDisabled()
    await page.getByRole('button', { name: 'Attach Round the park' }).press('Enter')
    await expect(routeOf('Round the park')).toBeVisible()
    await undoInToast(page, 'Round the park').click()
    await expect(routeOf('Three hills before breakfast')).toBeVisible()
  })

  await test.step('it is detached', async () => {
    await choose('Detach the route')
    await expect(page.getByText('Route detached', { exact: true })).toBeVisible()
    await expect(entry.getByRole('link', { name: /^Route: / })).toHaveCount(0)
  })

  await test.step('without a connection the entry names its route at once, and it is saved afterwards', async () => {
    await choose('Attach a route…')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Attach Along the river and back' }).press('Enter')
    await expect(routeOf('Along the river and back')).toBeVisible()
    await page.context().setOffline(false)
    await expect
      .poll(async () => {
        const { items } = await call('get /api/calendar', { start_date: '2026-11-16', end_date: '2026-11-22' }, api)
        return items.map(({ route }) => route?.name)
      })
      .toEqual(['Along the river and back'])
  })

  await test.step('a route that is deleted is told as such, and can be taken off', async () => {
    const { data } = await call('get /api/routes', {}, api)
    for (const { id } of data) await call('delete /api/routes/{id}', { id }, api)
    await page.reload()
    await expect(entry.getByText('The route was deleted.')).toBeVisible()
    await choose('Detach the route')
    await expect(entry.getByText('The route was deleted.')).toHaveCount(0)
  })
  await close()
})
