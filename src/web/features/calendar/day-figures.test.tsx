import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayFigures } from './day-figures.tsx'

const figures = (seconds: number, load: number) => ({ seconds, metres: 0, load })
const draw = (planned: [number, number], done: [number, number]) =>
  renderToStaticMarkup(<DayFigures sums={{ planned: figures(...planned), done: figures(...done), sports: [] }} />)

test('a day says its time and load, and draws how much of it is done', () => {
  expect(draw([5400, 82.4], [2700, 41])).toMatch(/1:30:00 · Load 82.*50 % done.*width:50%/)
  expect(draw([5400, 0], [0, 0])).toMatch(/>1:30:00<.*width:0%/)
  expect(draw([5400, 0], [9000, 0])).toContain('width:100%')
})

test('a day without training says nothing', () => {
  expect(draw([0, 0], [0, 0])).toBe('')
  expect(renderToStaticMarkup(<DayFigures sums={undefined} />)).toBe('')
})
