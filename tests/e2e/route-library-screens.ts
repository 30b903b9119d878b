import type { Page } from '@playwright/test'
import type { Route } from '#contracts/routes.ts'
import { at, broken, type Screen, saying, waiting } from './screen-kinds.ts'
import { visit } from './settled.ts'

const address = '/dashboard/route-library/page/1'
const list = '**/api/routes?*'

type Answer = { data: Route[]; pagination: { totalCount: number; totalPages: number; currentPage: number } }

/** The library of routes in each of its states. */
export const routeLibraryScreens: readonly Screen[] = [
  at('routes', 'athlete', address),
  saying(
    ['No routes found. Create a route to get started.'],
    answered('routes-empty', address, (answer) => ({
      data: [],
      pagination: { ...answer.pagination, totalCount: 0, totalPages: 0 },
    })),
  ),
  saying(['Your routes could not be loaded', 'Try again'], broken('routes-failed', 'athlete', address, list)),
  waiting('routes-loading', address, list),
  saying(
    ['Previous', 'Next', 'Page 2 of 3', 'Swimming', 'Private'],
    answered('routes-paged', '/dashboard/route-library/page/2', ({ data, pagination }) => ({
      data: data.map((route, at) => (at === 0 ? { ...route, activity_type: 'swimming', is_private: true } : route)),
      pagination: { ...pagination, totalCount: 23, totalPages: 3, currentPage: 2 },
    })),
  ),
  answered('routes-long-names', address, ({ data, pagination }) => ({
    data: data.map((route) => ({ ...route, name: 'Round the reservoir and over the hills, then home' })),
    pagination,
  })),
  saying(
    ['View', 'Copy URL', 'Attach to a workout…', 'Rename', 'Download', 'Make private', 'Delete'],
    at('routes-actions', 'athlete', address, openMenu),
  ),
  at('routes-rename', 'athlete', address, async (page) => {
    await choose(page, 'Rename')
    await page.getByRole('dialog', { name: 'Rename the route' }).waitFor()
  }),
  at('routes-attach', 'athlete', address, async (page) => {
    await choose(page, 'Attach to a workout…')
    await page.getByRole('dialog', { name: 'Attach to a workout' }).waitFor()
  }),
  at('routes-download', 'athlete', address, async (page) => {
    await choose(page, 'Download')
    await page.getByRole('dialog', { name: /^Download / }).waitFor()
  }),
  at('routes-import', 'athlete', address, openImport),
  saying(
    ['1 of 2 imported', 'Waypoints are left out.', 'This is no GPX file. Export the route as GPX.'],
    at('routes-imported', 'athlete', address, async (page) => {
      await openImport(page)
      await page
        .getByLabel('Files to import')
        .setInputFiles([gpxFile('over the hill.gpx', hill), gpxFile('letter.gpx', 'Dear coach')])
      await page.getByRole('button', { name: 'Done' }).waitFor()
    }),
  ),
]

/** A file to import. */
export function gpxFile(name: string, text: string) {
  return { name, mimeType: 'application/gpx+xml', buffer: Buffer.from(text) }
}

/** A GPX file with a track of about 3 km, and a waypoint beside it. */
export const hill = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<gpx version="1.1" creator="a watch" xmlns="http://www.topografix.com/GPX/1/1">',
  '<wpt lat="51.51" lon="-0.1"><name>Café</name></wpt>',
  '<trk><name>Over the hill</name><type>running</type><trkseg>',
  ...Array.from({ length: 60 }, (_, at) => {
    const turn = (2 * Math.PI * at) / 59
    const [latitude, longitude] = [51.51 + 0.004 * Math.cos(turn), -0.1 + 0.007 * Math.sin(turn)]
    const elevation = 30 + 25 * Math.sin(turn / 2)
    return `<trkpt lat="${latitude.toFixed(5)}" lon="${longitude.toFixed(5)}"><ele>${elevation.toFixed(1)}</ele></trkpt>`
  }),
  '</trkseg></trk></gpx>',
].join('\n')

/** The library with another answer of its list. */
function answered(name: string, address: string, change: (answer: Answer) => Answer): Screen {
  return {
    name,
    as: 'athlete',
    async open(page) {
      await page.route(list, async (route) => {
        const answer = await route.fetch({
          url: route
            .request()
            .url()
            .replace(/page=\d+/, 'page=1'),
        })
        await route.fulfill({ response: answer, json: change((await answer.json()) as Answer) })
      })
      await visit(page, address)
    },
  }
}

async function openMenu(page: Page) {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
}

async function choose(page: Page, item: string) {
  await openMenu(page)
  await page.getByRole('menuitem', { name: item }).click()
}

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('dialog', { name: 'Import routes' }).waitFor()
}
