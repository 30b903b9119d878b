import { expect, test } from 'vitest'
import { drawBlocks, swimContext, usualSwim } from '#tests/support/workouts/swims.ts'
import { resolve } from '../resolve.ts'
import { sessionOf } from '../sessions/registry.ts'
import { reps } from './main-sets/swim-set.ts'
import { fromSets } from './session.ts'
import { atCss } from './styles/work-styles.ts'

test('rounds that may be swum in either order are, and others are not', () => {
  const context = swimContext()
  const { write } = fromSets([])
  const ordersOf = (reversible?: true) =>
    drawBlocks(
      (random) =>
        write(
          { family: 'test', rounds: [reps(2, atCss, 100), reps(3, atCss, 50)], ...(reversible ? { reversible } : {}) },
          context,
          random,
        ).flat(),
      context,
    )
  expect(ordersOf(true)).toEqual(['2x100 3x50', '3x50 2x100'])
  expect(ordersOf()).toEqual(['2x100 3x50'])
})

test('a known main set is written with the middle rest', () => {
  const prepared = sessionOf('swimming', 'interval').prepare(resolve(usualSwim()))
  const sets = prepared.ok ? prepared.mainSets() : []
  const hundreds = sets
    .map(({ blocks }) => blocks())
    .find(
      ([
        {
          pieces: [piece],
        } = { pieces: [] },
      ]) => piece?.name === 'CSS' && piece.ticks === 4,
    )
  // 15 s after 105 s.
  expect(hundreds?.[0]?.pieces[0]?.extras?.sendOff).toBe(120)
})
