import { addDays } from '#domain/calendar/days/day.ts'
import { todayIn } from '#domain/calendar/days/today.ts'
import { call } from '#web/lib/api.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { gpxFile, hill } from './route-library-screens.ts'
import { saveRoutes } from './routes.ts'
import { visit, waitUntilSettled } from './settled.ts'
import { expect, test } from './test.ts'
import { undoInToast } from './undo-in-toast.ts'
import { saveWorkouts } from './workouts.ts'

test('a GPX file becomes a route that is renamed, hidden, deleted, restored and shared by the keyboard @phone', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  const { page, close } = await openPage(browser, server, person)
  const choose = async (name: string, item: string) => {
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
  }
  const rows = page.getByRole('main').getByRole('listitem')

  await test.step('a library without routes offers to plan and to import one', async () => {
    await visit(page, '/dashboard/route-library')
    await expect(page).toHaveURL(/\/dashboard\/route-library\/page\/1$/)
    await expect(page.getByText('No routes found. Create a route to get started.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Generate Route', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Import GPX' }).press('Enter')
    await page
      .getByLabel('Files to import')
      .setInputFiles([gpxFile('over the hill.gpx', hill), gpxFile('letter.gpx', 'Dear coach')])
    const dialog = page.getByRole('dialog', { name: 'Import routes' })
    await expect(dialog.getByRole('status')).toHaveText('1 of 2 imported')
    await expect(dialog.getByRole('link', { name: 'Over the hill' })).toHaveAttribute('href', /\/dashboard\/route\//)
    await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  })

  await test.step('its row says what it is for, how long it is and when it came', async () => {
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Running')
    for (const figure of ['2.9\u202fkm', '25\u202fm up'])
      await expect(rows.getByText(figure).filter({ visible: true })).toHaveCount(1)
  })

  await test.step('a name of spaces is refused, and a new one is shown at once', async () => {
    await choose('Over the hill', 'Rename')
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
    await name.fill('   ')
    await name.press('Enter')
    await expect(page.getByText('Please enter a route name')).toBeVisible()
    await name.fill(' Hill before breakfast ')
    await name.press('Enter')
    await expect(page.getByRole('link', { name: 'Hill before breakfast', exact: true })).toBeVisible()
  })

  await test.step('a private route says so', async () => {
    await choose('Hill before breakfast', 'Make private')
    await expect(page.getByText('The route is private', { exact: true })).toBeVisible()
    await expect(rows.getByText('Private', { exact: true })).toBeVisible()
    await choose('Hill before breakfast', 'Make public')
    await expect(rows.getByText('Private', { exact: true })).toHaveCount(0)
  })

  await test.step('it is attached to a workout of the calendar', async () => {
    await choose('Hill before breakfast', 'Attach to a workout…')
    const dialog = page.getByRole('dialog', { name: 'Attach to a workout' })
    await expect(dialog.getByText('No workout is planned for the next 8 weeks.')).toBeVisible()
    await page.keyboard.press('Escape')
    const [run] = await saveWorkouts(api)
    const day = addDays(todayIn(new Date()), 2)
    await call('post /api/scheduled-workouts', { workout_id: run?.id ?? '', scheduled_date: day }, api)
    await page.reload()
    await choose('Hill before breakfast', 'Attach to a workout…')
    await dialog.getByRole('button', { name: `Attach to ${run?.name}, ` }).press('Enter')
    await expect(page.getByText('Route attached', { exact: true })).toBeVisible()
    const { items } = await call('get /api/calendar', { start_date: day, end_date: day }, api)
    expect(items.map(({ route }) => route?.name)).toEqual(['Hill before breakfast'])
    await page.getByRole('link', { name: 'Hill before breakfast', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Attach to a workout' }).press('Enter')
    await expect(dialog.getByRole('button', { name: `Attach to ${run?.name}, ` })).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.goBack()
  })

  await test.step('Undo brings a deleted route back', async () => {
    await choose('Hill before breakfast', 'Delete')
    await expect(page.getByText('Deleted route successfully', { exact: true })).toBeVisible()
    await expect(page.getByText('The route has been deleted').first()).toBeVisible()
    await expect(page.getByText('No routes found. Create a route to get started.')).toBeVisible()
    await undoInToast(page, 'Deleted route').click()
    await expect(page.getByText('Route restored', { exact: true })).toBeVisible()
    await expect(rows).toHaveCount(1)
  })

  await test.step('the copied URL is the public one', async () => {
    await page.evaluate(() => {
      const written: string[] = []
      Object.assign(window, { written })
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void written.push(text) },
      })
    })
    await choose('Hill before breakfast', 'Copy URL')
    await expect(page.getByText('URL copied to clipboard', { exact: true })).toBeVisible()
    const [url = ''] = await page.evaluate(() => (window as unknown as { written: string[] }).written)
    expect(url).toMatch(new RegExp(`^${server.url}/route/[0-9a-f-]{36}$`))
    const answer = await page.request.get(url.replace('/route/', '/api/routes/'))
    expect(await answer.json()).toMatchObject({ name: 'Hill before breakfast', is_private: false })
  })
  await close()
})

test('the menu has one group open at a time, which is that of the page', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  const entry = (name: string) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name })
  await visit(page, '/dashboard/workout-library')
  await page.getByRole('button', { name: 'Routes', exact: true }).click()
  await expect(entry('Workout Library')).toBeHidden()
  await entry('Route Library').click()
  await expect(page.getByRole('heading', { name: 'Route Library' })).toBeVisible()
  await expect(entry('Route Library')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Workout Library' })).toBeVisible()
  await expect(entry('Workout Library')).toBeVisible()
  await expect(entry('Route Library')).toBeHidden()
  await close()
})

test('many routes are paged and searched, and the last page disappears with its only route', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  for (let time = 0; time < 4; time += 1) await saveRoutes(apiOf(server, person))
  const { page, close } = await openPage(browser, server, person)
  const actions = page.getByRole('button', { name: /^Actions for/ })
  const deleteFirst = async () => {
    await actions.first().press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  }
  await visit(page, '/dashboard/route-library/page/9')
  await expect(page).toHaveURL(/\/page\/2$/)
  await expect(actions).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await deleteFirst()
  await expect(actions).toHaveCount(1)
  await expect(actions.first()).toBeFocused()

  const search = page.getByRole('searchbox', { name: 'Search by name' })
  await search.fill('hills')
  await expect(page).toHaveURL(/\/page\/1\?search=hills$/)
  await expect(actions).toHaveCount(3)
  await page.reload()
  await expect(search).toHaveValue('hills')
  await search.fill('the sea')
  await expect(page.getByText('No route of yours has “the sea” in its name.')).toBeVisible()
  await search.fill('')
  await expect(actions).toHaveCount(10)
  await expect(search).toBeFocused()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(actions).toHaveCount(1)
  await deleteFirst()
  await expect(page).toHaveURL(/\/page\/1$/)
  await waitUntilSettled(page)
  await expect(page.getByRole('link', { name: /Previous|Next/ })).toHaveCount(0)
  await close()
})
