import { todayIn } from '#domain/calendar/days/today.ts'
import { call } from '#web/lib/api.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { expect, test } from './test.ts'

test('without a connection the calendar and its workouts are read, until the athlete signs out @phone', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const [workout] = await person.workouts()
  if (!workout) throw new Error('There is no workout')
  const timezoneId = zoneInTheMorning()
  await call('put /api/user', { timezone: timezoneId }, apiOf(server, person))
  const today = todayIn(new Date(), timezoneId)
  await call('post /api/scheduled-workouts', { workout_id: workout.id, scheduled_date: today }, apiOf(server, person))
  // What the browser complains about here is that there is no connection.
  const { page } = await openPage(browser, server, person, { serviceWorkers: 'allow', timezoneId })
  await page.goto('/dashboard/activity')
  await page.getByText(workout.name).first().waitFor()
  const isKept = (path: string) =>
    page.evaluate(async (path) => {
      const addresses = (await (await caches.open('answers')).keys()).map(({ url }) => url)
      return addresses.some((address) => address.includes(path))
    }, path)
  for (const path of [`/api/workouts/${workout.id}`, '/api/user', '/api/calendar/next-race'])
    await expect.poll(() => isKept(path)).toBe(true)

  await page.context().setOffline(true)
  await page.goto('/dashboard/activity')
  await expect(page.getByText('No connection')).toBeVisible()
  await page.getByRole('link', { name: workout.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Workout' })).toBeVisible()
  await expect(page.getByText(workout.name).first()).toBeVisible()
  // Another page says what it lacks, and where to go.
  await page.goto('/dashboard/account')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await page.getByRole('link', { name: 'calendar' }).click()
  await expect(page.getByText(workout.name).first()).toBeVisible()

  // A token that is too old cannot be renewed now, and the athlete stays signed in.
  await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000)
  await page.goto('/dashboard/activity')
  await expect(page.getByText(workout.name).first()).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByText('No connection')).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
  await expect.poll(() => page.evaluate(() => caches.has('answers'))).toBe(false)
  await page.context().close()
})

/** A time zone in which it is past nine in the morning, so that two hours later is of the same day and week. */
function zoneInTheMorning(): string {
  const ahead = 9 - new Date().getUTCHours()
  const east = ahead < -12 ? ahead + 24 : ahead
  // These names count to the west.
  return `Etc/GMT${east < 0 ? '+' : '-'}${Math.abs(east)}`
}
