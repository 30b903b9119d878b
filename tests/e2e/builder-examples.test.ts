import type { Locator, Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

// Two workouts as a new athlete enters them, and how many actions that takes: a press, a key, or a text that is typed.

const ride = '15 min ramp 50-75 %, 5 × 3 min at 110–120 % with 3 min easy, 10 min cooldown'
const rideLines = ['15m ramp 50-75%', '5x', '3m 110-120%', '3m easy', '', '10m cooldown']
const swim = '400, 8 × 100 on 1:50, 4 × 50 kick, 200'
const swimLines = ['400mtr', '8x100mtr on 1:50', '4x50mtr kick', '200mtr']

test('the examples are built in blocks by mouse or touch @phone', async ({ browser, server, people, hasTouch }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  const byHand = actionsOn(page, hasTouch)
  await byHand.press(radio(page, 'Cycling'))
  await byHand.press(page.getByLabel('Duration', { exact: true }))
  await byHand.type('15', 'Enter', 'ramp 50-75%')
  await byHand.press(page.getByRole('button', { name: 'Add repeat group' }))
  await byHand.press(page.getByLabel('Repeat count'))
  await byHand.type('5')
  await byHand.press(page.getByLabel('Duration', { exact: true }))
  await byHand.type('3', 'Enter', '110-120%', 'Enter', '3', 'Enter', 'easy', 'Enter', '10m cooldown', 'Enter')
  await expect(row(page)).toHaveCount(5)
  expect(byHand.count()).toBeLessThanOrEqual(20)
  await expectText(page, [
    'Warm up 15m ramp 50-75%',
    '',
    '5x',
    'Interval 3m 110-120%',
    'Recovery 3m Z1',
    '',
    '10m cooldown',
  ])

  await startAnew(page)
  const inPool = actionsOn(page, hasTouch)
  await inPool.press(radio(page, 'Swimming'))
  await inPool.press(page.getByLabel('Duration', { exact: true }))
  await inPool.type('400m')
  await inPool.press(line(page))
  await inPool.type('8 × 100 on 1:50', 'Enter', '4 × 50 kick', 'Enter', '200', 'Enter')
  await expect(row(page)).toHaveCount(6)
  expect(inPool.count()).toBeLessThanOrEqual(12)
  await expectText(page, ['Warm up 400mtr', '8x100mtr on 1:50', '4x50mtr kick', '200mtr'])
  await close()
})

test('the examples are built in blocks by the keyboard alone', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  const keyed = actionsOn(page, false)
  await keyed.tabTo(radio(page, 'Running'))
  await keyed.type('ArrowRight')
  await expect(radio(page, 'Cycling')).toBeChecked()
  await keyed.tabTo(row(page).getByRole('button').first())
  await keyed.type('/', ride, 'Enter')
  await expect(row(page)).toHaveCount(5)
  expect(keyed.count()).toBeLessThanOrEqual(30)
  await expectText(page, [
    '15m ramp 50-75% warmup',
    '',
    '5x',
    '3m 110-120% interval',
    '3m Z1 recovery',
    '',
    '10m cooldown',
  ])

  await startAnew(page)
  const swum = actionsOn(page, false)
  await swum.tabTo(radio(page, 'Running'))
  await swum.type('ArrowLeft')
  await expect(radio(page, 'Swimming')).toBeChecked()
  await swum.tabTo(row(page).getByRole('button').first())
  await swum.type('/', swim, 'Enter')
  await expect(row(page)).toHaveCount(6)
  expect(swum.count()).toBeLessThanOrEqual(30)
  await expectText(page, ['400mtr warmup', '8x100mtr on 1:50', '4x50mtr kick', '200mtr'])

  // What cannot be read stays, with the reason; the blocks stay too.
  await page.getByRole('tab', { name: 'Blocks', exact: true }).click()
  await line(page).fill('200, 5 bananas')
  await line(page).press('Enter')
  await expect(line(page)).toHaveAccessibleDescription(/5 bananas has an unknown unit/)
  expect(await barriersOn(page)).toEqual([])
  await expect(row(page)).toHaveCount(6)
  await close()
})

// `builder-text.test.ts` types others in the same editor.
test('the examples are typed as text @phone @drill', async ({ browser, server, people, hasTouch }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  for (const [sport, lines] of [
    ['Cycling', rideLines],
    ['Swimming', swimLines],
  ] as const) {
    const typed = actionsOn(page, hasTouch)
    await typed.press(radio(page, sport))
    await typed.press(textTab(page))
    await typed.press(editor(page))
    await typed.type('ControlOrMeta+a', lines[0] ?? '')
    for (const [at, rest] of lines.slice(1).entries()) {
      // On a phone the editor takes Enter a moment later, as screen keyboards need it.
      await page.keyboard.press('Enter')
      await expect.poll(() => linesOf(page)).toHaveLength(at + 2)
      await page.keyboard.type(rest)
    }
    await expect.poll(() => linesOf(page)).toEqual(lines)
    expect(typed.count()).toBe(5)
    await expect(page.getByRole('list', { name: 'Remarks about the text' })).not.toContainText('unknown')
    await page.getByRole('tab', { name: 'Blocks', exact: true }).click()
    await expect(row(page)).toHaveCount(sport === 'Cycling' ? 5 : 6)
    await startAnew(page)
  }
  await close()
})

const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const row = (page: Page) => page.getByRole('region', { name: 'Steps' }).locator('[data-entry]')
const line = (page: Page) => page.getByLabel(/^Type the/)
const textTab = (page: Page) => page.getByRole('tab', { name: /text$/i })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Workout as text' })
const linesOf = (page: Page) => editor(page).locator('.cm-line').allTextContents()

/** Presses, keys and typed texts, counted. */
function actionsOn(page: Page, byTouch: boolean) {
  let count = 0
  const key = async (name: string) => {
    count += 1
    await page.keyboard.press(name)
  }
  return {
    count: () => count,
    async press(what: Locator) {
      count += 1
      await (byTouch ? what.tap() : what.click())
    },
    async type(...texts: string[]) {
      for (const text of texts) {
        if (/^(Enter|Arrow\w+|ControlOrMeta\+\w|\/)$/.test(text)) await key(text)
        else {
          count += 1
          await page.keyboard.type(text)
        }
      }
    },
    async tabTo(what: Locator) {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await what.evaluate((element) => element === document.activeElement)) return
        await key('Tab')
      }
      throw new Error('Tab does not reach it.')
    },
  }
}

/** Opens the text view, which shows the workout; without the dashes of its steps. */
async function expectText(page: Page, lines: readonly string[]): Promise<void> {
  await textTab(page).click()
  await expect.poll(async () => (await linesOf(page)).map((text) => text.replace(/^- /, ''))).toEqual(lines)
}

async function startAnew(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  page.once('dialog', (question) => void question.accept())
  await visit(page, '/dashboard/workout-builder')
}
