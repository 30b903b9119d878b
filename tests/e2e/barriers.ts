import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The violations of rules of accessibility on a page in the light colours; in the drill in the dark ones, too, in which
 * `npm test` checks every screen once (`walk.test.ts`).
 */
export async function barriersOn(page: Page): Promise<string[]> {
  const inLight = await axe(page).analyze()
  if (process.env.DRILL !== '1') return sentencesOf(inLight.violations)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await axe(page).withRules('color-contrast').analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  return sentencesOf([...inLight.violations, ...inDark.violations])
}

function sentencesOf(violations: readonly { id: string; nodes: readonly { html: string }[] }[]): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)
}

/**
 * Axe on a page. Legacy mode: without frames of other origins it needs no second page to collect its results. Passed rules
 * are not collected, and style sheets are not loaded, because none of these rules reads them; both take most of its time.
 */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
}
