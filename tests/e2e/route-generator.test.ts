import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { emptyCluster } from '#tests/databases/empty-cluster.ts'
import { call } from '#web/lib/api.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { directions, planLoops } from './route-generator-screens.ts'
import { startServer } from './server.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

test('a place is found, three loops are planned, one is chosen by keys, changed, saved and shared @phone', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  const area = page.getByLabel('Starting Area')
  const loops = page.getByRole('group', { name: 'Three loops to choose from' }).getByRole('radio')
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/directions') asked.push(url.searchParams)
  })

  await test.step('the geocoder finds a place, and the map shows it close', async () => {
    await visit(page, '/dashboard/route-generator')
    await expect(page.getByRole('button', { name: 'Generate Route' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Save Route' })).toBeDisabled()
    await page.getByRole('button', { name: 'Start at my location' }).click()
    const unlocated = page.getByText('Your device does not tell where it is.')
    await expect(unlocated).toBeVisible()
    await area.fill('refused')
    await expect(unlocated).toHaveCount(0)
    await area.press('Enter')
    await expect(page.getByText('Failed to search for location. Please try again.')).toBeVisible()
    await area.press('Enter')
    const refused = () => server.maps.asked.places.filter((query) => query.get('q') === 'refused').length
    await expect.poll(refused).toBe(2)
    await area.fill('Old Wend Bridge')
    await area.press('Enter')
    await expect(page.getByText('Start: Wend Bridge, Old Wend Bridge')).toBeVisible()
    const [words] = server.maps.asked.places.filter((query) => query.get('q') === 'Old Wend Bridge')
    expect(Object.fromEntries(words ?? [])).toEqual({ format: 'json', q: 'Old Wend Bridge', limit: '1' })
    await expect(page.getByText('51.505000, -0.090000')).toBeVisible()
    await expect.poll(() => server.maps.asked.tiles.some((tile) => tile.startsWith('/tiles/15/'))).toBe(true)
  })

  await test.step('Enter plans three loops of the length that was asked', async () => {
    await area.press('Enter')
    await expect(loops).toHaveCount(3)
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      start: '51.505,-0.09',
      distance: '5000',
      type: 'foot-walking',
    })
    await expect(page.locator('.route-line')).toHaveAttribute('stroke-width', '5')
    expect(await isBlue(page)).toBe(true)
    expect(await chosenKilometres(page)).toBeCloseTo(5, 0)
  })

  await test.step('arrow keys choose another loop, on the map too', async () => {
    const before = await lineOnMap(page)
    await loops.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(loops.nth(1)).toBeChecked()
    await expect.poll(() => lineOnMap(page)).not.toBe(before)
  })

  await test.step('another unit plans loops of that length', async () => {
    const change = page.getByRole('button', { name: 'Change' })
    if (await change.isVisible()) await change.click()
    await page.getByRole('radio', { name: 'MILES' }).check()
    await expect.poll(() => asked.at(-1)?.get('distance')).toBe('8046.7')
    await expect(page.getByRole('region', { name: 'Route summary' })).toContainText(/Distance[45]\.\d\d\smi/)
    await page.getByRole('radio', { name: 'KM' }).check()
    await expect(page.getByRole('region', { name: 'Route summary' })).toContainText(/Distance[45]\.\d\d\skm/)
  })

  await test.step('Shuffle plans others, and the address keeps what was asked', async () => {
    const before = await loops.first().locator('xpath=..').textContent()
    await page.getByRole('button', { name: 'Shuffle' }).click()
    await expect(loops.first().locator('xpath=..')).not.toHaveText(before ?? '')
    await expect(loops.first()).toBeChecked()
    expect(asked.at(-1)?.get('seed')).toBe('1')
    await expect(page).toHaveURL(/\?start=51\.505(,|%2C)-0\.09$/)
  })

  await test.step('a point is added from the list of turns, the length is kept, and it is removed by a key', async () => {
    await page.getByText(/^Turns \(/).click()
    await page
      .getByRole('button', { name: /^(Turn|Bear) / })
      .nth(1)
      .press('Enter')
    await page.getByRole('button', { name: /^Add a point at/ }).press('Enter')
    await expect(page.getByRole('button', { name: 'Remove point 1' })).toBeVisible()
    await expect.poll(() => asked.at(-1)?.get('via')).toMatch(/^51\.\d+,-0\.\d+$/)
    await expect.poll(() => chosenKilometres(page)).toBeCloseTo(5, 0)
    const line = await lineOnMap(page)
    await page.getByRole('button', { name: 'Shuffle' }).click()
    await expect.poll(() => lineOnMap(page)).not.toBe(line)
    expect(asked.at(-1)?.get('via')).toMatch(/^51/)
    await page.getByRole('button', { name: 'Remove point 1' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Remove point 1' })).toHaveCount(0)
    await expect.poll(() => asked.at(-1)?.has('via')).toBe(false)
  })

  await test.step('a click on the map moves the start, and the loops follow', async () => {
    const requests = asked.length
    // Beside the loops, which keep 20 px from the edge: a click on a line would choose it.
    await page.getByRole('application').click({ position: { x: 5, y: 200 } })
    await expect.poll(() => asked.length).toBeGreaterThan(requests)
    await expect(page.getByText(/^Start: 51\.\d{6}, -0\.\d{6}$/)).toHaveCount(1)
    await expect(loops).toHaveCount(3)
  })

  await test.step('the chosen loop is saved under a name, and whoever has its link sees it', async () => {
    await page.getByRole('button', { name: 'Save Route' }).click()
    const name = page.getByLabel('Route name')
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
    await name.fill('  Before breakfast ')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/routes')),
      name.press('Enter'),
    ])
    await expect(page.getByText('Route saved successfully!', { exact: true })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Save Route' }).click()
    await expect(name).toHaveValue('')
    const { id } = (await answer.json()) as { id: string }
    const stranger = await openPage(browser, server)
    await visit(stranger.page, `/route/${id}`)
    await expect(stranger.page.getByRole('heading', { name: 'Before breakfast' })).toBeVisible()
    await stranger.close()
  })

  await test.step('a reload keeps start, distance and activity', async () => {
    await visit(page, '/dashboard/route-generator?start=51.51,-0.1&distance=8.5&unit=MILES&activity=cycling-road')
    await expect(page.getByText('Start: 51.510000, -0.100000')).toBeVisible()
    await expect(page.getByLabel('Route Distance')).toHaveValue('8.5')
    await expect(page.getByRole('radio', { name: 'MILES' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Cycling' })).toBeChecked()
  })
  await close()
})

test('the line is dragged to a point, the point is dragged on and removed, and the loop keeps its length', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  let underWay = 0
  let mostUnderWay = 0
  await page.route(directions, async (route) => {
    underWay += 1
    mostUnderWay = Math.max(mostUnderWay, underWay)
    const answer = await route.fetch()
    underWay -= 1
    await route.fulfill({ response: answer })
  })
  await visit(page, '/dashboard/route-generator?start=51.505,-0.09&distance=6')
  await planLoops(page)
  const [x, y] = await restingPoint(page, 0.4)
  await page.mouse.move(x - 4, y - 4)
  await page.mouse.move(x, y, { steps: 3 })
  await page.locator('.route-handle').waitFor()
  await page.mouse.down()
  await page.mouse.move(x + 60, y - 50, { steps: 12 })
  await page.mouse.up()
  const via = page.locator('.route-via')
  await expect(via).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Remove point 1' })).toBeVisible()
  await expect.poll(() => chosenKilometres(page)).toBeCloseTo(6, 0)
  expect(mostUnderWay).toBe(1)

  const before = await lineOnMap(page)
  const box = await via.boundingBox()
  if (!box) throw new Error('The point has no box.')
  await page.mouse.move(box.x + 22, box.y + 22)
  await page.mouse.down()
  await page.mouse.move(box.x - 40, box.y + 60, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => lineOnMap(page)).not.toBe(before)
  await via.focus()
  await page.keyboard.press('Delete')
  await expect(via).toHaveCount(0)
  await expect.poll(() => underWay).toBe(0)
  await close()
})

test('a finger that taps the line keeps the start, and drags the line and its point @phone', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  await visit(page, '/dashboard/route-generator?start=51.505,-0.09&distance=6')
  await planLoops(page)
  const [x, y] = await restingPoint(page, 0.4)
  await page.touchscreen.tap(x + 3, y + 3)
  const handle = page.locator('.route-handle')
  await expect(handle).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add a point at/ })).toBeVisible()
  expect(await restingPoint(page, 0.4)).toEqual([x, y])
  await dragByFinger(page, handle, [30, -40])
  const via = page.locator('.route-via')
  await expect(via).toHaveCount(1)
  await expect(page.getByText('51.505000, -0.090000').first()).toBeAttached()
  await expect.poll(() => chosenKilometres(page)).toBeCloseTo(6, 0)
  const before = await lineOnMap(page)
  await dragByFinger(page, via, [-30, 20])
  await expect.poll(() => lineOnMap(page)).not.toBe(before)
  await close()
})

// The server's part is tested in `tests/api/streets.test.ts`, the map without tiles on the page of a route.
test('where neither tiles nor a geocoder are to be had, the invented town has both, and says so @drill', async ({
  browser,
}) => {
  const env = { TILES_URL: 'off', GEOCODER_URL: 'off' }
  const server = await startServer({ cluster: join(await emptyCluster(), 'db'), env })
  const person = await anAthlete(server)
  const places = await call('get /api/places', { q: 'street', limit: '1' }, apiOf(server, person))
  const { page, close } = await openPage(browser, server, person)
  await visit(page, '/dashboard/route-generator')
  await page.getByLabel('Starting Area').fill(places[0]?.name ?? '')
  await page.getByLabel('Starting Area').press('Enter')
  await expect(page.getByText(`Start: ${places[0]?.display_name}`)).toBeVisible()
  await planLoops(page)
  await expect(page.getByText('Streets: Demo town, Invented streets')).toBeVisible()
  await expect(page.getByText('These streets are invented.').first()).toBeVisible()
  await close()
  await server.stop()
})

/** The kilometres of the chosen loop, as the summary says them. */
async function chosenKilometres(page: Page): Promise<number> {
  const summary = await page.getByRole('region', { name: 'Route summary' }).textContent()
  return Number(/Distance([\d.]+)/.exec(summary ?? '')?.[1])
}

function lineOnMap(page: Page): Promise<string | null> {
  return page.locator('.route-line').getAttribute('d')
}

/** A point of the chosen line in the window, at a share of its length. */
function pointOnLine(page: Page, share: number): Promise<[number, number]> {
  return page.locator('path.route-line').evaluate((element, at) => {
    const path = element as SVGPathElement
    const point = path.getPointAtLength(path.getTotalLength() * at).matrixTransform(path.getScreenCTM() ?? undefined)
    return [point.x, point.y]
  }, share)
}

/** The same, once it stays where it is: the map moves when the panel of the loop covers its foot. */
async function restingPoint(page: Page, share: number): Promise<[number, number]> {
  let last = await pointOnLine(page, share)
  await expect
    .poll(
      async () => {
        const before = last
        last = await pointOnLine(page, share)
        return before.join() === last.join()
      },
      { intervals: [300] },
    )
    .toBe(true)
  return last
}

async function dragByFinger(page: Page, mark: Locator, [right, down]: readonly [number, number]): Promise<void> {
  const box = await mark.boundingBox()
  if (!box) throw new Error('There is nothing to drag.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    const share = step / DRAG_STEPS
    const touchPoints = [{ x: x + share * right, y: y + share * down }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

const DRAG_STEPS = 8

/** Whether the chosen line is drawn in a blue. */
function isBlue(page: Page): Promise<boolean> {
  return page.locator('.route-line').evaluate((line) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return false
    canvas.fillStyle = getComputedStyle(line).stroke
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return blue > 150 && blue > 1.3 * green && blue > 1.5 * red
  })
}
