import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { drawSwims, isSwum, isWork, metresOf, swimRequest, usualSwim } from '#tests/support/workouts/swims.ts'
import { toMetres } from '../../units/distance.ts'
import { toGroups, unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { movingSecondsOf } from '../../workout/totals.ts'
import type { GenerateRequest } from '../request.ts'
import { resolve } from '../resolve.ts'

/** As multiples of the pace at critical speed, by the zone and the longest metres it holds for: `docs/coaching.md`. */
const parts = [
  { zone: 1, upTo: 10_000, fast: 1.15, slow: 1.22 },
  { zone: 2, upTo: 10_000, fast: 1.09, slow: 1.14 },
  { zone: 3, upTo: 10_000, fast: 1.03, slow: 1.06 },
  { zone: 4, upTo: 175, fast: 0.98, slow: 1 },
  { zone: 4, upTo: 250, fast: 0.985, slow: 1.01 },
  { zone: 4, upTo: 10_000, fast: 1, slow: 1.03 },
  { zone: 5, upTo: 62, fast: 0.91, slow: 0.95 },
  { zone: 5, upTo: 10_000, fast: 0.94, slow: 0.98 },
]

describe('by pace', () => {
  testProperty('every pace is a part of a zone, with its percents and its range', 1000, (drawing) => {
    fc.assert(
      fc.property(swimRequest, (request) => {
        fc.pre(request.workoutMetric === 'pace')
        for (const { target, name } of unroll(generate(request, { seed: 1 }).steps).filter(isSwum)) {
          if (target?.type !== 'pace') continue
          expect(target, name).toMatchObject({ percentMin: expect.any(Number), percentMax: expect.any(Number) })
          // Build-ups cross the zones.
          if (name !== 'Build up') expect(target.zoneNumber, name).toBeDefined()
          const [low, high] = [target.percentMin ?? 0, target.percentMax ?? 0]
          if (high - low >= MIN_PERCENTS_OF_A_WHOLE_SECOND) expect(target.rangeMin, name).toBeDefined()
        }
      }),
      drawing,
    )
  })

  testProperty('steady swims aim at the part of the zone that suits their distance', 1000, (drawing) => {
    fc.assert(
      fc.property(swimRequest, (request) => {
        fc.pre(request.workoutMetric === 'pace' && request.workoutType !== 'ladder sets')
        for (const { target, name, duration } of unroll(generate(request, { seed: 1 }).steps).filter(isSwum)) {
          if (target?.type !== 'pace' || target.ramp || name?.startsWith('Descend')) continue
          const metres = toMetres(duration.value, duration.unit as 'meters')
          const part = parts.find(({ zone, upTo }) => zone === target.zoneNumber && metres <= upTo)
          expect(part, name).toBeDefined()
          if (!part) continue
          expect(target.percentMin, name).toBeCloseTo(100 / part.slow, 0)
          expect(target.percentMax, name).toBeCloseTo(100 / part.fast, 0)
        }
      }),
      drawing,
    )
  })

  test('around a locked step every pace is a part of a zone too', () => {
    const request = usualSwim({})
    for (let seed = 0; seed < 30; seed += 1) {
      const before = generate(request, { seed })
      const locked = [seed % toGroups(before.steps).length]
      const previous = { steps: before.steps, direction: 'harder' as const, locked }
      const paces = unroll(generate({ ...request, previous }, { seed: seed + 1 }).steps).flatMap(({ target }) =>
        target?.type === 'pace' ? [target] : [],
      )
      expect(paces.length).toBeGreaterThan(0)
      for (const target of paces) expect(target.percentMin).toBeDefined()
    }
  })

  test('a descending set says from what pace to what, and aims faster from repetition to repetition', () => {
    const sets = drawSwims({ workoutType: 'interval' }).filter((steps) => steps.some(isDescending))
    expect(sets.length).toBeGreaterThan(3)
    for (const steps of sets) {
      const swims = steps.filter(isDescending)
      const size = new Set(swims.map(({ name }) => name)).size
      const percents = swims.slice(0, size).map(({ target }) => target?.percentMin ?? 0)
      expect(percents).toEqual(percents.toSorted((one, other) => one - other))
      expect(new Set(percents).size).toBe(size)
      expect(swims[0]?.notes).toMatch(/faster than the one before: from 1:4\d\/100 m to 1:4\d\/100 m\.$/)
    }
  })
})

describe('a descending set', () => {
  testProperty(
    'gets faster by a second or more, and a second for 100, from repetition to repetition',
    1000,
    (drawing) => {
      fc.assert(
        fc.property(swimRequest, (request) => {
          const { reference = 0 } = resolve(request)
          fc.pre(request.workoutType === 'interval' && reference >= FASTEST_CRITICAL_SECONDS)
          const swims = unroll(generate(request, { seed: 1 }).steps).filter(isDescending)
          swims.forEach((step, index) => {
            const next = swims[index + 1]
            if (!next || step.name?.startsWith('Descend 4')) return
            const gained = movingSecondsOf(step, 'swimming', reference) - movingSecondsOf(next, 'swimming', reference)
            expect(gained).toBeGreaterThanOrEqual(1)
            expect((100 * gained) / metresOf([step])).toBeGreaterThanOrEqual(1)
          })
        }),
        drawing,
      )
    },
  )

  test('names paces in the unit of its targets: of the reference value, or of the pool where that names none', () => {
    const unitsOf = (more: Partial<GenerateRequest>) => {
      const swims = drawSwims({ durationUnit: 'yards', ...more })
        .flat()
        .filter(isDescending)
      expect(swims.length).toBeGreaterThan(3)
      return new Set(swims.flatMap(({ target, notes = '' }) => [target?.rangeUnit, ...(notes.match(/100 \w+/g) ?? [])]))
    }
    expect(unitsOf({})).toEqual(new Set(['100yd', '100 yd']))
    expect(unitsOf({ referenceUnit: 'meters' })).toEqual(new Set(['100m', '100 m']))
    expect(unitsOf({ durationUnit: 'meters' })).toEqual(new Set(['100m', '100 m']))
  })
})

describe('by heart rate', () => {
  testProperty('no work of less than two minutes is aimed by heart rate, and the answer says why', 1000, (drawing) => {
    fc.assert(
      fc.property(swimRequest, (request) => {
        fc.pre(request.workoutMetric === 'heartrate')
        const { steps, remarks } = generate(request, { seed: 1 })
        const swims = unroll(steps).filter(isSwum)
        for (const step of swims) {
          if (step.target?.type !== 'heartrate' || step.target.zoneNumber === 1) continue
          expect(movingSecondsOf(step, 'swimming'), step.name).toBeGreaterThan(MIN_PULSE_SECONDS)
        }
        const isFelt = swims.some(({ effort = 0 }) => effort >= 4)
        expect(remarks.some((remark) => /a pulse (needs two minutes to follow|does not show)/.test(remark))).toBe(
          isFelt,
        )
      }),
      drawing,
    )
  })

  test('the rungs of a ladder are aimed alike: all by heart rate or all by effort', () => {
    const ways = drawSwims({ workoutType: 'ladder sets', workoutMetric: 'heartrate' }).map(
      (steps) => new Set(steps.filter(isWork).map(({ effort, target }) => effort ?? `zone ${target?.zoneNumber}`)),
    )
    for (const own of ways) expect(own.size).toBe(1)
    const all = new Set(ways.flatMap((own) => [...own]))
    for (const way of [6, 7, 'zone 3', 'zone 4']) expect(all).toContain(way)
  })

  test('a descending set goes by effort: the pulse cannot tell its paces apart', () => {
    const swims = drawSwims({ workoutType: 'interval', workoutMetric: 'heartrate' }).flat().filter(isDescending)
    expect(swims.length).toBeGreaterThan(10)
    for (const { target, effort, notes } of swims) {
      expect(target).toEqual({ type: 'open' })
      expect(effort).toBeGreaterThanOrEqual(6)
      expect(notes).toMatch(/from effort 6 to 9 of 10\.$/)
    }
  })
})

/**
 * Estimated times are those of an average swimmer; a rung may be a little shorter than the part it is aimed at tells.
 */
const MIN_PULSE_SECONDS = 115
/** Nobody is faster: seconds for 100 m at critical speed. */
const FASTEST_CRITICAL_SECONDS = 60
/** A narrower part may lie between two whole seconds of a pace. */
const MIN_PERCENTS_OF_A_WHOLE_SECOND = 2.3

function isDescending({ name }: Step): boolean {
  return name?.startsWith('Descend ') === true
}
