import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openedPage } from './opened-page.ts'
import { screens } from './screens.ts'
import { expect, test } from './test.ts'

// Every screen and state, in light and in dark, against the rules of WCAG 2.2 AA that a program can check.
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const screen of screens)
  test(`anyone can use the screen ${screen.name}`, async ({ browser, house, people }) => {
    const athlete = await people.paid()
    const person = { stranger: undefined, free: await people.free(), athlete }[screen.as]
    const { page, close } = await openedPage(browser, house, person, { reducedMotion: 'reduce', colorScheme: 'light' })
    await screen.open(page, { workouts: await athlete.workouts() })
    expect(violationsIn(await axe(page).withTags(rules).analyze())).toEqual([])
    // Only colours differ in the dark.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(violationsIn(await axe(page).withRules('color-contrast').analyze())).toEqual([])
    await close()
  })

/** We have no frames of other origins, so axe needs no second page to gather what it found. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

function violationsIn({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target)}`)
}
