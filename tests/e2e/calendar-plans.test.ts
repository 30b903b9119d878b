import { randomUUID } from 'node:crypto'
import type { Operation } from '#domain/calendar/change/operation.ts'
import { call, type Fetch } from '#web/lib/api.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { holdToasts, undoInToast } from './undo-in-toast.ts'
import { saveWorkouts } from './workouts.ts'

const ACTIVITY = '/dashboard/activity'

const dayFull = { status: 409, json: { error: 'A day has at most 20 entries.', code: 'day-full' } }

test('a note, a rest day and a race stand on their days, and the race is counted down to @phone', async ({
  browser,
  server,
}) => {
  const { page, close } = await openPage(browser, server, await anAthlete(server))
  await page.clock.setFixedTime('2026-11-17T12:00:00Z')
  await visit(page, ACTIVITY)
  const day = (name: string) => page.getByRole('region', { name })
  const add = async (name: string, what: string) => {
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await add('Wednesday 18 November', 'Add note…')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Write something into the note.')).toBeVisible()
  const typed = page.getByRole('textbox', { name: 'Note' })
  await typed.fill('Track is closed,\nrun in the park')
  await page.route('**/api/calendar/changes', (route) => route.fulfill(dayFull), { times: 1 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to save the note', { exact: true })).toBeVisible()
  await expect(typed).toHaveValue('Track is closed,\nrun in the park')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(day('Wednesday 18 November')).toContainText('Track is closed')
  await add('Thursday 19 November', 'Add rest day')
  await expect(day('Thursday 19 November').getByRole('heading', { name: 'Rest day' })).toBeVisible()

  await add('Sunday 22 November', 'Add race…')
  const dialog = page.getByRole('dialog', { name: 'Add race' })
  await dialog.getByLabel('Name').fill('Berlin Marathon')
  await dialog.getByLabel('Sport').selectOption('Running')
  await dialog.getByLabel('Distance').fill('far')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Write a distance such as')).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await dialog.getByLabel('Distance').fill('marathon')
  await page.keyboard.press('Enter')
  await expect(day('Sunday 22 November')).toContainText('42.195')
  const countdown = page.getByRole('link', { name: /^Berlin Marathon/ })
  await expect(countdown).toHaveText('Berlin Marathon in 5 days')
  expect(await barriersOn(page)).toEqual([])

  await page.getByRole('button', { name: /^Actions for Race: Berlin Marathon/ }).click()
  await page.getByRole('menuitem', { name: 'Edit…' }).click()
  await page.getByRole('dialog').getByLabel('Day').fill('2026-12-30')
  await page.keyboard.press('Enter')
  await expect(countdown).toHaveText('Berlin Marathon in 43 days · 6 weeks and 1 day')
  await countdown.click()
  await expect(day('Wednesday 30 December').getByRole('heading', { name: 'Berlin Marathon' })).toBeVisible()
  await page.getByRole('button', { name: /^Actions for Race: Berlin Marathon/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(countdown).toHaveCount(0)
  await undoInToast(page, 'Deleted the race').click()
  await expect(countdown).toHaveCount(1)
  await visit(page, `${ACTIVITY}?view=monthly`)
  await expect(page.getByRole('cell').filter({ hasText: 'Rest day' })).toHaveCount(1)
  await close()
})

test('a week is copied forward and a plan is shifted, each as shown before and undone at once @phone', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  const [run] = await saveWorkouts(api)
  const name = run?.name ?? ''
  const onDay = (scheduled_date: string) =>
    call('post /api/scheduled-workouts', { workout_id: run?.id ?? '', scheduled_date }, api)
  const { id: done } = await onDay('2026-11-17')
  await onDay('2026-11-19')
  const content = { kind: 'note', text: 'Dentist' } as const
  await plan(api, { op: 'add', id: randomUUID(), date: '2026-11-24', content })
  await plan(api, { op: 'mark', id: done, mark: { state: 'done' } })
  const { page, close } = await openPage(browser, server, person)
  await visit(page, `${ACTIVITY}?date=2026-11-19`)
  const day = (label: string) => page.getByRole('region', { name: label })
  const preview = page.getByRole('region', { name: 'Preview' })

  await page.getByRole('button', { name: 'More for 16–22 November' }).click()
  await page.getByRole('menuitem', { name: 'Copy this week forward…' }).click()
  await page.getByLabel('Times').fill('27')
  await expect(page.getByText('Write a number from 1 to 26.')).toBeVisible()
  await page.getByLabel('Times').fill('2')
  await expect(preview.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('switch', { name: 'Replace what is planned there' }).click()
  await expect(preview.getByRole('listitem')).toHaveText([
    `23–29 NovemberTue ${name} · Thu ${name}Replaces Tue Note: Dentist`,
    `30 November – 6 DecemberTue ${name} · Thu ${name}`,
  ])
  expect(await barriersOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy 4 entries' }).click()
  await expect(page.getByText('Copied 16–22 November to 2 weeks', { exact: true })).toBeVisible()
  await holdToasts(page)
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(day('Thursday 26 November').getByRole('heading', { name })).toBeVisible()
  await expect(day('Tuesday 24 November')).not.toContainText('Dentist')
  await undoInToast(page).click()
  await expect(day('Tuesday 24 November')).toContainText('Dentist')
  await expect(day('Thursday 26 November').getByText('No workouts scheduled')).toBeVisible()

  await page.getByRole('button', { name: 'Previous week' }).click()
  await page.getByRole('button', { name: 'More for Monday 16 November' }).click()
  await page.getByRole('menuitem', { name: 'Shift from here…' }).click()
  await page.getByLabel('By').fill('3')
  await expect(preview.getByRole('row')).toHaveText([
    'WhatNowThen',
    `${name}Thu 19 NovSun 22 Nov`,
    'Note: DentistTue 24 NovFri 27 Nov',
  ])
  await expect(preview).toContainText(`Stays where it is: ${name} (done)`)
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Shifted 2 entries: 3 days later', { exact: true })).toBeVisible()
  await holdToasts(page)
  await expect(day('Sunday 22 November').getByRole('heading', { name })).toBeVisible()
  await expect(day('Tuesday 17 November').getByRole('heading', { name })).toBeVisible()
  await undoInToast(page).click()
  await expect(day('Thursday 19 November').getByRole('heading', { name })).toBeVisible()

  // In a month the menu of each day has these, too, in a window of any width and without a mouse.
  for (const width of [1440, 1000, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, `${ACTIVITY}?view=monthly&date=2026-11-19`)
    await page
      .getByRole('button', { name: 'More for Thursday 19 November' })
      .filter({ visible: true })
      .first()
      .press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText([
      'Add note…',
      'Add rest day',
      'Add race…',
      'Shift from here…',
      'Copy this week forward…',
      'Show this week',
    ])
  }
  await page.getByRole('menuitem', { name: 'Copy this week forward…' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Copy 16–22 November forward' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More for Thursday 19 November' }).filter({ visible: true }).first().click()
  await page.getByRole('menuitem', { name: 'Show this week' }).click()
  await expect(day('Sunday 22 November')).toBeVisible()
  await close()
})

/** Changes a calendar as another tab would. */
function plan(api: Fetch, operation: Operation) {
  return call('post /api/calendar/changes', { id: randomUUID(), operations: [operation] }, api)
}
