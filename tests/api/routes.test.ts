import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { metresApart } from '#domain/loop-check/measures.ts'
import { decodePolyline, encodePolyline } from '#domain/polyline/polyline.ts'
import { MAX_ROUTE_POINTS } from '#domain/routes/route.ts'
import { lengthOf } from '#domain/routes/route-line.ts'
import { MAX_ROUTES } from '#server/routes/handlers.ts'
import { purgeDeletedRoutes } from '#server/routes/store.ts'
import { readRouteFileOf } from '#tests/support/routes/read-route-files.ts'
import { ring, routeAlong } from '#tests/support/routes/saved-routes.ts'
import { anApp, theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete, aStranger } from '#tests/support/server/people.ts'
import type { OutputOf } from '#web/lib/api.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const missing = { status: 404, code: 'not-found' }
const park = routeAlong(ring())
const lineOf = ({ route_data }: Pick<OutputOf<'get /api/routes/{id}'>, 'route_data'>) =>
  decodePolyline(route_data.geometry.polyline) ?? []

let author: Athlete
let stranger: ReturnType<typeof aStranger>
beforeEach(async () => {
  author = await anAthlete()
  stranger = aStranger(await theApp())
})

test('a saved route is read by anyone with its id, and says no more of its author than the full name', async () => {
  const saved = await author.api('post /api/routes', { ...park, elevation: 120 })
  expect(saved).toEqual({
    ...park,
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
    elevation: null,
    is_private: false,
    is_listed: false,
    hides_ends: false,
    created_at: expect.any(String),
    user: { full_name: author.name },
  })
  const { id } = saved
  expect(await stranger.api('get /api/routes/{id}', { id })).toEqual(saved)
  expect(await author.api('get /api/routes/{id}', { id })).toEqual({ ...saved, mine: true })
})

test('routes are listed ten a page, the newest first, and a page past the end is empty', async () => {
  const ids: string[] = []
  for (let at = 0; at < 11; at += 1) ids.unshift((await author.api('post /api/routes', park)).id)
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map((page) => author.api('get /api/routes', { page: String(page) })),
  )
  expect([...(first?.data ?? []), ...(second?.data ?? [])].map(({ id }) => id)).toEqual(ids)
  expect(first?.pagination).toEqual({ totalCount: 11, pageSize: 10, currentPage: 1, totalPages: 2 })
  expect([second?.data.length, third?.data]).toEqual([1, []])
  for (const page of ['0', 'x', '1.5', '-1']) expect((await author.fetch(`/api/routes?page=${page}`)).status).toBe(400)
  expect((await (await anAthlete()).api('get /api/routes', {})).pagination.totalCount).toBe(0)
})

test('a search finds own routes by a part of their names, and no others', async () => {
  for (const name of ['Round the lake', '100% Hügel', 'Lakeside_out'])
    await author.api('post /api/routes', { ...park, name })
  await (await anAthlete()).api('post /api/routes', { ...park, name: 'Another lake' })
  const found = async (search: string) => {
    const { data, pagination } = await author.api('get /api/routes', { search })
    expect(pagination.totalCount).toBe(data.length)
    return data.map(({ name }) => name)
  }
  expect(await found(' LAKE ')).toEqual(['Lakeside_out', 'Round the lake'])
  expect(await found('hüg')).toEqual(['100% Hügel'])
  expect(await found('%')).toEqual(['100% Hügel'])
  expect(await found('e_o')).toEqual(['Lakeside_out'])
  expect(await found('')).toHaveLength(3)
  expect(await found('sea')).toEqual([])
  for (const search of ['x'.repeat(51), '%00'])
    expect((await author.fetch(`/api/routes?search=${search}`)).status).toBe(400)
})

test('the name and what others see are changed one by one, and the rest stays', async () => {
  const saved = await author.api('post /api/routes', park)
  const { id } = saved
  const changed = await author.api('put /api/routes/{id}', { id, name: '  Canal  ', is_listed: true })
  expect(changed).toEqual({ ...saved, name: 'Canal', is_listed: true })
  expect(await author.api('put /api/routes/{id}', { id })).toEqual(changed)
  expect((await author.api('put /api/routes/{id}', { id, is_listed: false })).is_listed).toBe(false)
  await expect(author.api('put /api/routes/{id}', { id, name: 'x'.repeat(51) })).rejects.toMatchObject({ status: 400 })
  await expect((await anAthlete()).api('put /api/routes/{id}', { id, name: 'Mine' })).rejects.toMatchObject(missing)
})

test('a private route is there for its athlete alone, with its files', async () => {
  const { id } = await author.api('post /api/routes', { ...park, is_private: true, is_listed: true })
  for (const other of [stranger, await anAthlete({ role: 'admin' })]) {
    await expect(other.api('get /api/routes/{id}', { id })).rejects.toMatchObject(missing)
    expect((await other.fetch(`/api/routes/${id}/file?format=gpx`)).status).toBe(404)
  }
  expect((await author.api('get /api/routes/{id}', { id })).mine).toBe(true)
  expect((await author.fetch(`/api/routes/${id}/file?format=gpx`)).status).toBe(200)
  await author.api('put /api/routes/{id}', { id, is_private: false })
  expect((await stranger.api('get /api/routes/{id}', { id })).is_private).toBe(false)
})

test('a deleted route is found nowhere for 30 days in which it can be restored, and then it is gone', async () => {
  const app = await anApp({ auth: { tokenSeconds: 40 * 24 * 60 * 60 } })
  const { api, fetch } = await anAthlete({ app })
  const [saved, second] = [await api('post /api/routes', park), await api('post /api/routes', park)]
  const { id } = saved
  expect(await api('delete /api/routes/{id}', { id })).toEqual({})
  for (const someone of [{ api, fetch }, aStranger(app)]) {
    await expect(someone.api('get /api/routes/{id}', { id })).rejects.toMatchObject(missing)
    expect((await someone.fetch(`/api/routes/${id}/file?format=fit`)).status).toBe(404)
  }
  await expect(api('put /api/routes/{id}', { id, name: 'x' })).rejects.toMatchObject(missing)
  await expect(api('delete /api/routes/{id}', { id })).rejects.toMatchObject(missing)
  expect((await api('get /api/routes', {})).data.map((one) => one.id)).toEqual([second.id])
  await expect((await anAthlete({ app })).api('post /api/routes/{id}/restore', { id })).rejects.toMatchObject(missing)
  app.advance(29 * DAY_MS)
  for (let time = 0; time < 2; time += 1) expect(await api('post /api/routes/{id}/restore', { id })).toEqual(saved)
  await api('delete /api/routes/{id}', { id })
  const [purge] = app.purges.filter(({ what }) => what === 'deleted routes')
  app.advance(29 * DAY_MS)
  await purge?.run(app.now(), 100)
  expect(await app.db.execute(sql`select id from routes where id = ${id}`)).toMatchObject({ rows: [{ id }] })
  app.advance(2 * DAY_MS)
  await purge?.run(app.now(), 100)
  expect(await app.db.execute(sql`select id from routes where id = ${id}`)).toMatchObject({ rows: [] })
  expect(await purgeDeletedRoutes(app.db, app.now(), 100)).toBe(0)
  await app.close()
})

test('the first and last 200 m of a route that hides its ends are got nowhere but by its athlete', async () => {
  const line = ring(400)
  const elevations = line.map((_, at) => 10_000 / 400 + at / 10)
  const whole = routeAlong(line)
  const geometry = { ...whole.route_data.geometry, elevations }
  const route_data = { ...whole.route_data, geometry, reason: 'It begins in Home Lane.' }
  const saved = await author.api('post /api/routes', { ...whole, route_data, hides_ends: true })
  const { id } = saved
  expect(await author.api('get /api/routes/{id}', { id })).toMatchObject({ ...whole, route_data, mine: true })

  const answer = await (await stranger.fetch(`/api/routes/${id}`)).text()
  const seen = JSON.parse(answer)
  expect(answer).not.toMatch(/Home Lane|"seed"|"figures"|"turns"|"mine"/)
  const hidden = (place: [number, number]) => metresApart(place, line[0] as [number, number]) < 195
  expect(line.filter(hidden).length).toBeGreaterThan(5)
  const shown = lineOf(seen)
  expect(shown.filter(hidden)).toEqual([])
  expect([seen.latitude, seen.longitude]).toEqual(shown[0])
  expect(Math.abs(lengthOf(shown) - (lengthOf(line) - 400))).toBeLessThan(3)
  expect(
    [seen.distance, seen.route_data.distance.meters].every((metres) => Math.abs(metres - lengthOf(shown)) < 1),
  ).toBe(true)
  expect(seen.route_data.geometry.elevations).toHaveLength(shown.length)

  for (const other of [stranger, await anAthlete({ role: 'admin' })])
    for (const format of ['gpx', 'tcx', 'geojson', 'fit'] as const) {
      const path = `/api/routes/${id}/file?format=${format}`
      const [theirs, own] = [await other.fetch(path), await author.fetch(path)]
      const [less, all] = [new Uint8Array(await theirs.arrayBuffer()), new Uint8Array(await own.arrayBuffer())]
      const [seenLine, ownLine] = [less, all].map((file) => readRouteFileOf(format, file).line)
      expect(ownLine).toHaveLength(line.length)
      expect(seenLine).toHaveLength(shown.length)
      expect(seenLine?.filter(hidden)).toEqual([])
      expect(Buffer.from(less).toString()).not.toContain('Home Lane')
    }
})

test('a route that is too short to hide its ends is refused with what to do instead', async () => {
  const short = routeAlong(ring(40, 0.001))
  const refused = { status: 400, fields: { hides_ends: expect.stringContaining('private') } }
  await expect(author.api('post /api/routes', { ...short, hides_ends: true })).rejects.toMatchObject(refused)
  const { id } = await author.api('post /api/routes', short)
  await expect(author.api('put /api/routes/{id}', { id, hides_ends: true })).rejects.toMatchObject(refused)
  // However it came to hide them, nothing of it is shown.
  const { db } = await theApp()
  await db.execute(sql`update routes set hides_ends = true where id = ${id}`)
  await expect(stranger.api('get /api/routes/{id}', { id })).rejects.toMatchObject(missing)
})

const withLine = (polyline: string) => ({ geometry: { ...park.route_data.geometry, polyline } })
test.each<[string, object, string, RegExp]>([
  ['no name', { name: '   ' }, 'name', /name/],
  ['a name of 51 characters', { name: 'x'.repeat(51) }, 'name', /50/],
  ['a latitude off the earth', { latitude: 91 }, 'latitude', /90/],
  ['a longitude off the earth', { longitude: -181 }, 'longitude', /180/],
  ['a distance that is not the line’s', { distance: 1000 }, 'distance', /line is \d+ m long/],
  ['a swim', { activity_type: 'swimming' }, 'activity_type', /./],
  ['a text that is no polyline', { route_data: withLine('_') }, 'route_data.geometry.polyline', /polyline/],
  [
    'a line off the earth',
    {
      route_data: withLine(
        encodePolyline([
          [0, 190],
          [0, 191],
        ]),
      ),
    },
    'route_data.geometry.polyline',
    /polyline/,
  ],
  ['a single point', { route_data: withLine(encodePolyline([[51, 0]])) }, 'route_data.geometry.polyline', /two points/],
  [
    'too many points',
    { route_data: withLine('??'.repeat(MAX_ROUTE_POINTS + 1)) },
    'route_data.geometry.polyline',
    /20,000/,
  ],
  [
    'too few elevations',
    { route_data: { geometry: { ...park.route_data.geometry, elevations: [1] } } },
    'route_data.geometry.elevations',
    /each point/,
  ],
  [
    'a turn after the end of its line',
    { route_data: { turns: [{ meters: 5, turn: 'left', point: 999 }] } },
    'route_data.turns',
    /number of a point/,
  ],
  [
    'turns in the wrong order',
    { route_data: { turns: [3, 2].map((point) => ({ meters: 5, turn: 'left', point })) } },
    'route_data.turns',
    /in their order/,
  ],
  [
    'an unknown turn',
    { route_data: { turns: [{ meters: 5, turn: 'up', point: 0 }] } },
    'route_data.turns.0.turn',
    /slight-left/,
  ],
  ['another length in its data', { route_data: { distance: { meters: 1 } } }, 'route_data.distance.meters', /line is/],
])('a route with %s is refused', async (_, wrong, field, sentence) => {
  const data = 'route_data' in wrong ? { route_data: { ...park.route_data, ...(wrong.route_data as object) } } : {}
  const body = JSON.stringify({ ...park, ...wrong, ...data })
  const answer = await author.fetch('/api/routes', { method: 'POST', body })
  const { fields } = (await answer.json()) as { fields: Record<string, string> }
  expect([answer.status, Object.keys(fields)]).toEqual([400, expect.arrayContaining([field])])
  expect(fields[field]).toMatch(sentence)
})

test('a route of 1,000 km and 20,000 points is saved, read and written; what it does not know of is left out', async () => {
  const line = Array.from({ length: MAX_ROUTE_POINTS }, (_, at): [number, number] => [45, 5 + at * 0.00064])
  const long = routeAlong(line)
  expect(long.distance).toBeGreaterThan(1_000_000)
  const route_data = { ...long.route_data, alternatives: [long.route_data] }
  const { id } = await author.api('post /api/routes', { ...long, route_data })
  const read = await stranger.api('get /api/routes/{id}', { id })
  expect(lineOf(read)).toHaveLength(MAX_ROUTE_POINTS)
  expect(read.route_data).toEqual(long.route_data)
  await author.api('put /api/routes/{id}', { id, hides_ends: true })
  expect((await stranger.api('get /api/routes/{id}', { id })).distance).toBeGreaterThan(1_000_000 - 400)
  expect((await stranger.fetch(`/api/routes/${id}/file?format=fit`)).status).toBe(200)
})

test('a library has room for a number of routes, deleted ones counted', async () => {
  const { db } = await theApp()
  await db.execute(sql`insert into routes (id, athlete_id, name, latitude, longitude, distance, activity_type, route_data, created_at)
    select gen_random_uuid(), ${author.id}::uuid, 'Old', 0, 0, 1, 'foot-walking', '{}', now() from generate_series(2, ${MAX_ROUTES}::integer)`)
  const { id } = await author.api('post /api/routes', park)
  await author.api('delete /api/routes/{id}', { id })
  await expect(author.api('post /api/routes', park)).rejects.toMatchObject({ status: 409, code: 'library-full' })
  await expect(author.api('delete /api/routes/{id}', { id: randomUUID() })).rejects.toMatchObject(missing)
})

const gpxOf = (line: [number, number][]) =>
  `<gpx><trk><name>Imported</name><trkseg>${line.map(([lat, lon]) => `<trkpt lat="${lat}" lon="${lon}"><ele>5</ele></trkpt>`).join('')}</trkseg></trk></gpx>`

async function send({ fetch }: Pick<Athlete, 'fetch'>, body: string, query = '') {
  const answer = await fetch(`/api/routes/import${query}`, { method: 'POST', body })
  return { status: answer.status, content: await answer.json() }
}

test('a GPX file is saved as a route, and gives back its line without naming anybody whom it does not name', async () => {
  const line = ring(20)
  const { status, content } = await send(author, gpxOf(line), '?activity_type=cycling-road')
  expect([status, content.losses]).toEqual([200, []])
  expect(content.route).toMatchObject({ name: 'Imported', activity_type: 'cycling-road', elevation: null })
  const saved = await stranger.api('get /api/routes/{id}', { id: content.route.id })
  expect(saved).toEqual(content.route)
  expect(lineOf(saved)).toEqual(line)
  const file = await (await stranger.fetch(`/api/routes/${saved.id}/file?format=gpx`)).text()
  expect(readRouteFileOf('gpx', new TextEncoder().encode(file))).toMatchObject({ line, elevations: line.map(() => 5) })
  expect(file).not.toContain('OpenStreetMap')
})

test('a file that holds no route is refused with a sentence, and nothing is saved', async () => {
  for (const file of ['none', '<gpx/>', '<gpx><trk>', '<!DOCTYPE gpx><gpx/>', gpxOf([[1, 1]])]) {
    const { status, content } = await send(author, file)
    expect([status, content.code, content.error]).toEqual([400, 'invalid', expect.stringMatching(/\.$/)])
  }
  expect((await send(author, 'x'.repeat(5_000_001))).status).toBe(413)
  expect((await author.api('get /api/routes', {})).pagination.totalCount).toBe(0)
})

test('a download is named after its route, in the format that was asked for', async () => {
  const { id } = await author.api('post /api/routes', { ...park, name: 'Über/Land' })
  const answer = await stranger.fetch(`/api/routes/${id}/file?format=geojson`)
  expect(answer.headers.get('content-type')).toBe('application/geo+json')
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%9Cber%20Land.geojson")
  expect((await answer.json()).properties).toMatchObject({
    name: 'Über/Land',
    attribution: '© OpenStreetMap contributors',
  })
  for (const query of ['', '?format=kml'])
    expect((await stranger.fetch(`/api/routes/${id}/file${query}`)).status).toBe(400)
})

test('long routes that one address downloads at once are limited, so that the files of others do not wait', async () => {
  const { id } = await author.api('post /api/routes', routeAlong(ring(MAX_ROUTE_POINTS - 1)))
  const path = `/api/routes/${id}/file?format=tcx`
  const answers = await Promise.all(Array.from({ length: 20 }, () => stranger.fetch(path)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBe('1')
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(bodies.join()).toContain('Download this one after them.')
  expect((await author.fetch(path)).status).toBe(200)
})
