import type { Generated } from '#domain/generator/generated.ts'
import { referenceOf } from '#domain/generator/request/reference.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import type { JudgeInput } from '#domain/judge/reading/input.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { type DistanceUnit, toMetres } from '#domain/units/distance.ts'
import type { Pool } from '#domain/workout/swim.ts'

/** The judge's input for a generated workout. The length is the requested one, rounded here and not by the generator. */
export function judgeInput(request: GenerateRequest, { steps }: Pick<Generated, 'steps'>): JudgeInput {
  const { sport, workoutType: type, durationType, durationValue } = request
  const reference = referenceOf(request)
  return {
    sport,
    type,
    steps,
    ...(typeof reference === 'number' ? { reference } : {}),
    ...(durationType === 'time' ? { asked: { seconds: Math.round(durationValue * 12) * 5 } } : distanceOf(request)),
  }
}

function distanceOf({ sport, durationUnit, durationValue, poolLength = 25 }: GenerateRequest): Partial<JudgeInput> {
  const unit = durationUnit as DistanceUnit
  if (!sportOf(sport).inPool) return { asked: { metres: toMetres(durationValue, unit) } }
  const lengths = Math.max(1, Math.round(durationValue / poolLength))
  const pool: Pool = { length: poolLength, unit: unit as Pool['unit'] }
  return { poolLength: pool, asked: { metres: toMetres(lengths * poolLength, unit) } }
}
