import { expect, test } from 'vitest'
import { ring } from '#tests/support/routes/saved-routes.ts'
import { activities } from '../../streets/activity.ts'
import { MAX_ROUTE_POINTS } from '../route.ts'
import { lengthOf } from '../route-line.ts'
import { gpx } from './gpx.ts'
import { readGpx } from './read-gpx.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const track = (points: string, more = '') => `<trk>${more}<trkseg>${points}</trkseg></trk>`
const point = (lat: number | string, lon: number | string, more = '') =>
  `<trkpt lat="${lat}" lon="${lon}">${more}</trkpt>`
const two = point(51.5, -0.1) + point(51.51, -0.1)
const read = (content: string, said: object = {}) => readGpx({ bytes: bytesOf(`<gpx>${content}</gpx>`), ...said })

test('a file of ours is read back unchanged', () => {
  const points = ring().map((place, at) => ({ place, elevation: at / 10 }))
  const [, activity = activities[0] as (typeof activities)[number]] = activities
  const metres = lengthOf(points.map(({ place }) => place))
  const said = { name: 'A & B', activity, points, turns: [], metres, attribution: '© A' }
  const bytes = gpx.encode({ ...said, createdAt: new Date(0) })
  expect(readGpx({ bytes })).toEqual({
    ok: true,
    name: 'A & B',
    activity: activity.id,
    points,
    attribution: '© A',
    losses: [],
  })
})

test('of several tracks the longest is read with all its parts, and what is left out is said', () => {
  const long = `<trk><name>Long</name><type>Gravel ride</type><trkseg>${two}</trkseg><trkseg>${point(51.53, -0.1)}${point('x', 0)}</trkseg></trk>`
  const found = read(`<wpt lat="1" lon="1"/>${track(two)}${long}`)
  expect(found).toMatchObject({
    ok: true,
    name: 'Long',
    activity: 'cycling-road',
    points: [{ place: [51.5, -0.1] }, { place: [51.51, -0.1] }, { place: [51.53, -0.1] }],
    losses: [
      'The file holds 2 tracks. The longest is saved.',
      'Waypoints are left out.',
      'Points without a valid latitude and longitude are left out.',
    ],
  })
})

test('a planned route is read as a track is, with the elevations that can be', () => {
  const found = read(
    '<rte><rtept lat="51.5" lon="-0.1"><ele>12.34</ele></rtept><rtept lat="51.51" lon="-0.1"><ele>99999</ele></rtept></rte>',
  )
  expect(found).toMatchObject({ ok: true, points: [{ elevation: 12.3 }, { elevation: null }] })
})

test.each([
  ['the track', track(two, '<name> My\n way </name>'), { name: 'file.gpx' }, 'My way'],
  ['the file', `<metadata><name>Written</name></metadata>${track(two)}`, { name: 'file.gpx' }, 'Written'],
  ['its name', track(two), { name: 'Sunday round.gpx' }, 'Sunday round'],
  ['nothing', track(two), {}, 'Imported route'],
  ['a long name', track(two, `<name>${'x'.repeat(49)}😀</name>`), {}, 'x'.repeat(49)],
])('a route is named by %s', (_, content, said, name) => {
  expect(read(content, said)).toMatchObject({ ok: true, name })
})

test('a recording with more points than are saved is thinned out, and keeps its length and its ends', () => {
  // 3 m apart, as somebody runs in a second.
  const line = Array.from({ length: 45_000 }, (_, at): [number, number] => [
    51 + at * 0.00003,
    Math.sin(at / 500) / 100,
  ])
  const points = line.map(([latitude, longitude]) => point(latitude.toFixed(5), longitude.toFixed(5)))
  const found = read(track(points.join('')))
  if (!found.ok) throw new Error(found.reason)
  expect(found.points.length).toBeLessThanOrEqual(MAX_ROUTE_POINTS)
  const metres = lengthOf(found.points.map(({ place }) => place))
  expect(Math.abs(metres / lengthOf(line) - 1)).toBeLessThan(0.001)
  expect([found.points[0]?.place[0], found.points.at(-1)?.place[0]]).toEqual([51, 52.34997])
  expect(found.losses).toEqual(['The track has 45,000 points. Those less than 8 m from the one before are left out.'])
})

const zip = String.fromCharCode(0x50, 0x4b, 3, 4)
test.each([
  ['nothing of GPX', 'latitude,longitude\n1,2', /no GPX file/],
  ['an archive', zip, /unpack it/],
  ['another XML file', '<html></html>', /no GPX file/],
  ['an entity', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx>&a;</gpx>', /DOCTYPE/],
  ['half a file', '<gpx><trk>', /breaks off/],
  ['only waypoints', '<gpx><wpt lat="1" lon="1"/></gpx>', /no track/],
  ['a track of one point', `<gpx>${track(point(1, 1))}</gpx>`, /no length/],
  ['a track on one spot', `<gpx>${track(point(1, 1) + point(1, 1))}</gpx>`, /no length/],
  ['points off the earth', `<gpx>${track(point(91, 0) + point(0, 181) + point('1e999', 'NaN'))}</gpx>`, /no length/],
  [
    'a track around the earth',
    `<gpx>${track(Array.from({ length: 200 }, (_, at) => point(0, (at * 97) % 180)).join(''))}</gpx>`,
    /longer than 5000 km/,
  ],
  ['deep nesting', '<a>'.repeat(100), /nested too deeply/],
  ['too many parts', `<gpx>${'<a/>'.repeat(250_000)}</gpx>`, /more than 200000 parts/],
])('%s is refused with a sentence', (_, content, reason) => {
  expect(readGpx({ bytes: Uint8Array.from(content, (character) => character.charCodeAt(0)) })).toEqual({
    ok: false,
    reason: expect.stringMatching(reason),
  })
})
