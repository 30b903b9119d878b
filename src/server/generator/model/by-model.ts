import type { AcceptedRequest } from '#domain/generator/accept.ts'
import type { Generated } from '#domain/generator/generated.ts'
import { repair } from '#domain/generator/repair.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import type { Model } from './model.ts'
import { answerSchema, ModelAnswer, promptAgain, promptFor } from './prompt.ts'
import { faultsOf } from './verdict.ts'

/** Why the model gives no workout. */
type Failure = 'time-out' | 'unreachable' | 'refused' | 'unusable'

export type ModelParts = {
  model: Model
  /** A new signal that is aborted when the time for an answer is over. */
  deadline: () => AbortSignal
  /** Called where no answer can be used. It is given the cause and the provider's status, and nothing of the athlete. */
  onFailure: (failure: Failure, status?: number) => void
}

/**
 * The engine's answer with the model's steps, repaired to fit the request exactly. Where the second answer cannot be used
 * either, or the model does not answer in time, it is the engine's own. Rejects only where `signal` is aborted.
 */
export async function generateByModel(
  { model, deadline, onFailure }: ModelParts,
  request: AcceptedRequest,
  engine: Generated,
  signal: AbortSignal,
): Promise<Generated> {
  const inTime = AbortSignal.any([signal, deadline()])
  let status: number | undefined
  const steps = await stepsOf(model, request, inTime).catch((error: { status?: unknown }): Failure => {
    signal.throwIfAborted()
    if (typeof error.status === 'number') status = error.status
    return inTime.aborted ? 'time-out' : status === undefined ? 'unreachable' : 'refused'
  })
  if (typeof steps !== 'string') return { ...engine, steps, madeBy: 'model', remarks: [] }
  onFailure(steps, status)
  return { ...engine, remarks: [remarkOf[steps], ...engine.remarks] }
}

const remarkOf: Record<Failure, string> = {
  'time-out': 'The language model took too long, so our own engine made this workout.',
  unreachable: 'The language model could not be reached, so our own engine made this workout.',
  refused: 'The language model refused to answer, so our own engine made this workout.',
  unusable: 'The language model wrote nothing that keeps the rules, so our own engine made this workout.',
}

async function stepsOf(asked: Model, request: AcceptedRequest, signal: AbortSignal): Promise<StoredSteps | 'unusable'> {
  const model = retryOnce(asked)
  const answer = await model(promptFor(request), answerSchema, signal)
  const first = readAnswer(answer, request)
  if ('steps' in first) return first.steps
  const second = readAnswer(await model(promptAgain(request, answer, first.faults), answerSchema, signal), request)
  return 'steps' in second ? second.steps : 'unusable'
}

/** Asks again where the model's server fails, which often passes; at most once a workout. */
function retryOnce(model: Model): Model {
  let isTried = false
  return async (...question) => {
    try {
      return await model(...question)
    } catch (error) {
      if (isTried || !(error instanceof Object && 'status' in error && Number(error.status) >= 500)) throw error
      isTried = true
      return model(...question)
    }
  }
}

/** The steps of an answer, repaired, or what is wrong with it. */
function readAnswer(answer: string, request: AcceptedRequest): { steps: StoredSteps } | { faults: string[] } {
  const parsed = ModelAnswer.safeParse(jsonIn(answer))
  if (!parsed.success)
    return { faults: parsed.error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.')}: ${message}`) }
  const steps = repair(parsed.data.steps, request)
  if (!steps) return { faults: ['Its length is too far from what was asked.'] }
  const faults = faultsOf(steps, request)
  return faults.length > 0 ? { faults } : { steps }
}

/** The JSON in a text: models often put it into a code fence, or a sentence before it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
