import { call } from '#web/lib/api.ts'
import { apiOf } from './people.ts'
import { saveRoutes } from './routes.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

// What everyone with a route's link sees of it, and what its athlete says about that.

test('a signed-out reader looks at a route on the map, with tiles and without, and takes it along @phone', async ({
  browser,
  server,
  people,
  page,
}) => {
  const api = apiOf(server, await people.free())
  const planned = { start: '51.505,-0.09', distance: '5000', type: 'foot-walking', seed: '3' } as const
  const { alternatives: _, ...route_data } = await call('get /api/directions', planned, api)
  const { id } = await call(
    'post /api/routes',
    {
      ...{ name: 'Over both bridges', latitude: 51.505, longitude: -0.09, activity_type: 'foot-walking' },
      ...{ distance: route_data.distance.meters, route_data },
    },
    api,
  )

  await test.step('without scripts it is drawn, and can be downloaded', async () => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`/route/${id}`)
    await expect(plain.getByRole('heading', { name: 'Over both bridges', level: 1 })).toBeVisible()
    const drawing = plain.getByRole('img', { name: 'Map of Over both bridges' })
    expect((await drawing.boundingBox())?.height).toBeGreaterThan(300)
    await expect(plain.getByRole('link', { name: 'Download GPX' })).toBeVisible()
    await context.close()
  })

  await visit(page, `/route/${id}`)
  const map = page.getByRole('application', { name: 'Map of Over both bridges' })
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible()
  await expect(map.locator('path.route-line')).toHaveCount(1)
  await expect(page.getByText('Invented streets')).toBeVisible()

  await test.step('the popup of its start says where that is', async () => {
    await map.getByRole('button', { name: 'Start of the route' }).press('Enter')
    await expect(map.getByText('51.505000, -0.090000')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('keys move and zoom the map, and one button shows the whole route again', async () => {
    const line = () =>
      map.evaluate((map) => {
        const [outer, inner] = [map, map.querySelector('path.route-line') ?? map].map((one) =>
          one.getBoundingClientRect(),
        )
        return { left: Math.round((inner?.left ?? 0) - (outer?.left ?? 0)), width: Math.round(inner?.width ?? 0) }
      })
    const showAll = page.getByRole('button', { name: 'Show the whole route' })
    // The popup moved the map to have room.
    await showAll.click()
    const before = await line()
    await map.focus()
    await page.keyboard.press('+')
    await expect.poll(async () => (await line()).width).toBeGreaterThan(before.width * 1.2)
    const zoomed = await line()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await line()).left).toBeLessThan(zoomed.left)
    await showAll.click()
    await expect.poll(line).toEqual(before)
  })

  await test.step('where tiles do not load, the streets are drawn that it was planned on', async () => {
    await page.route('**/tiles/**', (tile) => tile.fulfill({ status: 404 }))
    await visit(page, `/route/${id}`)
    const says = page.getByText('The tiles of the map do not load. These streets are invented.')
    await expect(says).toBeVisible()
    const streets = map.locator('.leaflet-streets-pane canvas')
    await expect.poll(() => streets.evaluate(coloursOf)).toBeGreaterThan(2)
  })

  await test.step('where neither loads, it says so', async () => {
    const refusal = { error: 'Too many maps are read from here.', code: 'too-often' }
    await page.route('**/streets?*', (call) => call.fulfill({ status: 429, json: refusal }))
    await visit(page, `/route/${id}`)
    const sentence = 'The tiles of the map do not load. Streets do not load either: Too many maps are read from here.'
    await expect(page.getByText(sentence)).toBeVisible()
  })
})

/** How many colours a canvas shows. */
function coloursOf(canvas: Element): number {
  const { width, height } = canvas as HTMLCanvasElement
  const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data
  return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size
}

test('its athlete hides, lists, renames and deletes a route on its page', async ({ browser, server, people, page }) => {
  const person = await people.free()
  const [route] = await saveRoutes(apiOf(server, person))
  if (!route) throw new Error('No route was saved.')
  await page.context().addCookies(person.signedIn.cookies)
  await visit(page, `/dashboard/route/${route.id}`)
  const stranger = await browser.newContext({ baseURL: server.url })
  const opened = async () => {
    const answer = await stranger.request.get(`/route/${route.id}`)
    const html = await answer.text()
    return { status: answer.status(), isListed: !html.includes('content="noindex"') }
  }
  const settle = async (name: string) => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('switch', { name }).click()
    await saved
  }
  await expect(page.getByText('Everybody who has its link can open it.')).toBeVisible()
  expect(await opened()).toEqual({ status: 200, isListed: false })
  await settle('Search engines may list it')
  await settle('Hide its first and last 200 m from others')
  await expect(page.getByText('Everybody can find and open it, without its first and last 200 m.')).toBeVisible()
  expect(await opened()).toEqual({ status: 200, isListed: true })
  await settle('Only I can open it')
  await expect(page.getByText('Its link works for you alone.')).toBeVisible()
  expect((await opened()).status).toBe(404)
  await stranger.close()

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('The long way home')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { name: 'The long way home', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted route successfully', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/route-library\/page\/1$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'The long way home' })).toBeVisible()
})
