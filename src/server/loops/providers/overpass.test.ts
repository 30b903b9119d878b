import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { planLoops } from '#domain/loops/plan-loops.ts'
import { createPlanner } from '#domain/loops/planner.ts'
import { activities } from '#domain/streets/activity.ts'
import { buildGraph } from '#domain/streets/build-graph.ts'
import type { Streets } from '#domain/streets/streets.ts'
import { anOverpass, theTown } from '#tests/support/server/streets/overpass.ts'
import type { Mood } from '#tests/support/server/streets/street-server.ts'
import { atSea, inTown } from '#tests/support/server/streets/town-router.ts'
import { osmOf } from '#tests/support/streets/osm-of.ts'
import { ProviderFailure } from '../provider.ts'
import { createCellThread } from './overpass/cell-thread.ts'
import { createOverpassStreets, type OverpassParts } from './overpass.ts'

const thread = createCellThread()
const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function theStreets(parts: Partial<OverpassParts> = {}) {
  const overpass = await anOverpass()
  const dataDir = await mkdtemp(join(tmpdir(), 'pacewright-overpass-'))
  cleanUps.push(overpass.close, () => rm(dataDir, { recursive: true }))
  const clock = { now: Date.parse('2026-11-27T12:00:00Z') }
  const logged: string[] = []
  const log = (...line: unknown[]) => void logged.push(JSON.stringify(line))
  const create = (others: Partial<OverpassParts> = {}) =>
    createOverpassStreets({
      url: `${overpass.url}/api/interpreter`,
      version: '1.2.3',
      contact: 'https://training.example.org',
      dataDir,
      log: { info: log, warn: log } as unknown as OverpassParts['log'],
      thread,
      now: () => new Date(clock.now),
      after: () => new AbortController().signal,
      ...parts,
      ...others,
    })
  const { streetsAround } = create()
  const ask = (radius = 1_500, signal = new AbortController().signal, point = inTown) =>
    streetsAround(point, radius, signal)
  const folder = join(dataDir, 'streets', 'overpass')
  const files = () => readdirSync(folder).map((name) => join(folder, name))
  return { overpass, ask, logged, files, folder, create, advance: (days: number) => (clock.now += days * 86_400_000) }
}

/** The size of files that are not read for it: reading would count as use. */
function bytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(file).size, 0)
}

async function failureOf(planned: Promise<unknown>): Promise<string> {
  const error = await planned.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ProviderFailure)
  return (error as ProviderFailure).message
}

/** Of each way in a box around the start: its tags and points, in an order that depends on nothing else. */
function waysNear(streets: Streets, degrees: number): string[] {
  const { nodes, ways } = osmOf(streets)
  const written = ways.flatMap(({ tags, nodes: ids }) => {
    const line = ids.map((id) => [nodes[id - 1]?.latitude ?? 0, nodes[id - 1]?.longitude ?? 0] as const)
    const isNear = line.some(
      ([latitude, longitude]) =>
        Math.abs(latitude - inTown.latitude) < degrees && Math.abs(longitude - inTown.longitude) < degrees,
    )
    return isNear ? JSON.stringify([tags, line]) : []
  })
  return written.sort()
}

test('the streets around a start are those that OpenStreetMap has there, each once', async () => {
  const { ask, overpass } = await theStreets()
  const streets = (await ask(4_000)) as Streets
  expect(waysNear(streets, 0.02)).toEqual(waysNear(theTown(), 0.02))
  expect(waysNear(streets, 0.02).length).toBeGreaterThan(100)
  const settlements = theTown().places.filter(({ kind }) => kind !== 'street')
  expect(streets.places.map(({ name }) => name)).toEqual(
    expect.arrayContaining(settlements.slice(0, 1).map(({ name }) => name)),
  )
  for (const { south, north, west, east } of overpass.boxes) {
    expect(north - south).toBeLessThan(0.101)
    expect(east - west).toBeLessThan(0.101)
  }
  const { headers } = overpass.asked[0] ?? {}
  expect(headers?.['user-agent']).toBe('Pacewright/1.2.3 (+https://training.example.org)')
})

test('a loop is planned on them', async () => {
  const { ask } = await theStreets()
  const streets = (await ask(3_000)) as Streets
  const [onFoot] = activities
  const planner = createPlanner(buildGraph(streets, onFoot ?? ({} as never)))
  const [loop] = planLoops(planner, streets, { ...inTown, metres: 5_000, seed: 1 })
  expect(loop?.label).toBe('loop')
  expect(Math.abs((loop?.metres ?? 0) - 5_000)).toBeLessThan(100)
})

test('they are kept: asked for once, the same object as long as it is in memory, read again by another process', async () => {
  const { ask, overpass, create } = await theStreets()
  const first = await ask()
  const asked = overpass.asked.length
  expect(await ask()).toBe(first)
  const other = await create().streetsAround(inTown, 1_500, new AbortController().signal)
  expect(other).toEqual(first)
  expect(overpass.asked).toHaveLength(asked)
})

test('requests at the same time ask once, and one at a time', async () => {
  const { ask, overpass } = await theStreets()
  overpass.mood = 'slow'
  const all = Promise.all([ask(), ask(), ask()])
  await overpass.questions(1)
  // Whoever does not wait for their turn has asked before this turn of the event loop ends.
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
  expect(overpass.asked).toHaveLength(1)
  overpass.mood = 'well'
  overpass.answerNow()
  const [one, two, three] = await all
  expect(two?.kinds).toEqual(one?.kinds)
  expect(three?.kinds).toEqual(one?.kinds)
  const boxes = overpass.boxes.map((box) => JSON.stringify(box))
  expect(new Set(boxes).size).toBe(boxes.length)
  expect(overpass.asked).toHaveLength(boxes.length)
})

test('after 30 days they are asked for again, and the old ones are used where that fails', async () => {
  const { ask, overpass, advance, logged } = await theStreets()
  await ask()
  const asked = overpass.asked.length
  advance(29)
  await ask()
  expect(overpass.asked).toHaveLength(asked)
  advance(2)
  overpass.mood = { status: 504 }
  expect((await ask())?.kinds.length).toBeGreaterThan(0)
  expect(logged.join()).toContain('Overpass answered 504. The streets of an earlier day are used.')
  overpass.mood = 'well'
  advance(1)
  const before = overpass.asked.length
  await ask()
  expect(overpass.asked.length).toBeGreaterThan(before)
  const after = overpass.asked.length
  advance(1)
  await ask()
  expect(overpass.asked).toHaveLength(after)
})

test('where there are no streets there are none, and that is kept too', async () => {
  const { ask, overpass } = await theStreets()
  const nowhere = () => ask(1_000, new AbortController().signal, atSea)
  expect(await nowhere()).toBeUndefined()
  const asked = overpass.asked.length
  expect(await nowhere()).toBeUndefined()
  expect(overpass.asked).toHaveLength(asked)
})

test('more than 8 km around a start are not asked for, and the log says so', async () => {
  const { ask, overpass, logged } = await theStreets()
  expect(await ask(8_001)).toBeUndefined()
  expect(overpass.asked).toHaveLength(0)
  expect(logged.join()).toContain('Overpass is not asked for streets further than 8 km away.')
})

const moods: [string, Mood, string][] = [
  ['an error of its own', { status: 500 }, 'answered 500.'],
  ['that it is not there', { status: 404 }, 'answered 404.'],
  ['that it is busy', { status: 504, text: '<html>too busy</html>' }, 'answered 504.'],
  ['that it wants fewer requests', { status: 429 }, 'answered 429'],
  ['a redirect', { status: 301, headers: { location: 'http://127.0.0.1:1/' } }, 'answered with a redirect (301)'],
  ['no JSON', { status: 200, text: '<html>Error</html>' }, 'answered with something else than streets.'],
  ['other JSON', { status: 200, text: '{"elements":{}}' }, 'answered with something else than streets.'],
  [
    'a part of the streets',
    {
      status: 200,
      text: '{"elements":[],"remark":"runtime error: Query timed out in \\"query\\" at line 1 after 26 seconds."}',
    },
    'gave up before it had all streets.',
  ],
  ['half an answer', 'broken off', 'stopped in the middle'],
]

test.each(moods)('an answer of %s is a failure, and nothing of it is kept', async (_, mood, sentence) => {
  const { ask, overpass, advance } = await theStreets()
  overpass.mood = mood
  expect(await failureOf(ask())).toContain(sentence)
  overpass.mood = 'well'
  advance(1)
  expect((await ask())?.kinds.length).toBeGreaterThan(0)
})

test('elements that are none are left out, and a way ends where a node is missing', async () => {
  const { ask, overpass } = await theStreets()
  const strange = [
    null,
    7,
    { type: 'way' },
    { type: 'way', id: 1, nodes: ['a', 2], tags: { highway: 'path' } },
    { type: 'way', id: 2, nodes: [8, 9], tags: 7 },
    { type: 'way', id: 3, nodes: [123, 124, 125, 126], tags: { highway: 'path', name: 'Broken Path', lit: 5 } },
    { type: 'node', id: 123, lat: inTown.latitude, lon: inTown.longitude },
    { type: 'node', id: 124, lat: inTown.latitude + 0.001, lon: inTown.longitude },
    { type: 'node', id: 126, lat: 'x', lon: inTown.longitude },
    { type: 'node', id: 127, lat: 91, lon: 0 },
    { type: 'node', id: 0.5, lat: 1, lon: 0 },
  ]
  overpass.distort = (answer) => ({ ...answer, elements: strange })
  const streets = (await ask()) as Streets
  expect([streets.kinds.length, streets.latitudes.length, streets.points.length]).toEqual([1, 2, 2])
  expect(streets.names[streets.nameOf[0] as number]).toBe('Broken Path')
})

test('bytes without end are cut off', async () => {
  const { ask, overpass } = await theStreets()
  overpass.mood = 'endless'
  expect(await failureOf(ask())).toContain('answered more than 48000000 bytes.')
  await overpass.disconnected()
})

test('a server that never answers is given up, and then not asked for 30 seconds', async () => {
  const time = new AbortController()
  const { ask, overpass } = await theStreets({ after: () => time.signal })
  overpass.mood = 'silence'
  const failed = failureOf(ask())
  await overpass.questions(1)
  time.abort()
  expect(await failed).toBe('Overpass did not answer within 30 seconds.')
  await overpass.disconnected()
  expect(await failureOf(ask())).toContain('is not asked for another 30 seconds')
  expect(overpass.asked).toHaveLength(1)
})

test('nobody is asked for somebody who has left, during the request or before its turn', async () => {
  const { ask, overpass } = await theStreets()
  overpass.mood = 'silence'
  const leaving = [new AbortController(), new AbortController()]
  const [one, two] = leaving.map(({ signal }) => ask(1_500, signal))
  await overpass.questions(1)
  leaving[1]?.abort(new Error('left'))
  await expect(two).rejects.toThrow('left')
  leaving[0]?.abort(new Error('left'))
  await expect(one).rejects.toThrow('left')
  await overpass.disconnected()
  expect(overpass.asked).toHaveLength(1)
  overpass.mood = 'well'
  expect((await ask())?.kinds.length).toBeGreaterThan(0)
})

test('pauses grow while a server refuses, and follow what it says', async () => {
  const { ask, overpass, advance } = await theStreets()
  const seconds = (count: number) => advance(count / 86_400)
  overpass.mood = { status: 429 }
  await failureOf(ask())
  seconds(31)
  await failureOf(ask())
  expect(overpass.asked).toHaveLength(2)
  seconds(31)
  expect(await failureOf(ask())).toContain('for another 29 seconds')
  seconds(30)
  overpass.mood = { status: 429, headers: { 'retry-after': '600' } }
  await failureOf(ask())
  expect(overpass.asked).toHaveLength(3)
  seconds(599)
  expect(await failureOf(ask())).toContain('for another 1 seconds')
})

test('a file that cannot be read is asked for again', async () => {
  const { overpass, files, create } = await theStreets()
  const signal = new AbortController().signal
  const ask = () => create().streetsAround(inTown, 1_500, signal)
  const first = await ask()
  const asked = overpass.asked.length
  for (const damage of [Buffer.from('no cell'), Buffer.alloc(0)]) {
    const [file] = files()
    const { mtime } = statSync(file as string)
    writeFileSync(file as string, damage)
    utimesSync(file as string, mtime, mtime)
    expect(await ask()).toEqual(first)
  }
  expect(overpass.asked.length).toBe(asked + 2)
})

test('the cells that were used least recently go when there are too many, and unfinished files with them', async () => {
  const { ask, overpass, files, folder, advance, create } = await theStreets()
  await ask(1_000)
  const old = files()
  const bytes = bytesOf(old)
  const unfinished = join(folder, 'x.part')
  writeFileSync(unfinished, 'x')
  utimesSync(unfinished, 0, 0)
  advance(1)
  const elsewhere = { latitude: inTown.latitude + 0.06, longitude: inTown.longitude }
  const limited = create({ maxCacheBytes: bytes })
  await limited.streetsAround(elsewhere, 1_000, new AbortController().signal)
  const left = files()
  expect(left).not.toContain(unfinished)
  expect(old.some((file) => !left.includes(file))).toBe(true)
  expect(bytesOf(left)).toBeLessThanOrEqual(bytes)
  const asked = overpass.asked.length
  await limited.streetsAround(elsewhere, 1_000, new AbortController().signal)
  expect(overpass.asked).toHaveLength(asked)
})

test('cells that are in use stay, and those that were only asked for later go', async () => {
  const { overpass, files, advance, create } = await theStreets()
  const signal = new AbortController().signal
  const sea = (at: number) => ({ latitude: atSea.latitude + 0.025, longitude: atSea.longitude + 0.025 + at * 0.1 })
  const ask = (at: number, parts: Partial<OverpassParts> = {}) => create(parts).streetsAround(sea(at), 500, signal)
  for (const at of [0, 1, 0, 2]) {
    await ask(at)
    advance(1)
  }
  const bytes = bytesOf(files())
  await ask(3, { maxCacheBytes: bytes })
  const asked = overpass.asked.length
  await ask(0)
  expect(overpass.asked).toHaveLength(asked)
  await ask(1)
  expect(overpass.asked).toHaveLength(asked + 1)
})

test.each([
  { status: 504 },
  { status: 429 },
  { status: 200, text: '{"elements":[],"remark":"runtime error: out of memory"}' },
])('after %j a server is left alone for a while', async (mood) => {
  const { ask, overpass } = await theStreets()
  overpass.mood = mood
  await failureOf(ask())
  expect(await failureOf(ask())).toContain('is not asked for another 30 seconds')
  expect(overpass.asked).toHaveLength(1)
})

test('a folder that cannot be written is a failure', async () => {
  const { ask, folder } = await theStreets()
  rmSync(folder, { recursive: true, force: true })
  const parent = join(folder, '..')
  rmSync(parent, { recursive: true, force: true })
  writeFileSync(parent, 'a file in the place of the folder')
  expect(await failureOf(ask())).toContain('cannot be kept in DATA_DIR/streets.')
})
