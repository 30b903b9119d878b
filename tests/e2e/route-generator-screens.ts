import type { Page } from '@playwright/test'
import { at, type Screen, saying } from './screen-kinds.ts'
import { visit, waitUntilSettled } from './settled.ts'

const address = '/dashboard/route-generator'
/** With a start in the demo town. */
export const withStart = `${address}?start=51.505,-0.09`
export const directions = '**/api/directions?*'

/** The route generator in each of its states. */
export const routeGeneratorScreens: readonly Screen[] = [
  saying(
    [
      'Generate Route',
      'Search for a place, or click on the map to pick a starting point.',
      'Interactive Map',
      'Custom Distance',
      'Optimized Routes',
    ],
    at('route-generator', 'free', address),
  ),
  saying(['Getting your location...'], located('route-generator-locating', 'never')),
  saying(
    ['Your device does not tell where it is. Search for a place, or click on the map.'],
    located('route-generator-denied', 'denied', (page) =>
      page.getByRole('button', { name: 'Start at my location' }).click(),
    ),
  ),
  located('route-generator-without-location', 'absent'),
  saying(['Start: 52.520008, 13.404954'], located('route-generator-located', 'known', startHere)),
  saying(
    ['Searching...'],
    at('route-generator-searching', 'free', address, (page) => searchFor(page, 'silence')),
  ),
  saying(
    ['Location not found. Please try a different search term.'],
    at('route-generator-not-found', 'free', address, (page) => searchFor(page, 'nowhere')),
  ),
  saying(
    ['Failed to search for location. Please try again.'],
    at('route-generator-search-failed', 'free', address, (page) => searchFor(page, 'refused')),
  ),
  saying(
    ['Please enter a valid distance greater than 0', 'Please select a starting point on the map'],
    at('route-generator-refused', 'free', address, async (page) => {
      await page.getByLabel('Route Distance').fill('0')
      await page.getByLabel('Route Distance').press('Enter')
    }),
  ),
  saying(
    ['Generating Route...', 'Looking for three loops.', 'Cancel'],
    at('route-generator-generating', 'free', withStart, async (page) => {
      await page.route(directions, () => {})
      await generate(page)
      await page.getByText('Looking for three loops.').waitFor()
    }),
  ),
  saying(
    [
      'Error generating route:',
      'Route not found. Please try a different starting point or distance.',
      'There is no street near the start.',
    ],
    failing('route-generator-no-route', 404, 'There is no street near the start.'),
  ),
  saying(
    ['Error generating route:', 'Ask for one loop after the other.'],
    failing('route-generator-limited', 429, 'Ask for one loop after the other.'),
  ),
  saying(
    ['Three loops to choose from', 'Shuffle', 'Route summary', 'Demo town, Invented streets', 'Invented streets'],
    at('route-generator-result', 'athlete', withStart, planLoops),
  ),
  at('route-generator-wishes', 'free', withStart, async (page) => {
    await page.getByText('Preferences: none').click()
    await page.getByRole('checkbox', { name: 'Quiet' }).check()
    await page.getByRole('radio', { name: 'North-east' }).check()
  }),
  saying(
    ['Start on', 'Arrive where you started', 'Points to pass'],
    at('route-generator-turns', 'free', withStart, async (page) => {
      await planLoops(page)
      await page.getByText(/^Turns \(/).click()
      await page
        .getByRole('button', { name: /^Turn / })
        .nth(1)
        .click()
      await page.getByRole('button', { name: /^Add a point at/ }).click()
      await page.getByRole('button', { name: 'Remove point 1' }).waitFor()
      await page
        .getByRole('button', { name: /^Turn / })
        .nth(3)
        .click()
    }),
  ),
  saying(
    ['Save Route', 'Please enter a route name'],
    at('route-generator-save', 'free', withStart, async (page) => {
      await openSave(page)
      await page.getByLabel('Route name').press('Enter')
    }),
  ),
  saying(
    ['Failed to save route. Please try again.', 'Something broke on our side.'],
    at('route-generator-save-failed', 'free', withStart, async (page) => {
      const refusal = { error: 'Something broke on our side.', code: 'refused' }
      await page.route('**/api/routes', (route) => route.fulfill({ status: 403, json: refusal }))
      await openSave(page)
      await page.getByLabel('Route name').fill('Never kept')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
    }),
  ),
  saying(
    ['Saving...'],
    at('route-generator-saving', 'free', withStart, async (page) => {
      await page.route('**/api/routes', () => {})
      await openSave(page)
      await page.getByLabel('Route name').fill('On its way')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
    }),
  ),
  saying(
    ['Route saved successfully!', 'View route'],
    at('route-generator-saved', 'athlete', withStart, async (page) => {
      await openSave(page)
      await page.getByLabel('Route name').fill('Round the town')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Route saved successfully!').first().waitFor()
    }),
  ),
  saying(
    ['The tiles of the map do not load.'],
    at('route-generator-without-tiles', 'free', address, async (page) => {
      await page.route('**/tiles/**', (route) => route.fulfill({ status: 403 }))
      await visit(page, withStart)
      await planLoops(page)
      await page.getByText(/The tiles of the map do not load/).waitFor()
    }),
  ),
]

/** Plans three loops from the start in the address. */
export async function planLoops(page: Page): Promise<void> {
  await generate(page)
  await page.getByRole('group', { name: 'Three loops to choose from' }).waitFor()
}

export async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Route' }).click()
}

async function openSave(page: Page) {
  await planLoops(page)
  await page.getByRole('button', { name: 'Save Route' }).click()
  await page.getByRole('dialog', { name: 'Save Route' }).waitFor()
}

async function searchFor(page: Page, words: string) {
  await page.getByLabel('Starting Area').fill(words)
  await page.getByLabel('Starting Area').press('Enter')
}

async function startHere(page: Page) {
  await page.getByRole('button', { name: 'Start at my location' }).click()
  await page.getByText(/^Start: /).waitFor()
}

/** The screen on a device whose location is known, is not shared, never comes, or that has none. */
function located(
  name: string,
  location: 'known' | 'denied' | 'never' | 'absent',
  act: (page: Page) => Promise<void> = async () => {},
): Screen {
  return {
    name,
    as: 'free',
    async open(page) {
      await page.addInitScript((answer) => {
        if (answer === 'absent') return void Reflect.deleteProperty(Navigator.prototype, 'geolocation')
        const coords = { latitude: 52.520008, longitude: 13.404954 }
        const getCurrentPosition = (
          found: (position: unknown) => void,
          failed: (error: unknown) => void,
          { enableHighAccuracy, timeout, maximumAge }: PositionOptions,
        ) => {
          if (!enableHighAccuracy || timeout !== 10_000 || maximumAge !== 60_000) throw new Error('Asked otherwise.')
          if (answer === 'known') found({ coords })
          if (answer === 'denied') failed({ code: 1 })
        }
        Object.defineProperty(Navigator.prototype, 'geolocation', { value: { getCurrentPosition } })
      }, location)
      await page.goto(address)
      await waitUntilSettled(page)
      await act(page)
    },
  }
}

/** A request for loops that is refused. */
function failing(name: string, status: number, error: string): Screen {
  return at(name, 'free', withStart, async (page) => {
    await page.route(directions, (route) => route.fulfill({ status, json: { error, code: 'refused' } }))
    await generate(page)
    await page.getByText('Error generating route:').waitFor()
  })
}
