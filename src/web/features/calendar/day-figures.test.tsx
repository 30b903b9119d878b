import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Sums } from '#domain/calendar/plan/sums.ts'
import type { ShownDistances } from '#domain/units/shown-distances.ts'
import { DayFigures } from './day-figures.tsx'

const figures = (seconds: number, metres: number, load: number) => ({ seconds, metres, load })
const none = figures(0, 0, 0)
const ride: Sums['sports'][number] = {
  sport: 'cycling',
  planned: figures(5400, 40_000, 82.4),
  done: figures(2700, 20_000, 41.2),
}
const swim: Sums['sports'][number] = { sport: 'swimming', planned: figures(1320, 1000, 20), done: none }
const both: Sums = { planned: figures(6720, 41_000, 102.4), done: ride.done, sports: [ride, swim] }
const draw = (
  sums: Sums | undefined,
  { mostLoad = 200, hasSeveral = true, distances = 'as_written' as ShownDistances } = {},
) => renderToStaticMarkup(<DayFigures sums={sums} mostLoad={mostLoad} hasSeveral={hasSeveral} distances={distances} />)
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('a day with several workouts says time, distance and load of each sport and of all, planned and done', () => {
  const said = textOf(draw(both))
  expect(said).toContain('1:52:00 · 41 km · Load 102')
  expect(said).toContain('Cycling: 1:30:00 · 40 km · Load 82 45:00 · 20 km · Load 41 done')
  expect(said).toContain('Swimming: 22:00 · 1 km · Load 20')
  expect(textOf(draw({ ...ride, sports: [ride] }))).toContain('Cycling: 1:30:00')
  expect(textOf(draw(both, { distances: 'imperial' }))).toContain('24.85 mi')
})

test('the bar of a day is as high as its share of the fullest day, and solid as far as it is done', () => {
  expect(draw({ ...ride, sports: [ride] }, { mostLoad: 164.8 })).toMatch(/Load.*82.*50 % done.*height:50%.*height:50%/)
  expect(draw({ ...ride, done: figures(9000, 0, 150), sports: [] })).toContain('height:100%')
  expect(draw({ ...ride, done: none, sports: [] })).not.toContain('% done')
})

test('a day without training has a rule only, and one with a single workout no list', () => {
  expect(textOf(draw(undefined)).trim()).toBe('')
  expect(draw({ ...ride, sports: [ride] }, { hasSeveral: false })).not.toContain('<ul')
  expect(draw(undefined, { mostLoad: 0 })).not.toContain('border-b')
})
