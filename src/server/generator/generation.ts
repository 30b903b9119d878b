import { generateWorkout } from '#domain/generator/generate.ts'
import type { Generated } from '#domain/generator/generated.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { isSameWorkout } from '#domain/workout/same-workout.ts'
import type { Log } from '../http/log.ts'
import { generateByModel } from './model/by-model.ts'
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

/**
 * A workout for a request: the engine's, or where there is a language model its own. What an athlete has fixed, be it a
 * seed, a main set, strides or steps to keep, is the engine's: it alone answers the same thing twice.
 */
export async function generated(
  { drawSeed, languageModel, log }: GenerationParts,
  request: GenerateRequest,
  signal: AbortSignal,
): Promise<Answer> {
  const { previous } = request
  const engine = generateWorkout(request, { seed: request.seed ?? drawSeed() })
  const isFixed = request.seed !== undefined || request.set || request.strides || previous?.locked?.length
  if (!languageModel || isFixed) return comparedWith(previous, engine)
  const made = await generateByModel(
    {
      ...languageModel,
      onTrouble: (trouble, status) =>
        log.warn({ trouble, status }, 'the language model gave no workout, the engine stood in'),
    },
    request,
    engine,
    signal,
  )
  return comparedWith(previous, made)
}

/** An answer that is not counted holds nothing but what was sent: there is nothing to be had by sending something else. */
function comparedWith(previous: GenerateRequest['previous'], made: Generated): Answer {
  if (!previous || !isSameWorkout(made.steps, previous.steps)) return made
  return { ...made, steps: previous.steps, unchanged: true }
}
