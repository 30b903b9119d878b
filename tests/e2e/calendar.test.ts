import type { Locator } from '@playwright/test'
import { fitActivity, tcxActivity } from '#tests/support/workouts/activity-files.ts'
import { call } from '#web/lib/api.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { undoInToast } from './undo-in-toast.ts'
import { saveWorkouts } from './workouts.ts'

const MONDAY = '2026-11-16'
const ACTIVITY = '/dashboard/activity'

test('a workout of the library is put on a day, taken off it and put back @phone', async ({ browser, server }) => {
  const person = await anAthlete(server)
  const [run] = await saveWorkouts(apiOf(server, person))
  const name = run?.name ?? ''
  const { page } = await openPage(browser, server, person)
  await visit(page, `${ACTIVITY}?date=${MONDAY}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('November 2026')
  await expect(page.getByText('No workouts scheduled')).toHaveCount(7)

  await page.getByRole('button', { name: 'Schedule Workout on Wednesday 18 November' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add workout for 18 November 2026' })
  await expect(dialog.getByRole('link', { name: 'Generate Workout' })).toContainText('save you planning time')
  await expect(dialog.getByRole('link', { name: 'Build Manual Workout' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Workout from Library' }).click()
  expect(await barriersOn(page)).toEqual([])
  // Closing resets the choice.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Schedule Workout on Wednesday 18 November' }).click()
  await dialog.getByRole('button', { name: 'Add Workout from Library' }).click()
  await page.route('**/api/scheduled-workouts', (route) => route.abort())
  await dialog.getByRole('button', { name: `Schedule ${name}` }).click()
  await expect(page.getByText('Failed to add scheduled workout', { exact: true })).toBeVisible()
  await page.unroute('**/api/scheduled-workouts')
  await dialog.getByRole('button', { name: `Schedule ${name}` }).click()
  await expect(page.getByText('Scheduled workout added', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const wednesday = page.getByRole('region', { name: 'Wednesday 18 November' })
  await expect(wednesday.getByRole('heading', { name })).toBeVisible()
  await expect(wednesday).toContainText('Running')
  await undoInToast(page, 'Scheduled workout added').click()
  await expect(wednesday.getByText('No workouts scheduled')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(wednesday.getByRole('heading', { name })).toBeVisible()

  await wednesday.getByRole('button', { name: /^Actions for/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'View',
    'Edit',
    'Copy URL',
    'Done or skipped…',
    'Attach a route…',
    'Move to…',
    'Copy to…',
    'Delete',
  ])
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted scheduled workout successfully', { exact: true })).toBeVisible()
  await expect(page.getByText('The scheduled workout has been deleted', { exact: true })).toBeVisible()
  await expect(wednesday.getByText('No workouts scheduled')).toBeVisible()
  await undoInToast(page).click()
  await expect(wednesday.getByRole('heading', { name })).toBeVisible()

  await wednesday.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Copy to…' }).click()
  await page
    .getByRole('dialog', { name: `Copy ${name}` })
    .getByLabel('To')
    .fill('2026-11-19')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Copied to Thursday 19 November', { exact: true })).toBeVisible()
  const thursday = page.getByRole('region', { name: 'Thursday 19 November' })
  await expect(thursday.getByRole('heading', { name })).toBeVisible()
  await thursday.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await page.getByRole('dialog').getByLabel('To').fill('2026-11-20')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Friday 20 November' }).getByRole('heading', { name })).toBeVisible()
  await expect(thursday.getByText('No workouts scheduled')).toBeVisible()
  await expect(wednesday.getByRole('heading', { name })).toBeVisible()

  const figures = page.getByRole('region', { name: 'This week in figures' })
  const running = figures.getByRole('row', { name: /^Running/ })
  await expect(running).toContainText('1:49:00')
  await expect(running).not.toContainText('done')
  await wednesday.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Done or skipped…' }).click()
  await page.getByLabel('How it felt').selectOption('4 of 5')
  await page.getByLabel('Time').fill('soon')
  await page.getByRole('button', { name: 'Mark', exact: true }).click()
  await expect(page.getByText('Write a time such as 45:00')).toBeVisible()
  await page.getByLabel('File of the activity').setInputFiles(fileOf(Buffer.from('<gpx></gpx>'), 'run.gpx'))
  await expect(page.getByRole('alert').filter({ hasText: 'Export the activity as FIT or TCX' })).toBeVisible()
  await page.getByLabel('File of the activity').setInputFiles(fileOf(Buffer.from(fitActivity()), 'run.fit'))
  await expect(page.getByText('Running · Wed 18 Nov, 07:12 · 45:10 · 10.02\u202fkm')).toBeVisible()
  await expect(page.getByLabel('Time')).toHaveValue('45:10')
  await expect(page.getByLabel('Distance')).toHaveValue('10.02')
  expect(await barriersOn(page)).toEqual([])
  await page.getByLabel('Time').fill('50:00')
  await page.keyboard.press('Enter')
  await expect(wednesday).toContainText('Done · felt 4 of 5 · 50:00')
  await expect(running).toContainText('50:00')
  // The mark stands at once, before its toast.
  await undoInToast(page, 'Marked as done').click()
  await expect(wednesday).not.toContainText('Done')

  // A file that is dropped on the card of another day says so.
  const friday = page.getByRole('region', { name: 'Friday 20 November' }).getByRole('article')
  await dropFile(friday, tcxActivity(), 'run.tcx')
  await expect(page.getByRole('dialog', { name: `How did ${name} go?` })).toContainText(
    'It was recorded on Wednesday 18 November, and this is Friday 20 November.',
  )
  await page.getByRole('button', { name: 'Mark', exact: true }).click()
  await expect(friday).toContainText('Done · 45:10 · 10.02\u202fkm')
  await page.context().close()
})

const fileOf = (buffer: Buffer, name: string) => ({ name, mimeType: 'application/octet-stream', buffer })

async function dropFile(target: Locator, content: string, name: string) {
  const dataTransfer = await target.page().evaluateHandle(
    ([text, called]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], called))
      return transfer
    },
    [content, name] as const,
  )
  await target.dispatchEvent('drop', { dataTransfer })
}

test('a month shows two names of a day and counts the rest, and a deleted workout stays without links', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  const workouts = await saveWorkouts(api)
  for (const { id: workout_id } of workouts)
    await call('post /api/scheduled-workouts', { workout_id, scheduled_date: MONDAY }, api)
  const [first, second] = workouts
  if (!first || !second) throw new Error('No workouts were saved.')
  await call('post /api/scheduled-workouts', { workout_id: second.id, scheduled_date: '2026-11-18' }, api)
  const { page, close } = await openPage(browser, server, person)
  await visit(page, `${ACTIVITY}?view=monthly&date=${MONDAY}`)
  await expect(page.getByRole('columnheader')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Week'])
  await expect(page.getByRole('cell')).toHaveCount(42)
  const cell = page.getByRole('cell').filter({ hasText: '+1 more' })
  await expect(cell.getByRole('listitem')).toHaveText(workouts.slice(0, 2).map(({ name }) => name))
  // A profile stands beneath a name where all names of the day have room for theirs.
  await expect(cell.locator('svg.profile')).toHaveCount(0)
  const wednesday = page.getByRole('cell').filter({ has: page.getByRole('link', { name: 'Wednesday 18 November' }) })
  await expect(wednesday.locator('svg.profile')).toBeVisible()
  await expect(page.getByRole('rowheader').filter({ hasText: 'Load' })).toHaveText(
    /^\d:\d\d:\d\dLoad \d+Running.*Cycling.*Swimming/,
  )
  // The chosen day stands beneath with all that it has, each with its menu: nothing needs to be dragged.
  await expect(
    page.getByRole('region', { name: 'Monday 16 November' }).getByRole('button', { name: /^Actions for/ }),
  ).toHaveCount(3)
  expect(await barriersOn(page)).toEqual([])
  // On a phone the total of a week stands beneath it.
  const desk = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('cell').filter({ hasText: /^Week\d:\d\d:\d\dLoad \d+Running/ })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(0)
  expect(await barriersOn(page)).toEqual([])
  if (desk) await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('December 2026')
  await expect(page).toHaveURL(/view=monthly&date=2026-12-01/)
  await page.goBack()
  await call('delete /api/workouts/{id}', { id: first.id }, api)
  await cell.getByRole('link', { name: '1 more on Monday 16 November' }).click()

  const monday = page.getByRole('region', { name: 'Monday 16 November' })
  await expect(monday.getByText('This workout was deleted.')).toBeVisible()
  await expect(monday.getByRole('link', { name: first.name })).toHaveCount(0)
  expect(await barriersOn(page)).toEqual([])
  await monday.getByRole('button', { name: `Actions for ${first.name}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Done or skipped…', 'Move down', 'Move to…', 'Delete'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page.getByText('23–29 November')).toBeVisible()
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(page).toHaveURL(/\/dashboard\/activity$/)
  await expect(page.getByRole('region', { name: /, today$/ })).toHaveCount(1)
  await close()
})

test('a workout that is built for a day goes there when it is saved', async ({ browser, server }) => {
  const { page, close } = await openPage(browser, server, await anAthlete(server, { plan: 'standard' }))
  await visit(page, `${ACTIVITY}?date=${MONDAY}`)
  await page.getByRole('button', { name: 'Schedule Workout on Friday 20 November' }).click()
  await page.getByRole('link', { name: 'Build Manual Workout' }).click()
  await expect(page.getByText('Once it is saved, this workout goes to Friday 20 November.')).toBeVisible()
  await page.getByRole('radio', { name: 'Running' }).click()
  await page.getByRole('button', { name: 'Save workout' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('For Friday')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/activity\?date=2026-11-20$/)
  const friday = page.getByRole('region', { name: 'Friday 20 November' })
  await expect(friday.getByRole('heading', { name: 'For Friday' })).toBeVisible()
  await expect(undoInToast(page, 'Scheduled workout added')).toBeVisible()

  await page.getByRole('button', { name: 'Schedule Workout on Friday 20 November' }).click()
  await page.getByRole('link', { name: 'Generate Workout' }).click()
  await page.getByText('Tempo', { exact: true }).click()
  await page.getByRole('button', { name: /^Generate workout/ }).click()
  await page.getByRole('button', { name: 'Save workout' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/activity\?date=2026-11-20$/)
  await expect(friday.getByRole('article')).toHaveCount(2)
  await close()
})
