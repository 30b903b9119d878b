import type { Page } from '@playwright/test'
import { openPage } from './open-page.ts'
import { anAthlete } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { undoInToast } from './undo-in-toast.ts'

// From a sentence to a workout, and from one version of it to the next.

test('a sentence fills the form in, a change by hand wins, and Enter generates', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard/workout-generator')
  const sentence = page.getByLabel('Describe it')
  await sentence.fill('50 min bike, 3x8 threshold, for my llama')
  await expect(page.getByRole('radio', { name: 'Cycling' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Threshold' })).toBeChecked()
  const understood = page.getByRole('region', { name: 'What was understood' })
  await expect(understood.getByRole('button')).toHaveText(['50 minutes', 'Cycling', '3 × 8 minutes', 'Threshold'])
  await expect(understood).toContainText('“llama” was not understood.')
  const spoken = page.getByRole('status').filter({ hasText: 'Understood: 50 minutes, Cycling' })
  await expect(spoken).toContainText('1 part left out.')

  await understood.getByRole('button', { name: '50 minutes' }).click()
  const duration = page.getByLabel('Duration', { exact: true })
  await expect(duration).toBeFocused()
  await duration.fill('70')
  await expect(understood.getByRole('button', { name: '50 minutes' })).toBeHidden()
  await sentence.fill('50 min bike, 4x8 threshold')
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('70')

  const left = page.getByRole('complementary').getByText(/\d+ of 20 left/)
  const before = Number.parseInt((await left.textContent()) ?? '', 10)
  await sentence.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('70 min Cycling Threshold')
  // The first repeat is that of the openers.
  await expect(page.getByLabel('Repeat count').last()).toHaveValue('4')
  await expect(left).toHaveText(new RegExp(`^${before - 1} of 20`))
  await close()
})

test('of a sentence that cannot be built nothing is generated until a type is chosen', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard/workout-generator')
  const sentence = page.getByLabel('Describe it')
  await sentence.fill('bike -5 miles')
  const understood = page.getByRole('region', { name: 'What was understood' })
  const told = understood.getByRole('button', {
    name: '“-5 miles”: A length must be above 0. Nothing is built of this',
  })
  await expect(told).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Cycling' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Endurance' })).not.toBeChecked()
  await sentence.press('Enter')
  await expect(page.getByRole('form').getByText('Workout type is required')).toBeVisible()
  await expect(page.getByText('Nothing can be generated of this: what to do is said below.')).toBeInViewport()
  await expect(page.getByText('Missing required field.')).toBeHidden()
  await expect(sentence).toBeFocused()
  await page.getByRole('link', { name: 'What can I write?' }).focus()
  await told.click()
  await expect(sentence).toBeFocused()

  await page.getByRole('radio', { name: 'Endurance' }).click()
  await expect(told).toBeHidden()
  await sentence.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('60 min Cycling Endurance')

  await page.getByRole('button', { name: 'Change the request' }).click()
  await sentence.fill('')
  await sentence.fill('0x400')
  await sentence.press('Enter')
  await expect(page.getByText('Nothing can be generated of this')).toBeVisible()
  await expect(page.getByText('Nothing of this was understood')).toBeHidden()

  // What is advised is what is told.
  await sentence.fill('my knee hurts')
  await sentence.press('Enter')
  await expect(page.getByText('Nothing can be generated of this')).toBeVisible()
  await expect(understood.getByText('Nothing hard is planned with an injury')).toBeVisible()
  await close()
})

test('what was assumed leads to its field, and what was left out to its words', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard/workout-generator')
  const sentence = page.getByLabel('Describe it')
  await sentence.fill('easy, with my llama')
  const understood = page.getByRole('region', { name: 'What was understood' })
  await expect(understood.getByRole('button')).toHaveText([
    'Endurance',
    'Easy throughout',
    'Running · assumed',
    '1 hour · assumed',
  ])
  await understood.getByRole('button', { name: 'Running · assumed' }).click()
  const sport = page.locator('[data-field="sport"]')
  await expect(page.getByRole('radio', { name: 'Running' })).toBeFocused()
  await expect(sport).toHaveCSS('outline-style', 'solid')
  await sentence.focus()
  await expect(sport).toHaveCSS('outline-style', 'none')

  await understood.getByText('1 part left out: “llama”').click()
  await understood.getByRole('button', { name: '“llama” was not understood.' }).click()
  await expect(sentence).toBeFocused()
  await page.keyboard.type('legs')
  await expect(sentence).toHaveValue('easy, with my legs')

  // Back returns to what was written, and the offer of a trial is not for those who pay.
  await page.getByRole('link', { name: 'What can I write?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts in a sentence')
  await expect(page.getByText('free trial')).toBeHidden()
  await expect(page.getByRole('columnheader').first()).toHaveText('What')
  await page.getByRole('link', { name: 'Write one in the generator' }).click()
  await expect(sentence).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts in a sentence')
  await page.goBack()
  await expect(sentence).toHaveValue('easy, with my legs')
  await understood.getByText('How the rest was filled in').click()
  await expect(understood.getByText('No length was said, so 1 hour.')).toBeVisible()
  await page.getByRole('button', { name: 'Generate workout' }).click()
  const result = page.getByRole('region', { name: 'Generated workout' })
  await expect(result.getByText('No sport was named, so running. No length was said, so 1 hour.')).toBeVisible()
  await close()
})

test('a workout that a sentence spells out is built as it is, offline, and directions change it', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard/workout-generator')
  const left = page.getByRole('complementary').getByText(/\d+ of 20 left/)
  const before = await left.textContent()
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/generate') && asked.push(request.url()))
  const sentence = page.getByLabel('Describe it')
  await sentence.fill('15 min ramp, 5x3 min 110-120 % with 3 min easy, 10 min down')
  await sentence.press('ControlOrMeta+Home')
  await sentence.press('Shift+Enter')
  await expect(sentence).toHaveValue(/^\n15 min ramp/)
  const preview = page.getByRole('region', { name: 'Your workout' })
  await expect(preview).toContainText('55:00')
  await expect(preview).toContainText('15 minutes of work at VO2 Max')
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('55')

  // One tap that corrects how it was read keeps the workout; another length cannot.
  await page.getByRole('radio', { name: 'Running' }).click()
  await expect(preview).toBeVisible()
  await page.getByRole('radio', { name: 'Cycling' }).click()
  await page.getByRole('radio', { name: 'Power' }).click()
  await expect(preview).toContainText('15 minutes of work at VO2 Max')
  await page.getByLabel('Duration', { exact: true }).fill('70')
  await expect(page.getByText('the one you wrote is set aside.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate workout' })).toBeVisible()
  await expect(preview).toBeHidden()
  await page.getByRole('button', { name: 'Build it as written' }).click()
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('55')

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Build this workout' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('55 min Cycling VO2 Max')
  await expect(page.getByText('Exactly as you wrote it. It did not count as a generation.')).toBeVisible()
  await expect(page.getByLabel('Repeat count')).toHaveValue('5')
  expect(await stepsIn(page)).toHaveLength(5)
  await page.getByRole('button', { name: 'Harder' }).click()
  await expect(page.getByLabel('Repeat count')).toHaveValue('6')
  await expect(page.getByText('One repetition more: 6 instead of 5.')).toBeVisible()
  await undoInToast(page).click()
  await expect(page.getByLabel('Repeat count')).toHaveValue('5')
  expect(asked).toEqual([])
  await expect(left).toHaveText(before ?? '')

  await page.context().setOffline(false)
  const answer = page.waitForResponse('**/api/workouts/generate')
  await page.getByRole('button', { name: 'Another one' }).click()
  const sent = (await answer).request().postDataJSON()
  expect(sent).toMatchObject({ workoutType: 'v02 max', durationValue: 55, previous: { direction: 'another' } })
  await expect(page.getByText('Another workout', { exact: true })).toBeVisible()
  await expect(page.getByText('Generated from the type and the length of the one you wrote')).toBeVisible()
  await close()
})

test('of a long text the first 400 characters are read, and what is not is told', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard/workout-generator')
  const sentence = page.getByLabel('Describe it')
  const text = `run ${Array.from({ length: 40 }, () => '10 min easy').join(', ')}, 5 min fast`
  // As pasted: a text that is filled in is not limited by the field.
  await sentence.focus()
  await page.keyboard.insertText(text)
  await expect(sentence).toHaveValue(text)
  const understood = page.getByRole('region', { name: 'What was understood' })
  await expect(understood.getByRole('button', { name: 'Only the first 400 characters are read.' })).toBeVisible()
  await close()
})

test('the parts of a brick that are of another sport are planned by a press', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard/workout-generator')
  const sentence = page.getByLabel('Describe it')
  await sentence.fill('brick: 60 min bike z2 then 20 min run at race pace')
  await expect(page.getByRole('radio', { name: 'Cycling' })).toBeChecked()
  const understood = page.getByRole('region', { name: 'What was understood' })
  await expect(understood).toContainText('A workout has one sport')
  // What is changed by hand is of the ride.
  await page.getByLabel('Duration', { exact: true }).fill('75')
  await understood.getByRole('button', { name: 'Plan “20 min run at race pace”' }).click()
  await expect(sentence).toBeFocused()
  await expect(sentence).toHaveValue('20 min run at race pace')
  await expect(page.getByRole('radio', { name: 'Running' })).toBeChecked()
  await expect(understood).not.toContainText('A workout has one sport')
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('20')
  await page.getByRole('button', { name: 'Back to all of it' }).click()
  await expect(sentence).toBeFocused()
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('75')
  await expect(sentence).toHaveValue('brick: 60 min bike z2 then 20 min run at race pace')
  await expect(page.getByRole('button', { name: 'Back to all of it' })).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Cycling' })).toBeChecked()
  await close()
})

test('a requested main set can be removed again', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard/workout-generator')
  const sentence = page.getByLabel('Describe it')
  await sentence.fill('1h15 sweet spot, 3x12')
  await page.getByRole('button', { name: '3 × 12 minutes' }).click()
  await expect(sentence).toBeFocused()
  await page.keyboard.type('4x12')
  await expect(sentence).toHaveValue('1h15 sweet spot, 4x12')
  await page.getByRole('button', { name: 'Remove main set' }).click()
  await expect(page.getByRole('radio', { name: 'Heart Rate' })).toBeFocused()
  await expect(page.getByRole('button', { name: '4 × 12 minutes' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove main set' })).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Sweet Spot' })).toBeChecked()
  await close()
})

test('what is to be minded is shown, can be removed, and stands at the step that it is of', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard/workout-generator')
  const sentence = page.getByLabel('Describe it')
  await sentence.fill('hilly run 50 min, 5x3 min hard on grass')
  const understood = page.getByRole('region', { name: 'What was understood' })
  await expect(understood.getByRole('button')).toContainText(['Note: hilly', '5 × 3 minutes hard (on grass)'])
  await understood.getByRole('button', { name: 'Note: hilly' }).click()
  await expect(sentence).toBeFocused()
  await sentence.fill('hilly run 50 min, 5x3 min hard on grass, with poles')
  await page.getByRole('button', { name: 'Remove notes' }).click()
  await expect(understood.getByRole('button', { name: /^Note: / })).toHaveCount(0)
  await sentence.fill('run 50 min, 5x3 min hard on grass, with poles')
  await sentence.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('50 min Running Interval')
  const notes = page.getByLabel('Notes', { exact: true })
  await expect(notes).not.toHaveValue(/poles|hilly/)
  await page
    .getByRole('button', { name: /^Interval,? / })
    .first()
    .click()
  await expect(notes).toHaveValue(/^on grass\n/)
  await close()
})

test('a sentence that is not understood generates nothing', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard/workout-generator?type=tempo')
  const sentence = page.getByLabel('Describe it')
  await sentence.fill('lorem ipsum')
  await sentence.press('Enter')
  await expect(page.getByText(/^Nothing of this was understood\./)).toBeVisible()
  await expect(sentence).toBeFocused()
  await close()
})

test('what the server refuses is told at the sentence that was sent, and at the button that was pressed', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.paid(), {
    viewport: { width: 375, height: 667 },
  })
  await visit(page, '/dashboard/workout-generator')
  const sentence = page.getByLabel('Describe it')
  await sentence.fill('30 min run with 10x5 min threshold')
  const generate = page.getByRole('button', { name: 'Generate workout' })
  await expect(generate).toBeInViewport({ ratio: 1 })
  await sentence.press('Enter')
  const refusal = page.getByRole('alert').filter({ hasText: 'Failed to generate workout' })
  await expect(refusal).toBeInViewport({ ratio: 1 })
  await expect(refusal).toContainText('ask for at least that, or for fewer.')
  await expect(sentence).toBeFocused()

  await page.getByRole('radio', { name: 'Heart rate' }).focus()
  await generate.click()
  await expect(sentence).not.toBeInViewport()
  await expect(refusal).toBeInViewport({ ratio: 1 })
  await close()
})

test('the next version keeps what is locked, and Undo restores the version before', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard/workout-generator?sport=cycling&type=threshold')
  await page.getByLabel('Duration', { exact: true }).fill('70')
  await page.getByRole('button', { name: 'Generate workout' }).click()
  const keep = page.getByRole('button', { name: 'Keep this step' }).first()
  const warmup = page.getByRole('region', { name: 'Steps' }).getByRole('listitem').first()
  // The form on the page before has a field of this name too.
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

  await undoInToast(page).click()
  await expect.poll(() => stepsIn(page)).toEqual(before)
  await expect(keep).toHaveAttribute('aria-pressed', 'true')

  // Back leads to the request as it was sent, and the workout can be taken back.
  await page.goBack()
  await expect(page).toHaveURL(/workout-generator\?sport=cycling&type=threshold/)
  await expect(page.getByRole('form', { name: 'Workout Generator' })).toBeFocused()
  await expect(page.getByText('A workout was not saved yet')).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Threshold' })).toBeChecked()
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('70')
  await undoInToast(page).click()
  await expect.poll(() => stepsIn(page)).toEqual(before)
  await close()
})

test('a generated workout opens at its top, even if the form was scrolled', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await visit(page, '/dashboard/workout-generator?sport=cycling&type=tempo')
    await page.getByRole('button', { name: 'Generate workout' }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Generate workout' }).click()
    const result = page.getByRole('region', { name: 'Generated workout' })
    await expect(result).toBeFocused()
    await expect(result.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(result.getByRole('button', { name: 'Save workout' })).toBeInViewport({ ratio: 1 })
    await expect(result.getByText('Time', { exact: true }).first()).toBeInViewport({ ratio: 1 })
  }
  await close()
})

test('the names of steps are readable at every width', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard/workout-generator?sport=cycling&type=threshold')
  await page.getByRole('button', { name: 'Generate workout' }).click()
  const names = page.locator('[data-step-name]')
  await expect(names).not.toHaveCount(0)
  for (const width of [320, 375, 390, 640, 768, 1024, 1152, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    const narrowest = () =>
      names.evaluateAll((all) => Math.min(...all.map((name) => name.getBoundingClientRect().width)))
    await expect.poll(narrowest, `at ${width} px`).toBeGreaterThanOrEqual(88)
    const isScrolled = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    await expect.poll(isScrolled, `sideways at ${width} px`).toBe(false)
  }
  await close()
})

test('a direction without another version costs nothing, says why and stays off', async ({ browser, server }) => {
  const { page, close } = await openPage(browser, server, await anAthlete(server, { plan: 'standard' }))
  await visit(page, '/dashboard/workout-generator')
  const sentence = page.getByLabel('Describe it')
  await sentence.fill('50 min bike, 3x8 threshold, ftp 265')
  await sentence.press('Enter')
  const bar = page.getByRole('region', { name: 'Next version' })
  await expect(bar).toContainText('A new version is 1 of your 20 generations this month, 19 left.')
  for (const name of ['Harder', 'Longer intervals']) {
    const button = bar.getByRole('button', { name })
    await button.click()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toBeFocused()
  }
  await expect(bar.getByRole('status')).toHaveText(
    'Your main set is fixed, so there is no harder version: ask for another main set, or for none. ' +
      'Your main set is fixed, so there is no version with longer intervals: ask for another main set, or for none.',
  )
  await expect(page.getByText('Another workout')).toBeHidden()

  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/generate') && asked.push(request.url()))
  await bar.getByRole('button', { name: 'Harder' }).press('Enter')
  await expect(bar).toContainText('19 left.')
  // Another one varies what surrounds the set, so a dead end that the set causes remains.
  await bar.getByRole('button', { name: 'Another one' }).click()
  await expect(page.getByText('Your main set is fixed; only what surrounds it has changed.')).toBeVisible()
  await expect(bar).toContainText('18 left.')
  expect(asked).toHaveLength(1)
  await expect(bar.getByRole('button', { name: 'Harder' })).toHaveAttribute('aria-disabled', 'true')
  const offer = page.getByText('Another workout', { exact: true })
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Keep this step' }).first().click()
  const harder = bar.getByRole('button', { name: 'Harder' })
  await expect(harder).not.toHaveAttribute('aria-disabled', 'true')
  await harder.click()
  await expect(harder).toHaveAttribute('aria-disabled', 'true')
  // At once, because a toast closes by itself too.
  expect(await offer.count()).toBe(0)
  await close()
})

test('a ride that becomes a run has no watts left, says so, and can become a ride again', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await visit(page, '/dashboard/workout-generator')
  const sentence = page.getByLabel('Describe it')
  await sentence.fill('50 min bike sweet spot by power, ftp 265')
  await sentence.press('Enter')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('50 min Cycling Sweet Spot')
  const steps = page.getByRole('region', { name: 'Steps' })
  await expect(steps).toContainText(/\d\sW/)
  const before = await stepsIn(page)

  const sport = (name: string) => page.getByRole('main').getByRole('radio', { name })
  await sport('Running').click()
  await expect(title).toHaveText('50 min Running')
  await expect(steps).not.toContainText(/\d\sW/)
  await expect(page.getByText('Running has no type Sweet Spot, so it has no type.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Harder' })).toBeDisabled()
  await sport('Swimming').click()
  await expect(title).toHaveText('50 min Swimming')
  await page.getByRole('status').filter({ hasText: 'Now a swim' }).getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveText('50 min Cycling Sweet Spot')
  expect(await stepsIn(page)).toEqual(before)
  await sport('Running').click()
  await sport('Cycling').click()
  await expect.poll(() => stepsIn(page)).toEqual(before)
  await close()
})

test('the form says that the month’s generations are used up before anything is pressed', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  await page.route('**/api/user*', async (route) => {
    const profile = await (await route.fetch()).json()
    const generations = { used: 20, limit: 20, renews_at: '2026-12-01T00:00:00.000Z' }
    await route.fulfill({ json: { ...profile, access: { ...profile.access, generations } } })
  })
  await visit(page, '/dashboard/workout-generator?type=tempo')
  await expect(page.getByText('All 20 generations of this month are used')).toBeVisible()
  await expect(page.getByText(/^They renew on (1 December|December 1)\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate workout' })).toBeDisabled()
  await expect(page.getByText('Upgrade Your Account')).toBeHidden()

  // A workout that is written out is no generation.
  await page.getByLabel('Describe it').fill('400, 8x100 on 1:50, 4x50 kick, 200')
  await page.getByRole('button', { name: 'Build this workout' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1600 m Swimming Interval')
  await expect(page.getByRole('button', { name: 'Another one' })).toBeDisabled()
  await close()
})

test('the language model’s version is offered, and replaces nothing unasked', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.paid())
  const version = (name: string, rest: object) => ({
    steps: [{ name, intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 3600 } }],
    seed: 1,
    durationType: 'time',
    durationUnit: 'minutes',
    durationValue: 60,
    remarks: [],
    counted: true,
    ...rest,
  })
  const lines = [
    version('By the engine', { madeBy: 'engine', modelFollows: true }),
    version('By the model', { madeBy: 'model' }),
  ]
  await page.route('**/api/workouts/generate', (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    }),
  )
  await visit(page, '/dashboard/workout-generator?type=endurance')
  await page.getByRole('button', { name: 'Generate workout' }).click()
  const steps = page.getByRole('region', { name: 'Steps' })
  await expect(page.getByText('The language model’s version is here.')).toBeVisible()
  await expect(steps).toContainText('By the engine')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(steps).toContainText('By the model')
  await expect(page.getByText('Made by the language model, checked by the same rules.')).toBeVisible()
  await undoInToast(page).click()
  await expect(steps).toContainText('By the engine')

  // If the second line never comes, the page no longer says that a version is being written.
  lines.pop()
  await page.getByRole('button', { name: 'Another one' }).click()
  await expect(page.getByText('Another workout', { exact: true })).toBeVisible()
  await expect(page.getByText('The language model is writing a version of its own.')).toBeHidden()
  await close()
})

test('the generator’s remarks are shown above the workout', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.paid())
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
