import { afterEach, expect, test } from 'vitest'
import { measureLine } from '#domain/loop-check/measure-line.ts'
import { metresApart } from '#domain/loop-check/measures.ts'
import {
  aGraphHopper,
  anOpenRouteService,
  aValhalla,
  type Distort,
  type RouteServer,
} from '#tests/support/server/streets/route-servers.ts'
import type { Mood } from '#tests/support/server/streets/street-server.ts'
import { atSea, inTown } from '#tests/support/server/streets/town-router.ts'
import { type PlanRequest, ProviderFailure } from '../provider.ts'
import { createGraphHopper } from './graphhopper.ts'
import { createOpenRouteService } from './openrouteservice.ts'
import type { RouteServerParts } from './route-server.ts'
import { createValhalla } from './valhalla.ts'

const KEY = 'a secret key'
const asked: PlanRequest = { ...inTown, metres: 5_000, seed: 3, activity: 'foot-walking', preferences: {} }

const servers = [
  ['openrouteservice', anOpenRouteService, createOpenRouteService],
  ['GraphHopper', aGraphHopper, createGraphHopper],
  ['Valhalla', aValhalla, createValhalla],
] as const

const open: RouteServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

/** A provider and the stand-in that it asks. */
async function aProvider([, start, create]: (typeof servers)[number], parts: Partial<RouteServerParts> = {}) {
  const server = await start()
  open.push(server)
  let now = Date.parse('2026-11-27T12:00:00Z')
  const provider = create({
    url: server.url,
    key: KEY,
    now: () => new Date(now),
    after: () => new AbortController().signal,
    ...parts,
  })
  const plan = (request: Partial<PlanRequest> = {}, signal = new AbortController().signal) =>
    provider.plan({ ...asked, ...request }, signal)
  return { server, plan, advance: (seconds: number) => (now += seconds * 1_000) }
}

const failureOf = async (planned: Promise<unknown>) => {
  const error = await planned.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ProviderFailure)
  const { message } = error as ProviderFailure
  expect(message).not.toContain(KEY)
  expect(message).not.toContain('http')
  return message
}

test.each(servers)('%s gives distinct rounds of about the asked length, the best first', async (...server) => {
  const { plan, server: standIn } = await aProvider(server)
  const provided = await plan()
  const lines = provided?.loops.map(({ line }) => line) ?? []
  expect(lines.length).toBeGreaterThanOrEqual(2)
  for (const line of lines) {
    const measured = measureLine(line)
    expect(measured.openMetres).toBeLessThan(0.2)
    expect(metresApart(line[0] ?? [0, 0], [asked.latitude, asked.longitude])).toBeLessThan(300)
  }
  expect(Math.abs(measureLine(lines[0] ?? []).metres - asked.metres)).toBeLessThan(0.1 * asked.metres)
  // Three headings, each with at most two corrections.
  expect(standIn.asked.length).toBeGreaterThan(3)
  expect(standIn.asked.length).toBeLessThanOrEqual(9)
  expect(provided?.source.attribution).toContain('OpenStreetMap')
})

test.each(servers)('%s is asked in the direction of a loop, and by way of its points', async (...server) => {
  const { plan, server: standIn } = await aProvider(server)
  const east = await plan({ direction: 90 })
  expect(east?.loops.length).toBeGreaterThan(0)
  const rounds = standIn.asked.length
  const via = { latitude: inTown.latitude + 0.01, longitude: inTown.longitude + 0.005 }
  const passing = await plan({ via: [via] })
  expect(standIn.asked.length).toBe(rounds + 1)
  const away = passing?.loops[0]?.line.map((place) => metresApart(place, [via.latitude, via.longitude])) ?? []
  expect(Math.min(...away)).toBeLessThan(300)
})

test.each([90, 270])('Valhalla and GraphHopper lead in the asked direction, %i degrees', async (direction) => {
  for (const server of servers.slice(1)) {
    const { plan } = await aProvider(server)
    const line = (await plan({ direction, metres: 6_000 }))?.loops[0]?.line ?? []
    const away = (place: readonly [number, number]) => metresApart(place, [inTown.latitude, inTown.longitude])
    const furthest = line.toSorted((one, other) => away(other) - away(one))[0] ?? [0, 0]
    expect((furthest[1] - inTown.longitude) * (direction === 90 ? 1 : -1)).toBeGreaterThan(0.01)
  }
})

test('openrouteservice says surfaces and climb, GraphHopper climb; what they do not know is left out', async () => {
  const [ors, graphHopper, valhalla] = await Promise.all(
    servers.map(async (server) => (await (await aProvider(server)).plan())?.loops[0]),
  )
  expect(ors).toMatchObject({ climbMetres: 42.5, surfaceMetres: { paved: 800, unpaved: 300 } })
  expect(ors?.surfaceMetres).not.toHaveProperty('unknown')
  expect(graphHopper).toMatchObject({ climbMetres: 42.5 })
  expect(Object.keys(valhalla ?? {})).toEqual(['line'])
})

test.each(servers)('%s without a street near the start leaves the request to the next provider', async (...server) => {
  const { plan } = await aProvider(server)
  expect(await plan(atSea)).toBeUndefined()
})

const { latitude, longitude } = inTown
const square = [
  [longitude, latitude, 0],
  [longitude + 0.01, latitude, 0],
  [longitude + 0.01, latitude + 0.01, 0],
  [longitude, latitude, 0],
]

test('a climb of a server without elevations is left out', async () => {
  const geometry = { type: 'LineString', coordinates: square }
  const texts = [
    { features: [{ geometry, properties: { ascent: 0, extras: {} } }] },
    { paths: [{ points: geometry, ascend: 0 }] },
  ]
  for (const [at, text] of texts.entries()) {
    const { plan, server } = await aProvider(servers[at as 0 | 1])
    server.mood = { status: 200, text: JSON.stringify(text) }
    const provided = await plan()
    expect(provided?.loops.map((loop) => Object.keys(loop))).toEqual([['line']])
  }
})

test.each([
  [0, { error: { code: 2009, message: 'Route could not be found' } }, 404],
  [
    0,
    { error: { code: 2004, message: 'The approximated route distance must not be greater than 100000.0 meters.' } },
    400,
  ],
  [1, { message: 'Cannot find point 0: 46.5,-30.0' }, 400],
  [1, { message: 'Could not find a valid point after 3 tries, for the point:46.5,-30.0' }, 400],
  [1, { message: '', hints: [{ details: 'com.graphhopper.util.exceptions.PointOutOfBoundsException' }] }, 400],
  [1, { message: 'Connection between locations not found' }, 400],
  [2, { error_code: 442, error: 'No path could be found for input' }, 400],
  [2, { error_code: 170, error: 'Locations are in unconnected regions.' }, 400],
  [2, { error_code: 154, error: 'Path distance exceeds the max distance limit' }, 400],
] as const)('what only says that there is no way is no failure (%i, %j)', async (at, refusal, status) => {
  const { plan, server } = await aProvider(servers[at])
  server.mood = { status, text: JSON.stringify(refusal) }
  expect(await plan()).toBeUndefined()
})

const moods: [string, Mood, string][] = [
  ['an error of its own', { status: 500 }, 'answered 500.'],
  ['no gateway', { status: 504 }, 'answered 504.'],
  ['an address that it does not know', { status: 404, text: '<html>Not found</html>' }, 'answered 404.'],
  ['a request that it does not take', { status: 400, text: '{"message":"Bad profile"}' }, 'answered 400.'],
  ['no JSON', { status: 200, text: '<html>Welcome</html>' }, 'answered with something else than a route.'],
  ['other JSON', { status: 200, text: '{"paths":[],"features":[],"trip":{}}' }, 'something else than a route.'],
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'answered with a redirect (302)'],
  ['a wrong key', { status: 403 }, 'answered 403: its key is wrong'],
  ['bytes without end', 'endless', 'answered more than 1000000 bytes.'],
  ['half an answer', 'broken off', 'stopped in the middle of its answer'],
]

test.each(servers.flatMap((server) => moods.map((mood) => [server[0], ...mood, server] as const)))(
  '%s that answers %s is a failure, said without its key',
  async (name, _what, mood, sentence, server) => {
    const { plan, server: standIn } = await aProvider(server)
    standIn.mood = mood
    const message = await failureOf(plan())
    expect(message).toContain(sentence)
    expect(message).toContain(name)
    await standIn.disconnected()
  },
)

const distortions: [string, Distort, string][] = [
  [
    'begins elsewhere',
    (line) => line.map(([latitude, longitude]) => [latitude + 1, longitude]),
    'does not begin at the start',
  ],
  ['is not closed', (line) => line.slice(0, Math.ceil(line.length / 2)), 'does not end where it starts'],
  [
    'is not on the earth',
    (line) => line.map(([latitude, longitude]) => [latitude * 3, longitude]),
    'is not on the earth',
  ],
  ['has a point only', (line) => line.slice(0, 1), 'fewer than three points'],
  ['has no length', (line) => line.map(() => line[0] ?? []), 'another length'],
  ['leads around the earth', (line) => [...line, [0, 0], [0, 120], [0, -120], ...line], 'another length'],
]

test.each(servers.flatMap((server) => distortions.map((distortion) => [server[0], ...distortion, server] as const)))(
  '%s with a line that %s is a failure',
  async (_name, _what, distort, sentence, server) => {
    const { plan, server: standIn } = await aProvider(server)
    standIn.distort = distort
    expect(await failureOf(plan())).toMatch(
      new RegExp(`${sentence}|more than 1000000 bytes|something else than a route`),
    )
  },
)

test('a line of very many points is a failure', async () => {
  const { plan, server } = await aProvider(servers[2])
  server.distort = (line) => Array.from({ length: 50_001 }, () => line[0] ?? [])
  expect(await failureOf(plan())).toContain('of more than 50000 points')
})

test.each(servers.slice(0, 2))('%s with points that are no numbers is a failure', async (...server) => {
  const { plan, server: standIn } = await aProvider(server)
  standIn.distort = (line) => line.map(([latitude]) => [latitude, null])
  expect(await failureOf(plan())).toContain('something else than a route')
})

test.each(servers)('%s that always gives a round of another length is offered with that round', async (...server) => {
  const { plan, server: standIn } = await aProvider(server)
  let first: ReturnType<Distort> | undefined
  standIn.distort = (line) => {
    first ??= line
    return first
  }
  const provided = await plan({ metres: 15_000 })
  expect(provided?.loops).toHaveLength(1)
  expect(standIn.asked.length).toBeLessThanOrEqual(9)
})

test.each(servers)('%s that is slow is waited for, and given up after its time', async (...server) => {
  let time = new AbortController()
  const { plan, server: standIn } = await aProvider(server, { after: () => time.signal })
  standIn.mood = 'slow'
  const planned = plan()
  await standIn.questions(2)
  standIn.mood = 'well'
  standIn.answerNow()
  expect((await planned)?.loops.length).toBeGreaterThan(0)

  standIn.mood = 'silence'
  const before = standIn.asked.length
  const failed = failureOf(plan())
  await standIn.questions(before + 2)
  time.abort()
  expect(await failed).toContain('did not answer within 10 seconds.')
  await standIn.disconnected()
  time = new AbortController()
  standIn.mood = 'well'
  expect(await failureOf(plan())).toContain('is not asked for another 30 seconds')
})

test.each(servers)('%s is given up with the rounds that it has given so far', async (...server) => {
  const time = new AbortController()
  const { plan, server: standIn } = await aProvider(server, { after: () => time.signal })
  const planned = plan()
  await standIn.questions(3)
  standIn.mood = 'silence'
  await standIn.questions(5)
  time.abort()
  expect((await planned)?.loops.length).toBeGreaterThan(0)
})

test.each(servers)('%s is left when nobody waits any more', async (...server) => {
  const { plan, server: standIn } = await aProvider(server)
  standIn.mood = 'silence'
  const leaving = new AbortController()
  const planned = plan({}, leaving.signal)
  await standIn.questions(2)
  leaving.abort(new Error('left'))
  await expect(planned).rejects.toThrow('left')
  await standIn.disconnected()
  expect(standIn.asked).toHaveLength(2)
})

test.each(servers)('%s that wants fewer requests is not asked again before the time it says', async (...server) => {
  const { plan, advance, server: standIn } = await aProvider(server)
  standIn.mood = { status: 429, headers: { 'retry-after': '90' } }
  expect(await failureOf(plan())).toContain('answered 429')
  const before = standIn.asked.length
  expect(before).toBeLessThanOrEqual(2)
  standIn.mood = 'well'
  advance(89)
  expect(await failureOf(plan())).toContain('is not asked for another 1 seconds')
  expect(standIn.asked).toHaveLength(before)
  advance(1)
  expect((await plan())?.loops.length).toBeGreaterThan(0)
})

test.each(servers)('%s that breaks now and then gives the rounds of its other answers', async (...server) => {
  const { plan, server: standIn } = await aProvider(server)
  let turn = 0
  standIn.distort = (line) => (turn++ === 0 ? line.slice(0, 2) : line)
  expect((await plan())?.loops.length).toBeGreaterThan(0)
})

test.each(servers)(
  '%s that cannot be reached is a failure, and is left alone for 30 seconds each time',
  async (...server) => {
    const { plan, server: standIn, advance } = await aProvider(server)
    await standIn.close()
    for (let count = 0; count < 2; count += 1) {
      expect(await failureOf(plan())).toContain('cannot be reached (ECONNREFUSED)')
      expect(await failureOf(plan())).toContain('is not asked for another 30 seconds')
      advance(31)
    }
  },
)
