import type { NewWorkout } from '#domain/workout/workout.ts'
import { call } from '#web/lib/api.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { screens } from './screens.ts'
import { visit, waitUntilSettled } from './settled.ts'
import { expect, test } from './test.ts'

test('a deleted workout leaves no empty page behind, and Undo restores it at its address', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const ids: string[] = []
  for (let n = 1; n <= 11; n += 1)
    ids.push((await call('post /api/workouts', easyRun(`Run ${n}`), apiOf(server, person))).id)
  const { page, close } = await openPage(browser, server, person)
  const actionsFor = (name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true })
  const remove = async (name: string) => {
    await actionsFor(name).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  }

  await test.step('the last page links to the page before and to no next page', async () => {
    await visit(page, '/dashboard/workout-library/page/2')
    await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: 'Run 1' })).toHaveCount(1)
  })

  await test.step('the last page disappears with its only workout', async () => {
    await remove('Run 1')
    await expect(page.getByText('Deleted workout successfully', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/page\/1$/)
    await waitUntilSettled(page)
    await expect(page.getByRole('link', { name: /Previous|Next/ })).toHaveCount(0)
    const answer = await page.request.get(`/workout/${ids[0]}`)
    expect(answer.status()).toBe(404)
  })

  await test.step('Undo restores the workout, its link and the second page', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Workout restored', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Next' }).click()
    await page.getByRole('link', { name: 'Run 1', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/workout/${ids[0]}$`))
    await visit(page, `/workout/${ids[0]}`)
    await expect(page.getByRole('heading', { name: 'Run 1', exact: true })).toBeVisible()
  })

  await test.step('after a deletion the focus is on the next workout', async () => {
    await visit(page, '/dashboard/workout-library')
    await remove('Run 11')
    await expect(actionsFor('Run 11')).toHaveCount(0)
    await expect(actionsFor('Run 10')).toBeFocused()
  })
  await close()
})

test('a library that could not be loaded says so, and does not say that it is empty', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  let broken = true
  await page.route('**/api/workouts?*', (route) =>
    broken ? route.fulfill({ status: 403, json: { error: 'Not just now.', code: 'refused' } }) : route.continue(),
  )
  await visit(page, '/dashboard/workout-library')
  await expect(page.getByRole('alert')).toContainText('Your workouts could not be loaded')
  await expect(page.getByText('No workouts found.')).toHaveCount(0)
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await close()
})

test('a long name shows two lines of itself on a card, and all of it as a title', async ({
  browser,
  server,
  people,
}) => {
  const athlete = await people.paid()
  const screen = screens.find(({ name }) => name === 'library-long-names')
  const { page, close } = await openPage(browser, server, athlete)
  await screen?.open(page, { workouts: await athlete.workouts(), routes: [] })
  const name = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const { lines, isCut, title } = await name.evaluate((link) => ({
    lines: link.clientHeight / Number.parseFloat(getComputedStyle(link).lineHeight),
    isCut: link.scrollHeight > link.clientHeight,
    title: link.getAttribute('title'),
  }))
  expect(Math.round(lines)).toBe(2)
  expect(isCut).toBe(true)
  expect(title).toBe(await name.textContent())
  await close()
})

function easyRun(name: string): NewWorkout {
  return {
    name,
    sport: 'running',
    steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 1800 } }],
  }
}
