import { expect, test } from 'vitest'
import { mapSentence } from '../map-words.ts'
import { boxAround, isWithin } from './street-box.ts'
import { streetStylesAt } from './street-styles.ts'
import { createTileTally } from './tile-tally.ts'

type Sides = [west: number, south: number, east: number, north: number]
const viewOf = ([west, south, east, north]: Sides) => ({
  getWest: () => west,
  getSouth: () => south,
  getEast: () => east,
  getNorth: () => north,
})

test('streets are read for a third more on each side, but never for more than the server draws', () => {
  const box = boxAround(viewOf([8, 50, 8.03, 50.03]))
  expect(box?.written).toBe('7.990000,49.990000,8.040000,50.040000')
  const wide = boxAround(viewOf([8, 50, 8.28, 50.19]))
  expect(wide && [wide.east - wide.west, wide.north - wide.south]).toEqual([
    expect.closeTo(0.2999, 6),
    expect.closeTo(0.1999, 6),
  ])
  expect(boxAround(viewOf([8, 50, 8.31, 50.03]))).toBeUndefined()
  expect(boxAround(viewOf([8, 50, 8.03, 50.21]))).toBeUndefined()
})

test('nothing is read again inside the box that was read', () => {
  const box = boxAround(viewOf([8, 50, 8.03, 50.03]))
  expect(box && isWithin(viewOf([8.005, 50.005, 8.035, 50.035]), box)).toBe(true)
  expect(box && isWithin(viewOf([8.02, 50, 8.05, 50.03]), box)).toBe(false)
})

test('a view of another turn around the earth asks for places on earth, and keeps its own box', () => {
  const box = boxAround(viewOf([368, 50, 368.03, 50.03]))
  expect(box?.written).toBe('7.990000,49.990000,8.040000,50.040000')
  expect(box?.west).toBeCloseTo(367.99, 6)
  expect(box?.turn).toBe(360)
  expect(boxAround(viewOf([179.8, -0.05, 180.01, 0.05]))?.written).toMatch(/,180\.000000,/)
})

test('tiles fail while fewer than half of those of a view load, and the map heals', () => {
  const tally = createTileTally()
  expect(tally.state()).toBe('loading')
  tally.late()
  expect(tally.state()).toBe('failing')
  tally.loaded()
  expect(tally.state()).toBe('shown')
  tally.failed()
  expect(tally.state()).toBe('shown')
  tally.failed()
  expect(tally.state()).toBe('patchy')
  tally.begin()
  expect(tally.state()).toBe('loading')
  tally.failed()
  expect(tally.state(), 'those of the view before may still be seen').toBe('patchy')
})

test('tiles of which none ever loaded are only failing', () => {
  const tally = createTileTally()
  tally.failed()
  expect(tally.state()).toBe('failing')
  tally.begin()
  tally.late()
  expect(tally.state()).toBe('failing')
})

const source = { id: 'packs', name: 'London', attribution: '© OpenStreetMap contributors' }
const drawn = (more = {}) => ({ kind: 'drawn' as const, source, truncated: false, ...more })

test.each([
  [{ tiles: 'shown', streets: { kind: 'loading' } }, undefined],
  [{ tiles: 'off', streets: { kind: 'loading' } }, undefined],
  [{ tiles: 'off', streets: drawn() }, undefined],
  [{ tiles: 'off', streets: drawn({ truncated: true }) }, 'Zoom in to see the smaller streets too.'],
  [{ tiles: 'off', streets: drawn({ source: { ...source, is_invented: true } }) }, 'These streets are invented.'],
  [{ tiles: 'off', streets: { kind: 'too-wide' } }, 'Zoom in to see streets.'],
  [{ tiles: 'off', streets: { kind: 'empty' } }, 'No streets are known here.'],
  [
    { tiles: 'failing', streets: drawn() },
    'The tiles of the map do not load. These are the streets that loops are planned on.',
  ],
  [{ tiles: 'patchy', streets: { kind: 'loading' } }, 'The tiles of the map do not load. Loading streets instead.'],
  [{ tiles: 'failing', streets: { kind: 'loading' } }, 'The tiles of the map do not load. Loading streets instead.'],
  [
    { tiles: 'failing', streets: { kind: 'failed', sentence: 'No network.' } },
    'The tiles of the map do not load. Streets do not load either: No network.',
  ],
  [{ tiles: 'off', streets: { kind: 'failed', sentence: 'No network.' } }, 'Streets do not load: No network.'],
  [{ tiles: 'failing', streets: { kind: 'empty' }, notice: 'No location.' }, 'No location.'],
] as const)('the map %j says %j', (shown, sentence) => {
  expect(mapSentence(shown)).toBe(sentence)
})

test('streets are thinner the further out the map is, paths go first, and a main street can always be told from a small one', () => {
  const widths = (zoom: number) => Object.fromEntries(streetStylesAt(zoom).map(({ name, width }) => [name, width]))
  expect(widths(16)).toEqual(widths(15))
  expect(Object.keys(widths(14))).toContain('path')
  expect(Object.keys(widths(13.5))).toEqual(['street', 'through', 'main'])
  for (const zoom of [15, 14, 13, 12, 11, 10]) {
    const { street = 0, through = 0, main = 0 } = widths(zoom)
    expect([street < through, through < main]).toEqual([true, true])
    // Blocks of a town are about 100 m apart: most of the ground stays in view.
    const blockPixels = 100 / (156_543 / 2 ** zoom)
    if (zoom >= 11) expect(street / blockPixels).toBeLessThan(0.5)
  }
})
