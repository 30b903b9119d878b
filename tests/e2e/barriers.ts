import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The violations of rules of accessibility on a page, in the light and the dark colours. */
export async function barriersOn(page: Page): Promise<string[]> {
  const inLight = await new AxeBuilder({ page }).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inLight.violations, ...inDark.violations].map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)
}
