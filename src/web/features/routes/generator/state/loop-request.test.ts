import { expect, test } from 'vitest'
import { loopRequest } from './loop-request.ts'
import { firstPlanner } from './planner.ts'

const start = [51.5050001, -0.09] as const

test('a loop of 5 km on foot is asked for by default', () => {
  expect(loopRequest(firstPlanner({ start }))).toEqual({
    request: { start: '51.505,-0.09', distance: '5000', type: 'foot-walking' },
  })
})

test('miles are sent in metres', () => {
  const planner = firstPlanner({ start, distance: '6.2', unit: 'MILES', activity: 'cycling-road' })
  expect(loopRequest(planner)).toMatchObject({ request: { distance: '9977.9', type: 'cycling-road' } })
})

test('wishes, points to pass and another seed are sent, and nothing of what is not wished', () => {
  const planner = {
    ...firstPlanner({ start }),
    seed: 3,
    vias: [
      [51.51, -0.1],
      [51.52, -0.11],
    ] as const,
    wishes: { quiet: true, green: false, ground: 'trail', direction: 0 } as const,
  }
  expect(loopRequest(planner)).toEqual({
    request: {
      start: '51.505,-0.09',
      distance: '5000',
      type: 'foot-walking',
      seed: '3',
      direction: '0',
      via: '51.51,-0.1;51.52,-0.11',
      quiet: 'true',
      ground: 'trail',
    },
  })
})

test.each(['', ' ', '0', '-3', 'five', '1e999'])('%j is no distance', (distance) => {
  expect(loopRequest(firstPlanner({ start, distance }))).toEqual({ lacks: 'distance' })
})

test('without a start nothing is asked', () => {
  expect(loopRequest(firstPlanner({}))).toEqual({ lacks: 'start' })
})
