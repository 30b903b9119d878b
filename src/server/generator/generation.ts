import { generateWorkout } from '#domain/generator/generate.ts'
import type { Generated } from '#domain/generator/generated.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
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

/**
 * A workout for a request: the engine's, or where there is a language model its own. What an athlete has fixed, be it a
 * seed, a main set, strides or steps to keep, is the engine's: it alone answers the same thing twice.
 */
export async function generated(
  { drawSeed, languageModel, log }: GenerationParts,
  request: GenerateRequest,
  signal: AbortSignal,
): Promise<Generated> {
  const engine = generateWorkout(request, { seed: request.seed ?? drawSeed() })
  const isFixed = request.seed !== undefined || request.set || request.strides || request.previous?.locked?.length
  if (!languageModel || isFixed) return engine
  return generateByModel(
    {
      ...languageModel,
      onTrouble: (trouble, status) =>
        log.warn({ trouble, status }, 'the language model gave no workout, the engine stood in'),
    },
    request,
    engine,
    signal,
  )
}
