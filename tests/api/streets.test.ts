import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { decodePolyline } from '#domain/polyline/polyline.ts'
import { demoTownCentre, drawDemoTown } from '#domain/streets/demo-town.ts'
import type { Streets } from '#domain/streets/streets.ts'
import { packFile } from '#server/streets/packs/pack-files.ts'
import { writePack } from '#server/streets/packs/write-pack.ts'
import { anApp, type TestApp, theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete, aStranger } from '#tests/support/server/people.ts'
import { anOverpass } from '#tests/support/server/streets/overpass.ts'

const box = '-0.10,51.50,-0.08,51.51'

let someone: Promise<Athlete> | undefined
const anyone = () => (someone ??= anAthlete())

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function anAppWith(environment: Record<string, string>) {
  const app = await anApp({ environment })
  cleanUps.push(app.close)
  return { app, athlete: await anAthlete({ app }) }
}

function aDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-streets-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Imports streets under a name, as if by the operator's command. */
function putPack(dataDir: string, name: string, streets: Streets, { minute = 0, maxJunctions = 400_000 } = {}) {
  const importedAt = new Date(Date.UTC(2026, 10, 27, 12, minute)).toISOString()
  writePack(packFile(dataDir, name), streets, { name, source: `${name}.osm.pbf`, importedAt, maxJunctions })
}

async function get({ fetch }: Pick<Athlete, 'fetch'>, path: string, query: Record<string, string>) {
  const answer = await fetch(`${path}?${new URLSearchParams(query)}`)
  return { status: answer.status, cacheControl: answer.headers.get('cache-control'), content: await answer.json() }
}

const inTown = { start: `${demoTownCentre.latitude},${demoTownCentre.longitude}`, distance: '5000' }
const loop = (athlete: Athlete, query = {}) => get(athlete, '/api/directions', { ...inTown, ...query })

test('the streets of a box are lines inside it, which may be kept for five minutes', async () => {
  const { status, cacheControl, content } = await get(await anyone(), '/api/streets', { bbox: box })
  expect([status, cacheControl]).toEqual([200, 'private, max-age=300'])
  expect([content.source.id, content.source.is_invented, content.truncated]).toEqual(['demo-town', true, false])
  expect(content.streets.length).toBeGreaterThan(50)
  for (const { kind, polyline } of content.streets) {
    expect(kind).toMatch(/^[a-z_]+$/)
    const line = decodePolyline(polyline) ?? []
    expect(line.length).toBeGreaterThan(1)
    for (const [latitude, longitude] of line) {
      expect(latitude).toBeGreaterThanOrEqual(51.5)
      expect(latitude).toBeLessThanOrEqual(51.51)
      expect(longitude).toBeGreaterThanOrEqual(-0.1)
      expect(longitude).toBeLessThanOrEqual(-0.08)
    }
  }
})

test('a loop runs on the streets that are drawn for its start', async () => {
  const start = '51.53,-0.09'
  const { content: way } = await get(await anyone(), '/api/directions', { start, distance: '3000' })
  const { content } = await get(await anyone(), '/api/streets', { bbox: '-0.15,51.48,-0.03,51.58', start })
  const drawn = new Set<string>()
  for (const { polyline } of content.streets)
    for (const place of decodePolyline(polyline) ?? []) drawn.add(String(place))
  // The start lies between two points.
  const points = (decodePolyline(way.geometry.polyline) ?? []).slice(1, -1)
  expect(points.filter((place) => !drawn.has(String(place)))).toEqual([])
})

test.each([
  ['-0.1,51.5,-0.08', /west,south,east,north/],
  ['-0.1,51.51,-0.08,51.5', /West must be less than east, south less than north/],
  ['-0.1,51.5,-0.1,51.51', /West must be less/],
  ['-181,51.5,-0.08,51.51', /on earth/],
  ['-1,51,0,52', /too large.*Zoom in/],
  ['a,b,c,d', /west,south,east,north/],
])('the box %s is refused with a sentence', async (bbox, sentence) => {
  const { status, content } = await get(await anyone(), '/api/streets', { bbox })
  expect([status, content.code]).toEqual([400, 'invalid'])
  expect(content.fields.bbox).toMatch(sentence)
})

test('places are found by the beginnings of words, as Nominatim answers', async () => {
  const athlete = await anyone()
  const { status, content } = await get(athlete, '/api/places', { q: 'old tow', format: 'json', limit: '1' })
  expect([status, content.length]).toEqual([200, 1])
  const [place] = content
  expect(place).toMatchObject({ name: 'Old Town', display_name: 'Old Town', class: 'place', type: 'suburb' })
  expect([typeof place.lat, typeof place.lon, Number.isInteger(place.place_id)]).toEqual(['string', 'string', true])
  expect(Math.abs(Number(place.lat) - 51.5)).toBeLessThan(0.03)
  const far = await get(athlete, '/api/places', { q: 'old town', near: '10.02,20.01' })
  expect(Math.abs(Number(far.content[0].lat) - 10)).toBeLessThan(0.03)
  expect((await get(athlete, '/api/places', { q: 'xyzzy' })).content).toEqual([])
})

test.each([
  [{ q: '' }, 'q'],
  [{ q: 'x'.repeat(101) }, 'q'],
  [{ q: 'old', limit: '0' }, 'limit'],
  [{ q: 'old', limit: '51' }, 'limit'],
  [{ q: 'old', near: 'here' }, 'near'],
  [{ q: 'old', format: 'xml' }, 'format'],
])('the search %j is refused', async (query, field) => {
  const { status, content } = await get(await anyone(), '/api/places', query as Record<string, string>)
  expect([status, Object.keys(content.fields)]).toEqual([400, [field]])
})

test('maps and places are for athletes, and limited a minute for each', async () => {
  expect((await get(aStranger(await theApp()), '/api/streets', { bbox: box })).status).toBe(401)
  expect((await get(aStranger(await theApp()), '/api/places', { q: 'old' })).status).toBe(401)
  const streets = { points: 2, seconds: 60, sentence: 'That is too many maps. Wait a little.' }
  const app: TestApp = await anApp({ limits: { streets } })
  cleanUps.push(app.close)
  const [athlete, other] = [await anAthlete({ app }), await anAthlete({ app })]
  for (const expected of [200, 200, 429])
    expect((await get(athlete, '/api/places', { q: 'old' })).status).toBe(expected)
  expect((await get(other, '/api/places', { q: 'old' })).status).toBe(200)
})

test('a region pack is planned on, searched and drawn, on a public server too', async () => {
  const dataDir = aDataDir()
  putPack(dataDir, 'azores', drawDemoTown(11))
  const { athlete } = await anAppWith({ DATA_DIR: dataDir, HOST: '0.0.0.0' })
  const { status, content } = await loop(athlete)
  expect([status, content.source.id, content.source.name, content.label]).toEqual([200, 'packs', 'azores', 'loop'])
  expect(content.source).not.toHaveProperty('is_invented')
  const { content: places } = await get(athlete, '/api/places', { q: 'northgate' })
  expect(places[0]).toMatchObject({ type: 'suburb', licence: '© OpenStreetMap contributors' })
  const { latitude, longitude } = demoTownCentre
  const bbox = [longitude, latitude, longitude + 0.01, latitude + 0.01].join()
  expect((await get(athlete, '/api/streets', { bbox })).content.source.name).toBe('azores')
  expect((await loop(athlete, { start: '51.505,-0.09' })).status).toBe(404)
})

test('a pack that is replaced is taken up while the server runs, and so is one that is added or removed', async () => {
  const dataDir = aDataDir()
  putPack(dataDir, 'azores', drawDemoTown(11))
  const { athlete } = await anAppWith({ DATA_DIR: dataDir, STREETS: 'packs' })
  const first = (await loop(athlete)).content.geometry
  expect((await loop(athlete)).content.geometry).toEqual(first)
  const whileAsking = Promise.all([0, 1, 2].map(() => loop(athlete)))
  putPack(dataDir, 'azores', drawDemoTown(12), { minute: 1 })
  expect((await whileAsking).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await loop(athlete)).content.geometry).not.toEqual(first)
  rmSync(packFile(dataDir, 'azores'))
  expect((await loop(athlete)).status).toBe(404)
  putPack(dataDir, 'again', drawDemoTown(11), { minute: 2 })
  expect((await loop(athlete)).content).toMatchObject({ source: { name: 'again' }, geometry: first })
})

test('of two packs around the start the smaller one is planned on', async () => {
  const dataDir = aDataDir()
  putPack(dataDir, 'small', drawDemoTown(11))
  const whole = drawDemoTown(12)
  // The same town with a street far away, so that its box is larger.
  const latitudes = whole.latitudes.slice()
  latitudes[whole.points[0] as number] = demoTownCentre.latitude + 0.5
  putPack(dataDir, 'large', { ...whole, latitudes })
  const { athlete } = await anAppWith({ DATA_DIR: dataDir, STREETS: 'packs' })
  expect((await loop(athlete)).content.source.name).toBe('small')
})

test('a large pack is loaded in part, around the start', async () => {
  const dataDir = aDataDir()
  putPack(dataDir, 'cut', drawDemoTown(11), { maxJunctions: 10 })
  const { athlete } = await anAppWith({ DATA_DIR: dataDir, STREETS: 'packs' })
  const { status, content } = await loop(athlete)
  expect([status, content.source.name, content.label]).toEqual([200, 'cut', 'loop'])
  expect((await get(athlete, '/api/places', { q: 'northgate' })).content).toHaveLength(1)
})

test('a pack that cannot be read is named in the log, and the next source is asked', async () => {
  const dataDir = aDataDir()
  putPack(dataDir, 'azores', drawDemoTown(11))
  copyFileSync(packFile(dataDir, 'azores'), packFile(dataDir, 'good'))
  writeFileSync(packFile(dataDir, 'azores'), 'no pack')
  const { app, athlete } = await anAppWith({ DATA_DIR: dataDir, STREETS: 'packs' })
  expect((await loop(athlete)).content.source.id).toBe('packs')
  expect(app.logged.filter((line) => line.includes('"pack":"azores"'))).toHaveLength(1)
  const { output } = await app.operate(['parts'])
  expect(output).toMatch(/streets .*azores: This is not a region pack.*good, imported on 2026-11-27\./)
})

test('streets of Overpass are fetched for a loop, and then drawn without asking again', async () => {
  const overpass = await anOverpass()
  cleanUps.push(overpass.close)
  const environment = { DATA_DIR: aDataDir(), OVERPASS_URL: `${overpass.url}/api/interpreter`, STREETS: 'overpass' }
  const { athlete } = await anAppWith(environment)
  const { latitude, longitude } = demoTownCentre
  const bbox = [longitude, latitude, longitude + 0.01, latitude + 0.01].join()
  expect((await get(athlete, '/api/streets', { bbox })).content).toEqual({
    source: null,
    streets: [],
    truncated: false,
  })
  expect(overpass.asked).toHaveLength(0)
  const { status, content } = await loop(athlete)
  expect([status, content.source.id, content.label]).toEqual([200, 'overpass', 'loop'])
  const questions = overpass.asked.length
  const { content: drawn } = await get(athlete, '/api/streets', { bbox })
  expect([drawn.source.id, drawn.streets.length > 50]).toEqual(['overpass', true])
  expect(overpass.asked).toHaveLength(questions)
})
