import type { Page } from '@playwright/test'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { call } from '#web/lib/api.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { apiOf, type Person } from './people.ts'
import type { RunningServer } from './server.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

test('a bar is pulled for length and intensity; one pull is one step, and Escape restores', async ({
  browser,
  server,
  people,
}) => {
  const athlete = await people.free()
  const { page, close } = await openPage(browser, server, athlete)
  await visit(page, await addressOf(ride, server, athlete))
  const [length, cap] = [handle(page, 'Length of Warm up'), handle(page, 'Intensity of Warm up')]
  await expect(length).toHaveAttribute('aria-valuetext', '10:00')
  const row = page.locator('[data-entry]').filter({ hasText: 'Warm up' })

  const edge = await middleOf(page, 'Length of Warm up')
  await page.mouse.move(edge.x, edge.y)
  await page.mouse.down()
  await page.mouse.move(edge.x + 30, edge.y)
  await page.mouse.move(edge.x + 60, edge.y)
  await expect(length.getByText(/^1\d:00$/)).toBeVisible()
  const pulled = (await length.getAttribute('aria-valuetext')) ?? ''
  expect(pulled).toMatch(/^1\d:00$/)
  await expect(row).toContainText(pulled)
  await page.mouse.up()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(length).toHaveAttribute('aria-valuetext', '10:00')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()

  // A bar that is wide has its handles where the mouse is, and opens its step when it is pulled.
  const profile = await boxOf(page, 'Steps of the workout')
  await page.mouse.move(profile.x + 0.9 * profile.width, profile.y + 0.8 * profile.height)
  const far = await middleOf(page, 'Length of As it comes')
  await page.mouse.move(far.x, far.y)
  await page.mouse.down()
  await page.mouse.move(far.x - 60, far.y)
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('As it comes')
  await expect(handle(page, 'Length of As it comes')).toHaveAttribute('aria-valuetext', /^1[0-3]:00$/)
  await page.keyboard.press('ControlOrMeta+z')
  await page.locator('[data-entry]').filter({ hasText: 'Warm up' }).getByRole('button').first().click()

  const top = await middleOf(page, 'Intensity of Warm up')
  await page.mouse.move(top.x, top.y)
  await page.mouse.down()
  await page.mouse.move(top.x, top.y - 40)
  await expect(cap).not.toHaveAttribute('aria-valuetext', '55–60\u202f% of FTP')
  await page.keyboard.press('Escape')
  await expect(cap).toHaveAttribute('aria-valuetext', '55–60\u202f% of FTP')
  await page.mouse.move(top.x, top.y - 60)
  await page.mouse.up()
  await expect(cap).toHaveAttribute('aria-valuetext', '55–60\u202f% of FTP')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await close()
})

test('handles are sliders for the keyboard, and a step without a target has none for intensity', async ({
  browser,
  server,
  people,
}) => {
  const athlete = await people.free()
  const { page, close } = await openPage(browser, server, athlete)
  await visit(page, await addressOf(ride, server, athlete))
  const profile = page.getByRole('slider', { name: 'Steps of the workout' })
  await profile.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(handle(page, 'Length of Hard')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(handle(page, 'Intensity of Hard')).toHaveAttribute('aria-valuetext', '280–290\u202fW')
  await expect(handle(page, 'Length of Hard')).toHaveAttribute('aria-valuetext', '5:00')
  await expect(page.getByRole('textbox', { name: 'Duration' })).toHaveValue('5')
  await expect(page.locator('[data-entry]').filter({ hasText: 'Hard' }).last()).toContainText('280–290')
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()

  await page.locator('[data-entry]').filter({ hasText: 'As it comes' }).getByRole('button').first().click()
  await expect(handle(page, 'Length of As it comes')).toBeVisible()
  await expect(page.getByRole('slider', { name: /Intensity/ })).toHaveCount(0)
  await close()
})

test('by touch a cap is pulled, and the page scrolls from a bar @phone', async ({ browser, server, people }) => {
  const athlete = await people.free()
  const { page, close } = await openPage(browser, server, athlete, {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  await visit(page, await addressOf(ride, server, athlete))
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const pull = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
    await touch('touchStart', [from])
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [{ x: from.x + share * by.x, y: from.y + share * by.y }])
    await touch('touchEnd', [])
  }
  await pull(await middleOf(page, 'Intensity of Warm up'), { x: 0, y: -30 })
  await expect(handle(page, 'Intensity of Warm up')).not.toHaveAttribute('aria-valuetext', '55–60\u202f% of FTP')
  await pull(await middleOf(page, 'Length of Warm up'), { x: 20, y: 0 })
  await expect(handle(page, 'Length of Warm up')).not.toHaveAttribute('aria-valuetext', '10:00')
  const changed = await handle(page, 'Length of Warm up').getAttribute('aria-valuetext')
  await pull(await middleOf(page, 'Length of Warm up'), { x: 0, y: -120 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(handle(page, 'Length of Warm up')).toHaveAttribute('aria-valuetext', changed ?? '')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await barriersOn(page)).toEqual([])
  await close()
})

const minutes = (value: number) => ({ type: 'time', unit: 'minutes', value: value * 60 }) as const

const ride: NewWorkout = {
  name: 'Pulled about',
  sport: 'cycling',
  type: 'interval',
  steps: [
    {
      name: 'Warm up',
      intensity: 'warmup',
      duration: minutes(10),
      target: { type: 'power', percentMin: 55, percentMax: 60 },
    },
    {
      name: 'Hard',
      intensity: 'interval',
      duration: minutes(4),
      target: { type: 'power', rangeMin: 250, rangeMax: 260 },
    },
    { name: 'Easy', intensity: 'recovery', duration: minutes(3), target: { type: 'power', zoneNumber: 1 } },
    { repeat: { steps: 2, count: 3 } },
    { name: 'As it comes', intensity: 'active', duration: minutes(15) },
  ],
}

/** The address of the builder with a workout that was just saved. */
async function addressOf(workout: NewWorkout, server: RunningServer, athlete: Person): Promise<string> {
  const { id } = await call('post /api/workouts', workout, apiOf(server, athlete))
  return `/dashboard/workout-builder/${id}`
}

const handle = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })

/** The middle of a handle; it is scrolled into view first. */
async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(page, name)
  return { x: x + width / 2, y: y + height / 2 }
}

async function boxOf(page: Page, name: string) {
  await handle(page, name).scrollIntoViewIfNeeded()
  const box = await handle(page, name).boundingBox()
  if (!box) throw new Error(`There is no handle ${name}.`)
  return box
}
