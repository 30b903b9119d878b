import type { Page } from '@playwright/test'
import type { Route } from '#contracts/routes.ts'
import { decodePolyline, encodePolyline } from '#domain/polyline/polyline.ts'
import { climbAlong } from '#domain/routes/climb-along.ts'
import { gone } from './builder-screens.ts'
import { broken, missing, type Screen, type Stage, saying } from './screen-kinds.ts'
import { visit } from './settled.ts'

const failed = ['Failed to fetch route', 'There was an error loading this route. Please try again.', 'Try again']

/** The pages of a saved route in each of their states. */
export const routePageScreens: readonly Screen[] = [
  saying(['Download GPX', 'By:', 'OpenStreetMap'], ofRoute('route', 'stranger', '/route')),
  saying(
    ['The tiles of the map do not load. No streets are known here.'],
    ofRoute('route-without-tiles', 'stranger', '/route', (page) =>
      page.route('**/tiles/**', (tile) => tile.fulfill({ status: 404 })),
    ),
  ),
  saying(['Route not found'], missing('route-not-found', 'stranger', `/route/${gone}`)),
  saying(
    ['Who sees this route', 'Rename', 'Delete', 'over 5\u202f%'],
    withRoute(
      'route-own',
      (route) => ({ ...route, route_data: hilly(route.route_data) }),
      async (page) => {
        await page.getByRole('slider', { name: 'Elevation along the route' }).focus()
        for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight')
      },
    ),
  ),
  saying(['Route not found'], missing('route-own-not-found', 'athlete', `/dashboard/route/${gone}`)),
  saying(failed, broken('route-own-failed', 'athlete', `/dashboard/route/${gone}`, '**/api/routes/*')),
  {
    name: 'route-own-loading',
    as: 'athlete',
    async open(page) {
      await page.route('**/api/routes/*', () => {})
      await page.goto(`/dashboard/route/${gone}`)
      await page.getByText('Loading route').waitFor()
    },
  },
  saying(
    ['The line of this route cannot be drawn: what was saved of it is damaged.'],
    withRoute('route-own-damaged', ({ route_data, ...route }) => ({
      ...route,
      route_data: { ...route_data, geometry: { polyline: 'this is no line ' } },
    })),
  ),
  withRoute('route-own-long', (route) => {
    const line = Array.from({ length: 20_000 }, (_, at): [number, number] => {
      const turn = at / 3183
      const reach = 1.2 + 0.2 * Math.sin(9 * turn) + 0.01 * Math.sin(900 * turn)
      return [50 + 0.6 * reach * Math.cos(turn), 10 + reach * Math.sin(turn)]
    })
    return { ...route, route_data: { ...route.route_data, geometry: { polyline: encodePolyline(line) } } }
  }),
]

/** The page of a saved route, with its map. */
function ofRoute(name: string, as: Screen['as'], folder: string, before?: (page: Page) => Promise<unknown>): Screen {
  return {
    name,
    as,
    page: `${folder}/:id`,
    async open(page, stage) {
      await before?.(page)
      await openRoute(page, `${folder}/${idOf(stage)}`)
    },
  }
}

/** The page of an own route that was saved otherwise. */
function withRoute(name: string, change: (route: Route) => Route, act?: (page: Page) => Promise<void>): Screen {
  return {
    name,
    as: 'athlete',
    page: '/dashboard/route/:id',
    async open(page, stage) {
      const id = idOf(stage)
      await page.route(`**/api/routes/${id}`, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: change((await answer.json()) as Route) })
      })
      await openRoute(page, `/dashboard/route/${id}`)
      await act?.(page)
    },
  }
}

async function openRoute(page: Page, address: string) {
  await visit(page, address)
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
}

function hilly({ geometry, ...data }: Route['route_data']): Route['route_data'] {
  const points = decodePolyline(geometry.polyline)?.length ?? 0
  const elevations = Array.from({ length: points }, (_, at) => Math.round(80 + 60 * Math.sin(at / 9)))
  const climb = climbAlong(elevations.map((elevation) => ({ place: [0, 0], elevation })))
  return {
    ...data,
    geometry: { ...geometry, elevations },
    figures: { ...data.figures, ...(climb !== undefined && { climb_meters: climb }) },
  }
}

function idOf({ routes }: Stage): string {
  const [route] = routes
  if (!route) throw new Error('There is no route.')
  return route.id
}
