import type { Locator, Page } from '@playwright/test'
import { dragStep } from './drag-step.ts'
import { pullHandle } from './pull-handle.ts'
import { pressed, timeEach } from './time-each.ts'

/** What athletes do in the builder. Each returns the times from its inputs to the next paint, in ms. */
export const builderUses: Record<string, (page: Page) => Promise<number[]>> = {
  async 'type a name'(page) {
    await openStep(page, 20)
    const name = page.getByRole('textbox', { name: 'Name' })
    return typeInto(page, name, ' steady, then a little faster at the end')
  },

  async 'type a length'(page) {
    await openStep(page, 21)
    const length = page.getByRole('textbox', { name: 'Duration' })
    return typeInto(page, length, '<<<<1:30<<<<90s<<<2m30s<<<<<1h10<<<<12:45')
  },

  'open a step': (page) => timeEach(page, OPENED, (at) => buttonOf(page, 10 + at).click(pressed)),

  'pull an edge': (page) => pullHandle(page, 'Length', { x: 2, y: 0 }),

  'pull a cap': (page) => pullHandle(page, 'Intensity', { x: 0, y: -4 }),

  async 'drag a step'(page) {
    const times: number[] = []
    for (let drag = 0; drag < CHANGES; drag += 1) times.push(await dragStep(page, 6 + 2 * drag))
    return times
  },

  'undo by button': (page) => timeEach(page, CHANGES, () => page.getByRole('button', { name: 'Undo' }).click(pressed)),

  'redo by button': (page) => timeEach(page, CHANGES, () => page.getByRole('button', { name: 'Redo' }).click(pressed)),

  async 'undo by keys'(page) {
    await page.keyboard.down('Control')
    const times = await timeEach(page, CHANGES, () => page.keyboard.press('z'))
    await page.keyboard.up('Control')
    return times
  },

  async 'type in the text'(page) {
    await page.getByRole('tab', { name: 'Blocks and text' }).click()
    const lines = page.getByRole('textbox', { name: 'Workout as text' }).locator('.cm-line')
    await lines.nth(4).click()
    await page.keyboard.press('End')
    return typeInto(page, undefined, '\n- 12m Z2 90rpm\n5m 60-70% "Spin"\n<<\n8m Z3 <<<<<<<')
  },
}

/** Changes that are made by dragging, and then undone and redone. */
const CHANGES = 12
const OPENED = 20
/** A quick typist, 100 words a minute. */
const MS_BETWEEN_KEYS = 120

const buttonOf = (page: Page, at: number) => page.locator('button:has([data-step-name])').nth(at)

async function openStep(page: Page, at: number): Promise<void> {
  const button = buttonOf(page, at)
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

/** Types at the end of a field, or where the cursor is; `<` stands for Backspace. */
async function typeInto(page: Page, field: Locator | undefined, text: string): Promise<number[]> {
  await field?.press('End')
  const keys = [...text]
  return timeEach(page, keys.length, async (at) => {
    await page.keyboard.press(named[keys[at] ?? ''] ?? keys[at] ?? '')
    await page.waitForTimeout(MS_BETWEEN_KEYS)
  })
}

const named: Record<string, string> = { '<': 'Backspace', '\n': 'Enter' }
