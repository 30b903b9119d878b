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
 * Generation, for athletes whose plan allows it. Whoever goes away before the answer has spent nothing. A client that
 * accepts lines gets the engine's workout at once and the language model's in a second line, both for one generation.
 */
export function mountGenerator(api: Api, parts: Parts): void {
  const asking = oneOfEach<AthleteId>()
  // An athlete's next generation takes the model from the one before, which then answers with the engine's workout.
  const finished = async (request: AcceptedRequest, id: AthleteId, signal: AbortSignal) => {
    const engine = engineAnswer(parts, request)
    if (!asksModel(parts, request)) return engine
    return asking(id, [signal], (waiting) => modelAnswer(parts, request, engine, waiting)).catch((error: unknown) => {
      if (signal.aborted) throw error
      return engine
    })
  }
  serve(api, contract, async ({ caller, body, context }) => {
    const { signal } = context.req.raw
    const request = acceptedOrRefused(body)
    try {
      if (!wantsLines(context)) return await counted(parts, caller, () => finished(request, caller.id, signal))
      const engine = engineAnswer(parts, request)
      const first = await counted(parts, caller, () => engine)
      // A version that cost nothing brings none of the model's.
      if (engine.unchanged || !asksModel(parts, request)) return inLines(first)
      return inLines({ ...first, modelFollows: true }, (left) =>
        asking(caller.id, [signal, left], (waiting) => modelAnswer(parts, request, engine, waiting)),
      )
    } catch (trouble) {
      if (signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
      throw trouble
    }
  })
}

/** The request as the generator takes it. Throws a Problem that names the field whose wish cannot be met. */
function acceptedOrRefused(body: GenerateRequest): AcceptedRequest {
  const answer = accept(body)
  if (answer.ok) return answer.request
  const fields = Object.fromEntries(answer.issues.map(({ path, message }) => [path, message]))
  throw new Problem('invalid', answer.issues.map(({ message }) => message).join(' '), { fields })
}

/** What servers log for a request whose sender has gone; nobody receives it. */
const CLIENT_CLOSED_REQUEST = 499

async function counted(parts: Parts, caller: Asked<typeof contract>['caller'], work: () => Answer | Promise<Answer>) {
  const { result, counted } = await generating(parts, caller, work, ({ unchanged }) => unchanged === true)
  return { ...result, counted }
}
