import { expect, test } from 'vitest'
import { directionOf, loopNames } from './loop-names.ts'

const base = { repeated_share: 0, corridor_share: 0, u_turns: 0, compactness: 0.5 }
const loop = (streets: string[], label: 'loop' | 'lollipop' | 'out-and-back' = 'loop', heading?: number) => ({
  label,
  figures: { ...base, street_names: streets, ...(heading !== undefined && { heading }) },
})

test('a loop is called by the two streets that it follows longest', () => {
  expect(loopNames([loop(['Wend Road', 'North Hill', 'Alder Way'])])).toEqual(['Wend Road and North Hill'])
})

test('no two loops have the same name', () => {
  const streets = ['Wend Road', 'North Hill', 'Alder Way']
  expect(loopNames([loop(streets), loop(streets), loop(['Wend Road'])])).toEqual([
    'Wend Road and North Hill',
    'Wend Road and Alder Way',
    'Wend Road',
  ])
})

test('the name says that a way leads there and back', () => {
  expect(loopNames([loop(['Kiln Hill'], 'out-and-back')])).toEqual(['Kiln Hill and back'])
})

test('a loop without names of streets is called by where it lies', () => {
  expect(loopNames([loop([], 'loop', 40), loop([], 'lollipop', 180), loop([])])).toEqual([
    'Loop to the north-east',
    'Lollipop to the south',
    'Loop 3',
  ])
})

test('a name is at most as long as a route may be called', () => {
  expect(loopNames([loop(['A'.repeat(40), 'B'.repeat(40)])])).toEqual(['A'.repeat(40)])
  expect(loopNames([loop(['A'.repeat(60)], 'loop', 0)])).toEqual(['Loop to the north'])
})

test.each([
  [0, 'north'],
  [350, 'north'],
  [22, 'north'],
  [23, 'north-east'],
  [180, 'south'],
  [360, 'north'],
])('a heading of %d degrees is %s', (heading, direction) => {
  expect(directionOf(heading)).toBe(direction)
})
