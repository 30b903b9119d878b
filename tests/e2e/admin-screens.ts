import type { Page } from '@playwright/test'
import { countsOf, events, invited, type Listed, partsOf, people, someLetters } from './admin-lists.ts'
import { type Screen, saying } from './screen-kinds.ts'
import { visit } from './settled.ts'

const ADMIN = '/dashboard/admin-dashboard'
const NOON_OF_TODAY = '2026-11-19T12:00:00Z'

/** The admin dashboard in its states. */
export const adminScreens: readonly Screen[] = [
  admin('admin'),
  admin('admin-choosing', {
    act: (page) => page.getByRole('button', { name: 'Actions for Mika Unverified' }).click(),
  }),
  admin('admin-access', { act: (page) => choose(page, 'Juno Premium', 'Role and plan…') }),
  admin('admin-disabling', { act: (page) => choose(page, 'Robin Example', 'Disable…') }),
  admin('admin-deleting', {
    async act(page) {
      await choose(page, 'Robin Example', 'Delete…')
      await page.getByRole('dialog').getByRole('textbox').fill('somebody@example.org')
      await page.keyboard.press('Enter')
    },
  }),
  saying(['Nobody is found'], admin('admin-none', { search: '?search=zoe', athletes: [] })),
  admin('admin-failed', { refused: 'athletes' }),
  admin('admin-loading', { waits: 'athletes' }),
  saying(['A part of the server needs attention'], admin('admin-ailing', { isAiling: true })),
  admin('admin-sign-up', { search: '?tab=sign-up' }),
  saying(
    ['2 links made, 1 already there, 1 not an address, 1 twice in the list'],
    admin('admin-invited', {
      search: '?tab=sign-up',
      async act(page) {
        await page.getByLabel('Addresses').fill('ada@example.org')
        await page.getByRole('radio', { name: 'Link to pass on' }).check()
        await page.getByRole('button', { name: 'Make links' }).click()
        await page.getByRole('region', { name: 'What became of the list' }).waitFor()
      },
    }),
  ),
  admin('counts', {
    search: '?tab=counts',
    async act(page) {
      await page.getByRole('slider', { name: /^Sign-ups/ }).press('ArrowLeft')
      await page.getByText('Wed 18 Nov').first().waitFor()
    },
  }),
  admin('counts-table', {
    search: '?tab=counts',
    async act(page) {
      await page.getByRole('radio', { name: '90 days' }).check()
      await page.getByText('The same as a table').click()
    },
  }),
  admin('counts-of-a-year', {
    search: '?tab=counts',
    act: (page) => page.getByRole('radio', { name: 'A year' }).check(),
  }),
  admin('counts-loading', { search: '?tab=counts', waits: 'counts' }),
  saying(['3 letters wait to be sent'], admin('server', { search: '?tab=server', isAiling: true })),
  admin('server-well', { search: '?tab=server' }),
  saying(['Sign-up closed'], admin('log', { search: '?tab=log' })),
]

type Parts = {
  search?: string
  athletes?: Listed[]
  isAiling?: boolean
  /** The list that is refused, or never answered. */
  refused?: string
  waits?: string
  act?: (page: Page) => Promise<void>
}

/** The dashboard of an admin, with lists that are made up between the page and the server. */
function admin(name: string, parts: Parts = {}): Screen {
  const { search = '', athletes = people, isAiling = false, refused, waits, act = async () => {} } = parts
  return {
    name,
    as: 'athlete',
    ...(search === '' && { page: ADMIN }),
    async open(page) {
      await page.clock.setFixedTime(NOON_OF_TODAY)
      await page.route('**/api/user', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), role: 'admin' } })
      })
      const answers: Record<string, unknown> = {
        athletes: { data: athletes, next: athletes.length > 1 ? 'more' : null },
        'sign-up': { open: !isAiling },
        invitations: { lines: invited },
        letters: isAiling ? someLetters : { waiting: 0, oldest_waiting: null, failed: [] },
        parts: partsOf(isAiling),
        events,
      }
      await page.route('**/api/admin/**', (route) => {
        const { pathname, searchParams } = new URL(route.request().url())
        const what = pathname.replace('/api/admin/', '')
        if (what === refused)
          return route.fulfill({ status: 403, json: { error: 'You are no admin any more.', code: 'not-allowed' } })
        if (what === waits) return undefined
        const json = what === 'counts' ? countsOf(Number(searchParams.get('days'))) : answers[what]
        return route.fulfill({ json })
      })
      if (waits) {
        await page.goto(ADMIN + search)
        await page.locator('h1').first().waitFor()
      } else await visit(page, ADMIN + search)
      await act(page)
    },
  }
}

async function choose(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByRole('dialog').waitFor()
}
