import { type AcceptedRequest, accept } from '#domain/generator/accept.ts'
import { generateWorkout } from '#domain/generator/generate.ts'
import type { Generated } from '#domain/generator/generated.ts'
import { GenerateRequest } from '#domain/generator/request.ts'

/** The workout of a request as it is sent. Throws where it is refused. */
export function generate(request: GenerateRequest, chance: { seed: number }): Generated {
  return generateWorkout(accepted(request), chance)
}

/** A request as the builders take it. Throws where it is refused. */
export function accepted(request: GenerateRequest): AcceptedRequest {
  const answer = accept(request)
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues))
  return answer.request
}

/** Why a request is refused, by its schema or for its set or its locks; empty where it is not. */
export function issuesOf(request: unknown): readonly { path: string; message: string }[] {
  const { data, error } = GenerateRequest.safeParse(request)
  if (error) return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const answer = accept(data)
  return answer.ok ? [] : answer.issues
}
