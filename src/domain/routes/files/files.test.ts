import { expect, test } from 'vitest'
import { readFitWithParser, readRouteFileOf } from '#tests/support/routes/read-route-files.ts'
import { ring } from '#tests/support/routes/saved-routes.ts'
import { activities } from '../../streets/activity.ts'
import { lengthOf, type RoutePoint } from '../route-line.ts'
import { Turn } from '../turn.ts'
import { routeFormats } from './registry.ts'
import type { FileRoute } from './route-file.ts'

const place = (latitude: number, longitude: number): RoutePoint => ({ place: [latitude, longitude], elevation: null })

function fileRoute(points: RoutePoint[], more: Partial<FileRoute> = {}): FileRoute {
  return {
    name: 'Über den <Hügel> & zurück',
    activity: activities[0] as FileRoute['activity'],
    points,
    turns: [],
    metres: lengthOf(points.map((point) => point.place)),
    attribution: '© OpenStreetMap contributors',
    createdAt: new Date('2026-11-20T08:00:00Z'),
    ...more,
  }
}

const park = ring().map(([latitude, longitude], at) => ({ ...place(latitude, longitude), elevation: at % 50 }))
const lines: [string, RoutePoint[]][] = [
  ['a round with elevations', park],
  ['a line without elevations', [place(-33.9, 18.4), place(-33.91, 18.42), place(-33.95, 18.5)]],
  ['a line over the 180th meridian', [place(-16.8, 179.99), place(-16.81, -179.99), place(-16.8, -179.9)]],
  ['elevations known in part, below the sea too', [{ ...place(31.5, 35.4), elevation: -430.4 }, place(31.51, 35.41)]],
]

for (const { id, encode } of routeFormats)
  test.each(lines)(`in ${id}, %s keeps its length within 0.1 %% for a foreign reader`, (_, points) => {
    const route = fileRoute(points)
    const read = readRouteFileOf(id, encode(route))
    expect(read.line).toHaveLength(points.length)
    expect(Math.abs(lengthOf(read.line) / route.metres - 1)).toBeLessThan(0.001)
    if (read.metres !== undefined) expect(Math.abs(read.metres / route.metres - 1)).toBeLessThan(0.001)
    expect(String(read.name)).toContain('Über den <Hügel')
    if (id !== 'fit') expect(read.text).toContain('© OpenStreetMap contributors')
    // GeoJSON has elevations for all points of a line or for none.
    const isLeftOut = id === 'geojson' && points.some(({ elevation }) => elevation === null)
    for (const [at, { elevation }] of points.entries())
      if (elevation === null || isLeftOut) expect(read.elevations[at]).toBeUndefined()
      else expect(Math.abs((read.elevations[at] ?? 0) - elevation)).toBeLessThanOrEqual(0.1)
  })

const turns: Turn[] = [
  { meters: 0, turn: 'start', point: 0, street: 'Home Lane' },
  {
    meters: 300,
    turn: 'sharp-left',
    point: 20,
    street: 'Straße des 17. Juni & <Umgebung>, auf der Seite des Parks entlang',
  },
  { meters: 900, turn: 'right', point: 60 },
  { meters: 1200, turn: 'u-turn', point: 80, street: 'Wend Road' },
  { meters: 1250, turn: 'straight', point: 80, street: 'Wend Road' },
  { meters: 3000, turn: 'arrive', point: park.length - 1 },
]

test('turns are announced where they are, by name, in every format that has a place for them', () => {
  const route = fileRoute(park, { turns })
  const announced = turns.slice(1, -1)
  const kinds: Record<string, string[]> = {
    gpx: ['sharp-left', 'right', 'u-turn', 'straight'],
    tcx: ['Left', 'Right', 'Generic', 'Straight'],
    fit: ['sharpLeft', 'right', 'uTurn', 'straight'],
  }
  for (const { id, encode } of routeFormats) {
    const read = readRouteFileOf(id, encode(route))
    expect(read.line, id).toHaveLength(park.length)
    expect(
      read.cues.map(({ kind }) => kind),
      id,
    ).toEqual(kinds[id] ?? [])
    for (const [at, { place, name, metres }] of read.cues.entries()) {
      const { point } = announced[at] as Turn
      const [latitude, longitude] = park[point]?.place ?? []
      expect([place[0], place[1]], id).toEqual([expect.closeTo(latitude ?? 0, 6), expect.closeTo(longitude ?? 0, 6)])
      const along = lengthOf(park.slice(0, point + 1).map((passed) => passed.place))
      if (metres !== undefined) expect(metres).toBeCloseTo(along, 1)
      expect(String(name)).toMatch(/^(Turn |Go |Straße|Wend)/)
      if (id === 'tcx') expect(Array.from(String(name)).length).toBeLessThanOrEqual(10)
    }
  }
  const tcx = readRouteFileOf('tcx', routeFormats[1].encode(route))
  const trackTimes = new Set(
    [...(tcx.text.split('</Track>')[0] ?? '').matchAll(/<Time>([^<]+)/g)].map(([, time]) => time),
  )
  expect(tcx.cues.every(({ time }) => trackTimes.has(time))).toBe(true)
  expect(tcx.text).toMatch(/<Notes>Turn sharp left into Straße des 17\. Juni &amp; &lt;Umgebung&gt;/)
})

test('every kind of turn but the start and the end is a course point that says which it is', () => {
  const all = Turn.shape.turn.options.map((turn, at) => ({ meters: at, turn, point: at }))
  const { cues } = readRouteFileOf('fit', routeFormats[2].encode(fileRoute(park, { turns: all })))
  expect(cues).toHaveLength(all.length - 2)
  expect(new Set(cues.map(({ kind }) => kind)).size).toBe(cues.length)
  expect(cues.map(({ kind }) => kind)).not.toContain('generic')
})

test('another reader of FIT sees the same line and length', async () => {
  const [, fit] = [routeFormats[0], routeFormats.find(({ id }) => id === 'fit')]
  const route = fileRoute(park, { turns })
  const read = await readFitWithParser(fit?.encode(route) ?? new Uint8Array())
  expect(read.cues).toEqual(['sharp_left', 'right', 'u_turn', 'straight'])
  expect(Math.abs(lengthOf(read.line) / route.metres - 1)).toBeLessThan(0.001)
  expect(Math.abs(read.metres / route.metres - 1)).toBeLessThan(0.001)
})

test('a course for a bike says so, and nobody is named where nobody has to be', () => {
  const ride = fileRoute(park, { activity: activities[1] as FileRoute['activity'], attribution: '' })
  const written = routeFormats.map(({ id, encode }) => readRouteFileOf(id, encode(ride)).text)
  expect(written.filter((text) => text.includes('cycling'))).toHaveLength(3)
  expect(written.join()).not.toMatch(/copyright|attribution|OpenStreetMap/)
})

test('the times of a course grow with the distance, from the time at which it was saved', () => {
  const tcx = routeFormats.find(({ id }) => id === 'tcx')
  const { text } = readRouteFileOf('tcx', tcx?.encode(fileRoute(park)) ?? new Uint8Array())
  const times = [...text.matchAll(/<Time>([^<]+)/g)].map(([, time]) => Date.parse(time ?? ''))
  expect(times[0]).toBe(Date.parse('2026-11-20T08:00:00Z'))
  expect(times.every((time, at) => at === 0 || time > (times[at - 1] ?? 0))).toBe(true)
})
