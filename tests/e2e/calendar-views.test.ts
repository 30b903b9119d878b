import type { Page } from '@playwright/test'
import { call } from '#web/lib/api.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

const ACTIVITY = '/dashboard/activity'

test('weeks and months are paged from today in the athlete’s time zone, or in the local one if that is invalid', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  // At this moment it is the 23rd where the browser is, the 24th in Greenwich, and the 25th where the athlete is.
  await call('put /api/user', { timezone: 'Pacific/Kiritimati' }, apiOf(server, person))
  const { page, close } = await openPage(browser, server, person, { timezoneId: 'Pacific/Pago_Pago' })
  await page.clock.setFixedTime('2026-11-24T10:30:00Z')
  const asked = daysAskedFor(page)
  await visit(page, ACTIVITY)
  const title = page.getByRole('heading', { level: 1 })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked()
  await expect(title).toHaveText('November 2026')
  await expect(page.getByText('23–29 November')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Wednesday 25 November, today' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Schedule Workout on/ })).toHaveCount(7)
  expect(asked).toContain('2026-11-01 2026-11-30')
  await press('Next week')
  await expect(title).toHaveText('December 2026')
  await expect(page.getByText('30 November – 6 December')).toBeVisible()
  // From the Monday, which is before the first of the month.
  await expect.poll(() => asked).toContain('2026-11-30 2026-12-31')
  await press('Previous week')
  await press('Previous week')
  await expect(page.getByText('16–22 November')).toBeVisible()

  await page.getByRole('radio', { name: 'Monthly' }).click()
  await expect(page).toHaveURL(/view=monthly/)
  await press('Previous month')
  await expect(title).toHaveText('October 2026')
  await press('Today')
  await expect(title).toHaveText('November 2026')
  const today = page.locator('[aria-current=date]')
  await expect(today).toHaveAccessibleName('Wednesday 25 November')
  expect(asked).toContain('2026-10-26 2026-12-06')
  await press('Add workout for Wednesday 25 November')
  await expect(page.getByRole('dialog', { name: 'Add workout for 25 November 2026' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()

  // What the address says wrongly is today, and nobody pages beyond the calendar.
  for (const wrong of ['date=2026-02-31', 'date=banana', 'view=yearly&date=2026-1-1']) {
    await visit(page, `${ACTIVITY}?${wrong}`)
    await expect(page.getByRole('region', { name: 'Wednesday 25 November, today' })).toBeVisible()
  }
  await visit(page, `${ACTIVITY}?date=1970-01-01`)
  await expect(page.getByRole('button', { name: 'Previous week' })).toBeDisabled()
  await expect(page.getByText('No workouts scheduled')).toHaveCount(7)
  await expect(page.getByText('Your calendar could not be loaded')).toHaveCount(0)
  await visit(page, `${ACTIVITY}?view=monthly&date=2199-12-01`)
  await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
  await visit(page, `${ACTIVITY}?view=monthly`)

  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), timezone: 'Mars/Olympus' } })
  })
  await page.reload()
  await expect(today).toHaveAccessibleName('Monday 23 November')
  await close()
})

/** The first and the last day of each call for the days of the calendar. */
function daysAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/calendar') asked.push(`${searchParams.get('start_date')} ${searchParams.get('end_date')}`)
  })
  return asked
}
