import type { AcceptedRequest } from '#domain/generator/accept.ts'
import { generateWorkout } from '#domain/generator/generate.ts'
import type { Generated } from '#domain/generator/generated.ts'
import { asksForSet } from '#domain/generator/plan/asks-for-set.ts'
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

/** A generated workout. `unchanged` where it is the version before, with the names and notes that were sent. */
export type Answer = Generated & { unchanged?: true }

/** The engine's workout for a request. */
export function engineAnswer({ drawSeed }: GenerationParts, request: AcceptedRequest): Answer {
  return markUnchanged(request.previous, generateWorkout(request, { seed: request.seed ?? drawSeed() }))
}

/** Whether a language model is asked too. Only the engine keeps a seed, what is asked for beyond a length, and steps. */
export function asksModel({ languageModel }: GenerationParts, request: AcceptedRequest): boolean {
  const { seed, strides, effort, notes, racePace, warmup, cooldown, previous } = request
  const isOfSession = strides || effort || notes || racePace
  const isFixed = asksForSet(request) || warmup || cooldown || isOfSession || previous?.locked.length
  return languageModel !== undefined && seed === undefined && !isFixed
}

/**
 * The language model's workout; the engine's, with a remark that says why, where the model gives none in time. Rejects only
 * where `signal` is aborted.
 */
export async function modelAnswer(
  { languageModel, log }: GenerationParts,
  request: AcceptedRequest,
  engine: Answer,
  signal: AbortSignal,
): Promise<Answer> {
  if (!languageModel) return engine
  const onFailure: ModelParts['onFailure'] = (failure, status) =>
    log.warn({ failure, status }, 'the language model gave no workout, the engine stood in')
  const made = await generateByModel({ ...languageModel, onFailure }, request, engine, signal)
  return markUnchanged(request.previous, made)
}

/**
 * Marks an answer that equals the version before, and gives it the steps that were sent. It is not counted, so it must hold
 * nothing new.
 */
export function markUnchanged(
  previous: Pick<PreviousVersion, 'steps'> | undefined,
  { unchanged: _, ...made }: Answer,
): Answer {
  if (!previous || !isSameWorkout(made.steps, previous.steps)) return made
  return { ...made, steps: previous.steps, unchanged: true }
}
