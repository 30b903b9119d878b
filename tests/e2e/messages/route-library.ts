import type { Page } from '@playwright/test'
import { apiOf } from '../people.ts'
import { saveRoutes } from '../routes.ts'
import { visit } from '../settled.ts'
import { failCalls, type Row } from './row.ts'

/** The messages around deleting and sharing saved routes. */
export const ofRouteLibrary: readonly Row[] = [
  {
    when: 'a route cannot be deleted',
    says: ['Hmm, something went wrong', 'An error occurred while deleting the route'],
    as: 'paid',
    act: async ({ page, person }) => {
      await person.routes()
      await failCalls(page, 'DELETE', '**/api/routes/*')
      await chooseInMenu(page, 'Delete')
    },
  },
  {
    when: 'a route is deleted',
    says: ['Deleted route successfully', 'The route has been deleted'],
    as: 'paid',
    isReadElsewhere: true,
    act: async ({ page, server, person }) => {
      // New routes, because other tests still use the ones this athlete has.
      await saveRoutes(apiOf(server, person))
      await chooseInMenu(page, 'Delete')
    },
  },
  {
    when: 'the link of a route is copied',
    says: ['URL copied to clipboard'],
    as: 'paid',
    isReadElsewhere: true,
    act: async ({ page, person }) => {
      await person.routes()
      await chooseInMenu(page, 'Copy URL')
    },
  },
]

async function chooseInMenu(page: Page, item: string) {
  await visit(page, '/dashboard/route-library')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}
