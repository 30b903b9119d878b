import { describe, expect, test } from 'vitest'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { contextFor } from '../plan/context.ts'
import { once } from '../plan/plan.ts'
import { createRandom } from '../plan/random.ts'
import type { GenerateRequest } from '../request.ts'
import { resolve } from '../resolve.ts'
import { betweenEnds, tooLong } from './asked-main-set.ts'
import type { FoundSets } from './main-sets/choose.ts'

/** An hour, with a warm-up of twenty minutes where one is asked for. */
const contextOf = (change: Partial<GenerateRequest> = { warmup: { value: 20, unit: 'minutes' } }) =>
  contextFor(resolve({ ...usualRequest('cycling', 'threshold'), ...change }))

const blocksOf = (minutes: number) => [
  once({ intensity: 'interval', zone: 5, ticks: 12 * minutes, name: 'Work', notes: '' }),
]
const setOf = (minutes: number) => ({ bouts: 1, form: 'single' as const, isSpare: false, blocks: blocksOf(minutes) })
const minutesOf = (sets: readonly { blocks: FoundSets['found'][number]['blocks'] }[]) =>
  sets.map(({ blocks }) => (blocks[0]?.pieces[0]?.ticks ?? 0) / 12)

/** Main sets of some minutes, which are drawn in turn. */
function setsOf(found: number[], worse: number[], drawn: number[]): FoundSets & { draws: () => number } {
  let draws = 0
  return {
    found: found.map(setOf),
    worse: () => worse.map(setOf),
    draw: () => {
      draws += 1
      return blocksOf(drawn[(draws - 1) % drawn.length] ?? 0)
    },
    draws: () => draws,
  }
}

/** The sets that fit. Throws if none does. */
function fitting(sets: FoundSets): FoundSets {
  const answer = betweenEnds(sets, contextOf())
  if ('ok' in answer) throw new Error(answer.reason)
  return answer
}

describe('between ends of asked lengths', () => {
  test('there are the main sets that leave them room', () => {
    // Twenty minutes of warm-up and five of cool-down leave 35.
    const { found, worse } = fitting(setsOf([40, 35, 20, 36], [50, 30], [20]))
    expect(minutesOf(found)).toEqual([35, 20])
    expect(minutesOf(worse())).toEqual([30])
  })

  test('the first drawn that fits is taken, and after twenty draws any that fits', () => {
    const random = createRandom('draw')
    const some = setsOf([20, 40], [], [40, 50, 30])
    expect(minutesOf([{ blocks: fitting(some).draw(random) }])).toEqual([30])
    expect(some.draws()).toBe(3)
    const none = setsOf([20, 40], [], [40])
    expect(minutesOf([{ blocks: fitting(none).draw(random) }])).toEqual([20])
    expect(none.draws()).toBe(20)
  })

  test('a refusal names the length that the shortest main set needs', () => {
    expect(betweenEnds(setsOf([50, 36, 40], [], [40]), contextOf())).toEqual({
      ok: false,
      reason: 'Warm-up, main set and cool-down take 61 minutes: ask for at least that, or for a shorter main set.',
    })
  })

  test('all are kept where no end is asked for', () => {
    const sets = setsOf([50, 20], [], [50])
    expect(betweenEnds(sets, contextOf({}))).toBe(sets)
  })
})

test('a main set leaves eight minutes for ends that are not asked for', () => {
  expect(tooLong(blocksOf(52), contextOf({}))).toBeUndefined()
  expect(tooLong(blocksOf(52.1), contextOf({}))).toMatch(/take 60 minutes 10 seconds: ask/)
  // Work by distance in a session by time takes parts of a tick.
  expect(tooLong(blocksOf(52.05), contextOf({}))).toBeUndefined()
})
