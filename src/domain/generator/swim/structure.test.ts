import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { drawSwims, isSwum, isWork, metresOf, swimRequest, usualSwim } from '#tests/support/workouts/swims.ts'
import { toMetres } from '../../units/distance.ts'
import { unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import type { GenerateRequest } from '../request.ts'

const types = ['interval', 'ladder sets', 'endurance'] as const

testProperty('neighbouring steps differ in what is swum, or a rest lies between them', 1000, (drawing) => {
  fc.assert(
    fc.property(swimRequest, (request) => {
      const steps = unroll(generate(request, { seed: 1 }).steps)
      steps.forEach((step, index) => {
        const next = steps[index + 1]
        if (!next || step.sendOff || !isSwum(step) || !isSwum(next)) return
        expect(aimOf(next), `${step.name}, ${next.name}`).not.toBe(aimOf(step))
      })
    }),
    drawing,
  )
})

testProperty('all rungs of a ladder have one aim and the same notes', 1000, (drawing) => {
  fc.assert(
    fc.property(swimRequest, (request) => {
      fc.pre(request.workoutType === 'ladder sets')
      const rungs = unroll(generate(request, { seed: 1 }).steps).filter(isWork)
      expect(new Set(rungs.map(aimOf)).size).toBe(1)
      expect(new Set(rungs.map(({ notes }) => notes)).size).toBe(1)
    }),
    drawing,
  )
})

describe('right before their work', () => {
  testProperty('hard swims from 1,500 m on have build-ups of 25 to 50 m, four where there is room', 1000, (drawing) => {
    fc.assert(
      fc.property(swimRequest, (request) => {
        const steps = unroll(generate(request, { seed: 1 }).steps).filter(isSwum)
        fc.pre(request.workoutType !== 'endurance' && metresOf(steps) >= 1500 && metresOfLength(request) <= 50)
        const before = steps.slice(0, steps.findIndex(isWork))
        const built = before.slice(before.findIndex(isBuildUp))
        expect(built.every(isBuildUp)).toBe(true)
        const four = 4 * metresOf(built.slice(0, 1))
        expect(built.length).toBeGreaterThanOrEqual(metresOf(before) >= 2 * four ? 4 : 2)
        expect(built.length).toBeLessThanOrEqual(4)
        for (const one of built) expect(metresOf([one])).toBeGreaterThanOrEqual(22)
        for (const one of built) expect(metresOf([one])).toBeLessThanOrEqual(55)
      }),
      drawing,
    )
  })

  test('others have none', () => {
    const others = [
      drawSwims({ workoutType: 'endurance', durationValue: 3000 }),
      drawSwims({ durationValue: 1000 }),
    ].flat(2)
    expect(others.filter(isBuildUp)).toEqual([])
  })
})

describe.each(['interval', 'endurance'] as const)('swims of type %s', (workoutType) => {
  test.each([1500, 2000, 3000, 4000])('of %i m are straight sets in at least half of all draws', (durationValue) => {
    const several = drawSwims({ workoutType, durationValue })
      .map((steps) => steps.filter(isWork).map(({ duration }) => duration.value))
      .filter((work) => work.length > 1)
    const straight = several.filter((work) => new Set(work).size === 1)
    expect(straight.length / several.length).toBeGreaterThanOrEqual(0.5)
    expect(straight.length).toBeLessThan(several.length)
  })
})

test('drills have names, and fins, paddles, snorkel, board and buoy, backstroke and medley come in sets of theirs', () => {
  const all = types.flatMap((workoutType) =>
    [1500, 2500].flatMap((durationValue) => drawSwims({ workoutType, durationValue }).flat()),
  )
  const drills = new Set(all.filter(({ drill }) => drill === 'drill').map(({ name }) => name))
  expect([...drills].sort()).toEqual([
    'Catch-up drill',
    'Fingertip drag drill',
    'Fist drill',
    'Sculling drill',
    'Single-arm drill',
    'Six-kick switch drill',
  ])
  const equipment = new Set(all.flatMap((step) => step.equipment ?? []))
  expect([...equipment].sort()).toEqual(['fins', 'kickboard', 'paddles', 'pull buoy', 'snorkel'])
  const strokes = new Set(all.flatMap(({ stroke }) => stroke ?? []))
  expect([...strokes].sort()).toEqual(['backstroke', 'medley'])
})

test('a stroke that is slower than the zones of critical speed is aimed by effort', () => {
  const strokes = drawSwims({ workoutType: 'interval', durationValue: 3000 })
    .flat()
    .filter(({ stroke }) => stroke)
  expect(strokes.length).toBeGreaterThan(10)
  for (const { target, effort } of strokes) {
    expect(target).toEqual({ type: 'open' })
    expect(effort).toBeLessThanOrEqual(3)
  }
})

test('a medley is a whole number of lengths of each stroke', () => {
  for (const poolLength of [25, 33.33, 50]) {
    const medleys = drawSwims({ workoutType: 'interval', durationValue: 3000, poolLength })
      .flat()
      .filter(({ stroke }) => stroke === 'medley')
    for (const { duration } of medleys) expect(duration.value % (4 * poolLength)).toBeCloseTo(0, 6)
    expect(medleys.length > 0).toBe(poolLength === 25)
  }
})

describe('a swim that is too short for its type', () => {
  test.each([
    ['interval', 800],
    ['ladder sets', 1200],
    ['endurance', 1000],
  ] as const)('says so, and names the length that fits: %s', (workoutType, least) => {
    const remarkOf = (durationValue: number) =>
      generate(usualSwim({ workoutType, durationValue }), { seed: 1 }).remarks.find((remark) =>
        remark.includes('short'),
      )
    expect(remarkOf(least - 25)).toContain(`from ${least.toLocaleString('en')} meters on`)
    expect(remarkOf(least)).toBeUndefined()
  })

  test('says nothing about a set that the athlete asked for', () => {
    const set = { times: 4, value: 50, unit: 'meters' } as const
    expect(generate(usualSwim({ durationValue: 400, set }), { seed: 1 }).remarks).toEqual([])
  })
})

describe('a long swim', () => {
  test('of 75 minutes or more begins with what to eat and drink', () => {
    const first = (durationValue: number) => drawSwims({ workoutType: 'endurance', durationValue })[0]?.[0]?.notes
    expect(first(4000)).toContain('30–60 g of carbohydrate an hour')
    expect(first(3000)).not.toContain('carbohydrate')
  })

  test('has a purpose beside its distance', () => {
    for (const steps of drawSwims({ workoutType: 'endurance', durationValue: 4000 })) {
      const names = new Set(steps.filter(isWork).map(({ name }) => name))
      expect([...names], 'one plain swim after another').not.toEqual(['Steady'])
    }
  })

  test('pulls no more than 1,000 m in its main set', () => {
    for (const steps of drawSwims({ workoutType: 'endurance', durationValue: 6000 }))
      expect(metresOf(steps.filter((step) => isWork(step) && step.drill === 'pull'))).toBeLessThanOrEqual(1000)
  })
})

/** What a swimmer does differently from one step to the next: what it is aimed at, how, and with what. */
function aimOf({ target, effort, stroke, drill, equipment, intensity }: Step): string {
  const isEnd = intensity === 'cooldown'
  return JSON.stringify([target, effort, stroke, drill, equipment, isEnd])
}

function isBuildUp({ name }: Step): boolean {
  return name === 'Build up'
}

/** The metres of a pool's length. */
function metresOfLength({ poolLength = 25, durationUnit }: GenerateRequest): number {
  return toMetres(poolLength, durationUnit as 'meters')
}

test('a ladder of 1,000 m has 550 m of rungs or more', () => {
  for (const durationValue of [1000, 1100])
    for (const steps of drawSwims({ workoutType: 'ladder sets', durationValue }))
      expect(metresOf(steps.filter(isWork))).toBeGreaterThanOrEqual(550)
})

test('by heart rate a remark says why long rungs go by feel, and no other why short ones do', () => {
  const remarks = Array.from({ length: 40 }, (_, seed) => {
    const request = usualSwim({ workoutType: 'ladder sets', workoutMetric: 'heartrate', durationValue: 1800 })
    const drawn = generate(request, { seed })
    const isLongAndFelt = (step: Step) => isWork(step) && step.effort !== undefined && metresOf([step]) >= 125
    return { said: drawn.remarks.join(), hasLong: unroll(drawn.steps).some(isLongAndFelt) }
  })
  expect(remarks.some(({ hasLong }) => hasLong)).toBe(true)
  for (const { said, hasLong } of remarks) expect(said.includes('The rungs go by feeling')).toBe(hasLong)
})
