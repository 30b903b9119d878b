import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { generate, issuesOf } from '#tests/support/workouts/generate.ts'
import { everyPair, usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { sportOf } from '../sports/registry.ts'
import { unroll } from '../workout/groups.ts'
import type { Step } from '../workout/step.ts'
import { totalsOf } from '../workout/totals.ts'
import { directions } from './request/direction.ts'
import { effortsFor, isCalm, sessionEfforts, zoneOfEffort } from './request/effort.ts'
import type { GenerateRequest } from './request.ts'

const calm = everyPair.filter(({ sport, type }) => effortsFor(sportOf(sport), type).some(isCalm))
const pairs = everyPair.filter(({ sport, type }) => effortsFor(sportOf(sport), type).length > 0)

/** Requests with an effort, of any accepted length and metric, with strides in some runs. */
const drawnRequest: fc.Arbitrary<GenerateRequest> = fc.constantFrom(...pairs).chain(({ sport, type }) => {
  const { lengths, metrics, hasStrides } = sportOf(sport)
  const efforts = effortsFor(sportOf(sport), type)
  return fc
    .record({
      range: fc.constantFrom(...lengths),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      workoutMetric: fc.constantFrom(...metrics),
      effort: fc.constantFrom(...efforts),
      strides: fc.constantFrom(true, 4, undefined),
    })
    .map(({ range: { unit, min, max, longDay }, share, workoutMetric, effort, strides }) => {
      const value = min + Math.round(share * (Math.min(max, longDay) - min))
      return {
        ...usualRequest(sport, type),
        workoutMetric,
        effort,
        ...(hasStrides && strides ? { strides } : {}),
        durationType: unit === 'minutes' ? 'time' : 'distance',
        durationUnit: unit,
        durationValue: sportOf(sport).inPool ? Math.max(min, Math.round(value / 25) * 25) : Math.round(value),
      } as GenerateRequest
    })
    .filter((request) => issuesOf(request).length === 0)
})

/** The highest effort from 1 to 10 that lies in a zone, where a swim has no pace. */
const HIGHEST_FELT = [4, 4, 6, 8, 10] as const

testProperty('nothing is harder than the effort that is asked for, but for strides', 2000, (drawing) =>
  fc.assert(
    fc.property(drawnRequest, fc.nat(1e6), (request, seed) => {
      const { steps } = generate(request, { seed })
      const highest = zoneOfEffort(request.effort ?? 'easy', sportOf(request.sport))
      const isTooHard = ({ intensity, target, effort = 0, name }: Step) => {
        if (intensity === 'warmup' || intensity === 'cooldown' || name === 'Stride') return false
        return target?.type === 'open'
          ? effort > (HIGHEST_FELT[highest - 1] ?? 10)
          : (target?.zoneNumber ?? 9) > highest
      }
      const trained = unroll(steps).filter(({ intensity }) => intensity !== 'rest')
      expect(trained.filter(isTooHard)).toEqual([])
      if (!request.strides) expect(trained.filter(({ name }) => name === 'Stride')).toEqual([])
    }),
    drawing,
  ),
)

testProperty('no direction makes a session harder than its effort', 600, (drawing) =>
  fc.assert(
    fc.property(drawnRequest, fc.nat(1e6), fc.constantFrom(...directions), (request, seed, direction) => {
      const { steps } = generate(request, { seed })
      const previous = { steps, direction }
      const next = generate({ ...request, previous }, { seed: seed + 1 }).steps
      const highest = zoneOfEffort(request.effort ?? 'easy', sportOf(request.sport))
      const work = unroll(next).filter(
        ({ intensity, name }) => intensity !== 'warmup' && intensity !== 'cooldown' && name !== 'Stride',
      )
      expect(work.filter(({ target }) => (target?.zoneNumber ?? 0) > highest)).toEqual([])
    }),
    drawing,
  ),
)

describe('the effort of a whole session', () => {
  test.each(calm)('of a session of $type in $sport leaves it as long as asked', ({ sport, type }) => {
    for (const effort of effortsFor(sportOf(sport), type)) {
      const request = { ...usualRequest(sport, type), effort }
      const { seconds, metres } = totalsOf(generate(request, { seed: 3 }).steps, sport, undefined)
      if (request.durationType === 'time') expect(seconds).toBe(request.durationValue * 60)
      else expect(metres).toBe(request.durationValue)
    }
  })

  test('keeps a long run easy that has work without it', () => {
    const request: GenerateRequest = { ...usualRequest('running', 'endurance'), durationValue: 150 }
    const hardestOf = (one: GenerateRequest, seed: number) =>
      Math.max(...unroll(generate(one, { seed }).steps).map(({ target }) => target?.zoneNumber ?? 0))
    const seeds = Array.from({ length: 20 }, (_, seed) => seed)
    expect(seeds.some((seed) => hardestOf(request, seed) > 2)).toBe(true)
    expect(seeds.every((seed) => hardestOf({ ...request, effort: 'easy' }, seed) <= 2)).toBe(true)
  })

  test('a run whose effort is said has no brisk part', () => {
    const namesOf = (effort: GenerateRequest['effort']) =>
      new Set(
        Array.from({ length: 20 }, (_, seed) =>
          unroll(generate({ ...usualRequest('running', 'endurance'), effort }, { seed }).steps),
        )
          .flat()
          .map(({ name }) => name),
      )
    expect(namesOf('easy')).not.toContain('Steady')
    expect(namesOf('endurance')).not.toContain('Steady')
    expect(namesOf(undefined)).toContain('Steady')
    expect(namesOf('recovery')).toContain('Recovery')
  })

  test.each(everyPair)('is refused for $type in $sport where the type says another one', ({ sport, type }) => {
    for (const effort of sessionEfforts) {
      const isPossible = effortsFor(sportOf(sport), type).includes(effort)
      const { noun } = sportOf(sport)
      const message = `A ${noun} of this type is not asked for as ${effort}: its type says how hard it is.`
      expect(issuesOf({ ...usualRequest(sport, type), effort })).toEqual(
        isPossible ? [] : [{ path: 'effort', message }],
      )
    }
  })

  test.each([
    ['css', 4],
    ['tempo', 3],
    ['fast', 5],
  ] as const)('of the work of a swim, %s, is that of all of its repetitions', (effort, zoneNumber) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const { steps } = generate({ ...usualRequest('swimming', 'interval'), effort }, { seed })
      const work = unroll(steps).filter(
        ({ intensity, target }) => intensity === 'interval' || (target?.zoneNumber ?? 0) > 2,
      )
      expect(new Set(work.map(({ target }) => target?.zoneNumber ?? zoneNumber))).toEqual(new Set([zoneNumber]))
    }
  })
})
