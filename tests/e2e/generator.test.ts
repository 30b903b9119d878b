import type { Page } from '@playwright/test'
import { openedPage } from './opened-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

// From a sentence to a workout, and from one version of it to the next.

test('a sentence fills the form in, a change by hand wins, and Enter generates', async ({ browser, house, people }) => {
  const { page, close } = await openedPage(browser, house, await people.paid())
  await visit(page, '/dashboard/workout-generator')
  const sentence = page.getByLabel('Describe it')
  await sentence.fill('50 min bike, 3x8 threshold, for my dog')
  await expect(page.getByRole('radio', { name: 'Cycling' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Threshold' })).toBeChecked()
  const understood = page.getByRole('region', { name: 'What was understood' })
  await expect(understood.getByRole('button')).toHaveText(['50 minutes', 'Cycling', '3 × 8 minutes', 'Threshold'])
  await expect(understood).toContainText('“dog” was not understood.')

  await understood.getByRole('button', { name: '50 minutes' }).click()
  const time = page.getByRole('radio', { name: 'Time' })
  await expect(time).toBeFocused()
  await page.getByLabel('Duration', { exact: true }).fill('70')
  await expect(understood.getByRole('button', { name: '50 minutes' })).toBeHidden()
  await sentence.fill('50 min bike, 4x8 threshold')
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('70')

  const left = page.getByRole('complementary').getByText(/\d+ of 20 left/)
  const before = Number.parseInt((await left.textContent()) ?? '', 10)
  await sentence.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('70 min Cycling Threshold')
  await expect(page.getByLabel('Repeat count')).toHaveValue('4')
  await expect(left).toHaveText(new RegExp(`^${before - 1} of 20`))
  await close()
})

test('a main set that was asked for can be taken out again', async ({ browser, house, people }) => {
  const { page, close } = await openedPage(browser, house, await people.paid())
  await visit(page, '/dashboard/workout-generator')
  await page.getByLabel('Describe it').fill('1h15 sweet spot, 3x12')
  await page.getByRole('button', { name: 'Remove main set' }).click()
  await expect(page.getByRole('button', { name: '3 × 12 minutes' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove main set' })).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Sweet Spot' })).toBeChecked()
  await close()
})

test('a sentence that says nothing is not generated from', async ({ browser, house, people }) => {
  const { page, close } = await openedPage(browser, house, await people.paid())
  await visit(page, '/dashboard/workout-generator?type=tempo')
  const sentence = page.getByLabel('Describe it')
  await sentence.fill('lorem ipsum')
  await sentence.press('Enter')
  await expect(page.getByText(/^Nothing of this was understood\./)).toBeVisible()
  await expect(sentence).toBeFocused()
  await close()
})

test('the next version keeps what was locked, and Undo brings the one before back', async ({
  browser,
  house,
  people,
}) => {
  const { page, close } = await openedPage(browser, house, await people.paid())
  await visit(page, '/dashboard/workout-generator?sport=cycling&type=threshold')
  await page.getByRole('button', { name: 'Generate workout' }).click()
  const keep = page.getByRole('button', { name: 'Keep this step' }).first()
  const warmup = page.getByRole('region', { name: 'Steps' }).getByRole('listitem').first()
  // The form before has a field of this name too.
  await expect(keep).toBeVisible()
  await page.getByLabel('Duration', { exact: true }).fill('11')
  await expect(warmup).toContainText('11:00')
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  const before = await stepsIn(page)

  const answer = page.waitForResponse('**/api/workouts/generate')
  const another = page.getByRole('button', { name: 'Another one' })
  await another.click()
  const sent = (await answer).request().postDataJSON()
  expect(sent).toMatchObject({ previous: { direction: 'another', locked: [0] } })
  expect(sent.previous.steps[0].duration.value).toBe(660)
  expect(sent).not.toHaveProperty('seed')
  await expect(another).toBeFocused()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await expect(warmup).toContainText('11:00')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => stepsIn(page)).toEqual(before)
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await close()
})

test('what the generator remarks is said above the workout', async ({ browser, house, people }) => {
  const { page, close } = await openedPage(browser, house, await people.paid())
  await page.route('**/api/workouts/generate', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, madeBy: 'model', remarks: ['As hard as it gets.'] } })
  })
  await visit(page, '/dashboard/workout-generator?type=tempo')
  await page.getByRole('button', { name: 'Generate workout' }).click()
  await expect(page.getByText('As hard as it gets.')).toBeVisible()
  await expect(page.getByText('Made by the language model, checked by the same rules.')).toBeVisible()
  await close()
})

function stepsIn(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Steps' }).getByRole('listitem').allTextContents()
}
