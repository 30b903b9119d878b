import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, poolLength, storedStepsOf } from '#tests/support/workouts/arbitraries.ts'
import { judge } from './judge.ts'
import type { JudgeInput } from './reading/input.ts'
import { describeVerdict } from './words/describe-verdict.ts'

describe('any stored steps', () => {
  const judged: fc.Arbitrary<JudgeInput> = anySport.chain((sport) =>
    fc.record({
      sport: fc.constant(sport.id),
      type: fc.constantFrom(undefined, null, ...sport.workoutTypes),
      steps: storedStepsOf(sport),
      reference: fc.option(fc.integer({ min: sport.reference.min, max: sport.reference.max }), { nil: undefined }),
      poolLength: fc.option(
        fc.record({ length: poolLength, unit: fc.constantFrom('meters' as const, 'yards' as const) }),
      ),
      asked: fc.constantFrom(undefined, { seconds: 3600 }, { metres: 5000 }),
    }),
  )

  testProperty('get a score from 0 to 1 and a sentence for every finding', 1000, (drawing) => {
    fc.assert(
      fc.property(judged, (drawn) => {
        const verdict = judge(drawn)
        const { hard, soft, kept, leftOut, score } = verdict
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
        for (const finding of [...hard, ...soft]) {
          expect(finding.source).toMatch(/\w{3}/)
          expect(finding.limit).toMatch(/\w/)
          expect(finding.value).not.toBeNaN()
          expect(finding.hard).toBe(finding.weight === 0)
        }
        // Every soft bound is kept, broken or left out, and that once.
        const said = [...kept, ...soft.map(({ bound }) => bound)]
        expect(new Set(said).size).toBe(said.length)
        const { headline, remarks, leftOut: unsaid } = describeVerdict(verdict, drawn)
        expect(leftOut.length === 0).toBe(unsaid.length === 0)
        for (const sentence of [headline, ...remarks, ...unsaid]) {
          expect(sentence).toMatch(/^[A-Z\d].*\.$/)
          expect(sentence).not.toMatch(/undefined|NaN|Infinity|null|\s\s|\[object/)
        }
      }),
      drawing,
    )
  })
})
