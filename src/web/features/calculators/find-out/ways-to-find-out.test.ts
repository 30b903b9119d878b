import { expect, test } from 'vitest'
import { sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { waysToFindOut } from './ways-to-find-out.ts'

const way = (sport: Parameters<typeof sportOf>[0], at = 0) => {
  const found = waysToFindOut(sportOf(sport))[at]
  if (!found) throw new Error('no such way')
  return found
}

test.each<[race: string, time: string, unit: DistanceUnit, pace: string]>([
  ['5k', '19:57', 'kilometers', '4:15'],
  ['half marathon', '1:31:35', 'kilometers', '4:15'],
  ['10k', '41:21', 'miles', '6:51'],
])('%s in %s is a threshold pace, per %s, of %s', (race, time, unit, figure) => {
  expect(way('running').find({ race, time }, unit)).toEqual({ ok: true, figure })
})

test('an FTP is found out by 20 minutes and by a ramp', () => {
  expect(way('cycling', 0).find({ watts: '268' }, undefined)).toEqual({ ok: true, figure: '255' })
  expect(way('cycling', 1).find({ watts: '340 W' }, undefined)).toEqual({ ok: true, figure: '255' })
})

test('a critical swim speed is found out by two swims', () => {
  expect(way('swimming').find({ seconds400: '6:40', seconds200: '3:10' }, 'yards')).toEqual({
    ok: true,
    figure: '1:45',
  })
})

test.each([
  ['running', 0, { race: '5k', time: '' }, /time of your race/],
  ['running', 0, { race: '5k', time: '5:00' }, /faster than any record/],
  ['cycling', 0, { watts: '' }, /20 minutes in watts/],
  ['cycling', 1, { watts: 'much' }, /best minute in watts/],
  ['swimming', 0, { seconds400: '3:10', seconds200: '6:40' }, /swapped/],
  ['swimming', 0, {}, /both times/],
] as const)('%s, way %i: %o is answered by what to enter', (sport, at, typed, reason) => {
  expect(way(sport, at).find(typed, undefined)).toMatchObject({ ok: false, reason: expect.stringMatching(reason) })
})
