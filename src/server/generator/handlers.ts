import { generateWorkout as contract } from '#contracts/workouts.ts'
import { type AcceptedRequest, accept } from '#domain/generator/accept.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { type AccessParts, generating } from '../billing/access.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { inLines, wantsLines } from '../http/endpoint/lines.ts'
import { type Api, type Asked, serve } from '../http/endpoint/serve.ts'
import { Problem } from '../http/refusals/problem.ts'
import { type Answer, asksModel, engineAnswer, type GenerationParts, modelAnswer } from './generation.ts'
import { oneOfEach } from './one-of-each.ts'

type Parts = AccessParts & GenerationParts

/**
 * Generation, for athletes whose plan allows it. A request that is closed before the answer is not counted. A client that
 * accepts lines gets the engine's workout at once and the language model's in a second line, both for one generation.
 */
export function mountGenerator(api: Api, parts: Parts): void {
  const askModel = oneOfEach<AthleteId>()
  // An athlete's next generation cancels the model's work for the one before, which then answers with the engine's workout.
  const generate = async (request: AcceptedRequest, id: AthleteId, signal: AbortSignal) => {
    const engine = engineAnswer(parts, request)
    if (!asksModel(parts, request)) return engine
    return askModel(id, [signal], (waiting) => modelAnswer(parts, request, engine, waiting)).catch((error: unknown) => {
      if (signal.aborted) throw error
      return engine
    })
  }
  serve(api, contract, async ({ caller, body, context }) => {
    const { signal } = context.req.raw
    const request = acceptOrThrow(body)
    try {
      if (!wantsLines(context))
        return await countGeneration(parts, caller, () => generate(request, caller.id, signal), signal)
      const engine = engineAnswer(parts, request)
      const first = await countGeneration(parts, caller, () => engine, signal)
      // A version that is not counted gets none of the model's.
      if (engine.unchanged || !asksModel(parts, request)) return inLines(first)
      return inLines({ ...first, modelFollows: true }, (left) =>
        askModel(caller.id, [signal, left], (waiting) => modelAnswer(parts, request, engine, waiting)),
      )
    } catch (error) {
      if (signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
      throw error
    }
  })
}

/** The request as the generator takes it. Throws a Problem that names the field that cannot be met. */
function acceptOrThrow(body: GenerateRequest): AcceptedRequest {
  const answer = accept(body)
  if (answer.ok) return answer.request
  const fields = Object.fromEntries(answer.issues.map(({ path, message }) => [path, message]))
  throw new Problem('invalid', answer.issues.map(({ message }) => message).join(' '), { fields })
}

/** The status that servers log for a request whose client has closed it. */
const CLIENT_CLOSED_REQUEST = 499

async function countGeneration(
  parts: Parts,
  caller: Asked<typeof contract>['caller'],
  work: () => Answer | Promise<Answer>,
  left: AbortSignal,
) {
  const { result, counted } = await generating(parts, caller, work, ({ unchanged }) => unchanged === true, left)
  return { ...result, counted }
}
