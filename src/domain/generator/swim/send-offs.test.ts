import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { isSwum, isWork, swimRequest, usualSwim } from '#tests/support/workouts/swims.ts'
import { isGroup, toGroups, unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { partsOf } from '../../workout/timeline.ts'
import { movingSecondsOf } from '../../workout/totals.ts'
import { resolve } from '../resolve.ts'

describe('by pace', () => {
  testProperty('repetitions at critical speed and faster leave on a send-off, the others rest', 1000, (drawing) => {
    fc.assert(
      fc.property(swimRequest, (request) => {
        fc.pre(request.workoutMetric === 'pace')
        const steps = unroll(generate(request, { seed: 1 }).steps)
        const lastWork = steps.findLastIndex(isWork)
        steps.forEach((step, index) => {
          const isSentOff = isWork(step) && (step.target?.zoneNumber ?? 0) >= 4 && !isBroken(step)
          // Nothing follows the last rung of a ladder, so it needs no send-off.
          const endsLadder = request.workoutType === 'ladder sets' && steps[index + 1]?.intensity !== 'interval'
          if (isSentOff && index !== lastWork && !endsLadder) expect(step.sendOff, step.name).toBeDefined()
          if (!isSentOff) expect(step.sendOff, step.name).toBeUndefined()
          if (step.sendOff) expect(steps[index + 1]?.intensity).not.toBe('rest')
        })
      }),
      drawing,
    )
  })

  testProperty('a send-off is a multiple of 5 s and leaves 10 to 60 s of rest', 1000, (drawing) => {
    fc.assert(
      fc.property(swimRequest, (request) => {
        fc.pre(request.workoutMetric === 'pace')
        const { reference } = resolve(request)
        for (const step of unroll(generate(request, { seed: 1 }).steps)) {
          if (!step.sendOff) continue
          const { restSeconds } = partsOf(step, movingSecondsOf(step, 'swimming', reference))
          expect(step.sendOff % 5).toBe(0)
          expect(restSeconds, step.name).toBeGreaterThan(9.999)
          expect(restSeconds, step.name).toBeLessThan(65)
        }
      }),
      drawing,
    )
  })

  testProperty('the swims of one distance in a repeat share a send-off', 1000, (drawing) => {
    fc.assert(
      fc.property(swimRequest, (request) => {
        for (const entry of toGroups(generate(request, { seed: 1 }).steps)) {
          if (!isGroup(entry)) continue
          const sendOffs = Map.groupBy(entry.steps.filter(isSwum), ({ duration }) => duration.value)
          for (const swims of sendOffs.values()) expect(new Set(swims.map(({ sendOff }) => sendOff)).size).toBe(1)
        }
      }),
      drawing,
    )
  })

  test('the pieces of a broken swim have a breath of 10 to 20 s between them, and 45 to 60 s follow the last', () => {
    const rounds = Array.from({ length: 100 }, (_, seed) => toGroups(generate(usualSwim(), { seed }).steps)).flatMap(
      (entries) => entries.flatMap((entry) => (isGroup(entry) && entry.steps.some(isBroken) ? [entry.steps] : [])),
    )
    expect(rounds.length).toBeGreaterThan(3)
    for (const steps of rounds) {
      const rests = steps.filter((step) => !isSwum(step)).map(({ duration }) => duration.value)
      expect(rests.at(-1)).toBeGreaterThanOrEqual(45)
      expect(rests.at(-1)).toBeLessThanOrEqual(60)
      for (const breath of rests.slice(0, -1)) expect(breath).toBeGreaterThanOrEqual(10)
      for (const breath of rests.slice(0, -1)) expect(breath).toBeLessThanOrEqual(20)
    }
  })

  test('8 × 100 m at a critical speed of 1:45 leave on 2:00', () => {
    const { steps } = generate(usualSwim({ set: { times: 8, value: 100, unit: 'meters' } }), { seed: 1 })
    const work = unroll(steps).filter(isWork)
    expect(work.map(({ sendOff }) => sendOff)).toEqual(Array.from({ length: 8 }, () => 120))
  })

  test('an asked rest stays a rest', () => {
    const { steps } = generate(usualSwim({ set: { times: 8, value: 100, unit: 'meters', restSeconds: 25 } }), {
      seed: 1,
    })
    expect(restsAfterWork(unroll(steps))).toEqual(Array.from({ length: 8 }, () => 25))
  })
})

testProperty('by heart rate there are no send-offs: nobody knows how long a swim takes', 400, (drawing) => {
  fc.assert(
    fc.property(swimRequest, (request) => {
      fc.pre(request.workoutMetric === 'heartrate')
      for (const { sendOff } of unroll(generate(request, { seed: 1 }).steps)) expect(sendOff).toBeUndefined()
    }),
    drawing,
  )
})

/** A broken swim has a breath of 10 s between its pieces instead. */
function isBroken({ name }: Step): boolean {
  return name === 'Broken swim'
}

function restsAfterWork(steps: readonly Step[]): number[] {
  return steps.flatMap((step, index) => {
    const next = steps[index + 1]
    return isWork(step) && next?.intensity === 'rest' ? [next.duration.value] : []
  })
}
