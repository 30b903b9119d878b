import type { AcceptedRequest } from '#domain/generator/accept.ts'
import type { Generated } from '#domain/generator/generated.ts'
import { repair } from '#domain/generator/repair.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import type { Model } from './model.ts'
import { answerSchema, ModelAnswer, promptAgain, promptFor } from './prompt.ts'
import { faultsOf } from './verdict.ts'

/** Why the engine stands in: a word for the log, a sentence for the athlete. */
type Trouble = 'time-out' | 'unreachable' | 'refused' | 'unusable'

export type ModelParts = {
  model: Model
  /** A signal that is raised when the model has had its time. */
  deadline: () => AbortSignal
  /** Told of every answer that could not be used: words of ours and the provider's status, nothing of the athlete. */
  onTrouble: (trouble: Trouble, status?: number) => void
}

/**
 * The engine's answer with the model's steps in it, made exactly as long as asked; after one retry, or when the model
 * does not answer in time, the engine's own. Rejects only when `signal` says that nobody waits any more.
 */
export async function generateByModel(
  { model, deadline, onTrouble }: ModelParts,
  request: AcceptedRequest,
  engine: Generated,
  signal: AbortSignal,
): Promise<Generated> {
  const patience = AbortSignal.any([signal, deadline()])
  let status: number | undefined
  const steps = await stepsOf(model, request, patience).catch((refusal: { status?: unknown }): Trouble => {
    signal.throwIfAborted()
    if (typeof refusal.status === 'number') status = refusal.status
    return patience.aborted ? 'time-out' : status === undefined ? 'unreachable' : 'refused'
  })
  if (typeof steps !== 'string') return { ...engine, steps, madeBy: 'model', remarks: [] }
  onTrouble(steps, status)
  return { ...engine, remarks: [standIn[steps], ...engine.remarks] }
}

const standIn: Record<Trouble, string> = {
  'time-out': 'The language model took too long, so our own engine made this workout.',
  unreachable: 'The language model could not be reached, so our own engine made this workout.',
  refused: 'The language model refused to answer, so our own engine made this workout.',
  unusable: 'The language model wrote nothing that keeps the rules, so our own engine made this workout.',
}

async function stepsOf(asked: Model, request: AcceptedRequest, signal: AbortSignal): Promise<StoredSteps | 'unusable'> {
  const model = triedAgain(asked)
  const answer = await model(promptFor(request), answerSchema, signal)
  const first = usable(answer, request)
  if ('steps' in first) return first.steps
  const second = usable(await model(promptAgain(request, answer, first.faults), answerSchema, signal), request)
  return 'steps' in second ? second.steps : 'unusable'
}

/** The model, asked the same once more where its server fails: such failures often pass. At most once a workout. */
function triedAgain(model: Model): Model {
  let isTried = false
  return async (...question) => {
    try {
      return await model(...question)
    } catch (refusal) {
      if (isTried || !(refusal instanceof Object && 'status' in refusal && Number(refusal.status) >= 500)) throw refusal
      isTried = true
      return model(...question)
    }
  }
}

/** The steps of an answer made exact, or what is wrong with it. */
function usable(answer: string, request: AcceptedRequest): { steps: StoredSteps } | { faults: string[] } {
  const parsed = ModelAnswer.safeParse(jsonIn(answer))
  if (!parsed.success)
    return { faults: parsed.error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.')}: ${message}`) }
  const steps = repair(parsed.data.steps, request)
  if (!steps) return { faults: ['Its length is too far from what was asked.'] }
  const faults = faultsOf(steps, request)
  return faults.length > 0 ? { faults } : { steps }
}

/** The JSON in a text: models like to put it into a fence, or a sentence before it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
