import { openPage } from './open-page.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

// The fields of a step that only a browser can show.

test('the notes of a step are ready to be typed once they are opened', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/workout-builder')
  await page.getByRole('button', { name: 'Add notes' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeFocused()
  await page.keyboard.type('Loose shoulders')
  await page.getByRole('button', { name: 'Hide notes' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Show notes' })).toBeFocused()
  await close()
})
