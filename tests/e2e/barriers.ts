import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/**
 * The violations of rules of accessibility on a page, or inside one part of it, in the light colours; in the drill in the
 * dark ones, too, in which `npm test` checks every screen once (`walk.test.ts`).
 */
export async function barriersOn(page: Page, part?: string): Promise<string[]> {
  const inLight = await violationsOn(page, part, {})
  if (process.env.DRILL !== '1') return inLight
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await violationsOn(page, part, contrastAlone)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inLight, ...inDark]
}

/** The violations of the rules of WCAG 2.2 AA that a program can check, in the light and the dark colours. */
export async function barriersInBothColours(page: Page): Promise<string[]> {
  const inLight = await violationsOn(page, undefined, { runOnly: { type: 'tag', values: levels } })
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await violationsOn(page, undefined, contrastAlone)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inLight, ...inDark]
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const contrastAlone: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/**
 * Runs axe in the page itself, loaded once for it, and returns no more than what it found: a page without frames of other
 * origins needs nothing else. Passed rules are not collected, and style sheets are not loaded, because none of these rules
 * reads them; both take most of its time.
 */
async function violationsOn(page: Page, part: string | undefined, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ part, options }) => {
      const loaded = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await loaded.run(part ?? document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)
    },
    { part, options: { resultTypes: ['violations'], preload: false, ...rules } satisfies RunOptions },
  )
}
