import { expect, test } from 'vitest'
import { judge } from '../judge/judge.ts'
import { sports } from '../sports/registry.ts'
import { isSame } from '../units/tolerance.ts'
import { StoredSteps } from '../workout/step.ts'
import { totalsOf } from '../workout/totals.ts'
import { exampleChoices, type SampleChoice, sampleOf } from './sample.ts'
import { sampleLengths } from './sample-lengths.ts'

const choices: readonly SampleChoice[] = sports.flatMap((sport) =>
  sport.workoutTypes.flatMap((workoutType) =>
    sampleLengths(sport).values.map((durationValue) => ({ sport: sport.id, workoutType, durationValue })),
  ),
)

test('every choice has a valid sample of its length, which breaks no hard bound of its type', () => {
  for (const choice of choices) {
    const { steps, reference, durationUnit, durationValue } = sampleOf(choice)
    expect(StoredSteps.safeParse(steps).success).toBe(true)
    const { seconds, metres } = totalsOf(steps, choice.sport, reference)
    const total = durationUnit === 'minutes' ? seconds / 60 : metres
    expect(total, JSON.stringify(choice)).toBeCloseTo(durationValue, 1)
    const { hard } = judge({ sport: choice.sport, type: choice.workoutType, steps, reference, poolLength: null })
    expect(hard, JSON.stringify(choice)).toEqual([])
  }
})

test('the same choice gives the same sample', () => {
  for (const choice of exampleChoices) expect(sampleOf(choice)).toEqual(sampleOf(choice))
})

test('there is an example for each type of each sport, at a length that can be chosen', () => {
  expect(exampleChoices).toHaveLength(sports.flatMap(({ workoutTypes }) => workoutTypes).length)
  for (const { sport, durationValue } of exampleChoices)
    expect(choices.some((one) => one.sport === sport && isSame(one.durationValue, durationValue, 'percent'))).toBe(true)
})
