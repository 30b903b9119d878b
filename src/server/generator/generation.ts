import type { AcceptedRequest } from '#domain/generator/accept.ts'
import { generateWorkout } from '#domain/generator/generate.ts'
import type { Generated } from '#domain/generator/generated.ts'
import type { PreviousVersion } from '#domain/generator/request/resolved-request.ts'
import { isSameWorkout } from '#domain/workout/same-workout.ts'
import type { Log } from '../http/log/log.ts'
import { generateByModel, type ModelParts } from './model/by-model.ts'
import type { Model } from './model/model.ts'

export type GenerationParts = {
  /** A whole number from 0 to 2³² − 1, for requests that name no seed. */
  drawSeed: () => number
  /** A language model, where the operator has set one, and the time it has for an answer. */
  languageModel?: { model: Model; deadline: () => AbortSignal } | undefined
  log: Pick<Log, 'warn'>
}

/** A generated workout; `unchanged` where it is the version before again, in the words it was sent in. */
export type Answer = Generated & { unchanged?: true }

/** The engine's workout for a request. */
export function engineAnswer({ drawSeed }: GenerationParts, request: AcceptedRequest): Answer {
  return comparedWith(request.previous, generateWorkout(request, { seed: request.seed ?? drawSeed() }))
}

/** Whether a language model is asked, too. What an athlete has fixed is the engine's: it alone answers the same twice. */
export function asksModel({ languageModel }: GenerationParts, request: AcceptedRequest): boolean {
  const { seed, set, strides, previous } = request
  return languageModel !== undefined && seed === undefined && !set && !strides && !previous?.locked.length
}

/**
 * The language model's workout; the engine's, with a remark that says why, where the model wrote none in time. Rejects
 * only when `signal` says that nobody waits any more.
 */
export async function modelAnswer(
  { languageModel, log }: GenerationParts,
  request: AcceptedRequest,
  engine: Answer,
  signal: AbortSignal,
): Promise<Answer> {
  if (!languageModel) return engine
  const onTrouble: ModelParts['onTrouble'] = (trouble, status) =>
    log.warn({ trouble, status }, 'the language model gave no workout, the engine stood in')
  const made = await generateByModel({ ...languageModel, onTrouble }, request, engine, signal)
  return comparedWith(request.previous, made)
}

/** An answer that is not counted holds nothing but what was sent: there is nothing to be had by sending something else. */
export function comparedWith(
  previous: Pick<PreviousVersion, 'steps'> | undefined,
  { unchanged: _, ...made }: Answer,
): Answer {
  if (!previous || !isSameWorkout(made.steps, previous.steps)) return made
  return { ...made, steps: previous.steps, unchanged: true }
}
