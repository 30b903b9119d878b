import { expect, test } from 'vitest'
import { findSections } from './sections.ts'

type Corner = [seconds: number, value: number]
type Section = [start: number, seconds: number, from: number, to: number]

test.each<[string, Corner[], Section[]]>([
  ['no corner', [], []],
  ['one corner', [[5, 50]], []],
  [
    'two corners',
    [
      [5, 50],
      [15, 70],
    ],
    [[5, 10, 50, 70]],
  ],
  [
    'a corner on a straight line',
    [
      [0, 50],
      [10, 60],
      [30, 80],
    ],
    [[0, 30, 50, 80]],
  ],
  [
    'a corner between level corners',
    [
      [0, 50],
      [10, 50],
      [30, 50],
    ],
    [[0, 30, 50, 50]],
  ],
  [
    'a corner off the line',
    [
      [0, 50],
      [10, 60],
      [30, 81],
    ],
    [
      [0, 10, 50, 60],
      [10, 20, 60, 81],
    ],
  ],
  [
    'a corner a little off the line',
    [
      [0, 50],
      [10, 60],
      [30, 80.001],
    ],
    [
      [0, 10, 50, 60],
      [10, 20, 60, 80.001],
    ],
  ],
  [
    'two corners at one time',
    [
      [0, 50],
      [10, 60],
      [10, 60],
      [30, 80],
    ],
    [
      [0, 10, 50, 60],
      [10, 20, 60, 80],
    ],
  ],
  [
    'an edge',
    [
      [0, 50],
      [10, 50],
      [10, 90],
      [20, 90],
      [30, 90],
    ],
    [
      [0, 10, 50, 50],
      [10, 20, 90, 90],
    ],
  ],
  [
    'an edge at the start',
    [
      [0, 50],
      [0, 70],
      [10, 70],
    ],
    [[0, 10, 70, 70]],
  ],
])('%s', (_, corners, sections) => {
  const read = findSections(corners.map(([seconds, value]) => ({ seconds, value })))
  expect(read).toEqual(sections.map(([start, seconds, from, to]) => ({ start, seconds, from, to })))
})

test('a straight line with rounded decimals is read as straight', () => {
  const corner = (minute: number) => ({ seconds: minute * 60, value: Number((50 + minute / 3).toFixed(8)) })
  expect(findSections([0, 1, 2, 3, 4].map(corner))).toHaveLength(1)
})
