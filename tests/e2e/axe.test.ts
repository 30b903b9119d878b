import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { onlyOnce } from './only-once.ts'
import type { Screen } from './screen-kinds.ts'
import { screens } from './screens.ts'
import { complaintsOf, expect, test as inAHouse } from './test.ts'

// Screens in light and in dark, against the rules of WCAG 2.2 AA that a program can check.
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A browser for each who looks, kept from screen to screen: most of a visit would be loading the same scripts again. */
type Windows = Record<Screen['as'], () => Promise<BrowserContext>>

const test = inAHouse.extend<object, { windows: Windows }>({
  windows: [
    async ({ browser, house, people }, use) => {
      const opened: BrowserContext[] = []
      const windowOf = (person?: keyof typeof people) =>
        onlyOnce(async () => {
          const state = person ? { storageState: (await people[person]()).signedIn } : {}
          const context = await browser.newContext({ baseURL: house.url, reducedMotion: 'reduce', ...state })
          opened.push(context)
          return context
        })
      await use({ stranger: windowOf(), free: windowOf('free'), athlete: windowOf('paid') })
      for (const context of opened) await context.close()
    },
    { scope: 'worker' },
  ],
})

// `npm test` looks at each screen once and at what opens over it; the drill at every state of every screen.
const opens = /-(signup|menu|actions|result|copied|target-zone|target-range|save)$/
const isState = ({ name }: Screen) => screens.some((other) => name.startsWith(`${other.name}-`)) && !opens.test(name)
const looked = process.env.DRILL === '1' ? screens : screens.filter((screen) => !isState(screen))

for (const screen of looked)
  test(`anyone can use the screen ${screen.name}`, async ({ windows, people }) => {
    const page = await (await windows[screen.as]()).newPage()
    await page.emulateMedia({ colorScheme: 'light' })
    const complaints = complaintsOf(page)
    await screen.open(page, { workouts: await (await people.paid()).workouts() })
    expect(violationsIn(await axe(page).withTags(rules).analyze())).toEqual([])
    // Only colours differ in the dark.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(violationsIn(await axe(page).withRules('color-contrast').analyze())).toEqual([])
    await page.close()
    expect(complaints).toEqual([])
  })

/**
 * We have no frames of other origins, so axe needs no second page to gather what it found; and what it found in order
 * is not asked for, nor the style sheets, which none of these rules reads.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
}

function violationsIn({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target)}`)
}
