import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyColours, capColours, mapColours } from '#server/pictures/parts/colours.ts'
import { type Png, readPng } from '#tests/support/read-png.ts'
import { ring, routeAlong } from '#tests/support/routes/saved-routes.ts'
import { anApp, type TestApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete, aStranger } from '#tests/support/server/people.ts'
import { easyRun } from '#tests/support/server/planned.ts'
import { fiveFours } from '#tests/support/workouts/profile-examples.ts'

let app: TestApp
let author: Athlete
let stranger: ReturnType<typeof aStranger>
beforeAll(async () => {
  app = await anApp()
  author = await anAthlete({ app })
  stranger = aStranger(app)
})
afterAll(() => app.close())

const ride = { ...easyRun, name: '5 × 4', sport: 'cycling', type: 'threshold', steps: fiveFours } as const

async function pictureAt(path: string): Promise<{ png: Png; answer: Response }> {
  const answer = await stranger.fetch(path)
  expect(answer.status, path).toBe(200)
  return { answer, png: readPng(new Uint8Array(await answer.arrayBuffer())) }
}

test('a workout has a picture of its profile, with the colours of its steps', async () => {
  const { id } = await author.api('post /api/workouts', ride)
  const { png, answer } = await pictureAt(`/api/workouts/${id}/picture.png`)
  expect([png.width, png.height]).toEqual([1200, 630])
  for (const intensity of ['warmup', 'interval', 'recovery', 'cooldown'] as const) {
    expect(png.count(bodyColours[intensity]), intensity).toBeGreaterThan(500)
    expect(png.count(capColours[intensity]), intensity).toBeGreaterThan(100)
  }
  // Nothing rests, and five bouts stand apart on the rule.
  expect(png.count(capColours.rest)).toBe(0)
  expect(png.stretches(bodyColours.interval, 400)).toBe(5)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  })
})

test('a picture that is known is not sent again, and a changed workout has another', async () => {
  const { id } = await author.api('post /api/workouts', ride)
  const path = `/api/workouts/${id}/picture.png`
  const etag = (await stranger.fetch(path)).headers.get('etag') ?? ''
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const known = await stranger.fetch(path, { headers: { 'if-none-match': header } })
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, ''])
  }
  expect((await stranger.fetch(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  await author.api('put /api/workouts/{id}', { ...ride, id, name: '5 × 4 min' })
  const changed = await stranger.fetch(path, { headers: { 'if-none-match': etag } })
  expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false])
})

test('a route has a picture of its line on the streets that it was planned on', async () => {
  const query = { start: '51.505,-0.09', distance: '5000' }
  const loop = await author.api('get /api/directions', query)
  const route = { name: 'Loop', latitude: 51.505, longitude: -0.09, distance: loop.distance.meters }
  const planned = await author.api('post /api/routes', { ...route, activity_type: loop.profile, route_data: loop })
  const { png } = await pictureAt(`/api/routes/${planned.id}/picture.png`)
  expect([png.width, png.height]).toEqual([1200, 630])
  expect(png.count(mapColours.route)).toBeGreaterThan(3_000)
  expect(png.count(mapColours.street)).toBeGreaterThan(20_000)

  // The same line as one that is real: it is not drawn on invented streets.
  const source = { id: 'pack', name: 'London', attribution: '© OpenStreetMap contributors' }
  const real = await author.api('post /api/routes', {
    ...route,
    activity_type: loop.profile,
    route_data: { ...loop, source },
  })
  const plain = (await pictureAt(`/api/routes/${real.id}/picture.png`)).png
  expect(plain.count(mapColours.route)).toBeGreaterThan(3_000)
  expect(plain.count(mapColours.street)).toBeLessThan(20_000)
})

test('a private route has no picture, not even for its athlete, and hidden ends are hidden', async () => {
  const route = await author.api('post /api/routes', routeAlong(ring(400)))
  const path = `/api/routes/${route.id}/picture.png`
  const whole = await pictureAt(path)
  await author.api('put /api/routes/{id}', { id: route.id, hides_ends: true })
  const open = await pictureAt(path)
  expect(open.answer.headers.get('etag')).not.toBe(whole.answer.headers.get('etag'))
  // The ring is open in the north now, where it was closed.
  expect(whole.png.stretches(mapColours.route, columnOf(whole.png), true)).toBe(2)
  expect(open.png.stretches(mapColours.route, columnOf(whole.png), true)).toBe(1)
  const own = await author.fetch(path)
  expect(Buffer.from(await own.arrayBuffer()).equals(open.png.bytes)).toBe(true)
  await author.api('put /api/routes/{id}', { id: route.id, is_private: true })
  for (const { fetch } of [author, stranger]) expect((await fetch(path)).status).toBe(404)
})

/** A column beside the middle of the map, within the hidden end and beyond the mark of the start. */
const columnOf = ({ width }: Png) => Math.round((560 + width) / 2) + 24

test.each(['workouts', 'routes'])('of %s that are not there is no picture', async (kind) => {
  expect((await stranger.fetch(`/api/${kind}/${randomUUID()}/picture.png`)).status).toBe(404)
  for (const id of ['1', 'x'.repeat(300), '..%2f..%2fetc', `${randomUUID()}.png`])
    expect((await stranger.fetch(`/api/${kind}/${id}/picture.png`)).status).toBe(400)
})

const names = [
  '🏃‍♀️🔥',
  '閾値走 5×4',
  'تمرين العتبة',
  '\u202eevil\u202c \u0000x',
  'x'.repeat(50),
  `${'Wort '.repeat(10)}`.trim(),
  '<script>&"\'',
  'e\u0301\u0302\u0303\u0304\u0305',
]
test.each(names)('the name %j does not break a picture', async (name) => {
  const { id } = await author.api('post /api/workouts', ride)
  // As older versions may have stored it.
  const stored = name.replaceAll('\u0000', '')
  await app.db.execute(sql`update workouts set name = ${stored} where id = ${id}`)
  const { png } = await pictureAt(`/api/workouts/${id}/picture.png`)
  expect(png.stretches(bodyColours.interval, 400)).toBe(5)
})

test('steps that cannot be read leave the profile out, and lines without an extent are drawn', async () => {
  const { id } = await author.api('post /api/workouts', ride)
  await app.db.execute(sql`update workouts set steps = '[{"intensity":"up"}]' where id = ${id}`)
  const { png } = await pictureAt(`/api/workouts/${id}/picture.png`)
  expect(png.count(bodyColours.interval)).toBe(0)
  const point: [number, number][] = [
    [51, 0],
    [51.00001, 0],
  ]
  const acrossTheDateLine: [number, number][] = [
    [-89.9, 179.9],
    [-89.8, -179.9],
    [-89.9, -179.7],
  ]
  // What an athlete says of the source is cut, and a script that the font lacks is left out.
  for (const attribution of ['© '.repeat(100), '出典']) {
    const route_data = { ...routeAlong(ring()).route_data, source: { id: 'x', name: 'x', attribution } }
    const { id: odd } = await author.api('post /api/routes', routeAlong(ring(), { route_data }))
    expect((await pictureAt(`/api/routes/${odd}/picture.png`)).png.count(mapColours.route)).toBeGreaterThan(3_000)
  }
  for (const line of [point, acrossTheDateLine, ring(19_999, 1.2)]) {
    const route = await author.api('post /api/routes', routeAlong(line))
    const { png: drawn } = await pictureAt(`/api/routes/${route.id}/picture.png`)
    expect(drawn.width).toBe(1200)
  }
})

test('many who ask for one picture get it from one drawing, and too many drawings are refused', async () => {
  const few = await anApp({ limits: { pictures: { points: 2, seconds: 60, sentence: 'Wait a while.' } } })
  const athlete = await anAthlete({ app: few })
  const anyone = aStranger(few)
  const ids: string[] = []
  for (let made = 0; made < 3; made += 1)
    ids.push((await athlete.api('post /api/workouts', { ...ride, name: `Ride ${made}` })).id)
  const statusOf = async (id = '') => (await anyone.fetch(`/api/workouts/${id}/picture.png`)).status
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => statusOf(ids[0]))))).toEqual(new Set([200]))
  expect([await statusOf(ids[1]), await statusOf(ids[2]), await statusOf(ids[0])]).toEqual([200, 429, 200])
  await few.close()
})

test('streets that are read for a picture count, even where it is not sent', async () => {
  const limited = await anApp({ limits: { pictures: { points: 1, seconds: 60, sentence: 'Too many pictures.' } } })
  const athlete = await anAthlete({ app: limited })
  const source = { id: 'demo-town', name: 'Demo town', attribution: 'Invented streets' }
  const known = { headers: { 'if-none-match': '*' } }
  const statuses: number[] = []
  for (const north of [0, 10, 0]) {
    const { route_data, ...route } = routeAlong(ring(8).map(([latitude, longitude]) => [latitude + north, longitude]))
    const { id } = await athlete.api('post /api/routes', { ...route, route_data: { ...route_data, source } })
    statuses.push((await aStranger(limited).fetch(`/api/routes/${id}/picture.png`, known)).status)
  }
  // The third route lies in the town of the first, which is in memory.
  expect(statuses).toEqual([304, 429, 304])
  await limited.close()
})
