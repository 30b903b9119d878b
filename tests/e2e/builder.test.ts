import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

test('a workout is built, measured and saved with the keyboard alone', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  const tabTo = async (name: string | RegExp, role: 'button' | 'textbox' | 'radio' = 'button') => {
    const wanted = page.getByRole(role, { name }).first()
    for (let presses = 0; presses < 80; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${name}.`)
  }

  await tabTo('Add step')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Steps' }).getByRole('listitem')).toHaveCount(2)
  await tabTo('Duration', 'textbox')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('7:30')
  await tabTo('Move up')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Steps' }).getByRole('listitem').first()).toContainText('7:30')
  await tabTo('Save workout')
  await page.keyboard.press('Enter')
  await tabTo('Running', 'radio')
  await page.keyboard.press('Space')
  await tabTo('Name', 'textbox')
  await page.keyboard.type('By hand')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/workout\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'By hand' })).toBeVisible()
  await close()
})

test('leaving does not lose unsaved work', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('link', { name: 'Workout Library' }).click()
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/workout-builder$/)
  await close()
})

test('a link can be copied even if the browser has no clipboard', async ({ browser, server, people }) => {
  const person = await people.paid()
  const [workout] = await person.workouts()
  const { page, close } = await openPage(browser, server, person)
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await visit(page, `/dashboard/workout/${workout?.id}`)
  await page.getByRole('button', { name: /Copy URL/ }).click()
  const shared = `${server.url}/workout/${workout?.id}`
  const shown = page.getByRole('textbox').and(page.locator(`[value="${shared}"]`))
  await expect(page.getByRole('button', { name: 'Copied!' }).or(shown)).toBeVisible()
  await close()
})

test('the arrow keys move through the profile, which says the current step', async ({ browser, server, people }) => {
  const person = await people.paid()
  const [workout] = await person.workouts()
  const { page, close } = await openPage(browser, server, person)
  await visit(page, `/workout/${workout?.id}`)
  // The server draws it for narrow and for wide windows, and its script is loaded once it has the focus.
  const chart = page.getByRole('slider', { name: 'Steps of the workout' }).filter({ visible: true })
  await expect(async () => {
    await chart.press('ArrowRight')
    await expect(page.getByText(/[1-5] of 5/).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await close()
})
