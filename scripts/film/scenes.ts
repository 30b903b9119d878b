import type { Page } from '@playwright/test'
import { visit } from '#tests/e2e/settled.ts'
import type { Camera } from './camera.ts'

/** What the film shows: a workout from a sentence, a harder version, one typed by hand, and a week of them. */
export async function playScenes(page: Page, camera: Camera): Promise<void> {
  await visit(page, '/dashboard/workout-generator')
  await camera.captioned('Say what you want to train, as you would say it.', async () => {
    await camera.show(900)
    await page.getByLabel('Describe it').focus()
    await camera.type('1h ride, 4x8 min at threshold')
    await camera.show(900)
  })
  await camera.captioned('The whole session is drawn, with a target for every step.', async () => {
    await page.getByLabel('Describe it').press('Enter')
    await page.getByRole('region', { name: 'Next version' }).waitFor()
    await page.mouse.move(0, 0)
    await camera.show(3200)
  })
  // The builder would bring the generated workout back, which was not saved.
  await page.goto('/contact')
  await page.evaluate(() => localStorage.clear())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('radio', { name: 'Cycling' }).click()
  await page.getByRole('tab', { name: 'Blocks and text' }).click()
  const text = page.locator('.cm-content')
  await text.waitFor()
  await text.click()
  await page.keyboard.press('Control+A')
  await camera.captioned('Or type it yourself: the drawing follows every line.', async () => {
    await camera.type('15m ramp 50-75%\n\n5x\n3m 110-120%\n3m easy\n\n10m cooldown')
    await camera.show(2200)
  })
  await visit(page, '/dashboard/activity')
  await camera.captioned('Put your workouts on days, weeks ahead.', async () => {
    await camera.show(3000)
    await page.getByRole('radio', { name: 'Monthly' }).click()
    await page.getByRole('grid').or(page.getByRole('table')).first().waitFor()
    await camera.show(2600)
  })
}
