import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { measureLine } from '#domain/loop-check/measure-line.ts'
import { metresApart } from '#domain/loop-check/measures.ts'
import { decodePolyline } from '#domain/polyline/polyline.ts'
import { lengthOf } from '#domain/routes/route-line.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { type AppOptions, anApp, type TestApp, theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete, aStranger } from '#tests/support/server/people.ts'
import { aGraphHopper, type RouteServer } from '#tests/support/server/streets/route-servers.ts'
import type { OutputOf } from '#web/lib/api.ts'

type Directions = OutputOf<'get /api/directions'>
type Loop = Directions['alternatives'][number]

// The default centre of the map, in a demo town.
const here = { start: '51.505,-0.09', distance: '5000' }

let someone: Promise<Athlete> | undefined
const anyone = () => (someone ??= anAthlete())

const open: (TestApp | RouteServer)[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function anAppOf(options: AppOptions): Promise<TestApp> {
  const app = await anApp(options)
  open.push(app)
  return app
}

async function send({ fetch }: Pick<Athlete, 'fetch'>, query: Record<string, string>, init: RequestInit = {}) {
  const answer = await fetch(`/api/directions?${new URLSearchParams(query)}`, init)
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), content: await answer.json() }
}

async function loopsFor(query: Record<string, string>): Promise<Directions> {
  const { status, content } = await send(await anyone(), query)
  expect(status, content.error).toBe(200)
  return content
}

/** Expects the figures of a loop to be those of its line. The line's decimals move each point by half a metre. */
function expectMeasured({ geometry, distance, figures }: Loop) {
  const measured = measureLine(decodePolyline(geometry.polyline) ?? [])
  expect(measured.openMetres).toBeLessThan(3)
  expect(Math.abs(measured.metres - distance.meters)).toBeLessThan(5 + distance.meters * 0.01)
  expect(measured.compactness).toBeCloseTo(figures.compactness, 1)
  expect(Math.abs(measured.repeatedMetres / measured.metres - figures.repeated_share)).toBeLessThan(0.05)
}

test('a client that knows only the start, the distance and the type gets a loop', async () => {
  const { distance, profile, geometry, alternatives, source, label } = await loopsFor({ ...here, type: 'cycling-road' })
  expect([profile, label, alternatives.length]).toEqual(['cycling-road', 'loop', 3])
  expect(Math.abs(distance.meters - 5000)).toBeLessThanOrEqual(50)
  const line = decodePolyline(geometry.polyline) ?? []
  expect(metresApart(line[0] ?? [0, 0], [51.505, -0.09])).toBeLessThan(150)
  expect(source).toMatchObject({
    name: 'Demo town',
    is_invented: true,
    note: expect.stringMatching(/invented.*streets import/s),
  })
})

test('without a type it is for people on foot, and the first alternative is the answer itself', async () => {
  const { alternatives, seed, source, ...best } = await loopsFor(here)
  expect([best.profile, seed, source.id]).toEqual(['foot-walking', 0, 'demo-town'])
  expect(alternatives[0]).toEqual(best)
  expect(new Set(alternatives.map(({ geometry }) => geometry.polyline)).size).toBe(alternatives.length)
  for (const loop of alternatives) expectMeasured(loop)
})

test('each loop has heights along its line and a list of turns, and can be saved as it is', async () => {
  const best = await loopsFor({ ...here, distance: '10000' })
  for (const { geometry, turns = [], distance, figures } of best.alternatives) {
    const line = decodePolyline(geometry.polyline) ?? []
    expect(geometry.elevations).toHaveLength(line.length)
    const heights = geometry.elevations?.map((metres) => metres ?? Number.NaN) ?? []
    const up = heights.reduce((sum, metres, at) => sum + Math.max(0, metres - (heights[at - 1] ?? metres)), 0)
    expect(Math.abs(up - (figures.climb_meters ?? Number.NaN))).toBeLessThan(20)
    expect(turns[0]).toMatchObject({ turn: 'start', meters: 0, point: 0 })
    expect(turns.at(-1)).toMatchObject({ turn: 'arrive', point: line.length - 1 })
    expect(Math.abs((turns.at(-1)?.meters ?? 0) - distance.meters)).toBeLessThanOrEqual(1)
    // More than a few, and fewer than the corners of its line.
    expect(turns.length).toBeGreaterThan(5)
    expect(turns.length).toBeLessThan(line.length / 2)
    expect(turns.filter(({ street }) => figures.street_names?.includes(street ?? ''))).not.toEqual([])
    for (const { meters, point } of turns)
      expect(Math.abs(lengthOf(line.slice(0, point + 1)) - meters)).toBeLessThan(10)
  }
  const { api } = await anyone()
  const [latitude, longitude] = here.start.split(',').map(Number) as [number, number]
  const route = { name: 'By the river', latitude, longitude, distance: best.distance.meters }
  const saved = await api('post /api/routes', { ...route, activity_type: best.profile, route_data: best })
  expect(saved.route_data).toMatchObject({ geometry: best.geometry, turns: best.turns })
})

const drawn = fc.record({
  type: fc.constantFrom('foot-walking', 'cycling-road'),
  // From 1 to 30 km, short ones as often as long ones.
  distance: fc.double({ min: 0, max: 1, noNaN: true }).map((share) => 1_000 * 30 ** share),
  latitude: fc.double({ min: 51.48, max: 51.52, noNaN: true }),
  longitude: fc.double({ min: -0.12, max: -0.08, noNaN: true }),
  seed: fc.nat({ max: 1000 }),
})

testProperty(
  'every request in a town is answered with closed lines that measure what they say',
  500,
  async (drawing) => {
    await fc.assert(
      fc.asyncProperty(drawn, async ({ type, distance, latitude, longitude, seed }) => {
        const asked = { start: `${latitude},${longitude}`, distance: String(distance), type, seed: String(seed) }
        const { alternatives } = await loopsFor(asked)
        for (const loop of alternatives) {
          expectMeasured(loop)
          const isOfLength = Math.abs(loop.distance.meters - distance) <= distance * 0.02 + 1
          if (loop.label === 'loop' && isOfLength) expect(loop.figures.repeated_share).toBeLessThan(0.05)
          else expect(loop.reason).toMatch(/\.$/)
        }
      }),
      drawing,
    )
  },
)

test('the same request gives the same loops, another seed gives others, and spaces do not matter', async () => {
  const once = await loopsFor({ ...here, seed: '7' })
  expect(await loopsFor({ start: ' 51.505, -0.09 ', distance: '5000.0', seed: '7' })).toEqual(once)
  const others = await Promise.all(
    ['1', '4', '10', '13'].map(async (seed) => (await loopsFor({ ...here, distance: '8000', seed })).alternatives),
  )
  expect(new Set(others.map((loops) => JSON.stringify(loops))).size).toBeGreaterThan(1)
})

test('a loop lies in the asked direction', async () => {
  for (const direction of [0, 90, 180, 270]) {
    const { figures } = await loopsFor({ ...here, direction: String(direction) })
    const off = Math.abs((((figures.heading ?? 0) - direction + 540) % 360) - 180)
    expect(off).toBeLessThan(90)
  }
})

test('a loop passes the asked points in turn', async () => {
  const points = ['51.509,-0.085', '51.500,-0.083']
  const { geometry } = await loopsFor({ ...here, distance: '6000', via: points.join(';') })
  const line = decodePolyline(geometry.polyline) ?? []
  const passedAt = points.map((point) => {
    const place = point.split(',').map(Number) as [number, number]
    const metres = line.map((one) => metresApart(one, place))
    expect(Math.min(...metres)).toBeLessThan(200)
    return metres.indexOf(Math.min(...metres))
  })
  expect(passedAt).toEqual(passedAt.toSorted((one, other) => one - other))
})

test('trails are preferred where they are asked for', async () => {
  const unpaved = async (ground: string) =>
    (await loopsFor({ start: '51.49,-0.1', distance: '8000', ground })).alternatives.reduce(
      (sum, { figures }) => sum + (figures.surface_meters?.unpaved ?? 0),
      0,
    )
  expect(await unpaved('trail')).toBeGreaterThan(await unpaved('paved'))
})

test('a way that is not of the asked length is answered as what it is', async () => {
  const { label, reason, distance } = await loopsFor({ ...here, distance: '1000', via: '51.52,-0.09' })
  expect(distance.meters).toBeGreaterThan(3_400)
  expect(label).toMatch(/loop|lollipop|out-and-back/)
  expect(reason).toMatch(/^There is no shorter way by the chosen points\. It is [\d.]+ km long, not 1 km\./)
})

test('nobody without a token gets a loop', async () => {
  const { status, content } = await send(aStranger(await theApp()), here)
  expect([status, content.code]).toEqual([401, 'no-token'])
})

test.each([
  [{ start: '' }, 'start', /such as 51\.505,-0\.09/],
  [{ start: '51.5' }, 'start', /such as/],
  [{ start: '51.5,-0.09,3' }, 'start', /such as/],
  [{ start: '91,0' }, 'start', /between -90 and 90/],
  [{ start: '0,-180.1' }, 'start', /between -180 and 180/],
  [{ start: 'NaN,0' }, 'start', /such as/],
  [{ start: '1e9,0' }, 'start', /such as/],
  [{ start: `${'1'.repeat(200)},0` }, 'start', /such as/],
  [{ distance: '' }, 'distance', /from 200 to 200000/],
  [{ distance: '199' }, 'distance', /200 m to 200 km/],
  [{ distance: '200001' }, 'distance', /200 m to 200 km/],
  [{ distance: '-5000' }, 'distance', /metres/],
  [{ distance: '5km' }, 'distance', /metres/],
  [{ distance: 'Infinity' }, 'distance', /metres/],
  [{ type: 'driving-car' }, 'type', /foot-walking or cycling-road/],
  [{ seed: '-1' }, 'seed', /whole number/],
  [{ direction: '361' }, 'direction', /from 0 to 360/],
  [{ via: 'here' }, 'via', /semicolons/],
  [{ via: '51.5,-0.09;' }, 'via', /semicolons/],
  [{ via: Array(9).fill('51.5,-0.09').join(';') }, 'via', /at most 8/],
  [{ quiet: 'yes' }, 'quiet', /true or false/],
  [{ ground: 'gravel' }, 'ground', /paved or trail/],
  [{ hills: '1' }, 'hills', /flat or hilly/],
] as const)('%j is refused with a sentence', async (wrong, field, sentence) => {
  const { status, content } = await send(await anyone(), { ...here, ...wrong })
  expect([status, content.code]).toEqual([400, 'invalid'])
  expect(content.fields[field]).toMatch(sentence)
})

test('where there is no street the answer is 404, with what to do', async () => {
  for (const query of [{ start: '85,10' }, { via: '51.9,-0.09' }]) {
    const { status, content } = await send(await anyone(), { ...here, ...query })
    expect([status, content.code]).toEqual([404, 'not-found'])
    expect(content.error).toMatch(/^There is no street near this start.*Choose/)
  }
})

test('a public server does not invent streets', async () => {
  const app = await anAppOf({ environment: { HOST: '0.0.0.0' } })
  const { status, content } = await send(await anAthlete({ app }), here)
  expect([status, content.code]).toEqual([404, 'not-found'])
})

test('an athlete who asks for many loops at once is told to wait, and another one is not', async () => {
  const app = await anAppOf({})
  const [athlete, other] = [await anAthlete({ app }), await anAthlete({ app })]
  const [answers, others] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => send(athlete, here))),
    send(other, here),
  ])
  expect([...new Set(answers.map(({ status }) => status))].toSorted()).toEqual([200, 429])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(8)
  expect(answers.find(({ status }) => status === 429)?.retryAfter).toBe('1')
  expect(others.status).toBe(200)
})

test('an athlete gets a limited number of loops a minute, and another one is not affected', async () => {
  const loops = { points: 2, seconds: 60, sentence: 'That is too many loops in a minute. Wait a little and go on.' }
  const app = await anAppOf({ limits: { loops } })
  const [athlete, other] = [await anAthlete({ app }), await anAthlete({ app })]
  for (const expected of [200, 200, 429]) expect((await send(athlete, here)).status).toBe(expected)
  expect((await send(athlete, here)).retryAfter).toMatch(/^[1-6]?\d$/)
  expect((await send(other, here)).status).toBe(200)
})

test('when too many loops wait, a further one is refused with a time to try again', async () => {
  const app = await anAppOf({ planningLimits: { atOnce: 1, maxWaiting: 0 } })
  const athletes = [await anAthlete({ app }), await anAthlete({ app })]
  // All wait for the same new town, and then for the one thread.
  const answers = await Promise.all([0, 1, 2].flatMap(() => athletes.map((athlete) => send(athlete, here))))
  expect([...new Set(answers.map(({ status }) => status))].toSorted()).toEqual([200, 503])
  const refused = answers.find(({ status }) => status === 503)
  expect([refused?.retryAfter, refused?.content.code]).toEqual(['5', 'overloaded'])
  expect(refused?.content.error).toMatch(/^Many loops are being planned/)
  expect((await send(athletes[0] as Athlete, here)).status).toBe(200)
})

test('a loop that is not planned in time is refused, and the next one is planned', async () => {
  let isLate = false
  const app = await anAppOf({ after: () => (isLate ? AbortSignal.abort() : new AbortController().signal) })
  const athlete = await anAthlete({ app })
  expect((await send(athlete, here)).status).toBe(200)
  isLate = true
  const { status, retryAfter, content } = await send(athlete, here)
  expect([status, retryAfter, content.code]).toEqual([503, '5', 'overloaded'])
  expect(content.error).toMatch(/^Planning this loop took too long\./)
  isLate = false
  expect((await send(athlete, here)).status).toBe(200)
})

/** A product that asks a stand-in of GraphHopper, and then those named. */
async function withGraphHopper(...others: string[]) {
  const service = await aGraphHopper()
  open.push(service)
  const app = await anAppOf({
    environment: {
      STREETS: ['graphhopper', ...others].join(),
      GRAPHHOPPER_URL: service.url,
      GRAPHHOPPER_KEY: 'a secret key',
    },
  })
  return { app, service, athlete: await anAthlete({ app }) }
}

const inTheSea = { start: '45.5,-30', distance: '5000' }

test('when the browser leaves, a service is not waited for', async () => {
  const { app, service, athlete } = await withGraphHopper()
  service.mood = 'silence'
  const leaving = new AbortController()
  const left = send(athlete, inTheSea, { signal: leaving.signal })
  await service.questions(1)
  leaving.abort()
  await expect(left).rejects.toThrow()
  await service.disconnected()
  await expect.poll(() => app.logged.some((line) => line.includes('"status":499'))).toBe(true)
  service.mood = 'well'
  expect((await send(athlete, inTheSea)).status).toBe(200)
})

test('what a service plans is measured before it is offered', async () => {
  const { service, athlete } = await withGraphHopper()
  // There and back on one way, far shorter than was asked for.
  service.distort = (line) => [...line.slice(0, 30), ...line.slice(0, 29).toReversed()]
  const { status, content } = await send(athlete, inTheSea)
  expect([status, content.source.id, content.label]).toEqual([200, 'graphhopper', 'out-and-back'])
  expect(content.figures.repeated_share).toBeGreaterThan(0.4)
  expect(content.reason).toMatch(/not 5 km.*passed before/)
  expect(content.figures).not.toHaveProperty('lit_meters')
  expect(content.figures).not.toHaveProperty('surface_meters')
  expect(content).not.toHaveProperty('turns')
  expect(content.geometry).not.toHaveProperty('elevations')
})

test('if a service fails, the next source is asked, and the log says why', async () => {
  const { app, service, athlete } = await withGraphHopper('demo-town')
  service.mood = { status: 500 }
  const { status, content } = await send(athlete, here)
  expect([status, content.source.id]).toEqual([200, 'demo-town'])
  const line = app.logged.find((one) => one.includes('a provider of loops cannot answer')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ provider: 'graphhopper', reason: expect.stringContaining('500') })
})

test('if every source fails, the answer is 503 with a time to try again', async () => {
  const { service, athlete } = await withGraphHopper()
  service.mood = { status: 500 }
  const { status, retryAfter, content } = await send(athlete, inTheSea)
  expect([status, retryAfter, content.code]).toEqual([503, '30', 'provider-trouble'])
  expect(content.error).toMatch(/does not answer\. Try again/)
})

test('where a service has no streets, the next source is asked', async () => {
  const { athlete } = await withGraphHopper('demo-town')
  const { status, content } = await send(athlete, here)
  expect([status, content.source.id]).toEqual([200, 'demo-town'])
})
