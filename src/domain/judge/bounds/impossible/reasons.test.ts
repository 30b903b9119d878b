import { expect, test } from 'vitest'
import type { SportId, WorkoutType } from '../../../sports/registry.ts'
import { impossibleBounds } from './impossible.ts'

const reasonsFor = (sport: SportId, type: WorkoutType) =>
  impossibleBounds.filter((row) => row.sport === sport && row.type === type).map(({ because }) => because)

test('the reasons on land name the times that do not fit', () => {
  expect(reasonsFor('running', 'interval')).toEqual([
    '3 times 30 seconds of work and 3 minutes of cool-down do not fit.',
    '10 minutes of warm-up, 3 times 30 seconds of work and 3 minutes of cool-down do not fit.',
    '8 minutes of work do not fit beside 10 minutes of warm-up and 3 minutes of cool-down.',
    '8 minutes of work and 3 minutes of cool-down do not fit.',
    '10 minutes of warm-up and 3 minutes of cool-down leave less than 18 % for the work.',
    '30 minutes of work, the most there should be, are less than 18 % of it.',
    '10 minutes of warm-up are more than 40 % of it.',
    '3 minutes of cool-down are more than 30 % of it.',
  ])
  expect(reasonsFor('running', 'tempo').slice(0, 2)).toEqual([
    '10 minutes of work and 3 minutes of cool-down do not fit.',
    '5 minutes of warm-up, 10 minutes of work and 3 minutes of cool-down do not fit.',
  ])
  expect(reasonsFor('cycling', 'endurance')[0]).toBe('5 minutes of warm-up and 3 minutes of cool-down do not fit.')
})

test('the reasons in the water name the lengths that do not fit, each once', () => {
  expect([...new Set(reasonsFor('swimming', 'interval'))]).toEqual([
    'One length is more than a cool-down takes of it.',
    'One length is more than a warm-up takes of it.',
    '4 repetitions leave nothing for a warm-up and a cool-down.',
    '150 m of work leave too little for the rest of it.',
    '3,000 m of work, the most there should be, are less than 38 % of it.',
  ])
  expect(reasonsFor('swimming', 'ladder sets')).toContain('A ladder of 5 rungs leaves nothing for the rest of it.')
})
