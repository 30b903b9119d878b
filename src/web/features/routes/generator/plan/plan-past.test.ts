import { expect, test, vi } from 'vitest'
import type { LoopRequest } from '../state/loop-request.ts'
import type { Directions } from '../state/reduce-planner.ts'
import { planPast } from './plan-past.ts'

const request = { start: '0,0', distance: '4400', via: '0.001,0' }
const before = [
  [0, 0],
  [0.01, 0],
  [0.01, 0.01],
  [0, 0.01],
  [0, 0],
] as const
const vias = [[0.001, 0]] as const
const answer = (meters: number) => ({ distance: { meters } }) as Directions

/** A planner that finds the length only by more than one point. */
const ask = () => vi.fn(async ({ via = '' }: LoopRequest) => answer(String(via).includes(';') ? 4410 : 900))

test('a loop past a point near the start keeps its length by a point of the loop before', async () => {
  const asked = ask()
  expect(await planPast({ request, vias, before }, asked)).toEqual(answer(4410))
  expect(asked.mock.calls[1]?.[0]).toEqual({ ...request, via: '0.001,0;0.0095,0.01' })
})

test('what has its length already, or no loop before it, is asked for once', async () => {
  const good = vi.fn(async () => answer(4320))
  await planPast({ request, vias, before }, good)
  expect(good).toHaveBeenCalledTimes(1)
  const asked = ask()
  expect(await planPast({ request, vias, before: undefined }, asked)).toEqual(answer(900))
  expect(asked).toHaveBeenCalledTimes(1)
})

test('where the wider loop is none, the first answer stands', async () => {
  const failing = vi.fn(async ({ via = '' }: LoopRequest) => {
    if (String(via).includes(';')) throw new Error('There is no street near the start.')
    return answer(900)
  })
  expect(await planPast({ request, vias, before }, failing)).toEqual(answer(900))
})

test('a loop that is too short without that point and too long with it has it further in, until its length is kept', async () => {
  const asked = vi.fn(async ({ via = '' }: LoopRequest) => {
    const east = Number(/;[^,]+,(.+)/.exec(String(via))?.[1] ?? 0)
    return answer(east > 0.009 ? 5400 : east > 0.006 ? 4450 : 900)
  })
  expect(await planPast({ request, vias, before }, asked)).toEqual(answer(4450))
  expect(asked).toHaveBeenCalledTimes(4)
})

test('where nothing keeps the length, the loop that comes nearest to it is the answer', async () => {
  const short = vi.fn(async ({ via = '' }: LoopRequest) => answer(String(via).includes(';') ? 3800 : 900))
  expect(await planPast({ request, vias, before }, short)).toEqual(answer(3800))
  expect(short).toHaveBeenCalledTimes(2)
  const long = vi.fn(async () => answer(5000))
  expect(await planPast({ request, vias, before }, long)).toEqual(answer(5000))
  expect(long).toHaveBeenCalledTimes(1)
})
