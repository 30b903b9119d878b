import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoTownCentre, drawDemoTown } from '#domain/streets/demo-town.ts'
import { packFile } from '#server/streets/packs/pack-files.ts'
import { writePack } from '#server/streets/packs/write-pack.ts'
import { ring, routeAlong } from '#tests/support/routes/saved-routes.ts'
import { anApp, theApp } from '#tests/support/server/app.ts'
import { anAthlete, aStranger } from '#tests/support/server/people.ts'

const bbox = '-0.10,51.50,-0.08,51.51'
const invented = { id: 'demo-town', name: 'Demo town', attribution: 'Invented streets', is_invented: true }

function inDemoTown(more = {}) {
  const route = routeAlong(ring())
  return { ...route, route_data: { ...route.route_data, source: invented }, ...more }
}

type Asks = { fetch: (path: string) => Promise<Response> }
async function get({ fetch }: Asks, id: string, box = bbox) {
  const answer = await fetch(`/api/routes/${id}/streets?bbox=${box}`)
  return { status: answer.status, content: await answer.json() }
}

test('a stranger gets the streets near a route that was planned in the demo town, and none farther away', async () => {
  const { api } = await anAthlete()
  const { id } = await api('post /api/routes', inDemoTown())
  const stranger = aStranger(await theApp())
  const { status, content } = await get(stranger, id)
  expect([status, content.source.id, content.truncated]).toEqual([200, 'demo-town', false])
  expect(content.streets.length).toBeGreaterThan(50)
  const none = { source: null, streets: [], truncated: false }
  for (const away of [
    '-0.25,51.50,-0.17,51.51',
    '-0.10,51.57,-0.08,51.58',
    '0,51.5,0.1,51.51',
    '-0.1,51.4,-0.08,51.44',
  ])
    expect((await get(stranger, id, away)).content).toEqual(none)
  expect((await get(stranger, id, '0,0,1,1')).status).toBe(400)
})

test('a route on real streets is not drawn on invented ones', async () => {
  const { api, fetch } = await anAthlete()
  const { id } = await api('post /api/routes', routeAlong(ring()))
  expect((await get({ fetch }, id)).content).toEqual({ source: null, streets: [], truncated: false })
})

test('a private route has no streets for others', async () => {
  const { api, fetch } = await anAthlete()
  const { id } = await api('post /api/routes', inDemoTown({ is_private: true }))
  expect((await get(aStranger(await theApp()), id)).status).toBe(404)
  expect((await get(await anAthlete(), id)).status).toBe(404)
  expect((await get({ fetch }, id)).content.streets.length).toBeGreaterThan(50)
})

test('where the ends of a route are hidden, strangers see streets around what is left of it', async () => {
  // To and fro on a line of 4 km to the east: a kilometre of longitude is 0.0144 degrees here.
  const line = Array.from({ length: 41 }, (_, at): [number, number] => [51.505, -0.09 + at * 0.00144])
  const { api, fetch } = await anAthlete()
  const { id } = await api('post /api/routes', {
    ...routeAlong(line, { hides_ends: true }),
    route_data: { ...routeAlong(line).route_data, source: invented },
  })
  // The first 200 m are 0.00288 degrees; the map may be moved by 0.05 from what is left.
  const edge = -0.09 + 0.00288 - 0.05
  const [inside, outside] = [edge + 0.0005, edge - 0.0005].map((east) => `${edge - 0.02},51.50,${east},51.51`)
  const stranger = aStranger(await theApp())
  expect((await get(stranger, id, inside)).content.source).not.toBeNull()
  expect((await get(stranger, id, outside)).content.source).toBeNull()
  expect((await get({ fetch }, id, outside)).content.source).not.toBeNull()
})

test('a region pack is drawn for strangers, on a public server too', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pacewright-route-streets-'))
  writePack(packFile(dataDir, 'azores'), drawDemoTown(11), {
    ...{ name: 'azores', source: 'azores.osm.pbf', importedAt: '2026-11-27T12:00:00.000Z', maxJunctions: 400_000 },
  })
  const app = await anApp({ environment: { DATA_DIR: dataDir, HOST: '0.0.0.0' } })
  const { latitude, longitude } = demoTownCentre
  const line = ring(100).map(([lat, lon]): [number, number] => [lat - 51.505 + latitude, lon + 0.09 + longitude])
  const { api } = await anAthlete({ app })
  const { id } = await api('post /api/routes', routeAlong(line))
  const box = [longitude, latitude, longitude + 0.01, latitude + 0.01].join()
  const { content } = await get(aStranger(app), id, box)
  expect(content.source).toMatchObject({ id: 'packs', name: 'azores', attribution: '© OpenStreetMap contributors' })
  expect(content.streets.length).toBeGreaterThan(20)
  await app.close()
  rmSync(dataDir, { recursive: true })
})

test('strangers are limited by their address', async () => {
  const routeStreets = { points: 2, seconds: 60, sentence: 'Too many maps are read from here.' }
  const app = await anApp({ limits: { routeStreets } })
  const { api } = await anAthlete({ app })
  const { id } = await api('post /api/routes', inDemoTown())
  for (const expected of [200, 200, 429]) expect((await get(aStranger(app), id)).status).toBe(expected)
  await app.close()
})
