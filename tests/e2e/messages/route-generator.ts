import type { Page } from '@playwright/test'
import { directions, generate, planLoops, withStart } from '../route-generator-screens.ts'
import { visit } from '../settled.ts'
import type { Row } from './row.ts'

/** The messages of the route generator that follow from errors which the browser reports too, or from a late answer. */
export const ofRouteGenerator: readonly Row[] = [
  {
    when: 'the server fails twice to plan a route',
    says: ['Error generating route:', 'Server error. Please try again later.', 'Something broke on our side.'],
    as: 'free',
    complains: true,
    act: async ({ page }) => {
      await failingWith(page, { status: 500, json: { error: 'Something broke on our side.', code: 'broken' } })
    },
  },
  {
    when: 'no server answers a request for a route',
    says: ['Error generating route:', 'Network error. Please check your connection and try again.'],
    as: 'free',
    complains: true,
    act: ({ page }) => failingWith(page, 'abort'),
  },
  {
    when: 'a route is saved that was lost meanwhile',
    says: ['No route data to save'],
    as: 'free',
    act: async ({ page }) => {
      await visit(page, withStart)
      await planLoops(page)
      const asked = Promise.withResolvers<() => Promise<void>>()
      await page.route(directions, (route) => {
        const refusal = { status: 404, json: { error: 'There is no street near the start.', code: 'not-found' } }
        asked.resolve(() => route.fulfill(refusal))
      })
      await page.getByRole('button', { name: 'Shuffle' }).click()
      await page.getByRole('button', { name: 'Save Route' }).click()
      await page.getByLabel('Route name').fill('Gone')
      const answer = await asked.promise
      await answer()
      await page.getByText('Error generating route:').waitFor({ state: 'attached' })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
    },
  },
]

/** Asks for loops, twice because the first failure is tried again, and fails. */
async function failingWith(page: Page, answer: 'abort' | { status: number; json: object }) {
  let asked = 0
  await page.route(directions, (route) => {
    asked += 1
    return answer === 'abort' ? route.abort() : route.fulfill(answer)
  })
  await visit(page, withStart)
  await generate(page)
  await page.getByText('Error generating route:').waitFor()
  if (asked !== 2) throw new Error(`Loops were asked for ${asked} times.`)
}
