import { expect, test } from 'vitest'
import { sportOf } from '../../sports/registry.ts'
import { once, type Piece } from '../plan/plan.ts'
import { aimBlocks, feelShortBouts, partOfStep } from './aim.ts'

const ride = sportOf('cycling')
const inSeconds = (ticks: number) => ticks
const piece = (seconds: number, zone: number | null, more: Partial<Piece> = {}): Piece => ({
  ...{ intensity: 'interval', zone, ticks: seconds, name: '', notes: '' },
  ...more,
})
const percentsOf = (...pieces: Piece[]) =>
  aimBlocks([{ times: 2, pieces }], ride, inSeconds).flatMap((block) => block.pieces.map(({ percents }) => percents))

test('bouts of one set are aimed by the longest of them in their zone', () => {
  const [long, longer] = [percentsOf(piece(1800, 3)), percentsOf(piece(2400, 3))]
  expect(long).not.toEqual(longer)
  expect(percentsOf(piece(1800, 3), piece(2400, 3))).toEqual([...longer, ...longer])
  expect(percentsOf(piece(1800, 3), piece(2400, 2))[0]).toEqual(long[0])
})

test('a ramp, easy time and a pause do not count as bouts, and a pause has no target', () => {
  const [alone] = percentsOf(piece(1800, 3))
  expect(percentsOf(piece(1800, 3), piece(2400, 3, { ramp: 'rising' }))[0]).toEqual(alone)
  expect(percentsOf(piece(1800, 3), piece(2400, null, { intensity: 'recovery' }))).toEqual([alone, undefined])
})

test('rungs outside repeats are aimed by the longest rung', () => {
  const [rung, longest] = aimBlocks([once(piece(1800, 3)), once(piece(2400, 3))], ride, inSeconds)
  expect(rung?.pieces[0]?.percents).toEqual(longest?.pieces[0]?.percents)
})

test('one step has the part of its zone, and without a zone none', () => {
  const step = { intensity: 'active', zone: null } as const
  expect(partOfStep(ride, step, 600)).toBeUndefined()
  expect(partOfStep(ride, { ...step, zone: 1 }, 600)).toEqual([50, 55])
})

test('work of less than two minutes by heart rate is felt; the rest is not', () => {
  const effortOf = (one: Piece) => feelShortBouts([once(one)], ride, inSeconds)[0]?.pieces[0]?.effort
  expect(effortOf(piece(60, 6))).toBeGreaterThan(5)
  expect(effortOf(piece(600, 6))).toBeUndefined()
  expect(effortOf(piece(60, 1, { intensity: 'recovery' }))).toBeUndefined()
  expect(effortOf(piece(600, 6, { seconds: 60 }))).toBeGreaterThan(5)
})
