import { expect, test } from 'vitest'
import { type SportId, sportOf } from '../../../sports/registry.ts'
import { readStep } from './step.ts'

/** A step of these fields, by their numbers in the profile. */
function read(fields: Record<number, number | string>, sport: SportId = 'running', poolUnit?: 'meters' | 'yards') {
  const map = new Map(Object.entries(fields).map(([number, value]) => [Number(number), value]))
  const found = readStep({ number: 27, fields: map }, sportOf(sport), poolUnit)
  return 'step' in found ? { ...found.step, lost: found.lost } : found
}

test.each<[SportId, 'meters' | 'yards' | undefined, number, string, number]>([
  ['running', undefined, 40_000, 'meters', 400],
  ['running', undefined, 40_234, 'miles', 0.25],
  ['running', undefined, 99_900, 'meters', 999],
  ['running', undefined, 100_000, 'kilometers', 1],
  ['running', undefined, 100_100, 'meters', 1001],
  ['running', undefined, 144_841, 'miles', 0.9],
  ['running', undefined, 160_934, 'miles', 1],
  ['running', undefined, 4_219_500, 'meters', 42_195],
  ['running', undefined, 12_345, 'meters', 123.45],
  ['swimming', undefined, 9144, 'yards', 100],
  ['swimming', undefined, 10_000, 'meters', 100],
  ['swimming', 'meters', 228_600, 'meters', 2286],
  ['swimming', 'yards', 228_600, 'yards', 2500],
  ['swimming', 'yards', 10_000, 'meters', 100],
])('a %s distance, in a pool in %s, of %i centimetres is read in %s: %d', (sport, poolUnit, value, unit, length) => {
  expect(read({ 1: 1, 2: value }, sport, poolUnit)).toMatchObject({
    duration: { type: 'distance', unit, value: length },
    lost: [],
  })
})

test.each<[string, Record<number, number>, object]>([
  ['a time', { 1: 0, 2: 90_000 }, { duration: { type: 'time', unit: 'minutes', value: 90 }, lost: [] }],
  ['a time of no other end', { 1: 31, 2: 59_000 }, { duration: { unit: 'seconds', value: 59 }, lost: [] }],
  ['an end at the lap button', { 1: 5 }, { duration: { value: 600, lapButton: true }, lost: ['lapButton'] }],
  ['such a rest', { 1: 5, 7: 1 }, { duration: { value: 60, lapButton: true }, lost: ['lapButton'] }],
  ['such a recovery', { 1: 5, 7: 4 }, { duration: { value: 60, lapButton: true }, lost: ['lapButton'] }],
  ['no end', {}, { duration: { value: 600, lapButton: true }, lost: ['lapButton'] }],
  ['an end by calories', { 1: 4, 2: 300 }, { duration: { lapButton: true }, lost: ['otherEnd'] }],
  ['a time of nothing', { 1: 0, 2: 0 }, { duration: { lapButton: true }, lost: ['lapButton'] }],
  ['a distance of nothing', { 1: 1, 2: 0 }, { duration: { lapButton: true }, lost: ['lapButton'] }],
  ['a send-off of nothing', { 1: 28, 2: 0 }, { duration: { lapButton: true }, lost: ['lapButton'] }],
  ['a send-off', { 1: 28, 2: 105_500 }, { restUntil: 105.5 }],
])('a step with %s is read as it ends', (_, fields, step) => {
  expect(read(fields)).toMatchObject(step)
})

test('the default name of a step is left out, and another name is kept without surrounding blanks', () => {
  const end = { 1: 0, 2: 60_000, 7: 4 }
  expect(read({ ...end, 0: 'Recovery' })).not.toHaveProperty('name')
  expect(read({ ...end, 0: ' Active ' })).toMatchObject({ name: 'Active' })
  expect(read({ ...end, 0: 7, 8: ' Easy\ud83d' })).toMatchObject({ notes: 'Easy\ufffd' })
  expect(read({ ...end, 0: 7, 8: ' ' })).toEqual({
    intensity: 'recovery',
    duration: { type: 'time', unit: 'minutes', value: 60 },
    lost: [],
  })
})

test.each([
  ['kickboard', 2],
  ['snorkel', 5],
])('the equipment %s has the number %i', (name, number) => {
  expect(read({ 1: 0, 2: 60_000, 9: number }, 'swimming')).toMatchObject({ equipment: [name] })
})

test('both targets are read from their own fields', () => {
  const target = { 3: 11, 4: 2, 19: 0, 20: 0, 21: 1000, 22: 1111 }
  expect(read({ 1: 0, 2: 60_000, ...target }, 'swimming')).toMatchObject({
    stroke: 'breaststroke',
    target: { type: 'pace', rangeMin: 90, rangeMax: 100, rangeUnit: '100m' },
    lost: [],
  })
})
