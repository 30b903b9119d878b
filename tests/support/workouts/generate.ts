import { type AcceptedRequest, accept } from '#domain/generator/accept.ts'
import { generateWorkout } from '#domain/generator/generate.ts'
import type { Generated } from '#domain/generator/generated.ts'
import { GenerateRequest } from '#domain/generator/request.ts'

/** Generates the workout of a request. Throws if the request is refused. */
export function generate(request: GenerateRequest, chance: { seed: number }): Generated {
  return generateWorkout(acceptOrThrow(request), chance)
}

/** The accepted form of a request, which the builders take. Throws if the request is refused. */
export function acceptOrThrow(request: GenerateRequest): AcceptedRequest {
  const answer = accept(request)
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues))
  return answer.request
}

/** Why a request is refused, by its schema or for its main set or its locks; empty if it is accepted. */
export function issuesOf(request: unknown): readonly { path: string; message: string }[] {
  const { data, error } = GenerateRequest.safeParse(request)
  if (error) return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const answer = accept(data)
  return answer.ok ? [] : answer.issues
}
