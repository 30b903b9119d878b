import { expect, test } from 'vitest'
import type { GenerateRequest } from '#domain/generator/request.ts'
import type { SportId } from '#domain/sports/registry.ts'
import { drawCount } from '#tests/support/drawn.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { judgeInput } from '#tests/support/workouts/judge-input.ts'
import { wordsOn } from '#tests/support/workouts/sessions.ts'
import { everyPair, usualRequest } from '#tests/support/workouts/usual-requests.ts'

/** The most generated sessions of usual lengths that may get a remark: of one sport and type, and of all. */
const [MAX_SHARE_OF_EACH, MAX_SHARE_OF_ALL] = [0.1, 0.02]

type Length = Pick<GenerateRequest, 'durationType' | 'durationUnit' | 'durationValue'>
const minutes = (durationValue: number): Length => ({ durationType: 'time', durationUnit: 'minutes', durationValue })
const distance =
  (durationUnit: GenerateRequest['durationUnit']) =>
  (durationValue: number): Length => ({ durationType: 'distance', durationUnit, durationValue })

const usualLengths: Record<SportId, readonly Length[]> = {
  running: [...[45, 60, 75, 90, 120].map(minutes), ...[8, 10, 15].map(distance('kilometers')), distance('miles')(8)],
  cycling: [...[45, 60, 75, 90, 120].map(minutes), ...[30, 50].map(distance('kilometers')), distance('miles')(25)],
  swimming: [...[1500, 2000, 2500, 3000, 4000].map(distance('meters')), distance('yards')(2000)],
}

test('a generated session of a usual length hardly ever gets a remark', () => {
  const count = drawCount(2000 / everyPair.length)
  const shares = everyPair.map(({ sport, type }) => {
    const lengths = usualLengths[sport]
    const remarked = Array.from({ length: count }, (_, seed): GenerateRequest => {
      const length = lengths[seed % lengths.length] as Length
      return {
        ...usualRequest(sport, type),
        ...length,
        ...(seed % 3 === 2 ? { workoutMetric: 'heartrate' } : {}),
        seed,
      }
    }).filter(
      (request) => wordsOn(judgeInput(request, generate(request, { seed: request.seed ?? 0 }))).remarks.length > 0,
    )
    return [`${sport} ${type}`, remarked.length / count] as const
  })
  for (const [pair, share] of shares) expect(share, pair).toBeLessThanOrEqual(MAX_SHARE_OF_EACH)
  const mean = shares.reduce((all, [, share]) => all + share, 0) / shares.length
  expect(mean, JSON.stringify(shares)).toBeLessThanOrEqual(MAX_SHARE_OF_ALL)
})
